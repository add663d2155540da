"""What is a garden of Babylon worth, and who is ahead?"""

import cython

if not cython.compiled:
    from shinar.games.babylon.geometry import corner_cell
    from shinar.games.babylon.prints import flower_of
    from shinar.layout import constants

    globals().update(constants(__name__))


def is_seen(g, seat, cell, level):
    """Is a space of this level seen from straight above (R10.2 R10.4)?"""
    if g.option[BRIDGES_HIDE] and g.deck[seat][cell] >> (level + 1):
        return False
    return g.height[seat][cell] == level


def is_tile_seen(g, seat, i):
    for corner in range(CORNERS):
        if is_seen(g, seat, corner_cell(g.laid_spot[seat][i], corner), g.laid_level[seat][i]):
            return True
    return False


def is_built_seen(g, seat, i):
    """Is any part of the i-th decoration seen?"""
    kind = g.built_kind[seat][i]
    level = g.built_level[seat][i]
    cell = g.built_cell[seat][i]
    other = g.built_other[seat][i]
    if is_seen(g, seat, cell, level):
        return True
    if kind == BRIDGE and is_middle_seen(g, seat, (cell + other) // 2, level):
        return True
    return is_seen(g, seat, other, level + 1 if kind == STAIRS else level)


def is_middle_seen(g, seat, cell, level):
    """Is the deck of a bridge seen over this cell (R10.3)?"""
    if g.option[BRIDGES_HIDE] and g.deck[seat][cell] >> (level + 1):
        return False
    return g.height[seat][cell] < level


def points_for(g, seat, category):
    if category == DECORATION_SETS:
        return 4 * _count_decoration_sets(g, seat)
    if category == FLOWER_SETS:
        return 4 * _count_flower_sets(g, seat)
    if category == BELVEDERES:
        return _count_belvederes(g, seat)
    if category == HIGHEST_LEVEL:
        return 2 * g.highest[seat]
    kind = STATUE if category == STATUES else FOUNTAIN if category == FOUNTAINS else BRIDGE
    if category == STAIRWAYS:
        kind = STAIRS
    points = 0
    for i in range(g.built_n[seat]):
        if g.built_kind[seat][i] == kind and is_built_seen(g, seat, i):
            points += worth_at(kind, g.built_level[seat][i])
    return points


def worth_at(kind, level):
    """R10.5-R10.8"""
    if kind == STATUE:
        return level
    return 2 * level + 1 if kind == STAIRS else 3 * level


def _count_decoration_sets(g, seat):
    """R10.10: as many as of the rarest."""
    sets = MOST_BUILT
    for kind in range(1, SYMBOLS + 1):
        count = 0
        for i in range(g.built_n[seat]):
            if g.built_kind[seat][i] == kind and is_built_seen(g, seat, i):
                count += 1
        sets = min(sets, count)
    return sets


def _count_flower_sets(g, seat):
    """R10.11: as many as of the rarest."""
    sets = MOST_TILES
    for flower in range(FLOWERS):
        count = 0
        for i in range(g.laid_n[seat]):
            if flower_of(g.laid_tile[seat][i]) == flower and is_tile_seen(g, seat, i):
                count += 1
        sets = min(sets, count)
    return sets


def _count_belvederes(g, seat):
    count = 0
    for i in range(g.laid_n[seat]):
        free = g.laid_free[seat][i]
        if free < CORNERS and is_seen(g, seat, corner_cell(g.laid_spot[seat][i], free), g.laid_level[seat][i]):
            count += 1
    return count


def count_notches(g, seat):
    """R10.15"""
    count = 0
    for cell in range(CELLS):
        count += 1 if g.height[seat][cell] == 0 else 0
    return count


def rank(g, points, ranks):
    """Points, then fewer visible notches (R10.14-R10.16); ranks count who is better."""
    for seat in range(g.seats):
        points[seat] = 0
        for category in range(CATEGORIES):
            points[seat] += points_for(g, seat, category)
    for seat in range(g.seats):
        ranks[seat] = 0
        for other in range(g.seats):
            if points[other] > points[seat]:
                ranks[seat] += 1
            elif points[other] == points[seat] and count_notches(g, other) < count_notches(g, seat):
                ranks[seat] += 1
