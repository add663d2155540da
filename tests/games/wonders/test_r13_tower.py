"""Section 13 of RULES.md: drafting, building and placing the tiles of the Tower, and what they have in common."""

from collections import Counter

import pytest

from shinar.games.wonders import actions as a
from shinar.games.wonders import state as s
from tests.games.wonders.position import dealt, given

# -- the draft ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(2, 8))
def test_r13_1_three_tiles_each(seats):
    position = dealt(seats=seats, tower=True)
    assert position.state.phase == s.DRAFT
    assert [len(position.draft(seat)) for seat in range(seats)] == [3] * seats
    tiles = Counter(tile for seat in range(seats) for tile in position.draft(seat))
    assert max(tiles.values()) == 1
    assert set(tiles) <= set(range(1, 25))


@pytest.mark.parametrize("seats", range(2, 8))
def test_r13_2_keep_one_and_pass_two_to_the_right_and_so_on(seats):
    position = dealt(seats=seats, tower=True)
    kept = [[] for _ in range(seats)]
    for number in (3, 2):
        hands = [position.draft(seat) for seat in range(seats)]
        assert [len(hand) for hand in hands] == [number] * seats
        assert position.state.acting() == list(range(seats))
        for seat in range(seats):
            kept[seat].append(hands[seat][0])
            position.choose(seat, f"tile:{hands[seat][0]}")
        hands = [hand[1:] for hand in hands]
        if number == 3:
            assert [position.draft(seat) for seat in range(seats)] == [
                hands[(seat + 1) % seats] for seat in range(seats)
            ]
    for seat in range(seats):
        kept[seat] += hands[(seat + 1) % seats]
    assert position.state.phase == s.PLAY
    assert [sorted(tiles) for tiles in kept] == [position.tiles(seat) for seat in range(seats)]


def test_r13_3_spaces():
    for seats, spaces in ((2, 2), (3, 3), (4, 3), (5, 4), (6, 4), (7, 4)):
        boards = ["giza", "rhodes", "ephesus", "olympia", "babylon", "alexandria", "halicarnassus"]
        rows = [f"{boards[i]}-a 3 [] [] tiles={3 * i + 1},{3 * i + 2},{3 * i + 3}" for i in range(seats)]
        if seats == 2:
            rows.append("free babylon-a 3")
        position = given("\n".join(rows), tower=True)
        for _ in range(2):
            position.raise_all()
        assert sum(tile > 0 for tile in position.state.space) == min(spaces, 2 * seats)


# -- building tiles ----------------------------------------------------------------------------------------------------


def test_r13_4_a_card_is_thrown_away_for_a_tile():
    position = given("giza-a 0 [] [palace] tiles=5,17\nrhodes-a 3\nbabylon-a 3", age=3, tower=True)
    before = position.pile
    position.turn("raise:palace+tile:17", "sell", "sell")
    assert position.pile["palace"] == before["palace"] + 1
    assert position.coins == [0, 6, 6]
    assert position.tiles(0) == [5]
    assert position.state.raised[:3] == [1, 0, 0]
    assert position.state.space[:3] == [17, 0, 0]


def test_r13_4_without_a_tile_it_cannot_be():
    position = given("giza-a 0 [] [palace]\nrhodes-a 3 [] [] tiles=7\nbabylon-a 3", age=3, tower=True)
    position.refuses(0, "raise:palace", a.NO_TILE_LEFT)
    assert position.reason(1, "tile:8") in (a.NO_SUCH_TILE, a.OTHER_QUESTION)


def test_r13_5_no_tax_and_no_project():
    position = given("giza-a 0 [] [barracks] tiles=5\nrhodes-a 3\nbabylon-a 3", tiles="1 16", project="double-walls")
    position.turn("raise:barracks+tile:5", "sell", "sell")
    assert position.coins[0] == 0
    assert position.state.parts[0] == 0


def test_r13_6_in_ascending_order_at_the_end_of_the_turn():
    position = given("giza-a 0 [] [] tiles=20\nrhodes-a 3 [] [] tiles=5\nbabylon-a 3 [] [] tiles=11", tower=True)
    position.choose(0, "raise:*+tile:20")
    position.choose(1, "raise:*+tile:5")
    assert position.state.space[:3] == [0, 0, 0]
    position.choose(2, "raise:*+tile:11")
    assert position.state.space[:3] == [5, 11, 20]


def test_r13_7_the_next_tile_covers_the_oldest():
    position = given("giza-a 0 [] [] tiles=1,20\nrhodes-a 3 [] [] tiles=5\nbabylon-a 3", tiles="2 3 4")
    position.turn("raise:*+tile:20", "sell", "sell")
    assert position.state.space[:3] == [20, 3, 4]
    position.turn("raise:*+tile:1", "raise:*+tile:5", "sell")
    assert position.state.space[:3] == [20, 1, 5]


def test_r13_8_a_tile_acts_from_the_next_turn_on():
    position = given(
        "giza-a 0 [] [] tiles=16\nephesus-a 3\nbabylon-a 0 [clay-pool] [loom]\nrhodes-a 3", turn=3, tower=True
    )
    position.turn("raise:*+tile:16", "sell", "stage:loom", "sell")
    assert (position.stages(2), position.coins[2]) == ([1], 0)
    assert position.in_force() == {16}


@pytest.mark.parametrize(("when", "wins"), [("next_turn", [1, 1]), ("end_of_turn", [])])
def test_r13_8_in_the_conflicts_of_a_sixth_turn(when, wins):
    position = given(
        "giza-a 0 [barracks] [] tiles=19\nrhodes-a 3\nbabylon-a 3", turn=5, tower=True, tile_active_from=when
    )
    position.turn("raise:*+tile:19", "sell", "sell")
    assert position.wins(0) == wins


def test_r13_9_a_covered_tile_stops_at_once():
    position = given("giza-a 0 [barracks] [] tiles=5\nrhodes-a 3\nbabylon-a 3", turn=5, tiles="19 2 3")
    position.turn("raise:*+tile:5", "sell", "sell")
    assert position.state.space[0] == 5
    assert position.wins(0) == [1, 1]


def test_r13_9_covered_in_the_turn_in_which_it_was_placed_it_still_scores():
    position = given(
        "giza-a 0 [] [] tiles=1\nrhodes-a 3 [] [] tiles=2\nbabylon-a 3 [] [] tiles=3\nephesus-a 3 [] [] tiles=4",
        tower=True,
    )
    position.turn("raise:*+tile:1", "raise:*+tile:2", "raise:*+tile:3", "raise:*+tile:4")
    assert position.state.space[:3] == [4, 2, 3]
    assert [position.points(seat, "tower") for seat in range(4)] == [2, 2, 2, 2]
    assert position.in_force() == {2, 3, 4}


def test_r13_10_it_acts_on_its_builder_too_and_by_the_current_age():
    position = given("giza-a 5 [] [] tiles=6\nrhodes-a 3\nbabylon-a 3", age=2, turn=4, tower=True)
    position.turn("raise:*+tile:6", "sell", "sell")
    position.turn()
    assert (position.state.age, position.in_force()) == (3, {6})
    for age, card, cards in ((2, "statue", "lumber-yard foundry"), (3, "gardens", "lumber-yard brickyard")):
        position = given(f"halicarnassus-a 5 [{cards}] [{card}]\nephesus-a 3\nalexandria-a 3", age=age, tiles="6")
        position.turn(f"build:{card}", "sell", "sell")
        assert position.coins[0] == 5 - age


@pytest.mark.parametrize(("raised", "points"), [(0, 0), (1, 2), (2, 5), (3, 10)])
def test_r13_11_points(raised, points):
    position = given(f"giza-a 0 [] [] raised={raised}\nrhodes-a 3\nbabylon-a 3", age=3, turn=5, tower=True)
    assert position.points(0, "tower") == points


# -- taxes and prices --------------------------------------------------------------------------------------------------


def test_r13_12_taxes_add_up_and_are_paid_first():
    picture = "giza-a {} [workshop] [archery-range]\nrhodes-a 3\nbabylon-a 3"
    position = given(picture.format(4), age=2, tiles="1 13 14")
    assert position.means(0, "build:archery-range") in ([], ["chain"])
    position.turn("build:archery-range", "sell", "sell")
    assert position.coins[0] == 4 - 2 - 2 + 2
    given(picture.format(3), age=2, tiles="1 13 14").refuses(0, "build:archery-range", a.TOO_FEW_COINS, a.NOT_ON_OFFER)


def test_r13_13_prices_add_up_and_never_fall_below_nothing():
    picture = "giza-a {} [marketplace] [apothecary]\nhalicarnassus-a 3\nbabylon-a 3"
    for tiles, price in (("", 1), ("9", 0), ("10", 2), ("9 10", 1), ("4", 2), ("4 9", 1), ("4 10", 3)):
        assert given(picture.format(5), tiles=tiles, tower=True).splits(0, "build:apothecary") == [(price, 0)]
    free = given(picture.format(0), tiles="9")
    free.turn("build:apothecary", "sell", "sell")
    assert free.coins == [0, 6, 6]


def test_r13_13_cut_off_at_nothing_after_adding():
    """1 with the Marketplace, 9 makes it 0; there is nothing below that a tenth tile could make good."""
    position = given("giza-a 9 [] [apothecary]\nhalicarnassus-a 3\nbabylon-a 3", tiles="9 10")
    assert position.splits(0, "build:apothecary") == [(2, 0)]


@pytest.mark.parametrize("taxed", [True, False])
def test_r13_14_taxes_on_what_is_built_for_free(taxed):
    options = {"age": 2, "tax_on_free_builds": taxed}
    token = given(
        "giza-a 2 [] [walls] tokens=structure:1\nrhodes-a 3\nbabylon-a 3", tiles="1", project="obelisk", **options
    )
    token.turn("build:walls+means:token", "sell", "sell")
    assert token.coins[0] == (0 if taxed else 2)
    power = given("olympia-a:12 2 [] [walls] powers=1\nrhodes-a 3\nbabylon-a 3", tiles="1", **options)
    power.turn("build:walls+means:power", "sell", "sell")
    assert power.coins[0] == (0 if taxed else 2)
    stage = given(
        "giza-a 2 [] [walls] tokens=stage:1\nrhodes-a 3\nbabylon-a 3", tiles="16", project="obelisk", **options
    )
    stage.turn("stage:walls+means:token", "sell", "sell")
    assert stage.coins[0] == (0 if taxed else 2)
    chain = given("ephesus-a 4 [workshop] [archery-range]\nrhodes-a 3\nbabylon-a 3", tiles="1 13", **options)
    chain.turn("build:archery-range+means:chain", "sell", "sell")
    assert chain.coins[0] == (0 if taxed else 2)


def test_r13_15_the_discard_pile_and_the_seventh_card_are_taxed_too():
    position = given("halicarnassus-a:1 1 [ore-vein foundry] [vineyard]\ngiza-a 3\nbabylon-a 3", age=2, tiles="1")
    position.turn("stage:vineyard", "sell", "sell")
    position.refuses(0, "build:barracks", a.TOO_FEW_COINS)
    position = given("halicarnassus-a:1 2 [ore-vein foundry] [vineyard]\ngiza-a 3\nbabylon-a 3", age=2, tiles="1")
    position.turn("stage:vineyard", "sell", "sell")
    position.choose(0, "build:barracks")
    assert position.coins[0] == 0


def test_r13_15_from_the_coins_of_that_moment():
    position = given("babylon-b:12 0 [] [altar baths]\ngiza-a 3\nrhodes-a 3", turn=5, tiles="6")
    position.turn("sell:altar", "sell", "sell")
    position.choose(0, "build:baths")  # two for the stone, one for the tax
    assert position.coins[0] == 0
