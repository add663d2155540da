"""What does the table look like, as a picture? The terminal's own screen as an SVG file that fetches nothing."""

from __future__ import annotations

import io
import re

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from shinar.cli import screen
from shinar.cli.boards import board_of
from shinar.cli.match import Match
from shinar.cli.menu import Menu
from shinar.cli.terminal import Terminal

WIDTH, HEIGHT = 100, 30
NIGHT, LIMESTONE = (20, 24, 43), (226, 220, 204)
NEW_LINES = 8  # of the log, shown as new
TITLE_BAR = 30  # Rich leaves room for one above; there is none
FRAME = re.compile(r'viewBox="0 0 ([0-9.]+) ([0-9.]+)"')
FORMAT = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">
<style>
.{unique_id}-matrix {{
  font-family: "DejaVu Sans Mono", Menlo, Consolas, "Liberation Mono", monospace;
  font-size: {char_height}px;
}}
{styles}
</style>
<defs>{lines}</defs>
<rect y="30" width="{width}" height="{height}" fill="#14182b"/>
<g transform="translate({terminal_x}, {terminal_y})">{backgrounds}
<g class="{unique_id}-matrix">{matrix}</g>
</g>
</svg>
"""


def svg(match: Match, viewer: int | None) -> str:
    """The screen of the viewer, or of everybody where it is None, with the moves that may be made."""
    out = Console(
        record=True, width=WIDTH, height=HEIGHT, file=io.StringIO(), force_terminal=True, color_system="truecolor",
        highlight=False,
    )  # fmt: skip
    terminal = Terminal(console=out)
    board = board_of(match.table.game.name)
    words = match.words(viewer)
    moves = [] if viewer is None else match.table.moves(viewer)
    menu = Menu(moves, words, board) if moves else None
    fresh = max(len(match.log(viewer)) - NEW_LINES, 0)
    lines = screen.draw(
        match, terminal, board, menu, viewer, [], fresh=fresh, foot=words.say("cli-foot"), is_open=viewer is None
    )
    terminal.show(lines)
    theme = TerminalTheme(NIGHT, LIMESTONE, [NIGHT] * 8, [LIMESTONE] * 8)
    drawn = out.export_svg(title="", theme=theme, code_format=FORMAT, unique_id="shinar")
    return FRAME.sub(lambda size: f'viewBox="0 {TITLE_BAR} {size[1]} {float(size[2]) - TITLE_BAR:g}"', drawn, count=1)
