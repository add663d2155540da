"""Section 2 of RULES.md: who plays with what, and who starts with what?"""

from collections import Counter

import pytest

from shinar.games.wonders import actions as a
from shinar.games.wonders import state as s
from shinar.games.wonders.boards import BASE_BOARDS, BOARD_ID
from shinar.games.wonders.cards import CARDS, GUILDS, copies
from tests.games.wonders.position import Position, dealt

SEATS = range(2, 8)


def kinds_of(position, age):
    """The cards of an Age that are in the game. An Age is dealt when it begins."""
    while position.state.age < age:
        position.rush()
    slots = range(s.AGE_ROOM * (age - 1), s.AGE_ROOM * age)
    used = s.HAND_SIZE * position.state.cities
    return Counter(position.state.kind[slot] for slot in slots[:used])


def test_r2_1_two_to_seven_play():
    for seats in SEATS:
        assert dealt(seats=seats).state.seats == seats
    for seats in (1, 8):
        with pytest.raises(ValueError, match="for 2"):
            dealt(seats=seats)


@pytest.mark.parametrize("seats", SEATS)
def test_r2_2_cards_by_their_printed_numbers(seats):
    position, players = dealt(seats=seats, sides="all_a"), max(3, seats)
    for age in (1, 2, 3):
        wanted = {card: copies(card, players) for card in range(len(CARDS)) if CARDS[card].age == age}
        found = kinds_of(position, age)
        assert {card: n for card, n in wanted.items() if n} == {c: n for c, n in found.items() if c not in GUILDS}


@pytest.mark.parametrize("seats", SEATS)
def test_r2_3_guilds_by_lot(seats):
    players, met = max(3, seats), set()
    for seed in range(8):
        position = dealt(seed, seats=seats, sides="all_a")
        guilds = [card for card in kinds_of(position, 3).elements() if card in GUILDS]
        state = position.state
        assert len(guilds) == len(set(guilds)) == players + 2
        boxed = [state.kind[slot] for slot in range(s.SLOTS) if state.place[slot] == s.BOX and slot < s.TILE_SLOTS]
        assert sorted(guilds + boxed) == list(GUILDS)
        met.add(tuple(sorted(guilds)))
    assert len(met) > 2


@pytest.mark.parametrize("seats", SEATS)
def test_r2_4_seven_cards_for_each(seats):
    position = dealt(seats=seats, sides="all_a")
    for age in (1, 2, 3):
        assert sum(kinds_of(position, age).values()) == 7 * max(3, seats)


def test_r2_5_boards_by_lot_all_different():
    met = Counter()
    for seed in range(100):
        boards = dealt(seed, seats=3).state.board[:3]
        assert len(set(boards)) == 3
        met.update(boards)
    assert set(met) == set(range(BASE_BOARDS))
    assert len(set(dealt(1, seats=7).state.board[:7])) == 7


def test_r2_6_sides_by_lot():
    sides = Counter(side for seed in range(50) for side in dealt(seed, seats=4).state.side[:4])
    assert set(sides) == {0, 1}
    assert min(sides.values()) > 60
    assert all(dealt(seed, seats=4, sides="all_a").state.side[:4] == [0] * 4 for seed in range(10))


def test_r2_7_boards_are_chosen_one_after_another():
    position = dealt(seats=3, boards="chosen", sides="all_a")
    for seat, board in enumerate(["rhodes", "giza", "olympia"]):
        assert position.state.acting() == [seat]
        position.choose(seat, f"board:{board}")
        if seat < 2:
            position.refuses(seat + 1, f"board:{board}", a.BOARD_TAKEN)
    assert position.state.board[:3] == [BOARD_ID[board] for board in ("rhodes", "giza", "olympia")]
    assert position.state.phase == s.PLAY
    assert position.state.coins[:3] == [3, 3, 3]


def test_r2_7_only_boards_in_play_can_be_chosen():
    for pack in (False, True):
        position = dealt(seats=3, boards="chosen", wonder_pack=pack)
        boards = [action - a.BOARD for action in position.state.legal_actions(0)]
        assert boards == list(range(10 if pack else 7))
        position.refuses(0, "board:abu-simbel", a.BOARD_NOT_IN_PLAY)


def test_r2_8_sides_are_chosen_at_the_same_time():
    position = dealt(seats=3, sides="chosen")
    assert position.state.acting() == [0, 1, 2]
    for seat, side in ((1, "b"), (2, "a"), (0, "b")):
        position.choose(seat, f"side:{side}")
    assert position.state.side[:3] == [1, 1, 0]
    assert position.state.phase == s.PLAY


def test_r2_8_sides_are_chosen_when_boards_are_known():
    position = dealt(seats=3, boards="chosen", sides="chosen")
    for seat, board in enumerate(["rhodes", "giza", "olympia"]):
        position.choose(seat, f"board:{board}")
    assert position.state.phase == s.SIDES
    assert position.state.acting() == [0, 1, 2]


def test_r2_9_three_coins_and_an_empty_discard_pile():
    for seats in SEATS:
        position = dealt(seats=seats)
        assert position.coins == [3] * position.state.cities
        assert not position.pile
        assert isinstance(position, Position)
