"""Section 9 of RULES.md: round tokens."""

import pytest

from shinar.games.babylon.apply import income
from shinar.games.babylon.state import DIGGING
from tests.games.babylon.layers import EFFECTS
from tests.games.babylon.position import digging, given

FLAT = "B B B B  B Bb B B  B B B B  B B B Bw"


def next_turn(effect, *, singles=(0, 2)):
    """Seat 0 ends its turn; seat 1 begins its own under this effect."""
    position = given("", taken="clay 1", stored=("", ""), singles=list(singles), effect=effect)
    return position.when("done end" if "done" in position.moves else "end")


def test_r9_1_a_single_at_the_start_of_the_turn():
    position = next_turn("gain-single")
    assert (position.seat, position.state.phase) == (1, DIGGING)
    assert position.state.singles[:2] == [0, 3]


def test_r9_1_above_six_until_the_end_of_the_turn():
    assert next_turn("gain-single", singles=(0, 6)).state.singles[1] == 7


def test_r9_2_a_double_for_this_turn():
    position = next_turn("gain-double")
    assert position.state.doubles == 1
    assert position.state.singles[:2] == [0, 2]


def test_r9_2_it_cannot_be_exchanged():
    """Three singles are needed here, and a double is not two of them."""
    given("", taken="granite 1", singles=2, doubles=1).refuses("place:taken", "no-site R6.3")


def test_r9_2_it_saves_two_singles():
    for doubles, price in ((0, 6), (1, 4)):
        position = given("1 As A- \n A- At", taken="granite 1", singles=6, doubles=doubles)
        position.when("place:taken @b1 r0 all")
        assert position.state.singles[0] == 6 - price


CHANGE = """
    1   As A- Bf B-
        A- At B- Bb
"""


def test_r9_3_step_by_step():
    """The fountain of B at c1 can be used as a statue, the first one; bridges and stairs find no partner."""
    position = given(CHANGE, new="B", effect="convert-symbol").when("change:1nw")
    assert position.built() == ["statue 1"]  # the only use of it, so it is not asked for
    assert position.state.piece[0][2] == 4
    assert position.state.symbol[0][2] == 2  # its print stays
    position.refuses("change:1se", "token-spent R9.5")


def test_r9_3_the_space_counts_as_the_new_symbol_only():
    """The fountain of A is used as a statue, and so it is no half of a fountain any more."""
    garden = "1 A- Af Bf B- \n As A- B- Bt"
    position = given(garden, new="A B", effect="convert-symbol")
    position.offers("fountain:b1-c1 change:1ne").when("change:1ne")
    if "as:statue" in position.moves:
        position.when("as:statue")
    assert position.built() == ["statue 1"]
    position.refuses("fountain:b1-c1", "space-taken R7.3")


def test_r9_3_must_be_used_at_once():
    garden = """
        1   A- Af Bs B-
            As At B- Bf
            .  .  C- Ct
            .  .  Cs C-
    """
    position = given(garden, new="C B", effect="convert-symbol")
    position.when("change:2nw")  # the stairs of B at c1, beside the fountain of A at b1
    position.refuses("fountain:b1-c1 done", "must-wish R9.3").refuses("as:stairs", "same-symbol R9.3")
    position.refuses("as:bridge", "no-use R9.6").offers("as:fountain as:statue").when("as:fountain")
    assert position.built() == ["fountain 1"]


def test_r9_3_only_the_changed_space_may_be_used():
    """b1 and c1 as fountains: with C above there are two to choose from."""
    garden = """
        1   A- Af Bs B-
            As A- B- Bf
            .  .  Cf C-
            .  .  C- Ct
    """
    position = given(garden, new="A B C", effect="convert-symbol")
    position.state.edit(phase=7, changed=2, wish=2)
    position.refuses("statue:d4", "not-the-changed R9.3").refuses("done", "must-use R9.3")
    assert "fountain:b1-c1" in position.moves


def test_r9_4_a_symbol_for_a_blank():
    position = given("1 As A- \n A- At", new="A", effect="fill-blank")
    position.refuses("change:1nw", "not-blank R9.4").offers("change:1ne change:1sw").when("change:1ne")
    assert position.built() == ["statue 1"]
    position.offers("statue:b2").when("statue:b2")


def test_r9_3_is_not_for_blanks_and_r9_4_not_for_symbols():
    given("1 As A- \n A- At", new="A", effect="convert-symbol").refuses("change:1ne", "not-a-symbol R9.3")
    given("1 As A- \n A- At", new="A", effect="fill-blank").refuses("change:1se", "not-blank R9.4")
    given("1 As A- \n A- At", new="A", effect="minus-one").refuses("change:1ne", "no-token R9.3")
    given("1 As A- \n A- At", effect="fill-blank").refuses("change:1ne", "no-new-tile R7.4")


@pytest.mark.parametrize(("option", "reason"), [("one_per_turn", "token-spent R9.5"), ("one_per_tile", "")])
def test_r9_5_one_space_in_a_turn(option, reason):
    position = given(
        """
        1   As A- B- Bf
            A- At Bb B-
        """,
        new="A B",
        effect="fill-blank",
        token_spaces=option,
    )
    position.when("change:1ne")
    position.refuses("change:1sw", "token-spent R9.5").refuses("change:2nw", reason)


def test_r9_6_all_other_conditions_hold():
    """In line with the statue at b2 are blank spaces of B in row 2, none in row 1; a belvedere cannot be changed."""
    garden = "1 As A- Bf B- \n A- At B- Bo"
    position = given(garden, built="statue:b2", new="B", effect="fill-blank")
    position.offers("change:1sw").refuses("change:1ne", "no-use R9.6").refuses("change:1se", "space-taken R7.3")
    hidden = given("1 As A- \n A- At \n 2 . Bs B- \n . B- Bb", new="A B", effect="fill-blank")
    hidden.refuses("change:1ne", "hidden-space R5.4")


def test_r9_7_two_singles_for_the_own_flower():
    assert income(digging(FLAT).state, 0, 15) == 5
    position = digging(FLAT, effect="double-flower")
    assert income(position.state, 0, 15) == 6
    assert income(position.state, 0, 5) == 4
    assert position.when(">D4").state.singles[0] == 6


def test_r9_8_one_less_but_never_fewer_than_none():
    position = digging(FLAT, effect="minus-one")
    assert income(position.state, 0, 15) == 4
    assert income(position.state, 0, 5) == 3
    poor = digging("C C C C  C Bb C C  C C C C  C C C C", effect="minus-one")
    assert income(poor.state, 0, 5) == 0


def test_r9_9_a_blank_token_has_no_effect():
    assert EFFECTS[0] == "blank"
    position = next_turn("blank")
    assert position.state.singles[:2] == [0, 2]
    assert position.state.doubles == 0
    assert income(digging(FLAT, effect="blank").state, 0, 15) == 5
    given("1 As A- \n A- At", new="A", effect="blank").refuses("change:1ne", "no-token R9.3")
