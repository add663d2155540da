"""What may a player of Babel choose now, and why not the rest?

`list_legal` is made for speed and `why_not` for people. A law holds them to the same answer for every action.
Where an action is as often legal as not, the list writes it first and then decides whether it counts: one that does not
is overwritten by the next. That spares the processor a guess, and a wrong guess costs more than all the rest.
"""

import cython

if not cython.compiled:
    from shinar.layout import constants

    globals().update(constants(__name__))


def acting_seat(g):
    if g.phase == OVER:
        return NOBODY
    return 1 - g.active if g.phase == HALVING else g.active


# -- the list ----------------------------------------------------------------------------------------------------------


def list_legal(g, seat, out):
    """Ascending action numbers into `out`; returns how many."""
    if seat != acting_seat(g):
        return 0
    n = 0
    if g.phase == PAYING:
        for group in range(count_groups(g, seat, g.pawn[seat], paying_nation(g.pending))):
            out[n] = PAY + group
            n += 1
        return n
    if g.phase == HALVING:
        for nation in range(NATIONS):
            out[n] = DISCARD + nation
            n += 1 if g.hand[seat][nation] > 0 else 0
        return n

    site = g.pawn[seat]
    if not (g.must_build and can_keep_promise(g, seat)):
        out[n] = END
        n += 1
    for nation in range(NATIONS):
        cards = g.hand[seat][nation] if nation != site else 0
        out[n] = MOVE + nation
        n += 1 if cards > 0 else 0
    if site != QUARRY:
        for nation in range(NATIONS):
            out[n] = LAY + nation
            n += 1 if g.hand[seat][nation] > 0 else 0
        level = top_level(g, seat, site)
        cards = g.column_n[seat][site]
        if level == 0 and g.held[seat] and cards > 0:
            out[n] = BUILD_HELD
            n += 1
        if level < cards:
            for side in range(2):
                out[n] = BUILD + side
                n += 1 if stack_top(g, seat ^ side) == level + 1 else 0
    if not g.migrated:
        for source in range(SITES):
            for step in range(SITES - 1):
                out[n + step] = MIGRATE + (SITES - 1) * source + step
            n += SITES - 1 if g.column_n[seat][source] >= MIGRANTS else 0
    if site != QUARRY and g.column_n[seat][site] >= GROUP:
        n = _list_skills(g, seat, site, out, n)
    if g.must_build and g.option[FIRST_TURN_GUARD]:
        n = _drop_promise_breakers(g, seat, out, n)
    return n


def _list_skills(g, seat, site, out, n):
    groups = groups_at(g, seat, site)
    if groups == 0:
        return n
    enemy = 1 - seat
    level = top_level(g, seat, site)
    target = top_level(g, enemy, site)
    cards = g.column_n[seat][site]
    idle = g.option[ALLOW_EMPTY_SKILL]  # a skill may be paid for nothing
    if groups & 1 << ASSYRIANS and (target > 0 or idle):
        out[n] = DESTROY
        n += 1
    if groups & 1 << HITTITES and (level < target <= cards or (idle and target <= level)):
        out[n] = STEAL
        n += 1
    if groups & 1 << MEDES:
        present = _nations_in(g, enemy, site)
        for nation in range(NATIONS):
            if present & 1 << nation or idle:
                out[n] = DESERT + nation
                n += 1
    if groups & 1 << PERSIANS and level + 2 <= cards:
        for side in range(2):
            out[n] = SKIP + side
            n += 1 if stack_top(g, seat ^ side) == level + 2 else 0
    if groups & 1 << SUMERIANS and (g.column_n[enemy][site] > 0 or idle):
        out[n] = DEFECT
        n += 1
    if g.hand_n[enemy] >= 2 or idle:
        for nation in range(NATIONS):
            out[n] = HALVE + nation
            n += groups >> nation & 1
    return n


# -- tops: here rather than with the fields, so that the C compiler can put them in line -------------------------------


def top_level(g, seat, site):
    """The level of a temple: the number on its top card, whatever lies below (R1.5)."""
    count = g.temple_n[seat][site]
    return g.temple[seat][site][count - 1] if count > 0 else 0


def stack_top(g, stack):
    """The one card of a stack that may be taken, or 0."""
    count = g.stack_n[stack]
    return g.stack[stack][count - 1] if count > 0 else 0


# -- columns -----------------------------------------------------------------------------------------------------------


def groups_at(g, seat, site):
    """Bit mask of the nations with a group of three or more neighbours in a column (R7.1)."""
    found = 0
    for i in range(GROUP - 1, g.column_n[seat][site]):
        nation = g.column[seat][site][i]
        if nation == g.column[seat][site][i - 1] and nation == g.column[seat][site][i - 2]:
            found |= 1 << nation
    return found


def count_groups(g, seat, site, nation):
    """How many separate groups of `nation` a column has."""
    count = 0
    length = 0
    for i in range(g.column_n[seat][site]):
        length = length + 1 if g.column[seat][site][i] == nation else 0
        if length == GROUP:
            count += 1
    return count


def _nations_in(g, seat, site):
    found = 0
    for i in range(g.column_n[seat][site]):
        found |= 1 << g.column[seat][site][i]
    return found


def _count_defectors(g, seat, site):
    """How many cards of this column would go over to the other side."""
    count = g.column_n[seat][site]
    if count == 0:
        return 0
    nation = g.column[seat][site][count - 1]
    leaving = 0
    i = count - 1
    while i >= 0:
        if g.column[seat][site][i] == nation:
            leaving += 1
        elif g.option[SUMERIAN_SCOPE] == TOP_GROUP:
            break
        i -= 1
    return leaving


def paying_nation(skill):
    """The nation whose group pays for a skill."""
    if skill >= HALVE:
        return skill - HALVE
    if skill >= DEFECT:
        return SUMERIANS
    if skill >= SKIP:
        return PERSIANS
    if skill >= DESERT:
        return MEDES
    return skill - DESTROY  # Assyrians, Hittites


# -- the held card -----------------------------------------------------------------------------------------------------


def can_keep_promise(g, seat):
    """Could the held card still be built this turn (R5.9)?"""
    if not g.held[seat]:
        return True
    for site in range(SITES):
        spare = g.hand_n[seat]
        if site != g.pawn[seat]:
            if g.hand[seat][site] == 0:
                continue
            spare -= 1  # one card pays for the way
        if g.temple_n[seat][site] > 0:
            continue
        if g.column_n[seat][site] > 0 or spare > 0:
            return True
        if not g.migrated:
            for source in range(SITES):
                if g.column_n[seat][source] >= MIGRANTS:
                    return True
    return False


def _drop_promise_breakers(g, seat, out, n):
    kept = 0
    for i in range(n):
        action = out[i]
        if _keeps_promise(g, seat, action):
            out[kept] = action
            kept += 1
    return kept


def _keeps_promise(g, seat, action):
    """Would the held card still be buildable after `action`? Tries it on the counts, and takes it back."""
    site = g.pawn[seat]
    if action == END or action == BUILD_HELD:
        return True
    if action < BUILD_HELD:
        moves = 1 if action < LAY else 0
        nation = action - MOVE if moves else action - LAY
        g.hand[seat][nation] -= 1
        g.hand_n[seat] -= 1
        if moves:
            g.pawn[seat] = nation
        else:
            g.column_n[seat][site] += 1
        kept = can_keep_promise(g, seat)
        g.hand[seat][nation] += 1
        g.hand_n[seat] += 1
        if moves:
            g.pawn[seat] = site
        else:
            g.column_n[seat][site] -= 1
        return kept
    if action >= MIGRATE and action < DESTROY:
        source = migration_source(action)
        target = migration_target(action)
        g.column_n[seat][source] -= MIGRANTS
        g.column_n[seat][target] += MIGRANTS
        g.migrated = 1
        kept = can_keep_promise(g, seat)
        g.column_n[seat][source] += MIGRANTS
        g.column_n[seat][target] -= MIGRANTS
        g.migrated = 0
        return kept
    # What is left either raises a temple here, or pays one card and may win some over.
    raised = 1 if action < MIGRATE or action == SKIP or action == SKIP + 1 else 0
    if action == STEAL and top_level(g, 1 - seat, site) > top_level(g, seat, site):
        raised = 1
    gained = 0
    if action >= DESTROY:
        gained = -1
        if action == DEFECT:
            gained += _count_defectors(g, 1 - seat, site)
    g.temple_n[seat][site] += raised
    g.column_n[seat][site] += gained
    kept = can_keep_promise(g, seat)
    g.temple_n[seat][site] -= raised
    g.column_n[seat][site] -= gained
    return kept


# -- migration numbers -------------------------------------------------------------------------------------------------


def migration_source(action):
    return (action - MIGRATE) // (SITES - 1)


def migration_target(action):
    step = (action - MIGRATE) % (SITES - 1)
    return step if step < migration_source(action) else step + 1


# -- reasons -----------------------------------------------------------------------------------------------------------


def why_not(g, seat, action):
    """0 if `seat` may choose `action`, else the number of the first reason against it."""
    if g.phase == OVER:
        return GAME_OVER
    if seat != acting_seat(g):
        return NOT_OWED
    if action < 0 or action >= ACTIONS:
        return NO_SUCH_ACTION
    if g.phase == PAYING:
        if action < PAY or action >= DISCARD:
            return MUST_PAY
        groups = count_groups(g, seat, g.pawn[seat], paying_nation(g.pending))
        return LEGAL if action - PAY < groups else NO_SUCH_GROUP
    if g.phase == HALVING:
        if action < DISCARD:
            return MUST_DISCARD
        return LEGAL if g.hand[seat][action - DISCARD] > 0 else NO_SUCH_HAND_CARD
    if action >= DISCARD:
        return NOTHING_TO_DISCARD
    if action >= PAY:
        return NOTHING_TO_PAY
    reason = _why_not_act(g, seat, action)
    if reason == LEGAL and g.must_build and g.option[FIRST_TURN_GUARD] and not _keeps_promise(g, seat, action):
        return WOULD_BREAK_PROMISE
    return reason


def _why_not_act(g, seat, action):
    site = g.pawn[seat]
    if action == END:
        return MUST_BUILD_FIRST if g.must_build and can_keep_promise(g, seat) else LEGAL
    if action < LAY:
        if action - MOVE == site:
            return ALREADY_THERE
        return LEGAL if g.hand[seat][action - MOVE] > 0 else NO_SUCH_HAND_CARD
    if action >= MIGRATE and action < DESTROY:
        return _why_not_migrate(g, seat, action)
    if site == QUARRY:
        return PAWN_IN_QUARRY
    if action < BUILD_HELD:
        return LEGAL if g.hand[seat][action - LAY] > 0 else NO_SUCH_HAND_CARD
    if action == BUILD_HELD:
        if not g.held[seat]:
            return NOT_HELD
        if g.temple_n[seat][site] > 0:
            return TEMPLE_THERE
        return LEGAL if g.column_n[seat][site] > 0 else TOO_FEW_CARDS
    if action < MIGRATE:
        return _why_not_raise(g, seat, seat ^ (action - BUILD), 1)
    return _why_not_skill(g, seat, action)


def _why_not_migrate(g, seat, action):
    if g.migrated:
        return ALREADY_MIGRATED
    return LEGAL if g.column_n[seat][migration_source(action)] >= MIGRANTS else NOT_THREE_CARDS


def _why_not_raise(g, seat, stack, step):
    """May the top card of `stack` be put `step` levels above the temple where the pawn stands?"""
    site = g.pawn[seat]
    card = stack_top(g, stack)
    if card == 0:
        return STACK_EMPTY
    if card != top_level(g, seat, site) + step:
        return WRONG_LEVEL if step == 1 else WRONG_SKIP
    return LEGAL if card <= g.column_n[seat][site] else TOO_FEW_CARDS


def _why_not_skill(g, seat, action):
    site = g.pawn[seat]
    enemy = 1 - seat
    idle = g.option[ALLOW_EMPTY_SKILL]
    if not groups_at(g, seat, site) & 1 << paying_nation(action):
        return NO_GROUP
    if action == DESTROY:
        return LEGAL if g.temple_n[enemy][site] > 0 or idle else NO_ENEMY_TEMPLE
    if action == STEAL:
        target = top_level(g, enemy, site)
        if target <= top_level(g, seat, site):
            if idle:
                return LEGAL
            return NOT_HIGHER if target > 0 else NO_ENEMY_TEMPLE
        return LEGAL if target <= g.column_n[seat][site] else TOO_FEW_CARDS
    if action < SKIP:
        here = _nations_in(g, enemy, site) & 1 << (action - DESERT)
        return LEGAL if here or idle else NO_SUCH_ENEMY_CARD
    if action < DEFECT:
        return _why_not_raise(g, seat, seat ^ (action - SKIP), 2)
    if action == DEFECT:
        return LEGAL if g.column_n[enemy][site] > 0 or idle else ENEMY_COLUMN_EMPTY
    return LEGAL if g.hand_n[enemy] >= 2 or idle else HAND_TOO_SMALL
