"""Does a run stop when it should, decide rightly, and never because of who was faster?"""

import random

import pytest

from shinar.arena import Judge, Outcome, compare, summarize
from shinar.arena.decision import lead, paired
from tests.arena.made import BABEL, made, plan


def coin(chance):
    """Games between two bots; the first wins with this chance."""
    dice = random.Random(chance)

    def ranks(deal, seating):
        won = dice.random() < chance
        return [0, 1] if won == (seating[0] == 0) else [1, 0]

    return ranks


def judged(the_plan, ranks):
    """A judge who saw deal after deal until he had enough."""
    outcome = made(the_plan, ranks)
    judge = Judge(the_plan)
    seen = 0
    for games in outcome.deals:
        if judge.decided:
            break
        judge.see(games)
        seen += 1
    return judge, seen


def test_the_better_bot_is_found():
    judge, seen = judged(plan("a", "b", deals=500), coin(0.8))
    assert judge.verdicts == {("a", "b"): "first"}
    assert seen < 60
    judge, seen = judged(plan("a", "b", deals=500), coin(0.25))
    assert judge.verdicts == {("a", "b"): "second"}


def test_equal_bots_are_found_to_be_equal():
    """Where deals decide everything, no long run is needed to see that bots are alike."""
    judge, seen = judged(plan("a", "b", deals=2000), lambda deal, seating: [0, 1])
    assert judge.verdicts == {("a", "b"): "equal"}
    assert seen < 1500


def test_nothing_is_decided_on_little():
    judge, _ = judged(plan("a", "b", deals=3), coin(0.9))
    assert judge.verdicts == {("a", "b"): None}
    assert not judge.decided
    assert not Judge(plan("a", "a")).decided


@pytest.mark.parametrize("bots", ["ab", "abc"])
def test_alike_bots_are_hardly_ever_called_unlike(bots):
    """At most 5 % of runs may have any wrong verdict, however many pairs there are."""
    wrong = 0
    for run in range(120):
        dice = random.Random(run)
        judge, _ = judged(plan(*bots, deals=120), lambda deal, seating, dice=dice: dice.choice([[0, 1], [1, 0]]))
        wrong += bool({"first", "second"} & set(judge.verdicts.values()))
    assert wrong / 120 <= 0.05


def test_a_verdict_stands():
    judge = Judge(plan("a", "b", deals=100))
    outcome = made(
        plan("a", "b", deals=100), lambda deal, seating: [0, 1] if (seating[0] == 0) == (deal < 20) else [1, 0]
    )
    for games in outcome.deals:
        judge.see(games)
    assert judge.verdicts == {("a", "b"): "first"}


def test_the_lead_of_one_against_three():
    """Each counts for a seat of his own: one first place in four games, for one seat and for three."""
    field = plan("a", "b", "b", "b", seats=4, deals=1)
    games = made(field, lambda deal, seating: [0 if entrant == 0 else 1 for entrant in seating]).games
    assert lead(field, games, "a", "b") == 1
    assert lead(field, games, "b", "a") == -1
    games = made(field, lambda deal, seating: [0, 1, 2, 3]).games
    assert lead(field, games, "a", "b") == pytest.approx(0)
    games = made(field, lambda deal, seating: [0, 0, 0, 0]).games
    assert lead(field, games, "a", "b") == pytest.approx(0)


def test_only_games_that_both_played_count():
    field = plan("a", "b", "c", deals=1)
    games = made(field, lambda deal, seating: [int(entrant != min(seating)) for entrant in seating]).games
    values = [[float(entrant) for entrant in field.seating(game.number)] for game in games]
    assert lead(field, games, "a", "b") == 1
    assert lead(field, games, "b", "c") == 1
    assert paired(field, games, values, "c", "a") == 2


def test_a_run_stops_when_it_is_decided_whoever_plays():
    field = plan("greedy", "random", game=BABEL, deals=400)
    alone, two = (compare(field, workers=workers, until_decided=True) for workers in (1, 2))
    assert alone.judge.decided
    assert len(alone.games) < 100
    assert [game.ranks for game in alone.games] == [game.ranks for game in two.games]
    assert summarize(alone) == summarize(two)
    assert summarize(alone).decided


def test_a_stored_run_that_was_decided_plays_nothing_more(tmp_path):
    from shinar.arena import Heading, Store

    field = plan("greedy", "random", game=BABEL, deals=400)
    with Store(tmp_path / "games", Heading.of(field)) as store:
        first = compare(field, store=store, until_decided=True)
    size = (tmp_path / "games").stat().st_size
    with Store(tmp_path / "games", None) as store:
        again = compare(field, store=store, until_decided=True)
    assert (tmp_path / "games").stat().st_size == size
    assert summarize(again) == summarize(first)
    assert isinstance(again, Outcome)
