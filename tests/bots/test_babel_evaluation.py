"""Does the estimate of a Babel position put first things first?"""

from shinar.catalog import load
from shinar.games.babel.actions import DESTROY
from shinar.games.babel.state import ASSYRIANS, HITTITES, NOBODY, PAYING

BABEL = load("babel")


def position(**fields):
    state = BABEL.new(1)
    state.edit(**fields)
    return state


def test_a_won_game_is_worth_more_than_anything():
    state = BABEL.new(1)
    state.random_play(1)
    points, ranks = state.standing()
    winner = ranks.index(0)
    assert state.outlook(winner) > 900
    assert state.outlook(1 - winner) == -state.outlook(winner)
    assert points[winner] >= points[1 - winner]


def test_a_higher_temple_is_better_and_the_others_is_worse():
    flat = position().outlook(0)
    mine = position(temple=[[[1], [], [], [], []], []], temple_n=[[1, 0, 0, 0, 0], [0] * 5], total=[1, 0])
    theirs = position(temple=[[], [[1], [], [], [], []]], temple_n=[[0] * 5, [1, 0, 0, 0, 0]], total=[0, 1])
    assert mine.outlook(0) > flat > theirs.outlook(0)


def test_a_group_that_can_steal_is_better_than_one_that_cannot():
    column = [HITTITES] * 3
    fields = {
        "column": [[column, [], [], [], []], []],
        "column_n": [[3, 0, 0, 0, 0], [0] * 5],
        "pawn": [0, 5],
        "opener": NOBODY,
    }
    prey = {"temple": [[], [[1, 2, 3], [], [], [], []]], "temple_n": [[0] * 5, [3, 0, 0, 0, 0]], "total": [0, 3]}
    tall = {"temple": [[], [[1, 2, 3, 4], [], [], [], []]], "temple_n": [[0] * 5, [4, 0, 0, 0, 0]], "total": [0, 4]}
    within_reach = position(**fields, **prey).outlook(0) + 3
    out_of_reach = position(**fields, **tall).outlook(0) + 4
    assert within_reach > out_of_reach


def test_a_skill_that_waits_for_its_payment_is_as_good_as_used():
    fields = {
        "column": [[[ASSYRIANS] * 3 + [HITTITES] + [ASSYRIANS] * 3, [], [], [], []], []],
        "column_n": [[7, 0, 0, 0, 0], [0] * 5],
        "pawn": [0, 5],
        "temple": [[], [[1, 2, 3], [], [], [], []]],
        "temple_n": [[0] * 5, [3, 0, 0, 0, 0]],
        "total": [0, 3],
        "quarry": [1, 2, 3],
        "quarry_n": 3,
    }
    waiting = position(**fields, phase=PAYING, pending=DESTROY)
    assert waiting.outlook(0) == position(**fields).outlook(0) + 3
    waiting.play(0, waiting.legal_actions(0)[0])
    assert waiting.total[1] == 0
