"""In which ways can a card or a stage be built, what is due for it, and who may take part in the project?

Everything here is asked after `gather` (cost.py) has noted what the city has. Ways are bit masks of the numbers of
actions: `1 << BY_CHAIN`, or the positions of stages.
"""

import cython

if not cython.compiled:
    from shinar.games.wonders.city import has, left_of, right_of
    from shinar.games.wonders.cost import can_pay, list_splits, units
    from shinar.games.wonders.projects import ways_to_join
    from shinar.games.wonders.tables import *
    from shinar.games.wonders.tower import tax_on
    from shinar.layout import constants

    globals().update(constants(__name__))


def answers(mask):
    """How many bits are set."""
    count = 0
    while mask:
        count += mask & 1
        mask >>= 1
    return count


# -- what is due -------------------------------------------------------------------------------------------------------


def owe_card(g, city, card, means, joins):
    """Note what this card costs when built by these means: g.due_coins to the bank, and g.due_goods."""
    g.due_coins = 0
    g.due_goods = 0
    on = 1 << CARD_COLOUR[card]
    if means == BY_COST:
        g.due_coins = CARD_COINS[card]
        g.due_goods = CARD_GOODS[card]
        if g.lawful:
            if g.law_waives & on:
                g.due_goods = 0  # R14.2
            if g.law_converts & on:
                g.due_coins += units(g.due_goods)  # R14.8, R14.23
                g.due_goods = 0
    if g.lawful and g.law_taxes:
        if means != BY_COST and not g.option[TAX_ON_FREE_BUILDS]:
            on = 0  # R13.14
        if means == BY_CHAIN:
            on |= ON_CHAIN
        g.due_coins += tax_on(g, on)
    if joins:
        project = g.project - 1
        g.due_coins += PROJECT_COINS[project]
        g.due_goods += PROJECT_GOODS[project]


def owe_stage(g, city, stage, means):
    g.due_coins = STAGE_COINS[stage]
    g.due_goods = STAGE_GOODS[stage]
    if means == BY_TOKEN:
        g.due_goods = 0  # R15.18
    if g.lawful:
        if g.law_waives & ON_STAGE:
            g.due_goods = 0  # R14.15
        if means == BY_COST or g.option[TAX_ON_FREE_BUILDS]:
            g.due_coins += tax_on(g, ON_STAGE)


def owe_choice(g, city):
    """What is due for all that this city has chosen so far."""
    if g.use[city] == TO_STAGE:
        owe_stage(g, city, g.plan[city] - 1, g.means[city])
    else:
        owe_card(g, city, g.kind[g.pick[city]], g.means[city], g.joins[city])


def _is_owed_payable(g, city):
    return can_pay(g, g.due_goods, g.coins[city] - g.due_coins)


# -- cards -------------------------------------------------------------------------------------------------------------


def has_chain(g, city, card):
    """R5.13; R14.7: with the tile the neighbours' structures count too."""
    for i in range(2):
        earlier = CARD_AFTER[card][i]
        if earlier >= 0 and _stands_near(g, city, earlier):
            return True
    return False


def _stands_near(g, city, card):
    if has(g, city, card):
        return True
    if not (g.lawful and g.law_chains):
        return False
    return has(g, left_of(g, city), card) or has(g, right_of(g, city), card)


def can_build(g, city, card):
    """Can a card of the hand be built at all? No other structure of its name stands here."""
    if CARD_AFTER[card][0] >= 0 and has_chain(g, city, card):
        owe_card(g, city, card, BY_CHAIN, 0)
        if g.coins[city] >= g.due_coins:
            return True
        if city >= g.seats:
            return False  # R12.10
    owe_card(g, city, card, BY_COST, 0)
    if _is_owed_payable(g, city):
        return True
    if g.powers[city] == 0 and g.tokens[city][FREE_STRUCTURE] == 0:
        return False
    owe_card(g, city, card, BY_POWER, 0)
    return g.coins[city] >= g.due_coins


def can_search(g, city, card):
    """Can this card of the discard pile be built? Taxes are due (R13.15)."""
    if has(g, city, card):
        return False
    owe_card(g, city, card, BY_SEARCH, 0)
    return g.coins[city] >= g.due_coins


def card_means(g, city, card):
    """By which means the card can be built, each only where it can make a difference (R5.14, R5.16)."""
    mask = 0
    if has_chain(g, city, card):
        owe_card(g, city, card, BY_CHAIN, 0)
        if g.coins[city] >= g.due_coins:
            mask = 1 << BY_CHAIN
        matters = 1 if g.lawful and (g.law_taxes | g.law_bonuses) & ON_CHAIN else 0
        if city >= g.seats or (mask and not matters):
            return mask
    owe_card(g, city, card, BY_COST, 0)
    if _is_owed_payable(g, city):
        mask |= 1 << BY_COST
    if (g.powers[city] or g.tokens[city][FREE_STRUCTURE]) and _waiver_helps(g, city, card):
        if g.powers[city]:
            mask |= 1 << BY_POWER
        if g.tokens[city][FREE_STRUCTURE]:
            mask |= 1 << BY_TOKEN
    return mask


def _waiver_helps(g, city, card):
    """Is there a cost that a power or a token would save, and can the rest be paid?"""
    owe_card(g, city, card, BY_COST, 0)
    coins = g.due_coins
    goods = g.due_goods
    owe_card(g, city, card, BY_POWER, 0)
    return g.coins[city] >= g.due_coins and (goods != 0 or coins > g.due_coins)


def join_ways(g, city):
    """Answers to ASK_JOIN as bits: 1 no part, 2 a part, 4 a part with the wildcard token."""
    mask = 1
    card = g.kind[g.pick[city]]
    ways = ways_to_join(g, city, card)
    if ways:
        owe_card(g, city, card, g.means[city], 1)
        if _is_owed_payable(g, city):
            mask |= ways
    return mask


# -- stages ------------------------------------------------------------------------------------------------------------


def stage_at(g, city, i):
    """The stage that would be built as number i, or -1. Where there is a choice i tells them apart: on a board without
    an order it is the position, and where such a board is mirrored the position there; else it is the next
    position."""
    side = 2 * g.board[city] + g.side[city]
    position = g.stage_n[city]
    if BOARD_ANY_ORDER[g.board[city]]:
        return STAGES * side + i if i < STAGES_N[side] and g.stage[city][i] == 0 else -1
    if position >= STAGES_N[side]:
        return -1
    row = CARDS + STAGES * side + position
    if EFFECT[row][SPECIAL] != MIRROR:
        return STAGES * side + position if i == position else -1
    other = left_of(g, city) if EFFECT[row][OF] & OF_LEFT else right_of(g, city)  # R11.14
    there = 2 * g.board[other] + g.side[other]
    if BOARD_ANY_ORDER[g.board[other]]:
        stage = STAGES * there + i
        return stage if i < STAGES_N[there] and not _is_mirrored(g, city, stage) else -1  # R11.16
    if i != position or EFFECT[row][MIRRORED] > STAGES_N[there]:
        return -1  # R11.15
    return STAGES * there + EFFECT[row][MIRRORED] - 1


def _is_mirrored(g, city, stage):
    for i in range(STAGES):
        if g.stage[city][i] == 1 + stage:
            return True
    return False


def stage_means(g, city, stage):
    mask = 0
    owe_stage(g, city, stage, BY_COST)
    coins = g.due_coins
    goods = g.due_goods
    if _is_owed_payable(g, city):
        mask = 1 << BY_COST
    if g.tokens[city][FREE_STAGE]:
        owe_stage(g, city, stage, BY_TOKEN)
        if g.coins[city] >= g.due_coins and (goods != 0 or coins > g.due_coins):
            mask |= 1 << BY_TOKEN
    return mask


def stages_open(g, city):
    """The stages that could be built now, as bits of the numbers of `stage_at`."""
    mask = 0
    for i in range(STAGES):
        stage = stage_at(g, city, i)
        if stage >= 0 and stage_means(g, city, stage):
            mask |= 1 << i
    return mask
