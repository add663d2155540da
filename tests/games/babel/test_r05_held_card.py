"""Section 5 of RULES.md: the held card and the duty of the first turn."""

import pytest

from tests.games.babel.position import dealt, given


def test_r5_7_only_its_owner_builds_it_on_an_empty_site_with_a_card():
    position = given("""
              A      H      M    P   S   hand   stack
         0>   *A:1   .      .    .   .   HHM    .
         1    .      *H:1   .    .   .   .      .       held
    """)
    position.refuses("held", "not-held R5.7")
    position = given("""
              A      H    M    P   S   hand   stack
         0>   *A:1   .    M    .   .   HHM    .       held
         1    .      *H   .    .   .   .      .       held
    """)
    position.refuses("held", "temple-there R5.4").when(">H").refuses("held", "too-few-cards R5.5")
    position.when(">M held").then("""
         0>   A:1    .    *M:1   .   .   H   .   held=0
         1    .      *H   .      .   .   .   .   held
    """)
    position.refuses("held", "not-held R5.7")


def test_r5_7_once_built_it_is_a_card_like_any_other():
    given("""
              A         H   M   P   S   hand   stack
         0>   *A        .   .   .   .   .      2       held
         1    *AAA:12   .   .   .   .   .      .
         pile=HHH quarry=1
    """).when("held end destroy").then("0  *A . . . .   . #3\nreturned=1")


def test_r5_8_the_first_turn_wants_the_held_card_built_at_any_time():
    for seed in range(15):
        position = dealt(seed)
        for seat in (0, 1):
            assert position.seat == seat
            assert position.facts["must"] == "1"
            position.refuses("end", "must-build-first R5.11")
            site = position.moves[0]
            position.when(site)
            position.when(next(move for move in position.moves if move.startswith("+")))
            position.refuses("end", "must-build-first R5.11").offers("held")
            while position.moves != ["held"]:  # everything else first
                position.when(next(move for move in position.moves if move != "held"))
            position.when("held").offers("end").when("end")
        assert position.seat == 0
        position.offers("end")


def test_r5_8_level_1_cards_from_stacks_may_be_built_in_that_turn_too():
    position = given("""
              A   H   M   P   S   hand   stack
         0>   A   .   .   .   .   AHHMM  .      held
         1    .   .   .   .   .   .      11
         must
    """)
    position.when(">A other >H +H other").refuses("held", "temple-there R5.4").offers(">M")
    assert position.totals == [2, 0]


CAN_STILL_BE_MET = {
    "(a) a card lies at the pawn's site": "0>  . *A . . .   .  .  held",
    "(a) a card lies one move away": "0>  A . . . *:1   A  .  held",
    "(a) a card lies one move from the quarry": "0>  A . . . .   A  .  held",
    "(b) a card can be laid where the pawn stands": "0>  . *. . . .   P  .  held",
    "(b) a card pays and another is laid": "0>  . . . . .   AP  .  held",
    "(b) two equal cards": "0>  . . . . *:1   AA  .  held",
    "(c) migration to the pawn's site": "0>  AHM:1 *. . . .   .  .  held",
    "(c) migration to a site one move away": "0>  AHM:1 . . . *:12   H  .  held",
    "(c) migration from the quarry": "0>  AHM:1 . . . .   H  .  held",
}
CANNOT_BE_MET = {
    "no card at all": "0>  . *. . . .   .  .  held",
    "in the quarry with one card": "0>  . . . . .   A  .  held",
    "a card lies there, but so does a temple": "0>  . *A:1 . . .   .  .  held",
    "the only card is of the site": "0>  . *A:1 . . .   H  .  held",
    "nothing left to lay after the move": "0>  . *A:1 . . .   P  .  held",
    "two cards, but the site has a temple": "0>  . *A:1 :2 . .   MM  .  held",
    "a card lies elsewhere, out of reach": "0>  A *. . . .   .  .  held",
    "migrated already": "0>  AHM:1 *. . . .   .  .  held\nmigrated",
    "only two cards to migrate": "0>  AH:1 *. . . .   .  .  held",
    "the move leads to a temple": "0>  AHM:1 :1 . . .   H  .  held",
}


@pytest.mark.parametrize("picture", CAN_STILL_BE_MET.values(), ids=CAN_STILL_BE_MET)
def test_r5_9_can_still_be_met(picture):
    for guard in (True, False):
        position = given(picture + "\nmust", first_turn_guard=guard)
        position.refuses("end", "must-build-first R5.11")


@pytest.mark.parametrize("picture", CANNOT_BE_MET.values(), ids=CANNOT_BE_MET)
def test_r5_9_cannot_be_met(picture):
    given(picture + "\nmust", first_turn_guard=False).offers("end")


def test_r5_10_an_action_that_breaks_the_duty_is_refused():
    broken = "would-break-promise R5.10"
    position = given("0>  . . . . .   AH  .  held\nmust").when(">A").refuses(">H", broken)
    position.when("+H").offers("held")
    given("0>  . *. . . .   M  .  held\nmust").refuses(">M", broken).offers("+M")
    given("0>  A *:1 . . .   AH  .  held\nmust").refuses("+A", broken).offers(">A +H")
    given("0>  *H . . . .   .  .  held\n1  . . . . .  . 1\nmust").refuses("other", broken).offers("held")
    given("0>  *AHM . . . :1   .  .  held\nmust").refuses("A/H A/M A/P A/S", broken)
    given("0>  AHM:1 *. . . .   .  .  held\nmust").refuses("A/M A/P A/S", broken).offers("A/H")


def test_r5_10_skills_that_raise_a_temple_can_break_it():
    broken = "would-break-promise R5.10"
    theft = "0>  *HHHAPS . . . .   H  .  held\n1  :6 . . . .   3 .\nmust migrated"
    given(theft).refuses("steal", broken).offers("halve:H held")
    given(theft.replace("H  .", "HH .")).offers("steal")
    skip = "0>  *PPP . . . .   M  2  held\n1  . . . . .   3 2\nmust"
    given(skip).refuses("skip:own skip:other", broken).offers("halve:P held")
    given(skip.replace("M ", "MM")).offers("skip:own skip:other")


def test_r5_10_paying_and_empty_skills_do_not_break_it():
    position = given("0>  *HHH . . . .   .  .  held\nmust", allow_empty_skill=True)
    position.offers("steal halve:H").when("steal").then("0>  *HH . . . .   . . held").when("held")


def test_r5_10_without_guard_it_is_allowed():
    picture = "0>  . . . . .   AH  .  held\nmust"
    given(picture, first_turn_guard=False).when(">A >H")


def test_r5_11_end_is_refused_while_the_held_card_is_not_built():
    for guard in (True, False):
        position = given("0>  . . . . .   AH  .  held\nmust", first_turn_guard=guard)
        for move in (">A", "+H", "held"):
            position.refuses("end", "must-build-first R5.11").when(move)
        position.offers("end")


def test_r5_11_without_guard_only_as_long_as_it_can_be_met():
    position = given("0>  . . . . .   AH  .  held\nmust", first_turn_guard=False)
    position.when(">A").refuses("end", "must-build-first R5.11").when(">H").offers("end")


WAIVED = """
          A   H   M   P   S   hand   stack
     0>   .   .   .   .   ~   AHM    .
     1    .   .   .   .   .   .      .       held
     turn=4 pile=.
"""


def test_r5_12_what_cannot_be_met_at_the_start_is_waived_and_comes_back():
    for guard in (True, False):
        position = given(WAIVED, first_turn_guard=guard)
        position.when(">A end").then("1>  . . . . .   A . held\nmust=0")  # one card is no way to build
        position.offers("end >A").when(">A end").then("0>  *. . . . ?   AHM #2\nmust=0")
        position.when(">H >M end").then("1>  *. . . . .   HM #2 held\nmust=1")
        position.refuses("end", "must-build-first R5.11").when("+H held").offers("end")


def test_r5_12_what_becomes_possible_later_in_a_waived_turn_is_not_due():
    given("0>  . *. . . .   .  .  held\nmust=0").offers("end")
    given("0>  *A . . . .   .  .  held\nmust=0").offers("held end")


def test_r5_13_who_wasted_his_cards_is_free_and_it_comes_back():
    position = given("""
              A   H   M   P   S   hand   stack
         0>   .   .   .   .   .   AH     .       held
         1    .   .   .   .   .   2      .
         turn=0 must pile=MMMPPP
    """, first_turn_guard=False)  # fmt: skip
    position.when(">A >H end").then("0  . *. . . .   . #2 held")
    position.when("end").then("0>  . *. . . .   MMM #2 held\nmust").refuses("end", "must-build-first R5.11")


def test_r5_14_in_a_first_turn_it_can_always_be_met():
    position = given("""
              A           H   M   P   S   hand   stack
         0>   *AAAAAA:1   .   .   .   .   AAA    .
         1    .           .   .   .   .   HHHHH  .       held
         turn=0
    """)
    position.when("halve:A -H -H halve:A -H halve:A -H").refuses("halve:A", "hand-too-small R7.7")
    position.when("end").then("1>  . . . . .   4 .  held\nmust=1")


def test_r5_14_in_random_games():
    for seed in range(300):
        for hands in ("3-5", "5-5"):
            position = dealt(seed, starting_hands=hands)
            state = position.state
            turns = set()
            while state.turn < 2 and not state.is_over:
                if state.turn not in turns:
                    turns.add(state.turn)
                    assert state.must_build == 1
                    assert state.hand_n[state.active] >= 2
                state.random_play(seed, 1)
