# Written by tools/stubs.py from city.pxd.
