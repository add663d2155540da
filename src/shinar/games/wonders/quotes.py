"""What would each card of a hand cost, in every way in which it can be used? Prices are asked of the compiled rules."""

from __future__ import annotations

import msgspec

from shinar.games.wonders.facts import CARD_FACTS, Cost, Phrase
from shinar.games.wonders.reasons import REASONS
from shinar.games.wonders.rules import Wonders
from shinar.games.wonders.state import (
    ASK_PAY,
    DISCARD,
    EXTRA,
    FREE_CITY,
    IDLE,
    NO_SLOT,
    PENALTY,
    PLAY,
    SEALED,
    SEARCH,
    TILE_SLOTS,
    TO_BUILD,
    TO_RAISE,
    TO_STAGE,
    WITH_TOWER,
)

WITH_HANDS = (PLAY, EXTRA, SEARCH, PENALTY)  # phases in which hands are of cards


class Way(msgspec.Struct, frozen=True, kw_only=True):
    """One manner of paying. Coins go to the left neighbour, the right one and the bank."""

    means: int  # 0 the cost, 1 a chain, 2 the Wonder's power, 3 a token, 4 from the discard pile
    stage: int | None  # 1..4, where a stage is meant
    left: int
    right: int
    bank: int

    @property
    def coins(self) -> int:
        return self.left + self.right + self.bank


class Use(msgspec.Struct, frozen=True, kw_only=True):
    """What a card could be used for: why it cannot (a reason's name), or all ways of paying, the cheapest first."""

    why: str | None
    ways: list[Way]


class HandCard(msgspec.Struct, frozen=True, kw_only=True):
    card: int
    colour: int
    cost: Cost
    effect: list[Phrase]
    build: Use | None  # None where one waits for others
    stage: Use | None  # the same, and for a card of the discard pile
    tile: Use | None  # the same, and where the Tower is not in play


def acting_city(state: Wonders, seat: int) -> int:
    """The city for which this seat chooses now: its own, or the Free City, after its own (R12.5)."""
    if state.holder != seat or state.phase != PLAY or state.step[seat] != SEALED:
        return seat
    return seat if state.step[FREE_CITY] in (SEALED, IDLE) else FREE_CITY


def use_of(state: Wonders, city: int, use: int, card: int) -> Use:
    reason, ways = state.offers(city, use, card)
    if reason:
        return Use(why=REASONS[reason].name, ways=[])
    offered = [Way(means=m, stage=s + 1 if s >= 0 else None, left=a, right=b, bank=c) for m, s, a, b, c in ways]
    return Use(why=None, ways=sorted(offered, key=lambda way: (way.coins, way.bank, way.means)))


def payments(state: Wonders, city: int) -> dict[int, tuple[int, int]]:
    """By coins to the left neighbour: coins to the right one and to the bank, for what the city has chosen so far."""
    if state.step[city] != ASK_PAY:
        return {}
    return {left: (right, bank) for _, _, left, right, bank in state.payments(city)}


def pile_cards(state: Wonders, seat: int) -> list[HandCard]:
    """The discard pile as `seat` looks through it, ascending, each title once; nothing where it does not."""
    if state.phase != SEARCH or state.searcher != seat:
        return []
    kinds = {state.kind[slot] for slot in range(TILE_SLOTS) if state.place[slot] == DISCARD}
    return [_hand_card(card, use_of(state, seat, TO_BUILD, card), None, None) for card in sorted(kinds)]


def hand_cards(state: Wonders, seat: int) -> list[HandCard]:
    """The hand, ascending; with prices where a card of it is to be chosen, or has been in this round."""
    if state.phase not in WITH_HANDS:
        return []
    packet = state.holds[seat]
    slots = state.hand[packet][: state.hand_n[packet]]
    city = acting_city(state, seat)
    if city != seat:  # the own card is chosen already
        slots = [slot for slot in slots if slot != state.pick[seat]]
    cards = [state.kind[slot] for slot in slots]
    if state.phase not in (PLAY, EXTRA):
        return [_hand_card(card, None, None, None) for card in cards]
    stage = use_of(state, city, TO_STAGE, 0)  # whatever the card
    tile = use_of(state, city, TO_RAISE, 0) if state.option[WITH_TOWER] else None
    asked = {card: _hand_card(card, use_of(state, city, TO_BUILD, card), stage, tile) for card in set(cards)}
    return [asked[card] for card in cards]


def _hand_card(card: int, build: Use | None, stage: Use | None, tile: Use | None) -> HandCard:
    facts = CARD_FACTS[card]
    return HandCard(
        card=card,
        colour=facts.colour,
        cost=facts.cost,
        effect=facts.effect,
        build=build,
        stage=stage,
        tile=tile,
    )


def chosen_card(state: Wonders, city: int) -> int | None:
    """The card that a city has chosen in this round."""
    slot = state.pick[city]
    return state.kind[slot] if slot != NO_SLOT else None
