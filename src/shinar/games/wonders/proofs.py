"""What must stay true of every state of 7 Wonders? The game's own part of the laws in shinar/check.

Coins and tokens have no census: the bank has no end (R19.2). What a city keeps beside its cards must agree with them.
"""

from __future__ import annotations

from collections import Counter

from shinar.game import Options, Proofs
from shinar.games.wonders.cards import CARDS, GUILDS, NAME_OF, copies
from shinar.games.wonders.effects import COLOURS, PURPLE, WHITE, WILDCARD
from shinar.games.wonders.knowledge import DECKS, SEEN, UNSEEN, lot_of
from shinar.games.wonders.rules import Wonders
from shinar.games.wonders.state import (
    AGE_ROOM,
    AGES,
    BOX,
    CITIES,
    CITY,
    EXTRA,
    HAND,
    PLAY,
    SEALED,
    SLOTS,
    TILE_ASIDE,
    TILE_HAND,
    TILE_SLOTS,
    TILES,
    TOWER,
    TURNS,
    UNDEALT,
    UNDER,
    WITH_TOWER,
)

PARTS = 6  # of one choice: card, which, means, part, payment, and one to spare
GIVEN_UP = 2  # victory tokens


def census(state: Wonders) -> dict[str, int]:
    """Every card of the box by Age and title, and every tile; then what disagrees."""
    counts: Counter[str] = Counter()
    kinds, places = state.kind, state.place
    for slot in range(TILE_SLOTS):
        if places[slot] != UNDEALT:
            counts[f"{slot // AGE_ROOM + 1} {CARDS[kinds[slot]].key}"] += 1
    players = max(state.seats, 3)
    for age in range(state.age + 1, AGES + 1):
        for number, card in enumerate(CARDS):
            if card.age == age:
                counts[f"{age} {card.key}"] += 1 if number in GUILDS else copies(number, players)
    for slot in range(TILE_SLOTS, SLOTS):
        if places[slot] != UNDEALT:
            counts[f"tile {kinds[slot]}"] += 1
    if state.option[WITH_TOWER] and not any(counts[f"tile {n}"] for n in range(1, TILES + 1)):
        counts.update({f"tile {n}": 1 for n in range(1, TILES + 1)})  # not dealt yet
    return {name: count for name, count in sorted(counts.items()) if count} | {"slips": _slips(state)}


def _slips(state: Wonders) -> int:
    """How many things disagree with what they count."""
    kinds, places = state.kind, state.place
    slips = sum(coins < 0 for coins in state.coins)
    for city in range(state.cities):
        cards = [kinds[slot] for slot in range(TILE_SLOTS) if places[slot] == CITY + city]
        names = {NAME_OF[card] for card in cards}
        built = state.built[city][0] | state.built[city][1] << 64
        slips += len(names) != len(cards)
        slips += built != sum(1 << name for name in names)
        colours = Counter(CARDS[card].colour for card in cards)
        slips += state.colour_n[city] != [colours[colour] for colour in range(COLOURS)]
        slips += state.colour_n[city][WHITE]
        under = [slot for slot in range(TILE_SLOTS) if UNDER <= places[slot] - 4 * city < UNDER + 4]
        slips += state.stage_n[city] != len(under) or state.stage_n[city] != sum(map(bool, state.stage[city]))
        slips += any(count < 0 for count in [*state.wins[city], state.tokens[city][WILDCARD], state.shields[city]])
    for seat in range(state.seats):
        lying = [slot for slot in range(SLOTS) if places[slot] == HAND + seat]
        slips += sorted(state.hand[seat][: state.hand_n[seat]]) != lying
        hand = [kinds[slot] for slot in state.hand[seat][: state.hand_n[seat]]]
        slips += state.phase in (PLAY, EXTRA) and hand != sorted(hand)
        raised = sum(TILE_ASIDE + seat == place or place == TOWER for place in places)
        slips += state.raised[seat] > raised
    slips += any(places[slot] == BOX and CARDS[kinds[slot]].colour != PURPLE for slot in range(TILE_SLOTS))
    slips += sum(place == TOWER for place in places) != state.tower_n
    return slips


def longest(options: Options, seats: int) -> int:
    """R19.1: in each turn every city makes one choice, one more with the last card, and each searches the pile less
    than three times; each Age ends with one penalty. Before: boards, sides, two tiles."""
    cities = max(seats, 3)
    turns = AGES * (TURNS + 1 + 2) * cities * PARTS
    return turns + AGES * seats * GIVEN_UP + 4 * seats


def hidden(state: Wonders, seat: int) -> dict[str, object]:
    """What this seat, or a spectator (-1), cannot know, where there is more than one possibility."""
    result: dict[str, object] = {"chance": state.rng}
    lies = list(zip(state.place, state.left, state.kind, strict=True))
    for deck in range(DECKS):
        lots: dict[int, list[int]] = {}
        for slot in range(AGE_ROOM * deck, min(AGE_ROOM * (deck + 1), SLOTS)):
            lot = lot_of(state, seat, slot)
            if lot != SEEN:
                lots.setdefault(lot, []).append(slot)
        for lot, slots in lots.items():
            if _has_choice(lies, slots):
                name = "unseen" if lot == UNSEEN else "passed on"
                key = f"{name} {'tiles' if deck == AGES else f'cards of Age {deck + 1}'}"
                result.setdefault(key, {})
                result[key] = [result[key], sorted(lies[slot] for slot in slots)]
    if any(_is_sealed_with_choice(state, other) for other in range(state.seats) if other != seat):
        result["choices"] = [(state.use[city], state.pick[city], state.tile[city]) for city in range(CITIES)]
    return result


def _has_choice(lies: list[tuple[int, int, int]], slots: list[int]) -> bool:
    """Could things lie otherwise? `lies` are place, time and card; only guilds can be in the box."""
    free = [lies[slot] for slot in slots if lies[slot][0] != BOX or slot >= TILE_SLOTS]
    if len({lie[:2] for lie in free}) > 1 and len({lie[2] for lie in free}) > 1:
        return True
    boxed = any(lies[slot][0] == BOX and slot < TILE_SLOTS for slot in slots)
    return boxed and any(lie[2] in GUILDS for lie in free)


def _is_sealed_with_choice(state: Wonders, seat: int) -> bool:
    """Has this seat sealed a card out of a hand of several? Every use of every card would do."""
    return state.phase == PLAY and state.step[seat] == SEALED and seat not in state.acting()


def relabel(state: Wonders, order: list[int]) -> Wonders | None:
    """The same game seen from another chair: seat i becomes order[i]. Two players are not alike: one sits left of the
    Free City, the other right of it."""
    if state.seats == 2:
        return None
    other = state.clone()
    seats = state.seats
    fields: dict[str, object] = {}
    for name in BY_SEAT:
        values = getattr(state, name)
        fields[name] = [values[order.index(i)] if i < seats else values[i] for i in range(len(values))]
    place, known = list(state.place), list(state.known)
    for slot in range(SLOTS):
        place[slot] = _moved(place[slot], order)
        seen = sum(1 << order[i] for i in range(seats) if known[slot] >> i & 1)
        known[slot] = known[slot] & ~((1 << seats) - 1) | seen
    packets = state.holds
    fields["holds"] = [order[packets[order.index(i)]] if i < seats else packets[i] for i in range(len(packets))]
    other.edit(**fields, place=place, known=known, dealer=order[state.dealer], searcher=_seat(state.searcher, order))
    return other


BY_SEAT = (
    "hand", "hand_n", "board", "side", "coins", "built", "colour_n", "stage", "stage_n", "stock", "singles", "doubles",
    "mixed", "own_card", "own_stage", "printed", "makes_missing", "cheap_card", "cheap_stage", "shields", "powers",
    "power_stages", "last_cards", "truces", "wins", "defeats", "debt", "step", "use", "pick", "tile", "position",
    "plan", "means", "joins", "to_left", "to_right", "gives", "searches", "losses", "joined", "raised", "parts",
    "tokens", "rewards", "penalty_points", "barren", "last_use", "last_card", "last_means", "last_joins", "last_left",
    "last_right", "last_bank", "last_gain",
)  # fmt: skip


def _seat(seat: int, order: list[int]) -> int:
    return order[seat] if seat >= 0 else seat


def _moved(place: int, order: list[int]) -> int:
    """A place that belongs to a seat or city, or to the packet of that number."""
    for first in (HAND, CITY, TILE_HAND, TILE_ASIDE):
        if first <= place < first + len(order):
            return first + order[place - first]
    if UNDER <= place < UNDER + 4 * len(order):
        city, position = divmod(place - UNDER, 4)
        return UNDER + 4 * order[city] + position
    return place


# Points: tokens bring 18 from conflicts and, from one project an Age, at most six times 5; science of 18 cards and open
# symbols cannot pass 21 * 21; all else is far below. Losses: two defeats of two tokens an Age, and three penalties.
HIGHEST = 1000
LOWEST = -12 - 6
PROOFS = Proofs(census=census, longest=longest, highest=HIGHEST, lowest=LOWEST, hidden=hidden, relabel=relabel)
