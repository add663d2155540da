"""The worked examples of the rulebooks, and what else can be derived from them."""

import pytest

from tests.games.babel.position import given

# -- E1: laying cards and moving


def test_e1_laying_cards_and_moving():
    position = given("""
              A    H   M   P   S     hand    stack
         0>   .    .   .   .   *AA   AASSP   .
         1    .    .   .   .   .     5       .
    """)
    position.when("+A +P").then("0>  . . . . *AAAP   ASS .")
    position.when(">A").then("0>  *. . . . AAAP   SS .\ndiscards=A")
    position.when("+S +S").then("0>  *SS . . . AAAP   . .")


# -- E2: building up to the number of cards

FOUR_MEDES = """
          A    H   M        P   S   hand   stack
     0>   *.   .   AHPS:1   .   .   MAH    62
     1    .    .   .        .   .   5      543
"""


def test_e2_building_up_to_the_number_of_cards():
    position = given(FOUR_MEDES).refuses("own other", "wrong-level R5.4").when(">M")
    position.then("0>  . . *AHPS:1 . .   AH 62\ndiscards=M")
    position.when("own other other").then("""
         0>   .    .   *AHPS:1234   .   .   AH   6
         1    .    .   .            .   .   5    5
    """)
    position.refuses("other", "too-few-cards R5.5").refuses("own", "wrong-level R5.4")
    position.when("+A").copy().when("other").refuses("own", "too-few-cards R5.5")
    position.when("+H other own").then("""
         0>   .    .   *AHPSAH:123456   .   .   .   .
         1    .    .   .                .   .   5   .
    """)
    assert position.totals == [6, 0]
    position.refuses("own other", "stack-empty R5.2")


def test_e2_each_card_uncovers_the_next():
    position = given(FOUR_MEDES).when(">M")
    for move, stacks in (("own", ("6", "543")), ("other", ("6", "54")), ("other", ("6", "5"))):
        position.when(move)
        assert (position.facts["0 stack"], position.facts["1 stack"]) == stacks


def test_e2_every_level_wants_as_many_cards():
    order = ["own", "other", "other", "other", "own"]
    for cards in range(1, 6):
        position = given(FOUR_MEDES.replace("AHPS:1", "APHSP"[:cards] + ":1")).when(">M")
        position.when(" ".join(order[: cards - 1]))
        position.refuses(order[cards - 1], "too-few-cards R5.5")


def test_e2_six_is_the_maximum():
    position = given("0>  *AHMPSAHM:123456 . . . .   . 1\n1  . . . . .   . 6")
    position.refuses("own other", "wrong-level R5.4")


# -- E3: migration


@pytest.mark.parametrize("bottom", ["A", "."])
def test_e3_migration(bottom):
    x = bottom.strip(".")
    position = given(f"""
              A   H     M             P    S   hand   stack
         0>   .   *HH   {x}SSH:1234   AP   .   MMM    5
         1    .   .     .             .    .   5      .
    """)
    position.when("M/P").then(f"0>  . *HH {bottom}:1234 APSSH .   MMM 5")
    assert position.totals == [4, 0]
    position.refuses("P/M M/P P/S", "already-migrated R6.1").refuses("own", "wrong-level R5.4")
    position.when(">M").refuses("own", "too-few-cards R5.5").when("+M +M").refuses("own", "too-few-cards R5.5")


def test_e3_level_5_again_with_five_cards():
    position = given("0>  . *HH ASSH:1234 AP .   MMMAAH 5").when("M/P >M +M +M +A")
    position.refuses("own", "too-few-cards R5.5").when("+A own").then("0>  . HH *AMMAA:12345 APSSH .   H .")


# -- E4: a skill with a group of four


def test_e4_skill_with_a_group_of_four():
    position = given("""
              A          H   M   P   S   hand   stack
         0>   *HSSSSA    .   .   .   .   .      .
         1    PAPHP      P   .   .   .   3      .
    """).when("defect")
    position.then("""
         0>   *HSSSAPPP  .   .   .   .   .      .
         1    AH         P   .   .   .   3      .
         discards=S
    """)
    position.when("defect").then("0>  *HSSAPPPH . . . .   . .\n1  A P . . .   3 .")
    position.refuses("defect", "no-group R7.1").refuses("halve:S", "no-group R7.1").offers("halve:P")


@pytest.mark.parametrize(("scope", "won", "left"), [("all_matching", "PPP", "A"), ("top_group", "PP", "PA")])
def test_e4_scope(scope, won, left):
    position = given("0>  *SSSS . . . .   . .\n1  PAPP . . . .   3 .", sumerian_scope=scope)
    position.when("defect").then(f"0>  *SSS{won} . . . .   . .\n1  {left} . . . .   3 .")


# -- E5: halving


def test_e5_halving():
    position = given("0>  *SSS . . . .   . .\n1  . . . . .   AAHMPSS .").when("halve:S")
    position.then("0>  *SS . . . .   . .\n1  . . . . .   7 .\nhalving=3")
    assert position.seat == 1
    position.when("-A -P -S").then("1  . . . . .   AHMS .\nhalving=0 discards=APSS")
    assert position.seat == 0


# -- E6: the long example

THE_LONG_EXAMPLE = """
          A       H               M   P    S    hand      stack
     0>   HH      *SSSSAPP        .   :5   PP   AHS       .
     1    A:123   PSAAM:123456    .   .    .    AAHHMPS   .
"""


@pytest.mark.parametrize("scope", ["all_matching", "top_group"])
def test_e6_the_long_example(scope):
    position = given(THE_LONG_EXAMPLE, sumerian_scope=scope)
    assert position.totals == [5, 9]
    position.when("defect").then("""
         0>   HH      *SSSAPPM      .   .:5  PP      AHS    .
         1    A:123   PSAA:123456   .   .    .       7      .
         discards=S
    """)
    position.when("H/S").then("""
         0>   HH      *SSSA         .   .:5  PPPPM   AHS    .
         1    A:123   PSAA:123456   .   .    .       7      .
         migrated
    """)
    position.when("defect").then("""
         0>   HH      *SSAAA        .   .:5  PPPPM   AHS    .
         1    A:123   PS:123456     .   .    .       7      .
    """)
    position.when("destroy").then("""
         0>   HH      *SSAA         .   .:5  PPPPM   AHS    .
         1    A:123   PS            .   .    .       7      .
         returned=654321 discards=ASS
    """)
    assert position.totals == [5, 3]
    position.when(">A").then("0>  *HH SSAA . .:5 PPPPM   HS .")
    position.when("+H").then("0>  *HHH SSAA . .:5 PPPPM   S .")
    position.when("steal").then("""
         0>   *HH:3   SSAA          .   .:5  PPPPM   S      .
         1    A:12    PS            .   .    .       7      .
    """)
    assert position.totals == [8, 2]
    position.when(">S").then("0>  HH:3 SSAA . .:5 *PPPPM   . .")
    position.when("halve:P").then("halving=3").when("-A -A -H")
    position.then("0>  HH:3 SSAA . .:5 *PPPM   . .\n1  A:12 PS . . .   HMPS .")
    position.when("halve:P").then("halving=2").when("-H -M").then("""
         0>   HH:3    SSAA          .   .:5  *PPM    .      .
         1    A:12    PS            .   .    .       PS     .
         discards=AAAAHHHMPPSSS
    """)
    position.refuses("halve:P", "no-group R7.1")
    position.when("end").then("""
         0    HH:3    SSAA          .   .:5  *PPM    .      21   announced=0
         1>   A:12    PS            .   .    .       5      .
    """)


def test_e6_the_theft_needs_three_cards_and_a_higher_level():
    given(THE_LONG_EXAMPLE).when(">A").refuses("steal", "no-group R7.1").when("+H").offers("steal")
    for own in "12":
        given(THE_LONG_EXAMPLE.replace("HH      *S", f"HH:{own}    *S")).when(">A +H").offers("steal")
    given(THE_LONG_EXAMPLE.replace("HH      *S", "HH:3    *S")).when(">A +H").refuses("steal", "not-higher R8.4")


def test_e6_halving_needs_a_group_of_three():
    position = given(THE_LONG_EXAMPLE).when(">S").refuses("halve:P", "no-group R7.1")
    position.when("H/S").then("0>  HH SSSS . .:5 *PPAPP   AH .").refuses("halve:P", "no-group R7.1")
    position = given(THE_LONG_EXAMPLE).when("defect H/S >S halve:P -A -A -H halve:P -H -M")
    position.refuses("halve:P", "no-group R7.1")


def test_e6_the_destruction_needs_the_pawn_there():
    position = given(THE_LONG_EXAMPLE).when("defect H/S defect").offers("destroy")
    position.when(">A").refuses("destroy", "no-group R7.1").refuses("halve:A", "no-group R7.1")
