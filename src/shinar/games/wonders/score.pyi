# Written by tools/stubs.py from score.pxd.

FOR_MILITARY: int
FOR_TREASURY: int
FOR_WONDER: int
FOR_CIVILIAN: int
FOR_SCIENCE: int
FOR_COMMERCIAL: int
FOR_GUILDS: int
FOR_TOWER: int
FOR_PROJECTS: int
ROWS: int
