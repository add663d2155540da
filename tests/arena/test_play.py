"""Is a game of the arena an ordinary game, and what is kept of it what happened?"""

from typing import ClassVar

import pytest

from shinar.arena import Entrant, Plan, Played, play_fixture
from shinar.arena import play as playing
from shinar.bots import GreedyBot
from shinar.table import replay
from shinar_example import GAME as CARAVAN
from tests.arena.made import BABEL, UNCOUNTED, plan


def games(game, seats, *names, seed=0):
    return Plan(game, seats, game.options(), tuple(map(Entrant, names)), seed, 1)


@pytest.mark.parametrize(("game", "seats"), [(BABEL, 2), (CARAVAN, 3), (CARAVAN, 5)])
def test_its_transcript_replays_to_the_same_result(game, seats):
    field = games(game, seats, *["greedy", "random", "random", "random", "random"][:seats])
    fixture = field.fixture(1)
    played = play_fixture(field, fixture, transcript=True)
    table = replay(played.transcript, game=field.game)
    assert table.over
    assert table.deal.seed == fixture.seed
    assert list(table.deal.names) == field.names_at(1)
    assert (table.result.points, table.result.ranks) == (played.points, played.ranks)
    assert sum(map(len, table.rounds)) == played.choices
    assert play_fixture(field, fixture).transcript is None


def test_the_same_game_comes_out_the_same():
    field = games(BABEL, 2, "greedy", "random")
    once, again = (play_fixture(field, field.fixture(0), transcript=True) for _ in range(2))
    assert once.transcript == again.transcript
    assert once.marks == again.marks


def test_what_was_used_is_counted():
    field = games(BABEL, 2, "greedy", "random", seed=3)
    told = {}
    for number in range(2):
        played = play_fixture(field, field.fixture(number), transcript=True)
        table = replay(played.transcript, game=field.game)
        choices = [choice for choices in table.rounds for choice in choices]
        for seat, kinds in enumerate(played.marks):
            used = [mark.number for mark in BABEL.tally_choices(choices) if mark.seat == seat]
            assert kinds.get("skill", {}) == {each: used.count(each) for each in used}
            told |= kinds.get("skill", {})
    assert told


def test_a_game_that_counts_nothing():
    field = games(UNCOUNTED, 3, "random", "random", "random")
    assert play_fixture(field, field.fixture(0)).marks == []


def shares(*ranks):
    return Played(number=0, points=[0] * len(ranks), ranks=list(ranks), choices=0, seconds=[]).shares


def test_a_shared_victory_is_shared():
    assert shares(0, 1) == [1, 0]
    assert shares(0, 0) == [0.5, 0.5]
    assert shares(2, 0, 0, 0) == pytest.approx([0, 1 / 3, 1 / 3, 1 / 3])


class Guest(GreedyBot):
    """Counts two faults, and must be sent home."""

    faults = 2
    seen: ClassVar = []

    def close(self):
        Guest.seen.append(self)


class Broken(Guest):
    def choose(self, seat):
        raise RuntimeError("no idea")


def test_faults_are_kept_and_bots_sent_home(monkeypatch):
    Guest.seen.clear()
    monkeypatch.setattr(playing, "new_bot", lambda text, seed, **_: Guest(seed))
    field = plan("a", "b", game=BABEL)
    assert play_fixture(field, field.fixture(0)).faults == [2, 2]
    assert len(Guest.seen) == 2


def test_bots_are_sent_home_when_one_breaks(monkeypatch):
    Guest.seen.clear()
    monkeypatch.setattr(playing, "new_bot", lambda text, seed, **_: Broken(seed))
    field = plan("a", "b", game=BABEL)
    with pytest.raises(RuntimeError):
        play_fixture(field, field.fixture(0))
    assert len(Guest.seen) == 2
