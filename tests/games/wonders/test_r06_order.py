"""Section 6 of RULES.md: in which order does what has been chosen happen?"""

import pytest

from shinar.games.wonders import actions as a
from shinar.games.wonders import state as s
from tests.games.wonders.position import given


def test_r6_1_choices_are_checked_at_the_start_of_the_turn():
    position = given("giza-a 3 [] [baths barracks]\nolympia-a 3 [] [ore-vein]\nbabylon-a 3")
    position.choose(1, "build:ore-vein")
    position.refuses(0, "build:barracks", a.NOT_ON_OFFER)
    position.choose(2, "sell")
    position.refuses(0, "build:barracks", a.NOT_ON_OFFER)


def test_r6_2_and_r6_5_pots_reach_the_seller_after_he_has_paid():
    """Each buys from the other with the last coins: nobody lives on what comes in."""
    position = given("giza-a 2 [] [barracks]\nrhodes-a 2 [] [baths]\nephesus-a 0")
    position.turn("build:barracks", "build:baths", "sell")
    assert position.coins == [2, 2, 3]
    assert (position.cards(0), position.cards(1)) == ({"barracks"}, {"baths"})


def test_r6_3_cards_come_to_their_places():
    position = given("giza-a 3 [stone-pit] [altar]\nrhodes-a 3 [] [theater]\nbabylon-a 3 [] [loom]")
    position.turn("stage:altar", "build:theater", "sell:loom")
    assert position.stages(0) == [1]
    assert "theater" in position.cards(1)
    assert position.pile["loom"] == 1


def test_r6_4_counting_effects_see_what_is_built_this_turn():
    position = given(
        "giza-a 3 [lumber-yard] [vineyard]\nrhodes-a 3 [] [foundry]\nbabylon-a 3 [clay-pool] [quarry]", age=2
    )
    position.turn("build:vineyard", "build:foundry", "build:quarry")
    assert position.coins == [3 + 4, 2, 2]


def test_r6_4_the_lighthouse_counts_itself():
    position = given("alexandria-a 3 [stone-pit tavern] [lighthouse]\nrhodes-a 3\nbabylon-a 3\nephesus-a 3", age=3)
    position.turn("build:lighthouse")
    assert position.coins[0] == 3 + 2


def test_r6_4_coins_that_count_are_counted_once():
    position = given("giza-a 3 [lumber-yard] [vineyard]\nrhodes-a 3\nbabylon-a 3 [] [brickyard]", age=2, turn=2)
    position.turn("build:vineyard", "sell", "sell")
    assert position.coins[0] == 4
    position.turn("sell", "sell", "sell")
    assert position.coins[0] == 7


def test_r6_6_the_seventh_card_is_an_action_of_its_own():
    """Coins of the sixth turn are there, and so is what its card produces."""
    position = given("babylon-b:12 0 [] [baths stockade]\nephesus-a 3 []\nolympia-a 3 []", turn=5)
    position.turn("sell:baths", "sell", "sell")
    assert position.state.phase == s.EXTRA
    assert position.coins == [3, 6, 6]
    assert position.state.acting() == [0]
    position.choose(0, "build:stockade")  # wood from Olympia
    assert position.cards(0) == {"stockade"}
    assert position.coins == [1, 6, 8]


def test_r6_6_then_all_left_cards_go_to_the_pile():
    position = given("babylon-b:12 0 [] [altar loom]\nephesus-a 3 []\nolympia-a 3 []", turn=5)
    position.turn("build:altar", "sell", "sell")
    before = position.pile.total()
    position.choose(0, "sell:loom")
    assert position.pile.total() == before + 3
    assert position.coins == [3, 6, 6]


def test_r6_7_builders_from_the_discard_pile_follow_each_other():
    position = given(
        """
        great-wall-a      3  [foundry ore-vein]          [haven]
        halicarnassus-a:1 3  [clay-pool mine clay-pit]   [senate]
        giza-a            3
        olympia-a         3
        ephesus-a         3
        babylon-a         3
        """,
        age=3,
    )
    position.turn("stage:haven+which:4", "stage:senate+pay:0")
    assert position.state.phase == s.SEARCH
    assert position.state.acting() == [1]
    position.choose(1, "build:altar")
    assert position.state.acting() == [0]
    position.offers(0, "build:baths")
    position.choose(0, "build:baths")
    assert "altar" in position.cards(1)
    assert "baths" in position.cards(0)
    assert position.state.turn == 1


def test_r6_7_the_next_sees_what_the_one_before_has_left():
    position = given(
        """
        great-wall-a      3  [foundry ore-vein]          [haven]
        halicarnassus-a:1 3  [clay-pool mine clay-pit]   [senate]
        giza-a            3  [altar]
        olympia-a         3
        ephesus-a         3
        babylon-a         3
        """,
        age=3,
    )
    position.turn("stage:haven+which:4", "stage:senate+pay:0")
    assert position.pile["altar"] == 1
    position.choose(1, "build:altar")
    position.refuses(0, "build:altar", a.NOT_IN_PILE)


def test_r6_8_tiles_are_placed_as_the_very_last_thing():
    position = given(
        """
            halicarnassus-a:1 9 [ore-vein foundry] [senate] tiles=5
            rhodes-a 3 [] [haven] tiles=6
            babylon-a 3 tiles=7
        """,
        age=3,
        tower=True,
    )
    position.turn("stage:senate", "raise:haven+tile:6", "sell")
    assert position.state.phase == s.SEARCH
    assert position.state.space[0] == 0
    position.choose(0, "decline")
    assert position.state.space[0] == 6


def test_r6_9_project_then_conflicts():
    """A lost red building does not count any more in the conflicts."""
    position = given(
        "giza-a 3 [barracks]\nrhodes-a 3 [stockade] parts=1\nbabylon-a 3 []", turn=5, project="belvedere", tokens=1
    )
    position.turn()
    assert position.wins(0) == []
    assert position.wins(1) == [1, 1]
    assert position.defeats == [1, 0, 1]


YELLOW = [
    # the card, its Age, the own city and its neighbours' buildings, and the coins that come
    ("tavern", 1, "ephesus-a", "", "", "", 5),
    ("vineyard", 2, "ephesus-a", "clay-pool quarry", "ore-vein", "sawmill brickyard", 5),
    ("bazar", 2, "ephesus-a", "loom", "glassworks press", "loom-2", 8),
    ("haven", 3, "ephesus-a", "forum lumber-yard quarry", "ore-vein", "clay-pool", 2),
    ("lighthouse", 3, "ephesus-a", "caravansery tavern", "forum", "bazar", 3),
    ("chamber-of-commerce", 3, "ephesus-a", "brickyard glassworks press", "loom", "loom-2", 4),
    ("arena", 3, "ephesus-a:12", "dispensary", "", "", 6),
    ("arena", 3, "ephesus-a", "dispensary", "", "", 0),
]


@pytest.mark.parametrize(("card", "age", "city", "own", "left", "right", "coins"), YELLOW)
def test_r6_4_what_yellow_cards_bring_when_built(card, age, city, own, left, right, coins):
    position = given(
        f"""
        {city}          0 [{own}] [{card}]
        rhodes-a        0 [{left}]
        giza-a          0 [timber-yard]
        olympia-a       0 [clay-pit marketplace]
        halicarnassus-a 0 [{right}]
        """,
        age=age,
        turn=2,
    )
    position.turn(f"build:{card}")
    assert position.coins[0] == coins
