"""What does everybody see of one city of 7 Wonders: what stands there, what it makes, what it has won and lost?"""

from __future__ import annotations

import msgspec

from shinar.games.wonders import memory
from shinar.games.wonders.cards import CARDS
from shinar.games.wonders.effects import (
    BROWN,
    FREE_STAGE,
    FREE_STRUCTURE,
    GREEN,
    PURPLE,
    RESOURCES,
    SYMBOLS,
    WILDCARD,
)
from shinar.games.wonders.facts import STAGE_FACTS, Cost, Phrase
from shinar.games.wonders.news import FREE_CITY_NAME, VALUES
from shinar.games.wonders.rules import Wonders
from shinar.games.wonders.state import STAGES

# Brown cards with a choice, as bits of the field `mixed`.
MIXED = tuple(card.effect.makes for card in CARDS if card.colour == BROWN and card.effect.makes.bit_count() > 1)


class CityStage(msgspec.Struct, frozen=True, kw_only=True):
    """A stage of a board: what it costs (None: what the stage that it mirrors does), and what became of it."""

    stage: int  # 1..4
    cost: Cost | None
    effect: list[Phrase]
    built: bool
    mirrored: int | None  # the stage of another board that it was built as
    card: int | None  # under it, where the viewer knows it


class Reward(msgspec.Struct, frozen=True, kw_only=True):
    project: int
    count: int


class WondersCity(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody sees of one city. Lists by colour, resource or value are in the order of the tables."""

    seat: int  # its player; 8 is the Free City, which has none
    left_seat: int  # the left neighbour
    right_seat: int
    board: int | None
    side: int | None
    coins: int
    shields: int
    wins: list[int]  # victory tokens, by their value
    defeats: int
    cards: list[list[int]]  # buildings, by colour, ascending
    stages: list[CityStage]
    goods: list[int]  # a resource for each unit that neighbours can buy, whatever a tile may do to it
    choice_goods: list[list[int]]  # one of each: neighbours can buy them too
    own_goods: list[list[int]]  # one of each, for the city alone
    symbols: list[int]  # on green buildings
    truces: int  # conflicts still to be sat out
    powers: int  # free buildings that the Wonder still gives in this Age
    last_card: bool  # may use the last card of an Age
    hand_size: int
    tiles_left: int  # not built yet
    raised: int  # tiles built
    parts: int  # participation tokens
    free_buildings: int  # tokens to be handed back
    free_stages: int
    wildcards: int
    rewards: list[Reward]  # lasting ones
    penalties: int  # points, 0 or less
    barren: bool  # the board has lost its start


def city_of(state: Wonders, city: int, buried: list[int | None], tiles: int) -> WondersCity:
    is_free = city >= state.seats
    board, side = state.board[city], state.side[city]
    built = _built(state.built[city])
    tokens = state.tokens[city]
    stock = state.stock[city]
    return WondersCity(
        seat=name_of(state, city),
        left_seat=name_of(state, (city + 1) % state.cities),
        right_seat=name_of(state, (city - 1) % state.cities),
        board=board if board >= 0 else None,
        side=side if side >= 0 else None,
        coins=state.coins[city],
        shields=state.shields[city],
        wins=[value for value, count in zip(VALUES, state.wins[city], strict=True) for _ in range(count)],
        defeats=state.defeats[city],
        cards=[[card for card in built if CARDS[card].colour == colour] for colour in range(PURPLE + 1)],
        stages=_stages(state, city, buried) if board >= 0 and side >= 0 else [],
        goods=[resource for resource in range(RESOURCES) for _ in range(stock >> 8 * resource & 255)],
        choice_goods=[_resources(mask) for bit, mask in enumerate(MIXED) if state.mixed[city] >> bit & 1],
        own_goods=_own_goods(state, city),
        symbols=_symbols(built),
        truces=state.truces[city],
        powers=state.powers[city],
        last_card=bool(state.last_cards[city]),
        hand_size=0 if is_free else memory.hand_size(state, city),
        tiles_left=0 if is_free else tiles,
        raised=state.raised[city],
        parts=state.parts[city],
        free_buildings=tokens[FREE_STRUCTURE],
        free_stages=tokens[FREE_STAGE],
        wildcards=tokens[WILDCARD],
        rewards=[Reward(project=number, count=count) for number, count in enumerate(state.rewards[city]) if count],
        penalties=state.penalty_points[city],
        barren=bool(state.barren[city]),
    )


def name_of(state: Wonders, city: int) -> int:
    """The seat by which a city is called."""
    return city if city < state.seats else FREE_CITY_NAME


def _stages(state: Wonders, city: int, buried: list[int | None]) -> list[CityStage]:
    facts = STAGE_FACTS[state.board[city]][state.side[city]]
    return [
        CityStage(
            stage=position + 1,
            cost=printed.cost,
            effect=printed.effect,
            built=plan > 0,
            mirrored=(plan - 1) % STAGES + 1 if plan and printed.cost is None else None,
            card=card,
        )
        for position, (printed, plan, card) in enumerate(zip(facts, state.stage[city], buried, strict=False))
    ]


def _built(words: list[int]) -> list[int]:
    return [card for card in range(len(CARDS)) if words[card // 64] >> card % 64 & 1]


def _own_goods(state: Wonders, city: int) -> list[list[int]]:
    made = [mask for mask in [*state.own_card[city], *state.own_stage[city]] if mask]
    missing = [resource for resource in range(RESOURCES) if not state.printed[city] >> resource & 1]
    return [_resources(mask) for mask in made] + [missing] * state.makes_missing[city]


def _resources(mask: int) -> list[int]:
    return [resource for resource in range(RESOURCES) if mask >> resource & 1]


def _symbols(built: list[int]) -> list[int]:
    """Those of green buildings; what may be chosen at the end is not among them."""
    greens = [CARDS[card].effect.symbols for card in built if CARDS[card].colour == GREEN]
    return sorted(symbol for symbol in range(SYMBOLS) for _ in range(greens.count(1 << symbol)))
