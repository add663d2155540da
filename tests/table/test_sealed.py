"""Does a sealed choice stay sealed, and changeable, until its round resolves?"""

import dataclasses
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shinar.table import RefusedError, Table
from tests.table.careless import PAY, CarelessState
from tests.table.playing import CARAVAN, CARELESS, few, finish_choice, new, play, shown

SEEDS = st.integers(0, 1 << 20)
SIMULTANEOUS = pytest.mark.parametrize("game", [CARELESS, CARAVAN], ids=lambda game: game.name)


def open_round(game, seed, turns=8):
    """A match somewhere in a round that several seats owe."""
    table = play(new(game, seed, seats=3), seed, seed % turns)
    while not table.over and len(table.acting) < 3:
        table.choose(table.acting[0], table.moves(table.acting[0])[-1].action)
    return new(game, seed, seats=3) if table.over else table


def others(table, seat):
    return [viewer for viewer in [None, *range(table.seats)] if viewer != seat]


@SIMULTANEOUS
@few
@given(seed=SEEDS, seat=st.integers(0, 2))
def test_nobody_else_is_shown_anything_of_a_sealed_choice_or_a_part_of_it(game, seed, seat):
    table = open_round(game, seed)
    before = {viewer: shown(table, viewer) for viewer in others(table, seat)}
    dice = random.Random(seed)
    while seat in table.acting:
        table.choose(seat, dice.choice(table.moves(seat)).action)
        assert {viewer: shown(table, viewer) for viewer in others(table, seat)} == before
        for viewer in others(table, seat):
            assert table.view(viewer).acting == table.acting


@SIMULTANEOUS
@few
@given(seed=SEEDS, first=SEEDS, second=SEEDS)
def test_what_the_others_sealed_changes_nothing_for_those_who_still_choose(game, seed, first, second):
    one, two = open_round(game, seed), open_round(game, seed)
    for table, dice in (one, first), (two, second):
        finish_choice(table, 0, dice)
        finish_choice(table, 2, dice)
        if game is CARAVAN or table.moves(1)[-1].action >= 5:  # a part that leaves another one owed
            table.choose(1, table.moves(1)[-1].action)
    assert shown(one, 1) == shown(two, 1)
    assert shown(one, None) == shown(two, None)


@SIMULTANEOUS
@few
@given(seed=SEEDS)
def test_a_choice_in_parts_says_who_is_ready_only_when_it_is_whole(game, seed):
    table = open_round(game, seed)
    while 0 in table.acting:
        assert table.acting == [0, 1, 2]
        table.choose(0, table.moves(0)[0].action)
    assert table.acting == [1, 2]


def test_the_seat_itself_sees_its_own_parts():
    table = new(CARAVAN, 3)
    taken = table.moves(1)[0]
    table.choose(1, taken.text)
    assert table.view(1).taken == taken.good
    assert table.view(1).phase == "errand"
    assert table.sealed(1) == [taken]
    assert [move.text for move in table.moves(1)] == ["sell", "left", "right"]
    assert table.view(0).phase == "take"


@SIMULTANEOUS
@few
@given(seed=SEEDS, dice=SEEDS)
def test_the_order_of_sealing_and_withdrawing_never_matters(game, seed, dice):
    straight, winding = open_round(game, seed), open_round(game, seed)
    turn = straight.turn
    wanted = [finish_choice(straight, seat, dice + seat) for seat in range(3)]
    chance = random.Random(dice)
    for _ in range(12):  # this and that, but never so that the round resolves
        seat = chance.randrange(3)
        if winding.sealed(seat) and chance.random() < 0.4:
            winding.unseal(seat, chance.choice([None, 1]))
        elif seat in winding.acting and len(winding.acting) > 1:
            winding.choose(seat, chance.choice(winding.moves(seat)).action)
    for seat in chance.sample(range(3), 3):
        sealed = [move.action for move in winding.sealed(seat)]
        if sealed != wanted[seat][: len(sealed)]:
            winding.unseal(seat)
            sealed = []
        wanted[seat] = wanted[seat][len(sealed) :]
    while winding.turn == turn:
        seat = chance.choice(winding.acting)
        winding.choose(seat, wanted[seat].pop(0))
    assert winding.state.to_bytes() == straight.state.to_bytes()
    assert winding.transcript() == straight.transcript()


def test_withdrawing_one_part_keeps_the_others():
    table = new(CARAVAN, 3)
    card = table.moves(0)[0]
    table.choose(0, card.action)
    table.choose(0, "sell")
    table.unseal(0, 1)
    assert table.sealed(0) == [card]
    assert table.acting == [0, 1, 2]
    table.unseal(0)
    assert table.sealed(0) == []


@pytest.mark.parametrize("count", [None, 0, -1, 2])
def test_withdrawing_what_is_not_sealed_is_refused(count):
    table = new(CARAVAN, 3)
    if count is not None:
        table.choose(0, table.moves(0)[0].action)
    with pytest.raises(RefusedError) as refusal:
        table.unseal(0, count)
    assert refusal.value.reason.name == "nothing-sealed"


def test_a_resolved_choice_can_no_longer_be_withdrawn():
    table = new(CARAVAN, 3)
    for seat in range(3):
        finish_choice(table, seat, 1)
    with pytest.raises(RefusedError, match="nothing-sealed"):
        table.unseal(0)


def test_a_part_that_showed_the_seat_something_cannot_be_withdrawn():
    class Telling(CarelessState):
        def play(self, seat, action):
            super().play(seat, action)
            self.reveals += 1

    table = new(with_state(Telling), 3)
    table.choose(0, table.moves(0)[0].action)
    with pytest.raises(RefusedError, match="seal-revealed"):
        table.unseal(0)


def test_a_game_whose_seal_ends_the_choice_of_others_is_found_out():
    class Hasty(CarelessState):
        def play(self, seat, action):
            super().play(seat, action)
            self.played = self.rounds

    table = new(with_state(Hasty), 3, seats=3)
    with pytest.raises(RuntimeError, match="breaks its protocol"):
        table.choose(0, table.moves(0)[0].action)


def test_the_true_state_never_holds_the_choices_of_two_seats_before_the_round_resolves():
    table = new(CARELESS, 3, seats=3)
    start = table.state.to_bytes()
    finish_choice(table, 0, 1)
    finish_choice(table, 1, 1)
    assert table.state.to_bytes() == start
    assert [bool(part) for part in table._round.state_for(0).sealed] == [True, False, False]
    assert [bool(part) for part in table._round.state_for(2).sealed] == [False, False, False]


def test_a_round_of_one_seat_is_resolved_by_a_single_action():
    table = new(CARELESS, 3, seats=2)
    finish_choice(table, 0, 1)
    finish_choice(table, 1, 1)
    assert table.turn == 1
    (alone,) = table.acting
    assert table.choose(alone, "tap")
    assert table.turn == 2
    assert table.acting == [alone]


def test_choosing_says_whether_the_round_was_resolved():
    table = new(CARELESS, 3, seats=2)
    low = next(card for card in table.state.hands[0] if card < 5)
    high = next(card for card in table.state.hands[1] if card >= 5)
    assert [table.choose(0, low), table.choose(1, high), table.choose(1, PAY)] == [False, False, True]


def with_state(kind):
    return dataclasses.replace(CARELESS, state=kind)


def test_a_new_match_without_a_seed_is_dealt_by_chance():
    assert Table.new(CARELESS).deal.seed != Table.new(CARELESS).deal.seed
