"""Is the slow twin of payment right? Examples worked out by hand."""

from shinar.games.wonders.boards import BOARD_ID, BOARDS
from shinar.games.wonders.cards import ID, price
from shinar.games.wonders.effects import NO_RESOURCE
from shinar.games.wonders.project_cards import PROJECTS
from tests.games.wonders.slow_payment import (
    CHAIN,
    TOKEN,
    City,
    Due,
    due_for_card,
    due_for_stage,
    missing,
    price_of,
    splits,
    tiles_of,
)

EMPTY = City(NO_RESOURCE, (), ())


def city(start, cards="", stages=()):
    letter = "wscogtp".index(start) if start else NO_RESOURCE
    return City(letter, tuple(stages), tuple(ID[key] for key in cards.split()))


def pay(goods, me, left=EMPTY, right=EMPTY, *, tiles=(), coins=99, bank=0):
    return splits(me, left, right, tiles_of(tiles), coins, Due(bank, price(goods).goods))


def stage(board, side, number):
    return getattr(BOARDS[BOARD_ID[board]], side)[number - 1]


def test_own_units_are_free_and_used_once():
    assert pay("ws", city("w", "stone-pit")) == [(0, 0)]
    assert pay("ww", city("w")) == []
    assert pay("ss", EMPTY._replace(cards=(ID["quarry"],))) == [(0, 0)]


def test_a_choice_gives_one_unit():
    assert pay("wc", city("", "tree-farm")) == []
    assert pay("wc", city("c", "tree-farm")) == [(0, 0)]
    assert pay("coo", city("c", "tree-farm clay-pit")) == []
    assert pay("cco", city("c", "tree-farm clay-pit")) == [(0, 0)]
    assert pay("wcc", city("c", "tree-farm clay-pit")) == [(0, 0)]


def test_neighbours_sell_for_two():
    assert pay("ss", EMPTY, city("s"), city("s")) == [(2, 2)]
    assert pay("s", EMPTY, city("s"), city("s")) == [(0, 2), (2, 0)]
    assert pay("ss", EMPTY, city("s", "stone-pit"), city("s", "stone-pit")) == [(0, 4), (2, 2), (4, 0)]
    assert pay("s", EMPTY, city("s"), coins=1) == []
    assert pay("s", EMPTY, city("s"), coins=2, bank=1) == []


def test_yellow_cards_and_stages_are_not_sold():
    assert pay("w", EMPTY, city("s", "caravansery")) == []
    assert pay("w", EMPTY, city("s", stages=[stage("alexandria", "a", 2).effect])) == []
    assert pay("wg", city("", "caravansery forum")) == [(0, 0)]


def test_posts_are_for_one_side_and_do_not_add_up():
    east = city("", "east-trading-post")
    assert pay("s", east, city("s"), city("s")) == [(0, 1), (2, 0)]
    assert pay("g", east, city("g"), city("g")) == [(0, 2), (2, 0)]
    both = City(NO_RESOURCE, (stage("olympia", "b", 1).effect,), east.cards)
    assert pay("s", both, city("s"), city("s")) == [(0, 1), (1, 0)]
    assert price_of(both, tiles_of([11]), 1, 4) == 0
    assert price_of(both, tiles_of([11, 12]), 1, 4) == 1
    assert price_of(EMPTY, tiles_of([4, 12]), 1, 4) == 3
    assert price_of(east, tiles_of([4]), 1, 4) == 2


def test_tiles_on_producers():
    assert pay("ss", city("", "quarry"), tiles=[3]) == []
    assert pay("sss", city("", "stone-pit"), tiles=[20]) == [(0, 0)]
    assert pay("sss", EMPTY, city("s", "stone-pit"), tiles=[20]) == [(6, 0)]
    assert pay("ws", EMPTY, tiles=[17]) == []
    assert pay("wo", EMPTY, tiles=[17, 18]) == [(0, 0)]
    assert pay("w", city("", "caravansery"), tiles=[4]) == []


def test_a_missing_resource():
    wall = city("t", "tree-farm loom", [stage("great-wall", "b", 4).effect])
    assert missing(wall) == 0b1011010  # neither wood nor clay nor textile
    assert pay("o", wall) == [(0, 0)]
    assert pay("wc", wall) == []
    assert missing(wall._replace(start_lost=True)) == missing(wall)


def test_what_is_due():
    tiles = tiles_of([1, 13])
    assert due_for_card(ID["stables"], 2, tiles) == (2, price("wco").goods)
    assert due_for_card(ID["stables"], 2, tiles, CHAIN) == (4, price("").goods)
    assert due_for_card(ID["stables"], 2, tiles, CHAIN, tax_on_free=False) == (2, price("").goods)
    assert due_for_card(ID["stables"], 2, tiles, TOKEN) == (2, price("").goods)
    assert due_for_card(ID["traders-guild"], 3, tiles_of([23])) == (3, price("").goods)
    assert due_for_card(ID["pantheon"], 3, tiles_of([8, 6])) == (9, price("").goods)
    assert due_for_card(ID["walls"], 2, tiles_of([2]), project=PROJECTS[9]) == (2, price("g").goods)
    assert due_for_stage(stage("giza", "a", 2), 1, tiles_of([16])) == (1, price("www").goods)
    assert due_for_stage(stage("giza", "a", 2), 3, tiles_of([15, 16])) == (3, price("").goods)
    assert due_for_stage(stage("giza", "a", 2), 3, tiles_of([16]), TOKEN) == (3, price("").goods)
