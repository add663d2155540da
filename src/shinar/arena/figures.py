"""Which figures does a report show? Each is a drawing with a heading, a sentence and the same numbers as a table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape

from shinar.arena.phrases import Phrases
from shinar.arena.plots import Bars, Dot, bars, dots, mark
from shinar.arena.run import Outcome
from shinar.arena.summary import MarkSummary, SeatShare, Summary

ROOM = 0.06  # beside what an axis has to show


@dataclass(frozen=True)
class Part:
    title: str
    about: str
    figure: str
    table_title: str
    heading: Sequence[str]
    rows: Sequence[Sequence[str]]  # the first cell of each is HTML
    open: bool = False  # the table is shown without asking


class Figures:
    def __init__(self, outcome: Outcome, summary: Summary, phrases: Phrases) -> None:
        self._outcome = outcome
        self._summary = summary
        self._phrases = phrases
        self._kinds = {bot.name: kind for kind, bot in enumerate(summary.bots)}
        self._par = 1 / summary.seats

    def parts(self) -> Iterator[Part]:
        yield self._ratings()
        if self._summary.pairs:
            yield self._leads()
        yield self._scores()
        yield self._seats()
        for kind in dict.fromkeys(row.kind for row in self._summary.tally):
            yield self._tally(kind)

    def _part(
        self, key: str, figure: str, heading: Sequence[str], rows: Sequence[Sequence[str]], *, shown: bool = False
    ) -> Part:
        say = self._phrases.say
        return Part(say(key), say(f"{key}-about"), figure, say("table"), heading, rows, shown)

    def _bot(self, name: str) -> str:
        """Its name, with the mark that it has in the figures."""
        return mark(self._kinds[name]) + escape(name)

    def _ratings(self) -> Part:
        phrases = self._phrases
        ranked = sorted(self._summary.bots, key=lambda bot: -bot.rating)
        rows = [Dot(bot.name, bot.rating, *bot.interval, self._kinds[bot.name]) for bot in ranked]
        heading = [phrases.say(key) for key in ("bot", "rating", "interval", "games", "wins", "win-rate", "interval",
                                                "place", "points", "interval", "faults")]  # fmt: skip
        table = [
            (
                self._bot(bot.name),
                phrases.number(bot.rating),
                phrases.interval(bot.interval, phrases.number),
                phrases.plain(bot.played),
                phrases.number(bot.wins),
                phrases.share(bot.win_rate),
                phrases.interval(bot.win_rate_interval, phrases.share),
                phrases.number(bot.place, 2),
                phrases.number(bot.points),
                phrases.interval(bot.points_interval, phrases.number),
                phrases.plain(bot.faults),
            )
            for bot in ranked
        ]
        low, high = _room(rows)
        figure = dots(phrases.say("ratings"), rows, phrases.plain, low=low, high=high)
        return self._part("ratings", figure, heading, table, shown=True)

    def _leads(self) -> Part:
        phrases = self._phrases
        rows: list[Dot] = []
        table: list[Sequence[str]] = []
        for pair in self._summary.pairs:
            label = phrases.say("beside", first=pair.first, second=pair.second)
            rows.append(Dot(label, pair.lead, *pair.lead_interval, self._kinds[pair.first]))
            table.append(
                (
                    escape(label),
                    phrases.more(pair.lead),
                    phrases.interval(pair.lead_interval, phrases.more),
                    phrases.more_points(pair.points),
                    phrases.interval(pair.points_interval, phrases.more_points),
                )
            )
        heading = [phrases.say(key) for key in ("pair", "lead", "interval", "points", "interval")]
        low, high = _room([*rows, Dot("", 0, 0, 0)])
        figure = dots(phrases.say("leads"), rows, phrases.tick_more, low=max(low, -1.0), high=min(high, 1.0), par=0.0)
        return self._part("leads", figure, heading, table)

    def _scores(self) -> Part:
        phrases = self._phrases
        scores: dict[str, Counter[int]] = {bot.name: Counter() for bot in self._summary.bots}
        for game in self._outcome.games:
            for name, points in zip(self._outcome.plan.names_at(game.number), game.points, strict=True):
                scores[name][points] += 1
        rows = [Bars(bot.name, scores[bot.name], bot.points, self._kinds[bot.name]) for bot in self._summary.bots]
        heading = [phrases.say(key) for key in ("bot", "lowest", "points", "highest")]
        table = [
            (self._bot(row.label), phrases.plain(min(row.counts)), phrases.number(row.mean),
             phrases.plain(max(row.counts)))
            for row in rows
        ]  # fmt: skip
        return self._part("scores", bars(phrases.say("scores"), rows, phrases.plain), heading, table)

    def _seats(self) -> Part:
        phrases = self._phrases
        groups = [(phrases.say("all"), len(self._kinds), self._summary.by_seat)] if len(self._kinds) > 1 else []
        groups += [(bot.name, self._kinds[bot.name], bot.by_seat) for bot in self._summary.bots]
        rows: list[Dot] = []
        table: list[Sequence[str]] = []
        for name, kind, shares in groups:
            for share in shares:
                label = phrases.say("bot-at", bot=name, number=share.seat + 1)
                interval = share.win_rate_interval
                rows.append(Dot(label, share.win_rate, *interval, kind, first=share.seat == 0))
                table.append((escape(label), *self._share(share)))
        heading = [phrases.say(key) for key in ("seat", "games", "wins", "win-rate", "interval")]
        figure = dots(phrases.say("seats"), rows, phrases.tick_share, low=0.0, high=1.0, par=self._par)
        return self._part("seats", figure, heading, table)

    def _tally(self, kind: str) -> Part:
        phrases = self._phrases
        every = [row for row in self._summary.tally if row.kind == kind]
        together = sorted((row for row in every if row.bot is None), key=lambda row: (-row.win_rate, row.number))
        dotted = [Dot(self._called(row), row.win_rate, *row.win_rate_interval, len(self._kinds)) for row in together]
        table = [
            (
                escape(self._called(row)),
                phrases.say("all") if row.bot is None else row.bot,
                phrases.plain(row.times),
                phrases.plain(row.played),
                phrases.number(row.wins),
                phrases.share(row.win_rate),
                phrases.interval(row.win_rate_interval, phrases.share),
            )
            for best in together
            for row in every
            if row.number == best.number
        ]
        title = phrases.words.say(f"tally-{kind}")
        heading = [title, *(phrases.say(key) for key in ("bot", "times", "games", "wins", "win-rate", "interval"))]
        figure = dots(title, dotted, phrases.tick_share, low=0.0, high=1.0, par=self._par)
        return Part(title, phrases.say("tally-about"), figure, phrases.say("table"), heading, table)

    def _called(self, row: MarkSummary) -> str:
        key = f"{row.kind.partition('-')[0]}-{row.number}"
        return self._phrases.words.say(key) if self._phrases.words.has(key) else str(row.number)

    def _share(self, share: SeatShare) -> Sequence[str]:
        phrases = self._phrases
        return (
            phrases.plain(share.games),
            phrases.number(share.wins),
            phrases.share(share.win_rate),
            phrases.interval(share.win_rate_interval, phrases.share),
        )


def _room(rows: Sequence[Dot]) -> tuple[float, float]:
    """An axis on which all of it can be seen."""
    low, high = min(row.low for row in rows), max(row.high for row in rows)
    beside = max((high - low) * ROOM, 0.01)
    return low - beside, high + beside
