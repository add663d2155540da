"""What does a person see? Heading, table, moves, notice and what may be typed: a screen, or the same told in lines."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rich.text import Text

from shinar.cli import palette
from shinar.cli.boards import Board, Scene, Told
from shinar.cli.lines import beside, chain, fit, join
from shinar.cli.match import Match
from shinar.cli.menu import Menu
from shinar.cli.terminal import Terminal
from shinar.words import Words

TABLE_SHARE = 17 / 30  # of the height; the rest is for the moves


def scene_of(
    match: Match, viewer: int | None, width: int, height: int, *, fresh: int = 0, is_open: bool = False
) -> Scene:
    """The table as the viewer sees it. What was told from line `fresh` on is marked as new."""
    log = [Told(line.text, i >= fresh) for i, line in enumerate(match.log(viewer))]
    table = match.table
    return Scene(
        view=table.view(viewer),
        words=match.words(viewer),
        points=table.result.points,
        log=log,
        width=width,
        height=height,
        hands=[table.view(seat) for seat in range(table.seats)] if is_open else (),
    )


def heading(match: Match, words: Words, viewer: int | None, width: int) -> Text:
    """The game, and what is asked of whom."""
    view = match.table.view(viewer)
    title = words.say("game-name") if words.has("game-name") else match.table.game.name
    asked = words.say("game-over") if match.table.over else words.phase(view)
    return fit(join([Text(title, palette.TITLE), Text(asked, palette.PROMPT)], "  ·  "), width)


def draw(
    match: Match, terminal: Terminal, board: Board, menu: Menu | None, viewer: int | None, notice: Sequence[Text],
    *, fresh: int = 0, foot: str = "", is_open: bool = False,
) -> list[Text]:  # fmt: skip
    """A whole screen but for its last line, in which the person types."""
    width, height = terminal.width, terminal.height
    words = match.words(viewer)
    table_height = round(height * TABLE_SHARE)
    scene = scene_of(match, viewer, width, table_height, fresh=fresh, is_open=is_open)
    scene = replace(scene, moves=menu.moves if menu else ())
    drawing = board.draw(scene)
    left = max(height - 3 - len(drawing.lines), 2)  # heading, foot, typing
    told = list(notice)[: max(left - 3, 1)]
    rows = left - 1 - len(told)
    narrow = width - board.draw(replace(scene, more=1)).aside_width - 3
    moves = menu.draw(narrow, rows) if menu else []
    if narrow < width - 3 and not any("…" in line.plain for line in moves):
        drawing = board.draw(replace(scene, more=rows + 1))
        first, *rest = drawing.aside
        moves += [Text()] * (rows - len(moves))
        below = [
            chain(Text("─" * narrow + "─┤ ", palette.LINE), first),
            *beside(moves, [chain(Text("│ ", palette.LINE), line) for line in rest], narrow),
        ]
    else:
        moves = menu.draw(width, rows) if menu else []
        below = [Text("─" * width, palette.LINE), *moves, *[Text()] * (rows - len(moves))]
    return [heading(match, words, viewer, width), *drawing.lines, *below, *told, fit(Text(foot, palette.QUIET), width)]


def tell(match: Match, board: Board, viewer: int | None, *, is_open: bool = False) -> list[str]:
    """The table in sentences."""
    return board.tell(scene_of(match, viewer, 100, 30, is_open=is_open))
