"""Section 4 of RULES.md: dig, with both examples of the rulebook."""

import pytest

from shinar.games.babylon.apply import income
from tests.games.babylon.position import dealt, digging

# The quarry of the rulebook: layer and flower of the uppermost tiles.
EXAMPLE = """
    Gb  Bb  Bp  Gy
    Cb  Bw  Cb  --
    Cy  Gy  --  Gp
    Bb  Gy  Bw  Cp
"""


def test_r4_1_the_uppermost_tile_of_any_stack():
    position = digging(EXAMPLE, seats=4)
    assert len(position.moves) == 14
    position.refuses(">D2 >C3", "stack-empty R4.1")
    before = [list(stack) for stack in position.state.quarry]
    position.when(">A2")
    assert position.state.taken == before[4][2]
    assert position.state.quarry_n[4] == 2


def test_r4_2_and_r4_3_example_a():
    """Linda (white) takes the granite tile in row 3, column 2: same layer, lower layer, quarry floor; not clay."""
    position = digging(EXAMPLE)
    assert income(position.state, 0, 9) == 3
    assert position.when(">B3").state.singles[0] == 3


def test_r4_2_and_r4_4_example_b():
    """John (pink) takes the basalt tile in row 1, column 3: the border, the same layer, the flower."""
    position = digging(EXAMPLE, seats=4, active=3, stored=("", "", "", "start 4"))
    assert income(position.state, 3, 2) == 3
    assert position.when(">C1").state.singles[3] == 3


def test_r4_2_what_each_tile_of_the_example_gives_to_white():
    position = digging(EXAMPLE)
    found = [income(position.state, 0, stack) if position.state.quarry_n[stack] else None for stack in range(16)]
    assert found == [3, 3, 2, 4, 4, 2, 4, None, 4, 3, None, 3, 2, 4, 3, 4]


def test_r4_3_what_lies_below_does_not_matter_nor_diagonal_neighbours():
    """The tile on its own stack rests on two others; clay stands at all four corners of it, and takes nothing."""
    assert income(digging("C B C B  B Gb B B  C B C B  B B B B").state, 0, 5) == 4
    assert income(digging("B B B B  B Bb B B  B B B B  B B B B").state, 0, 5) == 4
    assert income(digging("C B C B  B Bb B B  C B C B  B B B B").state, 0, 5) == 4


@pytest.mark.parametrize(("seat", "gain"), [(0, 4), (1, 5), (2, 4), (3, 4)])
def test_r4_4_the_own_flower(seat, gain):
    position = digging("B B B B  B Cb B B  B B B B  B B B B", seats=4, active=seat)
    assert income(position.state, seat, 5) == gain


def test_r4_5_from_none_to_five():
    position = digging("C C C C  C Bb C C  C C C C  C C C Cw")
    assert income(position.state, 0, 5) == 0
    assert income(position.state, 0, 15) == 5
    found = set()
    for seed in range(300):
        state = dealt(seed, effect_tokens=0).state
        state.random_play(seed, seed)
        if not state.is_over:
            found |= {income(state, seat, stack) for seat in (0, 1) for stack in range(16) if state.quarry_n[stack]}
    assert found == set(range(6))


def test_r4_6_nobody_has_to_place_or_keep_it():
    position = digging(EXAMPLE, singles=3, stored=("start 1",))
    position.when(">A1 done keep:stored")
    assert position.state.singles[0] == 6
    assert position.state.stored[0] == 48
    assert position.state.laid_n[0] == 0
