"""What does each choice do in Babylon? `_make` reads like the rulebook's overview; the rules follow in its order."""

import cython

if not cython.compiled:
    from shinar.games.babylon.geometry import (
        BY_DOUBLE,
        BY_STATUE,
        carrier,
        corner_cell,
        pair_cell,
        pair_step,
        price,
        span_cell,
        span_step,
    )
    from shinar.games.babylon.legal import (
        changed_cell,
        effect_now,
        lone_choice,
        rounds_of,
        site_level,
        thinnings_of,
    )
    from shinar.games.babylon.prints import box, flower_of, symbol_of, token_count
    from shinar.layout import constants

    globals().update(constants(__name__))


def apply(g, seat, action):
    """Make a choice, and then all those in which nothing is to be chosen (R3.6)."""
    while action >= 0:
        _make(g, seat, action)
        seat = g.active
        action = lone_choice(g)


def _make(g, seat, action):
    if action < DIG:
        _remove(g, action - REMOVE)
    elif action < DONE:
        _dig(g, seat, action - DIG)
    elif action == DONE:
        g.phase = STORING
    elif action == END:
        _end_turn(g, seat, NO_TILE)
    elif action == KEEP_TAKEN:
        _end_turn(g, seat, g.taken)
    elif action == KEEP_STORED:
        _end_turn(g, seat, g.stored[seat])
    elif action < SITE:
        g.placing = g.taken if action == PLACE_TAKEN else g.stored[seat]
        g.phase = SITING
    elif action < TURN:
        g.level = site_level(g, seat, action)
        g.spot = (action - SITE) // 2
        g.phase = TURNING
    elif action < PROP:
        g.turned = action - TURN
        g.phase = PROPPING
    elif action < BUILD_STATUE:
        lay(g, seat, action - PROP)
    elif action < CHANGE:
        build(g, seat, action)
    elif action < WISH:
        g.changed = changed_cell(g, action)
        g.phase = CHANGING
    else:
        g.wish = action - WISH + 1
        g.phase = USING


# -- set-up (section 2) ------------------------------------------------------------------------------------------------


def set_up(g):
    """The state is all zeros but for its options, its generator and the number of seats."""
    _build_quarry(g)
    _stack_tokens(g)
    for symbol in range(SYMBOLS):
        g.supply[symbol] = box[symbol]
    for seat in range(SEATS):
        g.flower[seat] = seat
        g.stored[seat] = START_TILES + seat if seat < g.seats else NO_TILE
    g.taken = NO_TILE
    g.placing = NO_TILE
    g.changed = NOWHERE
    g.phase = THINNING
    if thinnings_of(g.seats) == 0:
        _begin_turn(g)


def _build_quarry(g):
    for stack in range(STACKS):
        g.quarry_n[stack] = LAYERS
        for layer in range(LAYERS):
            g.quarry[stack][layer] = LAYER_TILES * (LAYERS - 1 - layer) + stack
    for layer in range(LAYERS):
        g.shuffle_layer(layer, LAYERS)


def _stack_tokens(g):
    n = TOKENS
    for kind in range(1, EFFECTS + 1):
        count = min(token_count[kind], g.option[EFFECT_TOKENS])
        for _ in range(count):
            n -= 1
            g.token[n] = kind
    g.shuffle_tokens(0)


def _lift(g, stack):
    """Take the uppermost tile. What lay below it is seen by everybody."""
    g.quarry_n[stack] -= 1
    n = g.quarry_n[stack]
    tile = g.quarry[stack][n]
    g.quarry[stack][n] = 0
    if n > 0:
        g.reveals += 1
    return tile


def _remove(g, stack):
    g.gone[_lift(g, stack)] = REMOVED
    g.thinned += 1
    if g.thinned == thinnings_of(g.seats):
        g.active = g.starter
        _begin_turn(g)
    else:
        g.active = (g.active + 1) % g.seats


# -- the frame of a turn (sections 3, 4 and 8) -------------------------------------------------------------------------


def _begin_turn(g):
    seat = g.active
    effect = effect_now(g)
    g.singles[seat] += 1 if effect == GAIN_SINGLE else 0  # R9.1
    g.doubles = 1 if effect == GAIN_DOUBLE else 0  # R9.2
    g.older = g.laid_n[seat]
    g.spent = 0
    g.phase = DIGGING


def _dig(g, seat, stack):
    g.singles[seat] += income(g, seat, stack)
    g.taken = _lift(g, stack)
    g.phase = BUILDING


def income(g, seat, stack):
    """How many singles `seat` would gain by digging the uppermost tile of this stack (R4.2-R4.5 R9.7 R9.8)."""
    layer = g.quarry_n[stack]
    row = stack // QUARRY_SIDE
    column = stack % QUARRY_SIDE
    gain = _edge(g, layer, row - 1, column) + _edge(g, layer, row + 1, column)
    gain += _edge(g, layer, row, column - 1) + _edge(g, layer, row, column + 1)
    if flower_of(g.quarry[stack][layer - 1]) == g.flower[seat]:
        gain += 2 if effect_now(g) == DOUBLE_FLOWER else 1
    if effect_now(g) == MINUS_ONE and gain > 0:
        gain -= 1
    return gain


def _edge(g, layer, row, column):
    """What one edge of a tile gives: nothing if it touches a higher layer."""
    if row < 0 or row >= QUARRY_SIDE or column < 0 or column >= QUARRY_SIDE:
        return 1
    return 1 if g.quarry_n[QUARRY_SIDE * row + column] <= layer else 0


def _end_turn(g, seat, kept):
    if g.taken != NO_TILE and g.taken != kept:
        g.gone[g.taken] = DISCARDED
    if g.stored[seat] != NO_TILE and g.stored[seat] != kept:
        g.gone[g.stored[seat]] = DISCARDED
    g.stored[seat] = kept
    g.taken = NO_TILE
    g.doubles = 0
    g.older = 0
    g.spent = 0
    g.singles[seat] = min(g.singles[seat], SLOTS)  # R8.1
    g.active = (seat + 1) % g.seats
    if g.active == g.starter:
        _end_round(g)
    if g.phase != OVER:
        _begin_turn(g)


def _end_round(g):
    if g.round + 1 == rounds_of(g.seats):
        g.phase = OVER
    else:
        g.round += 1
        g.reveals += 1


# -- placing a tile (section 6) ----------------------------------------------------------------------------------------


def lay(g, seat, free):
    """The tile, its place, level and turn are chosen: put up what carries it, and lay it down."""
    i = g.laid_n[seat]
    g.laid_tile[seat][i] = g.placing
    g.laid_spot[seat][i] = g.spot
    g.laid_level[seat][i] = g.level
    g.laid_turned[seat][i] = g.turned
    g.laid_free[seat][i] = free
    g.laid_statues[seat][i] = _pay(g, seat, free)
    g.laid_n[seat] = i + 1
    for corner in range(CORNERS):
        piece = BELVEDERE if corner == free else NOTHING
        _cover(g, seat, corner_cell(g.spot, corner), symbol_of(g.placing, g.turned, corner), piece)
    g.print_level[seat][g.spot] = g.level
    g.highest[seat] = max(g.highest[seat], g.level)
    if g.placing == g.taken:
        g.taken = NO_TILE
    else:
        g.stored[seat] = NO_TILE
    g.placing = NO_TILE
    g.spot = 0
    g.level = 0
    g.turned = 0
    g.phase = BUILDING


def _pay(g, seat, free):
    """Singles leave the storage, and a given double is used first. Returns which corners rest on statues."""
    g.singles[seat] -= price(g, seat, g.spot, g.level, free)
    statues = 0
    for corner in range(CORNERS):
        how = carrier(g, seat, corner_cell(g.spot, corner), g.level)
        if how == BY_STATUE:
            statues |= 1 << corner
        elif how == BY_DOUBLE and corner != free and g.doubles > 0:
            g.doubles -= 1
    return statues


def _cover(g, seat, cell, symbol, piece):
    g.height[seat][cell] = g.level
    g.symbol[seat][cell] = symbol
    g.piece[seat][cell] = piece
    g.top[seat][cell] = g.laid_n[seat]


# -- decorations (section 7) -------------------------------------------------------------------------------------------


def build(g, seat, action):
    if action < BUILD_FOUNTAIN:
        cell = action - BUILD_STATUE
        _note(g, seat, STATUE, cell, cell)
    elif action < BUILD_STAIRS:
        pair = action - BUILD_FOUNTAIN
        cell = pair_cell(pair)
        _note(g, seat, FOUNTAIN, cell, cell + pair_step(pair))
    elif action < BUILD_BRIDGE:
        pair = action - BUILD_STAIRS
        foot = pair_cell(pair)
        head = foot + pair_step(pair)
        if g.height[seat][foot] > g.height[seat][head]:
            foot = head
            head = pair_cell(pair)
        _note(g, seat, STAIRS, foot, head)
        g.piece[seat][head] = HEAD
    else:
        span = action - BUILD_BRIDGE
        cell = span_cell(span)
        step = span_step(span)
        _note(g, seat, BRIDGE, cell, cell + 2 * step)
        g.deck[seat][cell + step] |= 1 << g.height[seat][cell]
    if g.changed != NOWHERE:
        _note_change(g, seat)
    g.phase = BUILDING


def _note(g, seat, kind, cell, other):
    i = g.built_n[seat]
    g.built_kind[seat][i] = kind
    g.built_cell[seat][i] = cell
    g.built_other[seat][i] = other
    g.built_level[seat][i] = g.height[seat][cell]
    g.built_n[seat] = i + 1
    g.piece[seat][cell] = kind
    g.piece[seat][other] = kind
    if g.option[SUPPLY] != UNLIMITED:
        g.supply[kind - 1] -= 1


def _note_change(g, seat):
    """The token has changed a space of this new tile; the space itself is as it was printed again (R9.3 R9.4)."""
    g.spent |= 1 << (g.top[seat][g.changed] - 1 - g.older)
    g.changed = NOWHERE
    g.wish = BLANK
