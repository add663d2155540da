"""How well does a player of Babel stand? An estimate for bots that look at a position and not beyond it.

Temples count as they are. To them is added what the position promises: cards in hand and in columns, groups that can
use a skill, what can be gained at once where the pawn stands; and what the other player's groups threaten is taken off.
The numbers (in the header) were found by letting variants play hundreds of games against each other.
"""

import cython

if not cython.compiled:
    from shinar.games.babel.legal import groups_at, stack_top, top_level
    from shinar.layout import constants

    globals().update(constants(__name__))


def estimate(g, seat):
    """How far `seat` is ahead. `g` is a world that it imagines, so all of it may be looked at."""
    other = 1 - seat
    worth = _standing(g, seat) - _standing(g, other)
    waiting = DRAW - HAND_CARD * g.halving
    # Whoever is not at turn will draw first: without this, ending a turn would look like a loss.
    if g.active == seat:
        worth += PROMISE * _in_reach(g, seat) // WHOLE - waiting
    else:
        worth += waiting - OFFERED * _in_reach(g, other) // WHOLE
    if g.phase == PAYING:  # whichever group pays, the skill takes its effect
        pending = _pending_worth(g, g.active)
        worth += pending if g.active == seat else -pending
    if g.opener != NOBODY:
        worth += LEAD * (g.total[seat] - g.total[other])
    return worth


def _standing(g, seat):
    """What the temples are worth, and what columns and hand promise for later turns."""
    worth = WHOLE * g.total[seat] + HAND_CARD * g.hand_n[seat] + VARIETY * _variety(g, seat) + HELD_CARD * g.held[seat]
    for site in range(SITES):
        cards = g.column_n[seat][site]
        useful = top_level(g, seat, site) + 3
        if useful > LEVELS:
            useful = LEVELS
        if useful > cards:
            useful = cards
        spare = cards - useful
        worth += COLUMN_CARD * useful + SPARE_CARD * (spare if spare < 2 else 2)
        if cards >= GROUP:
            worth += GROUP_WORTH * _count_bits(groups_at(g, seat, site))
            destroys = _destroys(g, seat, site)
            steals = _steals(g, seat, site)
            worth += THREAT * (destroys if destroys > steals else steals)
    return worth


def _variety(g, seat):
    count = 0
    for nation in range(NATIONS):
        count += 1 if g.hand[seat][nation] > 0 else 0
    return count


def _count_bits(mask):
    count = 0
    while mask:
        count += mask & 1
        mask >>= 1
    return count


def _below(g, seat, site):
    """The level under the top of a temple, 0 = none."""
    count = g.temple_n[seat][site]
    return g.temple[seat][site][count - 2] if count > 1 else 0


# -- what skills could take, in points ---------------------------------------------------------------------------------


def _destroys(g, seat, site):
    return top_level(g, 1 - seat, site) if groups_at(g, seat, site) >> ASSYRIANS & 1 else 0


def _steals(g, seat, site):
    level = top_level(g, 1 - seat, site)
    own = top_level(g, seat, site)
    if level <= own or level > g.column_n[seat][site] or not groups_at(g, seat, site) >> HITTITES & 1:
        return 0
    return level - own + level - _below(g, 1 - seat, site)


def _pending_worth(g, seat):
    """What the skill that waits for its payment will bring."""
    enemy = 1 - seat
    site = g.pawn[seat]
    if g.pending == DESTROY:
        return WHOLE * top_level(g, enemy, site)
    if g.pending == STEAL:
        own = top_level(g, seat, site)
        level = top_level(g, enemy, site)
        return WHOLE * (level - own + level - _below(g, enemy, site)) if level > own else 0
    if g.pending == SKIP or g.pending == SKIP + 1:
        return 2 * WHOLE
    if g.pending >= HALVE:
        return HAND_CARD * (g.hand_n[enemy] // 2)
    cards = g.column_n[enemy][site]
    if cards == 0:
        return 0
    wanted = g.column[enemy][site][cards - 1] if g.pending == DEFECT else g.pending - DESERT
    taken = 0
    for i in range(cards):
        taken += 1 if g.column[enemy][site][i] == wanted else 0
    return WON_OVER * taken * (2 if g.pending == DEFECT else 1)


# -- what can be gained at once ----------------------------------------------------------------------------------------


def _in_reach(g, seat):
    """Hundredths of points that the player at turn can gain where his pawn stands."""
    site = g.pawn[seat]
    if site == QUARRY:
        return 0
    cards = g.column_n[seat][site]
    best = _climb(g, seat)
    if cards >= GROUP:
        skill = _destroys(g, seat, site)
        steals = _steals(g, seat, site)
        if steals > skill:
            skill = steals
        skip = top_level(g, seat, site) + 2
        if skill < 2 and skip <= cards and groups_at(g, seat, site) >> PERSIANS & 1:
            if stack_top(g, 0) == skip or stack_top(g, 1) == skip:
                skill = 2
        if WHOLE * skill > best:
            best = WHOLE * skill
    return best


def _climb(g, seat):
    """The best rise of the temple here with the cards on offer, less the effort of laying what it needs."""
    site = g.pawn[seat]
    level = top_level(g, seat, site)
    cards = g.column_n[seat][site]
    return _climb_from(g, seat, level, cards, g.hand_n[seat], g.stack_n[seat], g.stack_n[1 - seat], g.held[seat])


def _climb_from(g, seat, level, cards, hand, own, other, held):
    needed = level + 1 - cards
    if level >= LEVELS or needed > hand:
        return 0
    gain = WHOLE
    if needed > 0:
        gain -= EFFORT * needed
        hand -= needed
        cards = level + 1
    best = 0
    if held and level == 0:
        best = gain + _climb_from(g, seat, 1, cards, hand, own, other, 0)
    if own > 0 and g.stack[seat][own - 1] == level + 1:
        rise = gain + _climb_from(g, seat, level + 1, cards, hand, own - 1, other, held)
        if rise > best:
            best = rise
    if other > 0 and g.stack[1 - seat][other - 1] == level + 1:
        rise = gain + _climb_from(g, seat, level + 1, cards, hand, own, other - 1, held)
        if rise > best:
            best = rise
    return best
