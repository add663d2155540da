"""Section 6 of RULES.md: migration."""

from shinar.games.babel.notation import LETTERS
from tests.games.babel.position import given

COLUMNS = """
          A       H      M    P     S     hand   stack
     0>   AHMPS   *MMM   .    AAA   PP    AHM    54
     1    AAA     HHH    .    .     .     5      .
"""


def test_r6_1_once_in_a_turn_and_free():
    position = given(COLUMNS)
    position.when("A/H").then("""
         0>   AH   *MMMMPS   .   AAA   PP   AHM   54
         1    AAA   HHH      .   .     .    5     .
         discards=. migrated
    """)
    position.refuses("H/A P/A P/M", "already-migrated R6.1")
    position.when("end end").offers("P/A H/A")  # seat 0 again


def test_r6_1_it_changes_no_temple():
    position = given("0>  AHM:123 *.:1 . . .   . .").when("A/H").then("0>  .:123 *AHM:1 . . .   . .")
    assert position.totals == [4, 0]


def test_r6_2_exactly_the_three_top_cards_of_an_own_column():
    position = given(COLUMNS)
    position.refuses("M/A M/H M/P M/S S/A S/H S/M S/P", "not-three-cards R6.2")  # none, and two
    position.copy().when("A/M").then("0>  AH *MMM MPS AAA PP   ? 54")  # several nations
    position.copy().when("P/M").then("0>  AHMPS *MMM AAA . PP   ? 54")  # one
    given("0>  . . . . .   AHM .\n1  AAA HHHH . . .   . .").refuses("A/H H/A", "not-three-cards R6.2")


def test_r6_3_all_three_go_to_one_other_own_site():
    position = given(COLUMNS)
    migrations = [move for move in position.moves if "/" in move]
    assert migrations == ["A/H", "A/M", "A/P", "A/S", "H/A", "H/M", "H/P", "H/S", "P/A", "P/H", "P/M", "P/S"]
    for source, target in ((a, b) for a in LETTERS for b in LETTERS if a != b):
        position = given(f"0>  {' '.join('PAM' if site == source else '.' for site in LETTERS)}   . .")
        position.when(f"{source}/{target}")
        position.then(f"0>  {' '.join('PAM' if site == target else '.' for site in LETTERS)}   . .")


def test_r6_3_whether_or_not_cards_or_a_temple_are_there():
    given("0>  AAA SS . . .:14   . .").offers("A/H A/M A/P A/S").when("A/S").then("0>  . SS . . AAA:14   . .")


def test_r6_4_on_top_in_their_order():
    given("0>  AHMPS . SS . .   . .").when("A/M").then("0>  AH . SSMPS . .   . .")


def test_r6_5_the_pawn_makes_no_difference_and_stays():
    for pawns, pawn in ((("", ""), "Q"), (("*", ""), "A"), (("", "*"), "M")):
        position = given(f"0>  {pawns[0]}AHM . {pawns[1]}. . .   . .").when("A/M")
        assert position.facts["0 pawn"] == pawn
        assert position.facts["0 M"] == "AHM"
