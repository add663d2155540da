"""What does a table answer while a match is played?"""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shinar.game import Move
from shinar.table import RefusedError
from tests.table.playing import BABEL, CARAVAN, CARELESS, GAMES, few, finish_choice, new, play

SEEDS = st.integers(0, 1 << 20)
EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@EVERY_GAME
@few
@given(seed=SEEDS)
def test_a_match_is_what_the_rules_make_of_its_choices(game, seed):
    table = play(new(game, seed), seed)
    state = table.deal.start()
    for choices in table.rounds:
        for seat, action in choices:
            state.play(seat, action)
    assert state.to_bytes() == table.state.to_bytes()
    assert table.over
    assert (table.result.points, table.result.ranks) == state.standing()


@EVERY_GAME
@few
@given(seed=SEEDS, turns=st.integers(0, 60))
def test_moves_are_exactly_what_is_not_refused(game, seed, turns):
    table = play(new(game, seed), seed, turns)
    for seat in range(table.seats):
        legal = [move.action for move in table.moves(seat)]
        assert legal == [action for action in range(game.actions) if table.why_not(seat, action) is None]
        assert bool(legal) == (seat in table.acting)


@EVERY_GAME
@few
@given(seed=SEEDS)
def test_a_choice_may_be_given_by_its_text(game, seed):
    by_number, by_text = new(game, seed), new(game, seed)
    dice = random.Random(seed)
    while not by_number.over:
        seat = dice.choice(by_number.acting)
        move = dice.choice(by_number.moves(seat))
        assert by_number.choose(seat, move.action) == by_text.choose(seat, move.text)
    assert by_text.choices() == by_number.choices()


@pytest.mark.parametrize(
    ("seat", "action", "name", "number"),
    [
        (0, 5, "take-first", 10),
        (0, "sell", "take-first", 10),
        (0, -1, "no-such-action", 3),
        (0, 8, "no-such-action", 3),
        (0, 10**30, "no-such-action", 3),
        (0, "", "no-such-action", 3),
        (0, "+Z", "no-such-action", 3),
        (0, "9" * 10**6, "no-such-action", 3),
        (3, 0, "no-such-seat", 0),
        (-1, 0, "no-such-seat", 0),
    ],
)
def test_a_refusal_names_its_reason_and_changes_nothing(seat, action, name, number):
    table = new(CARAVAN, 1)
    with pytest.raises(RefusedError) as refusal:
        table.choose(seat, action)
    assert (refusal.value.reason.name, refusal.value.number, refusal.value.seat) == (name, number, seat)
    assert table.why_not(seat, action) == refusal.value.reason
    assert table.choices() == []


def test_who_is_ready_owes_nothing():
    table = new(CARAVAN, 1)
    finish_choice(table, 0, 1)
    assert table.why_not(0, 0).name == "not-owed"
    assert table.moves(0) == []


def test_nobody_chooses_when_the_game_is_over():
    table = play(new(CARAVAN, 1), 1)
    assert table.why_not(0, 0).name == "game-over"
    assert table.acting == []
    assert table.view(0).over


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_that_does_not_exist_sees_nothing(seat):
    table = new(CARAVAN, 1)
    for ask in (table.view, table.moves, table.sealed, table.observation, table.log, table.news, table.undo_horizon):
        with pytest.raises(RefusedError, match="no-such-seat"):
            ask(seat)


@EVERY_GAME
@few
@given(seed=SEEDS)
def test_the_log_tells_others_choices_only_when_the_match_is_over(game, seed):
    table = new(game, seed)
    dice = random.Random(seed)
    viewers = [None, *range(table.seats)]
    while not table.over:
        seat = dice.choice(table.acting)
        table.choose(seat, dice.choice(table.moves(seat)).action)
    for turn in {0, table.turn // 2, table.turn}:
        past = table.at(turn)
        for viewer in viewers:
            seats = {chosen.seat for entry in past.log(viewer) for chosen in entry.choices}
            assert past.over or seats <= {viewer}
    for viewer in viewers:
        made = [[(chosen.seat, chosen.move.action) for chosen in entry.choices] for entry in table.log(viewer)]
        assert made == [list(choices) for choices in table.rounds]
        assert [entry.turn for entry in table.log(viewer)] == list(range(table.turn))


@EVERY_GAME
@few
@given(seed=SEEDS, turns=st.integers(1, 70), since=st.integers(0, 70))
def test_a_later_log_is_the_end_of_the_whole_log(game, seed, turns, since):
    table = play(new(game, seed), seed, turns)
    since = min(since, table.turn)
    for viewer in (None, 0, 1):
        whole = table.log(viewer)
        assert table.log(viewer, since) == whole[since:]
        assert table.news(viewer, since) == [event for entry in whole[since:] for event in entry.news]


def test_news_are_what_a_viewer_was_shown_of_a_round():
    table = new(CARAVAN, 1)
    for seat in range(3):
        finish_choice(table, seat, seat)
    kinds = [event.kind for event in table.news(0)]
    assert len(kinds) == 4
    assert set(kinds[:3]) <= {"sold", "loaded"}
    assert kinds[3] == "wanted"
    own = table.log(1)[0].choices
    assert [chosen.seat for chosen in own] == [1, 1]
    assert all(isinstance(chosen.move, Move) for chosen in own)


@pytest.mark.parametrize("turn", [-1, 4])
def test_there_is_no_log_from_a_turn_that_has_not_been(turn):
    with pytest.raises(ValueError):
        play(new(BABEL, 1), 1, 3).log(0, turn)


@EVERY_GAME
@few
@given(seed=SEEDS, turn=st.integers(0, 80))
def test_a_match_can_be_seen_and_continued_from_any_turn(game, seed, turn):
    table = play(new(game, seed), seed)
    turn = min(turn, table.turn)
    fork = table.at(turn)
    assert fork.turn == turn
    assert fork.rounds == table.rounds[:turn]
    state = table.deal.start()
    for choices in table.rounds[:turn]:
        for seat, action in choices:
            state.play(seat, action)
    assert fork.state.to_bytes() == state.to_bytes()
    before = table.transcript()
    play(fork, seed + 1)
    assert fork.rounds[:turn] == table.rounds[:turn]
    assert table.transcript() == before


@pytest.mark.parametrize("turn", [-1, 4])
def test_there_is_no_fork_from_a_turn_that_has_not_been(turn):
    with pytest.raises(ValueError):
        play(new(BABEL, 1), 1, 3).at(turn)


def test_an_imagined_state_looks_the_same_to_its_seat():
    table = play(new(BABEL, 1), 1, 40)
    seat = table.acting[0]
    worlds = [table.imagine(seat, seed) for seed in range(20)]
    assert all(world.observation(seat) == table.observation(seat) for world in worlds)
    assert len({world.to_bytes() for world in worlds}) > 1


def test_the_hosts_state_is_a_copy():
    table = new(CARELESS, 1)
    table.state.play(0, table.moves(0)[0].action)
    assert table.choices() == []
    assert table.sealed(0) == []


@EVERY_GAME
@few
@given(seed=SEEDS, turns=st.integers(0, 60), extra=st.integers(0, 3))
def test_a_match_is_rebuilt_from_its_stored_choices(game, seed, turns, extra):
    table = play(new(game, seed, seats=max(game.seats[0], 2)), seed, turns)
    for seat in table.acting[:extra]:
        if len(table.acting) > 1:
            table.choose(seat, table.moves(seat)[-1].action)
    rows = table.choices()
    random.Random(seed).shuffle(rows)
    again = type(table).from_choices(table.deal, rows, table.taken_back)
    assert again.choices() == table.choices()
    assert again.state.to_bytes() == table.state.to_bytes()
    assert [again.sealed(seat) for seat in range(again.seats)] == [table.sealed(seat) for seat in range(table.seats)]


def test_stored_choices_are_keyed_by_turn_seat_and_part():
    table = play(new(CARAVAN, 1), 1)
    keys = [row[:3] for row in table.choices()]
    assert len(set(keys)) == len(keys) == 4 * 3 * 2
    assert {row.n for row in table.choices()} == {0, 1}


def test_stored_choices_with_a_hole_are_refused():
    table = play(new(BABEL, 1), 1, 6)
    rows = table.choices()
    del rows[2]
    with pytest.raises(ValueError, match="turn 3"):
        type(table).from_choices(table.deal, rows)
