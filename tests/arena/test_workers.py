"""Is the outcome the same whoever plays, and does no game get lost when a worker does?"""

import os
import signal
import time

import msgspec
import pytest

from shinar.arena import ArenaError, Entrant, Plan, compare, summarize, workers
from shinar.arena import play as playing
from shinar.arena.workers import pack, play_here, play_in_processes, unpack
from shinar_example import GAME as CARAVAN
from tests.arena.made import BABEL


def field(game, seats, *names, deals=3):
    return Plan(game, seats, game.options(), tuple(map(Entrant, names)), 5, deals)


def comparable(games):
    """Without the seconds, which never are twice the same."""
    return sorted((msgspec.structs.replace(game, seconds=[]) for game in games), key=lambda game: game.number)


@pytest.mark.parametrize(
    "plan",
    [field(BABEL, 2, "greedy", "random", "random", deals=1), field(CARAVAN, 4, "greedy", "random", "random", "random")],
    ids=["three at two seats", "one against three"],
)
def test_the_outcome_is_the_same_whatever_the_number_of_workers(plan):
    alone, two, three = (compare(plan, workers=number) for number in (1, 2, 3))
    assert comparable(alone.games) == comparable(two.games) == comparable(three.games)
    assert [game.number for game in three.games] == list(range(plan.games))
    assert summarize(alone) == summarize(two) == summarize(three)


def test_a_search_without_a_clock_too():
    plan = Plan(BABEL, 2, BABEL.options(), (Entrant("search:iterations=3"), Entrant("random")), 5, 1)
    alone, two = (compare(plan, workers=number) for number in (1, 2))
    assert comparable(alone.games) == comparable(two.games)


@pytest.mark.parametrize("game", [BABEL, CARAVAN])
def test_a_plan_travels(game):
    plan = field(game, game.seats[0], *["random"] * game.seats[0])
    there = unpack(pack(plan))
    assert there.game.name == game.name
    assert there.game.state is game.state
    assert (there.entrants, there.options, there.seed, there.deals) == (plan.entrants, plan.options, 5, 3)


def test_a_dead_worker_costs_nothing_but_time():
    plan = field(BABEL, 2, "random", "random", deals=40)
    players = play_in_processes(plan, range(plan.games), 2)
    games = list(next(players))
    for child in children():
        os.kill(child, signal.SIGKILL)
        break
    for more in players:
        games += more
    assert comparable(games) == comparable(game for each in play_here(plan, range(plan.games)) for game in each)


def children():
    """Processes that multiprocessing started for this one."""
    from multiprocessing import active_children

    return [child.pid for child in active_children()]


def test_nobody_stays_when_the_run_is_stopped():
    plan = field(BABEL, 2, "random", "random", deals=500)
    players = play_in_processes(plan, range(plan.games), 2)
    next(players)
    pids = children()
    assert len(pids) == 2
    players.close()
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


def test_a_game_that_kills_every_worker_is_named(monkeypatch):
    """A worker that dies as soon as it is given anything."""
    monkeypatch.setattr(workers, "pack", lambda plan: b"this is no plan")
    with pytest.raises(ArenaError, match=r"whoever plays game 0 dies \(worker: exit code 1\)"):
        list(play_in_processes(field(BABEL, 2, "random", "random"), [0, 1], 1))


class Broken:
    def __init__(self, seed):
        pass

    def choose(self, seat):
        raise RuntimeError("no idea")


def test_a_bot_that_fails_stops_the_run_and_names_the_game(monkeypatch):
    monkeypatch.setattr(playing, "new_bot", lambda text, seed, **_: Broken(seed))
    with pytest.raises(ArenaError, match="game 0 failed: RuntimeError: no idea"):
        compare(field(BABEL, 2, "random", "random"))


def test_it_is_told_from_another_process_too():
    plan = field(BABEL, 2, "search:iterations=1", "nobody-of-that-name")
    began = time.monotonic()
    with pytest.raises(ArenaError, match=r"game \d failed: ValueError: there is no bot 'nobody-of-that-name'"):
        compare(plan, workers=2)
    assert time.monotonic() - began < 30
