"""Section 14 of RULES.md: the 24 tiles, each with and without. Taxes and prices in general are in test_r13_tower.py."""

import pytest

from shinar.games.wonders import actions as a
from tests.games.wonders.position import given

OTHERS = "\nrhodes-a 3\nbabylon-a 3"


def built(picture, card, tiles, *, age, means="", **options):
    """The coins of seat 0 after building this card, with these tiles in force; None where it cannot."""
    position = given(picture, age=age, tiles=tiles, tower=True, **options)
    if not position.splits(0, f"build:{card}{means}"):
        return None
    position.turn(f"build:{card}{means}" + ("+pay:*" if len(position.splits(0, f"build:{card}{means}")) > 1 else ""))
    return position.coins[0]


@pytest.mark.parametrize(
    ("age", "card", "cards"),
    [(1, "stockade", "lumber-yard"), (2, "walls", "stone-pit quarry"), (3, "arsenal", "sawmill ore-vein loom")],
)
def test_r14_1_red_buildings_are_taxed(age, card, cards):
    picture = f"halicarnassus-a 5 [{cards}] [{card}]{OTHERS}"
    assert built(picture, card, "", age=age) == 5
    assert built(picture, card, "1", age=age) == 5 - age
    assert built(picture.replace(" 5 ", f" {age - 1} ", 1), card, "1", age=age) is None
    assert built(f"giza-a 5 [] [altar]{OTHERS}", "altar", "1", age=1) == 5


def test_r14_2_red_buildings_need_no_resources():
    for age, card in ((1, "stockade"), (2, "walls"), (3, "fortifications")):
        picture = f"halicarnassus-a 5 [] [{card}]{OTHERS}"
        assert built(picture, card, "2", age=age) == 5
        assert built(picture, card, "1 2", age=age) == 5 - age
    given(f"halicarnassus-a 0 [] [baths]{OTHERS}", tiles="2").refuses(0, "build:baths", a.NOT_ON_OFFER, a.TOO_FEW_COINS)


def test_r14_2_the_cost_of_taking_part_remains():
    position = given("halicarnassus-a 3 [] [walls]\ngiza-a 3\nrhodes-a 3", age=2, tiles="2", project="war-mirror")
    assert position.joins(0, "build:walls") in ([], [0])  # no glass
    position = given(
        "halicarnassus-a 3 [glassworks] [walls]\ngiza-a 3\nrhodes-a 3", age=2, tiles="2", project="war-mirror"
    )
    assert position.joins(0, "build:walls") == [0, 1]
    position.turn("build:walls+join:1", "sell", "sell")
    assert position.coins[0] == 1


def test_r14_2_it_is_neither_free_nor_a_chain():
    position = given(f"ephesus-a 5 [] [walls]{OTHERS}", age=2, tiles="2 13 14", tax_on_free_builds=False)
    position.turn("build:walls")
    assert position.coins[0] == 5


@pytest.mark.parametrize(("card", "age"), [("sawmill", 2), ("quarry", 2), ("timber-yard", 1), ("clay-pit", 1)])
def test_r14_3_doubles_and_choices_give_nothing(card, age):
    wants = {
        "sawmill": ("caravansery", 2),
        "quarry": ("aqueduct", 2),
        "timber-yard": ("baths", 1),
        "clay-pit": ("barracks", 1),
    }
    key, when = wants[card]
    more = "stone-pit" if card == "quarry" else ""
    picture = f"halicarnassus-a 0 [{card} {more}] [{key}]\nbabylon-a 3\nephesus-a 3"
    assert built(picture, key, "", age=when) == 0
    assert built(picture, key, "3", age=when) is None
    bought = f"halicarnassus-a 9 [] [{key}]\nbabylon-a 3 [{card} {more}]\nephesus-a 3"
    assert built(bought, key, "", age=when) is not None
    assert built(bought, key, "3", age=when) is None


def test_r14_3_they_can_be_built_and_count_as_brown():
    position = given("giza-a 3 [quarry] [sawmill]\nrhodes-a 3\nbabylon-a 3", age=2, tiles="3")
    position.turn("build:sawmill")
    assert position.cards(0) == {"quarry", "sawmill"}
    position = given("giza-a 3 [quarry sawmill haven]\nrhodes-a 3\nbabylon-a 3", age=3, turn=5, tiles="3")
    assert position.points(0, "commercial") == 2
    assert built(f"giza-a 0 [stone-pit] [altar]{OTHERS}", "altar", "3", age=1) == 0


def test_r14_3_they_wake_up_when_it_is_covered():
    position = given(
        "giza-b 0 [sawmill] [] tiles=5\nephesus-a 3\nalexandria-a 3 [] [loom-2]", age=2, tiles="3 4 7", turn=2
    )
    position.refuses(0, "stage:*", a.STAGE_NOT_ON_OFFER, a.STAGE_TOO_FEW_COINS)
    position.turn("raise:*+tile:5", "sell", "sell")
    assert position.in_force() == {5, 4, 7}
    assert position.splits(0, "stage:*") == [(0, 0)]


def test_r14_4_five_yellow_cards_have_no_effect():
    picture = "olympia-a 0 [forum] [school]\nrhodes-a 3\nbabylon-a 3"
    assert built(picture, "school", "", age=2) == 0
    assert built(picture, "school", "4", age=2) is None
    picture = "ephesus-a 0 [caravansery] [school]\nrhodes-a 3\nbabylon-a 3"
    assert built(picture, "school", "", age=2) == 0
    assert built(picture, "school", "4", age=2) is None
    for cards in ("east-trading-post", "west-trading-post"):
        picture = f"giza-a 9 [{cards}] [{'guard-tower' if 'east' in cards else 'barracks'}]{OTHERS}"
        key = "guard-tower" if "east" in cards else "barracks"
        assert (built(picture, key, "", age=1), built(picture, key, "4", age=1)) == (8, 7)
    picture = "giza-a 9 [marketplace] [scriptorium]\nephesus-a 3\nbabylon-a 3"
    assert (built(picture, "scriptorium", "", age=1), built(picture, "scriptorium", "4", age=1)) == (8, 7)


def test_r14_4_they_can_be_built_give_chains_and_count():
    position = given(
        "ephesus-a 0 [caravansery forum haven lumber-yard] [lighthouse]\nrhodes-a 3\nbabylon-a 3", age=3, tiles="4"
    )
    position.turn("build:lighthouse", "sell", "sell")
    assert position.coins[0] == 4
    assert position.points(0, "commercial") == 1 + 4
    assert built("giza-a 0 [] [marketplace]" + OTHERS, "marketplace", "4", age=1) == 0


@pytest.mark.parametrize(
    ("age", "card", "cards"),
    [(1, "altar", ""), (2, "statue", "lumber-yard foundry"), (3, "gardens", "lumber-yard brickyard")],
)
def test_r14_5_blue_buildings_bring_coins(age, card, cards):
    picture = f"halicarnassus-a 0 [{cards}] [{card}]\nephesus-a 3\nalexandria-a 3"
    assert built(picture, card, "", age=age) == 0
    assert built(picture, card, "5", age=age) == age


def test_r14_5_other_colours_bring_none():
    assert built(f"giza-a 0 [] [loom]{OTHERS}", "loom", "5", age=1) == 0


@pytest.mark.parametrize(
    ("age", "card", "cards"),
    [(1, "altar", ""), (2, "statue", "lumber-yard foundry"), (3, "gardens", "lumber-yard brickyard")],
)
def test_r14_6_blue_buildings_are_taxed(age, card, cards):
    picture = f"halicarnassus-a {age} [{cards}] [{card}]\nephesus-a 3\nalexandria-a 3"
    assert built(picture, card, "6", age=age) == 0
    assert built(picture, card, "5 6", age=age) == age
    assert built(picture.replace(f" {age} ", f" {age - 1} ", 1), card, "6", age=age) is None


def test_r14_7_chains_from_both_neighbours():
    picture = "ephesus-a 0 [] [aqueduct]\nrhodes-a 3 [{}]\nbabylon-a 3\nhalicarnassus-a 3\nolympia-a 3 [{}]"
    for cards in (("baths", ""), ("", "baths")):
        assert built(picture.format(*cards), "aqueduct", "", age=2) is None
        assert built(picture.format(*cards), "aqueduct", "7", age=2) == 0
    far = "ephesus-a 0 [] [aqueduct]\nrhodes-a 3\nbabylon-a 3 [baths]\nolympia-a 3\nhalicarnassus-a 3"
    assert built(far, "aqueduct", "7", age=2) is None


def test_r14_7_as_they_stand_at_the_start_and_the_free_city_too():
    position = given("ephesus-a 0 [] [temple]\nrhodes-a 3\nbabylon-a 3", age=2, tiles="7")
    position.refuses(0, "build:temple", a.NOT_ON_OFFER, a.TOO_FEW_COINS)
    position = given("ephesus-a 0 []\nrhodes-a 3 [] [aqueduct]\nfree babylon-a 3 [baths]", age=2, tiles="7")
    assert position.splits(1, "build:aqueduct") == [(0, 0)]


def test_r14_7_it_is_a_chain_for_13_and_14():
    picture = "ephesus-a 5 [] [aqueduct]\nrhodes-a 3 [baths]\nbabylon-a 3"
    assert built(picture, "aqueduct", "7 13", age=2) == 3
    assert built(picture, "aqueduct", "7 14", age=2) == 7


def test_r14_8_blue_buildings_cost_coins_for_resources():
    picture = "halicarnassus-a {} [glassworks press ore-vein brickyard] [pantheon]\nrhodes-a 3\nbabylon-a 3"
    assert built(picture.format(6), "pantheon", "8", age=3) == 0
    assert built(picture.format(5), "pantheon", "8", age=3) is None
    assert built(picture.format(9), "pantheon", "6 8", age=3) == 0
    position = given(picture.format(6), age=3, tiles="8")
    position.turn("build:pantheon")
    assert position.coins == [0, 6, 6]
    assert built("ephesus-a 0 [baths] [aqueduct]" + OTHERS, "aqueduct", "8", age=2) == 0
    assert built("olympia-a:12 0 [] [palace] powers=1" + OTHERS, "palace", "8", age=3) == 0
    assert built("halicarnassus-a 0 [] [altar]" + OTHERS, "altar", "8", age=1) == 0
    assert built("rhodes-a 0 [] [barracks]\ngiza-a 0\nephesus-a 0", "barracks", "8", age=1) == 0


@pytest.mark.parametrize(
    ("tile", "card", "price"),
    [("", "apothecary", 2), ("9", "apothecary", 1), ("10", "apothecary", 3), ("9", "baths", 2), ("10", "baths", 2),
     ("", "baths", 2), ("11", "baths", 1), ("12", "baths", 3), ("11", "apothecary", 2), ("12", "apothecary", 2)],
)  # fmt: skip
def test_r14_9_r14_10_r14_11_r14_12_prices(tile, card, price):
    position = given(f"ephesus-a 9 [] [{card}]\ngiza-a 3\nhalicarnassus-a 3", tiles=tile, tower=True)
    assert position.splits(0, f"build:{card}") == [(price, 0) if card == "baths" else (0, price)]


def test_r14_13_chains_are_taxed():
    for age, picture, card in (
        (2, "giza-a {} [altar] [temple]", "temple"), (3, "giza-a {} [walls] [fortifications]", "fortifications"),
    ):  # fmt: skip
        assert built(picture.format(age) + OTHERS, card, "13", age=age) == 0
        assert built(picture.format(age - 1) + OTHERS, card, "13", age=age) is None


def test_r14_13_paying_in_full_is_not_taxed():
    picture = "olympia-a 9 [altar clay-pool glassworks] [temple]" + OTHERS
    assert built(picture, "temple", "13", age=2, means="+means:cost") == 9
    assert built(picture, "temple", "13", age=2, means="+means:chain") == 7


def test_r14_14_chains_bring_coins():
    for age, picture, card in (
        (2, "giza-a 0 [altar] [temple]", "temple"), (3, "giza-a 0 [walls] [fortifications]", "fortifications"),
    ):  # fmt: skip
        assert built(picture + OTHERS, card, "14", age=age) == age
    picture = "olympia-a 9 [altar clay-pool glassworks] [temple]" + OTHERS
    assert built(picture, "temple", "14", age=2, means="+means:cost") == 9


def test_r14_15_stages_need_no_resources():
    position = given("giza-a:12 0 [] [walls]" + OTHERS, age=2, tiles="15")
    assert position.splits(0, "stage:walls") == [(0, 0)]
    position.turn("stage:walls")
    assert position.stages(0) == [1, 2, 3]
    given("giza-a:12 0 [] [walls]" + OTHERS, age=2).refuses(
        0, "stage:walls", a.STAGE_TOO_FEW_COINS, a.STAGE_NOT_ON_OFFER
    )
    given("giza-a:12 0 [] [walls]" + OTHERS, age=2, tiles="15").refuses(
        0, "build:walls", a.TOO_FEW_COINS, a.NOT_ON_OFFER
    )
    given("giza-a:12 0 [] [walls]" + OTHERS, age=2, tiles="15 16").refuses(0, "stage:walls", a.STAGE_TOO_FEW_COINS)


@pytest.mark.parametrize("age", [1, 2, 3])
def test_r14_16_stages_are_taxed(age):
    card = {1: "loom", 2: "loom-2", 3: "haven"}[age]
    position = given(f"giza-a {age} [stone-pit] [{card}]{OTHERS}", age=age, tiles="16")
    position.turn(f"stage:{card}")
    assert (position.coins[0], position.stages(0)) == (0, [1])
    poor = given(f"giza-a {age - 1} [stone-pit] [{card}]{OTHERS}", age=age, tiles="16")
    poor.refuses(0, f"stage:{card}", a.STAGE_TOO_FEW_COINS)


@pytest.mark.parametrize(
    ("tile", "gives", "not_"),
    [
        ("17", ["stockade", "baths"], ["barracks", "guard-tower"]),
        ("18", ["barracks", "guard-tower"], ["stockade", "baths"]),
    ],
)
def test_r14_17_and_r14_18_a_free_raw_material(tile, gives, not_):
    position = given(
        f"ephesus-a 9 [] [{' '.join(gives + not_)}]\nhalicarnassus-a 0\nalexandria-a 0", turn=3, tiles=tile
    )
    assert position.payable(0) == set(gives)
    assert [position.splits(0, f"build:{key}") for key in gives] == [[(0, 0)]] * 2


def test_r14_17_one_unit_of_one_kind_and_not_for_sale():
    given("ephesus-a 9 [] [senate]\nhalicarnassus-a 0\nalexandria-a 0", age=3, tiles="17").refuses(
        0, "build:senate", a.NOT_ON_OFFER
    )
    position = given("olympia-a 9 [] [altar]\nhalicarnassus-a 0\nalexandria-a 0", tiles="17")
    assert position.splits(0, "stage:altar") == [(0, 0)]  # its own wood and the tile's
    position = given("giza-b 9 [] [altar]\nhalicarnassus-a 0\nalexandria-a 0", tiles="17")
    position.refuses(0, "stage:altar", a.STAGE_NOT_ON_OFFER)  # two wood


def test_r14_19_victory_tokens_are_smaller():
    for age, value in ((1, []), (2, [1, 1]), (3, [3, 3])):
        position = given("giza-a 3 [barracks] [] wins=1,1,0\nephesus-a 3\nbabylon-a 3", age=age, turn=5, tiles="19")
        position.turn()
        assert position.wins(0) == sorted([1, 3, *value])
        assert position.defeats == [0, 1, 1]


def test_r14_19_rewards_of_projects_too():
    for age, project, value in ((1, "double-walls", []), (2, "war-mirror", [1]), (3, "giant-trebuchet", [3])):
        position = given(
            "giza-a 3 [] [] parts=1\nephesus-a 3\nbabylon-a 3", age=age, turn=5, tiles="19", project=project, tokens=0
        )
        position.turn()
        assert position.wins(0) == value


def test_r14_20_single_brown_cards_never_run_out():
    picture = "halicarnassus-a 9 [{}] [aqueduct]\nbabylon-a 3 [{}]\nephesus-a 3"
    assert built(picture.format("stone-pit", ""), "aqueduct", "", age=2) is None
    assert built(picture.format("stone-pit", ""), "aqueduct", "20", age=2) == 9
    assert built(picture.format("", "stone-pit"), "aqueduct", "20", age=2) == 3
    assert built(picture.format("", "stone-pit"), "aqueduct", "20 12", age=2) == 0
    assert built(picture.format("stone-pit", ""), "aqueduct", "20 3", age=2) == 9


def test_r14_20_boards_do():
    assert built("giza-a 9 [] [aqueduct]\nephesus-a 3\nalexandria-a 3", "aqueduct", "20", age=2) is None
    assert built("ephesus-a 9 [] [aqueduct]\ngiza-a 3\nalexandria-a 3", "aqueduct", "20", age=2) is None
    assert built("ephesus-a 9 [quarry] [aqueduct]\nolympia-a 3\nalexandria-a 3", "aqueduct", "20", age=2) is None


def test_r14_21_a_free_manufactured_good():
    position = given("rhodes-a 9 [] [workshop apothecary scriptorium]\ngiza-a 0\nbabylon-a 0", turn=3, tiles="21")
    assert position.payable(0) >= {"workshop", "apothecary", "scriptorium"}
    assert position.splits(0, "build:workshop") == [(0, 0)]
    assert built("olympia-a 9 [] [study]\ngiza-a 0\nbabylon-a 0", "study", "21", age=3) is None


def test_r14_22_defeats_come_in_twos():
    position = given("giza-a 3 [barracks]\nephesus-a 3\nbabylon-a 3 [] [] defeats=1", turn=5, tiles="22")
    position.turn()
    assert position.defeats == [0, 2, 3]
    assert position.wins(0) == [1, 1]


def test_r14_23_purple_buildings_cost_coins_for_resources():
    picture = "ephesus-a {} [glassworks loom] [traders-guild]" + OTHERS
    assert built(picture.format(3), "traders-guild", "23", age=3) == 0
    assert built(picture.format(2), "traders-guild", "23", age=3) is None
    assert built("olympia-a:12 0 [] [traders-guild] powers=1" + OTHERS, "traders-guild", "23", age=3) == 0
    assert (
        built("giza-a 0 [] [traders-guild] tokens=structure:1" + OTHERS, "traders-guild", "23", age=3, projects=True)
        == 0
    )


def test_r14_24_purple_buildings_bring_five_coins():
    assert built("ephesus-a 0 [glassworks loom] [traders-guild]" + OTHERS, "traders-guild", "24", age=3) == 5
    assert built("ephesus-a 4 [] [traders-guild]" + OTHERS, "traders-guild", "23 24", age=3) == 6
