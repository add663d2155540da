"""Section 12 of RULES.md: two players and the Free City between them."""

import random
from collections import Counter

import pytest

from shinar.games.wonders import actions as a
from shinar.games.wonders import state as s
from shinar.games.wonders.boards import BOARDS
from shinar.games.wonders.cards import GUILDS
from tests.games.wonders.position import dealt, given
from tests.games.wonders.test_r02_setup import kinds_of

TWO = "giza-a 3 {}\nrhodes-a 3 {}\nfree babylon-a 3 {}"


def test_r12_1_cards_of_three_and_a_ring_of_three_cities():
    state = dealt(seats=2).state
    assert (state.seats, state.cities) == (2, 3)
    game = dealt(seats=2, sides="all_a")
    assert [sum(kinds_of(game, age).values()) for age in (1, 2, 3)] == [21, 21, 21]
    assert sum(card in GUILDS for card in kinds_of(game, 3).elements()) == 5
    position = given("giza-a 9 [] [barracks guard-tower]\nrhodes-a 3 []\nfree babylon-a 3 []")
    assert position.splits(0, "build:barracks") == [(2, 0)]
    assert position.splits(0, "build:guard-tower") == [(0, 2)]


def test_r12_2_a_quiet_board_and_three_coins():
    met = Counter()
    for seed in range(60):
        state = dealt(seed, seats=2, wonder_pack=True).state
        assert (state.side[2], state.coins[2]) == (0, 3)
        met[BOARDS[state.board[2]].key] += 1
        assert len(set(state.board[:3])) == 3
    assert set(met) == {"giza", "rhodes", "alexandria", "ephesus", "babylon"}


def test_r12_3_and_r12_5_seven_cards_each_and_the_leader_draws():
    state = dealt(seats=2).state
    assert state.holder == 0
    assert Counter(state.place)[s.DRAW] == 6
    position = dealt(seats=2)
    assert (len(position.hand(0)), len(position.hand(1))) == (8, 7)


def test_r12_4_who_leads():
    position = dealt(3, seats=2, sides="all_a")
    leaders = []
    while not position.state.is_over:
        if position.state.phase == s.PLAY and not any(position.state.step[seat] for seat in range(2)):
            turn = position.state.age, position.state.turn
            if not leaders or leaders[-1][0] != turn:
                leaders.append((turn, position.state.holder))
        position.state.random_play(1, 1)
    wanted = [((age, turn), (turn + (age == 2)) % 2) for age in (1, 2, 3) for turn in range(6)]
    assert leaders == wanted


def test_r12_5_own_card_first_then_one_for_the_free_city():
    position = given(TWO.format("[] [altar theater]", "", ""))
    assert position.state.acting() == [0, 1]
    position.choose(0, "build:altar")
    assert position.state.acting() == [0, 1]
    position.refuses(0, "build:altar", a.NOT_IN_HAND)
    position.choose(0, "build:theater")
    assert position.state.acting() == [1]
    position.choose(1, "sell")
    assert (position.cards(0), position.cards(2)) == ({"altar"}, {"theater"})


def test_r12_6_hands_are_swapped():
    position = given(TWO.format("", "", ""), turn=1)
    mine, theirs = position.hand(0), position.hand(1)
    leader = position.state.holder
    assert leader == 1
    position.turn()
    assert len(position.hand(0)) == len(position.hand(1)) + 1 == len(theirs) - 1
    assert set(position.hand(1)) <= set(mine)


def test_r12_7_each_is_checked_at_the_start_of_the_turn():
    """What the leader builds this turn does not help the Free City yet, nor the other way round."""
    position = given("giza-a 9 [] [lumber-yard stockade]\nephesus-a 3 []\nfree babylon-a 3 []")
    position.choose(0, "build:lumber-yard")
    position.refuses(0, "build:stockade", a.NOT_ON_OFFER)


def test_r12_8_the_free_city_pays_and_is_paid():
    position = given("giza-a 3 [] [guard-tower baths]\nrhodes-a 3 []\nfree babylon-a 3 []")
    position.choose(0, "build:guard-tower")
    position.choose(0, "build:baths")
    position.choose(1, "sell")
    assert position.coins == [3 - 2 + 2, 6, 3 + 2 - 2]
    assert position.cards(2) == {"baths"}


def test_r12_8_it_builds_stages():
    position = given("giza-a 3 [] [altar loom]\nrhodes-a 3 []\nfree babylon-a 3 [clay-pool]", turn=2)
    position.choose(0, "build:altar")
    position.choose(0, "stage:loom")
    position.choose(1, "sell")
    assert position.stages(2) == [1]


def test_r12_9_it_sells_only_what_nothing_else_can_be_done_with():
    position = given("giza-a 3 [] [altar loom]\nrhodes-a 3 []\nfree babylon-a 0 []")
    position.choose(0, "build:altar")
    position.refuses(0, "sell:loom", a.FREE_CITY_CAN_USE)
    position = given("giza-a 3 []\nrhodes-a 3 [] [palace pantheon]\nfree babylon-a:123 0 []", age=3, turn=5)
    position.choose(1, "sell:palace")
    hand = [key for key in position.hand(1) if key != "palace"]
    offers = [key for key in hand if position.reason(1, f"build:{key}") == 0]
    for key in hand:
        assert (position.reason(1, f"sell:{key}") == 0) == (not offers)


def test_r12_9_it_gets_three_coins():
    position = given("giza-a 3\nrhodes-a 3 [] [palace pantheon senate]\nfree babylon-a:123 0 []", age=3, turn=5)
    position.choose(1, "sell:senate")
    position.choose(1, "sell:palace")
    position.choose(0, "sell")
    assert position.state.coins[2] == 3


def test_r12_10_a_chain_is_compulsory():
    position = given(
        """
            giza-a 3 []
            rhodes-a 3 [] [walls aqueduct]
            free babylon-a 9 [baths quarry stone-pit]
        """,
        age=2,
        turn=2,
        tiles="13",
    )
    assert position.state.holder == 1
    position.choose(1, "sell:walls")
    assert position.means(1, "build:aqueduct") in ([], ["chain"])
    position.choose(1, "build:aqueduct")
    position.choose(0, "sell")
    assert position.coins[2] == 7


def test_r12_11_the_leader_chooses_the_split():
    position = given("giza-a 3 [] [altar baths]\nolympia-a 3 [stone-pit]\nfree babylon-a 3 []", turn=2)
    position.choose(0, "build:altar")
    assert position.splits(0, "build:baths", city=2) == [(0, 2), (2, 0)]


def test_r12_12_three_cards_go_to_the_pile():
    position = given(TWO.format("", "", ""), turn=5)
    before = position.pile.total()
    hands = len(position.hand(0)), len(position.hand(1))
    assert sorted(hands) == [2, 3]
    while position.state.age == 1:
        position.state.random_play(5, 1)
    built = sum(len(position.cards(city)) for city in range(3))
    buried = sum(len(position.stages(city)) for city in range(3))
    assert position.pile.total() + built + buried == 21
    assert position.pile.total() >= before + 3


def test_r12_13_conflicts_of_three_cities():
    position = given("giza-a 3 [barracks]\nrhodes-a 3 []\nfree babylon-a 3 [stockade guard-tower]", turn=5)
    position.rush()
    assert position.wins(2) == [1, 1]
    assert position.wins(0)[:1] == [1]


@pytest.mark.parametrize("seed", range(4))
def test_r12_13_the_free_city_cannot_win(seed):
    state = dealt(seed, seats=2).state
    state.random_play(seed)
    points, ranks = state.standing()
    assert len(points) == len(ranks) == 2
    assert 0 in ranks


def test_r12_14_no_tiles_and_no_projects_for_the_free_city():
    position = given(
        "giza-a 9 [] [altar baths] tiles=5\nrhodes-a 9 [] [] tiles=6\nfree babylon-a 9", tower=True, project="belvedere"
    )
    position.choose(0, "build:altar+join:0")
    assert position.reason(0, "raise:baths") in (a.FREE_CITY_NO_TILES, a.OTHER_QUESTION)
    position.choose(0, "build:baths+pay:*")
    assert position.state.step[0] != s.ASK_JOIN
    position.choose(1, "sell")
    assert position.state.parts[2] == 0
    position = given("giza-a 9\nrhodes-a 9\nfree babylon-a 9 [barracks]", project="belvedere", turn=5)
    position.rush()
    assert "barracks" in position.cards(2)
    assert position.state.penalty_points[2] == 0


def test_r12_15_tiles_hold_for_the_free_city_too():
    picture = "giza-a 3 []\nrhodes-a 3 [] [walls aqueduct]\nfree babylon-a 1 [baths]"
    position = given(picture, age=2, tiles="6")
    position.choose(1, "sell:walls")
    position.refuses(1, "build:aqueduct", a.TOO_FEW_COINS)
    position = given(picture, age=2, tiles="6", free_city_affected=False)
    position.choose(1, "sell:walls")
    position.choose(1, "build:aqueduct")
    position.choose(0, "sell")
    assert position.coins[2] == 1


def test_r12_15_buying_from_it_keeps_the_prices():
    for affected in (False, True):
        position = given(
            "giza-a 9 [] [guard-tower]\nrhodes-a 3 []\nfree babylon-a 3 []", tiles="12", free_city_affected=affected
        )
        assert position.splits(0, "build:guard-tower") == [(0, 3)]


def test_two_players_play_whole_games_of_every_kind():
    dice = random.Random(4)
    for seed in range(20):
        options = {name: dice.random() < 0.5 for name in ("tower", "projects", "wonder_pack", "free_city_affected")}
        position = dealt(seed, seats=2, **options)
        while not position.state.is_over:
            position.state.random_play(dice.randrange(1 << 30), 1)
            position.check()
