"""Section 2 of RULES.md: set-up."""

from collections import Counter

import pytest

from shinar.games.babel import GAME
from tests.games.babel.position import dealt


def test_r2_1_two_seats_and_seat_0_starts():
    assert GAME.seats == (2,)
    for wrong in (1, 3):
        with pytest.raises(ValueError, match="babel is for 2 seats"):
            GAME.new(1, seats=wrong)
    for seed in range(20):
        assert dealt(seed).then("0> ? ? ? ? ?  6 .\nturn=0").seat == 0


def test_r2_2_each_seat_holds_a_level_1_card_outside_the_stacks():
    position = dealt()
    position.then("""
         0>   .   .   .   .   .   6   .   held
         1    .   .   .   .   .   5   .   held
    """)
    own = position.moves[0].lstrip(">")  # a site it can go to
    position.when(f">{own}").refuses("own other", "stack-empty R5.2")


def test_r2_3_the_quarry_is_the_other_43_shuffled():
    orders = {dealt(seed).facts["quarry"] for seed in range(20)}
    assert len(orders) == 20
    for order in orders:
        assert Counter(order) == Counter("1" * 8 + "2" * 9 + "3" * 8 + "4" * 7 + "5" * 6 + "6" * 5)
    assert len({order[-1] for order in orders}) == 6


def test_r2_4_the_board_starts_empty():
    position = dealt().then("""
         0>   .   .   .   .   .   ?   .
         1    .   .   .   .   .   ?   .
         discards=. returned=. opener=- stall=0 low=43
    """)
    assert [position.facts[f"{who} pawn"] for who in "01"] == ["Q", "Q"]
    assert position.totals == [0, 0]


def test_r2_5_hands_of_three_and_five():
    position = dealt()  # phase 1 of the first turn has brought three more
    position.then("0>  ? ? ? ? ?  6 .\n1  ? ? ? ? ?  5 .\npile=49")
    assert position.view(1).sides[0].announced == 0  # three: fewer than four
    hands = {(p.facts["0 hand"], p.facts["1 hand"]) for p in map(dealt, range(20))}
    assert len(hands) == 20


def test_r2_5_hands_of_five_each():
    position = dealt(starting_hands="5-5")
    position.then("0>  ? ? ? ? ?  8 .\n1  ? ? ? ? ?  5 .\npile=47")
    assert position.view(1).sides[0].announced == 5
