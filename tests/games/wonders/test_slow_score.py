"""Are the slow twins of scoring and of conflicts right? Examples worked out by hand."""

import pytest

from shinar.games.wonders.boards import BOARD_ID, BOARDS
from shinar.games.wonders.cards import ID
from shinar.games.wonders.effects import GREY
from shinar.games.wonders.project_cards import PROJECTS
from tests.games.wonders.slow_payment import tiles_of
from tests.games.wonders.slow_score import Town, best_symbols, conflicts, ranks, sheet

COMPASSES = ["apothecary", "dispensary", "lodge", "academy"]
GEARS = ["workshop", "laboratory", "observatory", "study"]
TABLETS = ["scriptorium", "library", "university", "school"]


def town(cards="", stages=(), **more):
    return Town(cards=tuple(ID[key] for key in cards.split()), stages=tuple(stages), **more)


def stage(board, side, number):
    return getattr(BOARDS[BOARD_ID[board]], side)[number - 1].effect


def green(compass, gear, tablet):
    return " ".join(COMPASSES[:compass] + GEARS[:gear] + TABLETS[:tablet])


@pytest.mark.parametrize(
    ("numbers", "free", "points"),
    [
        ((1, 0, 0), 0, 1), ((1, 1, 1), 0, 10), ((2, 2, 2), 0, 26), ((3, 2, 1), 0, 21), ((3, 2, 2), 0, 31),
        ((4, 4, 4), 0, 76), ((4, 4, 4), 1, 85), ((4, 4, 4), 2, 96), ((0, 0, 0), 2, 4), ((1, 1, 0), 1, 10),
    ],
)  # fmt: skip
def test_science(numbers, free, points):
    choices = [stage("babylon", "a", 2)] * free
    assert best_symbols(town(green(*numbers), choices), town(), town(), []) == (points, 0)


def test_a_copied_symbol_is_one_of_the_neighbours():
    wall = [stage("great-wall", "b", 2)]
    assert best_symbols(town(green(1, 1, 0), wall), town(green(2, 0, 0)), town(), []) == (5, 0)
    assert best_symbols(town(green(1, 1, 0), wall), town(green(2, 0, 0)), town("school"), []) == (10, 0)
    assert best_symbols(town(green(1, 1, 0), wall), town("baths"), town(), []) == (2, 0)


def test_sets_of_archives_and_science_are_chosen_together():
    reward = PROJECTS[10].reward
    me = town(green(4, 1, 0), [stage("babylon", "a", 2)], rewards=(reward,) * 2)
    assert best_symbols(me, town(), town(), []) == (16 + 1 + 1 + 7, 6)


def test_categories():
    me = town(
        "palace haven lumber-yard quarry workers-guild", [stage("giza", "a", 1), stage("stonehenge", "a", 3)],
        coins=8, victories=(1, 3, 3), defeats=2, tiles=3, penalties=-2, rewards=(PROJECTS[8].reward,),
    )  # fmt: skip
    left, right = town("clay-pool mine loom"), town("ore-vein")
    assert sheet(me, left, right) == {
        "military": 5, "treasury": 2, "wonder": 3 + 4, "civilian": 8, "science": 0, "commercial": 2, "guilds": 3,
        "tower": 10, "projects": 0,
    }  # fmt: skip


def test_the_best_guild_is_copied():
    me = town(green(1, 1, 0) + " loom", [stage("olympia", "b", 3)])
    assert sheet(me, town("scientists-guild"), town("workers-guild clay-pool"))["science"] == 10
    many = town("workers-guild " + "lumber-yard stone-pit clay-pool ore-vein tree-farm excavation clay-pit mine quarry")
    found = sheet(me, town("scientists-guild"), many)
    assert (found["science"], found["guilds"]) == (2, 9)
    assert sheet(me, town("shipowners-guild"), town())["guilds"] == 1


def test_the_buried_colour():
    me = town("loom", [stage("stonehenge", "b", 2)], buried=GREY)
    assert sheet(me, town("press loom"), town("glassworks baths"))["wonder"] == 3


def test_conflicts():
    assert conflicts([1, 2, 0], 1) == ([[1], [1, 1], []], [1, 0, 2])
    assert conflicts([2, 2, 2, 2], 3) == ([[], [], [], []], [0, 0, 0, 0])
    assert conflicts([0, 1, 2, 3], 2) == ([[], [3], [3], [3, 3]], [2, 1, 1, 0])
    assert conflicts([0, 1, 2], 2, tiles=tiles_of([19, 22])) == ([[], [1], [1, 1]], [4, 2, 0])
    assert conflicts([0, 1, 2], 1, tiles=tiles_of([19])) == ([[], [], []], [2, 1, 0])


def test_diplomats_stay_away():
    assert conflicts([0, 9, 1, 2], 1, away=[1]) == ([[], [], [1], [1, 1]], [2, 0, 1, 0])
    assert conflicts([0, 9, 1], 3, away=[1]) == ([[], [], [5]], [1, 0, 0])
    assert conflicts([0, 9, 1], 3, away=[1, 2]) == ([[], [], []], [0, 0, 0])
    assert conflicts([0, 9, 1], 3, away=[0, 1, 2]) == ([[], [], []], [0, 0, 0])


def test_ties_go_to_the_richer():
    assert ranks([50, 50, 40], [3, 4, 99]) == [1, 0, 2]
    assert ranks([50, 50, 40], [3, 3, 99]) == [0, 0, 2]
