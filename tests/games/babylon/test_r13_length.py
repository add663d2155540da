"""Section 13 of RULES.md: length of a game and limits."""

import random

import pytest

from shinar.games.babylon import GAME, actions
from shinar.games.babylon.options import BabylonOptions
from shinar.games.babylon.state import BUILDING, DIGGING, THINNING
from tests.games.babylon.position import dealt


@pytest.mark.parametrize(("seats", "turns", "thinned"), [(2, 30, 6), (3, 39, 3), (4, 44, 0)])
def test_r13_1_turns_and_r13_2_tiles_left(seats, turns, thinned):
    for seed in range(30):
        state = dealt(seed, seats=seats).state
        digs = removed = 0
        while not state.is_over:
            phase = state.phase
            state.random_play(seed, 1)
            digs += phase == DIGGING
            removed += phase == THINNING
        assert (digs, removed) == (turns, thinned)
        assert sum(state.quarry_n) == 48 - turns - thinned > 0


@pytest.mark.parametrize(("seats", "most"), [(2, 666), (3, 861), (4, 968)])
def test_r13_3_choices_in_a_turn_and_in_a_game(seats, most):
    assert GAME.proofs.longest(BabylonOptions(), seats) == most
    for seed in range(10):
        dice = random.Random(seed)
        state = dealt(seed, seats=seats, token_spaces="one_per_tile").state
        made = in_turn = 0
        while not state.is_over:
            (seat,) = state.acting()
            if state.phase == DIGGING:
                in_turn = 0
            if state.phase == BUILDING:
                state.edit(singles=[20] * 4)
            legal = state.legal_actions(seat)
            if len(legal) > 1 and legal[0] == actions.DONE:
                legal = legal[1:]
            state.play(seat, dice.choice(legal))
            made += 1
            in_turn += 1
            assert in_turn <= 22
        assert made <= most


def test_r13_4_no_score_is_above_the_limit():
    assert GAME.proofs.highest == 900
    assert GAME.proofs.lowest == 0
