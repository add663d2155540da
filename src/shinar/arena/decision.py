"""When is enough played? A test that may be looked at after every deal, for all pairs of bots at once.

For each pair the claim "they win equally often" is bet against (shinar/arena/intervals.py), and likewise the claims
that one of them is ahead by 0.05 or more. The run is decided when every pair is: one is better, or they are as good as
equal. With a probability of at least 95 % all verdicts of a run are right, however often one looks; with several pairs
each has its part of the error.

Deals are judged in their order, each when all of its games are there: the verdict does not depend on who was faster.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from statistics import fmean
from typing import Literal

from shinar.arena.intervals import CONFIDENCE, Bets, Interval
from shinar.arena.plan import Plan
from shinar.arena.play import Played

EQUAL = 0.05  # of the share of victories: a smaller lead is none

Verdict = Literal["first", "second", "equal"]


class Judge:
    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        pairs = list(combinations(plan.names, 2))
        error = (1 - CONFIDENCE) / max(len(pairs), 1)
        claims = (0.5 - EQUAL / 2, 0.5, 0.5 + EQUAL / 2)
        self._bets = {pair: Bets(error, claims) for pair in pairs}
        self.verdicts: dict[tuple[str, str], Verdict | None] = dict.fromkeys(pairs)

    @property
    def decided(self) -> bool:
        return len(self.verdicts) > 0 and None not in self.verdicts.values()

    def see(self, games: Sequence[Played]) -> None:
        """All games of the next deal."""
        for pair, bets in self._bets.items():
            bets.see((lead(self._plan, games, *pair) + 1) / 2)
            self.verdicts[pair] = self.verdicts[pair] or _verdict(bets)

    def interval(self, first: str, second: str) -> Interval:
        """Of the difference between two bots: true at whatever moment the run was stopped."""
        low, high = self._bets[first, second].interval
        return Interval(2 * low - 1, 2 * high - 1)


def _verdict(bets: Bets) -> Verdict | None:
    if bets.shows_more_than(0.5):
        return "first"
    if bets.shows_less_than(0.5):
        return "second"
    if bets.shows_more_than(0.5 - EQUAL / 2) and bets.shows_less_than(0.5 + EQUAL / 2):
        return "equal"
    return None


def lead(plan: Plan, games: Sequence[Played], first: str, second: str) -> float:
    """By how much the first bot's share of victories is above the second's in one deal, each for one seat."""
    return paired(plan, games, [game.shares for game in games], first, second)


def paired(plan: Plan, games: Sequence[Played], values: Sequence[Sequence[float]], first: str, second: str) -> float:
    """A value's mean over the seats of the one bot, less that of the other, in those games that both played."""
    found: dict[str, list[float]] = {first: [], second: []}
    for game, by_seat in zip(games, values, strict=True):
        names = plan.names_at(game.number)
        if first in names and second in names:
            for name, value in zip(names, by_seat, strict=True):
                if name in found:
                    found[name].append(value)
    return fmean(found[first]) - fmean(found[second])
