# Written by tools/stubs.py from evaluation.pxd.

WHOLE: int
SINGLE: int
STORED: int
STORED_SYMBOL: int
IN_HAND: int
BEING_PLACED: int
HAND_SYMBOL: int
AT_HAND: int
OPEN_STAIRS: int
OPEN_FOUNTAIN: int
OPEN_BRIDGE: int
LINE: int
ROOF: int
NEXT_FLOWER: int
FADE: int
WORST: int
