"""Section 3 of RULES.md: course of the game."""

import pytest

from shinar.games.babylon.legal import effect_now, rounds_of
from shinar.games.babylon.state import BUILDING, DIGGING, OVER, STORING
from tests.games.babylon.position import dealt, digging, given

QUICK = {2: "-A1 -B1 -C1 -D1 -A2 -B2", 3: "-A1 -B1 -C1", 4: ""}


def started(seats, seed=1, **options):
    return dealt(seed, seats=seats, **options).when(QUICK[seats])


def pass_turn(position):
    """Dig anywhere, keep nothing."""
    position.when(position.moves[0])
    if position.state.phase == BUILDING:
        position.when("done")
    if position.state.phase == STORING:
        position.when("end")


@pytest.mark.parametrize(("seats", "rounds"), [(2, 15), (3, 13), (4, 11)])
def test_r3_1_so_many_rounds_and_r3_2_turns_go_round(seats, rounds):
    assert rounds_of(seats) == rounds
    position = started(seats)
    for turn in range(rounds * seats):
        assert not position.over
        assert (position.seat, position.state.round) == (turn % seats, turn // seats)
        pass_turn(position)
    assert position.over
    assert position.state.acting() == []
    position.refuses(">A1", "game-over", seat=0)


def test_r3_3_a_token_after_each_round_for_the_next_one_only():
    position = started(3)
    tokens = list(position.state.token)
    assert effect_now(position.state) == 0
    for round_number in range(1, 13):
        revealed = position.state.reveals
        for _ in range(3):
            pass_turn(position)
        assert effect_now(position.state) == tokens[round_number - 1]
        assert position.state.reveals > revealed


def test_r3_3_the_effect_is_for_every_player():
    position = given(effect="gain-single", taken="clay 1", stored=("", ""), singles=0, seats=2, active=1, round=1)
    before = list(position.state.token)
    position.state.edit(token=[before[0], 1, *before[2:]])
    position.when("done end")  # the last turn of the round
    assert position.state.round == 2
    assert position.state.singles[0] == 1
    pass_turn(position)
    assert position.seat == 1
    assert position.state.singles[1] == 1


def test_r3_4_the_game_ends_when_no_token_is_left():
    position = given(taken="clay 1", stored=("", ""), active=1, round=14)
    position.when("done end")
    assert position.over
    assert position.state.phase == OVER
    early = given(taken="clay 1", stored=("", ""), active=1, round=13)
    early.when("done end")
    assert not early.over


def test_r3_5_dig_build_store():
    position = started(2)
    position.refuses("done place:stored", "must-dig R3.5").refuses("keep:stored", "must-dig R3.5")
    position.when(">D4").refuses(">D3", "already-dug R4.1").offers("done place:taken")
    position.refuses("keep:taken", "not-storing R8.5").when("done")
    assert position.moves == ["end", "keep:taken", "keep:stored"]
    position.refuses("place:taken", "must-store R8.3").when("keep:taken")
    assert position.seat == 1
    assert position.state.phase == DIGGING


def test_r3_6_what_is_no_choice_is_not_asked():
    """No pillars: after digging there is nothing to build, so nobody asks whether he is done."""
    position = digging("C C C C  C Bb C C  C C C C  C C C C", stored=("",))
    position.when(">B2")
    assert position.state.phase == STORING
    assert position.moves == ["end", "keep:taken"]
    rich = digging("C C C C  C Bb C C  C C C C  C C C C", stored=("",), singles=3).when(">B2")
    assert rich.state.phase == BUILDING


def test_r3_6_a_tile_with_one_way_of_being_carried():
    """Above a belvedere is the free corner: nobody asks which."""
    position = given("1 As Ao \n A- At", taken="granite 1", singles=5)
    position.when("place:taken @b1 r0")
    assert position.state.laid_free[0][1] == 0
    assert position.state.singles[0] == 0


def test_r3_6_a_turn_with_nothing_left_to_do_ends_by_itself():
    position = given(taken="clay 1", stored=("",), singles=4)
    position.when("place:taken @a1 r0 all")
    assert position.seat == 1
    assert position.state.phase == DIGGING


def test_r3_6_what_is_optional_stays_so():
    position = given(taken="clay 5", stored=("",), singles=4)
    position.when("place:taken @a1 r0 all")
    assert position.moves == ["done", "statue:b2"]
    position.when("done")
    assert position.seat == 1
