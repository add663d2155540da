"""Section 8 of RULES.md: halving."""

import pytest

from shinar.games.babel.notation import LETTERS
from tests.games.babel.position import given


def test_r8_14_every_use_is_the_skill_or_a_halving_at_the_same_price():
    for nation in LETTERS:
        column = f"{nation * 4}"
        position = given(f"0>  *{column} . . . .   . .\n1  . . . . .   AH .").when(f"halve:{nation}")
        position.then(f"0>  *{nation * 3} . . . .   . .\ndiscards={nation}\nhalving=1")
    position = given("0>  *AAAA . . . .   . .\n1  :1 . . . .   HM .").when("halve:A -H destroy")
    position.then("0>  *AA . . . .   . .\n1  . . . . .   M .\ndiscards=AAH")


@pytest.mark.parametrize(("held", "goes"), [(2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (8, 4), (15, 7)])
def test_r8_15_half_rounded_down(held, goes):
    position = given(f"0>  *AAA . . . .   . .\n1  . . . . .   {held} .").when("halve:A").then(f"halving={goes}")
    while position.facts["halving"] != "0":
        position.when(position.moves[0])
    assert position.state.hand_n == [0, held - goes]


def test_r8_16_the_opponent_chooses_at_once():
    position = given("""
              A      H   M   P   S   hand     stack
         0>   *AAA   .   .   .   .   AS       1
         1    *HH    .   .   .   .   AAHMMS   1
    """).when("halve:A")
    assert position.state.acting() == [1]
    assert position.moves == ["-A", "-H", "-M", "-S"]
    position.refuses("-P", "no-such-hand-card R4.1").refuses("end +A >M H/A other halve:H pay:1", "must-discard R8.16")
    position.refuses("end -A +A", "not-owed", seat=0)
    position.when("-H").refuses("-H", "no-such-hand-card R4.1").when("-M -M").then("""
         0>   *AA    .   .   .   .   AS       1
         1    *HH    .   .   .   .   AAS      1
         discards=AHMM halving=0
    """)
    assert position.seat == 0
    position.refuses("-A", "nothing-to-discard R8.16").when("+A end")


def test_r8_16_at_no_other_time_does_the_other_choose():
    for seed in range(10):
        position = given("0>  AAAHHH MMMPPP *SSSAAA HH:23 PP:4   AHMPS 21\n1  HHAS:34 :12 AMSSS:5 PP .   4  13")
        state = position.state
        while not state.is_over:
            halving = position.facts["halving"] != "0"
            assert state.acting() == [1 - state.active if halving else state.active]
            state.random_play(seed, 1)


def test_r8_17_discarded_cards_are_shown_and_lie_open():
    position = given("0>  *AAA . . . .   . .\n1  . . . . .   HHMM .").when("halve:A -H -M")
    position.then("1  . . . . .   HM .\ndiscards=AHM")
    for viewer in (0, 1, None):
        assert position.view(viewer).discards == [1, 1, 1, 0, 0]
        assert position.view(viewer).sides[1].face_down == 0


def test_r8_18_with_the_option_they_lie_face_down():
    position = given("0>  *AAA . . . .   . .\n1  . . . . .   HHMM .", halve_reveals=False).when("halve:A -H -M")
    position.then("1  . . . . .   HM .  hidden=HM\ndiscards=A")
    other = given("0>  *AAA . . . .   . .\n1  . . . . .   HHMM .", halve_reveals=False).when("halve:A -M -M")
    for viewer in (0, None):
        assert position.view(viewer).discards == [1, 0, 0, 0, 0]
        assert position.view(viewer).sides[1].face_down == 2
        assert position.view(viewer) == other.view(viewer)
    assert position.view(1) != other.view(1)


def test_r8_18_at_the_next_reshuffle_they_are_shuffled_in():
    position = given("""
              A      H   M   P   S    hand   stack
         0>   *AAA   .   .   .   ~    .      .
         1    .      .   .   .   .    HHMM   .
         pile=.
    """, halve_reveals=False)  # fmt: skip
    position.when("halve:A -H -M end").then("""
         0    *AA    .   .   .   ?   .       #2
         1>   .      .   .   .   .   AHHMM   .
         discards=. pile=.
    """)


def test_r8_18_before_it_they_are_in_no_discards():
    position = given("""
              A      H   M   P   S    hand   stack
         0>   *AAA   .   .   .   ~    .      .
         1    .      .   .   .   .    HHMM   .
         pile=PPPP
    """, halve_reveals=False)  # fmt: skip
    position.when("halve:A -H -M end").then("1>  . . . . .   HMPPP .  hidden=HM\npile=P discards=A")
    position.when("end").then("1  . . . . .   HMPPP #2  hidden=.\npile=1 discards=.")
