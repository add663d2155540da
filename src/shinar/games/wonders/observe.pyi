# Written by tools/stubs.py from observe.pxd.

OBSERVE_COMMON: int
OBSERVE_CITY: int
OBSERVE_HAND: int
OBSERVE_PILE: int
OBSERVATION: int
