"""Sections 1 and 2 of RULES.md as far as the tables go: is the box complete, and are its parts what they should be?"""

from collections import Counter

import pytest

from shinar.games.wonders.boards import BASE_BOARDS, BOARDS
from shinar.games.wonders.cards import CARDS, CHAINS, GUILDS, ID, NAME_OF, PRICES, copies, price
from shinar.games.wonders.effects import (
    BLUE,
    BROWN,
    COUNT_STONES,
    GREEN,
    GREY,
    MIRROR,
    ON_CHAIN,
    ON_STAGE,
    PURPLE,
    RAW_GOODS,
    RED,
    RESOURCES,
    SPECIALS,
    YELLOW,
)  # fmt: skip
from shinar.games.wonders.project_cards import PROJECTS, TOKENS
from shinar.games.wonders.tiles import TILES

PLAYERS = range(3, 8)
# Copies in each Age with 3, 4, 5, 6, 7 players.
IN_DECK = {
    BROWN: ([6, 9, 12, 14, 14], [4, 8, 8, 8, 8], [0] * 5),
    GREY: ([3, 3, 3, 6, 6], [3, 3, 6, 6, 6], [0] * 5),
    BLUE: ([3, 4, 5, 6, 8], [4, 4, 5, 6, 8], [5, 6, 8, 10, 11]),
    YELLOW: ([3, 4, 5, 6, 9], [3, 4, 5, 8, 10], [3, 5, 6, 8, 9]),
    RED: ([3, 4, 5, 5, 6], [3, 4, 5, 7, 9], [3, 5, 7, 8, 10]),
    GREEN: ([3, 4, 5, 5, 6], [4, 5, 6, 7, 8], [5, 6, 7, 8, 10]),
}
LINKS = """
    baths>aqueduct altar>temple theater>statue temple>pantheon statue>gardens scriptorium>courthouse library>senate
    east-trading-post>forum west-trading-post>forum marketplace>caravansery forum>haven caravansery>lighthouse
    dispensary>arena walls>fortifications training-ground>circus apothecary>stables workshop>archery-range
    laboratory>siege-workshop apothecary>dispensary workshop>laboratory scriptorium>library dispensary>lodge
    laboratory>observatory library>university school>academy school>study
"""


# -- cards -------------------------------------------------------------------------------------------------------------


def test_r1_1_seventy_eight_cards_on_148_pieces():
    assert len(CARDS) == len(ID) == 78
    assert [sum(len(card.marks) for card in CARDS if card.age == age) for age in (1, 2, 3)] == [49, 49, 40]
    assert len(GUILDS) == 10
    assert sum(len(card.marks) for card in CARDS) + len(GUILDS) == 148


def test_r1_1_printed_numbers_are_ascending_player_counts():
    for card in CARDS:
        assert set(card.marks) <= set("34567")
        assert list(card.marks) == sorted(card.marks), card.key


@pytest.mark.parametrize(("colour", "age"), [(colour, age) for colour in IN_DECK for age in (1, 2, 3)])
def test_r1_2_colours_of_the_decks(colour, age):
    numbers = [n for n, card in enumerate(CARDS) if card.age == age and card.colour == colour]
    assert [sum(copies(n, players) for n in numbers) for players in PLAYERS] == IN_DECK[colour][age - 1]


def test_r1_2_guilds_are_purple_and_of_age_iii():
    assert [n for n, card in enumerate(CARDS) if card.colour == PURPLE] == list(GUILDS)
    assert {CARDS[n].age for n in GUILDS} == {3}


def test_r1_3_twenty_six_links_to_later_ages():
    assert len(CHAINS) == 26
    assert {f"{CARDS[a].key}>{CARDS[b].key}" for a, b in CHAINS} == set(LINKS.split())
    assert all(CARDS[a].age < CARDS[b].age for a, b in CHAINS)


def test_r1_3_links_are_printed_on_both_cards():
    """Only the later card names the link in the table: every name must be that of a card, none may stand twice."""
    assert all(set(card.after.split()) <= set(ID) for card in CARDS)
    assert len(set(CHAINS)) == len(CHAINS)


def test_r1_4_three_cards_have_a_namesake():
    twins = [(CARDS[a].key, CARDS[n].key) for n, a in enumerate(NAME_OF) if a != n]
    assert twins == [("loom", "loom-2"), ("glassworks", "glassworks-2"), ("press", "press-2")]
    for first, second in twins:
        assert CARDS[ID[first]][2:5] == CARDS[ID[second]][2:5]
        assert CARDS[ID[first]].effect == CARDS[ID[second]].effect
        assert (CARDS[ID[first]].age, CARDS[ID[second]].age) == (1, 2)


@pytest.mark.parametrize("players", PLAYERS)
def test_r2_2_and_r2_4_decks_of_seven_cards_for_each_player(players):
    for age in (1, 2, 3):
        cards = sum(copies(n, players) for n, card in enumerate(CARDS) if card.age == age)
        assert cards + (players + 2 if age == 3 else 0) == 7 * players


def test_four_titles_for_each_symbol_and_one_for_any():
    assert Counter(card.effect.symbols for card in CARDS) - Counter({0: 78}) == Counter({1: 4, 2: 4, 4: 4, 7: 1})
    assert {card.colour for card in CARDS if card.effect.symbols in (1, 2, 4)} == {GREEN}


def test_only_brown_cards_cost_coins():
    for card, cost in zip(CARDS, PRICES, strict=True):
        assert cost.coins == (1 if card.colour == BROWN and (card.family == 2) else 0)
        if cost.coins:
            assert not any(cost.goods)


def test_only_brown_and_grey_cards_sell_and_all_of_them():
    for card in CARDS:
        assert card.effect.sold == int(card.colour in (BROWN, GREY)), card.key
        assert bool(card.effect.makes) == (card.colour in (BROWN, GREY) or card.key in ("forum", "caravansery"))


def test_red_cards_have_as_many_shields_as_their_age_and_blue_ones_points():
    for card in CARDS:
        assert card.effect.shields == (card.age if card.colour == RED else 0), card.key
        assert bool(card.effect.points) == (card.colour == BLUE), card.key


def test_families_of_cards():
    """Four brown cards of one unit, ten of two or a choice, five yellow cards of trade."""
    families = {n: {card.key for card in CARDS if card.family == n} for n in (1, 2, 3)}
    assert families[1] == {"lumber-yard", "stone-pit", "clay-pool", "ore-vein"}
    assert families[2] == {card.key for card in CARDS if card.colour == BROWN} - families[1]
    assert families[3] == {"east-trading-post", "west-trading-post", "marketplace", "caravansery", "forum"}
    for card in CARDS:
        if card.colour == BROWN:
            assert card.effect.units * card.effect.makes.bit_count() == (1 if card.family == 1 else 2)
            assert card.effect.makes & ~RAW_GOODS == 0


def test_a_price_is_coins_and_letters():
    assert price("") == (0, (0,) * 7)
    assert price("1") == (1, (0,) * 7)
    assert price("12wscogtp") == (12, (1,) * 7)
    assert price("ccogtp") == (0, (0, 0, 2, 1, 1, 1, 1))
    for text in [*(card.cost for card in CARDS), *(project.cost for project in PROJECTS)]:
        assert len(text.strip("0123456789")) == sum(price(text).goods)


# -- boards ------------------------------------------------------------------------------------------------------------


def test_boards_of_the_box_and_of_the_wonder_pack():
    assert [board.key for board in BOARDS[:BASE_BOARDS]] == (
        ["giza", "rhodes", "alexandria", "ephesus", "babylon", "olympia", "halicarnassus"]
    )
    assert [board.key for board in BOARDS[BASE_BOARDS:]] == ["great-wall", "stonehenge", "manneken-pis", "abu-simbel"]
    assert sorted(board.start for board in BOARDS[:BASE_BOARDS]) == list(range(RESOURCES))
    assert [board.key for board in BOARDS if board.needs] == ["abu-simbel"]


def test_side_a_of_the_base_boards_has_one_pattern():
    """3 points, then the board's own stage, then 7 points."""
    for board in BOARDS[:BASE_BOARDS]:
        assert len(board.a) == 3
        assert [board.a[0].effect.points, board.a[2].effect.points] == [3, 7], board.key
        assert board.a[0].effect._replace(points=0) == board.a[2].effect._replace(points=0)


def test_stages_of_both_sides():
    assert [(len(board.a), len(board.b)) for board in BOARDS] == [
        (3, 4), (3, 2), (3, 3), (3, 3), (3, 3), (3, 3), (3, 3), (4, 4), (3, 2), (3, 1), (3, 2),
    ]  # fmt: skip


def test_stages_cost_resources_and_no_coins():
    for board in BOARDS:
        for stage in (*board.a, *board.b):
            if stage.effect.special == MIRROR:
                assert stage.cost == "?"
            else:
                assert stage.price.coins == 0
                assert 2 <= sum(stage.price.goods) <= 7


def test_stage_costs_add_up():
    """Units on each board side, as counted on the boards themselves."""
    sums = {
        board.key: tuple(sum(sum(stage.price.goods) for stage in side) for side in (board.a, board.b))
        for board in BOARDS
    }
    assert sums == {
        "giza": (9, 13), "rhodes": (9, 7), "alexandria": (6, 7), "ephesus": (6, 7), "babylon": (9, 9),
        "olympia": (6, 7), "halicarnassus": (7, 8), "great-wall": (11, 10), "stonehenge": (9, 7),
        "manneken-pis": (0, 7), "abu-simbel": (8, 6),
    }  # fmt: skip


# -- tiles and projects ------------------------------------------------------------------------------------------------


def test_twenty_four_different_tiles():
    assert len(TILES) == len(set(TILES)) == 24
    assert [n for n, tile in enumerate(TILES, 1) if tile.tax] == [1, 6, 13, 16]
    assert [n for n, tile in enumerate(TILES, 1) if tile.bonus] == [5, 14, 24]
    assert [n for n, tile in enumerate(TILES, 1) if tile.waives] == [2, 15]
    assert [n for n, tile in enumerate(TILES, 1) if tile.converts] == [8, 23]
    assert [n for n, tile in enumerate(TILES, 1) if tile.price] == [9, 10, 11, 12]
    assert [n for n, tile in enumerate(TILES, 1) if tile.makes] == [17, 18, 21]
    rest = [n for n, t in enumerate(TILES, 1) if t.off or t.endless or t.chains or t.victories or t.defeats]
    assert rest == [3, 4, 7, 19, 20, 22]


def test_tiles_that_are_about_builds_say_which():
    for tile in TILES:
        assert bool(tile.on) == bool(tile.tax or tile.bonus or tile.waives or tile.converts)
        assert tile.on in (0, 1 << RED, 1 << BLUE, 1 << PURPLE, ON_CHAIN, ON_STAGE)
        assert bool(tile.goods) == bool(tile.price or tile.makes)


def test_fifteen_projects_five_to_an_age():
    assert [project.age for project in PROJECTS] == [1] * 5 + [2] * 5 + [3] * 5
    assert len({project.key for project in PROJECTS}) == 15
    assert {project.colour for project in PROJECTS} == {BROWN, BLUE, RED, YELLOW, GREEN, PURPLE}
    for age in (1, 2, 3):
        colours = [project.colour for project in PROJECTS if project.age == age]
        assert sorted(colours) == sorted({BLUE, GREEN, RED, YELLOW, PURPLE if age == 3 else BROWN})
        assert sum(project.price.coins for project in PROJECTS if project.age == age) == {1: 6, 2: 8, 3: 22}[age]


def test_kinds_of_rewards():
    kinds = Counter()
    for project in PROJECTS:
        said = project.reward._asdict()
        kinds[tuple(name for name in said if said[name] and name not in ("units", "per", "of"))] += 1
    assert kinds == {
        ("coins",): 3, ("shields",): 2, ("victory",): 3, ("special",): 4, ("points_per",): 3,
    }  # fmt: skip
    assert sorted(project.reward.coins for project in PROJECTS)[-3:] == [4, 6, 12]
    assert sorted(project.reward.victory for project in PROJECTS)[-3:] == [1, 3, 5]
    assert sorted(project.reward.shields for project in PROJECTS)[-2:] == [1, 2]
    assert Counter(project.reward.special for project in PROJECTS) == {0: 11, 11: 1, 12: 2, 13: 1}


def test_kinds_of_penalties():
    assert Counter(project.penalty for project in PROJECTS) == {1: 10, 2: 3, 3: 1, 4: 1}
    lost = Counter(project.loses for project in PROJECTS if project.penalty == 1)
    assert lost == {RED: 3, BROWN: 2, GREY: 2, BLUE: 2, GREEN: 1}
    assert {project.loses for project in PROJECTS if project.penalty != 1} == {-1}


def test_tokens_on_a_project():
    assert [TOKENS[seats] for seats in range(2, 9)] == [2, 2, 3, 4, 5, 6, 6]


# -- effects -----------------------------------------------------------------------------------------------------------


def test_effects_say_all_that_they_need():
    effects = [card.effect for card in CARDS] + [project.reward for project in PROJECTS]
    effects += [stage.effect for board in BOARDS for stage in (*board.a, *board.b)]
    for effect in effects:
        assert bool(effect.per) == bool(effect.coins_per or effect.points_per) or effect.special
        assert bool(effect.of) == bool(effect.per or effect.cheap or effect.gift or effect.special) or effect.special
        assert 0 <= effect.special < SPECIALS
        assert effect.makes or (effect.units == 1 and not effect.sold)
        assert effect.per != COUNT_STONES or effect.of == 1
