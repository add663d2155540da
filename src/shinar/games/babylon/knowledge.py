"""What can nobody at a table of Babylon know, and what may all see? `view.py` tells people the same in structures.

Hidden from everybody alike are the covered tiles of the quarry, of which the material is known, and the order of the
round tokens that were not revealed, those out of the game included (R11.2 R11.3).
"""

import cython

if not cython.compiled:
    from shinar.games.babylon.geometry import counts_for_lines
    from shinar.games.babylon.legal import effect_now
    from shinar.layout import constants

    globals().update(constants(__name__))


# -- redeal ------------------------------------------------------------------------------------------------------------


def redeal(g, seed):
    """Every arrangement of the covered tiles and the unseen tokens becomes equally likely."""
    g.sow(seed)
    for layer in range(LAYERS - 1):
        _sort_layer(g, layer)
        g.shuffle_layer(layer, layer + 2)
    _sort_tokens(g, g.round)
    g.shuffle_tokens(g.round)


def _sort_layer(g, layer):
    """The covered tiles of a layer, ascending: of how they really lie, nothing may come through."""
    for tile in range(TILES):
        g.buffer[tile] = 0
    for stack in range(STACKS):
        if g.quarry_n[stack] >= layer + 2:
            g.buffer[g.quarry[stack][layer]] = 1
    tile = 0
    for stack in range(STACKS):
        if g.quarry_n[stack] >= layer + 2:
            while g.buffer[tile] == 0:
                tile += 1
            g.quarry[stack][layer] = tile
            tile += 1


def _sort_tokens(g, first):
    for i in range(first + 1, TOKENS):
        token = g.token[i]
        j = i
        while j > first and g.token[j - 1] > token:
            g.token[j] = g.token[j - 1]
            j -= 1
        g.token[j] = token


# -- observe -----------------------------------------------------------------------------------------------------------


def observe(g, seat, out):
    """First what is common (see below), then the playing seats, clockwise from the observer; for spectators from 0."""
    first = seat if seat >= 0 else 0
    n = _observe_common(g, first, 1 if seat >= 0 else 0, out)
    for i in range(g.seats):
        n = _observe_garden(g, (first + i) % g.seats, out, n)
    return n


def _observe_common(g, first, is_seat, out):
    """0 phase | 1 I owe a choice | 2 whose turn it is: so many seats after me | 3 who begins the rounds, likewise
    4 seats | 5 round | 6 clay tiles removed | 7 round token in force | 8-17 turn | 18-119 box | 120-128 options"""
    out[0] = g.phase
    out[1] = 1 if is_seat and g.active == first and g.phase != OVER else 0
    out[2] = (g.active + g.seats - first) % g.seats
    out[3] = (g.starter + g.seats - first) % g.seats
    out[4] = g.seats
    out[5] = g.round
    out[6] = g.thinned
    out[7] = effect_now(g)
    n = _observe_box(g, out, _observe_turn(g, out, 8))
    for i in range(OPTIONS):
        out[n + i] = g.option[i]
    return n + OPTIONS


def _observe_turn(g, out, n):
    """0 taken tile, 1 + tile | 1 doubles | 2 tiles in the garden before | 3 new tiles with a changed space, a bit each
    4 tile being placed, 1 + tile | 5 its spot | 6 level | 7 turn | 8 changed space, 1 + cell | 9 the symbol it shows"""
    out[n] = g.taken + 1
    out[n + 1] = g.doubles
    out[n + 2] = g.older
    out[n + 3] = g.spent
    out[n + 4] = g.placing + 1
    out[n + 5] = g.spot
    out[n + 6] = g.level
    out[n + 7] = g.turned
    out[n + 8] = g.changed + 1
    out[n + 9] = g.wish
    return n + 10


def _observe_box(g, out, n):
    """0-3 decorations nobody has built | 4-19 tiles left by stack | 20-35 the uppermost, 1 + tile
    36-49 revealed tokens, 1 + kind | 50-101 what became of each tile"""
    for symbol in range(SYMBOLS):
        out[n + symbol] = g.supply[symbol]
    n += SYMBOLS
    for stack in range(STACKS):
        left = g.quarry_n[stack]
        out[n + stack] = left
        out[n + STACKS + stack] = g.quarry[stack][left - 1] + 1 if left > 0 else 0
    n += 2 * STACKS
    for i in range(TOKENS):
        out[n + i] = g.token[i] + 1 if i < g.round else 0
    n += TOKENS
    for tile in range(TILES):
        out[n + tile] = g.gone[tile]
    return n + TILES


def _observe_garden(g, seat, out, n):
    """0 flower | 1 singles | 2 stored, 1 + tile | 3 tiles | 4 decorations | 5 highest level
    6 rows with a statue that counts, a bit each | 7 columns, likewise | 8-71 heights | 72-135 open symbols
    136-199 pieces | 200-263 number of the highest tile | 264-327 decks, bit L - 1 | 328-423 the tiles, in order"""
    out[n] = g.flower[seat]
    out[n + 1] = g.singles[seat]
    out[n + 2] = g.stored[seat] + 1
    out[n + 3] = g.laid_n[seat]
    out[n + 4] = g.built_n[seat]
    out[n + 5] = g.highest[seat]
    out[n + 6] = _lines(g, seat, 0)
    out[n + 7] = _lines(g, seat, 1)
    n += 8
    for cell in range(CELLS):
        out[n + cell] = g.height[seat][cell]
        out[n + CELLS + cell] = g.symbol[seat][cell]
        out[n + 2 * CELLS + cell] = g.piece[seat][cell]
        out[n + 3 * CELLS + cell] = g.top[seat][cell]
        out[n + 4 * CELLS + cell] = g.deck[seat][cell] >> 1
    return _observe_laid(g, seat, out, n + 5 * CELLS)


def _observe_laid(g, seat, out, n):
    """For each tile: 0 1 + tile | 1 spot | 2 level | 3 turn | 4 free corner | 5 corners on statues, a bit each"""
    for i in range(MOST_TILES):
        out[n] = g.laid_tile[seat][i] + 1 if i < g.laid_n[seat] else 0
        out[n + 1] = g.laid_spot[seat][i]
        out[n + 2] = g.laid_level[seat][i]
        out[n + 3] = g.laid_turned[seat][i]
        out[n + 4] = g.laid_free[seat][i]
        out[n + 5] = g.laid_statues[seat][i]
        n += 6
    return n


def _lines(g, seat, are_columns):
    """Rows or columns in which a statue could be in line with another."""
    lines = 0
    for i in range(g.built_n[seat]):
        if counts_for_lines(g, seat, i):
            cell = g.built_cell[seat][i]
            lines |= 1 << (cell % SIDE if are_columns else cell // SIDE)
    return lines
