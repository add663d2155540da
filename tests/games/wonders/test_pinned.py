"""What may never change in silence: action table, card numbers, a deal, the number of ways to go on."""

from zlib import crc32

import pytest

from shinar.games.wonders import GAME, actions, state
from shinar.games.wonders.arrays import DECK, DECK_N
from shinar.games.wonders.boards import BOARDS
from shinar.games.wonders.cards import CARDS
from shinar.games.wonders.options import WondersOptions
from shinar.games.wonders.project_cards import PROJECTS
from tests.games.alike import Generator, perft

FAMILIES = {
    "BUILD": 0, "STAGE": 176, "SELL": 352, "RAISE": 528, "LOSE": 704, "TILE": 880, "WHICH": 904, "MEANS": 908,
    "JOIN": 916, "PAY": 920, "LOSE_WIN": 960, "DECLINE": 964, "BOARD": 965, "SIDE": 981, "ACTIONS": 983,
}  # fmt: skip
ROOM = {
    "GUILD_ROOM": 80,
    "BLACK_ROOM": 96,
    "LEADER_ROOM": 128,
    "CARDS": 176,
    "AGE_ROOM": 72,
    "TILE_SLOTS": 216,
    "SLOTS": 240,
}


def test_action_order():
    assert {name: getattr(actions, name) for name in FAMILIES} == FAMILIES
    assert GAME.actions == actions.ACTIONS


def test_room_for_leaders_cities_and_an_eighth_seat():
    assert {name: getattr(state, name) for name in ROOM} == ROOM
    assert state.SEATS == state.CITIES == 8
    assert actions.STAGE - actions.BUILD == actions.TILE - actions.LOSE == state.CARDS
    assert state.BOARDS < state.OVER < state.RECRUIT


def test_card_numbers():
    assert len(CARDS) == state.BASE_CARDS
    keys = " ".join(card.key for card in CARDS)
    assert crc32(keys.encode()) == 3218035243
    assert [CARDS[n].key for n in (0, 26, 27, 49, 68, 77)] == [
        "lumber-yard", "scriptorium", "sawmill", "school", "workers-guild", "builders-guild",
    ]  # fmt: skip


def test_board_tile_and_project_numbers():
    assert [board.key for board in BOARDS] == [
        "giza", "rhodes", "alexandria", "ephesus", "babylon", "olympia", "halicarnassus", "great-wall", "stonehenge",
        "manneken-pis", "abu-simbel",
    ]  # fmt: skip
    assert crc32(" ".join(project.key for project in PROJECTS).encode()) == 2365013881


@pytest.mark.parametrize("seed", [0, 1, 12345])
def test_the_deal_is_that_of_the_generator(seed):
    """Boards and sides are drawn first, then the deck of Age I is shuffled and dealt packet by packet."""
    generator = Generator(seed)
    boards, sides = [], []
    for _ in range(4):
        free = [board for board in range(7) if board not in boards]
        boards.append(free[generator.below(len(free))])
    sides = [generator.below(2) for _ in range(4)]
    deck = DECK[1][4][: DECK_N[1][4]]
    generator.shuffle(deck)
    dealt = GAME.new(seed, seats=4)
    assert list(dealt.board[:4]) == boards
    assert list(dealt.side[:4]) == sides
    assert list(dealt.kind[:28]) == deck
    assert dealt.rng == generator.state


BABEL = {"tower": True, "projects": True, "wonder_pack": True}


@pytest.mark.parametrize(
    ("seats", "options", "seed", "after", "depth", "expected"),
    [
        (3, {}, 1, 0, 3, (2016, 2548350376)),
        (3, {}, 2, 30, 3, (184, 2528199150)),
        (4, {}, 3, 61, 2, (22, 2111939230)),
        (2, {}, 4, 0, 3, (1092, 3263319442)),
        (2, {}, 5, 37, 3, (50, 3313462706)),
        (4, BABEL, 6, 20, 2, (22, 1763873433)),
        (5, BABEL, 7, 70, 2, (62, 2491972018)),
        (2, BABEL, 8, 45, 2, (32, 1066908664)),
        (7, BABEL, 9, 120, 1, (2, 99303608)),
        (3, {"boards": "chosen", "sides": "chosen"}, 1, 0, 4, (420, 493626534)),
    ],
)
def test_perft(seats, options, seed, after, depth, expected):
    position = GAME.new(seed, seats=seats, options=WondersOptions(**options))
    position.random_play(seed, after)  # at least: a round is not broken off
    assert perft(GAME, position, depth) == expected
