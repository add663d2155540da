"""Does tree search find what is good, say what it considered, keep to its budget, and stop when told to?"""

import json
import subprocess
import sys
import threading
import time

import pytest

from shinar import state as rules
from shinar.bots import LEVELS, Seat, new_bot, search
from shinar.bots.tree import Tree
from shinar.catalog import load
from shinar.game import Tuning
from shinar.table import Table
from shinar_example import GAME as CARAVAN
from tests.bots.positions import ALL, table_at
from tools.ways import ROOT, environment

BABEL = load("babel")
TUNINGS = {
    "random": Tuning(),
    "cut": Tuning(depth=5),
    "ordered": Tuning(ordered=True, faith=2.0, depth=0),
    "wide": Tuning(ordered=True, width=2.0, growth=0.3, depth=0),
    "picks": Tuning(picks=3, depth=8),
    "paranoid": Tuning(others="paranoid"),
    "policy": Tuning(others="policy", ordered=True),
}


def report(table, seat, iterations=60, tuning=None, seed=1):
    return search(table.imagine(seat, seed), seat, seed, tuning=tuning, iterations=iterations)


def without_time(found):
    return found.moves, found.iterations, found.decisions, found.nodes


@pytest.mark.parametrize("tuning", TUNINGS)
@pytest.mark.parametrize("name", ALL)
def test_every_way_of_searching_every_game(name, tuning):
    for seed in range(3):
        table = table_at(ALL[name], seed, 3 + 8 * seed)
        for seat in table.acting:
            world = table.imagine(seat, 1)
            before = world.to_bytes()
            found = search(world, seat, 1, tuning=TUNINGS[tuning], iterations=60)
            assert world.to_bytes() == before
            assert found.iterations == 60
            assert sum(move.visits for move in found.moves) == 60
            assert [move.visits for move in found.moves] == sorted((m.visits for m in found.moves), reverse=True)
            assert {move.action for move in found.moves} <= set(table.legal(seat))
            assert all(0 <= move.value <= 1 for move in found.moves)
            assert all(move.line[0] == (seat, move.action) for move in found.moves)
            again = search(world, seat, 1, tuning=TUNINGS[tuning], iterations=60)
            assert without_time(again) == without_time(found)


def test_it_does_not_matter_in_which_portions_the_tree_grows():
    world = table_at(BABEL, 4, 40).imagine(0, 1)
    seat = world.acting()[0]
    whole, parts = (Tree(world, seat, 9, Tuning(ordered=True, depth=0)) for _ in range(2))
    whole.grow(300)
    for portion in (1, 7, 42, 250):
        parts.grow(portion)
    assert whole.considered() == parts.considered()
    assert (whole.size, whole.decisions) == (parts.size, parts.decisions)


def test_compiled_and_uncompiled_search_are_the_same():
    program = """
import json, sys
from tests.bots.test_search import BABEL, CARAVAN, TUNINGS, report, table_at
for game, rounds in ((BABEL, 30), (CARAVAN, 2)):
    table = table_at(game, 2, rounds)
    for tuning in TUNINGS.values():
        found = report(table, table.acting[-1], tuning=tuning)
        print(json.dumps([[m.action, m.visits, round(m.value, 9), m.line] for m in found.moves]))
"""
    lines = [
        subprocess.run([sys.executable, "-c", program], cwd=ROOT, env=environment(way), capture_output=True, text=True,
                       check=True).stdout.splitlines()
        for way in ("released", "uncompiled")
    ]  # fmt: skip
    assert lines[0] == lines[1]
    assert len(lines[0]) == 2 * len(TUNINGS)
    assert json.loads(lines[0][0])


def test_it_wins_a_turn_that_can_be_won():
    """Fourteen against nine, and a temple that can be raised: R9.1."""
    state = BABEL.new(1)
    temples = [[[1, 2, 3, 4, 5], [1, 2, 3, 4, 5], [1, 2, 3, 4], [], []], [[1, 2, 3, 4, 5], [1, 2, 3, 4], [], [], []]]
    state.edit(
        temple=temples, temple_n=[[5, 5, 4, 0, 0], [5, 4, 0, 0, 0]], total=[14, 9], held=[0, 0],
        column=[[[0] * 5, [1] * 5, [0, 1, 0, 1, 0], [], []], [[2] * 5, [3] * 4, [], [], []]],
        column_n=[[5, 5, 5, 0, 0], [5, 4, 0, 0, 0]], pawn=[2, 0], stack=[[5], [6]], stack_n=[1, 1], must_build=0,
        quarry=[1, 2, 3, 6, 6, 5], quarry_n=6, pile=[0, 1, 2, 3, 4] * 4, pile_n=20,
    )  # fmt: skip
    for tuning in TUNINGS.values():
        world = state.clone()
        while world.acting() == [0]:
            best = search(world, 0, 1, tuning=tuning, iterations=300).moves[0]
            world.play(0, best.action)
        assert world.is_over
        assert best.value > 0.9


def test_choices_made_at_once_do_not_know_of_each_other():
    """A line goes on with the searcher's own choices of the round; what others seal stands beside it, not below."""
    table = table_at(CARAVAN, 3, 1, seats=4)
    for seat in table.acting:
        found = report(table, seat, iterations=800)
        for move in found.moves[:2]:
            assert [who for who, _ in move.line[:2]] == [seat, seat]  # take, then the errand


def test_search_needs_an_end():
    with pytest.raises(ValueError, match="needs an end"):
        search(BABEL.new(1), 0, 1)


def test_time_and_stopping():
    """Bounds are wide, for busy machines; `python -m bench search` measures."""
    world = BABEL.new(1)
    began = time.perf_counter()
    timed = search(world, 0, 1, seconds=0.1)
    assert timed.seconds < 0.5
    assert timed.moves
    moment = threading.Event()
    threading.Timer(0.1, moment.set).start()
    assert search(world, 0, 1, stop=moment.is_set).moves
    assert time.perf_counter() - began < 3
    assert search(world, 0, 1, stop=lambda: True).iterations >= 1


def test_other_threads_run_meanwhile():
    tree = Tree(BABEL.new(1), 0, 1, Tuning())
    thread = threading.Thread(target=tree.grow, args=(2000,))
    ticks = 0
    thread.start()
    while thread.is_alive():
        ticks += 1
    thread.join()
    assert tree.iterations == 2000
    assert ticks > 10


def test_a_bot_can_be_told_to_choose_now():
    bot = new_bot("search:seconds=60", 1)
    table = Table.new(BABEL, seed=1)
    threading.Timer(0.1, bot.stop).start()
    began = time.perf_counter()
    assert bot.choose(Seat(table, 0)) in table.legal(0)
    assert time.perf_counter() - began < 2
    assert bot.report.moves


@pytest.mark.parametrize(
    "wish", ["", "depth=3", "iterations=many", "speed=3,iterations=1", "iterations=1,explore=x"]
)  # fmt: skip
def test_searches_that_make_no_sense(wish):
    with pytest.raises(ValueError, match="search"):
        new_bot(f"search:{wish}", 1)


def test_a_turn_of_many_choices_stays_within_the_budget():
    """Each choice in a row is given a part of what the earlier ones left."""
    table = Table.new(BABEL, seed=2)
    spent = 0
    while table.acting == [0]:
        bot = new_bot("search:iterations=500,share=0.3", 1)
        action = bot.choose(Seat(table, 0))
        spent += bot.report.iterations if bot.report else 0
        table.choose(0, action)
    assert 100 < spent <= 500 + len(table.rounds)  # at least one each


def test_in_a_row():
    table = Table.new(BABEL, seed=2)
    seat = Seat(table, 0)
    counts = []
    while table.acting == [0]:
        counts.append(seat.in_a_row)
        table.choose(0, seat.legal[-1])
    assert counts == list(range(len(counts)))
    table = Table.new(CARAVAN, seed=2, seats=3)
    assert Seat(table, 1).in_a_row == 0
    table.choose(1, Seat(table, 1).legal[0])
    assert (Seat(table, 0).in_a_row, Seat(table, 1).in_a_row) == (0, 1)


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", ALL)
def test_a_level_thinks_no_longer_than_it_may(name, level):
    """Processor time, for a whole turn: all choices in a row."""
    table = table_at(ALL[name], 1, 12)
    seat = table.acting[0]
    bot = new_bot(level, 1)
    began = time.thread_time()
    while table.acting and table.acting[0] == seat:
        turn = table.turn
        table.choose(seat, bot.choose(Seat(table, seat)))
        if len(table.deal.start().acting()) > 1 and table.turn == turn and seat not in table.acting:
            break
    assert time.thread_time() - began < LEVELS[level].seconds


compiled = pytest.mark.skipif(
    not str(rules.__file__).endswith((".so", ".pyd")), reason="would take minutes as plain Python"
)


def wins(game, seats, kind, other, games):
    won = 0
    for seed in range(games):
        table = Table.new(game, seed=seed, seats=seats)
        kinds = [other] * seats
        kinds[seed % seats] = kind
        bots = [new_bot(each, seed, timed=False) for each in kinds]
        while not table.over:
            for seat in table.acting:
                table.choose(seat, bots[seat].choose(Seat(table, seat)))
        won += table.result.ranks[seed % seats] == 0
    return won


@compiled
def test_thinking_ahead_beats_looking_one_choice_ahead():
    assert wins(BABEL, 2, "search:iterations=4000", "greedy", 10) >= 7


@compiled
def test_it_beats_chance_where_all_choose_at_once():
    assert wins(CARAVAN, 3, "search:iterations=300", "random", 12) >= 7
