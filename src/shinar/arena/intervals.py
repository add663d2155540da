"""How sure can one be of a mean? Intervals for scores, shares and differences, and bets against a claim.

The unit of chance is the deal, never the game: the games of one deal share its luck. Two kinds of intervals:

- For a number of deals that was fixed beforehand: Student's t over deals. Shares get four imaginary deals, two won and
  two lost, so that "won all of ten" does not mean "wins always" (Agresti and Coull's way, with deals for trials).
- For looking at all the time and stopping when it pays: a confidence sequence by betting (Waudby-Smith and Ramdas,
  "Estimating means of bounded random variables by betting", 2023). With the stated probability the truth is inside
  it at every moment at once, so one may stop whenever one likes. It assumes nothing but that deals are alike.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist, fmean
from typing import NamedTuple

CONFIDENCE = 0.95
IMAGINED = 2  # deals won, and as many lost
BOLDEST = 0.75  # of one's money that a bet may lose
EXACT = 1e-5


class Interval(NamedTuple):
    low: float
    high: float

    def within(self, low: float, high: float) -> Interval:
        return Interval(min(max(self.low, low), high), max(min(self.high, high), low))


def t_quantile(freedom: int) -> float:
    """Of Student's distribution, for a two-sided interval: Cornish and Fisher's expansion from the normal one."""
    if freedom == 1:
        return math.tan(math.pi * CONFIDENCE / 2)
    if freedom == 2:
        return CONFIDENCE * math.sqrt(2 / (1 - CONFIDENCE**2))
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / freedom**power for power, term in enumerate(terms, 1))


def mean_interval(values: Sequence[float]) -> Interval:
    """Of the mean of anything, such as points; without limits for fewer than two values."""
    if len(values) < 2:
        return Interval(-math.inf, math.inf)
    mean = fmean(values)
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    half = t_quantile(len(values) - 1) * math.sqrt(variance / len(values))
    return Interval(mean - half, mean + half)


def share_interval(won: Sequence[float], of: Sequence[float]) -> Interval:
    """Of a share from 0 to 1: what was won in each deal, of how much."""
    usual = sum(of) / len(of)
    won = [*won, *[usual] * IMAGINED, *[0.0] * IMAGINED]
    of = [*of, *[usual] * 2 * IMAGINED]
    count, total = len(of), sum(of)
    share = sum(won) / total
    variance = sum((w - share * o) ** 2 for w, o in zip(won, of, strict=True)) * count / (count - 1) / total**2
    half = t_quantile(count - 1) * math.sqrt(variance)
    return Interval(share - half, share + half).within(0, 1)


def difference_interval(values: Sequence[float]) -> Interval:
    """Of a mean of values from -1 to 1."""
    low, high = share_interval([(value + 1) / 2 for value in values], [1.0] * len(values))
    return Interval(2 * low - 1, 2 * high - 1)


class Bets:
    """Money put on claims about the mean of values from 0 to 1, before each is seen.

    A true claim lets nobody get rich: that the money ever reaches 1 / error has at most the probability `error`.
    """

    def __init__(self, error: float, claims: Sequence[float] = ()) -> None:
        """`claims`: means that will be asked about again and again."""
        self.error = error
        self._values: list[float] = []
        self._stakes: list[float] = []
        self._sum = 0.5
        self._squares = 0.25
        self._gains = {(claim, side): 0.0 for claim in claims for side in (1, -1)}

    def see(self, value: float) -> None:
        time = len(self._values) + 1
        variance = self._squares / time
        stake = math.sqrt(2 * math.log(2 / self.error) / (variance * time * math.log(1 + time)))
        for claim, side in self._gains:
            self._gains[claim, side] += _log_gain(claim, side, stake, value)
        self._stakes.append(stake)
        self._values.append(value)
        self._sum += value
        self._squares += (value - self._sum / (time + 1)) ** 2

    def shows_more_than(self, mean: float) -> bool:
        return self._gain(mean, 1) >= self._enough

    def shows_less_than(self, mean: float) -> bool:
        return self._gain(mean, -1) >= self._enough

    @property
    def interval(self) -> Interval:
        """All means that are not refuted."""
        return Interval(self._edge(1), self._edge(-1))

    @property
    def _enough(self) -> float:
        return math.log(2 / self.error)  # half of the money bets on more, half on less

    def _gain(self, mean: float, side: int) -> float:
        """Logarithm of what the money has become that says "more than this" (side 1) or "less" (-1)."""
        if (mean, side) in self._gains:
            return self._gains[mean, side]
        bets = zip(self._stakes, self._values, strict=True)
        return math.fsum(_log_gain(mean, side, stake, value) for stake, value in bets)

    def _edge(self, side: int) -> float:
        """Where the refuted means end; the gain falls all the way towards it."""
        refuted, possible = (0.0, 1.0) if side > 0 else (1.0, 0.0)
        if self._gain(possible, side) >= self._enough:
            return possible
        while abs(possible - refuted) > EXACT:
            middle = (refuted + possible) / 2
            if self._gain(middle, side) >= self._enough:
                refuted = middle
            else:
                possible = middle
        return refuted


def _log_gain(mean: float, side: int, stake: float, value: float) -> float:
    room = mean if side > 0 else 1 - mean  # how far the value can fall on the wrong side
    return math.log1p(side * min(stake, BOLDEST / room) * (value - mean)) if room > 0 else 0.0
