"""How far may a seat go back, alone and with consent?"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shinar.table import RefusedError, TakenBack, replay
from tests.table.playing import BABEL, CARELESS, GAMES, few, finish_choice, new, play

SEEDS = st.integers(0, 1 << 20)


def alone(seed=3, seats=2):
    """A match of Careless in which one seat has three choices of its own; and that seat."""
    table = new(CARELESS, seed, seats=seats)
    for seat in range(seats):
        finish_choice(table, seat, seed)
    return table, table.acting[0]


def test_own_choices_that_showed_nothing_are_undone_freely():
    table, seat = alone()
    before = table.state.to_bytes()
    table.choose(seat, "tap")
    table.choose(seat, "tap")
    assert table.undo_horizon(seat) == 2
    table.undo(seat, 2)
    assert table.state.to_bytes() == before
    assert table.undo_horizon(seat) == 0
    assert table.taken_back == []


def test_the_horizon_ends_where_something_was_revealed():
    table, seat = alone()
    for move in ("tap", "peek", "tap"):
        table.choose(seat, move)
    assert table.undo_horizon(seat) == 1
    with pytest.raises(RefusedError, match="undo-needs-consent"):
        table.undo(seat, 2)


def test_the_horizon_ends_where_another_seat_chose():
    table, seat = alone()
    table.choose(seat, "tap")
    assert table.undo_horizon(1 - seat) == 0
    with pytest.raises(RefusedError, match="undo-needs-consent"):
        table.undo(1 - seat)


def test_the_horizon_ends_where_several_seats_choose_at_once():
    table, seat = alone()
    table.choose(seat, "tap")
    table.choose(seat, "done")
    assert table.acting == [0, 1]
    assert table.undo_horizon(seat) == 0


@few
@given(seed=SEEDS, turns=st.integers(0, 120))
def test_a_free_undo_never_changes_what_another_was_shown_and_goes_as_far_as_it_may(seed, turns):
    table = play(new(BABEL, seed), seed, turns)
    for seat in range(2):
        far = table.undo_horizon(seat)
        lone = [[chooser for chooser, _ in choices] == [seat] for choices in table.rounds]
        reveals = [table.at(turn).state.reveals for turn in range(max(0, table.turn - far - 1), table.turn + 1)]
        assert all(lone[table.turn - far :])
        assert len(set(reveals[-far - 1 :])) == 1
        if far < table.turn and not table.over:
            assert not lone[table.turn - far - 1] or reveals[0] != reveals[-1]


def test_what_all_others_agree_to_is_undone_and_stays_on_record():
    table, seat = alone(seats=3)
    others = {0, 1, 2} - {seat}
    table.choose(seat, "peek")
    with pytest.raises(RefusedError, match="undo-needs-consent"):
        table.undo(seat, consent=others - {max(others)})
    table.undo(seat, consent=others)
    assert table.taken_back == [TakenBack(1, seat, 1)]
    table.choose(seat, "peek")
    assert f"1  {seat} takes back 1\n1  {seat}: peek\n" in table.transcript()
    assert replay(table.transcript(), game=CARELESS).taken_back == table.taken_back


def test_records_of_what_was_taken_back_go_back_with_the_match():
    table, seat = alone()
    other = {1 - seat}
    table.choose(seat, "peek")
    table.choose(seat, "peek")
    table.undo(seat, 1, other)
    table.choose(seat, "tap")
    table.undo(seat, 2, other)
    table.undo(1 - seat, 1, {seat})
    assert table.turn == 0
    assert sorted(table.taken_back) == sorted([TakenBack(0, seat, 3), TakenBack(0, 1 - seat, 1)])


def test_the_end_of_a_match_is_undone_by_consent_only():
    table = play(new(BABEL, 4), 4)
    seat = table.rounds[-1][0][0]
    assert table.undo_horizon(seat) == 0
    with pytest.raises(RefusedError, match="undo-needs-consent"):
        table.undo(seat)
    table.undo(seat, consent={1 - seat})
    assert not table.over


@pytest.mark.parametrize("turns", [0, -1, 2, 10**30])
def test_there_must_be_something_to_undo(turns):
    table, seat = alone()
    with pytest.raises(RefusedError, match="nothing-to-undo"):
        table.undo(seat, turns, {0, 1})


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@few
@given(seed=SEEDS, turns=st.integers(1, 80), back=st.integers(1, 80))
def test_a_match_goes_on_after_an_undo_as_if_it_had_never_been_further(game, seed, turns, back):
    table = play(new(game, seed), seed, turns)
    back = min(back, table.turn)
    straight = table.at(table.turn - back)
    table.undo(0, back, set(range(table.seats)))
    assert table.state.to_bytes() == straight.state.to_bytes()
    play(table, seed + 1)
    play(straight, seed + 1)
    assert table.state.to_bytes() == straight.state.to_bytes()
    assert table.log(0) == straight.log(0)


def test_an_undo_withdraws_what_others_have_sealed():
    table, seat = alone()
    table.choose(seat, "done")
    finish_choice(table, 1 - seat, 1)
    table.undo(seat, 1, {1 - seat})
    assert table.sealed(1 - seat) == []
    assert table.acting == [seat]
