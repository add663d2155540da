# Written by tools/stubs.py from knowledge.pxd.

COMMON_NUMBERS: int
SEAT_NUMBERS: int
