# Written by tools/stubs.py from score.pxd.

from shinar.games.babylon.state import BabylonState

STATUES: int
FOUNTAINS: int
BRIDGES: int
STAIRWAYS: int
DECORATION_SETS: int
FLOWER_SETS: int
BELVEDERES: int
HIGHEST_LEVEL: int
CATEGORIES: int

def points_for(g: BabylonState, seat: int, category: int) -> int: ...
def count_notches(g: BabylonState, seat: int) -> int: ...
def is_tile_seen(g: BabylonState, seat: int, i: int) -> bool: ...
def is_built_seen(g: BabylonState, seat: int, i: int) -> bool: ...
