"""The slow twin of payment: what does a build cost, and which splits between the two neighbours pay for it?

It looks at every producer in turn and tries everything it could do: nothing, or any one of its units for anything that
is still missing. No speed, no cleverness, no line of the real rules: the tables and RULES.md alone.
"""

from typing import NamedTuple

from shinar.games.wonders.cards import CARDS, PRICES, Effect
from shinar.games.wonders.effects import (
    BROWN,
    GREY,
    MAKE_MISSING,
    NO_RESOURCE,
    OF_LEFT,
    OF_RIGHT,
    ON_CHAIN,
    ON_STAGE,
    RESOURCES,
    THE_AGE,
)
from shinar.games.wonders.tiles import TILES

NORMAL, CHAIN, POWER, TOKEN = "normal", "chain", "power", "token"


class City(NamedTuple):
    start: int  # the resource of the board, or NO_RESOURCE
    stages: tuple[Effect, ...]  # those built
    cards: tuple[int, ...]
    start_lost: bool = False


class Due(NamedTuple):
    bank: int  # coins
    goods: tuple[int, ...]  # units of each resource


# -- what is due -------------------------------------------------------------------------------------------------------


def due_for_card(card, age, tiles, how=NORMAL, *, project=None, tax_on_free=True):
    """What building this card costs, in which way, taking part in this project or none."""
    colour = 1 << CARDS[card].colour
    bank, goods = PRICES[card]
    if any(tile.waives and tile.on & colour for tile in tiles):
        goods = (0,) * RESOURCES  # R14.2
    if any(tile.converts and tile.on & colour for tile in tiles):
        bank, goods = bank + sum(goods), (0,) * RESOURCES  # R14.8 R14.23
    if how != NORMAL:
        bank, goods = 0, (0,) * RESOURCES  # R5.13 R10.20 R15.17
    for tile in tiles:
        if tile.tax and tile.on & colour and (how == NORMAL or tax_on_free):
            bank += tax(tile, age)  # R13.12 R13.14
        if tile.tax and tile.on == ON_CHAIN and how == CHAIN:
            bank += tax(tile, age)  # R14.13
    return with_project(bank, goods, project)


def due_for_stage(stage, age, tiles, how=NORMAL, *, tax_on_free=True):
    bank, goods = stage.price
    if how == TOKEN or any(tile.waives and tile.on == ON_STAGE for tile in tiles):
        goods = (0,) * RESOURCES  # R14.15 R15.18
    for tile in tiles:
        if tile.tax and tile.on == ON_STAGE and (how == NORMAL or tax_on_free):
            bank += tax(tile, age)  # R14.16
    return Due(bank, goods)


def tax(tile, age):
    return age if tile.tax == THE_AGE else tile.tax


def with_project(bank, goods, project):
    if project is None:
        return Due(bank, goods)
    return Due(bank + project.price.coins, tuple(a + b for a, b in zip(goods, project.price.goods, strict=True)))


# -- who has what ------------------------------------------------------------------------------------------------------


def standing_cards(city, tiles):
    """The cards of a city that work (R14.3, R14.4)."""
    return [
        CARDS[card] for card in city.cards if not any(tile.off and tile.off == CARDS[card].family for tile in tiles)
    ]


def producers(city, tiles, most):
    """(mask of resources, may it be sold) for each single unit that a city can give in a turn."""
    units = []
    if city.start != NO_RESOURCE and not city.start_lost:
        units.append((1 << city.start, True))
    for card in standing_cards(city, tiles):
        endless = any(tile.endless and tile.endless == card.family for tile in tiles)  # R14.20
        if card.effect.makes:
            units += [(card.effect.makes, bool(card.effect.sold))] * (most if endless else card.effect.units)
    for effect in city.stages:
        if effect.makes:
            units += [(effect.makes, bool(effect.sold))] * effect.units
        if effect.special == MAKE_MISSING:
            units.append((missing(city), False))
    return units


def missing(city):
    """R11.8: the resources that are printed neither on brown or grey cards nor as the start."""
    printed = 0 if city.start == NO_RESOURCE else 1 << city.start
    for card in city.cards:
        if CARDS[card].colour in (BROWN, GREY):
            printed |= CARDS[card].effect.makes
    return (1 << RESOURCES) - 1 & ~printed


def price_of(buyer, tiles, resource, side):
    """R5.7, R5.8, R13.13."""
    coins = 2
    for effect in (*(card.effect for card in standing_cards(buyer, tiles)), *buyer.stages):
        if effect.cheap & 1 << resource and effect.of & side:
            coins = 1
    for tile in tiles:
        if tile.goods & 1 << resource:
            coins += tile.price
    return max(0, coins)


# -- all ways to pay ---------------------------------------------------------------------------------------------------


def splits(me, left, right, tiles, coins, due, *, buyer_tiles=None):
    """Every pair (coins to the left, coins to the right) that pays what is due, but those that another pair beats.

    `buyer_tiles` are the tiles that hold for the buyer, where they are not those of the table (R12.15).
    """
    mine = tiles if buyer_tiles is None else buyer_tiles
    most = sum(due.goods)
    reached = {(due.goods, 0, 0)}
    for makes, _ in [*producers(me, mine, most), *((tile.goods, False) for tile in mine if tile.makes)]:
        reached |= {(rest, a, b) for goods, a, b in reached for rest, _ in uses(goods, makes)}
    for seller, side in ((left, OF_LEFT), (right, OF_RIGHT)):
        for makes, sold in producers(seller, mine, most):
            if sold:
                reached |= {
                    (rest, a + (cost if side == OF_LEFT else 0), b + (cost if side == OF_RIGHT else 0))
                    for goods, a, b in reached
                    for rest, resource in uses(goods, makes)
                    for cost in [price_of(me, mine, resource, side)]
                }
    paid = {(a, b) for goods, a, b in reached if not any(goods) and due.bank + a + b <= coins}
    return sorted(pair for pair in paid if not any(beats(other, pair) for other in paid))


def uses(goods, makes):
    """What is still missing after this unit has been used for any one thing."""
    for resource in range(RESOURCES):
        if makes & 1 << resource and goods[resource]:
            yield tuple(n - (i == resource) for i, n in enumerate(goods)), resource


def beats(one, other):
    return one != other and one[0] <= other[0] and one[1] <= other[1]


def tiles_of(numbers):
    return [TILES[number - 1] for number in numbers]
