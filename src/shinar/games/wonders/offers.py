"""In which ways could a city use a card now, and what would each cost? For people, who see prices before they choose.

Whether anything is asked of the city at this moment does not matter: a hand has prices also while one waits for others.
"""

import cython

if not cython.compiled:
    from shinar.games.wonders.city import has
    from shinar.games.wonders.cost import MOST, NONE, gather, list_splits
    from shinar.games.wonders.refuse import why_not_build, why_not_stage
    from shinar.games.wonders.tables import *
    from shinar.games.wonders.tower import has_tile
    from shinar.games.wonders.ways import can_search, card_means, owe_card, owe_choice, owe_stage, stage_at, stage_means
    from shinar.layout import constants

    globals().update(constants(__name__))


def list_offers(g, city, use, card, out):
    """Into `out` the reason why not (0: it can be so used), then OFFER numbers for each way; how many in all."""
    if use == TO_RAISE:
        out[0] = LEGAL if city < g.seats and has_tile(g, city) else NO_TILE_LEFT
        return 1
    gather(g, city)
    if use == TO_STAGE:
        return _list_stages(g, city, out)
    return _list_builds(g, city, card, out)


def list_payments(g, city, out):
    """The same for all that the city has chosen so far, a part in the project included."""
    gather(g, city)
    owe_choice(g, city)
    out[0] = LEGAL
    return _list_splits(g, city, g.means[city], -1, 1, out)


def _list_builds(g, city, card, out):
    if g.phase == SEARCH:
        out[0] = ALREADY_BUILT if has(g, city, card) else TOO_FEW_COINS
        if not can_search(g, city, card):
            return 1
        out[0] = LEGAL
        owe_card(g, city, card, BY_SEARCH, 0)
        return _list_splits(g, city, BY_SEARCH, -1, 1, out)
    out[0] = why_not_build(g, city, card)
    n = 1
    if out[0] == LEGAL:
        mask = card_means(g, city, card)
        for means in range(MEANS_KINDS):
            if mask >> means & 1:
                owe_card(g, city, card, means, 0)
                n = _list_splits(g, city, means, -1, n, out)
    return n


def _list_stages(g, city, out):
    out[0] = why_not_stage(g, city)
    n = 1
    if out[0] == LEGAL:
        for position in range(STAGES):
            stage = stage_at(g, city, position)
            if stage < 0:
                continue
            mask = stage_means(g, city, stage)
            for means in range(MEANS_KINDS):
                if mask >> means & 1:
                    owe_stage(g, city, stage, means)
                    n = _list_splits(g, city, means, position, n, out)
    return n


def _list_splits(g, city, means, position, n, out):
    """What is due has been noted."""
    list_splits(g, g.due_goods, g.coins[city] - g.due_coins)
    for coins in range(MOST):
        if g.best[coins] != NONE:
            out[n] = means
            out[n + 1] = position
            out[n + 2] = coins
            out[n + 3] = g.best[coins]
            out[n + 4] = g.due_coins
            n += OFFER
    return n
