"""What stands on the 78 different cards of the first edition, and how often is each in the box?

One line is one card; its id is its position. Names are texts, under the key. A card that leads to others for nothing (a
chain) is named by those others. Effects are the fields of `Effect` and nothing else: the rules know no card by name.
"""

from __future__ import annotations

from typing import NamedTuple

from shinar.games.wonders.effects import (
    ANY_SYMBOL,
    BLUE,
    BROWN,
    CLAY,
    COMPASS,
    COUNT_DEFEATS,
    COUNT_STAGES,
    DOUBLES,
    GEAR,
    GLASS,
    GREEN,
    GREY,
    MADE_GOODS,
    OF_ALL_THREE,
    OF_LEFT,
    OF_NEIGHBOURS,
    OF_OWN,
    OF_RIGHT,
    ORE,
    PAPYRUS,
    PURPLE,
    RAW_GOODS,
    RED,
    SINGLES,
    STONE,
    TABLET,
    TEXTILE,
    TRADERS,
    WOOD,
    YELLOW,
)


class Effect(NamedTuple):
    """All kinds of effect there are. 0 is none; masks and numbers are those of effects.pxd."""

    points: int = 0  # at the end
    coins: int = 0  # once, when built
    shields: int = 0
    makes: int = 0  # mask of resources: each turn `units` of one of them
    units: int = 1
    sold: int = 0  # 1: neighbours may buy them
    symbols: int = 0  # mask of science symbols: one of them
    cheap: int = 0  # mask of resources: a unit bought from `of` costs 1
    coins_per: int = 0  # once, for each of `per` in the cities `of`
    points_per: int = 0  # at the end, for each of `per` in the cities `of`
    per: int = 0  # mask: what is counted
    of: int = 0  # mask: in whose city, from whom, to whom
    gift: int = 0  # coins that the cities `of` receive from the bank
    loss: int = 0  # coins that every other player loses
    victory: int = 0  # a victory token of this value
    special: int = 0  # what fields cannot say
    mirrored: int = 0  # number of a stage, see MIRROR


class Price(NamedTuple):
    coins: int
    goods: tuple[int, int, int, int, int, int, int]  # units of each resource


class Card(NamedTuple):
    key: str
    age: int
    colour: int
    cost: str  # as in `price`
    after: str  # keys of the cards any of which makes this one free
    marks: str  # printed on the copies: from how many players on each is used; "" is a guild
    effect: Effect
    family: int = 0  # cards that a tile of the tower switches together


LETTERS = "wscogtp"  # wood stone clay ore glass textile papyrus
W, S, C, O, G, T, P = (1 << good for good in (WOOD, STONE, CLAY, ORE, GLASS, TEXTILE, PAPYRUS))
BROWNS, GREYS, BLUES, YELLOWS = 1 << BROWN, 1 << GREY, 1 << BLUE, 1 << YELLOW
REDS, GREENS, PURPLES = 1 << RED, 1 << GREEN, 1 << PURPLE
STAGES, DEFEATS = COUNT_STAGES, COUNT_DEFEATS
COMPASSES, GEARS, TABLETS = 1 << COMPASS, 1 << GEAR, 1 << TABLET
GUILD = ""


def price(text: str) -> Price:
    """A cost as the tables write it: coins as a figure, then a letter for each unit of a resource."""
    letters = text.lstrip("0123456789")
    w, s, c, o, g, t, p = map(letters.count, LETTERS)
    return Price(int(text[: len(text) - len(letters)] or 0), (w, s, c, o, g, t, p))


CARDS: tuple[Card, ...] = (
    # Age I, brown
    Card("lumber-yard", 1, BROWN, "", "", "34", Effect(makes=W, sold=1), SINGLES),
    Card("stone-pit", 1, BROWN, "", "", "35", Effect(makes=S, sold=1), SINGLES),
    Card("clay-pool", 1, BROWN, "", "", "35", Effect(makes=C, sold=1), SINGLES),
    Card("ore-vein", 1, BROWN, "", "", "34", Effect(makes=O, sold=1), SINGLES),
    Card("tree-farm", 1, BROWN, "1", "", "6", Effect(makes=W | C, sold=1), DOUBLES),
    Card("excavation", 1, BROWN, "1", "", "4", Effect(makes=S | C, sold=1), DOUBLES),
    Card("clay-pit", 1, BROWN, "1", "", "3", Effect(makes=C | O, sold=1), DOUBLES),
    Card("timber-yard", 1, BROWN, "1", "", "3", Effect(makes=W | S, sold=1), DOUBLES),
    Card("forest-cave", 1, BROWN, "1", "", "5", Effect(makes=W | O, sold=1), DOUBLES),
    Card("mine", 1, BROWN, "1", "", "6", Effect(makes=S | O, sold=1), DOUBLES),
    # Age I, grey
    Card("loom", 1, GREY, "", "", "36", Effect(makes=T, sold=1)),
    Card("glassworks", 1, GREY, "", "", "36", Effect(makes=G, sold=1)),
    Card("press", 1, GREY, "", "", "36", Effect(makes=P, sold=1)),
    # Age I, blue
    Card("pawnshop", 1, BLUE, "", "", "47", Effect(points=3)),
    Card("baths", 1, BLUE, "s", "", "37", Effect(points=3)),
    Card("altar", 1, BLUE, "", "", "35", Effect(points=2)),
    Card("theater", 1, BLUE, "", "", "36", Effect(points=2)),
    # Age I, yellow
    Card("tavern", 1, YELLOW, "", "", "457", Effect(coins=5)),
    Card("east-trading-post", 1, YELLOW, "", "", "37", Effect(cheap=RAW_GOODS, of=OF_RIGHT), TRADERS),
    Card("west-trading-post", 1, YELLOW, "", "", "37", Effect(cheap=RAW_GOODS, of=OF_LEFT), TRADERS),
    Card("marketplace", 1, YELLOW, "", "", "36", Effect(cheap=MADE_GOODS, of=OF_NEIGHBOURS), TRADERS),
    # Age I, red
    Card("stockade", 1, RED, "w", "", "37", Effect(shields=1)),
    Card("barracks", 1, RED, "o", "", "35", Effect(shields=1)),
    Card("guard-tower", 1, RED, "c", "", "34", Effect(shields=1)),
    # Age I, green
    Card("apothecary", 1, GREEN, "t", "", "35", Effect(symbols=COMPASSES)),
    Card("workshop", 1, GREEN, "g", "", "37", Effect(symbols=GEARS)),
    Card("scriptorium", 1, GREEN, "p", "", "34", Effect(symbols=TABLETS)),
    # Age II, brown
    Card("sawmill", 2, BROWN, "1", "", "34", Effect(makes=W, units=2, sold=1), DOUBLES),
    Card("quarry", 2, BROWN, "1", "", "34", Effect(makes=S, units=2, sold=1), DOUBLES),
    Card("brickyard", 2, BROWN, "1", "", "34", Effect(makes=C, units=2, sold=1), DOUBLES),
    Card("foundry", 2, BROWN, "1", "", "34", Effect(makes=O, units=2, sold=1), DOUBLES),
    # Age II, grey
    Card("loom-2", 2, GREY, "", "", "35", Effect(makes=T, sold=1)),
    Card("glassworks-2", 2, GREY, "", "", "35", Effect(makes=G, sold=1)),
    Card("press-2", 2, GREY, "", "", "35", Effect(makes=P, sold=1)),
    # Age II, blue
    Card("aqueduct", 2, BLUE, "sss", "baths", "37", Effect(points=5)),
    Card("temple", 2, BLUE, "wcg", "altar", "36", Effect(points=3)),
    Card("statue", 2, BLUE, "woo", "theater", "37", Effect(points=4)),
    Card("courthouse", 2, BLUE, "cct", "scriptorium", "35", Effect(points=4)),
    # Age II, yellow
    Card("forum", 2, YELLOW, "cc", "east-trading-post west-trading-post", "367", Effect(makes=MADE_GOODS), TRADERS),
    Card("caravansery", 2, YELLOW, "ww", "marketplace", "356", Effect(makes=RAW_GOODS), TRADERS),
    Card("vineyard", 2, YELLOW, "", "", "36", Effect(coins_per=1, per=BROWNS, of=OF_ALL_THREE)),
    Card("bazar", 2, YELLOW, "", "", "47", Effect(coins_per=2, per=GREYS, of=OF_ALL_THREE)),
    # Age II, red
    Card("walls", 2, RED, "sss", "", "37", Effect(shields=2)),
    Card("training-ground", 2, RED, "woo", "", "467", Effect(shields=2)),
    Card("stables", 2, RED, "wco", "apothecary", "35", Effect(shields=2)),
    Card("archery-range", 2, RED, "wwo", "workshop", "36", Effect(shields=2)),
    # Age II, green
    Card("dispensary", 2, GREEN, "oog", "apothecary", "34", Effect(symbols=COMPASSES)),
    Card("laboratory", 2, GREEN, "ccp", "workshop", "35", Effect(symbols=GEARS)),
    Card("library", 2, GREEN, "sst", "scriptorium", "36", Effect(symbols=TABLETS)),
    Card("school", 2, GREEN, "wp", "", "37", Effect(symbols=TABLETS)),
    # Age III, blue
    Card("pantheon", 3, BLUE, "ccogtp", "temple", "36", Effect(points=7)),
    Card("gardens", 3, BLUE, "wcc", "statue", "34", Effect(points=5)),
    Card("town-hall", 3, BLUE, "ssog", "", "356", Effect(points=6)),
    Card("palace", 3, BLUE, "wscogtp", "", "37", Effect(points=8)),
    Card("senate", 3, BLUE, "wwso", "library", "35", Effect(points=6)),
    # Age III, yellow
    Card("haven", 3, YELLOW, "wot", "forum", "34", Effect(coins_per=1, points_per=1, per=BROWNS, of=OF_OWN)),
    Card("lighthouse", 3, YELLOW, "sg", "caravansery", "36", Effect(coins_per=1, points_per=1, per=YELLOWS, of=OF_OWN)),
    Card("chamber-of-commerce", 3, YELLOW, "ccp", "", "46", Effect(coins_per=2, points_per=2, per=GREYS, of=OF_OWN)),
    Card("arena", 3, YELLOW, "sso", "dispensary", "357", Effect(coins_per=3, points_per=1, per=STAGES, of=OF_OWN)),
    # Age III, red
    Card("fortifications", 3, RED, "sooo", "walls", "37", Effect(shields=3)),
    Card("circus", 3, RED, "ssso", "training-ground", "456", Effect(shields=3)),
    Card("arsenal", 3, RED, "wwot", "", "347", Effect(shields=3)),
    Card("siege-workshop", 3, RED, "wccc", "laboratory", "35", Effect(shields=3)),
    # Age III, green
    Card("lodge", 3, GREEN, "cctp", "dispensary", "36", Effect(symbols=COMPASSES)),
    Card("observatory", 3, GREEN, "oogt", "laboratory", "37", Effect(symbols=GEARS)),
    Card("university", 3, GREEN, "wwgp", "library", "34", Effect(symbols=TABLETS)),
    Card("academy", 3, GREEN, "sssg", "school", "37", Effect(symbols=COMPASSES)),
    Card("study", 3, GREEN, "wtp", "school", "35", Effect(symbols=GEARS)),
    # Age III, purple
    Card("workers-guild", 3, PURPLE, "wscoo", "", GUILD, Effect(points_per=1, per=BROWNS, of=OF_NEIGHBOURS)),
    Card("craftsmens-guild", 3, PURPLE, "ssoo", "", GUILD, Effect(points_per=2, per=GREYS, of=OF_NEIGHBOURS)),
    Card("traders-guild", 3, PURPLE, "gtp", "", GUILD, Effect(points_per=1, per=YELLOWS, of=OF_NEIGHBOURS)),
    Card("philosophers-guild", 3, PURPLE, "ccctp", "", GUILD, Effect(points_per=1, per=GREENS, of=OF_NEIGHBOURS)),
    Card("spies-guild", 3, PURPLE, "cccg", "", GUILD, Effect(points_per=1, per=REDS, of=OF_NEIGHBOURS)),
    Card("strategists-guild", 3, PURPLE, "soot", "", GUILD, Effect(points_per=1, per=DEFEATS, of=OF_NEIGHBOURS)),
    Card(
        "shipowners-guild",
        3,
        PURPLE,
        "wwwgp",
        "",
        GUILD,
        Effect(points_per=1, per=BROWNS | GREYS | PURPLES, of=OF_OWN),
    ),
    Card("scientists-guild", 3, PURPLE, "wwoop", "", GUILD, Effect(symbols=ANY_SYMBOL)),
    Card("magistrates-guild", 3, PURPLE, "wwwst", "", GUILD, Effect(points_per=1, per=BLUES, of=OF_NEIGHBOURS)),
    Card("builders-guild", 3, PURPLE, "ssccg", "", GUILD, Effect(points_per=1, per=STAGES, of=OF_ALL_THREE)),
)

ID: dict[str, int] = {card.key: number for number, card in enumerate(CARDS)}
PRICES: tuple[Price, ...] = tuple(price(card.cost) for card in CARDS)
# Cards of the same name, of which a city may have one: each is represented by the first of them.
NAME_OF: tuple[int, ...] = tuple(ID[card.key.removesuffix("-2")] for card in CARDS)
# The chains, as pairs (earlier card, later card).
CHAINS: tuple[tuple[int, int], ...] = tuple(
    (ID[key], number) for number, card in enumerate(CARDS) for key in card.after.split()
)
GUILDS: tuple[int, ...] = tuple(number for number, card in enumerate(CARDS) if card.marks == GUILD)


def copies(number: int, players: int) -> int:
    """How many copies of a card are in the deck of its Age; guilds are drawn instead."""
    return sum(int(mark) <= players for mark in CARDS[number].marks)
