"""Does the estimate of a Babylon position put first things first, and does the greedy bot do well by it?"""

from random import Random

import pytest

from shinar.catalog import load
from shinar.games.babylon.actions import CHANGE, DONE, PLACE_TAKEN, WISH
from shinar.games.babylon.options import BabylonOptions
from shinar.games.babylon.prospects import count_at_hand, count_lined, count_open, count_points, count_roofs
from shinar.games.babylon.state import BUILDING, CHANGING, FOUNTAIN, PROPPING, USING
from shinar.table import Table
from tests.bots.test_bots import finish
from tests.games.babylon.position import given

BABYLON = load("babylon")


def test_what_a_garden_promises():
    state = given("1 As Af Bf Bb \n At Ab Bs Bt", new="A B", built="statue:a2").state
    assert count_points(state, 0) == 3
    assert [count_open(state, 0, symbol) for symbol in (1, 2, 3, 4)] == [2, 2, 2, 1]
    assert count_lined(state, 0) == 2
    assert count_roofs(state, 0) == 7
    assert count_at_hand(state, 0) == 3 + 1


def test_pillars_and_tiles_are_worth_having_but_not_at_the_end():
    def worth(**fields):
        return given("", taken="", phase=1, **fields).state.outlook(0)

    assert worth(singles=5) > worth(singles=2)
    stored = [worth(singles=2, stored=(name,)) for name in ("", "clay 1", "granite 1", "basalt 1")]
    assert stored == sorted(set(stored))
    late = worth(singles=5, round=14) - worth(singles=2, round=14)
    assert 0 <= late < worth(singles=5) - worth(singles=2)


def test_placing_is_better_than_being_done():
    state = given("", taken="clay 5", singles=4).state
    worth = {}
    for action in (DONE, PLACE_TAKEN):
        copy = state.clone()
        copy.play(0, action)
        worth[action] = copy.outlook(0)
    assert worth[PLACE_TAKEN] > worth[DONE]


def test_a_placement_is_thought_to_its_end():
    """The same site, with the fountains beside each other or not: only one turn of the tile joins them."""
    state = given("1 A- Af \n As A-", taken="clay 10", singles=6).when("place:taken @c1").state
    after = {}
    for turned in state.legal_actions(0):
        copy = state.clone()
        copy.play(0, turned)
        after[turned] = copy.outlook(0)
    best = max(after.values())
    assert list(after.values()).count(best) == 1
    assert sorted(after.values())[-2] < state.outlook(0) <= best


def random_positions(seats, options, games):
    """All positions of random games in which a token changes a space wherever it can."""
    for seed in range(games):
        state = BABYLON.new(seed, seats=seats, options=options)
        dice = Random(seed)
        while state.acting():
            yield state
            choices = state.legal_actions(state.active)
            changes = [action for action in choices if CHANGE <= action < WISH]
            state.play(state.active, dice.choice(changes or choices))


@pytest.mark.parametrize("seats", [2, 4])
def test_looking_changes_nothing_and_points_add_up(seats):
    for state in random_positions(seats, BabylonOptions(), 3):
        before = state.to_bytes()
        state.outlook(state.active)
        assert state.to_bytes() == before
        assert [count_points(state, seat) for seat in range(seats)] == state.standing()[0]


def children(state):
    for action in state.legal_actions(state.active):
        copy = state.clone()
        copy.play(state.active, action)
        yield copy


def test_what_is_thought_to_its_end_is_as_good_as_its_best_choice():
    """Of a free corner, and of what a space shall be and what is built with it; where the turn then goes on."""
    seen = {PROPPING: 0, CHANGING: 0, USING: 0}
    for state in random_positions(2, BabylonOptions(), 40):
        if state.phase in seen:
            after = list(children(state))
            if all(copy.phase in (BUILDING, USING) for copy in after):
                seen[state.phase] += 1
                assert state.outlook(state.active) == max(copy.outlook(state.active) for copy in after)
            else:
                assert abs(state.outlook(state.active)) < 900
    assert seen[PROPPING] > 100
    assert seen[CHANGING] > 0


def test_a_changed_space_is_worth_what_can_be_built_with_it():
    """The stairs at c1 as a fountain, beside the fountain at b1."""
    garden = """
        1   A- Af Bs B-
            As At B- Bf
            .  .  C- Ct
            .  .  Cs C-
    """
    state = given(garden, new="C B", effect="convert-symbol").state
    before = state.outlook(0)
    state.edit(phase=USING, changed=2, wish=FOUNTAIN)
    block = state.to_bytes()
    (after,) = children(state)
    assert state.outlook(0) == after.outlook(0) > before
    assert state.to_bytes() == block


def wins(games, seats):
    """Of the greedy bot against random ones, each chair in turn being its own."""
    won = 0
    for seed in range(games):
        greedy = seed % seats
        kinds = ["greedy" if seat == greedy else "random" for seat in range(seats)]
        table = finish(Table.new(BABYLON, seed=seed, seats=seats), kinds, seed=seed)
        won += table.result.ranks[greedy] == 0 and table.result.ranks.count(0) == 1
    return won


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random(seats):
    assert wins(3, seats) == 3


@pytest.mark.slow
def test_greedy_beats_random_nearly_always():
    assert wins(100, 2) >= 95
