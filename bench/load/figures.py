"""What came of one measured run, and how that is said."""

from __future__ import annotations

from time import process_time
from typing import NamedTuple


class Figures(NamedTuple):
    moves: int
    wall: float
    cpu: float  # processor seconds of the server
    latencies: list[float]  # seconds from a move sent to its answer
    idle: int  # megabytes before the first match
    after: int

    @property
    def per_cpu_second(self):
        return self.moves / self.cpu

    def percentile(self, p):
        took = sorted(self.latencies)
        return 1000 * took[min(len(took) - 1, len(took) * p // 100)]

    def __str__(self):
        p50, p95, p99 = (self.percentile(p) for p in (50, 95, 99))
        return (
            f"{self.moves:,} moves, {self.moves / self.wall:,.0f}/s, {self.per_cpu_second:,.0f} per server CPU second, "
            f"server CPU {self.cpu / self.wall:.0%}, latency p50 {p50:.1f} p95 {p95:.1f} p99 {p99:.1f} ms, "
            f"memory {self.idle} MB idle, {self.after} MB after"
        )


def py10m():
    """CPU seconds of a plain loop: on a machine that others use too, figures mean something only beside this one."""
    began = process_time()
    total = 0
    for i in range(10_000_000):
        total += i & 7
    return process_time() - began
