"""What can a city pay, and with which splits between its two neighbours? The hard function of this game.

`gather` notes what the buyer makes and what both neighbours offer; then `can_pay` and `list_splits` answer for any
number of costs. First comes what needs no choice: stocks are packed counts, subtracted lane by lane. Then all ways in
which the buyer's own producers with a choice can help (`_spread`), and for each of them all ways of buying the rest
(`_buy`). A seller's producers with a choice, six at most, are kept as a set of sets: which of them could have been
used for what was bought so far.
"""

import cython

if not cython.compiled:
    from shinar.games.wonders.tables import *
    from shinar.layout import constants

    globals().update(constants(__name__))


# -- packed counts -----------------------------------------------------------------------------------------------------


def missing(wanted, there):
    """Lane by lane what is wanted beyond what is there. The top bit of a lane is lent, and kept where nothing was
    short."""
    rest = (wanted | TOPS) - there
    enough = rest & TOPS
    return rest & (enough - (enough >> 7))


def units(goods):
    total = 0
    while goods:
        total += goods & 255
        goods >>= 8
    return total


# -- who has what ------------------------------------------------------------------------------------------------------


def is_lawful(g, city):
    """Do the tiles of the Tower hold for what this city builds (R12.15)?"""
    if g.in_force == 0:
        return 0
    return 1 if city < g.seats or g.option[FREE_CITY_AFFECTED] else 0


def gather(g, city):
    """Note what `city` makes, what its neighbours offer, and at which price. Holds as long as nothing is built or
    lost."""
    g.lawful = is_lawful(g, city)
    g.own = _stock_of(g, city)
    g.reach = g.own
    _gather_choices(g, city)
    _gather_offers(g, city)
    g.reach += g.market


def _stock_of(g, city):
    """What a city makes without a choice, under the tiles that hold for the buyer."""
    stock = g.stock[city]
    if g.lawful:
        if g.law_off & 1 << DOUBLES:
            stock -= PAIRS[g.doubles[city]]
        if g.law_endless:
            stock += ENDLESS[g.singles[city]]
    return stock


def _gather_choices(g, city):
    n = 0
    off = g.law_off if g.lawful else 0
    if g.mixed[city] and not off & 1 << DOUBLES:
        chosen = g.mixed[city]
        while n < MIXED_N[chosen]:
            g.flex[n] = MIXED[chosen][n]
            n += 1
    if not off & 1 << TRADERS:
        for i in range(2):
            g.flex[n] = g.own_card[city][i]
            n += 1 if g.flex[n] else 0
    for i in range(STAGES):
        g.flex[n] = g.own_stage[city][i]
        n += 1 if g.flex[n] else 0
    for i in range(g.makes_missing[city]):
        g.flex[n] = 127 & ~g.printed[city]
        n += 1 if g.flex[n] else 0
    if g.lawful:
        for i in range(3):
            g.flex[n] = g.law_gifts[i]
            n += 1 if g.flex[n] else 0
    g.flex_n = n
    for i in range(n):
        g.reach += REACH[g.flex[i]]


def _gather_offers(g, city):
    off = g.law_off if g.lawful else 0
    raw = g.law_raw if g.lawful else 0
    made = g.law_made if g.lawful else 0
    cheap = g.cheap_stage[city]
    if not off & 1 << TRADERS:
        cheap |= g.cheap_card[city]
    g.market = 0
    for side in range(2):
        seller = city + 1 - 2 * side
        if seller == g.cities:
            seller = 0
        elif seller < 0:
            seller = g.cities - 1
        g.rate_raw[side] = _rate(cheap >> 2 * side & 1, raw)
        g.rate_made[side] = _rate(cheap >> 2 * side & 2, made)
        g.offer[side] = _stock_of(g, seller)
        g.market += g.offer[side]
        g.choice_n[side] = 0
        if g.mixed[seller] and not off & 1 << DOUBLES:
            chosen = g.mixed[seller]
            g.choice_n[side] = MIXED_N[chosen]
            g.market += MIXED_REACH[chosen]
            for i in range(MIXED_N[chosen]):
                g.choice[side][i] = MIXED[chosen][i]


def _rate(cheap, change):
    """R13.13: first everything is added up, then cut off at 0."""
    coins = (1 if cheap else PRICE) + change
    return coins if coins > 0 else 0


# -- the answers -------------------------------------------------------------------------------------------------------


def can_pay(g, goods, coins):
    """Are so many coins enough to make or buy these goods?"""
    rest = missing(goods, g.own)
    if rest == 0:
        return coins >= 0
    if coins < 0 or missing(goods, g.reach):
        return False
    bought = units(rest) - g.flex_n
    if bought > 0:
        rate = g.rate_raw[0]
        if g.rate_raw[1] < rate:
            rate = g.rate_raw[1]
        if g.rate_made[0] < rate:
            rate = g.rate_made[0]
        if g.rate_made[1] < rate:
            rate = g.rate_made[1]
        if bought * rate > coins:
            return False
    g.budget = coins
    g.enough = 1
    _find(g, rest)
    return g.found != 0


def list_splits(g, goods, coins):
    """All splits that no other beats (R5.11): g.best[coins to the left] = coins to the right, or NONE; how many there
    are."""
    for i in range(MOST):
        g.best[i] = NONE
    if coins < 0 or missing(goods, g.reach):
        return 0
    g.budget = coins
    g.enough = 0
    _find(g, missing(goods, g.own))
    count = 0
    least = NONE
    for i in range(MOST):
        if g.best[i] < least:
            least = g.best[i]
            count += 1
        else:
            g.best[i] = NONE
    return count


def _find(g, goods):
    g.found = 0
    _spread(g, goods)
    if g.found:
        g.best[0] = 0  # nothing has to be bought
        return
    for i in range(g.wanted_n):
        wanted = g.wanted[256 * g.wanted_at + i]
        if missing(wanted, g.market) == 0:
            _buy(g, wanted, 0, 1, 1, 0, 0)
            if g.found and g.enough:
                return


def _spread(g, goods):
    """All that can still be missing after the buyer's producers with a choice have each given one unit, where they
    could."""
    g.wanted_at = 0
    g.wanted_n = 0
    _note(g, 0, goods)
    for i in range(g.flex_n):
        if g.found:
            return
        half = g.wanted_at
        count = g.wanted_n
        g.wanted_n = 0
        for j in range(count):
            wanted = g.wanted[256 * half + j]
            if (wanted & 255 * REACH[g.flex[i]]) == 0:
                _note(g, 1 - half, wanted)
                continue
            for resource in range(RESOURCES):
                if g.flex[i] >> resource & 1 and wanted >> 8 * resource & 255:
                    _note(g, 1 - half, wanted - LANE[resource])
        g.wanted_at = 1 - half


def _note(g, half, goods):
    if goods == 0:
        g.found = 1
    for i in range(g.wanted_n):
        if g.wanted[256 * half + i] == goods:
            return
    g.wanted[256 * half + g.wanted_n] = goods
    g.wanted_n += 1


def _buy(g, goods, resource, left, right, to_left, to_right):
    """Buy these goods, from `resource` on, in every way. `left` and `right` are bit masks over the sets of a seller's
    producers with a choice: which sets can have given what was bought from him."""
    while resource < RESOURCES and (goods >> 8 * resource & 255) == 0:
        resource += 1
    if resource == RESOURCES:
        g.found = 1
        if to_right < g.best[to_left]:
            g.best[to_left] = to_right
        return
    count = cython.cast(cython.int, goods >> 8 * resource & 255)
    rate_left = g.rate_raw[0] if resource < GLASS else g.rate_made[0]
    rate_right = g.rate_raw[1] if resource < GLASS else g.rate_made[1]
    there_left = cython.cast(cython.int, g.offer[0] >> 8 * resource & 255)
    there_right = cython.cast(cython.int, g.offer[1] >> 8 * resource & 255)
    for from_left in range(count + 1):
        from_right = count - from_left
        paid_left = to_left + from_left * rate_left
        paid_right = to_right + from_right * rate_right
        if paid_left + paid_right > g.budget:
            continue
        sets_left = _choose(g, 0, resource, from_left - there_left, left)
        if sets_left == 0:
            return  # still more from the left is still less possible
        sets_right = _choose(g, 1, resource, from_right - there_right, right)
        if sets_right:
            _buy(g, goods, resource + 1, sets_left, sets_right, paid_left, paid_right)
            if g.found and g.enough:
                return


def _choose(g, side, resource, count, sets):
    """Let `count` units of a resource come from producers with a choice: which sets of them can be used up by now?"""
    while count > 0 and sets:
        grown = sets ^ sets  # an empty set of sets, of the same width
        for i in range(g.choice_n[side]):
            if g.choice[side][i] >> resource & 1:
                grown |= (sets & WITHOUT[i]) << (1 << i)
        sets = grown
        count -= 1
    return sets
