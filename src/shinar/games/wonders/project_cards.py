"""What do the 15 Great Projects ask, give and threaten?

One line is one project; ids are positions, five to an Age. All values were read from one set of scans of the
printed cards; the rulebook confirms every kind of reward and penalty.
"""

from __future__ import annotations

from typing import NamedTuple

from shinar.games.wonders.cards import PURPLES, Effect, Price, price
from shinar.games.wonders.effects import (
    BLUE,
    BROWN,
    COUNT_SETS,
    COUNT_STAGES,
    FREE_STAGE,
    FREE_STRUCTURE,
    GREEN,
    GREY,
    LOSE_COINS,
    LOSE_START,
    LOSE_STRUCTURE,
    LOSE_VICTORIES,
    OF_ALL_THREE,
    OF_OWN,
    PURPLE,
    RED,
    WILDCARD,
    YELLOW,
)


class Project(NamedTuple):
    key: str
    age: int
    colour: int  # of the structures with which one takes part
    cost: str  # as in `price`, on top of the structure's
    penalty: int
    loses: int  # colour, where the penalty is a structure
    reward: Effect  # for each participation token

    @property
    def price(self) -> Price:
        return price(self.cost)


NONE = -1

PROJECTS: tuple[Project, ...] = (
    Project("belvedere", 1, BLUE, "1c", LOSE_STRUCTURE, RED, Effect(special=FREE_STAGE)),
    Project("cranes", 1, GREEN, "1", LOSE_STRUCTURE, BROWN, Effect(special=FREE_STRUCTURE)),
    Project("double-walls", 1, RED, "1", LOSE_START, NONE, Effect(victory=1)),
    Project("factory", 1, BROWN, "2", LOSE_STRUCTURE, GREY, Effect(special=WILDCARD)),
    Project("rampart-road", 1, YELLOW, "1s", LOSE_COINS, NONE, Effect(coins=4)),
    Project("obelisk", 2, BLUE, "1p", LOSE_STRUCTURE, BROWN, Effect(shields=1)),
    Project("river-port", 2, YELLOW, "1t", LOSE_COINS, NONE, Effect(coins=6)),
    Project("sewer-network", 2, GREEN, "2", LOSE_STRUCTURE, RED, Effect(special=FREE_STRUCTURE)),
    Project("smelter", 2, BROWN, "2", LOSE_STRUCTURE, GREY, Effect(points_per=1, per=COUNT_STAGES, of=OF_OWN)),
    Project("war-mirror", 2, RED, "2g", LOSE_STRUCTURE, BLUE, Effect(victory=3)),
    Project("archives", 3, GREEN, "4", LOSE_STRUCTURE, BLUE, Effect(points_per=3, per=COUNT_SETS, of=OF_OWN)),
    Project("giant-trebuchet", 3, RED, "5w", LOSE_COINS, NONE, Effect(victory=5)),
    Project("grand-bazaar", 3, YELLOW, "4o", LOSE_STRUCTURE, RED, Effect(coins=12)),
    Project("menagerie", 3, PURPLE, "4", LOSE_STRUCTURE, GREEN, Effect(points_per=1, per=PURPLES, of=OF_ALL_THREE)),
    Project("triumphal-arches", 3, BLUE, "5", LOSE_VICTORIES, NONE, Effect(shields=2)),
)

PROJECTS_EACH = 5  # to an Age, of which one is laid out
TOKENS = {2: 2, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 6}  # on the card, by seats
UNABLE = (-1, -2, -3)  # points, by Age, where the penalty cannot be paid
VICTORIES_LOST = 2
