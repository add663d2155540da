"""What stands beside the five sites of Babel? Both totals on the way to the tower's top, the supply, and the log."""

from __future__ import annotations

from rich.text import Text

from shinar.cli import palette
from shinar.cli.boards import Scene, told
from shinar.cli.boards.babel_suits import letters, seat_mark
from shinar.cli.lines import chain, fit, join

STEPS = (9, 14, 19)  # the last points before 10, 15 and 20, which decide something
TOP = 20
FULL, EMPTY, STEP = "━", "·", "╎"


def draw_side(scene: Scene, width: int, height: int) -> list[Text]:
    """Exactly `height` lines."""
    own = scene.view.viewer or 0
    title = Text(f"── {scene.words.say('cli-log')} {'─' * width}", palette.LINE)
    lines = [_bar(scene, 1 - own), _bar(scene, own), _scale(), *_supply(scene), title]
    lines = [_cut(line, width) for line in lines]
    lines += told(scene.log, width, height - len(lines))
    return _pad(lines, height)[:height]


def draw_narrow(scene: Scene, width: int) -> list[Text]:
    """Four lines for a screen that is not wide enough for more."""
    own = scene.view.viewer or 0
    bars = join([_bar(scene, 1 - own), _bar(scene, own)], "   ")
    return [fit(line, width) for line in (bars, join(_supply(scene), "  "), *_pad(told(scene.log, width, 2), 2))]


def _pad(lines: list[Text], height: int) -> list[Text]:
    return [*lines, *[Text()] * (height - len(lines))]


def _cut(line: Text, width: int) -> Text:
    short = line.copy()
    short.truncate(width, overflow="crop")
    return short


def _bar(scene: Scene, seat: int) -> Text:
    """One cell a point, with gaps at the points that decide something."""
    own = seat == (scene.view.viewer or 0)
    total = scene.view.sides[seat].total
    style = palette.OWN if own else palette.OTHER
    bar = Text(f"{seat_mark(own)} ", style)
    for point in range(1, TOP + 1):
        bar.append(FULL if point <= total else EMPTY, style if point <= total else palette.QUIET)
        if point in STEPS:
            bar.append(STEP, palette.LINE)
    return chain(bar, Text(f" {total:>2}", style))


def _scale() -> Text:
    """The points at which something is decided, each under its cell."""
    cells = [" "] * (2 + TOP + len(STEPS) + 2)
    for point in (9, 10, 15, 20):
        place = 2 + point - 1 + sum(step < point for step in STEPS)
        first = place - (len(str(point)) - 1 if point == TOP else 0)
        cells[first : first + len(str(point))] = str(point)
    return Text("".join(cells).rstrip(), palette.QUIET)


def _supply(scene: Scene) -> list[Text]:
    view, words = scene.view, scene.words
    lines: list[Text] = []
    if view.end_phase is not None:
        lines.append(Text(words.say("cli-babel-end-phase-of", seat=view.end_phase), palette.WARNING))
    lines.append(
        join(
            [
                Text(words.say("cli-babel-quarry", count=view.quarry)),
                Text(words.say("cli-babel-pile", count=view.pile)),
            ],
            "  ",
        )
    )
    if view.returned:
        lines.append(Text(words.say("cli-babel-next", levels=" ".join(map(str, view.returned)))))
    lines.append(chain(Text(words.say("cli-babel-discards") + " ", palette.QUIET), letters(view.discards, empty=True)))
    known = view.sides[1 - (view.viewer or 0)].known
    if known and any(known):
        lines.append(chain(Text(words.say("cli-babel-known") + " ", palette.QUIET), letters(known)))
    return lines
