# Written by tools/stubs.py from knowledge.pxd.

OBSERVATION: int
