"""What is every city worth, row by row, and who is ahead (sections 8, 9)? Asked in the middle of a game it counts what
stands.

Where something is chosen at the end, the best choice is taken (R8.7, R10.22): all are tried.
"""

import cython

if not cython.compiled:
    from shinar.games.wonders.city import count_around, left_of, right_of
    from shinar.games.wonders.tables import *
    from shinar.layout import constants

    globals().update(constants(__name__))


def rank(g, points, ranks):
    """R8.10: totals, then coins."""
    for seat in range(g.seats):
        points[seat] = _total(g, seat)
    for seat in range(g.seats):
        ranks[seat] = 0
        for other in range(g.seats):
            if points[other] > points[seat] or (points[other] == points[seat] and g.coins[other] > g.coins[seat]):
                ranks[seat] += 1


def _total(g, city):
    score(g, city, g.sheet)
    total = 0
    for row in range(ROWS):
        total += g.sheet[row]
    return total


def score(g, city, rows):
    """Points by category into `rows`, with the copied guild that brings most."""
    _score_with(g, city, NOBODY, rows)
    if not _copies_guild(g, city):
        return
    best = 0
    for row in range(ROWS):
        best += rows[row]
    copied = NOBODY
    for side in range(2):
        other = left_of(g, city) if side == 0 else right_of(g, city)
        for card in range(BASE_CARDS):
            if CARD_COLOUR[card] == PURPLE and g.built[other][card >> 6] & BIT[card & 63]:
                _score_with(g, city, card, rows)
                total = 0
                for row in range(ROWS):
                    total += rows[row]
                if total > best:
                    best = total
                    copied = card
    _score_with(g, city, copied, rows)


def _copies_guild(g, city):
    for position in range(STAGES):
        stage = g.stage[city][position] - 1
        if stage >= 0 and EFFECT[CARDS + stage][SPECIAL] == COPY_GUILD:
            return True
    return False


def _score_with(g, city, copied, rows):
    for row in range(ROWS):
        rows[row] = 0
    rows[FOR_MILITARY] = g.wins[city][0] + 3 * g.wins[city][1] + 5 * g.wins[city][2] - g.defeats[city]
    rows[FOR_TREASURY] = g.coins[city] // 3
    rows[FOR_WONDER] = _score_wonder(g, city)
    for card in range(BASE_CARDS):
        if g.built[city][card >> 6] & BIT[card & 63]:
            colour = CARD_COLOUR[card]
            if colour == BLUE:
                rows[FOR_CIVILIAN] += EFFECT[card][POINTS]
            elif colour == YELLOW:
                rows[FOR_COMMERCIAL] += _points_of(g, city, card)
            elif colour == PURPLE:
                rows[FOR_GUILDS] += _points_of(g, city, card)
    if copied != NOBODY:
        rows[FOR_GUILDS] += _points_of(g, city, copied)
    if city < g.seats:
        rows[FOR_TOWER] = TOWER_POINTS[g.raised[city]]
    rows[FOR_PROJECTS] = g.penalty_points[city] + _score_rewards(g, city)
    _score_science(g, city, copied, rows)


def _points_of(g, city, row):
    """Points of an effect that counts, seen from this city."""
    if EFFECT[row][POINTS_PER] == 0 or EFFECT[row][PER] == 0:
        return 0
    return EFFECT[row][POINTS_PER] * count_around(g, city, EFFECT[row][PER], EFFECT[row][OF])


def _score_wonder(g, city):
    points = 0
    for position in range(STAGES):
        stage = g.stage[city][position] - 1
        if stage >= 0:
            points += EFFECT[CARDS + stage][POINTS] + _points_of(g, city, CARDS + stage)
            if EFFECT[CARDS + stage][SPECIAL] == BURIED_COLOUR and g.phase == OVER:
                points += _score_buried_colour(g, city, position)
    return points


def _score_buried_colour(g, city, position):
    """R11.12: the colour is secret until the end."""
    for slot in range(TILE_SLOTS):
        if g.place[slot] == UNDER + STAGES * city + position:
            return count_around(g, city, 1 << CARD_COLOUR[g.kind[slot]], OF_NEIGHBOURS)
    return 0


def _score_rewards(g, city):
    points = 0
    for project in range(PROJECTS):
        per = PROJECT_REWARD[project][PER]
        if g.rewards[city][project] and per and per != COUNT_SETS:
            each = PROJECT_REWARD[project][POINTS_PER] * count_around(g, city, per, PROJECT_REWARD[project][OF])
            points += g.rewards[city][project] * each
    return points


# -- science -----------------------------------------------------------------------------------------------------------


def _score_science(g, city, copied, rows):
    """R8.6; R16.11: tokens that pay for sets are counted with the same choice of symbols."""
    for symbol in range(SYMBOLS):
        g.symbols[symbol] = 0
    g.open_n = 0
    for card in range(BASE_CARDS):
        if g.built[city][card >> 6] & BIT[card & 63]:
            _add_symbols(g, EFFECT[card][SYMBOL_MASK])
    if copied != NOBODY:
        _add_symbols(g, EFFECT[copied][SYMBOL_MASK])
    copies = 0
    for position in range(STAGES):
        stage = g.stage[city][position] - 1
        if stage >= 0:
            _add_symbols(g, EFFECT[CARDS + stage][SYMBOL_MASK])
            copies += 1 if EFFECT[CARDS + stage][SPECIAL] == COPY_SYMBOL else 0
    while copies > 0:
        _add_symbols(g, _copyable_symbols(g, city))  # R11.5
        copies -= 1
    g.set_points = _each_set(g, city)
    g.best_science = -1
    projects = rows[FOR_PROJECTS]
    _choose_symbols(g, 0, rows)
    rows[FOR_PROJECTS] += projects


def _add_symbols(g, mask):
    if mask == 0:
        return
    if mask & (mask - 1):
        g.open_symbols[g.open_n] = mask
        g.open_n += 1
        return
    for symbol in range(SYMBOLS):
        g.symbols[symbol] += mask >> symbol & 1


def _choose_symbols(g, i, rows):
    """Try every symbol for each that is open, from number i on; the best goes into the rows."""
    if i < g.open_n:
        for symbol in range(SYMBOLS):
            if g.open_symbols[i] >> symbol & 1:
                g.symbols[symbol] += 1
                _choose_symbols(g, i + 1, rows)
                g.symbols[symbol] -= 1
        return
    sets = g.symbols[0]
    points = 0
    for symbol in range(SYMBOLS):
        points += g.symbols[symbol] * g.symbols[symbol]
        if g.symbols[symbol] < sets:
            sets = g.symbols[symbol]
    points += 7 * sets
    if points + g.set_points * sets > g.best_science:
        g.best_science = points + g.set_points * sets
        rows[FOR_SCIENCE] = points
        rows[FOR_PROJECTS] = g.set_points * sets


def _each_set(g, city):
    points = 0
    for project in range(PROJECTS):
        if PROJECT_REWARD[project][PER] == COUNT_SETS:
            points += g.rewards[city][project] * PROJECT_REWARD[project][POINTS_PER]
    return points


def _copyable_symbols(g, city):
    mask = 0
    for side in range(2):
        other = left_of(g, city) if side == 0 else right_of(g, city)
        for card in range(BASE_CARDS):
            if CARD_COLOUR[card] == GREEN and g.built[other][card >> 6] & BIT[card & 63]:
                mask |= EFFECT[card][SYMBOL_MASK]
    return mask
