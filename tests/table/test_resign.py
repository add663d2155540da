"""What becomes of a match when somebody gives up?"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shinar.table import RESIGN, RefusedError, Table, replay
from tests.table.playing import BABEL, CARAVAN, CARELESS, few, finish_choice, new, play

SEEDS = st.integers(0, 1 << 20)


def test_a_match_of_two_ends_when_one_resigns():
    table = play(new(BABEL, 1), 1, 20)
    points, _ = table.state.standing()
    table.resign(1)
    assert table.over
    assert table.acting == []
    assert table.view(0).over
    assert table.moves(0) == table.moves(1) == []
    assert (table.result.points, table.result.ranks, table.result.resigned) == (points, [0, 1], [1])


def test_others_play_on_and_the_lowest_legal_action_is_taken_for_who_resigned():
    table = new(CARAVAN, 1)
    table.resign(1)
    assert not table.over
    assert table.acting == [0, 2]
    play(table, 1)
    for choices in table.rounds:
        assert [action for seat, action in choices if seat == 1][1] == 5
    assert table.result.ranks[1] == 2


def test_what_was_sealed_is_withdrawn_when_its_seat_resigns():
    table = new(CARAVAN, 1)
    table.choose(1, table.moves(1)[-1].action)
    table.choose(1, "sell")
    table.resign(1)
    lowest = min(action for seat, action in table._round.choices if seat == 1)
    assert lowest == table.state.legal_actions(1)[0]


def test_resigning_is_enough_to_resolve_the_round():
    table = new(CARAVAN, 1)
    finish_choice(table, 0, 1)
    finish_choice(table, 2, 1)
    table.resign(1)
    assert table.turn == 1


def test_who_resigned_ranks_last_and_who_resigned_first_last_of_all():
    table = new(CARELESS, 1, seats=4)
    table.resign(2)
    play(table, 1, 2)
    table.resign(0)
    play(table, 2)
    ranks = table.result.ranks
    assert (ranks[2], ranks[0]) == (3, 2)
    assert sorted(ranks)[:2] in ([0, 1], [0, 0])


def test_a_match_ends_when_one_seat_is_left():
    table = new(CARELESS, 1, seats=4)
    table.resign(2)
    table.resign(0)
    assert not table.over
    table.resign(1)
    assert table.over
    assert table.result.ranks == [1, 1, 1, 0]


@pytest.mark.parametrize("action", ["choose", "unseal", "resign", "undo"])
def test_who_has_resigned_is_out(action):
    table = new(CARAVAN, 1)
    play(table, 1, 1)
    table.resign(1)
    with pytest.raises(RefusedError, match="resigned"):
        getattr(table, action)(1, *([0] if action == "choose" else []))
    assert table.why_not(1, 0).name == "resigned"
    assert table.undo_horizon(1) == 0


def test_nobody_resigns_from_a_match_that_is_over():
    table = play(new(BABEL, 1), 1)
    with pytest.raises(RefusedError, match="game-over"):
        table.resign(0)


def test_a_refused_resignation_changes_nothing():
    table = new(CARAVAN, 1)
    with pytest.raises(RefusedError, match="no-such-seat"):
        table.resign(1, 7)
    assert table.resigned == []


def test_nobody_goes_back_before_a_resignation():
    table = play(new(CARAVAN, 1), 1, 2)
    table.resign(1)
    play(table, 2, 3)
    table.undo(0, 1, {2})
    assert table.turn == 2
    with pytest.raises(RefusedError, match="undo-before-resignation"):
        table.undo(0, 1, {2})


def test_a_resigned_match_of_two_cannot_be_undone():
    table = play(new(BABEL, 1), 1, 5)
    table.resign(1)
    with pytest.raises(RefusedError, match="resigned"):
        table.undo(0, 1, {1})


@pytest.mark.parametrize("game", [CARAVAN, CARELESS], ids=lambda game: game.name)
@few
@given(seed=SEEDS, when=st.lists(st.tuples(st.integers(0, 12), st.integers(0, 3)), max_size=4))
def test_a_match_with_resignations_is_rebuilt_from_its_choices_and_from_its_transcript(game, seed, when):
    table = new(game, seed, seats=4)
    kept = []  # rows as a server would have stored them: nothing is ever deleted
    for turn, seat in sorted(when):
        play(table, seed, turn)
        if not table.over and seat not in table.resigned:
            if seat in table.acting and len(table.acting) > 1:
                table.choose(seat, table.moves(seat)[0].action)
            kept += [row for row in table.choices() if row not in kept]
            kept.append((table.turn, seat, 9, RESIGN))
            table.resign(seat)
    play(table, seed, 9)
    kept += [row for row in table.choices() if row not in kept and row.action != RESIGN]
    for again in (
        Table.from_choices(table.deal, table.choices()),
        Table.from_choices(table.deal, kept),
        replay(table.transcript(sealed=True), game=game),
    ):
        assert again.choices() == table.choices()
        assert again.transcript() == table.transcript()
        assert again.result == table.result
