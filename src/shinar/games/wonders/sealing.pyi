# Written by tools/stubs.py from sealing.pxd.
