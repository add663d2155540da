"""How well does a player of Babylon stand? An estimate for bots that look at a position and not beyond it.

Points count as they are. To them is added what a garden promises, which fades with the turns that are left: pillars and
a tile in storage, open symbols that could be joined, lines for statues, flowers on the way to a set. In the middle of a
turn the turn is thought to its end: a tile that is being placed is turned every way, what can be built at once counts
almost as built, and a tile in hand almost as placed. For that a choice is made in the state itself, and taken back.
The numbers (in the header) were found by letting variants play hundreds of games against each other.
"""

import cython

if not cython.compiled:
    from shinar.games.babylon.apply import build, lay
    from shinar.games.babylon.geometry import corner_cell, free_fault
    from shinar.games.babylon.legal import list_legal, rounds_of
    from shinar.games.babylon.prints import symbol_of
    from shinar.games.babylon.prospects import (
        count_at_hand,
        count_flowers,
        count_lined,
        count_open,
        count_points,
        count_roofs,
        fewest,
    )
    from shinar.layout import constants

    globals().update(constants(__name__))


def estimate(g, seat):
    """How far `seat` is ahead of the best of the others. `g` is a world that it imagines."""
    best = WORST
    for other in range(g.seats):
        if other != seat:
            best = max(best, _prospect_of(g, other))
    return _prospect_of(g, seat) - best


def _prospect_of(g, seat):
    """What the garden of `seat` is worth, the turn thought to its end."""
    if g.active == seat:
        if g.phase == TURNING:
            return _best_turn(g, seat)
        if g.phase == PROPPING:
            return _best_prop(g, seat)
        if g.phase == CHANGING:
            return _best_wish(g, seat)
        if g.phase == USING:
            return _best_use(g, seat)
    return _worth(g, seat)


def _worth(g, seat):
    left = _turns_left(g, seat)
    worth = WHOLE * count_points(g, seat)
    if left > 0:
        worth += _promise(g, seat) * min(left, FADE) // FADE
    if g.active == seat:
        worth += _in_hand(g, seat)
    return worth


def _turns_left(g, seat):
    """How many turns `seat` will still begin."""
    place = (seat + g.seats - g.starter) % g.seats
    now = (g.active + g.seats - g.starter) % g.seats
    to_come = 1 if place > now or (place == now and g.phase <= DIGGING) else 0
    return rounds_of(g.seats) - 1 - g.round + to_come


def _promise(g, seat):
    worth = SINGLE * min(g.singles[seat], SLOTS)
    kept = _kept_worth(g.stored[seat])
    if g.active == seat and g.phase == STORING:
        kept = max(kept, _kept_worth(g.taken))
    worth += kept
    worth += OPEN_STAIRS * count_open(g, seat, STAIRS)
    worth += OPEN_FOUNTAIN * count_open(g, seat, FOUNTAIN)
    worth += OPEN_BRIDGE * count_open(g, seat, BRIDGE)
    worth += LINE * count_lined(g, seat) + ROOF * count_roofs(g, seat)
    seen = count_flowers(g, seat)
    sets = fewest(seen)
    for _ in range(FLOWERS):
        worth += NEXT_FLOWER if seen % 256 > sets else 0
        seen //= 256
    return worth


def _in_hand(g, seat):
    """What this turn can still do: build, and place tiles."""
    if g.phase == SITING:
        return IN_HAND + BEING_PLACED + HAND_SYMBOL * _count_symbols(g.placing)
    if g.phase != BUILDING:
        return 0
    worth = AT_HAND * count_at_hand(g, seat)
    if g.taken != NO_TILE and g.singles[seat] >= CORNERS - 1:
        worth += IN_HAND + HAND_SYMBOL * _count_symbols(g.taken)
    return worth


def _kept_worth(tile):
    return 0 if tile == NO_TILE else STORED + STORED_SYMBOL * _count_symbols(tile)


def _count_symbols(tile):
    count = 0
    for corner in range(CORNERS):
        count += 1 if symbol_of(tile, 0, corner) != BLANK else 0
    return count


# -- a tile that is being placed ---------------------------------------------------------------------------------------


def _best_turn(g, seat):
    """Every way round, on as many corners as can be paid."""
    free = CORNERS
    while free > 0 and free_fault(g, seat, g.spot, g.level, free) != LEGAL:
        free -= 1
    best = WORST
    for turned in range(TURNS):
        g.turned = turned
        best = max(best, _worth_once_laid(g, seat, free))
    g.turned = 0
    return best


def _best_prop(g, seat):
    best = WORST
    for free in range(CORNERS + 1):
        if free_fault(g, seat, g.spot, g.level, free) == LEGAL:
            best = max(best, _worth_once_laid(g, seat, free))
    return best


def _worth_once_laid(g, seat, free):
    """Lays the tile, looks, and takes it back: all that `lay` changes is put down here first."""
    i = g.laid_n[seat]
    phase, placing, taken, stored = g.phase, g.placing, g.taken, g.stored[seat]
    spot, level, turned = g.spot, g.level, g.turned
    singles, doubles, highest = g.singles[seat], g.doubles, g.highest[seat]
    print_level = g.print_level[seat][spot]
    first = _packed(g, seat, corner_cell(spot, 0))
    second = _packed(g, seat, corner_cell(spot, 1))
    third = _packed(g, seat, corner_cell(spot, 2))
    fourth = _packed(g, seat, corner_cell(spot, 3))

    lay(g, seat, free)
    worth = _worth(g, seat)

    _uncover(g, seat, corner_cell(spot, 0), first)
    _uncover(g, seat, corner_cell(spot, 1), second)
    _uncover(g, seat, corner_cell(spot, 2), third)
    _uncover(g, seat, corner_cell(spot, 3), fourth)
    g.print_level[seat][spot] = print_level
    g.singles[seat], g.doubles, g.highest[seat] = singles, doubles, highest
    g.spot, g.level, g.turned = spot, level, turned
    g.phase, g.placing, g.taken, g.stored[seat] = phase, placing, taken, stored
    g.laid_n[seat] = i
    g.laid_tile[seat][i] = 0
    g.laid_spot[seat][i] = 0
    g.laid_level[seat][i] = 0
    g.laid_turned[seat][i] = 0
    g.laid_free[seat][i] = 0
    g.laid_statues[seat][i] = 0
    return worth


def _packed(g, seat, cell):
    """What is uppermost over a cell, in one number."""
    packed = g.height[seat][cell] * 32 + g.top[seat][cell]
    return (packed * 8 + g.symbol[seat][cell]) * 8 + g.piece[seat][cell]


def _uncover(g, seat, cell, packed):
    g.piece[seat][cell] = packed % 8
    g.symbol[seat][cell] = packed // 8 % 8
    g.top[seat][cell] = packed // 64 % 32
    g.height[seat][cell] = packed // 2048


# -- a space that a token changes --------------------------------------------------------------------------------------


def _best_wish(g, seat):
    best = WORST
    g.phase = USING
    for wish in range(1, SYMBOLS + 1):
        if wish != g.symbol[seat][g.changed]:
            g.wish = wish
            best = max(best, _best_use(g, seat))
    g.wish = BLANK
    g.phase = CHANGING
    return best


def _best_use(g, seat):
    best = WORST
    count = list_legal(g, seat, g.buffer)
    for i in range(count):
        list_legal(g, seat, g.buffer)  # again: looking at a garden writes over the list
        best = max(best, _worth_once_built(g, seat, g.buffer[i]))
    return best


def _worth_once_built(g, seat, action):
    """Builds with the changed space, looks, and takes it back. What is built on was free."""
    i = g.built_n[seat]
    changed, wish, spent = g.changed, g.wish, g.spent

    build(g, seat, action)
    worth = _worth(g, seat)

    kind = g.built_kind[seat][i]
    cell = g.built_cell[seat][i]
    other = g.built_other[seat][i]
    if kind == BRIDGE:
        g.deck[seat][(cell + other) // 2] &= ~(1 << g.built_level[seat][i])
    g.piece[seat][cell] = NOTHING
    g.piece[seat][other] = NOTHING
    if g.option[SUPPLY] != UNLIMITED:
        g.supply[kind - 1] += 1
    g.changed, g.wish, g.spent = changed, wish, spent
    g.phase = USING
    g.built_n[seat] = i
    g.built_kind[seat][i] = 0
    g.built_cell[seat][i] = 0
    g.built_other[seat][i] = 0
    g.built_level[seat][i] = 0
    return worth
