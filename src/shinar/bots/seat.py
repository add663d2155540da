"""What may a bot see of a match? A `Seat`: one player's view, his choices, and worlds that fit what he knows."""

from __future__ import annotations

from typing import Protocol

from shinar.catalog import AnyGame
from shinar.game import Move, State, View
from shinar.options import changed
from shinar.table import Table


class Seat:
    """One player's place at a table. The true state stays behind it."""

    __slots__ = ("_table", "number")

    def __init__(self, table: Table, number: int) -> None:
        self.number = number
        self._table = table

    @property
    def game(self) -> AnyGame:
        return self._table.game

    @property
    def seats(self) -> int:
        """How many play."""
        return self._table.seats

    @property
    def options(self) -> dict[str, str]:
        """What is played: the options that differ from their defaults."""
        return changed(self._table.deal.options)

    @property
    def view(self) -> View:
        """All that this player may know."""
        return self._table.view(self.number)

    @property
    def moves(self) -> list[Move]:
        """What he may choose now, readable; nothing while he owes no choice."""
        return self._table.moves(self.number)

    @property
    def legal(self) -> list[int]:
        """The same as action numbers, ascending."""
        return self._table.legal(self.number)

    @property
    def in_a_row(self) -> int:
        """How many choices he has made since somebody else had one."""
        return self._table.in_a_row(self.number)

    def imagine(self, seed: int) -> State:
        """A world that fits all he knows, every one of them equally likely: a copy, free to be played on."""
        return self._table.imagine(self.number, seed)


class Bot(Protocol):
    """A player without a face."""

    def choose(self, seat: Seat) -> int:
        """One of `seat.legal`, which is not empty."""
        ...
