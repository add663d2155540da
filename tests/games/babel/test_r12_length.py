"""Section 12 of RULES.md: length of a game."""

import random

import pytest

from shinar.games.babel import GAME
from shinar.games.babel.options import BabelOptions
from tests.games.babel.position import dealt, given


@pytest.mark.parametrize("stalemate_turns", [1, 2, 3])
def test_r12_1_a_game_has_at_most_44_turns_for_each_of_the_stalemate(stalemate_turns):
    for seed in range(150):
        state = dealt(seed, stalemate_turns=stalemate_turns, first_turn_guard=bool(seed & 1)).state
        state.random_play(seed)
        assert state.is_over
        assert state.turn + 1 <= 44 * stalemate_turns


def test_r12_1_a_turn_without_a_new_low_is_the_last_when_one_is_too_many():
    position = given("0>  *AAA . . . .   . .\n1  A:12 . . . .   . .", stalemate_turns=1)
    position.when("destroy end").ends().then("stall=1")


def test_r12_2_choices_in_a_turn_and_in_a_game():
    assert GAME.proofs.longest(BabelOptions(), 2) == 998_800
    assert GAME.proofs.longest(BabelOptions(stalemate_turns=3), 2) == 227 * 44 * 3
    for seed in range(60):
        state = dealt(seed, allow_empty_skill=True, stalemate_turns=2).state
        turn, choices, total = 0, 0, 0
        while not state.is_over:
            state.random_play(seed, 1)
            total += 1
            choices = choices + 1 if state.turn == turn else 0
            turn = state.turn
            assert choices < 227
        assert total <= 227 * 44 * 2


def test_r12_2_the_parts_of_a_turn():
    """Lays; moves, skills and halving discards; paying groups; builds; one migration and one end."""
    most = {"lay": 60, "discards": 60, "pay": 60, "build": 45, "migrate": 1, "end": 1}
    assert sum(most.values()) == 227
    part = {"move": "discards", "build-held": "build", "discard": "discards"} | {name: name for name in most}
    for seed in range(40):
        dice = random.Random(seed)
        state = dealt(seed, allow_empty_skill=True).state
        turn, counts = -1, {}
        while not state.is_over:
            if state.turn != turn:
                turn, counts = state.turn, dict.fromkeys(most, 0)
            (seat,) = state.acting()
            action = dice.choice(state.legal_actions(seat))
            kind = GAME.surface.move(state, seat, action).kind
            counts[part.get(kind, "discards")] += 1
            assert all(counts[name] <= limit for name, limit in most.items())
            state.play(seat, action)


@pytest.mark.parametrize(("option", "turns"), [("on_last_card", 22), ("when_draw_impossible", 23)])
def test_r12_3_without_returned_cards_the_quarry_lasts_22_turns(option, turns):
    position = dealt(temple_deck_end=option)
    for turn in range(turns):
        assert position.state.turn == turn
        position.goes_on()
        while "end" not in position.moves:
            wanted = ("held", "+", ">")
            position.when(min(position.moves, key=lambda move: [move.startswith(w) for w in wanted].index(True)))
        if turn == 21:
            position.then("quarry=#1")
        position.when("end")
    position.ends().then("quarry=.")
