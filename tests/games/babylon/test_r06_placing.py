"""Section 6 of RULES.md: placing tiles, in pictures of what is legal and what is not."""

import pytest

from shinar.games.babylon.state import BELVEDERE, STATUE
from tests.games.babylon.position import digging, given

ONE = """
    1   As A-
        A- At
"""
# Four tiles meet, each with a statue symbol in the middle.
ROUND = """
    1   As A- B- Bf
        A- At Bt B-
        C- Ct Dt D-
        Cf C- D- Db
"""
FOUR_STATUES = "statue:b2 statue:c2 statue:b3 statue:c3"


def placing(*gardens, **settings):
    """Where does the taken tile go?"""
    return given(*gardens, **{"taken": "granite 1", "singles": 20, **settings}).when("place:taken")


def test_r6_1_the_taken_and_the_stored_tile_in_either_order():
    for first, second in (("taken", "stored"), ("stored", "taken")):
        position = given("", taken="clay 5", stored=("clay 1",), singles=8)
        position.when(f"place:{first} @a1 r0 all").refuses(f"place:{first}", f"no-tile-{first} R6.1")
        position.when(f"place:{second} @c1 r0 all")
        assert position.state.laid_n[0] == 2
        assert position.state.stored[0] == -1


def test_r6_1_one_or_none():
    position = given("", taken="clay 5", stored=("clay 1",), singles=8)
    assert position.copy().when("done keep:stored").state.laid_n[0] == 0
    assert position.copy().when("place:stored @a1 r0 all done keep:taken").state.stored[0] == 4
    position.refuses("@a1", "not-placing R6.1").refuses("r0 all", "not-placing R6.1")
    given("", taken="", stored=("clay 1",)).refuses("place:taken", "no-tile-taken R6.1")
    given("", taken="clay 1", stored=("",)).refuses("place:stored", "no-tile-stored R6.1")


def test_r6_2_turned_but_never_mirrored():
    shown = set()
    for turned in ("r0", "r90", "r180", "r270"):
        position = given("", taken="granite 1", singles=4).when(f"place:taken @a1 {turned} all")
        shown.add("".join("-sfbt"[position.state.symbol[0][cell]] for cell in (0, 1, 9, 8)))
    assert shown == {"fbt-", "-fbt", "t-fb", "bt-f"}
    given("", taken="granite 1", singles=4).when("place:taken @a1").refuses("all @a1", "must-turn R6.2")


def test_r6_3_three_or_four_corners():
    position = given("", taken="granite 1", singles=4).when("place:taken @c3 r0")
    assert position.moves == ["free:nw", "free:ne", "free:se", "free:sw", "all"]
    assert position.copy().when("all").state.singles[0] == 0
    assert position.when("free:se").state.singles[0] == 1
    position.then("""
        1   .
            .
            .  .  A* A*
            .  .  A* Ao
    """)


def test_r6_3_not_two():
    given("", taken="granite 1", singles=2).refuses("place:taken", "no-site R6.3")
    at_the_edge = """
        1   As A-
            A- At
        2   .  Bs B-
            .  B- Bb
    """
    # On level 3, two corners over the board: nothing reaches that high from there.
    placing(at_the_edge).refuses("@c1", "unsupported R6.3")


def test_r6_4_a_single_carries_one_level_up():
    position = placing(
        """
        1   As A- Bf B-
            A- At B- Bb
        """,
        singles=4,
    )
    position.when("@b1 r0 all").then("""
        1   As A- Bf B-
            A- At B- Bb
        2   .  C* C*
            .  C* C*
    """)
    assert position.state.singles[0] == 0


def test_r6_5_a_double_carries_two_levels_up():
    position = placing(ONE, singles=8).when("@d4+ r0 all")
    assert position.state.highest[0] == 2
    assert position.state.singles[0] == 0


def test_r6_6_a_statue_carries_at_no_cost():
    position = placing(ONE, built="statue:b2", singles=6).when("@b2 r0 all")
    assert position.state.singles[0] == 0
    assert position.state.laid_statues[0][1] == 1


def test_r6_6_a_statue_does_not_carry_two_levels_up():
    """Under a tile of level 3 a statue of level 1 is in the way of a pillar: that corner is the free one."""
    position = placing(
        """
        1   Af A- B- Bf
            A- At Bs B-
            C- Cb D- Df
            Cs C- D* D*
        2   .  .  .  .  .  Ef E-
            .  .  .  .  .  E- Es
        """,
        built="statue:b2",
        singles=8,
    )
    position.when("@b2+ r0")  # three doubles, and no choice of the free corner
    assert position.state.laid_free[0][5] == 0
    assert position.state.singles[0] == 8 - 6


def test_r6_7_a_statue_that_could_carry_does():
    position = placing(ONE, built="statue:b2").when("@b2 r0")
    position.refuses("free:nw", "statue-carries R6.7").offers("free:ne free:se free:sw all")


def test_r6_8_statues_can_carry_without_pillars():
    four = placing(ROUND, built=FOUR_STATUES, singles=0)
    assert four.moves == ["r0", "r90", "r180", "r270"]  # there is one site, and it is taken
    assert four.when("r0").state.laid_free[0][4] == 4
    three = placing(ROUND, built="statue:b2 statue:c2 statue:b3", singles=0).when("r0")
    assert three.state.laid_free[0][4] == 2
    given(ROUND, built="statue:b2 statue:c2", singles=0).refuses("place:taken", "no-site R6.3")


def test_r6_9_singles_doubles_and_statues_at_once():
    """b2 has a statue, c2 a single on level 1, b3 and c3 doubles on the board."""
    position = placing("1 As A- B- Bf \n A- At Bs B-", built="statue:b2", singles=5)
    position.when("@b2 r0 all").then("""
        1   As A- B- Bf
            A- At Bs B-
        2   .
            .  C* C*
            .  C* C*
    """)
    assert position.state.singles[0] == 0


def test_r6_10_pillars_may_stand_on_symbols_which_are_lost():
    position = given("1 A- As \n At A-", taken="clay 5", singles=20, new="A")
    position.offers("statue:a2").when("place:taken @a2 r0 all").refuses("statue:a2", "hidden-space R5.4")


def test_r6_11_pillars_only_for_a_tile_placed_at_once():
    position = given("", taken="clay 5", singles=6)
    for move in ("place:taken", "@d4", "r0"):
        position.when(move)
        assert position.state.singles[0] == 6
        assert position.state.laid_n[0] == 0
    position.when("all")
    assert (position.state.singles[0], position.state.laid_n[0]) == (2, 1)


def test_r6_12_the_corner_that_cannot_be_carried_is_the_free_one():
    position = given("1 As Ao \n A- At", taken="granite 1", singles=20).when("place:taken @b1")
    position.state.edit(turned=0, phase=5)
    position.refuses("free:ne free:se free:sw", "needs-this-corner R6.12").refuses("all", "cannot-carry R6.12")
    assert position.moves == ["free:nw"]


def test_r6_12_two_such_corners_are_too_many():
    position = placing("1 As Ao Bo B- \n A- At B- Bs")
    position.refuses("@b1", "occupied-below R5.5")


def test_r6_13_gained_and_stored_singles_pay_without_a_limit():
    position = digging("C C C C  C C C C  C C C C  C C C C", singles=6, stored=("start 1",))
    position.when(">A1")
    assert position.state.singles[0] >= 10
    position.when("place:stored @a1 r0 all place:taken @c1 r0 all")
    assert position.state.laid_n[0] == 2


def test_r6_13_not_more_than_one_has():
    placing(ONE, singles=4).refuses("@d4+", "too-few-pillars R6.13").offers("@b1")
    placing("", singles=3).when("@a1 r0").refuses("all", "too-few-pillars R6.13")


@pytest.mark.parametrize(("singles", "legal"), [(3, False), (4, True)])
def test_r6_14_a_double_costs_two_singles(singles, legal):
    """b1 single, c1 and c2 doubles, b2 single: with one double corner left free that is 1 + 1 + 2."""
    position = given(ONE, taken="granite 1", singles=singles)
    assert ("b1=2" in position.sites) == legal


def test_r6_15_a_given_double_is_used_first():
    position = placing(ONE, singles=4, doubles=1).when("@b1 r0 all")
    assert position.state.singles[0] == 0
    assert position.state.doubles == 0


def test_r6_15_a_given_double_is_nothing_but_a_double():
    placing("", singles=3, doubles=1).when("@a1 r0").refuses("all", "too-few-pillars R6.13")
    given("", taken="clay 5", singles=2, doubles=1).refuses("place:taken", "no-site R6.3")
    unused = placing("", singles=4, doubles=1).when("@a1 r0 all")
    assert unused.state.doubles == 1


HIGH = """
    1   As A- Bf B-
        A- At B- Bb
    2   .  Cs C-
        .  C- Cf
    3   .  .  .
        .  Df D-
        .  D- Db
"""


def test_r6_16_and_r6_24_levels_of_new_tiles():
    position = given(HIGH, taken="granite 1", singles=40)
    heights = position.state.height[0]
    assert position.sites
    for site in position.sites:
        name, level = site.split("=")
        first = "abcdefgh".index(name[0]) + 8 * (int(name[1]) - 1)
        highest = max(heights[first + step] for step in (0, 1, 8, 9))
        assert int(level) - highest in (1, 2)


def test_r6_17_never_the_same_footprint():
    placing(ONE).refuses("@a1", "complete-cover R6.17")
    placing(OVER).refuses("@b1", "complete-cover R6.17")


OVER = """
    1   As A-
        A- At
    2   .  Bs B-
        .  B- Bf
"""


@pytest.mark.parametrize(("option", "reason"), [("never", "complete-cover R6.17"), ("directly_above", "")])
def test_r6_17_two_levels_apart(option, reason):
    """a1 and a2 by doubles on level 1, b1 and b2 by singles on level 2: above A, but B lies between."""
    placing(OVER, complete_overlap=option).refuses("@a1", reason).refuses("@b1", "complete-cover R6.17")


def test_r6_18_level_by_level():
    placing("").refuses("@a1+", "needs-level-below R6.18")
    placing(ONE).offers("@d4+").refuses("@b1+", "needs-level-below R6.18")


def test_r6_18_the_tile_below_may_be_hidden():
    position = placing("""
        1   .  As A-
            .  A- At
        2   Bf B- Cs C-
            B- Bb C- Cf
    """)
    position.offers("@f6+")


COVER = """
    1   .  .  .  .
        A- Af Bf B-
        As A- B- Bs
"""


def test_r6_19_a_free_corner_may_hide_a_piece():
    position = (
        placing(COVER, built="fountain:b2-c2", singles=5)
        .when("@c1 r0")
        .then("""
        1   .  .  .  .
            A- Af Bf B-
            As A- B- Bs
        2   .  .  C* C*
            .  .  Co C*
    """)
    )
    assert position.state.singles[0] == 0


@pytest.mark.parametrize(("option", "reason"), [("anything", ""), ("never", "covers-piece R6.19")])
def test_r6_19_options(option, reason):
    placing(COVER, built="fountain:b2-c2", cover_pieces=option).refuses("@c1", reason)
    placing(ONE, built="statue:b2", cover_pieces=option).refuses("@b2", "")  # it rests on the statue
    placing("1 As Ao \n A- At", cover_pieces=option).refuses("@b1", reason)


FOOT = """
    1   Cf C-
        C- Cb
        A- As
        At A-
    2   .  .  .  .
        .  .  .  .
        .  .  Bs B-
        .  .  B- Bb
"""


def test_r6_20_the_foot_of_a_stairs_fills_its_storey():
    position = placing(FOOT, built="stairs:b3-c3", singles=8).refuses("@a2", "foot-below R6.20").offers("@a2+")
    position.when("@a2+ r0")
    assert position.state.laid_free[0][3] == 2
    assert position.state.singles[0] == 8 - 6


@pytest.mark.parametrize(("option", "reason"), [("anything", ""), ("never", "covers-piece R6.19")])
def test_r6_20_options(option, reason):
    placing(FOOT, built="stairs:b3-c3", cover_pieces=option).refuses("@a2", reason)


def test_r6_20_the_head_can_be_covered():
    """c3 is the head, on level 2; d3 a single, c2 and d2 doubles on level 1."""
    garden = FOOT.replace("1   Cf C-\n        C- Cb", "1   Cf C- Es E-\n        C- Cb E- Et")
    position = placing(garden, built="stairs:b3-c3").offers("@c2").when("@c2 r0")
    assert position.state.laid_free[0][4] == 3


BRIDGED = """
    1   As A- .  .  .
        A- Ab .  Bb B-
        .  .  .  B- Bs
"""


@pytest.mark.parametrize(("option", "reason"), [("kept", "bridge-in-the-way R6.21"), ("free", "")])
def test_r6_21_no_pillar_through_a_deck(option, reason):
    """c2 would need a double through the deck; b2, the end, has to be free."""
    placing(BRIDGED, built="bridge:b2-d2", bridge_room=option).refuses("@b1", reason)


def test_r6_22_nothing_over_the_middle_of_a_bridge():
    def covers_middle(position):
        names = [site.split("=")[0] for site in position.sites]
        return {name for name in names if name[0] in "bc" and name[1] in "12"}

    kept = given(BRIDGED, built="bridge:b2-d2", taken="granite 1", singles=40)
    assert covers_middle(kept) == set()
    without = given(BRIDGED, taken="granite 1", singles=40)
    assert covers_middle(without) == {"b1", "b2", "c1", "c2"}
    free = given(BRIDGED, built="bridge:b2-d2", taken="granite 1", singles=40, bridge_room="free")
    assert covers_middle(free) == {"b1", "b2", "c1", "c2"}


def test_r6_23_never_out_of_the_garden():
    position = given("", singles=40)
    assert {site[:2] for site in position.sites} == {f"{column}{row}" for column in "abcdefg" for row in range(1, 8)}


def test_r6_25_pillars_are_paid_and_a_statue_becomes_one():
    position = placing(ONE, built="statue:b2", singles=7)
    assert position.sheet()[0] == 1
    position.when("@b2 r0 free:se")
    assert position.state.singles[0] == 7 - 4
    assert position.sheet()[0] == 0
    assert position.state.piece[0][9] == 0


def test_r6_26_a_belvedere_on_the_free_corner():
    position = given("", taken="clay 5", singles=3).when("place:taken @a1 r0")
    position.when("free:se")
    assert position.state.piece[0][9] == BELVEDERE
    assert position.state.piece[0].count(BELVEDERE) == 1
    position.then("1 As A- \n A- Ao")


def test_r6_26_its_symbol_is_lost_and_nothing_rests_there():
    """Clay 5 has its statue symbol under the belvedere."""
    position = given("1 As A- \n A- Ao", taken="granite 1", singles=20, new="A")
    assert position.state.symbol[0][9] in (STATUE, 2, 3)
    statue = given("", taken="clay 5", singles=20, stored=("clay 1",)).when("place:taken @a1 r0 free:se")
    statue.refuses("statue:b2", "space-taken R7.3")
    statue.when("place:stored @b2 r0")
    assert statue.state.laid_free[0][1] == 0


def test_r6_27_belvederes_cost_nothing():
    position = given("", taken="clay 5", singles=3).when("place:taken @a1 r0 free:nw")
    assert position.sheet()[6] == 1
