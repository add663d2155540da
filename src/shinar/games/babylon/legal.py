"""What may a player of Babylon choose now, and why not the rest?

`list_legal` starts from what is there (stacks, footprints, spaces of new tiles), `why_not` from the action. Both ask
for the faults of geometry.py; a law holds them to the same answer for every action.
"""

import cython

if not cython.compiled:
    from shinar.games.babylon.geometry import (
        bridge_fault,
        corner_cell,
        fountain_fault,
        free_fault,
        highest_cell,
        pair_cell,
        pair_of,
        pair_step,
        site_fault,
        span_cell,
        span_of,
        span_step,
        stairs_fault,
        statue_fault,
    )
    from shinar.layout import constants

    globals().update(constants(__name__))


# -- the frame of a game -----------------------------------------------------------------------------------------------


def rounds_of(seats):
    """R3.1: one more than there are round tokens (R2.5)."""
    return 19 - 2 * seats


def thinnings_of(seats):
    """How many clay tiles are removed in the set-up (R2.6-R2.8)."""
    if seats == 2:
        return 6
    return 3 if seats == 3 else 0


def effect_now(g):
    """The round token that acts in this round (R3.3)."""
    return g.token[g.round - 1] if g.round > 0 else BLANK_TOKEN


# -- the list ----------------------------------------------------------------------------------------------------------


def list_legal(g, seat, out):
    """Ascending action numbers into `out`; returns how many."""
    if g.phase == OVER or seat != g.active:
        return 0
    n = 0
    if g.phase == THINNING:
        for stack in range(STACKS):
            out[n] = REMOVE + stack
            n += 1 if g.quarry_n[stack] == LAYERS else 0
    elif g.phase == DIGGING:
        for stack in range(STACKS):
            out[n] = DIG + stack
            n += 1 if g.quarry_n[stack] > 0 else 0
    elif g.phase == BUILDING:
        n = _list_building(g, seat, out)
    elif g.phase == SITING:
        n = _list_sites(g, seat, out, 0, 2 * SPOTS)
    elif g.phase == TURNING:
        for turned in range(TURNS):
            out[n] = TURN + turned
            n += 1
    elif g.phase == PROPPING:
        for free in range(CORNERS + 1):
            out[n] = PROP + free
            n += 1 if free_fault(g, seat, g.spot, g.level, free) == LEGAL else 0
    elif g.phase == CHANGING:
        for wish in range(1, SYMBOLS + 1):
            out[n] = WISH + wish - 1
            n += 1 if _wish_fault(g, seat, g.changed, wish, out, n + 1) == LEGAL else 0
    elif g.phase == USING:
        n = _list_at(g, seat, g.changed, out, 0, 0)
    else:
        n = _list_storing(g, seat, out)
    return n


def lone_choice(g):
    """The only choice that `active` has, or -1: what is no choice is not asked for (R3.6)."""
    seat = g.active
    if g.phase == OVER or g.phase == TURNING:
        return -1
    if g.phase == SITING:
        return g.buffer[0] if _list_sites(g, seat, g.buffer, 0, 2) == 1 else -1
    return g.buffer[0] if list_legal(g, seat, g.buffer) == 1 else -1


def _list_building(g, seat, out):
    out[0] = DONE
    n = 1
    has_tile = 1 if g.taken != NO_TILE or g.stored[seat] != NO_TILE else 0
    if has_tile and _list_sites(g, seat, out, n, 1) > n:  # all tiles have the same size
        if g.taken != NO_TILE:
            out[n] = PLACE_TAKEN
            n += 1
        if g.stored[seat] != NO_TILE:
            out[n] = PLACE_STORED
            n += 1
    if g.laid_n[seat] > g.older:
        n = _list_decorations(g, seat, out, n)
        n = _list_changes(g, seat, out, n)
    return n


def _list_storing(g, seat, out):
    out[0] = END
    n = 1
    if g.taken != NO_TILE:
        out[n] = KEEP_TAKEN
        n += 1
    if g.stored[seat] != NO_TILE:
        out[n] = KEEP_STORED
        n += 1
    return n


def _list_sites(g, seat, out, n, limit):
    """At most so many of them."""
    last = n + limit
    for spot in range(SPOTS):
        level = highest_cell(g, seat, spot) + 1
        for raised in range(2):
            out[n] = SITE + 2 * spot + raised
            n += 1 if site_fault(g, seat, spot, level + raised) == LEGAL else 0
        if n >= last:
            return last
    return n


def _list_decorations(g, seat, out, n):
    """What can be built with the spaces of new tiles."""
    first = n
    for i in range(g.older, g.laid_n[seat]):
        for corner in range(CORNERS):
            cell = corner_cell(g.laid_spot[seat][i], corner)
            if g.top[seat][cell] == i + 1:
                n = _list_at(g, seat, cell, out, first, n)
    return n


def _list_at(g, seat, cell, out, first, n):
    """What can be built with this space, added to the actions from `first` on, which ascend."""
    symbol = g.wish if cell == g.changed else g.symbol[seat][cell]
    if symbol == BLANK or g.piece[seat][cell] != NOTHING or _supply_fault(g, symbol):
        return n
    if symbol == STATUE:
        return _offer(out, first, n, BUILD_STATUE + cell) if statue_fault(g, seat, cell) == LEGAL else n
    if symbol == BRIDGE:
        return _list_bridges_at(g, seat, cell, out, first, n)
    return _list_pairs_at(g, seat, cell, symbol, out, first, n)


def _list_pairs_at(g, seat, cell, symbol, out, first, n):
    for axis in range(2):
        step = SIDE if axis else 1
        place = cell // SIDE if axis else cell % SIDE
        for back in range(2):
            if (place == 0 and back) or (place == SIDE - 1 and not back):
                continue
            a = cell - step if back else cell
            if symbol == FOUNTAIN:
                if fountain_fault(g, seat, a, a + step) == LEGAL:
                    n = _offer(out, first, n, BUILD_FOUNTAIN + pair_of(a, step))
            elif stairs_fault(g, seat, a, a + step) == LEGAL:
                n = _offer(out, first, n, BUILD_STAIRS + pair_of(a, step))
    return n


def _list_bridges_at(g, seat, cell, out, first, n):
    for axis in range(2):
        step = SIDE if axis else 1
        place = cell // SIDE if axis else cell % SIDE
        for back in range(2):
            if (place < 2 and back) or (place >= SIDE - 2 and not back):
                continue
            a = cell - 2 * step if back else cell
            if bridge_fault(g, seat, a, a + 2 * step) == LEGAL:
                n = _offer(out, first, n, BUILD_BRIDGE + span_of(a, step))
    return n


def _offer(out, first, n, action):
    """Put one action where it belongs among those from `first` on, unless it is there."""
    i = n
    while i > first and out[i - 1] > action:
        i -= 1
    if i > first and out[i - 1] == action:
        return n
    j = n
    while j > i:
        out[j] = out[j - 1]
        j -= 1
    out[i] = action
    return n + 1


def _list_changes(g, seat, out, n):
    effect = effect_now(g)
    if effect == CONVERT_SYMBOL or effect == FILL_BLANK:
        for i in range(NEW_TILES * CORNERS):
            out[n] = CHANGE + i
            n += 1 if _change_fault(g, seat, CHANGE + i, out, n + 1) == LEGAL else 0
    return n


def _can_use(g, seat, cell, wish, out, n):
    """Could anything be built if this space showed that symbol? Tries it, and takes it back; out[n...] is scratch."""
    changed = g.changed
    before = g.wish
    g.changed = cell
    g.wish = wish
    found = _list_at(g, seat, cell, out, n, n)
    g.changed = changed
    g.wish = before
    return found > n


# -- reasons -----------------------------------------------------------------------------------------------------------


def why_not(g, seat, action):
    """0 if `seat` may choose `action`, else the number of the first reason against it."""
    if g.phase == OVER:
        return GAME_OVER
    if seat != g.active:
        return NOT_OWED
    if action < 0 or action >= ACTIONS:
        return NO_SUCH_ACTION
    if g.phase == THINNING or g.phase == DIGGING or action < DONE:
        return _why_not_quarry(g, action)
    if g.phase == SITING:
        if action < SITE or action >= TURN:
            return MUST_SITE
        return site_fault(g, seat, (action - SITE) // 2, site_level(g, seat, action))
    if g.phase == TURNING:
        return MUST_TURN if action < TURN or action >= PROP else LEGAL
    if g.phase == PROPPING:
        if action < PROP or action >= BUILD_STATUE:
            return MUST_PROP
        return free_fault(g, seat, g.spot, g.level, action - PROP)
    if g.phase == CHANGING:
        return MUST_WISH if action < WISH else _wish_fault(g, seat, g.changed, action - WISH + 1, g.buffer, 0)
    if g.phase == USING:
        if action < BUILD_STATUE or action >= CHANGE:
            return MUST_USE
        return _why_not_build(g, seat, action) if _uses_changed(g, action) else NOT_THE_CHANGED
    if g.phase == STORING:
        return _why_not_storing(g, seat, action)
    return _why_not_building(g, seat, action)


def _why_not_quarry(g, action):
    if g.phase == THINNING:
        if action >= DIG:
            return MUST_REMOVE_CLAY
        return LEGAL if g.quarry_n[action - REMOVE] == LAYERS else NOT_CLAY
    if action < DIG:
        return NOT_THINNING
    if g.phase != DIGGING:
        return ALREADY_DUG
    if action >= DONE:
        return MUST_DIG
    return LEGAL if g.quarry_n[action - DIG] > 0 else STACK_EMPTY


def _why_not_storing(g, seat, action):
    if action == KEEP_TAKEN and g.taken == NO_TILE:
        return NO_TILE_TAKEN
    if action == KEEP_STORED and g.stored[seat] == NO_TILE:
        return NO_TILE_STORED
    return LEGAL if END <= action and action <= KEEP_STORED else MUST_STORE


def _why_not_building(g, seat, action):
    if action == DONE:
        return LEGAL
    if action < PLACE_TAKEN:
        return NOT_STORING
    if action == PLACE_TAKEN and g.taken == NO_TILE:
        return NO_TILE_TAKEN
    if action == PLACE_STORED and g.stored[seat] == NO_TILE:
        return NO_TILE_STORED
    if action < SITE:
        return LEGAL if _list_sites(g, seat, g.buffer, 0, 1) > 0 else NO_SITE
    if action < BUILD_STATUE:
        return NOT_PLACING
    if action < CHANGE:
        return _why_not_build(g, seat, action)
    return _change_fault(g, seat, action, g.buffer, 0) if action < WISH else NOT_CHANGING


def _why_not_build(g, seat, action):
    if g.laid_n[seat] == g.older:
        return NO_NEW_TILE
    if action < BUILD_FOUNTAIN:
        fault = _supply_fault(g, STATUE)
        return fault if fault else statue_fault(g, seat, action - BUILD_STATUE)
    if action < BUILD_STAIRS:
        pair = action - BUILD_FOUNTAIN
        fault = _supply_fault(g, FOUNTAIN)
        return fault if fault else fountain_fault(g, seat, pair_cell(pair), pair_cell(pair) + pair_step(pair))
    if action < BUILD_BRIDGE:
        pair = action - BUILD_STAIRS
        fault = _supply_fault(g, STAIRS)
        return fault if fault else stairs_fault(g, seat, pair_cell(pair), pair_cell(pair) + pair_step(pair))
    span = action - BUILD_BRIDGE
    fault = _supply_fault(g, BRIDGE)
    return fault if fault else bridge_fault(g, seat, span_cell(span), span_cell(span) + 2 * span_step(span))


def _supply_fault(g, symbol):
    """R1.6"""
    return LEGAL if g.supply[symbol - 1] > 0 or g.option[SUPPLY] == UNLIMITED else SUPPLY_EMPTY


def site_level(g, seat, action):
    """The level of a tile that is placed by this SITE action."""
    return highest_cell(g, seat, (action - SITE) // 2) + 1 + (action - SITE) % 2


def _uses_changed(g, action):
    """Does this decoration stand on the space that the token changes?"""
    if action < BUILD_FOUNTAIN:
        return action - BUILD_STATUE == g.changed
    if action < BUILD_BRIDGE:
        pair = (action - BUILD_FOUNTAIN) % PAIRS
        cell = pair_cell(pair)
        return cell == g.changed or cell + pair_step(pair) == g.changed
    span = action - BUILD_BRIDGE
    return span_cell(span) == g.changed or span_cell(span) + 2 * span_step(span) == g.changed


# -- the tokens that change a space (R9.3-R9.6) ------------------------------------------------------------------------


def changed_cell(g, action):
    """Which space this CHANGE action means, or NOWHERE if there is no such new tile."""
    i = g.older + (action - CHANGE) // CORNERS
    if i >= g.laid_n[g.active]:
        return NOWHERE
    return corner_cell(g.laid_spot[g.active][i], (action - CHANGE) % CORNERS)


def _change_fault(g, seat, action, out, n):
    effect = effect_now(g)
    if effect != CONVERT_SYMBOL and effect != FILL_BLANK:
        return NO_TOKEN
    cell = changed_cell(g, action)
    if cell == NOWHERE:
        return NO_NEW_TILE
    new = (action - CHANGE) // CORNERS
    spent = g.spent >> new & 1 if g.option[TOKEN_SPACES] == ONE_PER_TILE else g.spent
    if spent:
        return TOKEN_SPENT
    if g.top[seat][cell] != g.older + new + 1:
        return HIDDEN_SPACE
    if g.piece[seat][cell] != NOTHING:
        return SPACE_TAKEN
    if effect == FILL_BLANK and g.symbol[seat][cell] != BLANK:
        return NOT_BLANK
    if effect == CONVERT_SYMBOL and g.symbol[seat][cell] == BLANK:
        return NOT_A_SYMBOL
    for wish in range(1, SYMBOLS + 1):
        if _wish_fault(g, seat, cell, wish, out, n) == LEGAL:
            return LEGAL
    return NO_USE


def _wish_fault(g, seat, cell, wish, out, n):
    if wish == g.symbol[seat][cell]:
        return SAME_SYMBOL
    return LEGAL if _can_use(g, seat, cell, wish, out, n) else NO_USE
