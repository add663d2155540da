# Written by tools/stubs.py from cost.pxd.

NONE: int
MOST: int
