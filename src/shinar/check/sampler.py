"""Are possible worlds as likely as they should be? For positions small enough to list all worlds, by chi-square."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from shinar.state import State

S = TypeVar("S", bound=State)
LEAST_EXPECTED = 5  # worlds rarer than this are counted together, as the test wants


@dataclass(frozen=True)
class Fit:
    worlds: int
    cells: int
    chi_square: float
    likelihood: float  # of a deviation at least as large, if the sampler is right
    impossible: tuple[Hashable, ...]  # sampled, though no arrangement gives them

    @property
    def ok(self) -> bool:
        return not self.impossible and self.likelihood > 1e-6


def check_sampler(
    state: S, seat: int, expected: Mapping[Any, float], key: Callable[[S], Any], *, worlds: int = 20_000
) -> Fit:
    """Compare `redealt` with a listing of all worlds: `expected` says in what proportion each `key(world)` is due."""
    found = Counter(key(state.redealt(seat, seed)) for seed in range(worlds))
    impossible = tuple(world for world in found if not expected.get(world))
    scale = worlds / sum(expected.values())
    cells: list[tuple[int, float]] = []
    rare_found, rare_expected = 0, 0.0
    for world, weight in expected.items():
        if weight * scale >= LEAST_EXPECTED:
            cells.append((found[world], weight * scale))
        else:
            rare_found += found[world]
            rare_expected += weight * scale
    if rare_expected > 0:
        cells.append((rare_found, rare_expected))
    chi_square = sum((count - mean) ** 2 / mean for count, mean in cells)
    return Fit(worlds, len(cells), chi_square, chi_square_tail(chi_square, len(cells) - 1), impossible)


def chi_square_tail(x: float, freedom: int) -> float:
    """How likely a sum of `freedom` squared normal deviates is at least x (exact: freedom is a whole number)."""
    if freedom < 1 or x <= 0:
        return 1.0
    half = x / 2
    odd = freedom % 2 / 2
    tail = math.erfc(math.sqrt(half)) if odd else 0.0
    # By logarithms: with many cells e**-half alone would be nothing.
    steps = (i + odd for i in range(freedom // 2))
    return min(tail + math.fsum(math.exp(n * math.log(half) - half - math.lgamma(n + 1)) for n in steps), 1.0)
