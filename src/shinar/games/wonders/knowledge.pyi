# Written by tools/stubs.py from knowledge.pxd.

from shinar.games.wonders.state import WondersState

SEEN: int
UNSEEN: int
FIRST_LOT: int
LOTS: int
DECKS: int

def lot_of(g: WondersState, seat: int, slot: int) -> int: ...
def place_told(g: WondersState, slot: int) -> int: ...
