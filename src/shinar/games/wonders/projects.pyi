# Written by tools/stubs.py from projects.pxd.
