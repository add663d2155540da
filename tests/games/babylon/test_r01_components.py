"""Section 1 of RULES.md: components."""

from collections import Counter

import pytest

from shinar.games.babylon import GAME, tiles
from shinar.games.babylon.prints import flower_of, symbol_of
from tests.games.babylon.position import dealt, given

QUARRY = tiles.TILES[:48]


def test_r1_1_tiles_of_three_materials_and_4_starting_tiles():
    assert [tile.material for tile in tiles.TILES] == ["clay"] * 16 + ["granite"] * 16 + ["basalt"] * 16 + [
        "starting"
    ] * 4
    assert [tile.number for tile in tiles.TILES] == [*range(1, 17)] * 3 + [1, 2, 3, 4]
    assert [tile.flower for tile in tiles.TILES[48:]] == list(tiles.FLOWERS)


def test_r1_2_symbols_by_material_none_twice_and_on_clay_in_opposite_corners():
    for tile in QUARRY:
        printed = tile.print.replace("-", "")
        assert len(tile.print) == 4
        assert set(printed) <= set("SFBT")
        assert len(set(printed)) == len(printed) == {"clay": 2, "granite": 3, "basalt": 4}[tile.material]
        if tile.material == "clay":
            assert (tile.print[0] == "-") == (tile.print[2] == "-") != (tile.print[1] == "-")


def test_r1_2_no_tile_looks_the_same_when_it_is_turned():
    """So all four ways of turning it are different choices, whichever corner has the belvedere."""
    for tile in range(52):
        prints = [tuple(symbol_of(tile, turned, corner) for corner in range(4)) for turned in range(4)]
        for covered in (*range(4), None):
            seen = {tuple(s for corner, s in enumerate(p) if corner != covered) for p in prints}
            assert len(seen) == 4


def test_r1_2_a_turned_tile_turns_clockwise():
    assert [symbol_of(48, 0, corner) for corner in range(4)] == [1, 3, 2, 4]
    assert [symbol_of(48, 1, corner) for corner in range(4)] == [4, 1, 3, 2]
    assert [symbol_of(48, 2, corner) for corner in range(4)] == [2, 4, 1, 3]


def test_r1_3_where_the_prints_come_from():
    assert Counter(tile.source for tile in QUARRY) == {"art": 25, "list": 22, "mended": 1}
    assert all(tile.source == "art" for tile in tiles.TILES[48:])


def test_r1_4_flowers_and_symbols_are_in_balance():
    assert set(Counter((tile.material, tile.flower) for tile in QUARRY).values()) == {4}
    for material, count in (("clay", 8), ("granite", 12), ("basalt", 16)):
        symbols = Counter(letter for tile in QUARRY if tile.material == material for letter in tile.print)
        assert [symbols[letter] for letter in "SFBT"] == [count] * 4
    orders = {
        flower: sorted(
            min(t.print[i:] + t.print[:i] for i in range(4)) for t in QUARRY if t.flower == flower and t.number
        )
        for flower in tiles.FLOWERS
    }
    basalt = {flower: [p for p in prints if "-" not in p] for flower, prints in orders.items()}
    assert len(set(map(tuple, basalt.values()))) == 1  # the same four prints for each flower


def test_r1_5_starting_tiles():
    for seat in range(4):
        assert tiles.TILES[48 + seat].print == "SBFT"
        assert flower_of(48 + seat) == seat


def test_r1_6_decorations_in_the_box():
    assert tiles.BOX == {"S": 15, "F": 15, "B": 15, "T": 38}
    assert list(dealt().state.supply) == [15, 15, 15, 38]


GARDEN = "1 As A- \n A- At"


@pytest.mark.parametrize(("supply", "offered"), [("limited", False), ("unlimited", True)])
def test_r1_6_none_left_none_built(supply, offered):
    position = given(GARDEN, new="A", supply=supply)
    position.state.edit(supply=[0, 0, 0, 0])
    assert position.moves.count("statue:b2") == offered
    if not offered:
        position.refuses("statue:b2", "supply-empty R1.6")
    else:
        assert position.when("statue:b2").state.supply == [0, 0, 0, 0]


def test_r1_6_whoever_builds_takes_it_from_the_supply_of_all():
    position = given(GARDEN, "1 Bs B- \n B- Bt", new="A", built=["", "statue:b2"])
    assert position.state.supply == [15, 15, 15, 37]
    assert position.when("statue:b2").state.supply == [15, 15, 15, 36]


def test_r1_7_fourteen_round_tokens():
    assert Counter(dealt().state.token) == dict.fromkeys(range(7), 2)
    assert sum(token.copies for token in tiles.ROUND_TOKENS) == 14
    assert Counter(dealt(effect_tokens=1).state.token) == {0: 8} | dict.fromkeys(range(1, 7), 1)
    assert Counter(dealt(effect_tokens=0).state.token) == {0: 14}


def test_r1_7_counts_are_marked_as_rebuilt():
    assert {token.source for token in tiles.ROUND_TOKENS} == {"rebuilt"}


@pytest.mark.parametrize("seats", GAME.seats)
def test_r1_8_nothing_comes_back(seats):
    for seed in range(3):
        state = dealt(seed, seats=seats).state
        gone, left = [0] * 52, 48
        while not state.is_over:
            state.random_play(seed, 1)
            assert all(now == before or not before for now, before in zip(state.gone, gone, strict=True))
            assert sum(state.quarry_n) <= left
            gone, left = list(state.gone), sum(state.quarry_n)
            census = GAME.proofs.census(state)
            assert all(count == 1 for name, count in census.items() if name.startswith("tile "))
