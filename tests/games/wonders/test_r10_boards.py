"""Section 10 of RULES.md: what does every stage of the seven boards cost and do?"""

import pytest

from shinar.games.wonders import actions as a
from shinar.games.wonders import state as s
from tests.games.wonders.position import given

# For each stage: buildings with which the city can just pay for it, and what it gives at once.
STAGES = {
    "giza-a": [("stone-pit", "points=3"), ("lumber-yard sawmill", "points=5"), ("stone-pit quarry", "points=7")],
    "giza-b": [
        ("sawmill", "points=3"), ("quarry", "points=5"), ("clay-pool brickyard", "points=5"),
        ("stone-pit quarry press", "points=7"),
    ],
    "rhodes-a": [("sawmill", "points=3"), ("clay-pool brickyard", "shields=2"), ("ore-vein foundry", "points=7")],
    "rhodes-b": [
        ("stone-pit quarry", "points=3 coins=3 shields=1"), ("ore-vein foundry", "points=4 coins=4 shields=1"),
    ],
    "alexandria-a": [("quarry", "points=3"), ("foundry", ""), ("glassworks", "points=7")],
    "alexandria-b": [("brickyard", ""), ("lumber-yard", ""), ("quarry", "points=7")],
    "ephesus-a": [("quarry", "points=3"), ("sawmill", "coins=9"), ("press", "points=7")],
    "ephesus-b": [
        ("quarry", "points=2 coins=4"), ("sawmill", "points=3 coins=4"), ("glassworks loom", "points=5 coins=4"),
    ],
    "babylon-a": [("clay-pool", "points=3"), ("lumber-yard sawmill", ""), ("clay-pool brickyard", "points=7")],
    "babylon-b": [("loom", "points=3"), ("sawmill glassworks", ""), ("brickyard press", "")],
    "olympia-a": [("lumber-yard", "points=3"), ("quarry", ""), ("foundry", "points=7")],
    "olympia-b": [("lumber-yard", ""), ("quarry", "points=5"), ("foundry loom", "")],
    "halicarnassus-a": [("brickyard", "points=3"), ("ore-vein foundry", ""), ("loom", "points=7")],
    "halicarnassus-b": [("foundry", "points=2"), ("clay-pool brickyard", "points=1"), ("glassworks press", "")],
}  # fmt: skip


def city_with(face, number, cards):
    built = ":" + "".join(map(str, range(1, number))) if number > 1 else ""
    others = [key for key in ("giza", "rhodes", "ephesus", "olympia") if not face.startswith(key)][:3]
    return given("\n".join([f"{face}{built} 0 [{cards}] [haven]", *(f"{key}-a 0" for key in others)]), age=3)


def every_stage(face):
    for number, (cards, gives) in enumerate(STAGES[face], 1):
        position = city_with(face, number, cards)
        assert position.splits(0, "stage:haven") == [(0, 0)]
        before = position.points(0, "wonder"), position.coins[0], position.state.shields[0]
        position.turn("stage:haven", "sell", "sell", "sell")
        after = position.points(0, "wonder"), position.coins[0], position.state.shields[0]
        wanted = dict(word.split("=") for word in gives.split())
        gained = dict(
            zip(("points", "coins", "shields"), (b - a for a, b in zip(before, after, strict=True)), strict=True)
        )
        assert gained == {name: int(wanted.get(name, 0)) for name in gained}, (face, number)
        assert position.stages(0) == list(range(1, number + 1))
        short = city_with(face, number, cards.rpartition(" ")[0])
        short.refuses(0, "stage:haven", a.STAGE_TOO_FEW_COINS, a.STAGE_NOT_ON_OFFER)


def test_r10_1_giza_a():
    every_stage("giza-a")


def test_r10_2_giza_b():
    every_stage("giza-b")


def test_r10_3_rhodes_a():
    every_stage("rhodes-a")


def test_r10_4_rhodes_b():
    every_stage("rhodes-b")


def test_r10_5_alexandria_a():
    every_stage("alexandria-a")


def test_r10_6_alexandria_b():
    every_stage("alexandria-b")


def test_r10_7_ephesus_a():
    every_stage("ephesus-a")


def test_r10_8_ephesus_b():
    every_stage("ephesus-b")


def test_r10_9_babylon_a():
    every_stage("babylon-a")


def test_r10_10_babylon_b():
    every_stage("babylon-b")


def test_r10_11_olympia_a():
    every_stage("olympia-a")


def test_r10_12_olympia_b():
    every_stage("olympia-b")


def test_r10_13_halicarnassus_a():
    every_stage("halicarnassus-a")


def test_r10_14_halicarnassus_b():
    every_stage("halicarnassus-b")


@pytest.mark.parametrize("face", STAGES)
def test_r5_3_the_start_of_a_board_is_produced_and_sold(face):
    starts = {
        "giza": "stone", "rhodes": "ore", "alexandria": "glass", "ephesus": "papyrus", "babylon": "clay",
        "olympia": "wood", "halicarnassus": "textile",
    }  # fmt: skip
    cards = {
        "stone": "baths", "ore": "barracks", "glass": "workshop", "papyrus": "scriptorium", "clay": "guard-tower",
        "wood": "stockade", "textile": "apothecary",
    }  # fmt: skip
    card = cards[starts[face[:-2]]]
    rest = ["ephesus-a", "giza-a"] if not face.startswith(("ephesus", "giza")) else ["rhodes-a", "babylon-a"]
    position = given(f"{face} 0 [] [{card}]\n{rest[0]} 0\n{rest[1]} 0")
    assert position.splits(0, f"build:{card}") == [(0, 0)]
    position = given(f"{rest[0]} 2 [] [{card}]\n{face} 0\n{rest[1]} 0")
    assert position.splits(0, f"build:{card}") == [(2, 0)]


# -- special stages ----------------------------------------------------------------------------------------------------


RAW_CARDS = "stockade baths guard-tower barracks"  # wood, stone, clay, ore
MADE_CARDS = "workshop apothecary scriptorium"  # glass, textile, papyrus


def test_r10_15_a_raw_material_at_choice():
    position = given(f"alexandria-a:12 0 [] [{RAW_CARDS}]\nrhodes-a 0\nbabylon-a 0", turn=3)
    assert position.payable(0) == set(RAW_CARDS.split())
    picture = "alexandria-a:12 0 [{}] [temple]\nrhodes-a 0\nbabylon-a 0"  # wood, clay and glass
    given(picture.format(""), age=2).refuses(0, "build:temple", a.TOO_FEW_COINS, a.NOT_ON_OFFER)
    assert given(picture.format("lumber-yard"), age=2).splits(0, "build:temple") == [(0, 0)]


def test_r10_15_from_the_next_turn_on():
    position = given(
        f"alexandria-a:1 0 [] [altar] tokens=stage:1\nrhodes-a 0\nbabylon-a 0 [] [{RAW_CARDS}]", turn=2, projects=True
    )
    position.turn("stage:altar+means:token", "sell", "sell")
    assert set(position.hand(0)) == position.payable(0) == set(RAW_CARDS.split())


def test_r10_15_neighbours_cannot_buy_it():
    position = given(f"ephesus-a 9 [] [{RAW_CARDS}]\nalexandria-a:12 0\nhalicarnassus-a 0", turn=3)
    assert position.payable(0) == set()
    position = given("ephesus-a 9 [] [workshop]\nalexandria-a:12 0\nhalicarnassus-a 0")
    assert position.splits(0, "build:workshop") == [(2, 0)]


def test_r10_16_a_manufactured_good():
    position = given(f"alexandria-b:12 0 [] [{MADE_CARDS}]\nrhodes-a 0\nbabylon-a 0", turn=3)
    assert position.payable(0) >= set(MADE_CARDS.split())
    position = given("alexandria-b:12 0 [] [study]\nrhodes-a 0\nbabylon-a 0", age=3)  # wood, textile and papyrus
    position.refuses(0, "build:study", a.TOO_FEW_COINS, a.NOT_ON_OFFER)


def test_r10_16_neighbours_cannot_buy_it():
    position = given(f"giza-a 9 [] [{MADE_CARDS}]\nalexandria-b:12 0\nrhodes-a 0", turn=3)
    assert position.payable(0) & set(MADE_CARDS.split()) == {"workshop"}  # the start


def test_r10_17_the_seventh_card_can_be_built_buried_or_sold():
    picture = "babylon-b:12 0 [brickyard press] [haven study]\nrhodes-a 3\nephesus-a 3"
    for use, coins, stages in (("stage:study", 0, [1, 2, 3]), ("sell:study", 3, [1, 2]), ("decline", 0, [1, 2])):
        position = given(picture, age=3, turn=5)
        position.turn("sell:haven", "sell", "sell")
        assert position.state.phase == s.EXTRA
        before = position.coins[0]
        position.choose(0, use)
        assert (position.coins[0] - before, position.stages(0)) == (coins, stages)


def test_r10_17_when_the_stage_was_built_in_this_very_turn():
    position = given("babylon-b:1 0 [sawmill glassworks] [walls vineyard]\nrhodes-a 3\nephesus-a 3", age=2, turn=5)
    position.turn("stage:walls", "sell", "sell")
    assert position.state.phase == s.EXTRA
    position.choose(0, "build:vineyard")
    assert "vineyard" in position.cards(0)


def test_r10_17_only_in_the_sixth_turn():
    position = given("babylon-b:12 0 []\nrhodes-a 3\nephesus-a 3", turn=4)
    position.turn()
    assert position.state.phase == s.PLAY
    position.turn()
    assert position.state.phase == s.EXTRA


def test_r10_17_a_tile_can_be_built_with_it():
    position = given("babylon-b:12 0 [] [] tiles=5\nrhodes-a 3\nephesus-a 3", turn=5, tower=True)
    position.turn()
    position.choose(0, "raise:*+tile:5")
    assert position.state.space[0] == 5


def test_r10_17_declining_gives_no_coins():
    position = given("babylon-b:12 0\nrhodes-a 3\nephesus-a 3", turn=5)
    position.turn()
    position.choose(0, "decline")
    assert position.coins[0] == 3


def test_r10_18_two_seventh_cards_at_the_same_time():
    # The right neighbour of Manneken Pis is Babylon: its second stage is the seventh card.
    position = given("rhodes-a 9\nbabylon-b:12 3\nmanneken-pis-a:12 9\nephesus-a 3", age=2, turn=5)
    position.turn()
    assert position.state.phase == s.EXTRA
    assert position.state.acting() == [1, 2]
    position.choose(2, "sell")
    assert position.state.phase == s.EXTRA
    position.choose(1, "sell")
    assert position.coins[1:3] == [9, 15]


def test_r10_19_a_symbol():
    position = given("babylon-a:12 0 [apothecary workshop]\nrhodes-a 0\ngiza-a 0")
    assert position.points(0, "science") == 10
    position = given("babylon-b:123 0 [apothecary workshop]\nrhodes-a 0\ngiza-a 0")
    assert position.points(0, "science") == 10


def test_r10_20_free_building_once_in_an_age():
    position = given("olympia-a:12 0 [] [walls] powers=1\nrhodes-a 0\nephesus-a 0", age=2)
    position.turn("build:walls+means:power", "sell", "sell")
    assert "walls" in position.cards(0)
    assert position.coins[0] == 0
    assert all("power" not in position.means(0, f"build:{key}") for key in position.hand(0))


def test_r10_20_it_pays_coins_too_and_is_never_used_unasked():
    position = given("olympia-a:12 0 [] [sawmill] powers=1\nrhodes-a 0\nephesus-a 0", age=2)
    assert position.means(0, "build:sawmill") in ([], ["power"])
    position = given("olympia-a:12 1 [] [sawmill] powers=1\nrhodes-a 0\nephesus-a 0", age=2)
    assert position.means(0, "build:sawmill") == ["cost", "power"]


def test_r10_20_from_the_next_turn_on():
    position = given("olympia-a:1 0 [quarry] [walls]\nrhodes-a 0\nephesus-a 0", age=2, turn=1)
    assert position.state.powers[0] == 0
    position.turn("stage:walls", "sell", "sell")
    assert position.state.powers[0] == 1


def test_r10_20_anew_in_every_age_and_not_kept():
    position = given("olympia-a:12 0 powers=1\nrhodes-a 0\nephesus-a 0", turn=5)
    position.turn()
    assert position.state.powers[0] == 1
    position = given("olympia-a:12 0 powers=0\nrhodes-a 0\nephesus-a 0", turn=5)
    position.turn()
    assert position.state.powers[0] == 1


def test_r10_20_it_does_not_help_with_a_stage():
    position = given("olympia-a:12 0 [] [walls] powers=1\nrhodes-a 0\nephesus-a 0", age=2)
    position.refuses(0, "stage:walls", a.STAGE_TOO_FEW_COINS, a.STAGE_NOT_ON_OFFER)


def test_r10_21_cheap_raw_materials_from_both_sides():
    position = given("olympia-b:1 9 [] [stables]\nrhodes-a 0\nbabylon-a 0", age=2)
    assert position.splits(0, "build:stables") == [(1, 1)]
    position = given("olympia-b 9 [lumber-yard] [stables]\nrhodes-a 0\nbabylon-a 0", age=2)
    assert position.splits(0, "build:stables") == [(2, 2)]


def test_r10_21_from_the_next_turn_on_and_not_for_manufactured_goods():
    position = given("olympia-b 9 [lumber-yard] [altar]\nrhodes-a 0\nalexandria-a 0 [] [barracks workshop]", turn=2)
    position.turn("stage:altar", "sell", "sell")
    assert position.splits(0, "build:barracks") == [(1, 0)]
    assert position.splits(0, "build:workshop") == [(0, 2)]


def test_r10_22_a_copied_guild_is_the_best():
    position = given(
        """
        olympia-b:123 0 [lumber-yard sawmill quarry]
        giza-a        0 [workers-guild excavation clay-pit]
        rhodes-a      0 [spies-guild stone-pit]
        babylon-a     0
        ephesus-a     0 [shipowners-guild]
        """,
        age=3, turn=5,
    )  # fmt: skip
    assert position.points(0, "guilds") == 3  # shipowners, without themselves; workers would be 2


def test_r10_22_science_is_counted_with_it():
    position = given(
        "olympia-b:123 0 [apothecary workshop]\ngiza-a 0 [scientists-guild]\nrhodes-a 0 [workers-guild]\nbabylon-a 0",
        age=3, turn=5,
    )  # fmt: skip
    assert (position.points(0, "science"), position.points(0, "guilds")) == (10, 0)


def test_r10_22_nothing_to_copy():
    position = given("olympia-b:123 0\ngiza-a 0\nrhodes-a 0 [palace]\nbabylon-a 0", age=3, turn=5)
    assert position.points(0, "guilds") == 0


def test_r10_23_the_discard_pile_holds_what_was_thrown_away_this_turn():
    position = given("halicarnassus-a:1 0 [ore-vein foundry] [haven]\nrhodes-a 3 [] [palace]\ngiza-a 3", age=3)
    before = position.pile
    position.turn("stage:haven", "sell:palace", "sell")
    assert position.state.phase == s.SEARCH
    assert position.pile["palace"] == 1
    assert position.pile.total() == before.total() + 2
    position.choose(0, "build:palace")
    assert position.cards(0) == {"ore-vein", "foundry", "palace"}
    assert position.coins[0] == 0
    assert position.pile["palace"] == 0


def test_r10_23_on_the_sixth_turn_the_leftovers_are_there():
    position = given("halicarnassus-a:1 0 [ore-vein foundry] [walls]\nrhodes-a 3\ngiza-a 3", age=2, turn=5)
    position.turn("stage:walls", "sell", "sell")
    assert position.state.phase == s.SEARCH
    assert (position.state.age, position.pile.total()) == (2, 42 - 2 - 1 - 1)


def test_r10_23_no_second_of_one_name_from_the_pile():
    position = given(
        "halicarnassus-a:1 0 [ore-vein foundry altar] [haven]\nrhodes-a 3\ngiza-a 3\nbabylon-a 3\nephesus-a 3", age=3
    )
    position.turn("stage:haven")
    position.refuses(0, "build:altar", a.ALREADY_BUILT)


def test_r10_24_the_pick_can_be_declined():
    position = given("halicarnassus-a:1 0 [ore-vein foundry] [haven]\nrhodes-a 3\ngiza-a 3", age=3)
    position.turn("stage:haven", "sell", "sell")
    position.choose(0, "decline")
    assert position.cards(0) == {"ore-vein", "foundry"}
    assert position.state.turn == 1


def test_r10_24_nothing_in_the_pile_that_can_be_built():
    """In the first turn of all nobody has sold anything yet, and free stages make it possible to build one."""
    position = given(
        "halicarnassus-b 0 [] [baths] tokens=stage:1\nrhodes-a 3 [] [theater]\ngiza-a 3 [] [altar]", projects=True
    )
    assert not position.pile
    position.turn("stage:baths+means:token", "build:theater", "build:altar")
    assert position.state.phase == s.PLAY
    assert position.stages(0) == [1]


def test_r10_25_what_is_built_from_the_pile_works_at_once():
    position = given(
        "halicarnassus-a:1 0 [ore-vein foundry lumber-yard] [walls vineyard]\nrhodes-a 3 [] [stables]\nephesus-a 3",
        age=2, turn=5,
    )  # fmt: skip
    position.turn("stage:walls", "sell:stables", "sell")
    copy = position.copy()
    position.choose(0, "build:stables")
    assert position.wins(0) == [3, 3]
    copy.choose(0, "build:vineyard")
    assert copy.coins[0] == 3
