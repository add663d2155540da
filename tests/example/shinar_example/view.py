"""What may one seat of Caravan, or a spectator, see; what is it worth; and what happened between two views?"""

from __future__ import annotations

from collections import defaultdict
from typing import NamedTuple

import msgspec

from shinar.game import Event, ScoreSheet, SheetRow, View
from shinar_example import notation
from shinar_example.rules import (
    CARAVAN,
    CARDS,
    GOODS,
    HAND,
    SEEN,
    SELL,
    SOLD,
    STOCK,
    TURNS,
    Caravan,
    lot_of,
    packet_of,
)


class Trader(msgspec.Struct, frozen=True, kw_only=True):
    seat: int
    coins: int
    sealed: bool
    caravan: list[int]  # goods, sorted; so are all lists of goods
    packet: int  # which one is in hand
    hand_size: int


class Deed(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat did last turn."""

    seat: int
    good: int  # 0 = sold out of the viewer's sight
    toll: int | None  # the seat that was paid; None = sold


class Sale(msgspec.Struct, frozen=True, kw_only=True):
    packet: int
    turn: int
    good: int  # 0 = out of the viewer's sight


class Lot(msgspec.Struct, frozen=True, kw_only=True):
    """Cards of one packet that the viewer knows, but not which of them is where."""

    packet: int
    goods: list[int]
    in_hand: int  # that many are still in hand, the others were sold:
    sold: list[int]  # on these turns


class CaravanView(View, frozen=True, kw_only=True):
    turn: int
    wanted: int
    bank: int
    stock: int
    hand: list[int]  # the viewer's
    taken: int  # and what he has sealed so far
    errand: int
    traders: list[Trader]
    last: list[Deed]
    sales: list[Sale]
    lots: list[Lot]


class Cards(NamedTuple):
    """Where everything lies and what one viewer knows of it, read once from the state; by card."""

    goods: list[int]
    places: list[int]
    lots: list[int]  # see rules.pxd

    def shown(self, card: int) -> int:
        return self.goods[card] if self.lots[card] == SEEN else 0


def view(state: Caravan, seat: int | None) -> CaravanView:
    viewer = -1 if seat is None else seat
    acting = state.acting()
    turn, seats = state.turn, state.seats
    coins, errand = state.coins, state.errand
    cards = Cards(state.good, state.place, [lot_of(state, viewer, card) for card in range(CARDS)])
    lying = goods_by_place(cards.goods, cards.places)
    packets = [packet_of(state, owner, turn) for owner in range(seats)]
    taken = state.taken[viewer] if seat is not None else 0
    phase = "wait" if viewer not in acting else "errand" if taken else "take"
    return CaravanView(
        viewer=seat,
        acting=acting,
        over=not acting,
        phase=phase if acting else "over",
        turn=turn,
        wanted=state.wanted,
        bank=state.bank,
        stock=len(lying[STOCK]),
        hand=lying[HAND + packets[seat]] if seat is not None else [],
        taken=cards.goods[taken - 1] if taken else 0,
        errand=errand[seat] if seat is not None else 0,
        traders=[
            Trader(
                seat=owner,
                coins=coins[owner],
                sealed=errand[owner] > 0,
                caravan=lying[CARAVAN + owner],
                packet=packet,
                hand_size=len(lying[HAND + packet]),
            )
            for owner, packet in enumerate(packets)
        ],
        last=_last(state, cards),
        sales=_sales(cards),
        lots=_lots(cards),
    )


def goods_by_place(goods: list[int], places: list[int]) -> dict[int, list[int]]:
    result: dict[int, list[int]] = defaultdict(list)
    for good, place in sorted(zip(goods, places, strict=True)):
        result[place].append(good)
    return result


def _last(state: Caravan, cards: Cards) -> list[Deed]:
    errands = state.last_errand
    return [
        Deed(
            seat=seat,
            good=cards.shown(taken - 1),
            toll=None if errands[seat] == SELL else notation.move(state, seat, errands[seat]).seat,
        )
        for seat, taken in enumerate(state.last_taken)
        if taken
    ]


def _sales(cards: Cards) -> list[Sale]:
    sold = sorted((place - SOLD, card) for card, place in enumerate(cards.places) if place >= SOLD)
    return [Sale(packet=where // TURNS, turn=where % TURNS, good=cards.shown(card)) for where, card in sold]


def _lots(cards: Cards) -> list[Lot]:
    lots: dict[int, list[int]] = defaultdict(list)
    for card, lot in enumerate(cards.lots):
        if lot > 0:
            lots[lot].append(card)
    return [_lot((lot - 1) // 2, lots[lot], cards) for lot in sorted(lots)]


def _lot(packet: int, members: list[int], cards: Cards) -> Lot:
    places = [cards.places[card] for card in members]
    sold = sorted((place - SOLD) % TURNS for place in places if place >= SOLD)
    goods = sorted(cards.goods[card] for card in members)
    return Lot(packet=packet, goods=goods, in_hand=len(members) - len(sold), sold=sold)


def sheet(state: Caravan) -> ScoreSheet:
    points, ranks = state.standing()
    lying = goods_by_place(state.good, state.place)
    rows = [SheetRow("coins", [coins // 2 for coins in state.coins[: state.seats]])]
    for good in range(1, GOODS + 1):
        counts = [lying[CARAVAN + seat].count(good) for seat in range(state.seats)]
        rows.append(SheetRow(f"good-{good}", [count * count for count in counts]))
    return ScoreSheet(rows=rows, totals=points, ranks=ranks)


def news(before: CaravanView, after: CaravanView) -> list[Event]:
    if after.turn == before.turn:
        new = [
            seat for seat, (a, b) in enumerate(zip(before.traders, after.traders, strict=True)) if b.sealed > a.sealed
        ]
        return [Event(kind="sealed", numbers={"seat": seat}) for seat in new]
    events: list[Event] = []
    for deed in after.last:
        if deed.toll is None:
            events.append(Event(kind="sold", numbers={"seat": deed.seat, "good": deed.good}))
        else:
            events.append(Event(kind="loaded", numbers={"seat": deed.seat, "good": deed.good, "toll": deed.toll}))
    last = Event(kind="over", numbers={}) if after.over else Event(kind="wanted", numbers={"good": after.wanted})
    return [*events, last]


class CaravanSurface:
    """Caravan for people and wires."""

    view = staticmethod(view)
    move = staticmethod(notation.move)
    parse = staticmethod(notation.parse)
    sheet = staticmethod(sheet)
    news = staticmethod(news)
