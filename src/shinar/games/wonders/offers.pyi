# Written by tools/stubs.py from offers.pxd.

OFFER: int
