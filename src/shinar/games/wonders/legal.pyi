# Written by tools/stubs.py from legal.pxd.
