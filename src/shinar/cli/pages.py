"""What is shown instead of the table for a while? Help, log, score sheet, rules, the result, and questions."""

from __future__ import annotations

from pathlib import Path

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.segment import Segment, Segments
from rich.table import Table as Grid
from rich.text import Text

from shinar.catalog import AnyGame
from shinar.cli import palette, rulebook
from shinar.cli.match import Match
from shinar.cli.terminal import Terminal
from shinar.game import ScoreSheet
from shinar.words import Words

NO = ("n", "no", "non", "否", "不要")
HELPED = ("undo", "why", "help", "log", "sheet", "rules", "save", "lang", "board", "resign", "quit")


def show(terminal: Terminal, words: Words, page: RenderableType) -> None:
    """A page of any length; on a screen as much of it at a time as there is room for."""
    if not terminal.drawn:
        terminal.say(page)
        return
    lines = terminal.out.render_lines(page, terminal.out.options.update(width=terminal.width))
    step = terminal.height - 2
    for start in range(0, len(lines), step):
        part = [segment for line in lines[start : start + step] for segment in [*line, Segment.line()]]
        last = start + step >= len(lines)
        terminal.clear()
        terminal.out.print(Segments(part), end="")
        terminal.say(Text(words.say("cli-back" if last else "cli-next-page"), palette.QUIET))
        if terminal.ask("› ").casefold() in ("q", "b"):
            return


def agrees(terminal: Terminal, words: Words, question: str) -> bool:
    answer = terminal.ask(f"{question} [{words.say('cli-yes-letter')}/N] ").casefold()
    return answer != "" and answer[0] in ("y", words.say("cli-yes-letter").casefold())


def help_page(words: Words) -> RenderableType:
    grid = Grid(box=None, show_header=False, padding=(0, 3, 0, 0))
    grid.add_column(style=palette.NUMBER, no_wrap=True)
    grid.add_column()
    for name in ("number", "notation", "letters", "enter"):
        grid.add_row(words.say(f"cli-help-{name}-typed"), words.say(f"cli-help-{name}"))
    grid.add_row("", "")
    for name in HELPED:
        typed = " ".join(dict.fromkeys([name, *words.say(f"cli-verbs-{name}").split()]))
        grid.add_row(typed, words.say(f"cli-help-{name}"))
    title = Text(words.say("cli-help-title"), palette.TITLE)
    parts: list[RenderableType] = [title, Text(), grid]
    if words.game is not None and words.has(key := f"cli-{words.game.name}-help"):
        parts += [Text(), Text(words.say(key))]
    return Group(*parts)


def log_page(match: Match, viewer: int | None) -> RenderableType:
    words = match.words(viewer)
    grid = Grid(box=None, show_header=False, padding=(0, 2, 0, 0))
    grid.add_column(style=palette.QUIET, justify="right")
    grid.add_column()
    turn = -1
    for line in match.log(viewer):
        grid.add_row(str(line.turn + 1) if line.turn != turn else "", line.text)
        turn = line.turn
    return Group(Text(words.say("cli-log"), palette.TITLE), grid)


def sheet_page(sheet: ScoreSheet, words: Words) -> RenderableType:
    grid = Grid(box=None, padding=(0, 3, 0, 0), header_style=palette.TITLE)
    grid.add_column("")
    for seat in range(len(sheet.totals)):
        grid.add_column(words.seat(seat), justify="right")
    for row in sheet.rows:
        grid.add_row(words.row(row), *(str(n) if n else "·" for n in row.points))
    grid.add_row(words.say("sheet-total"), *map(str, sheet.totals), style="bold")
    grid.add_row(words.say("sheet-rank"), *(str(rank + 1) for rank in sheet.ranks))
    return grid


def rules_page(game: AnyGame, language: str) -> RenderableType:
    return Markdown(rulebook.page(game, language))


def result(match: Match, words: Words) -> list[RenderableType]:
    """Who won, the sheet, and how anybody can check the deal."""
    sheet = match.final_sheet()
    deal = match.table.deal
    parts: list[RenderableType] = [Text(words.outcome(sheet), palette.TITLE), sheet_page(sheet, words)]
    parts.append(Text(words.say("cli-seed", seed=str(deal.seed)), palette.QUIET))
    if deal.seed_hash is not None and deal.salt is not None:
        parts.append(Text(words.say("cli-seed-hash", hash=deal.seed_hash, salt=deal.salt.hex()), palette.QUIET))
    return parts


def usual_file(match: Match) -> Path:
    """A name in the current folder that is not taken yet."""
    stem = f"{match.table.game.name}-{match.table.deal.seed:x}"[:20]
    names = (f"{stem}{tail}.txt" for tail in ("", *(f"-{n}" for n in range(2, 1000))))
    return next(path for name in names if not (path := Path(name)).exists())


def ask_where(match: Match, terminal: Terminal, words: Words) -> Path | None:
    """Where to keep the game: Enter for the usual file, a name for another, n for nowhere."""
    usual = usual_file(match)
    answer = terminal.ask(words.say("cli-ask-save", file=str(usual)) + " ")
    if answer.casefold() in NO:
        return None
    return Path(answer) if answer else usual
