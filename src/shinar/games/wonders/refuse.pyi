# Written by tools/stubs.py from refuse.pxd.
