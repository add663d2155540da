"""Section 7 of RULES.md: decorations."""

import pytest

from tests.games.babylon.position import given

ONE = """
    1   As A-
        A- At
"""
# Side by side: the fountains of A and B meet at b1 and c1.
MEET = """
    1   A- Af Bf B-
        As A- B- Bs
"""


def test_r7_1_as_many_as_one_likes_one_after_the_other_for_nothing():
    position = given(
        """
        1   As Af Bf Bb
            At Ab Bs Bt
        """,
        new="A B",
        singles=0,
    )
    assert position.decorations == ["statue:a2", "statue:d2", "fountain:b1-c1"]
    position.when("fountain:b1-c1 statue:d2 statue:a2")
    assert position.built() == ["fountain 1", "statue 1", "statue 1"]
    assert position.decorations == []
    assert position.state.singles[0] == 0


def test_r7_2_none_must_be_built():
    position = given(MEET, new="A B", stored=("",)).offers("fountain:b1-c1 done").when("done end")
    assert position.state.built_n[0] == 0


def test_r7_3_open_free_and_of_the_right_symbol():
    position = given(MEET, new="A B")
    position.refuses("statue:a2 statue:a1", "wrong-symbol R7.3").refuses("fountain:a1-b1", "wrong-symbol R7.3")
    position.refuses("stairs:e1-f1", "wrong-symbol R7.3").refuses("bridge:a1-c1", "wrong-symbol R7.3")
    position.when("fountain:b1-c1").refuses("fountain:b1-c1", "space-taken R7.3")


def test_r7_4_at_least_one_space_on_a_new_tile():
    given(MEET, new="B").offers("fountain:b1-c1")
    third = given(MEET + ". .\n . . . . Cs C-\n . . . . C- Cb", new="C")
    third.refuses("fountain:b1-c1", "not-new R7.4")
    given(MEET).refuses("fountain:b1-c1", "no-new-tile R7.4")


def test_r7_4_with_two_tiles_until_the_turn_is_stored():
    """A is placed, then B far away; the statue of A can still be built."""
    position = given("", taken="clay 5", stored=("clay 1",), singles=8)
    position.when("place:taken @a1 r0 all place:stored @e5 r0 all").offers("statue:b2")


def test_r7_5_never_diagonally():
    """f of A at b2 and of B at c3: no such choice exists, and none is offered."""
    position = given(
        """
        1   As A-
            A- Af
            .  .  Bf B-
            .  .  B- Bs
        """,
        new="A B",
    )
    assert position.decorations == []
    with pytest.raises(ValueError, match="no move"):
        position.reason("fountain:b2-c3")


STEP = """
    1   .  .
        A- As
        At A-
    2   .  .  .
        .  .  Bs B-
        .  .  B- Bb
"""


def test_r7_6_stairs_join_levels_that_differ_by_one():
    position = given(STEP, new="B").when("stairs:b2-c2")
    assert position.built() == ["stairs 1"]
    assert (position.state.built_cell[0][0], position.state.built_other[0][0]) == (9, 10)  # the foot on the lower
    assert position.state.piece[0][9:11] == [1, 5]


def test_r7_6_stairs_on_a_tile_that_overlaps():
    """B rests on A; its head is above A's other cell."""
    position = given(
        """
        1   As A-
            A- At
        2   .  Bs B-
            .  B- Bb
        """,
        new="B",
    )
    position.offers("stairs:a1-b1")


def test_r7_6_not_on_one_level_nor_two_apart():
    flat = given("1 A- As Bs B- \n At A- B- Bb", new="A B")
    flat.refuses("stairs:b1-c1", "not-one-apart R7.6")
    steep = given(
        """
        1   .  .
            A- As
            At A-
        2   .  .  .  .  .  .
            .  .  .  .  Cf C-
            .  .  .  .  C- Cb
        3   .  .  .
            .  .  Bs B-
            .  .  B- Bb
        """,
        new="B",
    )
    steep.refuses("stairs:b2-c2", "not-one-apart R7.6")


def test_r7_7_fountains_on_one_level():
    given(MEET, new="A").offers("fountain:b1-c1")
    high = given(
        """
        1   A- Af
            As A-
        2   .  .  Bf B-
            .  .  B- Bs
        """,
        new="B",
    )
    high.refuses("fountain:b1-c1", "not-same-level R7.7")


def test_r7_7_fountains_on_two_different_tiles():
    """Only a token can make two fountains of one tile."""
    position = given("1 Af Ab \n A- At", new="A", effect="convert-symbol")
    position.state.edit(phase=7, changed=1, wish=2)
    position.refuses("fountain:a1-b1", "same-tile R7.7")


BRIDGED = """
    1   As A- .  .  .
        A- Ab .  Bb B-
        .  .  .  B- Bs
"""


def test_r7_8_a_bridge_leaves_one_cell_between():
    given(BRIDGED, new="B").when("bridge:b2-d2").offers("done")
    column = given("1 As A- \n A- Ab \n . . \n . Bb B- \n . B- Bs", new="B")
    column.offers("bridge:b2-b4")
    near = given("1 As A- . \n A- Ab Bb B- \n . . B- Bs", new="B")
    assert near.decorations == []
    far = given("1 As A- . \n A- Ab . . Bb B- \n . . . . B- Bs", new="B")
    assert far.decorations == []


def test_r7_8_a_bridge_joins_one_level_and_two_tiles():
    garden = """
        1   As A- .  .  .
            A- Ab .  .  .
        2   .  .  .  .  .
            .  .  .  Bb B-
            .  .  .  B- Bs
    """
    given(garden, new="B").refuses("bridge:b2-d2", "not-same-level R7.7")


def test_r7_9_a_tile_of_that_level_fills_the_gap():
    """b1 lies between the ends a1 and c1, and is A's own."""
    position = given("1 Ab A- Bb B- \n A- As B- Bs", new="B")
    position.refuses("bridge:a1-c1", "gap-filled R7.9")


# A bridge of level 2 over c2, where A lies lower; E has stairs that could lead down to it.
UNDER = """
    1   .  .  A- At .
        .  .  As A- .
    2   Bf B- .  .  .
        B- Bb .  Cb C-
        .  E- Es C- Cf
        .  Ef E- .  .
"""


def test_r7_9_what_is_lower_does_not_matter():
    position = given(UNDER, new="C E").when("bridge:b2-d2")
    assert position.built() == ["bridge 2"]


# Four tiles around c3, on one level, and with the two of the column one level higher.
CROSSING = """
    1   .  .  C- Cf .
        As A- Cb C- .
        A- Ab .  Bb B-
        .  D- Db B- Bs
        .  Df D- .  .
"""
ABOVE = """
    1   .  .  .  .  .
        As A- .  .  .
        A- Ab .  Bb B-
        .  .  .  B- Bs
    2   .  .  C- Cf .
        .  .  Cb C- .
        .  .  .  .  .
        .  D- Db .  .
        .  Df D- .  .
"""


@pytest.mark.parametrize(("option", "reason"), [("kept", "deck-crosses R7.10"), ("free", "")])
def test_r7_10_one_deck_of_each_level_over_a_cell(option, reason):
    position = given(CROSSING, built="bridge:b3-d3", bridge_room=option, new="D")
    position.refuses("bridge:c2-c4", reason)


def test_r7_10_decks_of_different_levels_may_cross():
    position = given(ABOVE, built="bridge:b3-d3", new="D").when("bridge:c2-c4")
    assert position.built() == ["bridge 1", "bridge 2"]
    assert position.state.deck[0][18] == 1 << 1 | 1 << 2


@pytest.mark.parametrize(("option", "reason"), [("kept", "foot-under-deck R7.11"), ("free", "")])
def test_r7_11_no_foot_under_a_deck_of_its_heads_level(option, reason):
    given(UNDER, built="bridge:b2-d2", bridge_room=option, new="E").refuses("stairs:c2-c3", reason)
    given(UNDER, built="stairs:c2-c3", bridge_room=option, new="C E").refuses("bridge:b2-d2", reason)


def test_r7_12_the_first_statue_anywhere():
    given(ONE, new="A").offers("statue:b2")


def test_r7_13_and_r7_14_the_example_of_the_rulebook():
    """One tile a turn: the second statue is in line, the third space is not, the fourth is; the third stays empty."""
    first = given("1 At A- \n A- As", new="A").when("statue:a1")
    assert first.built() == ["statue 1"]
    second = given("1 At A- B- Bt \n A- As Bf B-", built="statue:a1", new="B").offers("statue:d1")
    assert second.decorations == ["statue:d1"]
    two = "statue:a1 statue:d1"
    third = given("1 At A- B- Bt \n A- As Bf B- \n . . C- Cs \n . . Ct C-", built=two, new="C")
    third.refuses("statue:c4", "not-aligned R7.13")
    fourth = given(
        """
        1   At A- B- Bt
            A- As Bf B-
            D- Db C- Cs
            Dt D- Ct C-
        """,
        built=two,
        new="D",
    )
    fourth.when("statue:a4").refuses("statue:c4", "not-new R7.4")


def test_r7_13_distance_level_and_what_lies_between_do_not_matter():
    position = given(
        """
        1   At A- B- Bs .  .  Ct C-
            A- As Bf B- .  .  C- Cb
        2   .  .  .
            .  .  .
            .  .  .
            D- Df .
            Dt D- .
        """,
        built="statue:a1",
        new="C D",
    )
    position.offers("statue:g1 statue:a5")


def test_r7_15_a_statue_counts_as_soon_as_it_stands():
    position = given(
        """
        1   At A- B- Bt
            A- As Bf B-
            .  .  C- Ct
            .  .  Cs C-
        """,
        built="statue:a1",
        new="B C",
    )
    position.refuses("statue:d3", "not-aligned R7.13").when("statue:d1").offers("statue:d3")


# The statue of A at b2 carries B. C, far away, is new.
CARRIES = """
    1   As A-
        A- At
    2   .  .
        .  Bf B-
        .  B- Bb
        .  .  .  .
        .  .  .  .  Cs C-
        .  .  .  .  C- Ct
"""


@pytest.mark.parametrize("option", ["visible", "standing"])
def test_r7_16_a_statue_that_carries_does_not_count(option):
    """So the next one is a first one again, wherever it is."""
    position = given(CARRIES, built="statue:b2@1", statue_lines=option, new="C")
    position.offers("statue:f6")


@pytest.mark.parametrize(("option", "reason"), [("visible", ""), ("standing", "not-aligned R7.13")])
def test_r7_16_a_hidden_statue(option, reason):
    """The statue at b2, of level 1, is under the free corner of B, which is of level 3: it carries nothing."""
    position = given(
        """
        1   As A- .  .
            A- At Ds D-
            Ef E- D- Db
            E- Eb .  .
        2   .  .  .  .  .  .  Gs G-
            .  .  .  .  .  .  G- Gb
        3   .
            .  Bo B*
            .  B* B*
            .  .  .  .
            .  .  .  .  Cs C-
            .  .  .  .  C- Ct
        """,
        built="statue:b2@1",
        statue_lines=option,
        new="C",
    )
    position.refuses("statue:f6", reason)


@pytest.mark.parametrize(("restart", "reason"), [(True, ""), (False, "no-statue-left R7.17")])
def test_r7_17_a_new_first_statue(restart, reason):
    given(CARRIES, built="statue:b2@1", statue_restart=restart, new="C").refuses("statue:f6", reason)
    given(ONE, statue_restart=restart, new="A").offers("statue:b2")


def test_r7_18_a_statue_of_this_turn_carries_the_second_tile():
    position = given("", taken="clay 5", stored=("clay 1",), singles=9)
    position.when("place:taken @a1 r0 all statue:b2 place:stored @b2 r0 free:se")
    assert position.state.laid_statues[0][1] == 1
    assert position.state.singles[0] == 9 - 4 - 4


def test_r7_19_a_space_left_empty_stays_usable_for_pairs():
    given(MEET, new="B").offers("fountain:b1-c1")
    given(STEP, new="B").offers("stairs:b2-c2")
    given(BRIDGED, new="B").offers("bridge:b2-d2")


def test_r7_20_each_garden_stands_for_itself():
    """The statue of seat 0 is no line for seat 1, and decorations are built in the garden of the active seat only."""
    position = given(ONE, "1 . . . . Bs B- \n . . . . B- Bt", built=["statue:b2", ""], active=1, new="B")
    position.offers("statue:f2").when("statue:f2")
    assert position.built(0) == ["statue 1"]
    assert position.built(1) == ["statue 1"]
