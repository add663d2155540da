"""The slow twins of scoring and of conflicts: what is every city worth, read off the tables and RULES.md alone?

Wherever somebody may choose, everything is tried: every symbol for every free symbol, every guild of both neighbours.
"""

from itertools import product
from typing import NamedTuple

from shinar.games.wonders.cards import CARDS
from shinar.games.wonders.effects import (
    BLUE,
    BROWN,
    BURIED_COLOUR,
    COLOURS,
    COPY_GUILD,
    COPY_SYMBOL,
    COUNT_DEFEATS,
    COUNT_SETS,
    COUNT_STAGES,
    COUNT_STONES,
    GREEN,
    OF_LEFT,
    OF_OWN,
    OF_RIGHT,
    PURPLE,
    STONE,
    SYMBOLS,
    YELLOW,
)  # fmt: skip
from shinar.games.wonders.tiles import SMALLER_VICTORY, TILE_POINTS

CATEGORIES = ("military", "treasury", "wonder", "civilian", "science", "commercial", "guilds", "tower", "projects")


class Town(NamedTuple):
    stages: tuple = ()  # effects of those built
    cards: tuple = ()
    coins: int = 0
    victories: tuple = ()  # values of the tokens
    defeats: int = 0
    buried: int | None = None  # colour of the card under a stage that counts it
    tiles: int = 0
    rewards: tuple = ()  # effects of projects, once for each token
    penalties: int = 0  # points, not above 0


# -- scoring -----------------------------------------------------------------------------------------------------------


def sheets(towns):
    """Points by category, for each town; the next one clockwise is its left neighbour."""
    return [sheet(towns[i], towns[(i + 1) % len(towns)], towns[i - 1]) for i in range(len(towns))]


def sheet(me, left, right):
    candidates = [None]
    if any(effect.special == COPY_GUILD for effect in me.stages):
        candidates += [card for card in (*left.cards, *right.cards) if CARDS[card].colour == PURPLE]
    return max((sheet_with(me, left, right, guild) for guild in candidates), key=lambda row: sum(row.values()))


def sheet_with(me, left, right, copied):
    """R8.2 to R8.9, with this guild of a neighbour copied."""
    around = {OF_OWN: me, OF_LEFT: left, OF_RIGHT: right}
    guilds = [CARDS[card].effect for card in me.cards if CARDS[card].colour == PURPLE]
    guilds += [CARDS[copied].effect] if copied is not None else []
    science, archives = best_symbols(me, left, right, guilds)
    wonder = sum(effect.points + scored(effect, around) for effect in me.stages)
    for effect in me.stages:
        if effect.special == BURIED_COLOUR and me.buried is not None:
            wonder += sum(CARDS[card].colour == me.buried for card in (*left.cards, *right.cards))  # R11.12
    return {
        "military": sum(me.victories) - me.defeats,
        "treasury": me.coins // 3,
        "wonder": wonder,
        "civilian": sum(CARDS[card].effect.points for card in me.cards if CARDS[card].colour == BLUE),
        "science": science,
        "commercial": sum(scored(CARDS[card].effect, around) for card in me.cards if CARDS[card].colour == YELLOW),
        "guilds": sum(scored(effect, around) for effect in guilds),
        "tower": TILE_POINTS[me.tiles],
        "projects": me.penalties + archives + sum(scored(effect, around) for effect in me.rewards),
    }


def scored(effect, around):
    if not effect.points_per or effect.per in (0, COUNT_SETS):
        return 0
    return effect.points_per * sum(counted(effect.per, town) for whose, town in around.items() if effect.of & whose)


def counted(per, town):
    if per == COUNT_STAGES:
        return len(town.stages)
    if per == COUNT_DEFEATS:
        return town.defeats
    if per == COUNT_STONES:
        return sum(stones(CARDS[card]) for card in town.cards)
    assert per < 1 << COLOURS
    return sum(bool(per & 1 << CARDS[card].colour) for card in town.cards)


def stones(card):
    """R11.11: the stone symbols printed on a brown card."""
    if card.colour != BROWN or not card.effect.makes & 1 << STONE:
        return 0
    return card.effect.units


def best_symbols(me, left, right, guilds):
    """R8.6, R8.7, R16.11: points of science and of sets for projects, with the best choice of every free symbol."""
    effects = [CARDS[card].effect for card in me.cards if CARDS[card].colour == GREEN]
    masks = [effect.symbols for effect in (*effects, *guilds, *me.stages) if effect.symbols]
    for effect in me.stages:
        if effect.special == COPY_SYMBOL:
            there = [CARDS[card].effect.symbols for card in (*left.cards, *right.cards) if CARDS[card].colour == GREEN]
            masks += [0b111 & sum(set(there))] if there else []  # R11.5
    each_set = sum(effect.points_per for effect in me.rewards if effect.per == COUNT_SETS)
    best = None
    for chosen in product(*([s for s in range(SYMBOLS) if mask & 1 << s] for mask in masks)):
        numbers = [chosen.count(s) for s in range(SYMBOLS)]
        points = sum(n * n for n in numbers) + 7 * min(numbers), each_set * min(numbers)
        best = points if best is None or sum(points) > sum(best) else best
    return best


def ranks(totals, coins):
    """R8.10: how many stand better."""
    order = list(zip(totals, coins, strict=True))
    return [sum(other > mine for other in order) for mine in order]


# -- conflicts ---------------------------------------------------------------------------------------------------------


def conflicts(shields, age, *, away=(), tiles=()):
    """For each city the victory tokens (values) and the number of defeat tokens that the Age brings (section 7)."""
    ring = [city for city in range(len(shields)) if city not in away]  # R11.6
    pairs = list(zip(ring, ring[1:] + ring[:1], strict=True))
    if len(ring) <= 2:
        pairs = pairs[: len(ring) - 1]
    won = [[] for _ in shields]
    lost = [0 for _ in shields]
    for a, b in pairs:
        if shields[a] == shields[b]:
            continue
        winner, loser = (a, b) if shields[a] > shields[b] else (b, a)
        value = victory_token((1, 3, 5)[age - 1], tiles)
        won[winner] += [value] if value else []
        lost[loser] += 2 if any(tile.defeats for tile in tiles) else 1  # R14.22
    return won, lost


def victory_token(value, tiles):
    """R14.19"""
    return SMALLER_VICTORY[value] if any(tile.victories for tile in tiles) else value
