"""Section 8 of RULES.md: how are points counted, and who wins?"""

import pytest

from tests.games.wonders.position import given
from tests.games.wonders.test_slow_score import green

OTHERS = "rhodes-a 0\nephesus-a 0\nolympia-a 0\nhalicarnassus-a 0\ngiza-a 0\nalexandria-a 0"


def city(cards, board="babylon-a", coins=0, words=""):
    """A city among seven, in the last turn of all."""
    others = OTHERS.replace(board.split("-")[0], "babylon")
    return given(f"{board} {coins} [{cards}] [] {words}\n{others}", age=3, turn=5)


def test_r8_1_the_categories_and_the_end():
    from shinar.games.wonders import GAME

    position = given("giza-a 3\nrhodes-a 3\nbabylon-a 3", age=3, turn=5)
    assert not position.state.is_over
    position.turn()
    assert position.state.is_over
    base = ["military", "treasury", "wonder", "civilian", "science", "commercial", "guilds"]
    assert [row.key for row in GAME.surface.sheet(position.state).rows] == base
    position = given("giza-a 3\nrhodes-a 3\nbabylon-a 3", age=3, turn=5, tower=True, projects=True)
    assert [row.key for row in GAME.surface.sheet(position.state).rows] == [*base, "tower", "projects"]


def test_r8_2_military():
    position = city("", words="wins=2,1,1 defeats=4")
    assert position.points(0, "military") == 2 + 3 + 5 - 4
    assert city("", words="defeats=6").points(0, "military") == -6


def test_r8_3_treasury():
    for coins, points in ((0, 0), (2, 0), (3, 1), (11, 3), (30, 10)):
        assert city("", coins=coins).points(0, "treasury") == points


def test_r8_4_wonder():
    assert city("", board="giza-b:1234").points(0, "wonder") == 20
    assert city("", board="giza-a:12").points(0, "wonder") == 8
    assert city("", board="rhodes-b:12").points(0, "wonder") == 7


def test_r8_5_civilian():
    assert city("palace pantheon altar baths").points(0, "civilian") == 8 + 7 + 2 + 3


@pytest.mark.parametrize(
    ("numbers", "points"),
    [((1, 0, 0), 1), ((1, 1, 1), 10), ((2, 2, 2), 26), ((3, 2, 1), 21), ((3, 2, 2), 31), ((4, 4, 4), 76)],
)
def test_r8_6_science(numbers, points):
    assert city(green(*numbers)).points(0, "science") == points


@pytest.mark.parametrize(
    ("cards", "board", "points"),
    [
        (green(4, 4, 4), "babylon-a:12", 85),
        (green(4, 4, 4) + " scientists-guild", "babylon-a:12", 96),
        (green(1, 1, 0), "babylon-a:12", 10),
        (green(3, 1, 0), "babylon-a:12", 18),
        (green(4, 1, 0), "babylon-a:12", 26),
        ("scientists-guild", "babylon-b:123", 4),
        ("", "babylon-a:1", 0),
    ],
)
def test_r8_7_free_symbols_are_the_best_for_their_owner(cards, board, points):
    assert city(cards, board).points(0, "science") == points


def test_r8_8_commercial():
    assert city("haven lumber-yard quarry").points(0, "commercial") == 2
    assert city("lighthouse tavern forum").points(0, "commercial") == 3
    assert city("chamber-of-commerce loom press-2").points(0, "commercial") == 4
    assert city("arena", board="giza-a:123").points(0, "commercial") == 3
    assert city("haven lighthouse chamber-of-commerce arena").points(0, "commercial") == 4


def test_r8_9_guilds_are_their_own_category():
    position = city("shipowners-guild lumber-yard loom")
    assert position.points(0, "guilds") == 3
    assert position.points(0, "commercial") == 0


def test_r8_10_the_highest_total_then_coins_then_shared():
    def ranks(*rows):
        position = given("\n".join(rows), age=3, turn=5)
        position.turn()
        return position.state.standing()[1]

    assert ranks("giza-a 0 [palace]", "rhodes-a 0", "babylon-a 0") == [0, 1, 1]
    # Three coins more come in for the last card sold: 1 point each, and then 3, 4 and 5 coins.
    assert ranks("giza-a 0", "rhodes-a 1", "babylon-a 2") == [2, 1, 0]
    assert ranks("giza-a 2", "rhodes-a 1", "babylon-a 2") == [0, 2, 0]
    assert ranks("giza-a 0 [altar]", "rhodes-a 2", "babylon-a 5") == [0, 2, 1]
