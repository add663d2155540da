"""Are the figures what they are called? Small results worked out by hand."""

import json

import msgspec
import pytest

from shinar.arena import Judge, Played, summarize
from shinar.arena.run import Outcome
from tests.arena.made import made, plan

KEYS = {"game", "rules", "seats", "options", "seed", "games", "deals", "games_per_deal", "confidence", "until_decided",
        "decided", "bots", "pairs", "by_seat", "tally"}  # fmt: skip


def first_wins(deal, seating):
    return [int(entrant != min(seating)) for entrant in seating]


def test_two_bots_by_hand():
    """In deals 0 to 11 the first wins both games, in deals 12 to 19 whoever has seat 0 wins."""
    field = plan("a", "b", deals=20)
    ranks = lambda deal, seating: first_wins(deal, seating) if deal < 12 else [0, 1]  # noqa: E731
    points = lambda deal, seating: [12 if entrant == 0 else 9 for entrant in seating]  # noqa: E731
    told = summarize(made(field, ranks, points=points))
    assert (told.games, told.deals, told.games_per_deal) == (40, 20, 2)
    a, b = told.bots
    assert (a.name, a.copies, a.played, a.wins, a.win_rate) == ("a", 1, 40, 32, 0.8)
    assert (b.wins, b.win_rate, b.points, b.place) == (8, 0.2, 9, 1.8)
    assert a.points_interval == (12, 12)
    assert a.win_rate_interval.low < 0.8 < a.win_rate_interval.high
    assert a.interval.low < a.rating < a.interval.high
    assert [(seat.games, seat.wins) for seat in a.by_seat] == [(20, 20), (20, 12)]
    (pair,) = told.pairs
    assert (pair.first, pair.second, pair.lead, pair.points) == ("a", "b", pytest.approx(0.6), 3)
    assert pair.verdict == "first"
    assert [(seat.games, seat.wins) for seat in told.by_seat] == [(40, 28), (40, 12)]


def test_one_against_three():
    """Par is a quarter for a seat of each."""
    field = plan("a", "b", "b", "b", seats=4, deals=20)
    told = summarize(made(field, lambda deal, seating: [0, 1, 2, 3]))
    a, b = told.bots
    assert (a.played, a.wins, a.win_rate) == (80, 20, 0.25)
    assert (b.copies, b.played, b.wins, b.win_rate) == (3, 240, 60, 0.25)
    assert told.pairs[0].lead == pytest.approx(0)
    assert told.pairs[0].verdict is None
    assert [seat.win_rate for seat in told.by_seat] == [1, 0, 0, 0]


def test_shared_victories():
    told = summarize(made(plan("a", "b", "c", seats=3, deals=5), lambda deal, seating: [0, 0, 2]))
    assert sum(bot.wins for bot in told.bots) == pytest.approx(15)
    assert [bot.win_rate for bot in told.bots] == pytest.approx([1 / 3] * 3)


def test_a_bot_against_itself():
    told = summarize(made(plan("a", "a", deals=5), lambda deal, seating: [0, 1]))
    (a,) = told.bots
    assert (a.win_rate, a.win_rate_interval, a.rating, a.interval) == (0.5, (0.5, 0.5), 25, (25, 25))
    assert told.pairs == []
    assert [seat.win_rate for seat in told.by_seat] == [1, 0]


def test_three_bots_in_pairs():
    told = summarize(made(plan("a", "b", "c", deals=10), first_wins))
    assert [(bot.played, bot.wins) for bot in told.bots] == [(40, 40), (40, 20), (40, 0)]
    assert [(pair.first, pair.second, pair.lead) for pair in told.pairs] == [
        ("a", "b", 1),
        ("a", "c", 1),
        ("b", "c", 1),
    ]
    ratings = [bot.rating for bot in told.bots]
    assert ratings == sorted(ratings, reverse=True)


def test_marks_by_hand():
    field = plan("a", "b", deals=2)
    used = {0: {"skill": {2: 3}, "board": {0: 1}}, 1: {"skill": {10: 1, 2: 1}}}
    games = [
        Played(
            number=number,
            points=[5, 4],
            ranks=first_wins(0, field.seating(number)),
            choices=1,
            seconds=[0.0, 0.0],
            marks=[used[entrant] for entrant in field.seating(number)],
        )
        for number in range(4)
    ]
    told = summarize(Outcome(field, games)).tally
    assert [(row.kind, row.number, row.bot) for row in told] == [
        ("board", 0, None), ("board", 0, "a"),
        ("skill", 2, None), ("skill", 2, "a"), ("skill", 2, "b"), ("skill", 10, None), ("skill", 10, "b"),
    ]  # fmt: skip
    both = told[2]
    assert (both.played, both.times, both.wins, both.win_rate) == (8, 16, 4, 0.5)
    assert (told[3].win_rate, told[4].win_rate) == (1, 0)


def test_faults_are_added_up():
    field = plan("a", "b", deals=1)
    games = [
        Played(number=number, points=[1, 0], ranks=[0, 1], choices=1, seconds=[0.0, 0.0], faults=[1, 10])
        for number in range(2)
    ]
    assert sum(bot.faults for bot in summarize(Outcome(field, games)).bots) == 22


def test_a_run_that_was_watched_has_wider_intervals():
    field = plan("a", "b", deals=60)
    ranks = lambda deal, seating: first_wins(deal, seating) if deal % 4 else [0, 1]  # noqa: E731
    judge = Judge(field)
    for games in made(field, ranks).deals:
        judge.see(games)
    once, watched = summarize(made(field, ranks)), summarize(made(field, ranks, judge=judge))
    assert watched.until_decided
    assert watched.pairs[0].verdict == "first"
    for narrow, wide in (
        (once.pairs[0].lead_interval, watched.pairs[0].lead_interval),
        (once.bots[0].win_rate_interval, watched.bots[0].win_rate_interval),
    ):
        assert wide.high - wide.low > narrow.high - narrow.low
        assert wide.low > 0


def test_as_json():
    told = json.loads(msgspec.json.encode(summarize(made(plan("a", "b"), first_wins))))
    assert set(told) == KEYS
    assert {"name", "wins", "rating", "interval"} <= told["bots"][0].keys()
    low, high = told["bots"][0]["interval"]
    assert low < told["bots"][0]["rating"] < high
