"""Which games does a comparison of bots consist of? All of them, numbered, before the first is played.

A deal is played once for every rotation of its bots over the seats: each bot gets each seat's cards exactly once, so
luck of the deal and advantage of a seat are the same for all. Where more bots are named than the game has seats, every
choice of as many bots as there are seats is a table, and every table plays every deal. Who sits to the left of whom
changes from deal to deal by chance.

    game number = (deal * tables + table) * seats + rotation

All chance comes from the run's seed and these three numbers: a game is the same whoever plays it, when and where.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from random import Random

from shinar.catalog import AnyGame
from shinar.game import Options
from shinar.options import changed
from shinar.table.deal import LONGEST_NAME

MOST_TABLES = 1000


class ArenaError(Exception):
    """The comparison cannot be done, or not go on; the message says why in one line."""


@dataclass(frozen=True)
class Entrant:
    """Somebody who takes part: a bot by name, or a program that is started by a command."""

    text: str
    outside: bool = False

    @property
    def name(self) -> str:
        """What it is called. Entrants of the same name are the same bot, named several times."""
        if len(self.text) <= LONGEST_NAME:
            return self.text
        return f"{self.text[: LONGEST_NAME // 2 - 1]}…{self.text[-LONGEST_NAME // 2 :]}"


@dataclass(frozen=True)
class Fixture:
    """One game that is to be played."""

    number: int
    seed: int  # of the deal
    seating: tuple[int, ...]  # by seat: which entrant
    bot_seeds: tuple[int, ...]  # by seat


@dataclass(frozen=True)
class Plan:
    game: AnyGame
    seats: int
    options: Options
    entrants: tuple[Entrant, ...]
    seed: int
    deals: int
    scale: float = 1.0  # of the budgets of bots that think for some time
    timed: bool = True  # False: such bots go by iterations alone, and choose the same everywhere

    def __post_init__(self) -> None:
        try:
            self.game.check_seats(self.seats)
        except ValueError as error:
            raise ArenaError(str(error)) from None
        if len(self.entrants) < self.seats:
            raise ArenaError(f"{self.seats} seats need {self.seats} bots, not {len(self.entrants)}")
        if len(self.tables) > MOST_TABLES:
            raise ArenaError(f"{len(self.entrants)} bots make too many different tables of {self.seats}")

    @cached_property
    def tables(self) -> tuple[tuple[int, ...], ...]:
        """Who plays together."""
        return tuple(combinations(range(len(self.entrants)), self.seats))

    @property
    def games_per_deal(self) -> int:
        return len(self.tables) * self.seats

    @property
    def games(self) -> int:
        return self.deals * self.games_per_deal

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The different bots, in the order in which they were named."""
        return tuple(dict.fromkeys(entrant.name for entrant in self.entrants))

    @cached_property
    def changed_options(self) -> dict[str, str]:
        return changed(self.options)

    def entrants_of(self, name: str) -> list[int]:
        return [number for number, entrant in enumerate(self.entrants) if entrant.name == name]

    def deal_of(self, number: int) -> int:
        return number // self.games_per_deal

    def place_of(self, number: int) -> tuple[int, int, int]:
        """Deal, table and rotation."""
        deal, place = divmod(number, self.games_per_deal)
        return (deal, *divmod(place, self.seats))

    def seating(self, number: int) -> tuple[int, ...]:
        """By seat: which entrant."""
        deal, table, rotation = self.place_of(number)
        ring = list(self.tables[table])
        Random(_chance(self.seed, "ring", deal, table)).shuffle(ring)
        return tuple(ring[(seat + rotation) % self.seats] for seat in range(self.seats))

    def names_at(self, number: int) -> list[str]:
        """By seat: the name of the bot."""
        return [self.entrants[entrant].name for entrant in self.seating(number)]

    def fixture(self, number: int) -> Fixture:
        return Fixture(
            number=number,
            seed=_chance(self.seed, "deal", self.deal_of(number)),
            seating=self.seating(number),
            bot_seeds=tuple(_chance(self.seed, "bot", number, seat) for seat in range(self.seats)),
        )


def fill_seats(entrants: Sequence[Entrant], seats: int) -> tuple[Entrant, ...]:
    """As many entrants as there are seats at least: fewer take part several times, all of them equally often."""
    if not entrants:
        raise ArenaError("who plays? Name at least one bot")
    if len(entrants) < seats and seats % len(entrants):
        raise ArenaError(f"{seats} seats cannot be shared evenly by {len(entrants)} bots: name a bot for every seat")
    times = -(-seats // len(entrants))
    return tuple(entrants) * times


def usual_seats(game: AnyGame, entrants: int) -> int:
    """For how many a game is played where nobody says: as many as there are bots, if possible."""
    if entrants in game.seats:
        return entrants
    fitting = [seats for seats in game.seats if seats < entrants]
    return max(fitting) if fitting else min(game.seats)


def deals_for(games: int, entrants: int, seats: int) -> int:
    """How many whole deals make at least so many games."""
    tables = sum(1 for _ in zip(combinations(range(entrants), seats), range(MOST_TABLES + 1), strict=False))
    return -(-games // (tables * seats))


def _chance(*parts: int | str) -> int:
    """64 bits that depend on all parts, and are the same on every machine."""
    digest = hashlib.sha256(" ".join(["shinar arena", *map(str, parts)]).encode()).digest()
    return int.from_bytes(digest[:8], "big")
