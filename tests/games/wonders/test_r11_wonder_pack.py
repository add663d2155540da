"""Section 11 of RULES.md: the boards of the Wonder Pack."""

import pytest

from shinar.games.wonders import GAME
from shinar.games.wonders import actions as a
from shinar.games.wonders import state as s
from shinar.games.wonders.cards import ID
from tests.games.wonders.position import dealt, given

# -- Great Wall --------------------------------------------------------------------------------------------------------


def test_r11_1_stages_in_any_order():
    position = given("great-wall-a 0 [quarry stone-pit] [haven]\nrhodes-a 0\nbabylon-a 0", age=3)
    assert position.which(0, "stage:haven") in ([], [3])
    position.turn("stage:haven", "sell", "sell")
    assert position.stages(0) == [3]
    position = given(
        "great-wall-a:13 0 [ore-vein foundry clay-pool glassworks press] [haven]\nrhodes-a 0\nbabylon-a 0", age=3
    )
    assert position.which(0, "stage:haven") == [2, 4]
    position.turn("stage:haven+which:2", "sell", "sell")
    assert position.stages(0) == [1, 2, 3]
    given("great-wall-a:2 0 [clay-pool glassworks press] [haven]\nrhodes-a 0\nbabylon-a 0", age=3).refuses(
        0, "stage:haven", a.STAGE_NOT_ON_OFFER, a.STAGE_TOO_FEW_COINS
    )


def test_r11_1_the_stage_is_chosen_with_the_card():
    position = given("great-wall-a 0 [quarry stone-pit lumber-yard sawmill] [haven]\nrhodes-a 0\nbabylon-a 0", age=3)
    position.choose(0, "stage:haven")
    assert position.state.acting() == [0, 1, 2]
    position.choose(0, "which:1")
    assert position.state.acting() == [1, 2]


SIDE_A = [
    ("sawmill", "coins=8"),
    ("clay-pool glassworks press", ""),
    ("quarry stone-pit", "shields=2"),
    ("ore-vein foundry", ""),
]
SIDE_B = [("lumber-yard press", "coins=8"), ("brickyard ore-vein", ""), ("sawmill press", ""), ("quarry", "")]


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_r11_2_side_a(number):
    one_stage("a", number, *SIDE_A[number - 1])


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_r11_3_side_b(number):
    one_stage("b", number, *SIDE_B[number - 1])


def one_stage(side, number, cards, gives):
    others = "rhodes-a 5\nbabylon-a 5\nephesus-a 5"
    position = given(f"great-wall-{side} 0 [{cards}] [haven]\n{others}", age=3)
    before = position.coins[0], position.state.shields[0]
    position.turn(f"stage:haven+which:{number}", "sell", "sell", "sell")
    wanted = dict(word.split("=") for word in gives.split())
    assert position.coins[0] - before[0] == int(wanted.get("coins", 0))
    assert position.state.shields[0] - before[1] == int(wanted.get("shields", 0))
    assert position.stages(0) == [number]
    short = given(f"great-wall-{side} 0 [{cards.rpartition(' ')[0]}] [haven]\n{others}", age=3)
    short.refuses(0, "stage:haven", a.STAGE_TOO_FEW_COINS, a.STAGE_NOT_ON_OFFER)


def test_r11_4_two_coins_for_each_neighbour():
    position = given("great-wall-b 0 [lumber-yard press] [haven]\nrhodes-a 0\nbabylon-a 0\nephesus-a 0", age=3)
    position.turn("stage:haven", "sell", "sell", "sell")
    assert position.coins == [8, 5, 3, 5]


def test_r11_5_a_copied_symbol():
    picture = "great-wall-b:2 0 [apothecary workshop]\nrhodes-a 0 [{}]\nephesus-a 0 [scriptorium]\nbabylon-a 0 [{}]"
    for left, right, points in (("", "", 2), ("dispensary", "", 5), ("", "laboratory", 5), ("school", "", 10)):
        assert given(picture.format(left, right), age=3).points(0, "science") == points
    position = given(
        """
            great-wall-b:2 0 [apothecary workshop]
            rhodes-a 0
            ephesus-a 0 [scriptorium]
            babylon-a 0 [dispensary laboratory]
        """,
        age=3,
    )
    assert position.points(0, "science") == 5


def test_r11_6_diplomacy_leaves_the_neighbours_to_face_each_other():
    position = given(
        "great-wall-b:3 0 truces=1\nrhodes-a 3 [barracks]\nbabylon-a 3 [stockade guard-tower]\nephesus-a 3", turn=5
    )
    position.turn()
    assert [position.wins(seat) for seat in range(4)] == [[], [1], [1, 1], []]
    assert position.defeats == [0, 1, 0, 2]
    assert position.state.truces[0] == 0


def test_r11_6_two_cities_left_compare_once():
    position = given("great-wall-b:3 0 truces=1\nrhodes-a 3 [barracks]\nbabylon-a 3", age=2, turn=5)
    position.turn()
    assert [position.wins(seat) for seat in range(3)] == [[], [3], []]
    assert position.defeats == [0, 0, 1]


def test_r11_6_for_the_next_conflicts_only():
    position = given("great-wall-b 0 [sawmill press] [haven]\nrhodes-b:1 3\nbabylon-a 3", age=3, turn=5)
    position.turn("stage:haven+which:3", "sell", "sell")
    assert position.defeats == [0, 0, 1]
    position = given("great-wall-b:3 0\nrhodes-b:1 3\nbabylon-a 3", age=3, turn=5)
    position.turn()
    assert position.defeats == [1, 0, 1]


def test_r11_7_every_other_player_loses_two_coins_at_the_end_of_the_turn():
    position = given(
        "great-wall-b 0 [sawmill press] [haven]\nrhodes-a 7 [] [lodge]\nbabylon-a 0\nephesus-a 1 [] [gardens]"
        "\nhalicarnassus-a:1 9 [ore-vein foundry] [study]",
        age=3,
    )
    position.turn("stage:haven+which:3", "sell", "sell", "sell", "stage:study")
    assert position.state.phase == s.SEARCH
    assert position.coins == [0, 10, 3, 4, 9]
    position.choose(4, "decline")
    assert position.coins == [0, 8, 1, 2, 7]


def test_r11_7_who_has_fewer_loses_what_he_has():
    position = given(
        "great-wall-b 0 [sawmill press] [walls]\nrhodes-a 1 [] [loom-2]\nbabylon-a 0 [] [glassworks-2]\nephesus-a 3",
        age=2,
    )
    position.turn("stage:walls+which:3", "build:loom-2", "build:glassworks-2", "sell")
    assert position.coins == [0, 0, 0, 4]


def test_r11_8_a_missing_resource():
    raw = "stockade baths guard-tower barracks"
    position = given(
        f"great-wall-b:4 0 [tree-farm] [{raw}]\nrhodes-a 0\nbabylon-a 0\nephesus-a 0\nolympia-a 0\ngiza-a 0", turn=3
    )
    assert position.payable(0) == {"stockade", "guard-tower", "baths", "barracks"}
    position = given(
        """
            great-wall-b:4 0 [tree-farm] [stables]
            rhodes-a 0
            ephesus-a 0
            halicarnassus-a 0
            olympia-a 0
            alexandria-a 0
        """,
        age=2,
    )
    assert position.splits(0, "build:stables") == []  # wood and clay are not missing: one of them and the ore
    position = given("great-wall-b:4 0 [] [apothecary]\nrhodes-a 0 [] []\nbabylon-a 0")
    assert position.splits(0, "build:apothecary") == [(0, 0)]


def test_r11_8_printed_resources_count_while_they_are_stopped():
    position = given(
        """
            great-wall-b:4 0 [tree-farm] [barracks guard-tower stockade apothecary] barren=1
            rhodes-a 0
            ephesus-a 0
            giza-a 0
            olympia-a 0
            babylon-a 0
        """,
        turn=3,
        tiles="3",
    )
    assert position.payable(0) == {"barracks"}


def test_r11_8_neighbours_cannot_buy_it():
    position = given("giza-a 9 [] [barracks]\ngreat-wall-b:4 0\nbabylon-a 0")
    assert position.splits(0, "build:barracks") == []


# -- Stonehenge --------------------------------------------------------------------------------------------------------


def test_r11_9_side_a():
    for number, cards, points in (
        (1, "clay-pool ore-vein", 3),
        (2, "brickyard press", 5),
        (3, "sawmill loom quarry", 4),
    ):
        built = ":" + "12"[: number - 1] if number > 1 else ""
        position = given(f"stonehenge-a{built} 0 [{cards}] [haven]\nolympia-a 0\nalexandria-a 0", age=3)
        before = position.points(0, "wonder")
        position.turn("stage:haven", "sell", "sell")
        assert position.points(0, "wonder") - before == points
        short = given(f"stonehenge-a{built} 0 [{cards.split()[1]}] [haven]\nolympia-a 0\nalexandria-a 0", age=3)
        short.refuses(0, "stage:haven", a.STAGE_NOT_ON_OFFER, a.STAGE_TOO_FEW_COINS)


def test_r11_10_side_b():
    position = given("stonehenge-b 0 [ore-vein foundry quarry stone-pit] [haven]\nolympia-a 0\nalexandria-a 0", age=3)
    position.turn("stage:haven", "sell", "sell")
    assert (position.coins[0], position.points(0, "wonder")) == (3, 3)
    position = given(
        """
            stonehenge-b:1 0 [clay-pool brickyard press] [haven]
            olympia-a 0 [tavern haven]
            ephesus-a 0 [forum]
            alexandria-a 0 [bazar]
        """,
        age=3,
        turn=5,
    )
    position.turn("stage:haven", "sell", "sell", "sell")
    assert position.points(0, "wonder") == 3


def test_r11_10_coins_now_points_at_the_end():
    position = given(
        "stonehenge-b 0 [ore-vein foundry] [walls]\nolympia-a 0\nalexandria-a 0 [] [quarry] ", age=2, turn=2
    )
    position.turn("stage:walls", "sell", "sell")
    assert (position.coins[0], position.points(0, "wonder")) == (0, 0)
    position = given("stonehenge-b:1 5 [ore-vein foundry quarry]\nolympia-a 0\nalexandria-a 0", age=2)
    assert (position.coins[0], position.points(0, "wonder")) == (5, 2)


def test_r11_11_stones():
    rest = "olympia-a 0\nalexandria-a 0\nephesus-a 0\nbabylon-a 0\nrhodes-a 0\nhalicarnassus-a 0"
    for cards, stones in (
        ("stone-pit", 1), ("quarry", 2), ("timber-yard", 1), ("excavation", 1), ("mine", 1), ("caravansery baths", 0),
        ("stone-pit quarry timber-yard excavation mine lumber-yard", 6),
    ):  # fmt: skip
        assert given(f"stonehenge-a:123 0 [{cards}]\n{rest}", age=3).points(0, "wonder") == 8 + 2 * stones


def test_r11_12_the_buried_colour():
    picture = """
        stonehenge-b:1 0 [clay-pool brickyard press] [{}]
        olympia-a 0 [loom altar]
        ephesus-a 0 [baths]
        alexandria-a 0 [theater temple]
    """
    for key, points in (("palace", 3), ("haven", 0), ("workers-guild", 0), ("lodge", 0)):
        position = given(picture.format(key), age=3, turn=5)
        assert position.points(0, "wonder") == 0
        position.turn(f"stage:{key}", "sell", "sell", "sell")
        assert position.points(0, "wonder") == points
        assert all(GAME.surface.view(position.state, seat).cities[0].stages[1].card == ID[key] for seat in (None, 1))


# -- Manneken Pis ------------------------------------------------------------------------------------------------------


def test_r11_13_seven_coins_and_no_start():
    for seed in range(60):
        state = dealt(seed, seats=5, wonder_pack=True).state
        for city in range(5):
            assert state.coins[city] == (7 if state.board[city] == 9 else 3)
    position = given("giza-a 9 [] [stockade]\nmanneken-pis-a 9\nephesus-a 9")
    assert position.splits(0, "build:stockade") == []


MIRRORS = [
    # left neighbour, right neighbour, stage, cards, then coins, shields and points
    ("giza-a", "rhodes-a", 1, "stone-pit timber-yard", 0, 0, 3),
    ("giza-a", "rhodes-a", 2, "clay-pool brickyard", 0, 2, 0),
    ("giza-b", "ephesus-a", 2, "sawmill", 9, 0, 0),
    ("giza-b", "ephesus-a", 3, "clay-pool brickyard", 0, 0, 5),
    ("rhodes-b", "ephesus-a", 1, "stone-pit quarry", 3, 1, 3),
    ("ephesus-b", "rhodes-b", 2, "ore-vein foundry clay-pit", 4, 1, 4),
    ("ephesus-b", "rhodes-b", 3, "glassworks loom press", 4, 0, 5),
]


@pytest.mark.parametrize(("left", "right", "number", "cards", "coins", "shields", "points"), MIRRORS)
def test_r11_14_side_a_has_stages_of_the_neighbours(left, right, number, cards, coins, shields, points):
    built = ":" + "12"[: number - 1] if number > 1 else ""
    position = given(f"manneken-pis-a{built} 0 [{cards}] [haven]\n{left} 0\nolympia-a 0\n{right} 0", age=3)
    before = position.state.shields[0], position.points(0, "wonder"), position.points(1, "wonder")
    assert position.splits(0, "stage:haven") == [(0, 0)]
    position.turn("stage:haven", "sell", "sell", "sell")
    assert position.coins[0] == coins
    assert position.state.shields[0] - before[0] == shields
    assert position.points(0, "wonder") - before[1] == points
    assert position.points(1, "wonder") == before[2]
    short = given(
        f"manneken-pis-a{built} 0 [{cards.rpartition(' ')[0]}] [haven]\n{left} 0\nolympia-a 0\n{right} 0", age=3
    )
    short.refuses(0, "stage:haven", a.STAGE_TOO_FEW_COINS, a.STAGE_NOT_ON_OFFER)


def test_r11_14_effects_work_for_manneken_pis():
    position = given("manneken-pis-a:1 0 [ore-vein foundry] [haven]\ngiza-a 0\nrhodes-a 0\nhalicarnassus-a 0", age=3)
    position.turn("stage:haven", "sell", "sell", "sell")
    assert (position.state.phase, position.state.acting()) == (s.SEARCH, [0])
    position = given("manneken-pis-a:12 0 [apothecary workshop]\ngiza-a 0\nrhodes-a 0\nbabylon-a 0", age=3)
    assert position.points(0, "science") == 10
    position = given("manneken-pis-a:12 0 [] [baths stockade] powers=1\ngiza-a 0\nrhodes-a 0\nolympia-a 0")
    assert position.means(0, "build:baths") in ([], ["power"])


def test_r11_15_no_such_stage():
    position = given(
        "manneken-pis-a:12 99 [] [haven]\nrhodes-b 0 [foundry ore-vein quarry stone-pit]\ngiza-a 0\nephesus-a 0", age=3
    )
    position.refuses(0, "stage:haven", a.NO_SUCH_STAGE, a.NO_STAGE_LEFT)
    position = given(
        "manneken-pis-a:1 99 [] [haven]\ngiza-a 0 [quarry]\nephesus-a 0\nstonehenge-b 0 [sawmill press]", age=3
    )
    position.refuses(0, "stage:haven", a.STAGE_NOT_ON_OFFER)  # three clay and a papyrus: it is there


def test_r11_16_any_stage_of_the_great_wall_none_twice():
    picture = "manneken-pis-a{} 0 [{}] [haven]\ngreat-wall-a 0\nolympia-a 0\nephesus-a 0"
    position = given(picture.format("", "sawmill quarry stone-pit"), age=3)
    assert position.which(0, "stage:haven") == [1, 3]
    position.turn("stage:haven+which:3", "sell", "sell", "sell")
    assert position.state.shields[0] == 2
    assert position.state.shields[1] == 0


def test_r11_16_none_a_second_time():
    position = given(
        "manneken-pis-a 0 [sawmill lumber-yard quarry stone-pit] [walls]\ngreat-wall-a 0\nolympia-a 0\nephesus-a 0",
        age=2,
        turn=3,
    )
    position.turn("stage:*+which:1", "sell", "sell", "sell")
    assert position.coins[0] == 8
    position.turn("stage:*", "sell", "sell", "sell")  # Ephesus, side A: nine coins
    assert position.coins[0] == 17
    assert 1 not in position.which(0, "stage:*")


def test_r11_17_side_b():
    cards = "lumber-yard stone-pit clay-pool ore-vein glassworks loom press"
    position = given(f"manneken-pis-b 0 [{cards}] [haven]\ngreat-wall-a 0\nolympia-a 0", age=3)
    position.turn("stage:haven", "sell", "sell")
    assert (position.coins[0], position.state.shields[0], position.points(0, "wonder")) == (7, 1, 7)
    for missing in cards.split():
        rest = " ".join(card for card in cards.split() if card != missing)
        position = given(f"manneken-pis-b 0 [{rest}] [haven]\ngreat-wall-a 0\nolympia-a 0", age=3)
        position.refuses(0, "stage:haven", a.STAGE_TOO_FEW_COINS, a.STAGE_NOT_ON_OFFER)
