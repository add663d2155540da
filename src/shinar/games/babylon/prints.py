"""What is printed on a tile, for the rules? The tables of tiles.py as numbers that compiled code can read."""

import cython

from shinar.games.babylon.tiles import BOX, ROUND_TOKENS
from shinar.games.babylon.tiles import FLOWERS as FLOWER_NAMES
from shinar.games.babylon.tiles import SYMBOLS as LETTERS
from shinar.games.babylon.tiles import TILES as PRINTS

if not cython.compiled:
    from shinar.layout import constants

    globals().update(constants(__name__))
    tile_symbol = [[0] * CORNERS for _ in range(TILES)]
    tile_flower = [0] * TILES
    token_count = [0] * (EFFECTS + 1)
    box = [0] * SYMBOLS


def symbol_of(tile, turned, corner):
    """The symbol in this corner of a tile that was turned clockwise by so many quarters."""
    return tile_symbol[tile][(corner + TURNS - turned) % CORNERS]


def flower_of(tile):
    return tile_flower[tile]


for _tile, _print in enumerate(PRINTS):
    tile_flower[_tile] = FLOWER_NAMES.index(_print.flower)
    for _corner in range(CORNERS):
        tile_symbol[_tile][_corner] = LETTERS.index(_print.print[_corner])
for _kind, _token in enumerate(ROUND_TOKENS):
    token_count[_kind] = _token.copies
for _symbol in range(SYMBOLS):
    box[_symbol] = BOX[LETTERS[_symbol + 1]]
