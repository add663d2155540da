"""Does the example game play by its RULES.md? A pattern for the rule tests of larger games: ids are in the names."""

import pytest

from shinar_example import GAME
from shinar_example.options import CaravanOptions
from shinar_example.rules import ACTIONS, CARAVAN, HAND, MARKET, SOLD, STOCK, packet_of

AMBER, CLOTH = 1, 2


def new(**options):
    return GAME.new(1, seats=3, options=CaravanOptions(**options))


def play_turn(state, *errands):
    """Everybody takes the first card there is; the errands, in the order of the seats, as they are written."""
    for seat, errand in enumerate(errands):
        state.play(seat, state.legal_actions(seat)[0])
        state.play(seat, GAME.surface.parse(errand))


def reason(state, seat, text):
    number = state.reason(seat, GAME.surface.parse(text))
    return GAME.reasons[number].name if number else None


def test_the_order_of_actions_is_pinned():
    texts = [GAME.surface.move(new(), 0, action).text for action in range(ACTIONS)]
    assert texts == ["+A", "+C", "+D", "+G", "+S", "sell", "left", "right"]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_r1_1_r2_2_r2_3_set_up(seats):
    state = GAME.new(1, seats=seats)
    assert [state.good.count(good) for good in range(1, 6)] == [6] * 5
    assert [state.place.count(HAND + seat) for seat in range(seats)] == [4] * seats
    assert state.coins[:seats] == [2] * seats
    assert state.bank == 70 - 2 * seats


def test_r2_4_one_card_is_turned_up_each_turn():
    state = new()
    for turn in range(4):
        assert state.place.count(MARKET) == turn + 1
        assert state.wanted in [g for g, place in zip(state.good, state.place, strict=True) if place == MARKET]
        play_turn(state, "sell", "sell", "sell")
    assert state.place.count(MARKET) == 4


def test_r3_1_choices_stay_sealed_until_the_last():
    state = new()
    play_turn(state, "sell", "left")
    assert state.acting() == [2]
    assert state.turn == 0
    assert GAME.surface.view(state, 2).traders[0].coins == 2


def test_r3_2_first_the_card_then_the_errand():
    state = new()
    assert reason(state, 0, "sell") == "take-first"
    state.play(0, state.legal_actions(0)[0])
    assert reason(state, 0, "+A") == "taken-already"
    state.edit(good=[CLOTH] * 30)
    assert reason(state, 1, "+A") == "not-in-hand"


@pytest.mark.parametrize(("open_sales", "shown"), [(False, 0), (True, AMBER)])
def test_r3_3_sold_cards_lie_face_down_and_earn_two_coins(open_sales, shown):
    state = new(open_sales=open_sales)
    state.edit(good=[AMBER] * 30)
    play_turn(state, "sell", "sell", "sell")
    assert state.coins[:3] == [4, 4, 4]
    assert [sale.good for sale in GAME.surface.view(state, 0).sales] == [AMBER, shown, shown]
    assert sorted(place for place in state.place if place >= SOLD) == [SOLD, SOLD + 5, SOLD + 10]


def test_r3_4_loading_costs_a_coin_for_a_neighbour():
    state = new()
    state.edit(wanted=0)
    play_turn(state, "left", "left", "right")
    assert state.coins[:3] == [1, 3, 2]
    assert [state.place.count(CARAVAN + seat) for seat in range(3)] == [1, 1, 1]


def test_r3_4_without_a_coin_nobody_loads():
    state = new()
    state.edit(coins=[0, 2, 2])
    state.play(0, state.legal_actions(0)[0])
    assert reason(state, 0, "left") == "no-coin"
    assert reason(state, 0, "sell") is None


def test_r3_5_the_wanted_good_earns_a_coin():
    state = new()
    state.edit(good=[AMBER] * 30, wanted=AMBER)
    play_turn(state, "left", "sell", "sell")
    assert state.coins[:3] == [2, 5, 4]


@pytest.mark.parametrize(("passing", "packets"), [("left", [2, 0, 1]), ("right", [1, 2, 0])])
def test_r3_6_packets_wander(passing, packets):
    state = new(passing=passing)
    play_turn(state, "sell", "sell", "sell")
    assert [packet_of(state, seat, state.turn) for seat in range(3)] == packets


@pytest.mark.parametrize("packet", [3, 4, 5])
def test_r4_1_as_many_turns_as_a_packet_has_cards(packet):
    state = new(packet=packet)
    for _ in range(packet):
        assert not state.is_over
        play_turn(state, "sell", "sell", "sell")
    assert state.is_over


def test_r4_2_r4_3_score():
    state = new()
    mine = {0: [AMBER, AMBER, AMBER, CLOTH], 1: [AMBER, AMBER, CLOTH, CLOTH], 2: [AMBER, AMBER, CLOTH, CLOTH]}
    goods = [good for seat in mine for good in mine[seat]]
    places = [CARAVAN + seat for seat in mine for _ in mine[seat]]
    state.edit(turn=4, coins=[0, 5, 4], good=goods + [5] * 18, place=places + [STOCK] * 18)
    assert state.standing() == ([10, 10, 10], [2, 0, 1])
    state.edit(coins=[5, 5, 4])
    assert state.standing() == ([12, 10, 10], [0, 1, 2])
    state.edit(coins=[5, 5, 5])
    assert state.standing() == ([12, 10, 10], [0, 1, 1])


def test_r5_2_packets_are_remembered():
    state = new()
    hand = GAME.surface.view(state, 0).hand
    play_turn(state, "sell", "sell", "sell")
    (lot,) = GAME.surface.view(state, 0).lots
    assert (lot.packet, lot.goods, lot.in_hand, lot.sold) == (0, hand[1:], 3, [])
    play_turn(state, "sell", "sell", "sell")
    lot = GAME.surface.view(state, 0).lots[0]
    assert (lot.packet, lot.goods, lot.in_hand, lot.sold) == (0, hand[1:], 2, [1])
