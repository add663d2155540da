"""How is one game of a comparison played, and what is kept of it?"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import contextmanager
from itertools import chain
from time import perf_counter

import msgspec

from shinar.arena.plan import Entrant, Fixture, Plan
from shinar.bots import Bot, OutsideBot, Seat, new_bot
from shinar.table import Table


class Played(msgspec.Struct, frozen=True, omit_defaults=True):
    """A finished game. Lists are by seat; who sat there the plan says."""

    number: int
    points: list[int]
    ranks: list[int]
    choices: int  # made by all together
    seconds: list[float]  # that each thought
    faults: list[int] = []  # moves that were replaced, because the bot gave none that could be played
    marks: list[dict[str, dict[int, int]]] = []  # what the seat had: by kind and number, how often; see Game.tally
    transcript: str | None = None

    @property
    def shares(self) -> list[float]:
        """Of the victory: 1 for whoever is first alone, a part for each of several."""
        first = self.ranks.count(0)
        return [1 / first if rank == 0 else 0.0 for rank in self.ranks]


def play_fixture(plan: Plan, fixture: Fixture, *, transcript: bool = False) -> Played:
    table = Table.new(
        plan.game,
        seed=fixture.seed,
        seats=plan.seats,
        options=plan.options,
        names=plan.names_at(fixture.number),
    )
    seconds = [0.0] * plan.seats
    with _seated(plan, fixture) as bots:
        while not table.over:
            for seat in table.acting:
                began = perf_counter()
                action = bots[seat].choose(Seat(table, seat))
                seconds[seat] += perf_counter() - began
                table.choose(seat, action)
        faults = [int(getattr(bot, "faults", 0)) for bot in bots]
    choices = [choice for choices in table.rounds for choice in choices]
    result = table.result
    return Played(
        number=fixture.number,
        points=result.points,
        ranks=result.ranks,
        choices=len(choices),
        seconds=[round(spent, 6) for spent in seconds],
        faults=faults if any(faults) else [],
        marks=_marks(plan, table, choices),
        transcript=str(table.transcript()) if transcript else None,
    )


@contextmanager
def _seated(plan: Plan, fixture: Fixture) -> Generator[list[Bot]]:
    """A fresh bot for each seat, sent home afterwards: programs from outside must end."""
    bots: list[Bot] = []
    try:
        for number, seed in zip(fixture.seating, fixture.bot_seeds, strict=True):
            bots.append(_new(plan, plan.entrants[number], seed))
        yield bots
    finally:
        for bot in bots:
            if close := getattr(bot, "close", None):
                close()


def _new(plan: Plan, entrant: Entrant, seed: int) -> Bot:
    if entrant.outside:
        return OutsideBot(entrant.text, seed)
    return new_bot(entrant.text, seed, scale=plan.scale, timed=plan.timed)


def _marks(plan: Plan, table: Table, choices: Sequence[tuple[int, int]]) -> list[dict[str, dict[int, int]]]:
    """Those of the seats; what the whole game had says nothing about who won it."""
    game = plan.game
    found: list[dict[str, dict[int, int]]] = [{} for _ in range(plan.seats)]
    marks = chain(
        game.tally(table.state) if game.tally else (), game.tally_choices(choices) if game.tally_choices else ()
    )
    for mark in marks:
        if mark.seat >= 0:
            times = found[mark.seat].setdefault(mark.kind, {})
            times[mark.number] = times.get(mark.number, 0) + 1
    return found if any(found) else []
