"""How well does a city of 7 Wonders stand? An estimate for bots that look at a position and not beyond it.

Points count as they are. To them is added what the position promises: resources and cheap trade while there are turns
to use them in, conflicts as they would come out, science that grows with every further symbol, structures that will be
free, tokens, and what the Great Project will bring or cost. The numbers are in the header.
"""

import cython

if not cython.compiled:
    from shinar.games.wonders.city import has, left_of, right_of
    from shinar.games.wonders.score import score
    from shinar.games.wonders.tables import *
    from shinar.games.wonders.ways import answers
    from shinar.layout import constants

    globals().update(constants(__name__))


def estimate(g, seat):
    """How far `seat` is ahead. `g` is a world that it imagines, so all of it may be looked at."""
    own = 0
    best = -(1 << 24)
    total = 0
    for city in range(g.seats):
        worth = _worth(g, city)
        if city == seat:
            own = worth
        else:
            total += worth
            if worth > best:
                best = worth
    ahead = MEAN_PART * ((g.seats - 1) * own - total) + (100 - MEAN_PART) * (g.seats - 1) * (own - best)
    return _share(ahead, 100 * (g.seats - 1))


def _share(worth, parts):
    """Rounded towards zero, compiled or not."""
    return worth // parts if worth >= 0 else -(-worth // parts)


def _worth(g, city):
    if g.board[city] == NOBODY or g.side[city] == NOBODY:
        return 0
    useful = _useful_turns(g)
    worth = _points(g, city) + _coins(g.coins[city])
    worth += useful * (_makes(g, city) + SYMBOL * _next_symbols(g))
    worth += _conflicts(g, city) + _project(g, city)
    worth += CHAIN * _count_chains(g, city)
    worth += POWER * (g.powers[city] + g.power_stages[city] * (AGES - g.age))
    worth += useful * TOKEN * (g.tokens[city][WILDCARD] + g.tokens[city][FREE_STAGE])
    return worth + FREE * g.tokens[city][FREE_STRUCTURE]


def _turns_left(g):
    left = (AGES - g.age) * TURNS + TURNS - g.turn
    return left if left < LASTING else LASTING


def _useful_turns(g):
    left = _turns_left(g)
    return left if left < USEFUL else USEFUL


def _points(g, city):
    """Those that stand, without coins."""
    score(g, city, g.sheet)
    points = -g.sheet[FOR_TREASURY]
    for row in range(ROWS):
        points += g.sheet[row]
    early = _turns_left(g) - LATE
    return points * (WHOLE - EARLY * (early if early > 0 else 0))


def _coins(coins):
    if coins <= COINS_USEFUL:
        return COIN * coins
    return COIN * COINS_USEFUL + COIN_SPARE * (coins - COINS_USEFUL)


# -- what lasts --------------------------------------------------------------------------------------------------------


def _makes(g, city):
    """What the city's resources and its trade save in a turn."""
    worth = 0
    for resource in range(RESOURCES):
        count = (g.stock[city] >> (8 * resource)) & 127
        worth += VARIETY if count > 0 else 0
        each = RAW if RAW_GOODS >> resource & 1 else MADE
        worth += each * (count if count < UNITS_USEFUL else UNITS_USEFUL)
    choices = g.makes_missing[city]
    for i in range(2):
        choices += 1 if g.own_card[city][i] else 0
    for i in range(STAGES):
        choices += 1 if g.own_stage[city][i] else 0
    worth += MIXED_CHOICE * answers(g.mixed[city]) + OWN_CHOICE * choices
    return worth + TRADE * answers(g.cheap_card[city] | g.cheap_stage[city])


def _next_symbols(g):
    """What a further symbol would score, for all three together; `score` has just counted them."""
    sets = g.symbols[0]
    for symbol in range(SYMBOLS):
        if g.symbols[symbol] < sets:
            sets = g.symbols[symbol]
    gain = 0
    lacking = 0
    for symbol in range(SYMBOLS):
        gain += 2 * g.symbols[symbol]
        lacking += 1 if g.symbols[symbol] == sets else 0
    return gain + (7 if lacking == 1 else 2 if lacking == 2 else 0) + 2 * g.open_n


def _count_chains(g, city):
    """Cards of later Ages that a structure here makes free."""
    count = 0
    for card in range(BASE_CARDS):
        if CARD_AGE[card] > g.age and CARD_AFTER[card][0] >= 0:
            if has(g, city, CARD_AFTER[card][0]):
                count += 1
            elif CARD_AFTER[card][1] >= 0 and has(g, city, CARD_AFTER[card][1]):
                count += 1
    return count


# -- conflicts ---------------------------------------------------------------------------------------------------------


def _conflicts(g, city):
    """The conflicts to come, with both neighbours."""
    worth = _conflict(g, g.shields[city] - g.shields[left_of(g, city)])
    if g.cities > 2:
        worth += _conflict(g, g.shields[city] - g.shields[right_of(g, city)])
    return worth


def _conflict(g, lead):
    """This Age's as it would come out now, the surer the nearer it is; later ones by the shields ahead. Half of what
    lies between victory and defeat counts."""
    ahead = lead if lead > 0 else -lead
    if ahead > SHIELDS_USEFUL:
        ahead = SHIELDS_USEFUL
    if ahead == 0:
        return 0
    far = TURNS - g.turn
    sure = (100 * (FAR - far) + 100 * ahead // SHIELDS_USEFUL * far) // FAR
    worth = CONFLICT * sure * g.age // 100 + SHIELD * ahead
    for age in range(g.age + 1, AGES + 1):
        worth += FUTURE * ahead * age
    return worth if lead > 0 else -worth


# -- the Great Project -------------------------------------------------------------------------------------------------


def _project(g, city):
    """What it brings or costs at the end of the Age, times how likely that seems (in percent)."""
    if g.project == 0 or city >= g.seats:
        return 0
    far = TURNS - g.turn
    chance = 100 * far // (far + 2 * g.project_tokens)
    if g.parts[city]:
        return chance * g.parts[city] * _reward(g, city) // 100
    return -((100 - chance) * _penalty(g, city) // 100)


def _reward(g, city):
    """Of one token."""
    project = g.project - 1
    special = PROJECT_REWARD[project][SPECIAL]
    worth = COIN * PROJECT_REWARD[project][COINS] + WHOLE * PROJECT_REWARD[project][VICTORY]
    worth += 2 * WHOLE * PROJECT_REWARD[project][SHIELDS] + 2 * WHOLE * PROJECT_REWARD[project][POINTS_PER]
    if special:
        worth += FREE if special == FREE_STRUCTURE else TOKEN * _useful_turns(g)
    return worth


def _penalty(g, city):
    project = g.project - 1
    penalty = PROJECT_PENALTY[project]
    if penalty == LOSE_COINS:
        return _coins(g.coins[city])
    if penalty == LOSE_START and not g.barren[city]:
        return LOST_START * _useful_turns(g)
    if penalty == LOSE_VICTORIES:
        return LOST_WINS
    if penalty == LOSE_STRUCTURE and g.colour_n[city][PROJECT_LOSES[project]]:
        return LOST_CARD
    return -WHOLE * PENALTY_POINTS[g.age]
