"""What may never change in silence: the action table, a deal, the number of ways to go on."""

import pytest

from shinar.games.babylon import GAME
from shinar.games.babylon.notation import TEXTS
from tests.games.alike import Generator, perft
from tests.games.babylon.position import dealt

WORD = (1 << 64) - 1
CELLS = [f"{column}{row}" for row in range(1, 9) for column in "abcdefgh"]
STACKS = [f"{column}{row}" for row in range(1, 5) for column in "ABCD"]
SPOTS = [f"{column}{row}" for row in range(1, 8) for column in "abcdefg"]


def joined(step):
    """Two cells so far apart in a row, then in a column, in reading order of the first."""
    rows = [(c, CELLS[i + step]) for i, c in enumerate(CELLS) if i % 8 + step < 8]
    columns = [(c, CELLS[i + 8 * step]) for i, c in enumerate(CELLS) if i + 8 * step < 64]
    return [f"{one}-{two}" for one, two in rows + columns]


def action_order():
    yield from (f"-{stack}" for stack in STACKS)
    yield from (f">{stack}" for stack in STACKS)
    yield from ("done", "end", "keep:taken", "keep:stored", "place:taken", "place:stored")
    yield from (f"@{spot}{raised}" for spot in SPOTS for raised in ("", "+"))
    yield from ("r0", "r90", "r180", "r270", "free:nw", "free:ne", "free:se", "free:sw", "all")
    yield from (f"statue:{cell}" for cell in CELLS)
    yield from (f"fountain:{pair}" for pair in joined(1))
    yield from (f"stairs:{pair}" for pair in joined(1))
    yield from (f"bridge:{pair}" for pair in joined(2))
    yield from (f"change:{new}{corner}" for new in "12" for corner in ("nw", "ne", "se", "sw"))
    yield from ("as:stairs", "as:fountain", "as:bridge", "as:statue")


def test_action_order():
    expected = list(action_order())
    assert expected == TEXTS
    assert GAME.actions == len(expected) == 541
    state = dealt().state
    for action, text in enumerate(expected):
        assert GAME.surface.parse(text) == action
        assert GAME.surface.move(state, 0, action).text == text


@pytest.mark.parametrize("seed", [0, 1, 12345, WORD])
def test_the_deal_is_that_of_the_generator(seed):
    generator = Generator(seed)
    state = dealt(seed).state
    for layer, first in enumerate((32, 16, 0)):
        tiles = list(range(first, first + 16))
        generator.shuffle(tiles)
        assert [stack[layer] for stack in state.quarry] == tiles
    tokens = [0, 0] + [kind for kind in range(6, 0, -1) for _ in range(2)]
    generator.shuffle(tokens)
    assert list(state.token) == tokens
    assert state.rng == generator.state


def test_the_deal_of_seed_1():
    state = dealt(1).state
    assert list(state.token) == TOKENS_OF_SEED_1
    assert [stack[2] for stack in state.quarry] == CLAY_OF_SEED_1


TOKENS_OF_SEED_1 = [2, 5, 0, 4, 5, 1, 1, 0, 3, 3, 6, 4, 6, 2]
CLAY_OF_SEED_1 = [4, 8, 3, 11, 13, 12, 5, 0, 14, 10, 7, 1, 15, 2, 6, 9]


OTHER = {"complete_overlap": "directly_above", "cover_pieces": "anything", "bridge_room": "free"}


@pytest.mark.parametrize(
    ("seats", "options", "seed", "after", "depth", "expected"),
    [
        (2, {}, 1, 0, 3, (3360, 3350090494)),
        (2, {}, 2, 60, 5, (18427, 3793220720)),
        (2, {}, 3, 100, 5, (3148, 3030297227)),
        (3, {}, 4, 92, 4, (610, 812341771)),
        (4, {}, 5, 120, 5, (2334, 2490420256)),
        (2, OTHER, 6, 90, 4, (928, 3659094927)),
        (2, {"effect_tokens": 0}, 7, 70, 5, (18360, 1730936330)),
    ],
)
def test_perft(seats, options, seed, after, depth, expected):
    state = dealt(seed, seats=seats, **options).state
    assert state.random_play(seed, after) == after
    assert perft(GAME, state, depth) == expected
