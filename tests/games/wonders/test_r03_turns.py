"""Sections 3 and 4 of RULES.md: how do turns and Ages go, and what can a card be used for?"""

import pytest

from shinar.games.wonders import actions as a
from shinar.games.wonders import state as s
from tests.games.wonders.position import dealt, given

THREE = "giza-a 3 {}\nrhodes-a 3 {}\nbabylon-a 3 {}"


# -- Ages and turns ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(3, 8))
def test_r3_1_three_ages_of_six_turns(seats):
    position = dealt(seats=seats, sides="all_a")
    seen = []
    while not position.state.is_over:
        state = position.state
        if state.phase == s.PLAY:
            seen.append((state.age, state.turn))
            assert [len(position.hand(seat)) for seat in range(seats)] == [7 - state.turn] * seats
        position.sell_all()
    assert seen == [(age, turn) for age in (1, 2, 3) for turn in range(6)]


def test_r3_2_all_choose_then_all_is_shown():
    position = dealt(seats=3)
    before = position.state.clone()
    position.choose(0, "sell")
    position.choose(2, "sell")
    assert position.state.acting() == [1]
    assert (position.coins, len(position.hand(0))) == ([3, 3, 3], 7)
    assert position.state.turn == before.turn
    position.choose(1, "sell")
    assert position.coins == [6, 6, 6]


def test_r3_2_the_order_of_choices_does_not_matter():
    ends = set()
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        position = dealt(5, seats=3)
        for seat in order:
            position.choose(seat, "sell")
        ends.add(position.state.to_bytes())
    assert len(ends) == 1


@pytest.mark.parametrize(("age", "step"), [(1, 1), (2, -1), (3, 1)])
def test_r3_3_hands_go_to_the_left_in_ages_i_and_iii(age, step):
    position = given(THREE.format("", "", ""), age=age)
    for _ in range(5):
        hands = [position.hand(seat) for seat in range(3)]
        sold = [position.sell(seat) for seat in range(3)]
        for seat in range(3):
            hands[seat].remove(sold[seat])
        for seat in range(3):
            assert position.hand((seat + step) % 3) == hands[seat]


def test_r3_4_the_last_card_is_thrown_away():
    position = given(THREE.format("", "", ""), age=1, turn=5)
    assert [len(position.hand(seat)) for seat in range(3)] == [2, 2, 2]
    before = position.pile.total()
    position.turn()
    assert position.coins == [6, 6, 6]
    assert position.pile.total() == before + 6
    assert position.pile.total() == 21
    assert (position.state.age, position.state.turn) == (2, 0)


def test_r3_5_a_choice_has_parts():
    position = given("babylon-a 9 [] [baths]\ngiza-a 3\nrhodes-a 3 [stone-pit]")
    position.choose(0, "build:baths")
    assert position.state.acting() == [0, 1, 2]
    assert [action - a.PAY for action in position.state.legal_actions(0)] == [0, 2]
    position.refuses(0, "build:baths", a.OTHER_QUESTION)
    position.choose(0, "pay:0")
    assert position.state.acting() == [1, 2]
    position.choose(1, "sell")
    assert position.coins == [9, 3, 3]
    position.choose(2, "sell")
    assert position.coins == [7, 6, 8]


# -- uses of a card ----------------------------------------------------------------------------------------------------


def test_r4_1_build_bury_or_sell():
    position = given("giza-a 3 [stone-pit] [altar]\nrhodes-a 3\nbabylon-a 3")
    for use in ("build", "stage", "sell"):
        copy = position.copy()
        copy.turn(f"{use}:altar", "sell", "sell")
        assert ("altar" in copy.cards(0), copy.stages(0), copy.coins[0]) == (
            use == "build", [1] if use == "stage" else [], 6 if use == "sell" else 3,
        )  # fmt: skip
    position.refuses(0, "raise:altar", a.TOWER_NOT_IN_PLAY)


def test_r4_1_only_cards_of_the_hand():
    position = given("giza-a 3 [] [altar]\nrhodes-a 3 [] [barracks]\nbabylon-a 3")
    for use in ("build", "stage", "sell"):
        position.refuses(0, f"{use}:barracks", a.NOT_IN_HAND)


def test_r4_2_building_costs_what_the_card_shows():
    position = given("giza-a 0 [] [baths pawnshop]\nrhodes-a 3\nbabylon-a 3\nolympia-a 3")
    position.offers(0, "build:baths")
    position.offers(0, "build:pawnshop")
    position = given("rhodes-a 0 [] [baths]\ngiza-a 3\nbabylon-a 3")
    position.refuses(0, "build:baths", a.TOO_FEW_COINS)


def test_r4_3_no_two_buildings_of_one_name():
    picture = "giza-a 3 [altar] [altar]\nrhodes-a 3\nbabylon-a 3\nolympia-a 3\nephesus-a 3"
    given(picture).refuses(0, "build:altar", a.ALREADY_BUILT)
    given(picture).offers(0, "sell:altar")


def test_r4_3_and_r1_4_namesakes_of_two_ages():
    for key in ("loom", "glassworks", "press"):
        position = given(f"giza-a 3 [{key}] [{key}-2]\nrhodes-a 3\nbabylon-a 3", age=2)
        position.refuses(0, f"build:{key}-2", a.ALREADY_BUILT)


def test_r4_3_holds_for_free_building_too():
    position = given(
        "olympia-a:12 3 [loom] [loom-2] powers=1 tokens=structure:1\nrhodes-a 3\nbabylon-a 3", age=2, project="obelisk"
    )
    position.refuses(0, "build:loom-2", a.ALREADY_BUILT)


def test_r4_4_any_card_can_be_buried_for_the_price_of_the_stage():
    position = given("giza-a 0 [stone-pit] [palace pantheon]\nrhodes-a 3\nbabylon-a 3", age=3)
    position.refuses(0, "build:palace", a.NOT_ON_OFFER)
    position.turn("stage:palace", "sell", "sell")
    assert position.stages(0) == [1]
    assert position.coins[0] == 0
    assert "palace" not in position.cards(0)
    assert "palace" not in position.pile


def test_r4_4_a_card_that_stands_already_can_be_buried():
    position = given("giza-a 0 [stone-pit loom] [loom-2]\nrhodes-a 3\nbabylon-a 3", age=2)
    position.turn("stage:loom-2", "sell", "sell")
    assert position.stages(0) == [1]


def test_r4_5_stages_from_left_to_right():
    position = given("giza-b 0 [lumber-yard sawmill stone-pit quarry] [haven]\nrhodes-a 3\nbabylon-a 3", age=3, turn=2)
    for built in ([1], [1, 2]):
        position.turn("stage:*", "sell", "sell")
        assert position.stages(0) == built
    position.refuses(0, "stage:*", a.STAGE_NOT_ON_OFFER)  # three clay


def test_r4_5_each_stage_once():
    position = given("rhodes-b:12 9 [foundry ore-vein] [haven]\ngiza-a 3\nbabylon-a 3", age=3)
    position.refuses(0, "stage:haven", a.NO_STAGE_LEFT)


def test_r4_6_selling_is_always_possible():
    position = given("giza-a 0 [] [palace]\nrhodes-a 3\nbabylon-a 3", age=3)
    before = position.pile.total()
    position.turn("sell:palace", "sell", "sell")
    assert position.coins == [3, 6, 6]
    assert position.pile["palace"] == 1
    assert position.pile.total() == before + 3
