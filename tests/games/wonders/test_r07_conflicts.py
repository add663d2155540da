"""Section 7 of RULES.md: who wins and who loses at the end of an Age?"""

import random

import pytest

from tests.games.wonders.position import given
from tests.games.wonders.slow_payment import tiles_of
from tests.games.wonders.slow_score import conflicts

RED = ["stockade", "barracks", "guard-tower"]


def test_r7_1_shields_of_cards_stages_and_tokens():
    position = given(
        "rhodes-b:1 3 [barracks]\ngiza-a 3 [walls] rewards=obelisk:1\nmanneken-pis-b:1 3\nolympia-a 3", age=2, turn=5
    )
    assert position.state.shields[:4] == [2, 3, 1, 0]
    position.turn()
    assert [position.wins(seat) for seat in range(4)] == [[3], [3, 3], [3], []]
    assert position.defeats == [1, 0, 1, 2]


@pytest.mark.parametrize(("age", "value"), [(1, 1), (2, 3), (3, 5)])
def test_r7_2_and_r7_3_tokens_of_the_age(age, value):
    position = given("giza-a 3 [barracks]\nephesus-a 3\nbabylon-a 3", age=age, turn=5)
    position.turn()
    assert [position.wins(seat) for seat in range(3)] == [[value, value], [], []]
    assert position.defeats == [0, 1, 1]


def test_r7_4_equal_shields_give_nothing():
    position = given("giza-a 3 [barracks]\nephesus-a 3 [stockade]\nbabylon-a 3 [guard-tower]", turn=5)
    position.turn()
    assert [position.wins(seat) for seat in range(3)] == [[], [], []]
    assert position.defeats == [0, 0, 0]


def test_r7_5_shields_and_tokens_stay():
    position = given("giza-a 3 [barracks]\nephesus-a 3\nbabylon-a 3", turn=5)
    position.turn()
    for _ in range(6):
        position.sell_all()
    assert (position.wins(0), position.defeats) == ([1, 1, 3, 3], [0, 2, 2])


@pytest.mark.parametrize("seats", range(3, 8))
def test_r7_2_conflicts_agree_with_the_slow_twin(seats):
    dice = random.Random(seats)
    boards = ["giza", "ephesus", "babylon", "olympia", "alexandria", "halicarnassus", "rhodes"]
    for _ in range(12):
        age = dice.choice([1, 2, 3])
        tiles = dice.choice(["", "19", "22", "19 22"])
        shields = [dice.randint(0, 3) for _ in range(seats)]
        rows = [f"{boards[i]}-a 3 rewards=obelisk:{shields[i]}" for i in range(seats)]
        position = given("\n".join(rows), age=age, turn=5, tiles=tiles, tower=True)
        assert position.state.shields[:seats] == shields
        position.turn()
        won, lost = conflicts(shields, age, tiles=tiles_of(map(int, tiles.split())))
        assert [position.wins(seat) for seat in range(seats)] == won
        assert position.defeats == lost
