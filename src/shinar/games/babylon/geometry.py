"""Where can a tile lie, what carries it, and what can be built on which spaces?

Pure functions over what is seen from above: for each cell its height, and the symbol and piece on its open space.
Nothing is ever put below a tile (R5.4), so the rest of the three dimensions is not needed; the slow twin of the tests,
which keeps pillars and lines of sight, must agree. A fault is 0 or the number of the reason against it.
"""

import cython

if not cython.compiled:
    from shinar.games.babylon.prints import symbol_of
    from shinar.layout import constants

    globals().update(constants(__name__))


# -- numbers and cells -------------------------------------------------------------------------------------------------


def corner_cell(spot, corner):
    cell = SIDE * (spot // SPOT_SIDE) + spot % SPOT_SIDE
    if corner == 1:
        return cell + 1
    if corner == 2:
        return cell + SIDE + 1
    return cell + SIDE if corner == 3 else cell


def pair_cell(pair):
    """The left or upper cell of two neighbours."""
    if pair < ROW_PAIRS:
        return SIDE * (pair // SPOT_SIDE) + pair % SPOT_SIDE
    return pair - ROW_PAIRS


def pair_step(pair):
    return 1 if pair < ROW_PAIRS else SIDE


def pair_of(cell, step):
    if step == 1:
        return SPOT_SIDE * (cell // SIDE) + cell % SIDE
    return ROW_PAIRS + cell


def span_cell(span):
    """The left or upper of two cells with one between them."""
    if span < ROW_SPANS:
        return SIDE * (span // 6) + span % 6
    return span - ROW_SPANS


def span_step(span):
    """From the first cell to the middle, and from there to the second."""
    return 1 if span < ROW_SPANS else SIDE


def span_of(cell, step):
    if step == 1:
        return 6 * (cell // SIDE) + cell % SIDE
    return ROW_SPANS + cell


# -- what carries a tile (R6.3-R6.15) ----------------------------------------------------------------------------------


def highest_cell(g, seat, spot):
    """The greatest height in a footprint."""
    cell = corner_cell(spot, 0)
    first = max(g.height[seat][cell], g.height[seat][cell + 1])
    second = max(g.height[seat][cell + SIDE], g.height[seat][cell + SIDE + 1])
    return max(first, second)


def carrier(g, seat, cell, level):
    """How a tile of this level can be carried on this cell, which is lower: one of the names in the header."""
    height = g.height[seat][cell]
    gap = level - height
    if gap > 2:
        return IN_THE_AIR
    piece = g.piece[seat][cell]
    if piece == STATUE and gap == 1:
        return BY_STATUE
    if piece != NOTHING:
        return OCCUPIED
    if g.deck[seat][cell] and g.option[BRIDGE_ROOM] == KEPT:
        passed = 1 if gap == 1 else 3  # the levels above the cell that the pillar reaches (R6.21)
        if g.deck[seat][cell] >> (height + 1) & passed:
            return THROUGH_DECK
    return gap


def is_carried(how):
    return how == BY_SINGLE or how == BY_DOUBLE or how == BY_STATUE


def price_of(singles, doubles, given):
    """In singles, when `given` doubles need not be paid (R6.14 R6.15)."""
    return singles + 2 * (doubles - given) if doubles > given else singles


def price(g, seat, spot, level, free):
    """What the carriers of a tile cost, if the corner `free` (CORNERS: none) has none."""
    singles = 0
    doubles = 0
    for corner in range(CORNERS):
        if corner != free:
            how = carrier(g, seat, corner_cell(spot, corner), level)
            singles += 1 if how == BY_SINGLE else 0
            doubles += 1 if how == BY_DOUBLE else 0
    return price_of(singles, doubles, g.doubles)


def site_fault(g, seat, spot, level):
    """May a tile lie there? `level` is one or two above the highest cell (R6.24)."""
    highest = highest_cell(g, seat, spot)
    if level > g.highest[seat] + 1:
        return NEEDS_LEVEL_BELOW
    if g.print_level[seat][spot]:
        fault = _overlap_fault(g, seat, spot, highest)
        if fault:
            return fault
    if highest > 0:
        fault = _covering_fault(g, seat, spot, level)
        if fault:
            return fault
    singles = 0
    doubles = 0
    occupied = 0
    passed = 0
    airy = 0
    for corner in range(CORNERS):
        how = carrier(g, seat, corner_cell(spot, corner), level)
        singles += 1 if how == BY_SINGLE else 0
        doubles += 1 if how == BY_DOUBLE else 0
        occupied += 1 if how == OCCUPIED else 0
        passed += 1 if how == THROUGH_DECK else 0
        airy += 1 if how == IN_THE_AIR else 0
    if occupied + passed + airy > 1:
        if airy > 1:
            return UNSUPPORTED
        return BRIDGE_IN_THE_WAY if passed > 0 else OCCUPIED_BELOW
    least = price_of(singles, doubles, g.doubles)
    if occupied + passed + airy == 0:  # the dearest corner can be left free
        if doubles > g.doubles:
            least -= 2
        elif singles > 0:
            least -= 1
    return LEGAL if least <= g.singles[seat] else TOO_FEW_PILLARS


def _overlap_fault(g, seat, spot, highest):
    """R6.17, where the garden has a tile with the same footprint."""
    if g.option[COMPLETE_OVERLAP] == DIRECTLY_ABOVE and g.print_level[seat][spot] < highest:
        return LEGAL
    return COMPLETE_COVER


def _covering_fault(g, seat, spot, level):
    """Would it cover what may not be covered (R6.19 R6.20)?"""
    rule = g.option[COVER_PIECES]
    for corner in range(CORNERS):
        cell = corner_cell(spot, corner)
        piece = g.piece[seat][cell]
        if rule == BUT_FOOT and piece == STAIRS and level < g.height[seat][cell] + 2:
            return FOOT_BELOW
        if rule == NEVER and piece != NOTHING and carrier(g, seat, cell, level) != BY_STATUE:
            return COVERS_PIECE
    return LEGAL


def free_fault(g, seat, spot, level, free):
    """May this corner be left free (CORNERS: none), where a tile may lie?"""
    for corner in range(CORNERS):
        how = carrier(g, seat, corner_cell(spot, corner), level)
        if corner == free and how == BY_STATUE:
            return STATUE_CARRIES  # R6.7
        if corner != free and not is_carried(how):
            return CANNOT_CARRY if free == CORNERS else NEEDS_THIS_CORNER  # R6.12
    return LEGAL if price(g, seat, spot, level, free) <= g.singles[seat] else TOO_FEW_PILLARS


# -- what can be built (section 7) -------------------------------------------------------------------------------------


def is_new(g, seat, cell):
    """Is the open space of this cell on a tile placed in this turn (R7.4)?"""
    return g.top[seat][cell] > g.older


def space_fault(g, seat, cell, symbol):
    """Is the space open and free, and does it show the symbol or count as if (R7.3 R9.6)?"""
    shown = g.wish if cell == g.changed else g.symbol[seat][cell]
    if shown != symbol:
        return HIDDEN_SPACE if _is_hidden(g, seat, cell, symbol) else WRONG_SYMBOL
    return LEGAL if g.piece[seat][cell] == NOTHING else SPACE_TAKEN


def _is_hidden(g, seat, cell, symbol):
    """Does a tile below the highest show this symbol there?"""
    for i in range(g.laid_n[seat]):
        if i + 1 != g.top[seat][cell]:
            for corner in range(CORNERS):
                if corner_cell(g.laid_spot[seat][i], corner) == cell:
                    if symbol_of(g.laid_tile[seat][i], g.laid_turned[seat][i], corner) == symbol:
                        return True
    return False


def counts_for_lines(g, seat, i):
    """Is the i-th decoration a statue with which others can be in line (R7.16)?"""
    if g.built_kind[seat][i] != STATUE:
        return False
    cell = g.built_cell[seat][i]
    level = g.built_level[seat][i]
    if g.height[seat][cell] == level:
        return True
    if g.option[STATUE_LINES] != STANDING:
        return False
    for j in range(g.laid_n[seat]):  # a tile right above the statue rests on it
        if g.laid_level[seat][j] == level + 1:
            for corner in range(CORNERS):
                if corner_cell(g.laid_spot[seat][j], corner) == cell:
                    return False
    return True


def statue_fault(g, seat, cell):
    fault = space_fault(g, seat, cell, STATUE)
    if fault:
        return fault
    if not is_new(g, seat, cell):
        return NOT_NEW  # R7.14
    row = cell // SIDE
    column = cell % SIDE
    built = 0
    counting = 0
    for i in range(g.built_n[seat]):
        built += 1 if g.built_kind[seat][i] == STATUE else 0
        if counts_for_lines(g, seat, i):
            other = g.built_cell[seat][i]
            if other // SIDE == row or other % SIDE == column:
                return LEGAL  # R7.13
            counting += 1
    if counting > 0:
        return NOT_ALIGNED
    return NO_STATUE_LEFT if built > 0 and not g.option[STATUE_RESTART] else LEGAL  # R7.12 R7.17


def _space_pair_fault(g, seat, a, b, symbol):
    fault = space_fault(g, seat, a, symbol)
    if fault:
        return fault
    fault = space_fault(g, seat, b, symbol)
    if fault:
        return fault
    return LEGAL if is_new(g, seat, a) or is_new(g, seat, b) else NOT_NEW


def fountain_fault(g, seat, a, b):
    fault = _space_pair_fault(g, seat, a, b, FOUNTAIN)
    if fault:
        return fault
    if g.height[seat][a] != g.height[seat][b]:
        return NOT_SAME_LEVEL
    return SAME_TILE if g.top[seat][a] == g.top[seat][b] else LEGAL


def stairs_fault(g, seat, a, b):
    fault = _space_pair_fault(g, seat, a, b, STAIRS)
    if fault:
        return fault
    rise = g.height[seat][b] - g.height[seat][a]
    if rise != 1 and rise != -1:
        return NOT_ONE_APART
    foot = a if rise == 1 else b
    if g.option[BRIDGE_ROOM] == KEPT and g.deck[seat][foot] >> (g.height[seat][foot] + 1) & 1:
        return FOOT_UNDER_DECK  # R7.11
    return LEGAL


def bridge_fault(g, seat, a, b):
    """`a` and `b` have one cell between them."""
    fault = _space_pair_fault(g, seat, a, b, BRIDGE)
    if fault:
        return fault
    level = g.height[seat][a]
    if level != g.height[seat][b]:
        return NOT_SAME_LEVEL
    if g.top[seat][a] == g.top[seat][b]:
        return SAME_TILE
    middle = (a + b) // 2
    if g.height[seat][middle] >= level:
        return GAP_FILLED  # R7.9
    if g.option[BRIDGE_ROOM] == KEPT:
        if g.deck[seat][middle] >> level & 1:
            return DECK_CROSSES  # R7.10
        if g.piece[seat][middle] == STAIRS and g.height[seat][middle] + 1 == level:
            return FOOT_UNDER_DECK  # R7.11
    return LEGAL
