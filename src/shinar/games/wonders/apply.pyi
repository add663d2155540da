# Written by tools/stubs.py from apply.pxd.
