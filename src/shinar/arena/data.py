"""What data comes with a report? Tables as comma-separated text, for any spreadsheet or statistics program."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterable, Mapping, Sequence

from shinar.arena.run import Outcome
from shinar.arena.summary import Summary

Row = Sequence[object]


def games_csv(outcome: Outcome, _: Summary) -> str:
    """One line for each seat of each game."""
    plan = outcome.plan
    heading = ("game", "deal", "table", "rotation", "seat", "bot", "points", "rank", "win", "choices", "faults")
    rows: list[Row] = []
    for game in outcome.games:
        where = plan.place_of(game.number)
        for seat, bot in enumerate(plan.names_at(game.number)):
            faults = game.faults[seat] if game.faults else 0
            result = (game.points[seat], game.ranks[seat], round(game.shares[seat], 9), game.choices, faults)
            rows.append((game.number, *where, seat, bot, *result))
    return _text(heading, rows)


def tally_csv(outcome: Outcome, _: Summary) -> str:
    """One line for each thing that a seat had or used in a game."""
    rows: list[Row] = []
    for game in outcome.games:
        for seat, (bot, kinds) in enumerate(zip(outcome.plan.names_at(game.number), game.marks, strict=False)):
            for kind, numbers in kinds.items():
                rows += [(game.number, seat, bot, kind, number, times) for number, times in numbers.items()]
    return _text(("game", "seat", "bot", "kind", "number", "times"), rows)


def bots_csv(_: Outcome, summary: Summary) -> str:
    heading = ("bot", "copies", "played", "wins", "win_rate", "win_rate_low", "win_rate_high", "place", "points",
               "points_low", "points_high", "rating", "rating_low", "rating_high", "faults")  # fmt: skip
    rows = [
        (bot.name, bot.copies, bot.played, bot.wins, bot.win_rate, *bot.win_rate_interval, bot.place, bot.points,
         *bot.points_interval, bot.rating, *bot.interval, bot.faults)
        for bot in summary.bots
    ]  # fmt: skip
    return _text(heading, rows)


def pairs_csv(_: Outcome, summary: Summary) -> str:
    heading = ("first", "second", "lead", "lead_low", "lead_high", "points", "points_low", "points_high", "verdict")
    rows = [
        (pair.first, pair.second, pair.lead, *pair.lead_interval, pair.points, *pair.points_interval, pair.verdict)
        for pair in summary.pairs
    ]
    return _text(heading, rows)


FILES: Mapping[str, Callable[[Outcome, Summary], str]] = {
    "games.csv": games_csv,
    "tally.csv": tally_csv,
    "bots.csv": bots_csv,
    "pairs.csv": pairs_csv,
}


def _text(heading: Sequence[str], rows: Iterable[Row]) -> str:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(heading)
    writer.writerows(["" if value is None else value for value in row] for row in rows)
    return text.getvalue()
