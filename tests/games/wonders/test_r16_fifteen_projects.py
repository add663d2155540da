"""Section 16 of RULES.md: the fifteen projects: taking part, success, failure, and who cannot pay the penalty."""

import pytest

from shinar.games.wonders import state as s
from tests.games.wonders.position import given

# Coins and the good that taking part costs; a card of the colour, and what it needs.
COSTS = {
    "belvedere": (1, "clay-pool", "altar", ""), "cranes": (1, "", "workshop", "glassworks"),
    "double-walls": (1, "", "barracks", "ore-vein"), "factory": (2, "", "stone-pit", ""),
    "rampart-road": (1, "stone-pit", "marketplace", ""),
    "obelisk": (1, "press", "aqueduct", "baths"), "river-port": (1, "loom", "vineyard", ""),
    "sewer-network": (2, "", "dispensary", "apothecary"), "smelter": (2, "", "foundry", ""),
    "war-mirror": (2, "glassworks", "stables", "apothecary"),
    "archives": (4, "", "lodge", "dispensary"), "giant-trebuchet": (5, "lumber-yard", "fortifications", "walls"),
    "grand-bazaar": (4, "ore-vein", "haven", "forum"), "menagerie": (4, "", "traders-guild", "loom glassworks press"),
    "triumphal-arches": (5, "", "pantheon", "temple"),
}  # fmt: skip
AGE = {key: 1 + number // 5 for number, key in enumerate(COSTS)}
LOSSES = {
    "belvedere": "barracks stockade", "cranes": "clay-pool stone-pit", "factory": "loom press",
    "obelisk": "clay-pool quarry", "sewer-network": "walls stables", "smelter": "loom-2 press-2",
    "war-mirror": "temple altar", "archives": "palace senate", "grand-bazaar": "walls arsenal",
    "menagerie": "lodge school",
}  # fmt: skip


def takes_part(project):
    """It costs what it costs: with a coin or the good missing it cannot be done."""
    coins, good, card, help_ = COSTS[project]
    age = AGE[project]
    free = 1 if card == "foundry" else 0  # the card's own coin
    picture = "halicarnassus-b {} [{} {}] [{}] {}\nmanneken-pis-b 0\nephesus-b 0 [] [] barren=1"
    enough = given(picture.format(coins + free, help_, good, card, "barren=1"), age=age, project=project)
    assert enough.joins(0, f"build:{card}") == [0, 1]
    enough.turn(f"build:{card}+join:1", "sell", "sell")
    assert enough.state.parts[0] == 1
    assert card in enough.cards(0)
    poor = given(picture.format(coins + free - 1, help_, good, card, "barren=1"), age=age, project=project)
    assert poor.joins(0, f"build:{card}") in ([], [0])
    if good:
        bare = given(picture.format(coins + free, help_, "", card, "barren=1"), age=age, project=project)
        assert bare.joins(0, f"build:{card}") in ([], [0])


def succeeds(project, row="ephesus-a 0 [{}] [] parts=2", cards=""):
    """The city after success with two tokens; the others have none."""
    others = "giza-a 3\nbabylon-a 3"
    position = given(f"{row.format(cards)}\n{others}", age=AGE[project], project=project, tokens=0, turn=5)
    position.turn()
    assert position.state.penalty_points[:3] == [0, 0, 0]
    return position


def fails(project):
    """Seat 0 loses something, seat 1 cannot, seat 2 took part; the state afterwards."""
    position = given(
        f"ephesus-a 2 [{LOSSES.get(project, '')}]\ngiza-a 2\nbabylon-a 2 [] [] parts=1",
        age=AGE[project],
        project=project,
        tokens=1,
        turn=5,
    )
    position.turn()
    return position


def loses_one_of(project):
    cards = LOSSES[project].split()
    position = fails(project)
    assert position.state.phase == s.PENALTY
    assert position.state.acting() == [0]
    position.choose(0, f"lose:{cards[0]}")
    assert position.cards(0) == set(cards[1:])
    assert position.state.penalty_points[:3] == [0, -AGE[project], 0]


def test_r16_1_belvedere():
    takes_part("belvedere")
    assert succeeds("belvedere").tokens(0, "stage") == 2
    loses_one_of("belvedere")


def test_r16_2_cranes():
    takes_part("cranes")
    assert succeeds("cranes").tokens(0, "structure") == 2
    loses_one_of("cranes")


def test_r16_3_double_walls():
    takes_part("double-walls")
    assert succeeds("double-walls").wins(0) == [1, 1]
    position = fails("double-walls")
    assert position.state.barren[:3] == [1, 1, 0]
    assert position.state.penalty_points[:3] == [0, 0, 0]


def test_r16_4_factory():
    takes_part("factory")
    assert succeeds("factory").tokens(0, "wildcard") == 2
    loses_one_of("factory")


def test_r16_5_rampart_road():
    takes_part("rampart-road")
    assert succeeds("rampart-road").coins[0] == 3 + 8
    assert fails("rampart-road").coins == [0, 0, 5]


def test_r16_6_obelisk():
    takes_part("obelisk")
    assert succeeds("obelisk").state.shields[0] == 2
    loses_one_of("obelisk")


def test_r16_7_river_port():
    takes_part("river-port")
    assert succeeds("river-port").coins[0] == 3 + 12
    assert fails("river-port").coins == [0, 0, 5]


def test_r16_8_sewer_network():
    takes_part("sewer-network")
    assert succeeds("sewer-network").tokens(0, "structure") == 2
    loses_one_of("sewer-network")


def test_r16_9_smelter():
    takes_part("smelter")
    assert succeeds("smelter", "ephesus-a:12 0 [] [] parts=2").points(0, "projects") == 4
    loses_one_of("smelter")


def test_r16_10_war_mirror():
    takes_part("war-mirror")
    assert succeeds("war-mirror").wins(0) == [3, 3]
    loses_one_of("war-mirror")


def test_r16_11_archives():
    takes_part("archives")
    row = "ephesus-a 0 [workshop laboratory apothecary lodge school library] [] parts=2"
    position = succeeds("archives", row)
    assert (position.points(0, "projects"), position.points(0, "science")) == (12, 26)
    assert succeeds("archives", "ephesus-a 0 [workshop apothecary] [] parts=1").points(0, "projects") == 0
    loses_one_of("archives")


def test_r16_11_free_symbols_count_for_sets_too():
    row = "babylon-a:12 0 [workshop apothecary] [] parts=1"
    position = given(f"{row}\ngiza-a 3\nephesus-a 3", age=3, project="archives", tokens=0, turn=5)
    position.turn()
    assert (position.points(0, "projects"), position.points(0, "science")) == (3, 10)


def test_r16_12_giant_trebuchet():
    takes_part("giant-trebuchet")
    assert succeeds("giant-trebuchet").wins(0) == [5, 5]
    assert fails("giant-trebuchet").coins == [0, 0, 5]


def test_r16_13_grand_bazaar():
    takes_part("grand-bazaar")
    assert succeeds("grand-bazaar").coins[0] == 3 + 24
    loses_one_of("grand-bazaar")


def test_r16_14_menagerie():
    takes_part("menagerie")
    position = given(
        """
            ephesus-a 0 [workers-guild] [] parts=2
            giza-a 3 [spies-guild traders-guild]
            rhodes-a 3 [builders-guild]
            babylon-a 3
        """,
        age=3, project="menagerie", tokens=0, turn=5,
    )  # fmt: skip
    position.turn()
    assert position.points(0, "projects") == 2 * 3
    loses_one_of("menagerie")


def test_r16_15_triumphal_arches():
    takes_part("triumphal-arches")
    assert succeeds("triumphal-arches").state.shields[0] == 4
    position = given(
        "ephesus-a 2 [] [] wins=1,1,0\ngiza-a 2 [] [] wins=1,0,0\nbabylon-a 2 [] [] parts=1",
        age=3,
        project="triumphal-arches",
        tokens=1,
        turn=5,
    )
    position.turn()
    while position.state.phase == s.PENALTY:
        position.state.random_play(1, 1)
    assert (position.wins(0), position.wins(1)) == ([], [1])
    assert position.state.penalty_points[:3] == [0, -3, 0]


@pytest.mark.parametrize("project", COSTS)
def test_r15_26_nobody_who_can_pay_takes_a_penalty_token(project):
    position = fails(project)
    while position.state.phase == s.PENALTY:
        position.state.random_play(1, 1)
    if project != "triumphal-arches":
        assert position.state.penalty_points[0] == 0
    assert position.state.penalty_points[2] == 0
