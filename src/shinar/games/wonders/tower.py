"""The Tower of Babel: how are tiles dealt, passed and placed, and what do those in force change (sections 13 and 14)?

The `law_` fields sum up the tiles in force; the rules of building and trading read them and nothing else. Without the
Tower they are all zero.
"""

import cython

if not cython.compiled:
    from shinar.games.wonders.tables import *
    from shinar.layout import constants

    globals().update(constants(__name__))


# -- the draft ---------------------------------------------------------------------------------------------------------


def deal_tiles(g):
    """R13.1: three for everybody, from the dealer's packet on; the rest stays in the box."""
    for i in range(TILES):
        g.deck[i] = i + 1
    for i in range(TILES - 1):
        j = i + g.below(TILES - i)
        tile = g.deck[i]
        g.deck[i] = g.deck[j]
        g.deck[j] = tile
    for i in range(TILES):
        slot = TILE_SLOTS + i
        g.kind[slot] = g.deck[i]
        g.left[slot] = NOT_YET
        g.place[slot] = BOX
        if i < TILES_DEALT * g.seats:
            packet = (g.dealer + i // TILES_DEALT) % g.seats
            g.place[slot] = HAND + packet
            g.hand[packet][i % TILES_DEALT] = slot
    for seat in range(g.seats):
        g.hand_n[seat] = TILES_DEALT
        g.holds[seat] = seat


def pass_tiles(g):
    """R13.2: to the right. What comes to a seat comes from its left neighbour."""
    first = g.holds[0]
    for seat in range(g.seats - 1):
        g.holds[seat] = g.holds[seat + 1]
    g.holds[g.seats - 1] = first


# -- building tiles ----------------------------------------------------------------------------------------------------


def has_tile(g, seat):
    return g.option[WITH_TOWER] != 0 and seat < g.seats and tiles_at(g, TILE_HAND + seat) != 0


def tiles_at(g, place):
    """The tiles that lie there: bit mask by number."""
    tiles = 0
    for i in range(TILES):
        if g.place[TILE_SLOTS + i] == place:
            tiles |= 1 << g.kind[TILE_SLOTS + i]
    return tiles


def tile_slot(g, seat, number):
    """Where the tile of this number is in a seat's hand, or NO_SLOT."""
    for i in range(TILES):
        if g.kind[TILE_SLOTS + i] == number and g.place[TILE_SLOTS + i] == TILE_HAND + seat:
            return TILE_SLOTS + i
    return NO_SLOT


def place_tiles(g):
    """R13.6, R13.7: all tiles of the turn in the order of their numbers. What is covered stops acting."""
    tiles = 0
    for slot in range(TILE_SLOTS, SLOTS):
        if g.place[slot] >= TILE_ASIDE and g.place[slot] < TOWER:
            g.place[slot] = TOWER
            tiles |= 1 << g.kind[slot]
    for number in range(1, TILES + 1):
        if tiles >> number & 1:
            _place(g, number)
    if g.option[TILE_ACTIVE_FROM] == END_OF_TURN:
        enforce(g)
    else:
        keep_visible(g)


def _place(g, tile):
    g.space[g.tower_n % TOWER_SPACES[g.seats]] = tile
    g.tower[g.tower_n] = tile
    g.tower_n += 1


# -- the law -----------------------------------------------------------------------------------------------------------


def enforce(g):
    """All visible tiles act from now on (R13.8)."""
    force = 0
    for i in range(SPACES):
        if g.space[i]:
            force |= 1 << g.space[i]
    if force != g.in_force:
        g.in_force = force
        _forget_laws(g)
        for i in range(SPACES):
            if g.space[i]:
                _add_law(g, g.space[i])


def keep_visible(g):
    """R13.9: of the tiles in force, those that are covered now stop."""
    force = 0
    for i in range(SPACES):
        if g.space[i]:
            force |= 1 << g.space[i]
    if g.in_force & ~force:
        g.in_force &= force
        _forget_laws(g)
        for i in range(SPACES):
            if g.in_force >> g.space[i] & 1:
                _add_law(g, g.space[i])


def _forget_laws(g):
    g.law_taxes = 0
    g.law_bonuses = 0
    g.law_waives = 0
    g.law_converts = 0
    g.law_raw = 0
    g.law_made = 0
    for i in range(3):
        g.law_gifts[i] = 0
    g.law_off = 0
    g.law_endless = 0
    g.law_chains = 0
    g.law_victories = 0
    g.law_defeats = 0


def _add_law(g, tile):
    if TILE_TAX[tile]:
        g.law_taxes |= TILE_ON[tile]
    if TILE_BONUS[tile]:
        g.law_bonuses |= TILE_ON[tile]
    if TILE_WAIVES[tile]:
        g.law_waives |= TILE_ON[tile]
    if TILE_CONVERTS[tile]:
        g.law_converts |= TILE_ON[tile]
    if TILE_GOODS[tile] & RAW_GOODS:
        g.law_raw += TILE_PRICE[tile]
    if TILE_GOODS[tile] & MADE_GOODS:
        g.law_made += TILE_PRICE[tile]
    if TILE_MAKES[tile]:
        i = 0
        while g.law_gifts[i]:
            i += 1
        g.law_gifts[i] = TILE_GOODS[tile]
    if TILE_OFF[tile]:
        g.law_off |= 1 << TILE_OFF[tile]
    g.law_endless |= 1 if TILE_ENDLESS[tile] else 0
    g.law_chains |= TILE_CHAINS[tile]
    g.law_victories |= TILE_VICTORIES[tile]
    g.law_defeats |= TILE_DEFEATS[tile]


def tax_on(g, on):
    """R13.12: coins that the tiles in force add to a build of this kind."""
    coins = 0
    if g.law_taxes & on:
        for i in range(SPACES):
            tile = g.space[i]
            if g.in_force >> tile & 1 and TILE_ON[tile] & on and TILE_TAX[tile]:
                coins += g.age if TILE_TAX[tile] == THE_AGE else TILE_TAX[tile]
    return coins


def bonus_on(g, on):
    """Coins that the tiles in force give for a build of this kind."""
    coins = 0
    if g.law_bonuses & on:
        for i in range(SPACES):
            tile = g.space[i]
            if g.in_force >> tile & 1 and TILE_ON[tile] & on and TILE_BONUS[tile]:
                coins += g.age if TILE_BONUS[tile] == THE_AGE else TILE_BONUS[tile]
    return coins
