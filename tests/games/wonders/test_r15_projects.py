"""Section 15 of RULES.md: taking part in Great Projects, their success and their failure."""

from collections import Counter

import pytest

from shinar.games.wonders import state as s
from tests.games.wonders.position import dealt, given

THREE = "ephesus-a {} [{}] [{}]\nrhodes-a 3\nbabylon-a 3"


def test_r15_1_one_of_the_five_projects_of_each_age():
    met = {age: Counter() for age in (1, 2, 3)}
    for seed in range(60):
        position = dealt(seed, seats=3, projects=True, sides="all_a")
        while not position.state.is_over:
            met[position.state.age][position.state.project - 1] += 1
            age = position.state.age
            while position.state.age == age and not position.state.is_over:
                position.state.random_play(seed, 1)
    assert [sorted(met[age]) for age in (1, 2, 3)] == [list(range(5)), list(range(5, 10)), list(range(10, 15))]


@pytest.mark.parametrize(("seats", "tokens"), [(2, 2), (3, 2), (4, 3), (5, 4), (6, 5), (7, 6)])
def test_r15_2_tokens_on_it(seats, tokens):
    assert dealt(seats=seats, projects=True).state.project_tokens == tokens


def test_r15_3_take_part_while_building_in_its_colour():
    position = given(THREE.format(3, "", "altar"), project="belvedere")
    assert position.joins(0, "build:altar") == [0, 1]
    position.turn("build:altar+join:1", "sell", "sell")  # the clay of the right neighbour
    assert position.coins == [0, 6, 8]
    assert (position.state.parts[0], position.state.project_tokens) == (1, 1)
    assert "altar" in position.cards(0)


def test_r15_3_one_need_not_take_part():
    position = given(THREE.format(3, "", "altar"), project="belvedere")
    position.turn("build:altar+join:0", "sell", "sell")
    assert (position.coins[0], position.state.parts[0]) == (3, 0)


def test_r15_3_other_colours_do_not_take_part():
    position = given(THREE.format(9, "", "loom"), project="belvedere")
    assert position.joins(0, "build:loom") in ([], [0])


def test_r15_4_stages_sales_and_tiles_do_not_take_part():
    position = given("giza-a 9 [stone-pit] [altar] tiles=5\nrhodes-a 3\nbabylon-a 3", project="belvedere", tower=True)
    for choice in ("stage:altar", "sell:altar", "raise:altar+tile:5"):
        copy = position.copy()
        copy.turn(choice, "sell", "sell")
        assert copy.state.parts[0] == 0


def test_r15_4_free_buildings_pay_for_taking_part():
    picture = "ephesus-a {} [{}] [aqueduct] {}\nrhodes-a 3\nbabylon-a 3"
    for cards, words, means in (
        ("baths press", "", "chain"), ("press", "tokens=structure:1", "token"),
    ):  # fmt: skip
        for coins, joins in ((1, [0, 1]), (0, [0])):
            position = given(picture.format(coins, cards, words), age=2, project="obelisk")
            assert position.joins(0, f"build:aqueduct+means:{means}") in (joins, [] if joins == [0] else joins)
        position = given(picture.format(1, cards, words), age=2, project="obelisk")
        position.turn(f"build:aqueduct+means:{means}+join:1", "sell", "sell")
        assert (position.coins[0], position.state.parts[0]) == (0, 1)


def test_r15_4_from_the_discard_pile_too():
    position = given(
        "halicarnassus-a:1 1 [ore-vein foundry] [vineyard]\nephesus-a 3\nbabylon-a 3", age=2, project="sewer-network"
    )
    position.turn("stage:vineyard", "sell", "sell")
    assert position.joins(0, "build:workshop") in ([], [0])  # two coins
    position = given(
        "halicarnassus-a:1 3 [ore-vein foundry press] [vineyard]\nephesus-a 3\nbabylon-a 3", age=2, project="obelisk"
    )
    position.turn("stage:vineyard", "sell", "sell")
    position.choose(0, "build:altar+join:1")
    assert (position.coins[0], position.state.parts[0]) == (2, 1)


def test_r15_5_one_payment_for_both():
    """One clay cannot serve the building and the project."""
    position = given("babylon-a 9 [glassworks lumber-yard] [temple]\nrhodes-a 3\nephesus-a 3", age=2, project="obelisk")
    assert position.joins(0, "build:temple") == [0, 1]
    position = given("babylon-a 1 [] [guard-tower]\nrhodes-a 3\nephesus-a 3", project="double-walls")
    assert position.joins(0, "build:guard-tower") == [0, 1]
    position = given("giza-a 9 [] [baths]\nrhodes-a 3\nbabylon-a 3", project="belvedere")
    assert position.splits(0, "build:baths+join:1") == [(0, 2)]
    position = given("giza-a 9 [brickyard] [forum]\nephesus-a 3\nalexandria-a 3", age=2, project="river-port")
    assert position.joins(0, "build:forum") in ([], [0])  # no textile anywhere
    position = given("alexandria-a 2 [quarry] [aqueduct] \nephesus-a 3\ngiza-a 3", age=2, project="obelisk")
    assert position.joins(0, "build:aqueduct") in ([], [0])  # two coins for the stone, two and one for the rest


def test_r15_6_tiles_do_not_change_the_cost_of_taking_part():
    position = given("giza-a 9 [] [baths]\nrhodes-a 3\nbabylon-a 3", project="belvedere", tiles="8")
    position.turn("build:baths+join:1", "sell", "sell")
    assert position.coins == [9 - 1 - 1 - 2, 6, 8]


def test_r15_6_prices_and_resources_of_tiles_help():
    position = given("giza-a 1 [] [altar]\nrhodes-a 3\nephesus-a 3", project="belvedere", tiles="18")
    position.turn("build:altar+join:1", "sell", "sell")
    assert (position.coins[0], position.state.parts[0]) == (0, 1)
    position = given("giza-a 9 [] [altar]\nrhodes-a 3\nbabylon-a 3", project="belvedere", tiles="12")
    assert position.splits(0, "build:altar+join:1") == [(0, 3)]


def test_r15_7_several_times_in_an_age_but_once_in_a_turn():
    position = given("babylon-a 9 [] [altar]\nrhodes-a 3\nephesus-a 3 [] [theater]", project="belvedere", turn=2)
    position.turn("build:altar+join:1", "sell", "sell")
    assert position.hand(0).count("theater")
    position.turn("build:theater+join:1", "sell", "sell")
    assert position.state.parts[0] == 2


def test_r15_7_not_twice_with_two_buildings_in_a_turn():
    position = given("babylon-b:12 9 [] [altar theater]\nrhodes-a 3\nephesus-a 3", project="belvedere", turn=5)
    copy = position.copy()
    copy.turn("build:altar+join:1", "sell", "sell")
    assert copy.joins(0, "build:theater") in ([], [0])
    position.turn("build:altar+join:0", "sell", "sell")
    assert position.joins(0, "build:theater") == [0, 1]


def test_r15_8_everyone_gets_one_when_too_few_are_left():
    position = given(
        "babylon-a 9 [] [altar]\nephesus-a 9 [clay-pool] [theater]\nrhodes-a 9 [clay-pit] [pawnshop]\ngiza-a 3",
        project="belvedere",
        tokens=1,
    )
    position.turn("build:altar+join:1", "build:theater+join:1", "build:pawnshop+join:1", "sell")
    assert position.state.parts[:4] == [1, 1, 1, 0]
    assert position.state.project_tokens == 0


def test_r15_8_a_build_from_the_discard_pile_belongs_to_the_turn():
    position = given(
        """
            halicarnassus-a:1 9 [ore-vein foundry press] [vineyard]
            ephesus-a 3 [quarry stone-pit] [aqueduct]
            babylon-a 3
        """,
        age=2,
        project="obelisk",
        tokens=1,
    )
    position.turn("stage:vineyard", "build:aqueduct+join:1", "sell")
    assert position.state.project_tokens == 0
    position.choose(0, "build:altar+join:1")
    assert position.state.parts[:2] == [1, 1]


def test_r15_9_no_token_no_part():
    position = given(THREE.format(9, "", "altar"), project="belvedere", tokens=0)
    assert position.joins(0, "build:altar") in ([], [0])


def test_r15_10_success_and_failure():
    for tokens, done in ((0, 1), (1, -1)):
        position = given("ephesus-a 3\nrhodes-a 3\nbabylon-a 3", project="rampart-road", tokens=tokens, turn=5)
        position.turn()
        assert position.state.past_project[0] == done * 5


def test_r15_11_rewards_for_every_token():
    position = given(
        "ephesus-a 3 [] [] parts=2\nrhodes-a 3\nbabylon-a 3 [] [] parts=1", project="rampart-road", tokens=0, turn=5
    )
    position.turn()
    assert position.coins == [3 + 3 + 8, 6, 3 + 3 + 4]


def test_r15_12_penalties_for_those_without_a_token():
    position = given("ephesus-a 3 [] [] parts=1\nrhodes-a 3\nbabylon-a 3", project="rampart-road", tokens=1, turn=5)
    position.turn()
    assert position.coins == [6, 0, 0]
    assert position.state.penalty_points[:3] == [0, 0, 0]


def test_r15_13_those_concerned_choose_at_the_same_time():
    position = given(
        "ephesus-a 3 [lumber-yard stone-pit]\nrhodes-a 3 [clay-pool ore-vein]\nbabylon-a 3 [clay-pit]",
        project="cranes",
        turn=5,
    )
    position.turn()
    assert position.state.phase == s.PENALTY
    assert position.state.acting() in ([0, 1], [0, 1, 2])
    position.choose(1, "lose:ore-vein")
    assert position.cards(1) == {"clay-pool", "ore-vein"}
    position.choose(0, "lose:stone-pit")
    if position.state.phase == s.PENALTY:
        position.choose(2, "lose:clay-pit")
    assert (position.cards(0), position.cards(1), position.cards(2)) == ({"lumber-yard"}, {"clay-pool"}, set())


def test_r15_14_tokens_are_handed_back_and_the_project_leaves():
    position = given("ephesus-a 3 [] [] parts=2\nrhodes-a 3\nbabylon-a 3", project="rampart-road", tokens=0, turn=5)
    position.turn()
    assert position.state.parts[:3] == [0, 0, 0]
    assert position.state.project - 1 in range(5, 10)
    assert position.state.project_tokens == 2


def test_r15_14_new_shields_and_lost_red_buildings_count():
    position = given("ephesus-a 3 [] [] parts=1\nrhodes-a 3\nbabylon-a 3", age=2, project="obelisk", tokens=0, turn=5)
    position.turn()
    assert position.wins(0) == [3, 3]
    position = given(
        "ephesus-a 3 [barracks]\nrhodes-a 3 [] [] parts=1\nbabylon-a 3 [] [] parts=1",
        project="belvedere",
        tokens=1,
        turn=5,
    )
    position.turn()
    assert position.wins(0) == []
