"""Section 15 of RULES.md, the second part: what projects give when they succeed, and what they cost when they fail."""

import pytest

from shinar.games.wonders import actions as a
from shinar.games.wonders import state as s
from tests.games.wonders.position import given

# -- rewards -----------------------------------------------------------------------------------------------------------


def test_r15_15_coins_shields_and_victory_tokens():
    for age, project, coins, shields, wins in (
        (2, "river-port", 6, 0, []), (3, "grand-bazaar", 12, 0, []), (2, "obelisk", 0, 1, [3, 3]),
        (3, "triumphal-arches", 0, 2, [5, 5]), (1, "double-walls", 0, 0, [1]), (2, "war-mirror", 0, 0, [3]),
        (3, "giant-trebuchet", 0, 0, [5]),
    ):  # fmt: skip
        position = given("ephesus-a 3 [] [] parts=1\ngiza-a 3\nbabylon-a 3", age=age, project=project, tokens=0, turn=5)
        position.turn()
        assert position.coins[0] == 6 + coins, project
        assert position.state.shields[0] == shields
        assert position.wins(0) == wins


def test_r15_15_shields_stay():
    position = given("ephesus-a 3 [] [] rewards=obelisk:2\ngiza-a 3\nbabylon-a 3", age=3, turn=5, projects=True)
    position.turn()
    assert position.wins(0) == [5, 5]


def test_r15_16_the_joining_token():
    position = given("ephesus-a 9 [] [loom-2] tokens=wildcard:1\nrhodes-a 3\nbabylon-a 3", age=2, project="obelisk")
    assert position.joins(0, "build:loom-2") == [0, 2]
    position.turn("build:loom-2+join:2", "sell", "sell")
    assert (position.coins[0], position.state.parts[0], position.tokens(0, "wildcard")) == (8, 1, 0)
    blue = given("ephesus-a 9 [baths] [aqueduct] tokens=wildcard:1\nrhodes-a 3\nbabylon-a 3", age=2, project="obelisk")
    assert blue.joins(0, "build:aqueduct")[:2] == [0, 1]
    none_left = given(
        "ephesus-a 9 [] [loom-2] tokens=wildcard:1\nrhodes-a 3\nbabylon-a 3", age=2, project="obelisk", tokens=0
    )
    assert none_left.joins(0, "build:loom-2") in ([], [0])


def test_r15_17_the_building_token():
    position = given("ephesus-a 0 [] [palace] tokens=structure:2\nrhodes-a 3\nbabylon-a 3", age=3, projects=True)
    assert position.means(0, "build:palace") in ([], ["token"])
    position.turn("build:palace", "sell", "sell")
    assert (position.coins[0], position.tokens(0, "structure")) == (0, 1)
    coins = given("ephesus-a 0 [] [sawmill] tokens=structure:1\nrhodes-a 3\nbabylon-a 3", age=2, projects=True)
    coins.turn("build:sawmill", "sell", "sell")
    assert "sawmill" in coins.cards(0)
    chain = given(
        "ephesus-a 9 [] [walls] tokens=structure:1\nrhodes-a 3\nbabylon-a 3", age=2, projects=True, tiles="13 14"
    )
    chain.turn("build:walls+means:token", "sell", "sell")
    assert chain.coins[0] == 9


def test_r15_18_the_stage_token():
    position = given("giza-a:12 0 [] [palace] tokens=stage:1\nrhodes-a 3\nbabylon-a 3", age=3, projects=True)
    position.turn("stage:palace", "sell", "sell")
    assert (position.stages(0), position.tokens(0, "stage")) == ([1, 2, 3], 0)
    assert position.pile["palace"] == 0
    taxed = given("giza-a:12 2 [] [palace] tokens=stage:1\nrhodes-a 3\nbabylon-a 3", age=3, projects=True, tiles="16")
    taxed.refuses(0, "stage:palace", a.STAGE_TOO_FEW_COINS, a.STAGE_NOT_ON_OFFER)


def test_r15_19_tokens_left_are_worth_nothing_and_are_used_when_asked():
    position = given(
        "giza-a 0 [] [] tokens=structure:1,stage:1,wildcard:1\nrhodes-a 0\nbabylon-a 0", age=3, turn=5, projects=True
    )
    assert sum(position.sheet(0).values()) == 0
    position = given("giza-a 0 [stone-pit] [haven] tokens=stage:1\nrhodes-a 0\nbabylon-a 0", age=3, projects=True)
    assert position.means(0, "stage:haven") == ["cost", "token"]
    position.turn("stage:haven+means:cost", "sell", "sell")
    assert position.tokens(0, "stage") == 1


def test_r15_20_the_category():
    position = given(
        "giza-a:12 0 [] [] rewards=smelter:2 penalty_points=-3 wins=1,0,0\nrhodes-a 0\nbabylon-a 0",
        age=3,
        turn=5,
        projects=True,
    )
    assert position.points(0, "projects") == 4 - 3
    assert position.points(0, "military") == 1


# -- penalties ---------------------------------------------------------------------------------------------------------


def test_r15_21_a_building_is_lost_with_all_that_lasts():
    position = given(
        "ephesus-a 0 [quarry walls stone-pit]\nrhodes-a 3 [] [] parts=1\nbabylon-a 3 [] [] parts=1",
        age=2,
        project="obelisk",
        tokens=1,
        turn=5,
    )
    position.turn()
    position.refuses(0, "lose:walls", a.WRONG_COLOUR)
    position.refuses(0, "lose:sawmill", a.NOT_IN_CITY)
    before = position.pile["quarry"]
    position.choose(0, "lose:quarry")
    assert position.cards(0) == {"walls", "stone-pit"}
    assert position.pile["quarry"] == before + 1


def test_r15_21_what_it_gave_stays():
    position = given(
        "ephesus-a 7 [school]\nrhodes-a 3 [] [] parts=1\nbabylon-a 3 [] [] parts=1",
        age=3,
        project="menagerie",
        tokens=1,
        turn=5,
    )
    position.turn()
    assert position.points(0, "science") == 0
    assert position.coins[0] == 10


def test_r15_22_all_coins():
    position = given(
        "ephesus-a 20\nrhodes-a 0 [] []\nbabylon-a 3 [] [] parts=1", project="rampart-road", tokens=1, turn=5
    )
    position.turn()
    assert position.coins == [0, 0, 6]
    assert position.state.penalty_points[:3] == [0, 0, 0]  # three coins for the card sold: enough to have paid


def test_r15_23_two_victory_tokens_of_ones_choice():
    position = given(
        "ephesus-a 3 [] [] wins=1,1,1\nrhodes-a 3 [] [] parts=1\nbabylon-a 3 [] [] parts=1",
        age=3,
        project="triumphal-arches",
        tokens=1,
        turn=5,
    )
    position.turn()
    assert position.state.phase == s.PENALTY
    position.choose(0, "lose-win:1")
    position.refuses(0, "lose-win:1", a.NO_SUCH_TOKEN)
    position.choose(0, "lose-win:3")
    assert position.wins(0) == [5]
    assert position.state.penalty_points[0] == 0


def test_r15_24_the_start_gives_nothing_any_more():
    position = given(
        "giza-a:1 0 [stone-pit]\nrhodes-a 3 [] [] parts=1\nolympia-b 3 [] [] parts=1",
        project="double-walls",
        tokens=1,
        turn=5,
    )
    position.turn()
    assert position.state.barren[:3] == [1, 0, 0]
    own = given("giza-a 0 [] [baths] barren=1\nrhodes-a 3\nephesus-a 3", projects=True)
    own.refuses(0, "build:baths", a.NOT_ON_OFFER)
    sold = given("ephesus-a 9 [] [baths]\ngiza-a 3 [] [] barren=1\nbabylon-a 3", projects=True)
    sold.refuses(0, "build:baths", a.NOT_ON_OFFER)
    stages = given("alexandria-a:12 0 [] [baths] barren=1\nrhodes-a 3\nephesus-a 3", projects=True)
    assert stages.splits(0, "build:baths") == [(0, 0)]


def test_r15_25_manneken_pis_loses_a_point_instead():
    position = given(
        "manneken-pis-a 7\nrhodes-a 3 [] [] parts=1\ngiza-a 3 [] [] parts=1", project="double-walls", tokens=1, turn=5
    )
    position.turn()
    assert (position.state.penalty_points[0], position.state.barren[0]) == (-1, 0)


@pytest.mark.parametrize(("age", "project", "points"), [(1, "belvedere", -1), (2, "obelisk", -2), (3, "archives", -3)])
def test_r15_26_who_cannot_pay_takes_a_penalty_token(age, project, points):
    position = given(
        "ephesus-a 3\nrhodes-a 3 [] [] parts=1\ngiza-a 3 [] [] parts=1", age=age, project=project, tokens=1, turn=5
    )
    position.turn()
    assert position.state.penalty_points[:3] == [points, 0, 0]
    assert position.points(0, "projects") == points


def test_r15_26_there_is_no_choice_between_the_two():
    position = given(
        "ephesus-a 3 [barracks stockade]\nrhodes-a 3 [] [] parts=1\ngiza-a 3 [] [] parts=1",
        project="belvedere",
        tokens=1,
        turn=5,
    )
    position.turn()
    assert position.state.phase == s.PENALTY
    assert len(position.state.legal_actions(0)) == 2


@pytest.mark.parametrize(("partial", "points", "wins"), [(False, -3, [3]), (True, 0, [])])
def test_r15_27_one_victory_token_is_not_two(partial, points, wins):
    position = given(
        """
            ephesus-a 3 [] [] wins=0,1,0
            rhodes-a 3 [] [] parts=1
            giza-a 3 [] [] parts=1
        """, age=3, project="triumphal-arches", tokens=1,
        turn=5, partial_penalty=partial,
    )  # fmt: skip
    position.turn()
    if position.state.phase == s.PENALTY:
        position.choose(0, "lose-win:3")
    assert position.state.penalty_points[0] == points
    assert position.wins(0) == wins
