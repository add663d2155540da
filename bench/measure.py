"""How are two programs timed on a noisy machine so that the answer can be believed?

Contenders take turns (A B C, C B A, A B C ...), so whatever else the machine does hits all of them alike. Rates are per
second of processor time; every comparison is the median of the ratios within one round, never of figures from two runs.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Any

Play = Callable[[int], int]  # plays that many games, returns how many decisions were made


@dataclass
class Contender:
    """A way of playing games, and the rates of its rounds so far."""

    play: Play
    games: int = 0  # per round
    decisions: list[int] = field(default_factory=list[int])
    cpu: list[float] = field(default_factory=list[float])  # seconds
    wall: list[float] = field(default_factory=list[float])

    def rehearse(self, seconds: float) -> None:
        """Warm up, and find out how many games fill a round."""
        self.games = 1
        while True:
            start = time.process_time()
            self.play(self.games)
            spent = time.process_time() - start
            if spent > seconds / 4:
                self.games = max(1, round(self.games * seconds / spent))
                return
            self.games *= 4

    def round(self) -> None:
        gc.collect()
        wall, cpu = time.perf_counter(), time.process_time()
        decisions = self.play(self.games)
        self.cpu.append(time.process_time() - cpu)
        self.wall.append(time.perf_counter() - wall)
        self.decisions.append(decisions)

    @property
    def rates(self) -> list[float]:
        """Decisions per second of processor time, by round."""
        return [n / t for n, t in zip(self.decisions, self.cpu, strict=True)]

    def figures(self) -> dict[str, Any]:
        per_game = sum(self.decisions) / (self.games * len(self.decisions))
        rate = median(self.rates)
        return {
            "decisions_per_s": rate,
            "decisions_per_s_wall": median(n / t for n, t in zip(self.decisions, self.wall, strict=True)),
            "decisions_per_s_least": min(self.rates),
            "decisions_per_s_most": max(self.rates),
            "games_per_s": rate / per_game,
            "decisions_per_game": per_game,
            "ns_per_decision": 1e9 / rate,
            "games_per_round": self.games,
        }


def interleave(contenders: Mapping[str, Contender], rounds: int, seconds: float) -> None:
    for contender in contenders.values():
        contender.rehearse(seconds)
    order = list(contenders.values())
    for _ in range(rounds):
        for contender in order:
            contender.round()
        order.reverse()


def ratios(first: Sequence[float], second: Sequence[float]) -> dict[str, float]:
    """How many times as fast is the first as the second?"""
    by_round = [a / b for a, b in zip(first, second, strict=True)]
    return {"median": median(by_round), "least": min(by_round), "most": max(by_round)}


def py10m() -> float:
    """Seconds of processor time for ten million additions in plain Python: how fast is this machine just now?"""
    start = time.process_time()
    total = 0
    for i in range(10_000_000):
        total += i & 7
    return time.process_time() - start


def nanoseconds(action: Callable[[], object], times: int = 100_000, rounds: int = 7) -> float:
    """Median time of one call from Python, the cost of the call included and that of the loop not."""
    found: list[float] = []
    for _ in range(rounds):
        start = time.process_time()
        for _ in range(times):
            pass
        empty = time.process_time() - start
        start = time.process_time()
        for _ in range(times):
            action()
        found.append((time.process_time() - start - empty) / times * 1e9)
    return median(found)
