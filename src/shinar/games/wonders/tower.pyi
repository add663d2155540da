# Written by tools/stubs.py from tower.pxd.
