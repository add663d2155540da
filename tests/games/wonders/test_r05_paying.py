"""Section 5 of RULES.md: what a city can make, what it can buy and for how much, and what is free."""

from shinar.games.wonders import actions as a
from tests.games.wonders.position import given

OTHERS = "rhodes-a 3\nbabylon-a 3"  # ore to the left, clay to the right


# -- production --------------------------------------------------------------------------------------------------------


def test_r5_1_each_producer_once_in_an_action():
    given(f"giza-a 0 [] [altar]\n{OTHERS}").refuses(0, "stage:altar", a.STAGE_NOT_ON_OFFER)
    position = given(f"giza-a 0 [stone-pit] [altar]\n{OTHERS}")
    assert position.splits(0, "stage:altar") == [(0, 0)]


def test_r5_1_resources_are_not_used_up():
    position = given(f"giza-a 0 [stone-pit quarry] [palace haven]\n{OTHERS}", age=3)
    position.turn("stage:palace")
    assert position.stages(0) == [1]
    assert position.coins[0] == 0
    position = given(
        "giza-b:1 0 [stone-pit quarry] [haven]\nolympia-a 0 [lumber-yard sawmill] [palace]\nbabylon-a 0", age=3
    )
    position.turn("stage:haven", "stage:palace")
    assert (position.stages(0), position.stages(1)) == ([1, 2], [1])


def test_r5_1_as_many_units_as_it_shows():
    assert given(f"rhodes-a 0 [sawmill] [walls]\n{OTHERS.replace('rhodes', 'giza')}", age=2).splits(
        0, "stage:walls"
    ) == [(0, 0)]


def test_r5_2_a_choice_gives_one_unit_of_one_of_them():
    one = given(f"giza-a 0 [timber-yard] [baths]\n{OTHERS}")
    assert one.splits(0, "stage:baths") == [(0, 0)]
    two = given("olympia-b:1 0 [timber-yard] [stockade]\nrhodes-a 0\nbabylon-a 0")
    assert two.splits(0, "stage:stockade") == []  # wants two stones


def test_r5_3_what_a_city_produces_with():
    stage = given("alexandria-b:12 0 [stone-pit] [walls]\nrhodes-a 0\nbabylon-a 0", age=2)
    assert stage.splits(0, "build:walls") == []
    stage = given("alexandria-b:12 0 [stone-pit timber-yard] [walls]\nrhodes-a 0\nbabylon-a 0", age=2)
    assert stage.splits(0, "build:walls") == [(0, 0)]
    yellow = given("alexandria-a 0 [forum caravansery stone-pit] [library]\nrhodes-a 0\nbabylon-a 0", age=2)
    assert yellow.splits(0, "build:library") == [(0, 0)]
    grey = given(f"giza-a 0 [glassworks] [workshop]\n{OTHERS}")
    assert grey.splits(0, "build:workshop") == [(0, 0)]


def test_r5_4_what_is_built_this_turn_does_not_count_yet():
    position = given("giza-a 2 [] [baths]\nrhodes-a 3 [] [stone-pit]\nbabylon-a 3 [] [guard-tower]")
    assert position.splits(2, "build:guard-tower") == [(0, 0)]
    assert position.splits(0, "stage:baths") == []
    position.turn("build:baths", "build:stone-pit", "sell")
    assert position.splits(0, "stage:*") == [(2, 0)]


# -- buying ------------------------------------------------------------------------------------------------------------


def test_r5_5_and_r5_7_two_coins_to_the_seller():
    position = given("giza-a 3 [] [barracks]\nrhodes-a 3\nbabylon-a 3")
    assert position.splits(0, "build:barracks") == [(2, 0)]
    position.turn("build:barracks", "sell", "sell")
    assert position.coins == [1, 3 + 2 + 3, 6]
    assert given("giza-a 1 [] [barracks]\nrhodes-a 3\nbabylon-a 3").splits(0, "build:barracks") == []


def test_r5_5_from_neighbours_only():
    position = given("giza-a 9 [] [barracks]\nbabylon-a 3\nrhodes-a 3\nephesus-a 3")
    assert position.splits(0, "build:barracks") == []
    position.refuses(0, "build:barracks", a.NOT_ON_OFFER)


def test_r5_5_yellow_cards_and_stages_are_not_for_sale():
    position = given("giza-a 9 [] [stables]\nrhodes-a 3 [caravansery]\nalexandria-a:12 3", age=2)
    assert position.splits(0, "build:stables") == []
    position = given("giza-a 9 [] [school]\nolympia-a 3 [forum]\nbabylon-a 3", age=2)
    assert position.splits(0, "build:school") == []
    position = given("giza-a 9 [] [school]\nolympia-a 3 [press-2]\nbabylon-a 3", age=2)
    assert position.splits(0, "build:school") == [(4, 0)]


def test_r5_6_a_unit_serves_owner_and_both_neighbours():
    position = given("giza-a 3 [] [stockade]\nolympia-a 3 [] [baths]\nrhodes-a 9 [] [altar]\nbabylon-a 3 [lumber-yard]")
    assert position.splits(0, "build:stockade") == [(0, 2), (2, 0)]
    assert position.splits(2, "stage:altar") == [(2, 2)]
    position.turn("build:stockade+pay:2", "sell", "stage:altar", "sell")
    assert position.coins == [1, 3 + 2 + 2 + 3, 9 - 4, 3 + 2 + 3]


def test_r5_6_a_unit_is_bought_once_in_an_action():
    position = given("rhodes-a 9 [] [altar]\nolympia-a 3\ngiza-a 3")
    assert position.splits(0, "stage:altar") == []


def test_r5_6_the_buyer_takes_which_he_likes_of_a_choice():
    position = given("giza-a 3 [] [barracks]\nolympia-a 3 [clay-pit] [guard-tower]\nephesus-a 3 [] [stockade]")
    assert position.splits(0, "build:barracks") == [(2, 0)]
    assert position.splits(1, "build:guard-tower") == [(0, 0)]
    position.turn("build:barracks", "build:guard-tower", "sell")
    assert position.cards(1) == {"clay-pit", "guard-tower"}
    assert position.coins == [1, 5, 6]


def test_r5_8_trading_posts_look_to_one_side():
    east = given("giza-a 9 [east-trading-post] [stables]\nolympia-a 3 [ore-vein]\nbabylon-a 3 [lumber-yard]", age=2)
    assert east.splits(0, "build:stables") == [(2, 2), (4, 1)]
    west = given("giza-a 9 [west-trading-post] [stables]\nolympia-a 3 [ore-vein]\nbabylon-a 3 [lumber-yard]", age=2)
    assert west.splits(0, "build:stables") == [(1, 4), (2, 2)]


def test_r5_8_the_marketplace_is_for_both_sides_and_manufactured_goods():
    position = given("giza-a 9 [marketplace] [lodge]\nbabylon-a 9 [brickyard loom]\nephesus-a 9", age=3)
    assert position.splits(0, "build:lodge") == [(5, 1)]


def test_r5_8_rebates_do_not_add_up():
    position = given(
        "olympia-b:1 9 [east-trading-post west-trading-post] [aqueduct]\ngiza-a 3\nbabylon-a 3 [quarry]", age=2
    )
    assert position.splits(0, "build:aqueduct") == [(1, 2)]


def test_r5_9_coins_of_this_turn_cannot_be_spent_in_it():
    position = given("giza-a 1 [] [barracks]\nrhodes-a 3 [] [baths]\nbabylon-a 3")
    position.refuses(0, "build:barracks", a.TOO_FEW_COINS)
    position = given("giza-a 2 [] [tavern barracks]\nrhodes-a 0\nbabylon-a 0\nephesus-a 0")
    position.turn("build:tavern")
    assert position.coins[0] == 7


def test_r5_9_income_is_there_in_the_next_turn():
    position = given("giza-a 0 [] [altar]\nrhodes-a 2 [] [baths]\nbabylon-a 3")
    position.turn("build:altar", "build:baths", "sell")
    assert position.coins == [2, 0, 6]


def test_r5_10_coins_in_the_cost_go_to_the_bank():
    position = given("giza-a 1 [] [timber-yard]\nrhodes-a 0 [] [clay-pit]\nbabylon-a 3")
    position.refuses(1, "build:clay-pit", a.TOO_FEW_COINS)
    position.turn("build:timber-yard", "sell", "sell")
    assert position.coins == [0, 3, 6]


# -- splits ------------------------------------------------------------------------------------------------------------


def test_r5_11_every_split_that_no_other_beats():
    position = given("babylon-a 9 [] [aqueduct]\ngiza-a 3 [quarry]\nrhodes-a 3 [stone-pit timber-yard]", age=2)
    assert position.splits(0, "build:aqueduct") == [(2, 4), (4, 2), (6, 0)]
    position.turn("build:aqueduct+pay:4", "sell", "sell")
    assert position.coins == [3, 10, 8]


def test_r5_11_the_dearer_neighbour_can_be_chosen():
    position = given("babylon-a 9 [west-trading-post] [baths]\ngiza-a 3\nrhodes-a 3 [stone-pit]")
    assert position.splits(0, "build:baths") == [(0, 2), (1, 0)]
    position.turn("build:baths+pay:0", "sell", "sell")
    assert position.coins == [7, 6, 8]


def test_r5_11_one_is_asked_only_where_there_is_a_choice():
    position = given("babylon-a 9 [] [baths]\ngiza-a 3\nrhodes-a 3")
    position.turn("build:baths", "sell", "sell")
    assert position.coins[:2] == [7, 8]


def test_r5_11_splits_end_where_the_coins_do():
    picture = "babylon-a {} [west-trading-post] [aqueduct]\ngiza-a 3 [quarry]\nrhodes-a 3 [stone-pit timber-yard]"
    assert given(picture.format(9), age=2).splits(0, "build:aqueduct") == [(1, 4), (2, 2), (3, 0)]
    assert given(picture.format(4), age=2).splits(0, "build:aqueduct") == [(2, 2), (3, 0)]
    assert given(picture.format(3), age=2).splits(0, "build:aqueduct") == [(3, 0)]
    assert given(picture.format(2), age=2).splits(0, "build:aqueduct") == []


def test_r5_12_what_the_city_makes_itself_is_never_bought():
    position = given("giza-a 9 [] [baths]\nrhodes-a 3 [stone-pit]\nbabylon-a 3")
    assert position.splits(0, "build:baths") == [(0, 0)]
    position.turn("build:baths", "sell", "sell")
    assert position.coins[0] == 9


# -- chains and other free building ------------------------------------------------------------------------------------


def test_r5_13_a_chain_is_free():
    position = given("babylon-a 0 [baths] [aqueduct]\nrhodes-a 3\nephesus-a 3", age=2)
    position.turn("build:aqueduct", "sell", "sell")
    assert position.cards(0) == {"baths", "aqueduct"}
    assert position.coins[0] == 0


def test_r5_13_either_post_leads_to_the_forum():
    for post in ("east", "west"):
        position = given(f"giza-a 0 [{post}-trading-post] [forum]\nrhodes-a 3\nephesus-a 3", age=2)
        position.turn("build:forum", "sell", "sell")
        assert "forum" in position.cards(0)


def test_r5_13_a_chain_spares_coins_too_and_one_building_is_enough():
    position = given("giza-a 0 [apothecary] [dispensary]\nrhodes-a 3\nbabylon-a 3", age=2)
    assert position.means(0, "build:dispensary") in ([], ["chain"])
    position.turn("build:dispensary", "sell", "sell")
    assert position.coins == [0, 6, 6]


def test_r5_14_a_chain_need_not_be_used_where_it_is_taxed_or_rewarded():
    picture = "babylon-a 9 [baths quarry] [aqueduct]\ngiza-a 3\nephesus-a 3"
    assert given(picture, age=2).means(0, "build:aqueduct") in ([], ["chain"])
    taxed = given(picture, age=2, tiles="13")
    assert taxed.means(0, "build:aqueduct") == ["cost", "chain"]
    taxed.turn("build:aqueduct+means:cost", "sell", "sell")
    assert taxed.coins == [7, 8, 6]
    paid = given(picture, age=2, tiles="14")
    assert paid.means(0, "build:aqueduct") == ["cost", "chain"]
    paid.turn("build:aqueduct+means:chain", "sell", "sell")
    assert paid.coins == [11, 6, 6]


def test_r5_15_a_predecessor_that_does_not_stand_gives_no_chain():
    position = given("babylon-a 0 [] [aqueduct]\nephesus-a 3\nolympia-a 3", age=2)  # the baths are in the discard pile
    assert position.pile["baths"] == 1
    position.refuses(0, "build:aqueduct", a.NOT_ON_OFFER)


def test_r5_16_the_player_says_how_a_card_is_built():
    picture = """
        olympia-a:12 9 [quarry stone-pit {}] [{}] powers=1 tokens=structure:1
        giza-a       3
        rhodes-a     3
    """
    position = given(picture.format("", "walls"), age=2, projects=True)
    assert position.means(0, "build:walls") == ["cost", "power", "token"]
    position.turn("build:walls+means:cost", "sell", "sell")
    assert (position.state.powers[0], position.tokens(0, "structure")) == (1, 1)
    position = given(picture.format("baths", "aqueduct"), age=2, projects=True, tiles="13")
    assert position.means(0, "build:aqueduct") == ["cost", "chain", "power", "token"]
    position.turn("build:aqueduct+means:token", "sell", "sell")
    assert (position.state.powers[0], position.tokens(0, "structure"), position.coins[0]) == (1, 0, 9)


def test_r5_16_where_a_chain_is_free_nothing_is_asked():
    position = given(
        "olympia-a:12 9 [baths] [aqueduct] powers=1 tokens=structure:1\ngiza-a 3\nrhodes-a 3", age=2, projects=True
    )
    assert position.means(0, "build:aqueduct") == []
    position.turn("build:aqueduct", "sell", "sell")
    assert (position.state.powers[0], position.tokens(0, "structure"), position.coins[0]) == (1, 1, 9)
