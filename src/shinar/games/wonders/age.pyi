# Written by tools/stubs.py from age.pxd.
