"""What must stay true of every state of Caravan? The game's own part of the laws in shinar/check.py."""

from __future__ import annotations

from shinar.game import Options, Proofs
from shinar_example.options import CaravanOptions
from shinar_example.rules import CARAVAN, GOODS, HAND, LOAD, LOTS, PACKET, SELL, SOLD, UNSEEN, Caravan, lot_of


def census(state: Caravan) -> dict[str, int]:
    played = sum(place >= CARAVAN for place in state.place)
    hands = sum(HAND <= place < CARAVAN for place in state.place)
    counts = {f"good {good}": state.good.count(good) for good in range(1, GOODS + 1)}
    return counts | {
        "coins": state.bank + sum(state.coins),
        "dealt": played + hands,
        "in hand at the start": hands + state.turn * state.seats,
        "strangers": sum(not 0 <= place < SOLD + 25 for place in state.place),
    }


def longest(options: Options, seats: int) -> int:
    """R3.2: each turn two choices by everybody."""
    assert isinstance(options, CaravanOptions)
    return 2 * seats * options.packet


def hidden(state: Caravan, seat: int) -> dict[str, object]:
    """What this seat, or a spectator (-1), cannot know, where there is more than one possibility."""
    result: dict[str, object] = {"chance": state.rng}
    for lot in range(LOTS):
        cards = [card for card in range(len(state.good)) if lot_of(state, seat, card) == lot]
        lies = sorted((state.place[card], state.good[card]) for card in cards)
        if len({place for place, _ in lies}) > 1 and len({good for _, good in lies}) > 1:
            result["unseen" if lot == UNSEEN else "passed on"] = lies
    sealed = [other for other in range(state.seats) if state.errand[other] and other != seat]
    if any(state.coins[other] for other in sealed):
        result["errands"] = [state.errand[other] for other in sealed]
    return result


def relabel(state: Caravan, order: list[int]) -> Caravan:
    """The same game seen from another chair: seat i becomes order[i]. Neighbours must remain neighbours."""
    other = state.clone()
    by_seat = ("coins", "taken", "errand", "last_taken", "last_errand")
    fields = {name: [getattr(state, name)[order.index(seat)] for seat in range(state.seats)] for name in by_seat}
    place = list(state.place)
    for card, where in enumerate(place):
        if where >= SOLD:
            place[card] = SOLD + 5 * order[(where - SOLD) // 5] + (where - SOLD) % 5
        elif where >= CARAVAN:
            place[card] = CARAVAN + order[where - CARAVAN]
        elif where >= HAND:
            place[card] = HAND + order[where - HAND]
    other.edit(**fields, place=place)
    return other


# Five cards of one good, and five turns on which both neighbours pay and the load is wanted.
PROOFS = Proofs(census=census, longest=longest, highest=25 + (2 + 5 * 2) // 2, lowest=0, hidden=hidden, relabel=relabel)
