"""What does a seat remember: cards of hands it has held, cards it has seen thrown away or buried, tiles passed on?

knowledge.py says of every slot whether the seat knows what lies there, or of which lot it is one: cards that the seat
has all seen together, and of which it does not know which is where. All here is told of lots, never of a slot in one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import msgspec

from shinar.games.wonders.knowledge import FIRST_LOT, SEEN, UNSEEN, lot_of, place_told
from shinar.games.wonders.quotes import WITH_HANDS
from shinar.games.wonders.state import (
    AGE_ROOM,
    CITIES,
    DISCARD,
    HAND,
    SEATS,
    SLOTS,
    STAGES,
    TILE_HAND,
    TILE_SLOTS,
    TILES_DEALT,
    UNDER,
    WondersState,
)

Lot = tuple[int, int]


class Seen(msgspec.Struct, frozen=True, kw_only=True):
    """Another's hand, as far as the viewer remembers it: `sure` of these cards are there."""

    seat: int
    size: int
    cards: list[int]  # that were there and can still be there, ascending
    sure: int


@dataclass(frozen=True)
class Memory:
    """What one seat (None: a spectator) knows of the slots, read once for a view."""

    kind: list[int]
    place: list[int]  # as far as it can be told
    open: list[int]  # slots whose card the seat knows
    lots: Mapping[Lot, list[int]]  # by deck and lot: its slots, tiles excepted
    unseen: list[int]  # slots that it has never seen
    tile_lots: list[int]  # tiles that the seat has held and passed on


def remember(state: WondersState, seat: int | None) -> Memory:
    place = list(state.place)
    unseen: list[int] = []
    lots: dict[Lot, list[int]] = {}
    known: list[int] = []
    tiles: list[int] = []
    viewer = -1 if seat is None else seat
    for slot in range(SLOTS):
        lot = lot_of(state, viewer, slot)
        if lot != SEEN:
            place[slot] = place_told(state, slot)
        if lot == SEEN:
            known.append(slot)
        elif lot == UNSEEN:
            unseen.append(slot)
        elif lot >= FIRST_LOT and slot < TILE_SLOTS:
            lots.setdefault((slot // AGE_ROOM, lot), []).append(slot)
        elif lot >= FIRST_LOT:
            tiles.append(slot)
    return Memory(kind=state.kind, place=place, open=known, lots=lots, unseen=unseen, tile_lots=tiles)


def hand_size(state: WondersState, seat: int) -> int:
    return state.hand_n[state.holds[seat]] if state.phase in WITH_HANDS else 0


def hands(state: WondersState, memory: Memory, seat: int | None) -> list[Seen]:
    """The others' hands, as far as they are remembered."""
    result: list[Seen] = []
    for other in range(state.seats):
        packet = HAND + state.holds[other]
        lots = [slots for slots in memory.lots.values() if any(memory.place[slot] == packet for slot in slots)]
        if lots and other != seat and hand_size(state, other):
            cards = sorted(memory.kind[slot] for slots in lots for slot in slots)
            size = hand_size(state, other)
            strange = sum(memory.place[slot] == packet for slot in memory.unseen)
            result.append(Seen(seat=other, size=size, cards=cards, sure=max(0, size - strange)))
    return result


def gone(state: WondersState, memory: Memory) -> list[int]:
    """Cards that the seat has seen and that are in no hand any more; where, it does not know."""
    in_hands = range(HAND, HAND + SEATS)
    return sorted(
        memory.kind[slot]
        for lot, slots in memory.lots.items()
        if not any(memory.place[slot] in in_hands for slot in slots) and lot not in _thrown(state, memory)
        for slot in slots
    )


def _thrown(state: WondersState, memory: Memory) -> list[Lot]:
    """Lots that lie in the discard pile as a whole. With two players one can never be sure (R12.5)."""
    if state.cities > state.seats:
        return []
    return [lot for lot, slots in memory.lots.items() if all(memory.place[slot] == DISCARD for slot in slots)]


def discards(state: WondersState, memory: Memory) -> list[int]:
    """Cards of the discard pile that the seat knows."""
    slots = [slot for slot in memory.open if memory.place[slot] == DISCARD]
    slots += [slot for lot in _thrown(state, memory) for slot in memory.lots[lot]]
    return sorted(memory.kind[slot] for slot in slots)


def buried(memory: Memory) -> list[list[int | None]]:
    """By city and position of the stage: the card under it, where the seat has seen it."""
    under: list[list[int | None]] = [[None] * STAGES for _ in range(CITIES)]
    for slot in memory.open:
        if UNDER <= memory.place[slot] < UNDER + STAGES * CITIES:
            city, position = divmod(memory.place[slot] - UNDER, STAGES)
            under[city][position] = memory.kind[slot]
    return under


# -- tiles -------------------------------------------------------------------------------------------------------------


def tiles(memory: Memory, seat: int) -> list[int]:
    """Kept, and not built yet."""
    return sorted(memory.kind[slot] for slot in range(TILE_SLOTS, SLOTS) if memory.place[slot] == TILE_HAND + seat)


def tile_count(memory: Memory, seat: int) -> int:
    return sum(memory.place[slot] == TILE_HAND + seat for slot in range(TILE_SLOTS, SLOTS))


def passed_tiles(memory: Memory) -> list[int]:
    """Tiles that the seat has held and passed on, and that are not on the Tower yet."""
    return sorted(memory.kind[slot] for slot in memory.tile_lots)


def keeper(state: WondersState, i: int) -> int:
    """Who has kept the i-th tile that was dealt: in the draft packets go to the right (R13.2)."""
    return (state.dealer + i // TILES_DEALT - state.left[TILE_SLOTS + i]) % state.seats
