"""Does the estimate of a position of 7 Wonders put first things first, and do bots do well by it?"""

import dataclasses

import pytest

from shinar.bots import search
from shinar.catalog import load
from shinar.games.wonders.actions import BUILD
from shinar.games.wonders.cards import ID
from shinar.table import Table
from tests.bots.test_bots import finish
from tests.games.wonders.position import given

WONDERS = load("wonders")


def worth(city, *, left="giza-a 3", right="olympia-a 3", **settings):
    """What a city is worth beside two others: every position has the same others."""
    return given(f"{city}\n{left}\n{right}", **{"age": 2, "turn": 5} | settings).state.outlook(0)


def test_resources_are_worth_less_the_fewer_turns_are_left():
    gain = [
        worth("babylon-a 3 [lumber-yard ore-vein]", age=age) - worth("babylon-a 3 []", age=age) for age in (1, 2, 3)
    ]
    assert gain == sorted(gain, reverse=True)
    assert gain[2] >= 0


def test_a_resource_not_made_yet_is_worth_more_than_a_second_of_its_kind():
    assert worth("babylon-a 3 [ore-vein]") > worth("babylon-a 3 [clay-pool]")


def test_coins_are_worth_having():
    assert worth("babylon-a 2") < worth("babylon-a 3") < worth("babylon-a 9") < worth("babylon-a 12")


def test_the_first_shield_ahead_is_worth_more_than_the_next():
    none, one, two = (worth(f"babylon-a 3 [{cards}]") for cards in ("", "barracks", "barracks stockade"))
    assert one - none > two - one > 0


def test_shields_count_more_the_nearer_the_conflict_is():
    def gain(turn):
        picture = "babylon-a 3 [{}]\ngiza-a 3\nolympia-a 3"
        armed, bare = (given(picture.format(cards), age=3, turn=turn).state for cards in ("barracks", ""))
        return armed.outlook(0) - bare.outlook(0)

    assert gain(5) > gain(1) > 0


def test_the_third_symbol_of_a_set_is_worth_more_than_a_second_of_its_kind():
    third, second = (worth(f"babylon-b 3 [workshop scriptorium {card}]") for card in ("dispensary", "laboratory"))
    assert third > second


def test_a_structure_that_makes_others_free_is_worth_more_while_they_are_to_come():
    def gain(age, turn):
        return worth("babylon-a 3 [theater]", age=age, turn=turn) - worth("babylon-a 3 []", age=age, turn=turn)

    assert gain(1, 5) > gain(2, 0)  # a turn later the statue is in somebody's hand


@pytest.mark.parametrize(("project", "age"), [("double-walls", 1), ("obelisk", 2), ("grand-bazaar", 3)])
@pytest.mark.parametrize("tokens", [0, 2])
def test_a_part_in_the_project_is_worth_having(project, age, tokens):
    """It brings a reward, or saves from a penalty."""
    joined, idle = (
        worth(f"babylon-a 3 [] [] parts={parts}", project=project, age=age, tokens=tokens) for parts in (1, 0)
    )
    assert joined > idle


def test_victory_is_better_than_defeat():
    assert worth("babylon-a 3 [] [] wins=1,0,0") > worth("babylon-a 3") > worth("babylon-a 3 [] [] defeats=1")


def test_a_choice_of_several_parts_is_judged_as_carried_out():
    """The last to choose would have to say how it pays, before anything could be seen of what it builds."""
    position = given(
        """
        rhodes-a   3
        olympia-b  3
        babylon-a  9  [glassworks loom press stone-pit ore-vein]  [palace gardens]
        giza-a     3  [lumber-yard]
        """,
        age=3,
        turn=5,
    )
    for seat in (0, 1, 3):
        position.choose(seat, "sell")
    state = position.state
    assert state.acting() == [2]
    palace = BUILD + ID["palace"]
    copy = state.clone()
    copy.play(2, palace)
    assert copy.acting() == [2]
    at_once = dataclasses.replace(WONDERS.tuning, depth=0, ordered=True)
    for budget in (1, 200):
        report = search(state, 2, 1, tuning=at_once, iterations=budget)
        assert report.moves[0].action == palace


@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_beats_random(seats):
    for seed in range(2):
        kinds = ["greedy" if seat == seed else "random" for seat in range(seats)]
        table = Table.new(WONDERS, seed=seed, seats=seats, options=WONDERS.presets["babel"])
        assert finish(table, kinds, seed).result.ranks[seed] == 0
