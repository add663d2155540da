"""How does a bot think ahead? It grows a search tree a little at a time, looks at the clock, and stops when told to.

`search` answers what was considered, how often, what it is worth and what is expected to follow; `SearchBot` makes the
choice that was tried most often. The levels of play differ in how long they think about one whole turn.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from random import Random
from threading import Event
from time import perf_counter

import msgspec

from shinar.bots.seat import Seat
from shinar.bots.tree import Tree
from shinar.game import State, Tuning

SLICE = 0.004  # seconds between two looks at the clock
FIRST_SLICE = 4  # iterations, when nothing is known of how long one takes
MOST_AT_ONCE = 8192
FOREVER = 1 << 60


class Considered(msgspec.Struct, frozen=True):
    """A choice that was tried at the root."""

    action: int
    visits: int
    value: float  # mean reward, 0 to 1; see Tuning
    line: list[tuple[int, int]]  # what is expected to follow: seat and action, this choice first


class Report(msgspec.Struct, frozen=True):
    moves: list[Considered]  # the most visited first
    iterations: int
    seconds: float
    decisions: int  # made in all imagined worlds
    nodes: int


def search(
    world: State,
    seat: int,
    seed: int,
    *,
    tuning: Tuning | None = None,
    iterations: int | None = None,
    seconds: float | None = None,
    stop: Callable[[], bool] | None = None,
) -> Report:
    """Think about what `seat` should choose, from any world that fits what it knows (`Seat.imagine`).

    Ends after so many iterations or seconds, or within 50 ms of `stop` answering yes, always with at least one
    iteration. Other threads run meanwhile. Without a clock the report is a function of the other arguments.
    """
    if iterations is None and seconds is None and stop is None:
        raise ValueError("a search needs an end: iterations, seconds, or something that stops it")
    began = perf_counter()
    tree = Tree(world, seat, seed, tuning or Tuning())
    left = max(1, FOREVER if iterations is None else iterations)
    portion = FIRST_SLICE
    while left:
        portion = min(portion, left)
        before = perf_counter()
        tree.grow(portion)
        now = perf_counter()
        left -= portion
        if (seconds is not None and now - began + SLICE / 2 >= seconds) or (stop is not None and stop()):
            break
        # Never trust one measurement too far: a busy machine makes a slice look slow, a warm one makes it fast.
        portion = max(1, min(MOST_AT_ONCE, 4 * portion, round(portion * SLICE / max(now - before, 1e-6))))
    moves = [Considered(action, visits, value, tree.line(action)) for action, visits, value in tree.considered()]
    return Report(moves, tree.iterations, perf_counter() - began, tree.decisions, tree.size)


class SearchBot:
    """Makes the choice that a search tried most often.

    `iterations` and `seconds` are for a whole turn: all choices until somebody else has one. Of what is left, each
    choice is given the game's `share`, so that a turn of any length keeps within them.
    """

    def __init__(
        self,
        seed: int,
        *,
        iterations: int | None = None,
        seconds: float | None = None,
        tuning: Mapping[str, object] | None = None,  # instead of what the game says
    ) -> None:
        self._random = Random(seed)
        self._iterations = iterations
        self._seconds = seconds
        self._changes = dict(tuning or {})
        self._stopped = Event()
        self.report: Report | None = None  # of the last choice that took a search

    def choose(self, seat: Seat) -> int:
        choices = seat.legal
        seed = self._random.getrandbits(64)
        if len(choices) == 1:
            return choices[0]
        self.report = self.think(seat, seed)
        return self.report.moves[0].action

    def think(self, seat: Seat, seed: int) -> Report:
        tuning = dataclasses.replace(seat.game.tuning, **self._changes)
        part = tuning.share * (1 - tuning.share) ** seat.in_a_row
        iterations = self.iterations_for(tuning)
        return search(
            seat.imagine(seed),
            seat.number,
            seed,
            tuning=tuning,
            iterations=None if iterations is None else int(iterations * part),
            seconds=None if self._seconds is None else self._seconds * part,
            stop=self._stopped.is_set,
        )

    def iterations_for(self, tuning: Tuning) -> int | None:
        """For a whole turn."""
        return self._iterations

    def stop(self) -> None:
        """Choose now, whatever has been found; may be called from any thread."""
        self._stopped.set()


class Level:
    """How strong a bot is: by its seconds for a whole turn, and by the iterations that a game gives it."""

    def __init__(self, name: str, seconds: float, iterations: int) -> None:
        self.name = name
        self.seconds = seconds  # never more; the iterations are meant to take about half of them
        self.iterations = iterations  # in a game that does not say

    def bot(self, seed: int, *, scale: float = 1.0, timed: bool = True) -> LevelBot:
        return LevelBot(self, seed, scale, self.seconds if timed else None)


class LevelBot(SearchBot):
    def __init__(self, level: Level, seed: int, scale: float, seconds: float | None) -> None:
        super().__init__(seed, seconds=seconds)
        self._level = level
        self._scale = scale

    def iterations_for(self, tuning: Tuning) -> int | None:
        return round(tuning.budgets.get(self._level.name, self._level.iterations) * self._scale)


LEVELS = {
    level.name: level
    for level in (
        Level("easy", 0.3, 500),
        Level("medium", 1.0, 2_000),
        Level("hard", 3.0, 8_000),
        Level("expert", 10.0, 30_000),
    )
}
