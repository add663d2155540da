# Written by tools/stubs.py from score.pxd.

WIN: int
LOW: int
SUMMIT: int
