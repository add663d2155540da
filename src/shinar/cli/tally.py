"""How did those do who had this or that? Counts the marks that a game names, whatever they mean."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from shinar.catalog import AnyGame
from shinar.game import Mark


@dataclass
class _Count:
    times: int = 0
    games: int = 0  # in which it was met at all
    points: int = 0
    wins: int = 0
    seated: int = 0  # times somebody had it


class Tally:
    def __init__(self, marks_of: Callable[[Any], Iterable[Mark]]) -> None:
        self._marks_of = marks_of
        self._counts: dict[str, dict[int, _Count]] = {}
        self._games = 0

    def count(self, state: Any, points: Sequence[int], ranks: Sequence[int]) -> None:
        """One finished game. Who wins alone wins."""
        self._games += 1
        won = ranks.index(0) if ranks.count(0) == 1 else None
        met: set[tuple[str, int]] = set()
        for mark in self._marks_of(state):
            count = self._counts.setdefault(mark.kind, {}).setdefault(mark.number, _Count())
            count.times += 1
            count.games += (mark.kind, mark.number) not in met
            met.add((mark.kind, mark.number))
            if mark.seat >= 0:
                count.seated += 1
                count.points += points[mark.seat]
                count.wins += mark.seat == won

    def report(self) -> dict[str, dict[str, dict[str, float]]]:
        """By kind and number: in what share of the games, how often, and with which points and wins for those seats."""
        return {
            kind: {str(number): self._row(counts[number]) for number in sorted(counts)}
            for kind, counts in sorted(self._counts.items())
        }

    def _row(self, count: _Count) -> dict[str, float]:
        row: dict[str, float] = {"times": count.times, "in_games": count.games / self._games}
        if count.seated:
            row |= {"points": count.points / count.seated, "win_rate": count.wins / count.seated}
        return row


def show_tally(game: AnyGame, tally: Mapping[str, Mapping[str, Mapping[str, float]]]) -> None:
    from rich.table import Table as Grid

    from shinar.cli.terminal import report_console
    from shinar.words import Words

    out, words = report_console(), Words(game)
    for kind, rows in tally.items():
        grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
        grid.add_column(words.say(f"tally-{kind}"))
        for heading in ("times", "in games", "points", "wins"):
            grid.add_column(heading, justify="right")
        for number, row in rows.items():
            key = f"{kind.partition('-')[0]}-{number}"
            name = words.say(key) if words.has(key) else number
            points = (f"{row['points']:.2f}", f"{row['win_rate']:.1%}") if "points" in row else ("", "")
            grid.add_row(name, f"{row['times']:,}", f"{row['in_games']:.1%}", *points)
        out.print()
        out.print(grid)
