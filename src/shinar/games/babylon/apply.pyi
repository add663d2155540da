# Written by tools/stubs.py from apply.pxd.

from shinar.games.babylon.state import BabylonState

def income(g: BabylonState, seat: int, stack: int) -> int: ...
