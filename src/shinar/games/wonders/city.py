"""What stands in a city, and what does it yield from then on? Things come, and (for failed projects) go.

Only lasting effects are here. What happens once, when something is built, is in apply.py.
"""

import cython

if not cython.compiled:
    from shinar.games.wonders.tables import *
    from shinar.layout import constants

    globals().update(constants(__name__))


def has(g, city, card):
    """Does a structure of this name stand here?"""
    name = CARD_NAME[card]
    return g.built[city][name >> 6] & BIT[name & 63] != 0


def left_of(g, city):
    return city + 1 if city + 1 < g.cities else 0


def right_of(g, city):
    return city - 1 if city > 0 else g.cities - 1


def found(g, city):
    """A city begins: its board gives a resource (R10) or coins (R11.13)."""
    board = g.board[city]
    g.coins[city] = START_COINS + BOARD_COINS[board]
    _recount(g, city)


def add_card(g, city, card):
    name = CARD_NAME[card]
    g.built[city][name >> 6] |= BIT[name & 63]
    g.colour_n[city][CARD_COLOUR[card]] += 1
    _add_card_yield(g, city, name)


def remove_card(g, city, card):
    """R15.21: what it gave once stays, all else is gone."""
    name = CARD_NAME[card]
    g.built[city][name >> 6] ^= BIT[name & 63]
    g.colour_n[city][CARD_COLOUR[card]] -= 1
    g.shields[city] -= EFFECT[name][SHIELDS]
    _recount(g, city)


def add_stage(g, city, position, stage):
    g.stage[city][position] = 1 + stage
    g.stage_n[city] += 1
    g.shields[city] += EFFECT[CARDS + stage][SHIELDS]
    if EFFECT[CARDS + stage][SPECIAL] == FREE_BUILD:
        g.powers[city] = 1  # in this Age too, from the next turn on (R10.20)
    _add_stage_yield(g, city, stage)


def make_barren(g, city):
    """R15.24: the board gives nothing any more."""
    g.barren[city] = 1
    _recount(g, city)


def add_victory(g, city, value):
    """R7.2; R14.19: with the tile a token is taken one size smaller."""
    if g.law_victories:
        value = SMALLER[value]
    if value:
        g.wins[city][value // 2] += 1


# -- lasting yields ----------------------------------------------------------------------------------------------------


def _recount(g, city):
    """All that is derived from what stands here, anew; but shields, which projects give too."""
    g.stock[city] = 0
    g.printed[city] = 0
    g.singles[city] = 0
    g.doubles[city] = 0
    g.mixed[city] = 0
    g.cheap_card[city] = 0
    g.cheap_stage[city] = 0
    g.makes_missing[city] = 0
    g.power_stages[city] = 0
    g.last_cards[city] = 0
    for i in range(2):
        g.own_card[city][i] = 0
    for i in range(STAGES):
        g.own_stage[city][i] = 0
    start = BOARD_START[g.board[city]]
    if start != NO_RESOURCE:
        g.printed[city] = 1 << start
        if not g.barren[city]:
            g.stock[city] = LANE[start]
    shields = g.shields[city]
    for card in range(BASE_CARDS):
        if g.built[city][card >> 6] & BIT[card & 63]:
            _add_card_yield(g, city, card)
    g.shields[city] = shields
    for i in range(STAGES):
        if g.stage[city][i]:
            _add_stage_yield(g, city, g.stage[city][i] - 1)


def _add_card_yield(g, city, card):
    makes = EFFECT[card][MAKES]
    g.shields[city] += EFFECT[card][SHIELDS]
    if EFFECT[card][CHEAP]:
        g.cheap_card[city] |= _cheap(EFFECT[card])
    if makes == 0:
        return
    if CARD_MIXED[card]:
        g.mixed[city] |= 1 << (CARD_MIXED[card] - 1)
    elif not EFFECT[card][SOLD]:
        g.own_card[city][1 if g.own_card[city][0] else 0] = makes
        return
    else:
        g.stock[city] += REACH[makes] * EFFECT[card][UNITS]
        if CARD_FAMILY[card] == SINGLES:
            g.singles[city] |= makes
        elif CARD_FAMILY[card] == DOUBLES:
            g.doubles[city] |= makes
    g.printed[city] |= makes


def _add_stage_yield(g, city, stage):
    row = CARDS + stage
    special = EFFECT[row][SPECIAL]
    if EFFECT[row][MAKES]:
        i = 0
        while g.own_stage[city][i]:
            i += 1
        g.own_stage[city][i] = EFFECT[row][MAKES]
    if EFFECT[row][CHEAP]:
        g.cheap_stage[city] |= _cheap(EFFECT[row])
    if special == FREE_BUILD:
        g.power_stages[city] += 1
    elif special == LAST_CARD:
        g.last_cards[city] = 1
    elif special == MAKE_MISSING:
        g.makes_missing[city] += 1


def _cheap(effect):
    """Which trade an effect makes cheap: 1 raw left, 2 made left, 4 raw right, 8 made right."""
    goods = (1 if effect[CHEAP] & RAW_GOODS else 0) + (2 if effect[CHEAP] & MADE_GOODS else 0)
    mask = 0
    if effect[OF] & OF_LEFT:
        mask = goods
    if effect[OF] & OF_RIGHT:
        mask |= goods << 2
    return mask


# -- counting ----------------------------------------------------------------------------------------------------------


def count_around(g, city, per, of):
    """How many of `per` there are in the cities `of`, seen from this one."""
    count = 0
    if of & OF_OWN:
        count += count_here(g, city, per)
    if of & OF_LEFT:
        count += count_here(g, left_of(g, city), per)
    if of & OF_RIGHT:
        count += count_here(g, right_of(g, city), per)
    return count


def count_here(g, city, per):
    if per == COUNT_STAGES:
        return g.stage_n[city]
    if per == COUNT_DEFEATS:
        return g.defeats[city]
    if per == COUNT_STONES:
        return _count_stones(g, city)
    count = 0
    for colour in range(COLOURS):
        if per >> colour & 1:
            count += g.colour_n[city][colour]
    return count


def _count_stones(g, city):
    """R11.11"""
    count = 0
    for card in range(BASE_CARDS):
        if CARD_STONES[card] and g.built[city][card >> 6] & BIT[card & 63]:
            count += CARD_STONES[card]
    return count
