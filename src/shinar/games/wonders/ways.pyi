# Written by tools/stubs.py from ways.pxd.
