"""What do a card, a stage and a project cost and do, for faces that know no tables? Prices, and catalogue keys."""

from __future__ import annotations

import msgspec

from shinar.games.wonders.boards import BOARDS, Stage
from shinar.games.wonders.cards import CARDS, PRICES, Effect, Price
from shinar.games.wonders.effects import (
    ANY_SYMBOL,
    COLOURS,
    COUNT_COLOURS,
    COUNT_DEFEATS,
    COUNT_SETS,
    COUNT_STAGES,
    COUNT_STONES,
    LOSE_STRUCTURE,
    OF_LEFT,
    OF_NEIGHBOURS,
    OF_RIGHT,
    RESOURCES,
)
from shinar.games.wonders.project_cards import PROJECTS

COUNTED = {
    COUNT_STAGES: "what-stages",
    COUNT_DEFEATS: "what-defeats",
    COUNT_STONES: "what-stones",
    COUNT_SETS: "what-sets",
}


class Phrase(msgspec.Struct, frozen=True, kw_only=True):
    """One effect: a message of the catalogue, and what it is filled with. Of lists all that is in them."""

    key: str
    count: int = 0
    coins: int = 0
    goods: list[int] = []  # resources, any one of them
    what: list[str] = []  # messages that name what is counted
    where: int = 0  # in whose cities, as in effects.pxd; 0 = in the own one
    colour: int | None = None


class Cost(msgspec.Struct, frozen=True, kw_only=True):
    coins: int
    goods: list[int]  # a resource for each unit


class StageFacts(msgspec.Struct, frozen=True, kw_only=True):
    """A stage of a board as it is printed. No cost: it is that of the stage it mirrors."""

    cost: Cost | None
    effect: list[Phrase]


class CardFacts(msgspec.Struct, frozen=True, kw_only=True):
    colour: int
    cost: Cost
    effect: list[Phrase]


class ProjectFacts(msgspec.Struct, frozen=True, kw_only=True):
    colour: int  # of the buildings with which one takes part
    cost: Cost
    penalty: Phrase
    reward: list[Phrase]


def phrases(effect: Effect) -> list[Phrase]:
    found = [
        Phrase(key=f"effect-{field}", count=count)
        for field, count in (("shields", effect.shields), ("points", effect.points), ("coins", effect.coins))
        if count
    ]
    if effect.makes:
        key = "effect-makes" if effect.units == 1 else "effect-makes-two"
        found.append(Phrase(key=key, goods=_resources(effect.makes)))
    if effect.symbols:
        symbol = effect.symbols.bit_length() - 1
        found.append(Phrase(key="effect-any-symbol" if effect.symbols == ANY_SYMBOL else f"symbol-{symbol}"))
    if effect.cheap:
        side = {OF_LEFT: "left", OF_RIGHT: "right"}.get(effect.of, "both")
        found.append(Phrase(key=f"effect-cheap-{side}", goods=_resources(effect.cheap)))
    if effect.per:
        found.append(_per(effect))
    for field, count in (("gift", effect.gift), ("loss", effect.loss), ("victory", effect.victory)):
        if count:
            found.append(Phrase(key=f"effect-{field}", count=count))
    if effect.special:
        found.append(Phrase(key=f"special-{effect.special}", count=effect.mirrored))
    return found


def _per(effect: Effect) -> Phrase:
    counted = [f"colour-{colour}" for colour in range(COLOURS) if effect.per & COUNT_COLOURS & 1 << colour]
    counted += [COUNTED[effect.per]] if effect.per in COUNTED else []
    where = effect.of if effect.of & OF_NEIGHBOURS else 0
    if effect.coins_per and effect.points_per:
        return Phrase(key="effect-both-per", coins=effect.coins_per, count=effect.points_per, what=counted, where=where)
    key = "effect-coins-per" if effect.coins_per else "effect-points-per"
    return Phrase(key=key, count=effect.coins_per or effect.points_per, what=counted, where=where)


def _resources(mask: int) -> list[int]:
    return [resource for resource in range(RESOURCES) if mask >> resource & 1]


def cost(price: Price) -> Cost:
    return Cost(coins=price.coins, goods=[good for good, units in enumerate(price.goods) for _ in range(units)])


def _stage(stage: Stage) -> StageFacts:
    return StageFacts(cost=None if stage.cost == "?" else cost(stage.price), effect=phrases(stage.effect))


# By card; by board and side, by position; by project.
CARD_FACTS = [
    CardFacts(colour=card.colour, cost=cost(paid), effect=phrases(card.effect))
    for card, paid in zip(CARDS, PRICES, strict=True)
]
STAGE_FACTS = [tuple([_stage(stage) for stage in side] for side in (board.a, board.b)) for board in BOARDS]
PROJECT_FACTS = [
    ProjectFacts(
        colour=project.colour,
        cost=cost(project.price),
        penalty=Phrase(
            key=f"penalty-{project.penalty}", colour=project.loses if project.penalty == LOSE_STRUCTURE else None
        ),
        reward=phrases(project.reward),
    )
    for project in PROJECTS
]
