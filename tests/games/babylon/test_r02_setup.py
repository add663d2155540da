"""Section 2 of RULES.md: set-up."""

from collections import Counter

import pytest

from shinar.games.babylon import GAME
from shinar.games.babylon.state import DIGGING, NO_TILE, REMOVED, THINNING
from tests.games.babylon.position import dealt


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r2_1_seat_0_begins(seats):
    assert GAME.seats == (2, 3, 4)
    assert dealt(seats=seats).state.acting() == [0]
    assert dealt(seats=seats).state.starter == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r2_2_a_flower_for_each_seat(seats):
    assert dealt(seats=seats).state.flower[:seats] == list(range(seats))


def test_r2_3_sixteen_stacks_basalt_granite_clay():
    state = dealt().state
    assert state.quarry_n == [3] * 16
    for layer, first in enumerate((32, 16, 0)):
        assert sorted(stack[layer] for stack in state.quarry) == list(range(first, first + 16))


def test_r2_3_each_layer_is_shuffled_by_itself():
    for layer in range(3):
        assert len({tuple(stack[layer] for stack in dealt(seed).state.quarry) for seed in range(50)}) == 50
    first = [dealt(seed).state.quarry[0] for seed in range(600)]
    assert {len(set(column)) for column in zip(*first, strict=True)} == {16}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r2_4_the_starting_tile_in_the_slot_and_nothing_else(seats):
    state = dealt(seats=seats).state
    assert state.stored == [48 + seat if seat < seats else NO_TILE for seat in range(4)]
    assert state.singles == [0] * 4
    assert state.laid_n == [0] * 4
    assert state.taken == NO_TILE


@pytest.mark.parametrize(("seats", "used"), [(2, 14), (3, 12), (4, 10)])
def test_r2_5_so_many_round_tokens(seats, used):
    state = dealt(seats=seats).state
    rounds = set()
    while not state.is_over:
        rounds.add(state.round)
        state.random_play(1, 1)
    assert max(rounds) == used


def test_r2_5_the_tokens_are_shuffled():
    assert len({tuple(dealt(seed).state.token) for seed in range(50)}) == 50
    assert {dealt(seed).state.token[13] for seed in range(100)} == set(range(7))  # also those that leave the game


@pytest.mark.parametrize(("seats", "removed"), [(3, 3), (2, 6)])
def test_r2_6_and_r2_7_players_remove_clay_by_turns(seats, removed):
    position = dealt(seats=seats)
    for i in range(removed):
        assert position.state.phase == THINNING
        assert position.seat == i % seats
        position.refuses(">A1", "must-remove-clay R2.6").refuses("-B1", "not-owed", seat=(i + 1) % seats)
        before = position.state.quarry[i][2]
        position.when(f"-{'ABCD'[i % 4]}{i // 4 + 1}")
        assert position.state.gone[before] == REMOVED
    assert position.state.phase == DIGGING
    assert position.seat == 0
    assert Counter(position.state.quarry_n) == {3: 16 - removed, 2: removed}
    position.refuses("-D4", "not-thinning R2.6")


def test_r2_6_only_clay_can_be_removed():
    dealt(seats=3).when("-A1").refuses("-A1", "not-clay R2.6")


def test_r2_8_with_four_players_nothing_is_removed():
    position = dealt(seats=4)
    assert position.state.phase == DIGGING
    assert position.state.quarry_n == [3] * 16
