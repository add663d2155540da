"""How is the outcome of a comparison shown in a terminal? Two small tables, and what they mean in sentences."""

from __future__ import annotations

from pathlib import Path

from shinar.arena import Outcome, Summary
from shinar.arena.phrases import Phrases
from shinar.cli.terminal import report_console


def show(outcome: Outcome, summary: Summary, language: str, page: Path | None) -> None:
    from rich.markup import escape

    out = report_console()
    phrases = Phrases(outcome.plan, language)
    out.print(escape(phrases.played(summary)))
    _show_bots(outcome, summary, phrases)
    for pair in summary.pairs:
        out.print(escape(phrases.verdict(pair)))
    if summary.until_decided:
        out.print(escape(phrases.stopped(summary)))
    for bot in summary.bots:
        if bot.faults:
            out.print(escape(phrases.say("replaced", bot=bot.name, count=bot.faults)))
    if page:
        out.print(escape(phrases.say("report-there", file=str(page))), soft_wrap=True)


def _show_bots(outcome: Outcome, summary: Summary, phrases: Phrases) -> None:
    from rich.markup import escape
    from rich.table import Table as Grid

    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    grid.add_column(phrases.say("bot"), overflow="fold")
    for key in ("games", "win-rate", "interval", "points", "rating", "interval", "seconds"):
        grid.add_column(phrases.say(key), justify="right", no_wrap=True)
    seconds = _seconds(outcome)
    for bot in sorted(summary.bots, key=lambda bot: -bot.rating):
        grid.add_row(
            escape(bot.name),
            phrases.plain(bot.played),
            phrases.share(bot.win_rate),
            phrases.interval(bot.win_rate_interval, phrases.share),
            phrases.number(bot.points),
            phrases.number(bot.rating),
            phrases.interval(bot.interval, phrases.number),
            phrases.number(seconds[bot.name], 2),
        )
    report_console().print(grid)


def _seconds(outcome: Outcome) -> dict[str, float]:
    """How long each bot thought in a game, on average. No part of the summary: it never is twice the same."""
    spent: dict[str, list[float]] = {name: [] for name in outcome.plan.names}
    for game in outcome.games:
        for name, seconds in zip(outcome.plan.names_at(game.number), game.seconds, strict=True):
            spent[name].append(seconds)
    return {name: sum(each) / len(each) for name, each in spent.items()}
