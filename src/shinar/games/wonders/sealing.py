"""How does a choice of several parts come together? Each answer is noted, and the next question is asked where there
is more than one answer to it. Nothing here changes what others can see: that is done when all have chosen (apply.py).
"""

import cython

if not cython.compiled:
    from shinar.games.wonders.cost import NONE, gather, list_splits
    from shinar.games.wonders.legal import owed_city, slot_in_city, slot_in_hand, slot_in_packet, slot_in_pile
    from shinar.games.wonders.projects import victories
    from shinar.games.wonders.tables import *
    from shinar.games.wonders.tower import tiles_at
    from shinar.games.wonders.ways import (
        answers,
        card_means,
        join_ways,
        owe_choice,
        stage_at,
        stage_means,
        stages_open,
    )
    from shinar.layout import constants

    globals().update(constants(__name__))


def seal(g, seat, action):
    """Note one answer of a seat. The action is legal."""
    city = owed_city(g, seat)
    question = g.step[city]
    if question == ASK_CARD:
        _seal_first(g, seat, city, action)
        return
    if question == ASK_WHICH:
        if g.use[city] == TO_RAISE:
            g.tile[city] = action - TILE + 1
        else:
            gather(g, city)
            _take_stage(g, city, action - WHICH)
    elif question == ASK_MEANS:
        g.means[city] = action - MEANS
    elif question == ASK_JOIN:
        g.joins[city] = action - JOIN
    else:
        gather(g, city)
        owe_choice(g, city)
        list_splits(g, g.due_goods, g.coins[city] - g.due_coins)
        g.to_left[city] = action - PAY
        g.to_right[city] = g.best[action - PAY]
    _ask_on(g, seat, city, question + 1)


def unseal(g, city):
    """As if nothing had been chosen yet in this round."""
    g.use[city] = NOTHING
    g.pick[city] = NO_SLOT
    g.tile[city] = 0
    g.position[city] = 0
    g.plan[city] = 0
    g.means[city] = 0
    g.joins[city] = 0
    g.to_left[city] = 0
    g.to_right[city] = 0
    for value in range(AGES):
        g.gives[city][value] = 0


# -- the first part ----------------------------------------------------------------------------------------------------


def _seal_first(g, seat, city, action):
    if g.phase == PLAY or g.phase == EXTRA or g.phase == SEARCH:
        _seal_use(g, seat, city, action)
    elif g.phase == PENALTY:
        _seal_loss(g, city, action)
    else:
        if g.phase == DRAFT:
            g.pick[city] = slot_in_packet(g, seat, action - TILE + 1)
        elif g.phase == SIDES:
            g.position[city] = action - SIDE
        else:
            g.position[city] = action - BOARD
        g.step[city] = SEALED


def _seal_use(g, seat, city, action):
    if action == DECLINE:
        g.use[city] = TO_DECLINE
        g.step[city] = SEALED
        return
    card = action % CARDS
    g.use[city] = TO_BUILD + action // CARDS
    if g.phase == SEARCH:
        g.pick[city] = slot_in_pile(g, card)
    else:
        g.pick[city] = slot_in_hand(g, seat, city, card, 1 if action < STAGE or city != seat else 0)
    _ask_on(g, seat, city, ASK_WHICH)


def _seal_loss(g, city, action):
    """A structure, or two victory tokens one after the other."""
    if action < TILE:
        g.pick[city] = slot_in_city(g, city, action - LOSE)
        g.step[city] = SEALED
        return
    g.gives[city][action - LOSE_WIN] += 1
    given = g.gives[city][0] + g.gives[city][1] + g.gives[city][2]
    kinds = 0
    for value in range(AGES):
        kinds += 1 if g.wins[city][value] > g.gives[city][value] else 0
    if given == 1 and kinds == 1:
        for value in range(AGES):
            if g.wins[city][value] > g.gives[city][value]:
                g.gives[city][value] += 1
                break
        given = 2
    if given == 2:
        g.step[city] = SEALED


# -- the other parts ---------------------------------------------------------------------------------------------------


def _ask_on(g, seat, city, question):
    """Go through the questions from this one on; stop at the first with more than one answer."""
    gather(g, city)
    if question <= ASK_WHICH and _asks_which(g, seat, city):
        g.step[city] = ASK_WHICH
        return
    if g.use[city] == TO_BUILD or g.use[city] == TO_STAGE:
        if question <= ASK_MEANS and _asks_means(g, city):
            g.step[city] = ASK_MEANS
            return
        if question <= ASK_JOIN and g.use[city] == TO_BUILD and join_ways(g, city) > 1:
            g.step[city] = ASK_JOIN
            return
        if question <= ASK_PAY and _asks_payment(g, city):
            g.step[city] = ASK_PAY
            return
    g.step[city] = SEALED


def _asks_which(g, seat, city):
    if g.use[city] == TO_STAGE:
        mask = stages_open(g, city)
        if answers(mask) > 1:
            return True
        _take_stage(g, city, _lowest(mask))
    elif g.use[city] == TO_RAISE:
        mask = tiles_at(g, TILE_HAND + seat)
        if answers(mask) > 1:
            return True
        g.tile[city] = _lowest(mask)
    return False


def _take_stage(g, city, i):
    """Stage number i of `stage_at`: it stands at its own position on a board without an order, else at the next one."""
    g.plan[city] = 1 + stage_at(g, city, i)
    g.position[city] = i if BOARD_ANY_ORDER[g.board[city]] else g.stage_n[city]


def _asks_means(g, city):
    if g.phase == SEARCH:
        g.means[city] = BY_SEARCH
        return False
    if g.use[city] == TO_STAGE:
        mask = stage_means(g, city, g.plan[city] - 1)
    else:
        mask = card_means(g, city, g.kind[g.pick[city]])
    if answers(mask) > 1:
        return True
    g.means[city] = _lowest(mask)
    return False


def _asks_payment(g, city):
    owe_choice(g, city)
    if list_splits(g, g.due_goods, g.coins[city] - g.due_coins) > 1:
        return True
    i = 0
    while g.best[i] == NONE:
        i += 1
    g.to_left[city] = i
    g.to_right[city] = g.best[i]
    return False


def _lowest(mask):
    i = 0
    while not mask >> i & 1:
        i += 1
    return i
