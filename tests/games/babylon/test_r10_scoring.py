"""Section 10 of RULES.md: scoring."""

import pytest

from shinar.games.babylon.score import count_notches, is_built_seen, is_tile_seen
from shinar.games.babylon.state import OVER
from tests.games.babylon.position import given

NAMES = ("statues", "fountains", "bridges", "stairs", "decoration sets", "flower sets", "belvederes", "highest")


def points(position, seat=0):
    return dict(zip(NAMES, position.sheet(seat), strict=True))


HALF = """
    1   .  .  .  .
        A- Af Bf B-
        As A- B- Bs
    2   .  .  C* C*
        .  .  Co C*
"""


def test_r10_1_and_r10_2_partly_visible_is_visible():
    """Half of the fountain is under C; the other half is seen, and so is half of B."""
    position = given(HALF, built="fountain:b2-c2")
    assert points(position)["fountains"] == 3
    assert is_tile_seen(position.state, 0, 1)


def test_r10_2_a_hidden_belvedere():
    """That of A lies under the free corner of C, which has its own."""
    position = given(
        """
        1   .  A* A*
            .  A* Ao
        2   .  .  C* C*
            .  .  Co C*
        """
    )
    assert points(position)["belvederes"] == 1


def test_r10_2_a_fountain_wholly_hidden():
    position = given(
        """
        1   A- Af Bf B-
            As A- B- Bs
        2   .  Cf C-
            .  C- Cb
        """,
        built="fountain:b1-c1@1",
    )
    assert points(position)["fountains"] == 0
    assert not is_built_seen(position.state, 0, 0)


def test_r10_2_a_tile_wholly_hidden():
    position = given(
        """
        1   .  As A-
            .  A- At
        2   Bf B- Cs C-
            B- Bb C- Cf
        """,
    )
    assert [is_tile_seen(position.state, 0, i) for i in range(3)] == [False, True, True]


BRIDGED = """
    1   As A- .  .  .
        A- Ab .  Bb B-
        .  .  .  B- Bs
"""


def test_r10_3_a_bridge_is_always_seen():
    """One end is under the free corner of D, and it would not matter if both were."""
    position = given(
        """
        1   .  .  .  .  .
            As A- .  .  .
            A- Ab .  Bb B-
            .  .  .  B- Bs
        2   .  .  .  .  .
            .  .  .  D* D*
            .  .  .  Do D*
        """,
        built="bridge:b3-d3",
    )
    assert points(position)["bridges"] == 3
    state = position.state.clone()
    assert is_built_seen(state, 0, 0)
    for cell, seen in ((17, True), (18, False)):  # the other end, then the middle, as no rule allows
        state.edit(height=[[2 if i == cell else h for i, h in enumerate(row)] for row in state.height])
        assert is_built_seen(state, 0, 0) == seen


UNDER = """
    1   .  .  A- As .
        .  .  At A- .
    2   Bf B- .  .  .
        B- Bb .  Cb C-
        .  .  .  C- Cf
"""


@pytest.mark.parametrize(("option", "seen"), [(False, 1), (True, 0)])
def test_r10_4_only_tiles_hide_things(option, seen):
    position = given(UNDER, built="statue:c2 bridge:b2-d2", bridges_hide=option)
    assert points(position)["statues"] == seen
    assert points(position)["bridges"] == 6


def test_r10_5_statues_by_level_and_none_for_carrying():
    position = given(
        """
        1   As A-
            A- At
        2   .  .
            .  Bt B-
            .  B- Bf
        """,
        built="statue:b2@1",
    )
    assert points(position)["statues"] == 0
    given_above = given(
        """
        1   As A-
            A- At
        2   .  .
            .  Bt B-
            .  B- Bf
        """,
        built="statue:b2@1 statue:b2",
    )
    assert points(given_above)["statues"] == 2


def test_r10_6_and_r10_7_fountains_and_bridges_three_for_a_level():
    level_one = given("1 A- Af Bf B- \n As A- B- Bs", built="fountain:b1-c1")
    assert points(level_one)["fountains"] == 3
    high = given(UNDER, built="bridge:b2-d2")
    assert points(high)["bridges"] == 6
    assert points(given(BRIDGED, built="bridge:b2-d2"))["bridges"] == 3


def test_r10_6_a_fountain_on_level_two():
    position = given(
        """
        1   .  .  .  .  A- As
            .  .  .  .  At A-
        2   B- Bf Cf C-
            Bb B- C- Cs
        """,
        built="fountain:b1-c1",
    )
    assert points(position)["fountains"] == 6


def test_r10_8_stairs_give_the_sum_of_their_levels():
    position = given(
        """
        1   A- As .  .  D- Ds
            At A- .  .  Db D-
        2   .  .  Bs B-
            .  .  B- Bb
        3   .  .  .  .  .  .
            .  .  .  .  Cs C-
            .  .  .  .  C- Cf
        """,
        built="stairs:b1-c1",
    )
    assert points(position)["stairs"] == 3
    second = given(
        """
        1   .  .  .  .  D- Ds
            .  .  .  .  Db D-
        2   A- As
            At A-
        3   .  .  Bs B-
            .  .  B- Bb
        """,
        built="stairs:b1-c1",
    )
    assert points(second)["stairs"] == 5


def test_r10_9_belvederes():
    assert points(given("1 As A- Bo B- \n A- Ao B- Bb"))["belvederes"] == 2


def test_r10_10_sets_of_decorations():
    """A statue, a fountain, a bridge and stairs make four points; two statues more make no second set."""
    garden = """
        1   At Af Bf Bb .  Cb C-
            A* A* B* B* .  C- Cs
    """
    built = "statue:a1 fountain:b1-c1 bridge:d1-f1"
    assert points(given(garden, built=built))["decoration sets"] == 0
    stairs = """
        1   At Af Bf Bb .  Cb C-
            A* A* B* B* .  C- Cs
        2   .  .  .  .  .  .  .
            .  .  .  .  .  .  .
            .  .  .  .  .  .  Ds D-
            .  .  .  .  .  .  D- Dt
    """
    position = given(stairs, built=built + " stairs:g2-g3")
    assert position.sheet()[:5] == [1, 3, 3, 3, 4]
    more = given(stairs, built=built + " stairs:g2-g3 statue:h4")
    assert points(more)["decoration sets"] == 4


@pytest.mark.parametrize(
    ("names", "sets"),
    [
        ("start 1, clay 2, clay 3, clay 4", 1),  # white, blue, yellow, pink
        ("clay 1, clay 2, clay 3, clay 5", 0),  # two white ones, none that is pink
        ("clay 1, clay 2, clay 3, clay 4, granite 1, granite 2, granite 3", 1),
        ("clay 1, clay 2, clay 3, clay 4, granite 1, granite 2, granite 3, granite 4", 2),
    ],
)
def test_r10_11_sets_of_flowers_with_starting_tiles(names, sets):
    garden = """
        1   A* A* B* B* C* C* D* D*
            A* A* B* B* C* C* D* D*
            E* E* F* F* G* G* H* H*
            E* E* F* F* G* G* H* H*
    """
    letters = dict(zip("ABCDEFGH", names.split(", "), strict=False))
    for letter in set("ABCDEFGH") - set(letters):
        garden = garden.replace(f"{letter}*", ". ")
    assert points(given(garden, names=letters, taken="basalt 1", stored=("",)))["flower sets"] == 4 * sets


def test_r10_11_hidden_tiles_are_in_no_set():
    garden = """
        1   .  A* A* .  .  D* D*
            .  A* A* .  .  D* D*
        2   B* B* C* C*
            B* B* C* C*
    """
    names = {"A": "clay 1", "B": "clay 2", "C": "clay 3", "D": "clay 4"}
    assert points(given(garden, names=names))["flower sets"] == 0


def test_r10_12_the_highest_level():
    assert points(given(""))["highest"] == 0
    assert points(given("1 As A- \n A- At"))["highest"] == 2
    assert points(given(UNDER))["highest"] == 4


def test_r10_13_pillars_and_the_stored_tile_give_nothing():
    assert sum(given("", stored=("clay 1",), singles=6).sheet()) == 0


def test_r10_14_most_points_win():
    position = given("1 As A- \n A- At", "1 . . Bs B- \n . . B- Bb", built=["statue:b2", ""])
    assert position.state.standing() == ([3, 2], [0, 1])


def test_r10_15_in_a_tie_the_larger_garden_wins():
    """Three points each, one tile against two."""
    position = given("1 As A- \n A- Ao", "1 Bf B- Cs C- \n B- Bb C- Ct", built=["", "statue:d2"])
    assert position.state.standing()[0] == [3, 3]
    assert [count_notches(position.state, seat) for seat in (0, 1)] == [60, 56]
    assert position.state.standing()[1] == [1, 0]


def test_r10_15_a_deck_does_not_cover_a_notch():
    position = given(BRIDGED, built="bridge:b2-d2")
    assert count_notches(position.state, 0) == 56


def test_r10_16_a_shared_victory():
    position = given("1 As A- \n A- At", "1 Bs B- \n B- Bb")
    assert position.state.standing() == ([2, 2], [0, 0])
    third = given("1 As A- \n A- At", "1 Bs B- \n B- Bb", "", seats=3)
    assert third.state.standing() == ([2, 2, 0], [0, 0, 2])


def test_r10_17_during_the_game_the_score_is_what_it_would_be():
    position = given("1 As A- \n A- At", new="A", stored=("",), active=0)
    assert position.state.standing()[0] == [2, 0]
    position.when("statue:b2")
    assert position.state.standing()[0] == [3, 0]
    position.state.edit(phase=OVER)
    assert position.state.standing()[0] == [3, 0]
