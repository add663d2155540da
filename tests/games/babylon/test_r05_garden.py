"""Section 5 of RULES.md: the garden."""

from shinar.games.babylon.state import BELVEDERE, BRIDGE, FOUNTAIN, HEAD, NOTHING, STAIRS, STATUE
from tests.games.babylon.position import given

ONE = """
    1   As A-
        A- At
"""


def cell(name):
    return "abcdefgh".index(name[0]) + 8 * (int(name[1]) - 1)


def test_r5_1_eight_by_eight_cells_and_tiles_of_two_by_two():
    position = given("", singles=4)
    assert len(position.sites) == 49
    assert all(site.endswith("=1") for site in position.sites)
    position.when("place:taken @g7 r0 all")
    covered = [i for i, height in enumerate(position.state.height[0]) if height]
    assert covered == [cell(name) for name in ("g7", "h7", "g8", "h8")]


def test_r5_2_all_that_carries_a_tile_reaches_the_same_height():
    """Two singles on the first level and two doubles on the board, and no other mixture."""
    position = given(ONE, taken="clay 1", singles=20).when("place:taken")
    position.offers("@b1").when("@b1 r0 all").then("""
        1   As A-
            A- At
        2   .  Bb B-
            .  B- Bf
    """)
    heights = position.state.height[0]
    assert [heights[cell(name)] for name in ("a1", "b1", "c1", "b2", "c2")] == [1, 2, 2, 2, 2]


def test_r5_3_the_new_tile_shows_its_spaces_and_hides_the_others():
    position = given(ONE, taken="clay 1", singles=20)
    position.when("place:taken @b2 r90 all").then("""
        1   As A-
            A- At
        2   .  .  .
            .  B- Bb
            .  Bf B-
    """)
    shown = position.state.symbol[0]
    assert [shown[cell(name)] for name in ("a1", "b2", "c2", "c3", "b3")] == [STAIRS, 0, BRIDGE, 0, FOUNTAIN]


def test_r5_4_nothing_on_a_hidden_space():
    """The fountain of A lies under B; nothing can join it any more, though B and C are new."""
    position = given(
        """
        1   A- Af Cf C-
            As A- C- Cs
        2   .  .  .  .
            B* B* .  .
            B* B* .  .
        """,
        new="C B",
    )
    position.offers("fountain:b1-c1")
    hidden = given(
        """
        1   .  .  .  .
            A- Af Cf C-
            As A- C- Cs
        2   B- Bf .  .
            Bb B- .  .
        """,
        new="C B",
    )
    hidden.refuses("fountain:b2-c2", "hidden-space R5.4")


def test_r5_4_no_pillar_on_a_hidden_space():
    """B hides half of A: no tile of level 2 is carried from below it, and none reaches level 3."""
    position = given(ONE + "2 . Bs B- \n . B- Bb", taken="granite 1", singles=40)
    assert not [site for site in position.sites if site[:2] in ("a1", "a2", "b1", "b2", "c1", "c2")]


def test_r5_5_what_a_space_can_hold():
    position = given(
        """
        1   A- Af Bf B-
            As A- B- Bt
        2   .  .  .  .
            .  .  .  .
            Cs Co .  .
            C- Cb .  .
        """,
        built="fountain:b1-c1 statue:d2 stairs:a2-a3",
    )
    pieces = position.state.piece[0]
    found = [pieces[cell(name)] for name in ("b1", "c1", "d2", "a2", "a3", "b3", "a1", "b4")]
    assert found == [FOUNTAIN, FOUNTAIN, STATUE, STAIRS, HEAD, BELVEDERE, NOTHING, NOTHING]


def test_r5_5_an_occupied_space_takes_nothing_else():
    position = given("1 As A- \n A- At", new="A", built="statue:b2")
    position.refuses("statue:b2", "space-taken R7.3")


def test_r5_6_a_deck_lies_over_a_cell_and_does_not_occupy_it():
    position = given(
        """
        1   As A- .  .  .
            A- Ab .  Bb B-
            .  .  .  B- Bs
        """,
        built="bridge:b2-d2",
    )
    assert position.state.deck[0][cell("c2")] == 1 << 1
    assert position.state.piece[0][cell("c2")] == NOTHING
    assert position.state.piece[0][cell("b2")] == position.state.piece[0][cell("d2")] == BRIDGE


def test_r5_6_a_statue_may_be_built_below_a_deck():
    position = given(
        """
        1   .  .  A- As .
            .  .  At A- .
        2   Bs B- .  .  .
            B- Bb .  Cb C-
            .  .  .  C- Cf
        """,
        new="A B C",
    )
    position.when("bridge:b2-d2")
    assert position.state.deck[0][cell("c2")] == 1 << 2
    position.when("statue:c2")
    assert position.state.piece[0][cell("c2")] == STATUE
