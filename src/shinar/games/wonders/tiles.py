"""What do the 24 tiles of the Tower of Babel do to everybody while they are visible?

One line is one tile; tile number n is at position n - 1. Taxes are part of the cost, bonuses come after the build.
Marks: (1) one source only, (i) inferred.
"""

from __future__ import annotations

from typing import NamedTuple

from shinar.games.wonders.cards import BLUES, PURPLES, REDS, C, O, S, W
from shinar.games.wonders.effects import (
    DOUBLES,
    MADE_GOODS,
    ON_CHAIN,
    ON_STAGE,
    RAW_GOODS,
    SINGLES,
    THE_AGE,
    TRADERS,
)


class Tile(NamedTuple):
    """All that a tile can do. 0 is nothing."""

    on: int = 0  # mask: the builds that the next four are about
    tax: int = 0  # coins on top of the cost
    bonus: int = 0  # coins from the bank afterwards
    waives: int = 0  # 1: resources are not asked for
    converts: int = 0  # 1: each unit of a resource is one coin to the bank, and nothing else
    goods: int = 0  # mask: the goods that the next two are about
    price: int = 0  # a unit bought from a neighbour costs so much more
    makes: int = 0  # 1: each turn each city has one unit of one of them, for itself
    off: int = 0  # family of cards that have no effect
    endless: int = 0  # family of cards that make any number
    chains: int = 0  # 1: neighbours' structures count for chains
    victories: int = 0  # 1: victory tokens are one size smaller
    defeats: int = 0  # 1: defeat tokens come in twos


TILES: tuple[Tile, ...] = (
    Tile(on=REDS, tax=THE_AGE),  # 1  (1) the colour
    Tile(on=REDS, waives=1),  # 2
    Tile(off=DOUBLES),  # 3  (i) for buyers too
    Tile(off=TRADERS),  # 4
    Tile(on=BLUES, bonus=THE_AGE),  # 5
    Tile(on=BLUES, tax=THE_AGE),  # 6
    Tile(chains=1),  # 7
    Tile(on=BLUES, converts=1),  # 8
    Tile(goods=MADE_GOODS, price=-1),  # 9  (1) the goods
    Tile(goods=MADE_GOODS, price=1),  # 10  (1) the goods
    Tile(goods=RAW_GOODS, price=-1),  # 11  (1) the goods
    Tile(goods=RAW_GOODS, price=1),  # 12
    Tile(on=ON_CHAIN, tax=THE_AGE),  # 13
    Tile(on=ON_CHAIN, bonus=THE_AGE),  # 14
    Tile(on=ON_STAGE, waives=1),  # 15
    Tile(on=ON_STAGE, tax=THE_AGE),  # 16
    Tile(goods=W | S, makes=1),  # 17  (1) the goods
    Tile(goods=C | O, makes=1),  # 18  (1) the goods
    Tile(victories=1),  # 19
    Tile(endless=SINGLES),  # 20  (i) for buyers too
    Tile(goods=MADE_GOODS, makes=1),  # 21  (1) the goods
    Tile(defeats=1),  # 22
    Tile(on=PURPLES, converts=1),  # 23
    Tile(on=PURPLES, bonus=5),  # 24
)

TILES_EACH = 3  # dealt to each seat
TILE_POINTS = (0, 2, 5, 10)  # by tiles built
SPACES = {2: 2, 3: 3, 4: 3, 5: 4, 6: 4, 7: 4, 8: 4}  # by seats; with two, one of three is blocked
SMALLER_VICTORY = {1: 0, 3: 1, 5: 3}
