"""What does a city yield, and what do tiles in force change? The slow twin of what the rules keep up to date (city.py,
tower.py) as things come and go: read off the tables anew each time.
"""

from shinar.games.wonders.boards import BOARDS
from shinar.games.wonders.cards import CARDS
from shinar.games.wonders.effects import (
    BROWN,
    COLOURS,
    DOUBLES,
    FREE_BUILD,
    GREY,
    LAST_CARD,
    MADE_GOODS,
    MAKE_MISSING,
    MIRROR,
    NO_RESOURCE,
    OF_LEFT,
    OF_RIGHT,
    RAW_GOODS,
    SINGLES,
    YELLOW,
)  # fmt: skip
from shinar.games.wonders.project_cards import PROJECTS
from shinar.games.wonders.tiles import TILES

MIXED = [n for n, card in enumerate(CARDS) if card.colour == BROWN and card.effect.makes.bit_count() == 2]


# -- stages ------------------------------------------------------------------------------------------------------------


def side_of(board, side):
    return BOARDS[board].a if side == 0 else BOARDS[board].b


def stage_number(rows, city, position):
    """The number under which a stage is known: its own, or that of the one it mirrors."""
    row = rows[city]
    effect = side_of(row["board"], row["side"])[position].effect
    if effect.special != MIRROR:
        return 4 * (2 * row["board"] + row["side"]) + position
    other = rows[(city + 1) % len(rows)] if effect.of == OF_LEFT else rows[city - 1]
    return 4 * (2 * other["board"] + other["side"]) + effect.mirrored - 1


def effect_of(number):
    return side_of(number // 8, number // 4 % 2)[number % 4].effect


# -- cities ------------------------------------------------------------------------------------------------------------


def yields(rows):
    """Fields of the state by name, for all cities."""
    each = [yields_of(row) for row in rows]
    return {name: [city[name] for city in each] for name in each[0]}


def yields_of(row):
    cards = [CARDS[card] for card in row["cards"]]
    stages = [effect_of(number - 1) for number in row["stage"] if number]
    brown = [card for card in cards if card.colour == BROWN]
    start = BOARDS[row["board"]].start
    goods = [card.effect for card in cards if card.colour in (BROWN, GREY)]
    stock = [0 if start == NO_RESOURCE or row["words"]["barren"] else 1 << 8 * start]
    stock += [lanes(effect.makes) * effect.units for effect in goods if effect.makes.bit_count() == 1]
    yellow = [card.effect.makes for card in cards if card.colour == YELLOW and card.effect.makes]
    rewards = sum(n * project.reward.shields for n, project in zip(row["words"]["rewards"], PROJECTS, strict=True))
    return {
        "colour_n": [sum(card.colour == colour for card in cards) for colour in range(COLOURS)],
        "stage_n": len(stages),
        "stock": sum(stock),
        "singles": either(card.effect.makes for card in brown if card.family == SINGLES),
        "doubles": either(card.effect.makes for card in brown if card.family == DOUBLES and card.effect.units == 2),
        "mixed": either(1 << MIXED.index(card) for card in row["cards"] if card in MIXED),
        "printed": either([*(effect.makes for effect in goods), 0 if start == NO_RESOURCE else 1 << start]),
        "own_card": padded(yellow, 2),
        "own_stage": padded([effect.makes for effect in stages if effect.makes], 4),
        "makes_missing": sum(effect.special == MAKE_MISSING for effect in stages),
        "cheap_card": either(cheap(card.effect) for card in cards),
        "cheap_stage": either(cheap(effect) for effect in stages),
        "shields": sum(effect.shields for effect in [*(card.effect for card in cards), *stages]) + rewards,
        "power_stages": sum(effect.special == FREE_BUILD for effect in stages),
        "last_cards": int(any(effect.special == LAST_CARD for effect in stages)),
    }


def lanes(makes):
    return sum(1 << 8 * resource for resource in range(7) if makes >> resource & 1)


def either(masks):
    result = 0
    for mask in masks:
        result |= mask
    return result


def padded(values, room):
    return values + [0] * (room - len(values))


def cheap(effect):
    """1 raw left, 2 made left, 4 raw right, 8 made right."""
    goods = (1 if effect.cheap & RAW_GOODS else 0) | (2 if effect.cheap & MADE_GOODS else 0)
    return (goods if effect.of & OF_LEFT else 0) | (4 * goods if effect.of & OF_RIGHT else 0)


# -- tiles -------------------------------------------------------------------------------------------------------------


def laws(visible):
    """The fields that sum up the tiles in force."""
    tiles = [TILES[number - 1] for number in visible]
    return {
        "in_force": either(1 << number for number in visible),
        "law_taxes": either(tile.on for tile in tiles if tile.tax),
        "law_bonuses": either(tile.on for tile in tiles if tile.bonus),
        "law_waives": either(tile.on for tile in tiles if tile.waives),
        "law_converts": either(tile.on for tile in tiles if tile.converts),
        "law_raw": sum(tile.price for tile in tiles if tile.goods & RAW_GOODS),
        "law_made": sum(tile.price for tile in tiles if tile.goods & MADE_GOODS),
        "law_gifts": padded([tile.goods for tile in tiles if tile.makes], 3),
        "law_off": either(1 << tile.off for tile in tiles if tile.off),
        "law_endless": int(any(tile.endless for tile in tiles)),
        "law_chains": int(any(tile.chains for tile in tiles)),
        "law_victories": int(any(tile.victories for tile in tiles)),
        "law_defeats": int(any(tile.defeats for tile in tiles)),
    }
