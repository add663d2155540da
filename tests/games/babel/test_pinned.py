"""What may never change in silence: the action table, the random numbers, a deal, the number of ways to go on."""

import pytest

from shinar.games.babel import GAME
from shinar.games.babel.notation import TEXTS
from tests.games.alike import WORD, Generator, perft
from tests.games.babel.drawing import draw
from tests.games.babel.position import dealt
from tests.games.babel.slow import ACTION_ORDER


def test_action_order():
    assert TEXTS == ACTION_ORDER
    assert GAME.actions == len(ACTION_ORDER) == 58
    state = dealt().state
    for action, text in enumerate(ACTION_ORDER):
        assert GAME.surface.parse(text) == action
        assert GAME.surface.move(state, 0, action).text == text


def test_the_generator():
    zero, one = Generator(0), Generator(1)
    assert [zero.word() for _ in range(4)] == [1919682193, 2456233348, 1085577962, 2121876395]
    assert [one.word() for _ in range(4)] == [220453237, 1553636333, 777679189, 762202827]
    assert [one.below(60) for _ in range(8)] == [52, 19, 36, 3, 22, 41, 34, 3]


@pytest.mark.parametrize("seed", [0, 1, 2, 12345, WORD])
def test_the_deal_is_that_of_the_generator(seed):
    generator = Generator(seed)
    pile = [nation for nation in range(5) for _ in range(12)]
    generator.shuffle(pile)
    quarry = [level for level, copies in enumerate((8, 9, 8, 7, 6, 5), 1) for _ in range(copies)]
    generator.shuffle(quarry)
    state = dealt(seed).state
    assert list(state.quarry[:43]) == quarry
    assert list(state.pile[: state.pile_n]) == pile[:49]
    first, second = pile[57:] + pile[49:52], pile[52:57]
    assert [list(hand) for hand in state.hand] == [[hand.count(n) for n in range(5)] for hand in (first, second)]
    assert state.rng == generator.state


THE_DEAL_OF_SEED_1 = """
     A   H   M   P   S   hand     stack
0>   .   .   .   .   .   AAHHMM   .       held   announced=0
1    .   .   .   .   .   AHMSS    .       held
turn=0 must pile=SHPHHMPSHMHSAPSAPMPAHSHSMAHMPPSAAPPAMAMPPAMSHSMPS quarry=3242622312461116354521266311343443254152355
"""


def test_one_deal():
    state = dealt(1).state
    assert f"\n{draw(state)}\n" == THE_DEAL_OF_SEED_1
    assert state.rng == 7046824047996269596


CLASSIC = {"starting_hands": "5-5", "sumerian_scope": "top_group", "reshuffle": "on_exhaustion"}
UNGUARDED = {"first_turn_guard": False, "allow_empty_skill": True}


@pytest.mark.parametrize(
    ("options", "seed", "after", "depth", "expected"),
    [
        ({}, 1, 0, 5, (1767, 2384534063)),
        ({}, 2, 0, 4, (270, 1187661134)),
        ({}, 3, 60, 3, (390, 2087318203)),
        ({}, 4, 90, 3, (144, 178669349)),
        (CLASSIC, 2, 0, 4, (2246, 2141191683)),
        (CLASSIC, 3, 60, 3, (202, 1670685199)),
        (CLASSIC, 5, 90, 2, (27, 345178170)),
        (UNGUARDED, 3, 60, 3, (522, 3172756335)),
        (UNGUARDED, 6, 80, 3, (139, 1343044314)),
    ],
)
def test_perft(options, seed, after, depth, expected):
    state = dealt(seed, **options).state
    assert state.random_play(seed, after) == after
    assert perft(GAME, state, depth) == expected
