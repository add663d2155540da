"""How do figures look? Dots with their intervals, and scores as rows of bars: plain SVG, no script and nothing fetched.

Colours and type come from the page's style sheet (page.css), so that a figure follows the page into the dark. Bots are
told apart by the shape of their mark as well as by its colour. The page has a table of the same numbers beside each.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

WIDTH = 640
LABELS = 190  # left of the plot
MARGIN = 26  # right of it
ROW = 30
BARS = 44  # height of a row of bars
AXIS = 34
TICKS = 5
KINDS = 6  # of marks, each with its colour in page.css
LONGEST = 24  # characters of a label

Say = Callable[[float], str]  # how a number is written


@dataclass(frozen=True)
class Dot:
    label: str
    value: float
    low: float
    high: float
    kind: int = 0  # which mark
    first: bool = False  # of a group: a line above it


@dataclass(frozen=True)
class Bars:
    label: str
    counts: dict[int, int]
    mean: float
    kind: int = 0


def dots(title: str, rows: Sequence[Dot], say: Say, *, low: float, high: float, par: float | None = None) -> str:
    """One row each, on a common axis; `par` is a line to compare with."""
    axis = _Axis(low, high)
    height = len(rows) * ROW + AXIS
    parts = axis.draw(height, say)
    if par is not None:
        parts.append(f'<line class="par" x1="{axis.at(par)}" x2="{axis.at(par)}" y1="4" y2="{height - AXIS}"/>')
    for number, row in enumerate(rows):
        y = number * ROW + ROW / 2
        if row.first and number:
            parts.append(f'<line class="rule" x1="0" x2="{WIDTH}" y1="{y - ROW / 2:g}" y2="{y - ROW / 2:g}"/>')
        parts.append(_label(row.label, y))
        parts.append(f'<g class="kind{row.kind % KINDS}">')
        parts.append(f"<title>{escape(f'{row.label}: {say(row.value)} ({say(row.low)} – {say(row.high)})')}</title>")
        left, right = axis.at(row.low), axis.at(row.high)
        parts.append(f'<line class="span" x1="{left}" x2="{right}" y1="{y:g}" y2="{y:g}"/>')
        for end, inside in ((left, row.low >= low), (right, row.high <= high)):
            if inside:
                parts.append(f'<line class="span" x1="{end}" x2="{end}" y1="{y - 4:g}" y2="{y + 4:g}"/>')
        parts.append(f"{_mark(row.kind, axis.at(row.value), y)}</g>")
    return _svg(title, height, parts)


def bars(title: str, rows: Sequence[Bars], say: Say) -> str:
    """How often each whole number came up, one row each on a common axis; all rows have the same area."""
    values = [value for row in rows for value in row.counts]
    step = max(1, math.ceil((max(values) - min(values) + 1) / 60))
    low, high = min(values) - 0.5, max(values) + step - 0.5
    axis = _Axis(low, high)
    height = len(rows) * BARS + AXIS
    parts = axis.draw(height, say)
    binned = [_bin(row.counts, min(values), step) for row in rows]
    tallest = max(max(shares.values()) for shares in binned)
    for number, (row, shares) in enumerate(zip(rows, binned, strict=True)):
        base = (number + 1) * BARS - 4
        parts.append(_label(row.label, base - 8))
        parts.append(f'<g class="kind{row.kind % KINDS}">')
        parts.append(f"<title>{escape(f'{row.label}: {say(row.mean)}')}</title>")
        for start, share in sorted(shares.items()):
            left, right = axis.at(start - 0.5), axis.at(start + step - 0.5)
            tall = share / tallest * (BARS - 12)
            parts.append(
                f'<rect class="bar" x="{left + 0.5:g}" y="{base - tall:.1f}" width="{max(right - left - 1, 0.5):.1f}"'
                f' height="{tall:.1f}"/>'
            )
        mean = axis.at(row.mean)
        parts.append(f'<line class="mean" x1="{mean}" x2="{mean}" y1="{base - BARS + 10}" y2="{base + 3}"/></g>')
    return _svg(title, height, parts)


def mark(kind: int) -> str:
    """The mark of a bot, to stand in a line of text."""
    return (
        f'<svg class="mark kind{kind % KINDS}" viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">'
        f"{_mark(kind, 7, 7)}</svg>"
    )


# -- inside ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Axis:
    low: float
    high: float

    def at(self, value: float) -> float:
        """Where a value lies; what is outside lies at the edge."""
        inside = min(max(value, self.low), self.high)
        share = (inside - self.low) / (self.high - self.low)
        return round(LABELS + share * (WIDTH - LABELS - MARGIN), 1)

    def draw(self, height: int, say: Say) -> list[str]:
        parts: list[str] = []
        for tick in ticks(self.low, self.high):
            x = self.at(tick)
            parts.append(f'<line class="grid" x1="{x}" x2="{x}" y1="4" y2="{height - AXIS}"/>')
            parts.append(f'<text class="tick" x="{x}" y="{height - AXIS + 18}">{escape(say(tick))}</text>')
        return parts


def ticks(low: float, high: float) -> list[float]:
    """Round numbers between two others."""
    rough = (high - low) / TICKS
    power = 10.0 ** math.floor(math.log10(rough))
    step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough)
    first = math.ceil(low / step - 1e-9)
    last = math.floor(high / step + 1e-9)
    return [round(number * step, 10) for number in range(first, last + 1)]


def _bin(counts: dict[int, int], first: int, step: int) -> dict[int, float]:
    total = sum(counts.values())
    shares: dict[int, float] = {}
    for value, count in counts.items():
        start = first + (value - first) // step * step
        shares[start] = shares.get(start, 0) + count / total
    return shares


def _label(text: str, y: float) -> str:
    shown = text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
    return f'<text class="label" x="{LABELS - 14}" y="{y + 4:g}">{escape(shown)}</text>'


def _mark(kind: int, x: float, y: float) -> str:
    shapes = {
        0: f'<circle class="dot" cx="{x:g}" cy="{y:g}" r="5"/>',
        1: f'<path class="dot" d="M{x:g} {y - 6.5:g}l6.5 6.5-6.5 6.5-6.5-6.5z"/>',
        2: f'<rect class="dot" x="{x - 4.7:g}" y="{y - 4.7:g}" width="9.4" height="9.4"/>',
        3: f'<path class="dot" d="M{x:g} {y - 6:g}l6 10.5h-12z"/>',
        4: f'<path class="dot" d="M{x:g} {y + 6:g}l6-10.5h-12z"/>',
        5: f'<circle class="ring" cx="{x:g}" cy="{y:g}" r="4.5"/>',
    }
    return shapes[kind % KINDS]


def _svg(title: str, height: int, parts: list[str]) -> str:
    body = "".join(parts)
    return f'<svg class="plot" viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}">{body}</svg>'
