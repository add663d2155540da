"""What does a garden of Babylon promise, beyond the points it has? Counts for whoever has to guess (evaluation.py)."""

import cython

if not cython.compiled:
    from shinar.games.babylon.geometry import counts_for_lines, pair_cell, pair_step, span_cell
    from shinar.games.babylon.legal import list_legal
    from shinar.games.babylon.prints import flower_of
    from shinar.games.babylon.score import is_built_seen, is_tile_seen, points_for, worth_at
    from shinar.layout import constants

    globals().update(constants(__name__))


def count_points(g, seat):
    """The same as the score sheet adds up to, in one walk through the garden."""
    points = points_for(g, seat, BELVEDERES) + points_for(g, seat, HIGHEST_LEVEL)
    seen = 0
    for i in range(g.built_n[seat]):
        if is_built_seen(g, seat, i):
            kind = g.built_kind[seat][i]
            points += worth_at(kind, g.built_level[seat][i])
            seen += 1 << 8 * (kind - 1)
    return points + 4 * fewest(seen) + 4 * fewest(count_flowers(g, seat))


def count_flowers(g, seat):
    """Tiles of each flower that are seen: four counts in one number, a byte each."""
    seen = 0
    for i in range(g.laid_n[seat]):
        if is_tile_seen(g, seat, i):
            seen += 1 << 8 * flower_of(g.laid_tile[seat][i])
    return seen


def fewest(counts):
    """The least of four counts in one number."""
    least = 255
    for _ in range(4):
        least = min(least, counts % 256)
        counts //= 256
    return least


def count_open(g, seat, symbol):
    """Free open spaces that show this symbol, each as often as its level is high."""
    count = 0
    for cell in range(CELLS):
        if g.symbol[seat][cell] == symbol and g.piece[seat][cell] == NOTHING:
            count += g.height[seat][cell]
    return count


def count_lined(g, seat):
    """Rows and columns in which a statue would be in line."""
    lines = 0
    for i in range(g.built_n[seat]):
        if counts_for_lines(g, seat, i):
            lines |= 1 << g.built_cell[seat][i] // SIDE
            lines |= 256 << g.built_cell[seat][i] % SIDE
    count = 0
    while lines:
        count += lines & 1
        lines >>= 1
    return count


def count_roofs(g, seat):
    """Free open spaces on tiles: pillars can stand there."""
    count = 0
    for cell in range(CELLS):
        if g.height[seat][cell] > 0 and g.piece[seat][cell] == NOTHING:
            count += 1
    return count


def count_at_hand(g, seat):
    """Points of all that could be built at once, as if no piece were in the way of another."""
    points = 0
    if g.phase == BUILDING and g.active == seat:
        for i in range(list_legal(g, seat, g.buffer)):
            action = g.buffer[i]
            if action >= BUILD_STATUE and action < CHANGE:
                points += worth_of(g, seat, action)
    return points


def worth_of(g, seat, action):
    """R10.5-R10.8, of a decoration that could be built."""
    if action < BUILD_FOUNTAIN:
        return g.height[seat][action - BUILD_STATUE]
    if action < BUILD_STAIRS:
        return 3 * g.height[seat][pair_cell(action - BUILD_FOUNTAIN)]
    if action < BUILD_BRIDGE:
        pair = action - BUILD_STAIRS
        return g.height[seat][pair_cell(pair)] + g.height[seat][pair_cell(pair) + pair_step(pair)]
    return 3 * g.height[seat][span_cell(action - BUILD_BRIDGE)]
