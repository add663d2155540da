"""What are the tables of 7 Wonders as plain numbers? The lists that tables.py hands to the rules; tables.pxd describes
them.

A packed count has a lane of 8 bits for each resource, so that costs and stocks are added and compared as one number.
"""

from __future__ import annotations

from collections.abc import Iterable

from shinar.games.wonders.boards import BASE_BOARDS, BOARDS, Stage
from shinar.games.wonders.cards import CARDS, CHAINS, GUILDS, NAME_OF, PRICES, Card, Effect, copies
from shinar.games.wonders.effects import BROWN, RESOURCES, STONE
from shinar.games.wonders.project_cards import PROJECTS, TOKENS, UNABLE
from shinar.games.wonders.tiles import SMALLER_VICTORY, SPACES, TILE_POINTS, TILES

MANY = 16  # units: more than any cost has
BOARD_ROOM, STAGES, SEATS, AGES = 16, 4, 8, 3
CARD_ROOM, DECK_ROOM = 176, 72


def packed(units: Iterable[int]) -> int:
    return sum(count << 8 * resource for resource, count in enumerate(units))


def of_mask(mask: int, count: int = 1) -> int:
    return packed(count * (mask >> resource & 1) for resource in range(RESOURCES))


def padded(values: Iterable[int], room: int, empty: int = 0) -> list[int]:
    result = list(values)
    return result + [empty] * (room - len(result))


def fields(effect: Effect) -> list[int]:
    return [int(value) for value in effect]


# -- masks and lanes ---------------------------------------------------------------------------------------------------

BIT = [1 << i for i in range(64)]
LANE = [1 << 8 * resource for resource in range(RESOURCES)]
TOPS = 0x8080808080808080
ONES = 0x0101010101010101
WITHOUT = [sum(1 << chosen for chosen in range(64) if not chosen >> thing & 1) for thing in range(6)]
REACH = [of_mask(mask) for mask in range(128)]
PAIRS = [of_mask(mask, 2) for mask in range(16)]
ENDLESS = [of_mask(mask, MANY) for mask in range(16)]

# -- cards -------------------------------------------------------------------------------------------------------------


def is_mixed(card: Card) -> bool:
    """A brown card that gives one of two resources."""
    return card.colour == BROWN and card.effect.makes.bit_count() == 2


def stones(card: Card) -> int:
    """R11.11"""
    return card.effect.units if card.colour == BROWN and card.effect.makes >> STONE & 1 else 0


MIXED_CARDS = [number for number, card in enumerate(CARDS) if is_mixed(card)]
CARD_AGE = padded((card.age for card in CARDS), CARD_ROOM)
CARD_COLOUR = padded((card.colour for card in CARDS), CARD_ROOM)
CARD_COINS = padded((price.coins for price in PRICES), CARD_ROOM)
CARD_GOODS = padded((packed(price.goods) for price in PRICES), CARD_ROOM)
CARD_NAME = padded(NAME_OF, CARD_ROOM)
CARD_AFTER = [padded((a for a, b in CHAINS if b == card), 2, -1) for card in range(CARD_ROOM)]
CARD_FAMILY = padded((card.family for card in CARDS), CARD_ROOM)
CARD_STONES = padded((stones(card) for card in CARDS), CARD_ROOM)
CARD_MIXED = [1 + MIXED_CARDS.index(card) if card in MIXED_CARDS else 0 for card in range(CARD_ROOM)]

_MIXED_SETS = [
    [CARDS[number].effect.makes for bit, number in enumerate(MIXED_CARDS) if chosen >> bit & 1]
    for chosen in range(1 << len(MIXED_CARDS))
]
MIXED_N = [len(masks) for masks in _MIXED_SETS]
MIXED = [padded(masks, len(MIXED_CARDS)) for masks in _MIXED_SETS]
MIXED_REACH = [sum(map(of_mask, masks)) for masks in _MIXED_SETS]


def deck(age: int, players: int) -> list[int]:
    """R2.2, R12.1: the cards of an Age without guilds, ascending. Two players use the cards of three."""
    return [n for n, card in enumerate(CARDS) if card.age == age for _ in range(copies(n, max(players, 3)))]


_DECKS = [[deck(age, players) if players > 1 else [] for players in range(SEATS + 1)] for age in range(AGES + 1)]
DECK_N = [[len(cards) for cards in row] for row in _DECKS]
DECK = [[padded(cards, DECK_ROOM) for cards in row] for row in _DECKS]
GUILDS_N = len(GUILDS)
GUILD = padded(GUILDS, DECK_ROOM)

# -- boards ------------------------------------------------------------------------------------------------------------

_NOTHING: tuple[Stage, ...] = ()
_SIDES = [side for board in BOARDS for side in (board.a, board.b)] + [_NOTHING] * (2 * (BOARD_ROOM - len(BOARDS)))
_STAGES = [side[i] if i < len(side) else Stage("", Effect()) for side in _SIDES for i in range(STAGES)]

BOARDS_N = len(BOARDS)
BOARD_START = padded((board.start for board in BOARDS), BOARD_ROOM)
BOARD_COINS = padded((board.coins for board in BOARDS), BOARD_ROOM)
BOARD_ANY_ORDER = padded((board.any_order for board in BOARDS), BOARD_ROOM)
BOARD_SET = padded((2 if board.needs else int(n >= BASE_BOARDS) for n, board in enumerate(BOARDS)), BOARD_ROOM)
# R12.2: side A asks nothing of its owner.
BOARD_QUIET = padded(
    (int(n < BASE_BOARDS and not any(stage.effect.special for stage in board.a)) for n, board in enumerate(BOARDS)),
    BOARD_ROOM,
)
STAGES_N = [len(side) for side in _SIDES]
STAGE_COINS = [stage.price.coins for stage in _STAGES]
STAGE_GOODS = [packed(stage.price.goods) for stage in _STAGES]

_EFFECTS = [card.effect for card in CARDS] + [Effect()] * (CARD_ROOM - len(CARDS))
EFFECT = [fields(effect) for effect in (*_EFFECTS, *(stage.effect for stage in _STAGES))]

# -- tiles and projects ------------------------------------------------------------------------------------------------

TILE_ON = [0, *(tile.on for tile in TILES)]
TILE_TAX = [0, *(tile.tax for tile in TILES)]
TILE_BONUS = [0, *(tile.bonus for tile in TILES)]
TILE_WAIVES = [0, *(tile.waives for tile in TILES)]
TILE_CONVERTS = [0, *(tile.converts for tile in TILES)]
TILE_GOODS = [0, *(tile.goods for tile in TILES)]
TILE_PRICE = [0, *(tile.price for tile in TILES)]
TILE_MAKES = [0, *(tile.makes for tile in TILES)]
TILE_OFF = [0, *(tile.off for tile in TILES)]
TILE_ENDLESS = [0, *(tile.endless for tile in TILES)]
TILE_CHAINS = [0, *(tile.chains for tile in TILES)]
TILE_VICTORIES = [0, *(tile.victories for tile in TILES)]
TILE_DEFEATS = [0, *(tile.defeats for tile in TILES)]
TOWER_POINTS = list(TILE_POINTS)
TOWER_SPACES = [SPACES.get(seats, 0) for seats in range(SEATS + 1)]
SMALLER = [SMALLER_VICTORY.get(value, 0) for value in range(6)]

PROJECT_COLOUR = [project.colour for project in PROJECTS]
PROJECT_COINS = [project.price.coins for project in PROJECTS]
PROJECT_GOODS = [packed(project.price.goods) for project in PROJECTS]
PROJECT_PENALTY = [project.penalty for project in PROJECTS]
PROJECT_LOSES = [project.loses for project in PROJECTS]
PROJECT_REWARD = [fields(project.reward) for project in PROJECTS]
PROJECT_TOKENS = [TOKENS.get(seats, 0) for seats in range(SEATS + 1)]
PENALTY_POINTS = [0, *UNABLE]
