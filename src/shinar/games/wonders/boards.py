"""Which boards are there, what do they give from the start, and what do the stages of their two sides cost and do?

One line is one stage. Boards 0-6 are in the base box, the others in the Wonder Pack; ids are positions.
"""

from __future__ import annotations

from typing import NamedTuple

from shinar.games.wonders.cards import Effect, Price, price
from shinar.games.wonders.effects import (
    ANY_SYMBOL,
    BURIED_COLOUR,
    BURY_LEADER,
    CLAY,
    COPY_GUILD,
    COPY_SYMBOL,
    COUNT_STONES,
    DIPLOMACY,
    FREE_BUILD,
    FROM_DISCARD,
    GLASS,
    LAST_CARD,
    MADE_GOODS,
    MAKE_MISSING,
    MIRROR,
    NO_RESOURCE,
    OF_LEFT,
    OF_NEIGHBOURS,
    OF_OWN,
    OF_RIGHT,
    ORE,
    PAPYRUS,
    RAW_GOODS,
    STONE,
    TEXTILE,
    WOOD,
)


class Stage(NamedTuple):
    cost: str  # as in `price`; "?" is that of the mirrored stage
    effect: Effect

    @property
    def price(self) -> Price:
        return price(self.cost.replace("?", ""))


class Board(NamedTuple):
    key: str
    start: int  # the resource it makes, for the neighbours too
    a: tuple[Stage, ...]
    b: tuple[Stage, ...]
    coins: int = 0  # on top of those that every city starts with
    any_order: int = 0  # 1: the stages need not be built from left to right
    needs: str = ""  # an expansion without which neither side can be played


BOARDS: tuple[Board, ...] = (
    Board(
        "giza", STONE,
        a=(
            Stage("ss", Effect(points=3)),
            Stage("www", Effect(points=5)),
            Stage("ssss", Effect(points=7)),
        ),
        b=(
            Stage("ww", Effect(points=3)),
            Stage("sss", Effect(points=5)),
            Stage("ccc", Effect(points=5)),
            Stage("ssssp", Effect(points=7)),
        ),
    ),
    Board(
        "rhodes", ORE,
        a=(
            Stage("ww", Effect(points=3)),
            Stage("ccc", Effect(shields=2)),
            Stage("oooo", Effect(points=7)),
        ),
        b=(
            Stage("sss", Effect(points=3, coins=3, shields=1)),
            Stage("oooo", Effect(points=4, coins=4, shields=1)),
        ),
    ),
    Board(
        "alexandria", GLASS,
        a=(
            Stage("ss", Effect(points=3)),
            Stage("oo", Effect(makes=RAW_GOODS)),
            Stage("gg", Effect(points=7)),
        ),
        b=(
            Stage("cc", Effect(makes=RAW_GOODS)),
            Stage("ww", Effect(makes=MADE_GOODS)),
            Stage("sss", Effect(points=7)),
        ),
    ),
    Board(
        "ephesus", PAPYRUS,
        a=(
            Stage("ss", Effect(points=3)),
            Stage("ww", Effect(coins=9)),
            Stage("pp", Effect(points=7)),
        ),
        b=(
            Stage("ss", Effect(points=2, coins=4)),
            Stage("ww", Effect(points=3, coins=4)),
            Stage("gtp", Effect(points=5, coins=4)),
        ),
    ),
    Board(
        "babylon", CLAY,
        a=(
            Stage("cc", Effect(points=3)),
            Stage("www", Effect(symbols=ANY_SYMBOL)),
            Stage("cccc", Effect(points=7)),
        ),
        b=(
            Stage("ct", Effect(points=3)),
            Stage("wwg", Effect(special=LAST_CARD)),
            Stage("cccp", Effect(symbols=ANY_SYMBOL)),
        ),
    ),
    Board(
        "olympia", WOOD,
        a=(
            Stage("ww", Effect(points=3)),
            Stage("ss", Effect(special=FREE_BUILD)),
            Stage("oo", Effect(points=7)),
        ),
        b=(
            Stage("ww", Effect(cheap=RAW_GOODS, of=OF_NEIGHBOURS)),
            Stage("ss", Effect(points=5)),
            Stage("oot", Effect(special=COPY_GUILD)),
        ),
    ),
    Board(
        "halicarnassus", TEXTILE,
        a=(
            Stage("cc", Effect(points=3)),
            Stage("ooo", Effect(special=FROM_DISCARD)),
            Stage("tt", Effect(points=7)),
        ),
        b=(
            Stage("oo", Effect(points=2, special=FROM_DISCARD)),
            Stage("ccc", Effect(points=1, special=FROM_DISCARD)),
            Stage("gtp", Effect(special=FROM_DISCARD)),
        ),
    ),
    Board(
        "great-wall", TEXTILE,
        a=(
            Stage("ww", Effect(coins=8)),
            Stage("cgp", Effect(symbols=ANY_SYMBOL)),
            Stage("sss", Effect(shields=2)),
            Stage("ooo", Effect(special=FROM_DISCARD)),
        ),
        b=(
            Stage("wp", Effect(coins=8, gift=2, of=OF_NEIGHBOURS)),
            Stage("cco", Effect(special=COPY_SYMBOL, of=OF_NEIGHBOURS)),
            Stage("wwp", Effect(loss=2, special=DIPLOMACY)),
            Stage("ss", Effect(special=MAKE_MISSING)),
        ),
        any_order=1,
    ),
    Board(
        "stonehenge", WOOD,  # medium confidence: cards with a choice count one stone each
        a=(
            Stage("co", Effect(points=3)),
            Stage("ccp", Effect(points=5)),
            Stage("wwwt", Effect(points_per=2, per=COUNT_STONES, of=OF_OWN)),
        ),
        b=(
            Stage("ooo", Effect(coins_per=1, points_per=1, per=COUNT_STONES, of=OF_OWN)),
            Stage("cccp", Effect(points_per=1, of=OF_NEIGHBOURS, special=BURIED_COLOUR)),
        ),
    ),
    Board(
        "manneken-pis", NO_RESOURCE,  # low confidence: boards of fewer or more than three stages, and the Great Wall
        a=(
            Stage("?", Effect(special=MIRROR, mirrored=1, of=OF_LEFT)),
            Stage("?", Effect(special=MIRROR, mirrored=2, of=OF_RIGHT)),
            Stage("?", Effect(special=MIRROR, mirrored=3, of=OF_LEFT)),
        ),
        b=(
            Stage("wscogtp", Effect(points=7, coins=7, shields=1)),
        ),
        coins=4,
    ),
    Board(
        "abu-simbel", PAPYRUS,
        a=(
            Stage("sc", Effect(points=3)),
            Stage("wo", Effect(points=5)),
            Stage("ssgt", Effect(special=BURY_LEADER)),
        ),
        b=(
            Stage("cct", Effect(special=BURY_LEADER)),
            Stage("wwg", Effect(special=BURY_LEADER)),
        ),
        needs="leaders",
    ),
)  # fmt: skip

BASE_BOARDS = 7  # the first ones; the rest are the Wonder Pack's
BOARD_ID: dict[str, int] = {board.key: number for number, board in enumerate(BOARDS)}
