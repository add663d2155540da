# Written by tools/stubs.py from evaluation.pxd.

HAND_CARD: int
VARIETY: int
DRAW: int
COLUMN_CARD: int
SPARE_CARD: int
GROUP_WORTH: int
HELD_CARD: int
PROMISE: int
EFFORT: int
THREAT: int
OFFERED: int
LEAD: int
WON_OVER: int
WHOLE: int
