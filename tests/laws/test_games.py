"""Do the games keep the laws? A few random games of every kind; `-m slow` plays many."""

import pytest

from shinar.catalog import GAMES, load
from shinar.check import LAWS, check_all, check_game, option_sets
from shinar_example import GAME as CARAVAN
from tests.compiled import is_compiled

ALL = {"caravan": CARAVAN} | {name: load(name) for name in GAMES}
# Large games: every number of seats is for the slow test only; here fewer steps are tried, and fewest in plain Python.
LARGE = {"babylon": {"seats": (2, 3), "budget": 2}, "wonders": {"seats": (2, 4), "budget": 2}}
if not is_compiled():
    LARGE = {name: {"seats": (2,), "budget": 1} for name in LARGE}


@pytest.mark.parametrize("name", ALL)
def test_every_way_of_playing_keeps_the_laws(name):
    report = check_all(ALL[name], **{"games": 1, "budget": 5} | LARGE.get(name, {}))
    assert report.ok, "\n".join(report.lines())
    assert {row.law for row in report.rows} == set(LAWS)


@pytest.mark.slow
@pytest.mark.parametrize("name", ALL)
def test_many_games_keep_the_laws(name):
    many = {"games": 1, "budget": 2} if name in LARGE else {"games": 30, "budget": 12}
    report = check_all(ALL[name], **many, seed=1_000_000)
    assert report.ok, "\n".join(report.lines())


def test_the_ways_of_playing():
    packets = [(o.passing, o.open_sales, o.packet) for o in option_sets(CARAVAN)]
    assert packets == [
        ("left", False, 4),
        ("left", True, 3),
        ("right", False, 4),
        ("left", True, 4),
        ("left", False, 3),
        ("left", False, 5),
    ]


def test_progress_and_chosen_laws():
    seen = []
    report = check_all(CARAVAN, games=2, seats=[3], laws=["legality"], progress=lambda *counts: seen.append(counts))
    assert seen == [(done, 12) for done in range(1, 13)]
    assert [row.law for row in report.rows] == ["legality"] * 6
    assert sum(row.games for row in report.rows) == 12


def test_a_report_says_how_to_see_it_again():
    report = check_game(CARAVAN, games=2, seed=5)
    assert report.ok
    assert not list(report.lines())
    assert report.checks > 1000
