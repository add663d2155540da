"""Sections 18 and 19 of RULES.md, and R1.5: presets, the length of a game, and that nothing gets lost or created."""

import random
from collections import Counter

import pytest

from shinar.games.wonders import GAME
from shinar.games.wonders import state as s
from shinar.games.wonders.cards import CARDS
from shinar.games.wonders.options import PRESETS, WondersOptions
from tests.games.wonders.position import dealt


def test_r18_1_base_is_all_defaults():
    assert next(iter(PRESETS)) == "base"
    assert PRESETS["base"] == WondersOptions()
    assert not any([WondersOptions().tower, WondersOptions().projects, WondersOptions().wonder_pack])


def test_r18_2_babel_is_the_tower_and_the_projects():
    assert PRESETS["babel"] == WondersOptions(tower=True, projects=True)


def test_r18_3_full_is_all_that_is_here():
    assert PRESETS["full"] == WondersOptions(tower=True, projects=True, wonder_pack=True)


def test_defaults_of_the_rulings():
    options = WondersOptions()
    assert (options.boards, options.sides, options.tile_active_from) == ("random", "random", "next_turn")
    assert (options.tax_on_free_builds, options.free_city_affected, options.partial_penalty) == (True, True, False)


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", range(2, 8))
def test_r19_1_eighteen_turns(preset, seats):
    for seed in range(4):
        state = GAME.new(seed, seats=seats, options=PRESETS[preset])
        turns = set()
        while not state.is_over:
            if state.phase == s.PLAY:
                turns.add((state.age, state.turn))
            state.random_play(seed, 1)
        assert turns == {(age, turn) for age in (1, 2, 3) for turn in range(6)}


def test_r19_2_the_bank_never_runs_out():
    """However much one has, the next coins come: fields hold far more than any game brings."""
    position = dealt(seats=3)
    position.state.edit(coins=[1000, 1000, 1000])
    position.turn()
    assert position.coins == [1003, 1003, 1003]


@pytest.mark.parametrize("seats", range(2, 8))
def test_r1_5_no_card_leaves_the_game(seats):
    """Once dealt, a card lies in a hand, a city, under a stage, in the discard pile or the draw pile, nowhere else."""
    dice = random.Random(seats)
    for seed in range(4):
        state = GAME.new(seed, seats=seats, options=PRESETS["full"])
        kinds = {}
        while not state.is_over:
            state.random_play(dice.randrange(1 << 30), dice.randrange(1, 9))
            for age in range(1, state.age + 1):
                slots = range(s.AGE_ROOM * (age - 1), s.AGE_ROOM * (age - 1) + 7 * state.cities)
                now = Counter(state.kind[slot] for slot in slots)
                assert kinds.setdefault(age, now) == now
                assert {CARDS[kind].age for kind in now} == {age}
                places = {state.place[slot] for slot in slots}
                assert not places & {s.BOX, s.UNDEALT}
                assert age == state.age or not any(s.DRAW <= place < s.CITY for place in places)
