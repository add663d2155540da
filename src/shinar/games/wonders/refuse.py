"""Why may a player of 7 Wonders not choose this? The first reason against it, by number (actions.pxd, reasons.py)."""

import cython

if not cython.compiled:
    from shinar.games.wonders.city import has
    from shinar.games.wonders.cost import NONE, gather, list_splits
    from shinar.games.wonders.legal import (
        may_take_board,
        owed_city,
        slot_in_hand,
        slot_in_packet,
        slot_in_pile,
        why_not_lose,
    )
    from shinar.games.wonders.projects import ways_to_join
    from shinar.games.wonders.tables import *
    from shinar.games.wonders.tower import has_tile, tile_slot
    from shinar.games.wonders.ways import (
        can_build,
        can_search,
        card_means,
        join_ways,
        owe_card,
        owe_choice,
        owe_stage,
        stage_at,
        stage_means,
        stages_open,
    )
    from shinar.layout import constants

    globals().update(constants(__name__))


def why_not(g, seat, action):
    """0 if `seat` may choose `action`, else the number of the first reason against it."""
    if g.phase == OVER:
        return GAME_OVER
    city = owed_city(g, seat)
    if city == NOBODY:
        return NOT_OWED
    if action < 0 or action >= ACTIONS:
        return NO_SUCH_ACTION
    if g.step[city] == ASK_CARD:
        return _why_not_first(g, seat, city, action)
    return _why_not_part(g, seat, city, action)


def _why_not_first(g, seat, city, action):
    if g.phase == PLAY or g.phase == EXTRA:
        return _why_not_card(g, seat, city, action)
    if g.phase == SEARCH:
        return _why_not_search(g, city, action)
    if g.phase == PENALTY:
        return why_not_lose(g, city, action)
    return _why_not_set_up(g, seat, action)


def _why_not_set_up(g, seat, action):
    if g.phase == BOARDS:
        if action < BOARD or action >= SIDE:
            return OTHER_QUESTION
        if action - BOARD >= BOARDS_N or BOARD_SET[action - BOARD] > g.option[WITH_WONDER_PACK]:
            return BOARD_NOT_IN_PLAY
        return LEGAL if may_take_board(g, action - BOARD) else BOARD_TAKEN
    if g.phase == SIDES:
        return LEGAL if action >= SIDE else OTHER_QUESTION
    if action < TILE or action >= WHICH:
        return OTHER_QUESTION
    return LEGAL if slot_in_packet(g, seat, action - TILE + 1) != NO_SLOT else NO_SUCH_TILE


def _why_not_card(g, seat, city, action):
    if action == DECLINE:
        return LEGAL if g.phase == EXTRA else MUST_USE_CARD
    if action >= LOSE:
        return OTHER_QUESTION
    card = action % CARDS
    if slot_in_hand(g, seat, city, card, 1) == NO_SLOT:
        return NOT_IN_HAND
    if action < STAGE:
        gather(g, city)
        return why_not_build(g, city, card)
    if action < SELL:
        gather(g, city)
        return why_not_stage(g, city)
    if action < RAISE:
        return FREE_CITY_CAN_USE if city != seat and _free_city_can_use(g, seat, city) else LEGAL
    if not g.option[WITH_TOWER]:
        return TOWER_NOT_IN_PLAY
    if city != seat:
        return FREE_CITY_NO_TILES
    return LEGAL if has_tile(g, seat) else NO_TILE_LEFT


def _free_city_can_use(g, seat, city):
    """R12.9: is there a card left in the hand that the Free City can build or bury?"""
    packet = g.holds[seat]
    gather(g, city)
    if stages_open(g, city):
        return True
    for i in range(g.hand_n[packet]):
        card = g.kind[g.hand[packet][i]]
        if g.hand[packet][i] != g.pick[seat] and not has(g, city, card) and can_build(g, city, card):
            return True
    return False


def why_not_build(g, city, card):
    if has(g, city, card):
        return ALREADY_BUILT
    if can_build(g, city, card):
        return LEGAL
    owe_card(g, city, card, BY_COST, 0)
    if g.due_coins > g.coins[city]:
        return TOO_FEW_COINS
    return TOO_FEW_COINS if list_splits(g, g.due_goods, NONE) else NOT_ON_OFFER


def why_not_stage(g, city):
    if stages_open(g, city):
        return LEGAL
    reason = NO_STAGE_LEFT
    for i in range(STAGES):
        stage = stage_at(g, city, i)
        if stage >= 0 and reason != STAGE_TOO_FEW_COINS:
            owe_stage(g, city, stage, BY_COST)
            reason = STAGE_TOO_FEW_COINS if list_splits(g, g.due_goods, NONE) else STAGE_NOT_ON_OFFER
    return reason


def _why_not_search(g, city, action):
    if action == DECLINE:
        return LEGAL
    if action >= LOSE:
        return OTHER_QUESTION
    if slot_in_pile(g, action % CARDS) == NO_SLOT:
        return NOT_IN_PILE
    if action >= STAGE:
        return NOT_SO_BUILT
    if has(g, city, action):
        return ALREADY_BUILT
    gather(g, city)
    return LEGAL if can_search(g, city, action) else TOO_FEW_COINS


def _why_not_part(g, seat, city, action):
    """Why not this answer to a further question?"""
    question = g.step[city]
    if question == ASK_WHICH and g.use[city] == TO_RAISE:
        if action < TILE or action >= WHICH:
            return OTHER_QUESTION
        return LEGAL if tile_slot(g, seat, action - TILE + 1) != NO_SLOT else NO_SUCH_TILE
    gather(g, city)
    if question == ASK_WHICH:
        if action < WHICH or action >= MEANS:
            return OTHER_QUESTION
        return LEGAL if stages_open(g, city) >> (action - WHICH) & 1 else NO_SUCH_STAGE
    if question == ASK_MEANS:
        if action < MEANS or action >= JOIN:
            return OTHER_QUESTION
        if g.use[city] == TO_STAGE:
            mask = stage_means(g, city, g.plan[city] - 1)
        else:
            mask = card_means(g, city, g.kind[g.pick[city]])
        return LEGAL if mask >> (action - MEANS) & 1 else NO_SUCH_MEANS
    if question == ASK_JOIN:
        if action < JOIN or action >= PAY:
            return OTHER_QUESTION
        return _why_not_join(g, city, action)
    if action < PAY or action >= LOSE_WIN:
        return OTHER_QUESTION
    owe_choice(g, city)
    list_splits(g, g.due_goods, g.coins[city] - g.due_coins)
    return LEGAL if g.best[action - PAY] != NONE else NO_SUCH_SPLIT


def _why_not_join(g, city, action):
    if join_ways(g, city) >> (action - JOIN) & 1:
        return LEGAL
    ways = ways_to_join(g, city, g.kind[g.pick[city]])
    return CANNOT_JOIN if ways >> (action - JOIN) & 1 else NO_WILDCARD
