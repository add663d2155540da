"""What came out of a comparison? All figures, from the finished games alone: the same games give the same figures."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from statistics import fmean

import msgspec

from shinar.arena.decision import Verdict, lead, paired
from shinar.arena.intervals import CONFIDENCE, Bets, Interval, difference_interval, mean_interval, share_interval
from shinar.arena.plan import Plan
from shinar.arena.play import Played
from shinar.arena.ratings import rate
from shinar.arena.run import Outcome


class SeatShare(msgspec.Struct, frozen=True, kw_only=True):
    """How often those at one seat won."""

    seat: int
    games: int
    wins: float
    win_rate: float
    win_rate_interval: Interval


class BotSummary(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    copies: int  # how often it was named
    played: int  # games, counted once for each seat it held
    wins: float  # first places; of a shared one its part
    win_rate: float  # of what it played
    win_rate_interval: Interval
    place: float  # on average; 1 = first
    points: float  # on average
    points_interval: Interval
    rating: float
    interval: Interval  # of the rating
    faults: int  # moves that were replaced
    by_seat: list[SeatShare]


class PairSummary(msgspec.Struct, frozen=True, kw_only=True):
    """One bot beside another, deal by deal, in the games that both played."""

    first: str
    second: str
    lead: float  # share of victories, each for one seat: of the first less of the second
    lead_interval: Interval
    points: float  # the same for points
    points_interval: Interval
    verdict: Verdict | None  # who is better; None where that cannot be said


class MarkSummary(msgspec.Struct, frozen=True, kw_only=True):
    """How those did who had or used something."""

    kind: str
    number: int
    bot: str | None  # None: all together
    played: int
    times: int
    wins: float
    win_rate: float
    win_rate_interval: Interval


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    rules: int
    seats: int
    options: dict[str, str]
    seed: int
    games: int
    deals: int
    games_per_deal: int
    confidence: float
    until_decided: bool
    decided: bool
    bots: list[BotSummary]
    pairs: list[PairSummary]
    by_seat: list[SeatShare]  # all bots together
    tally: list[MarkSummary]


def summarize(outcome: Outcome) -> Summary:
    plan, judge = outcome.plan, outcome.judge
    deals = outcome.deals
    names = [[plan.names_at(game.number) for game in games] for games in deals]
    tallies = {name: _of_bot(deals, names, name) for name in plan.names}
    finishes = [[(plan.seating(game.number), game.ranks) for game in games] for games in deals]
    rated = rate(finishes, [plan.entrants_of(name) for name in plan.names])
    return Summary(
        game=plan.game.name,
        rules=plan.game.rules_version,
        seats=plan.seats,
        options=plan.changed_options,
        seed=plan.seed,
        games=len(outcome.games),
        deals=len(deals),
        games_per_deal=plan.games_per_deal,
        confidence=CONFIDENCE,
        until_decided=judge is not None,
        decided=judge is not None and judge.decided,
        bots=[
            _bot(plan, name, tallies[name], *rating, anytime=judge is not None)
            for name, rating in zip(plan.names, rated, strict=True)
        ],
        pairs=[_pair(outcome, first, second) for first, second in combinations(plan.names, 2)],
        by_seat=_by_seat([tally for name in plan.names for tally in tallies[name]], plan.seats),
        tally=_tally(plan, deals, names),
    )


class _Seating(msgspec.Struct, frozen=True):
    """One bot at one seat in one game."""

    deal: int
    seat: int
    share: float
    rank: int
    points: int
    faults: int


def _of_bot(deals: Sequence[Sequence[Played]], names: list[list[list[str]]], name: str) -> list[_Seating]:
    return [
        _Seating(deal, seat, game.shares[seat], game.ranks[seat], game.points[seat], (game.faults or [0] * 8)[seat])
        for deal, games in enumerate(deals)
        for game, seated in zip(games, names[deal], strict=True)
        for seat, bot in enumerate(seated)
        if bot == name
    ]


def _bot(
    plan: Plan, name: str, seatings: list[_Seating], rating: float, interval: Interval, *, anytime: bool
) -> BotSummary:
    won, of = _by_deal([(seating.deal, seating.share) for seating in seatings])
    points, counts = _by_deal([(seating.deal, seating.points) for seating in seatings])
    wins = sum(won)
    return BotSummary(
        name=name,
        copies=len(plan.entrants_of(name)),
        played=len(seatings),
        wins=_neat(wins),
        win_rate=wins / len(seatings),
        win_rate_interval=_of_victories(plan, won, of, anytime=anytime),
        place=1 + fmean(seating.rank for seating in seatings),
        points=fmean(seating.points for seating in seatings),
        points_interval=mean_interval([total / count for total, count in zip(points, counts, strict=True)]),
        rating=rating,
        interval=interval,
        faults=sum(seating.faults for seating in seatings),
        by_seat=_by_seat(seatings, plan.seats),
    )


def _pair(outcome: Outcome, first: str, second: str) -> PairSummary:
    plan, judge = outcome.plan, outcome.judge
    leads = [lead(plan, games, first, second) for games in outcome.deals]
    points = [paired(plan, games, [game.points for game in games], first, second) for games in outcome.deals]
    interval = judge.interval(first, second) if judge else difference_interval(leads)
    shown: Verdict | None = "first" if interval.low > 0 else "second" if interval.high < 0 else None
    return PairSummary(
        first=first,
        second=second,
        lead=fmean(leads),
        lead_interval=interval,
        points=fmean(points),
        points_interval=mean_interval(points),
        verdict=judge.verdicts[first, second] if judge else shown,
    )


def _by_seat(seatings: Sequence[_Seating], seats: int) -> list[SeatShare]:
    shares: list[SeatShare] = []
    for seat in range(seats):
        here = [(seating.deal, seating.share) for seating in seatings if seating.seat == seat]
        won, of = _by_deal(here)
        shares.append(
            SeatShare(
                seat=seat,
                games=len(here),
                wins=_neat(sum(won)),
                win_rate=sum(won) / len(here),
                win_rate_interval=share_interval(won, of),
            )
        )
    return shares


def _tally(plan: Plan, deals: Sequence[Sequence[Played]], names: list[list[list[str]]]) -> list[MarkSummary]:
    """Sorted by kind and number, of all bots together before those of each."""
    found: dict[tuple[str, int, str | None], list[tuple[int, float, int]]] = {}
    for deal, games in enumerate(deals):
        for game, seated in zip(games, names[deal], strict=True):
            for marks, share, bot in zip(game.marks, game.shares, seated, strict=bool(game.marks)):
                for kind, numbers in marks.items():
                    for number, times in numbers.items():
                        for who in (None, bot):
                            found.setdefault((kind, number, who), []).append((deal, share, times))
    rows: list[MarkSummary] = []
    places = {None: -1} | {name: place for place, name in enumerate(plan.names)}
    for kind, number, who in sorted(found, key=lambda key: (*key[:2], places[key[2]])):
        seatings = found[kind, number, who]
        won, of = _by_deal([(deal, share) for deal, share, _ in seatings])
        rows.append(
            MarkSummary(
                kind=kind,
                number=number,
                bot=who,
                played=len(seatings),
                times=sum(times for _, _, times in seatings),
                wins=_neat(sum(won)),
                win_rate=sum(won) / len(seatings),
                win_rate_interval=share_interval(won, of),
            )
        )
    return rows


def _by_deal(values: Sequence[tuple[int, float]]) -> tuple[list[float], list[float]]:
    """Sums and counts for each deal that has a value."""
    sums: dict[int, float] = {}
    counts: dict[int, float] = {}
    for deal, value in values:
        sums[deal] = sums.get(deal, 0) + value
        counts[deal] = counts.get(deal, 0) + 1
    return list(sums.values()), list(counts.values())


def _of_victories(plan: Plan, won: Sequence[float], of: Sequence[float], *, anytime: bool) -> Interval:
    if len(plan.names) == 1:  # it wins every game, and loses it: nothing is left to chance
        return Interval(1 / plan.seats, 1 / plan.seats)
    return _at_any_time(won, of) if anytime else share_interval(won, of)


def _at_any_time(won: Sequence[float], of: Sequence[float]) -> Interval:
    bets = Bets(1 - CONFIDENCE)
    for part, whole in zip(won, of, strict=True):
        bets.see(part / whole)
    return bets.interval


def _neat(total: float) -> float:
    """Without what adding up thirds leaves."""
    return round(total, 9)
