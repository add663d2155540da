"""What may a seat see, as numbers? memory.py and view.py tell people the same in structures.

Cities and packets are counted from the observer's own clockwise; a spectator counts from seat 0. Where nothing is
known or there is nothing, the number is 0, so cards, boards, seats and tiles are counted from 1. In order:

    0-127       common, see `_observe_common`
    128-1407    eight cities of 160, see `_observe_city`
    1408-1567   the hands of eight seats, 20 each, see `_observe_hand`
    1568-1663   cards known to lie in the discard pile: how many, by card
"""

import cython

if not cython.compiled:
    from shinar.games.wonders.knowledge import FIRST_LOT, LOTS, SEEN, UNSEEN, lot, place_told
    from shinar.games.wonders.legal import owed_city
    from shinar.games.wonders.tables import *
    from shinar.layout import constants

    globals().update(constants(__name__))


def observe(g, seat, out):
    first = seat if seat >= 0 else 0
    for i in range(OBSERVATION):
        out[i] = 0
    _observe_common(g, seat, first, out)
    n = OBSERVE_COMMON
    for i in range(CITIES):
        if i < g.cities:
            _observe_city(g, seat, (first + i) % g.cities, out, n)
        n += OBSERVE_CITY
    for i in range(SEATS):
        if i < g.seats:
            _observe_hand(g, seat, (first + i) % g.seats, out, n)
        n += OBSERVE_HAND
    _observe_pile(g, seat, out, n)
    return OBSERVATION


def _from(g, first, city):
    """A city as counted from the observer's own, from 1 on; 0 = nobody."""
    return 1 + (city - first + g.cities) % g.cities if city >= 0 else 0


def _observe_common(g, seat, first, out):
    """0 phase | 1 Age | 2 turn | 3 seats | 4 leader of the Free City | 5 who searches the pile | 6 cards in the pile
    7 project | 8 tokens on it | 9 open this turn | 10-12 past projects | 13 tiles placed | 14-17 spaces | 18-41 by
    tile: 1 in force, 2 placed | 42-65 by tile: 1 in own hand, 2 laid aside, 3 passed on or offered | 66-74 options |
    what oneself has sealed: 75 for which city | 76 question + 1 | 77 use | 78 card | 79 tile | 80 position | 81 means
    | 82 part | 83, 84 coins to the left and right | 85-87 victory tokens given | 88-97 the same for the Free City |
    98-107 own hand"""
    out[0] = g.phase
    out[1] = g.age
    out[2] = g.turn
    out[3] = g.seats
    out[4] = _from(g, first, g.holder)
    out[5] = _from(g, first, g.searcher)
    for slot in range(TILE_SLOTS):
        out[6] += 1 if g.place[slot] == DISCARD else 0
    out[7] = g.project
    out[8] = g.project_tokens
    out[9] = g.project_open
    for i in range(AGES):
        out[10 + i] = g.past_project[i]
    out[13] = g.tower_n
    for i in range(SPACES):
        out[14 + i] = g.space[i]
    for i in range(g.tower_n):
        out[17 + g.tower[i]] = 1 if g.in_force >> g.tower[i] & 1 else 2
    for i in range(OPTIONS):
        out[66 + i] = g.option[i]
    if seat < 0:
        return
    for slot in range(TILE_SLOTS, SLOTS):
        if lot(g, seat, slot) == SEEN and g.place[slot] == TILE_HAND + seat:
            out[41 + g.kind[slot]] = 1
        elif g.place[slot] == TILE_ASIDE + seat:
            out[41 + g.kind[slot]] = 2
        elif g.place[slot] != TOWER and g.place[slot] != UNDEALT and lot(g, seat, slot) != UNSEEN:
            out[41 + g.kind[slot]] = 3
    out[75] = _from(g, first, owed_city(g, seat))
    for i in range(2):
        city = seat if i == 0 else FREE_CITY
        if i == 0 or g.holder == seat:
            n = 76 + 12 * i
            out[n] = g.step[city] + 1
            out[n + 1] = g.use[city]
            out[n + 2] = 1 + g.kind[g.pick[city]] if g.pick[city] != NO_SLOT else 0
            out[n + 3] = g.tile[city]
            out[n + 4] = g.position[city]
            out[n + 5] = g.means[city]
            out[n + 6] = g.joins[city]
            out[n + 7] = g.to_left[city]
            out[n + 8] = g.to_right[city]
    for value in range(AGES):
        out[85 + value] = g.gives[seat][value]
    if g.phase == PLAY or g.phase == EXTRA:
        for i in range(g.hand_n[g.holds[seat]]):
            out[98 + i] = 1 + g.kind[g.hand[g.holds[seat]][i]]


def _observe_city(g, seat, city, out, n):
    """0 board | 1 side + 1 | 2 coins | 3-6 stages built, by position | 7-15 structures by colour | 16 shields | 17-19
    victory tokens | 20 defeats | 21 owes a choice | 22 part tokens | 23-25 joining, building, stage tokens | 26
    penalty points (not above 0) | 27 board lost | 28 power left | 29 truces | 30 tiles built | 31-45 rewards by
    project | 46-52 the last round: use, card, means, part, coins left, right, to the bank | 53 coins from the bank |
    54-57 known cards under stages 59 debt | 60-155 structures by card"""
    out[n] = g.board[city] + 1
    out[n + 1] = g.side[city] + 1
    out[n + 2] = g.coins[city]
    for i in range(STAGES):
        out[n + 3 + i] = g.stage[city][i]
    for colour in range(COLOURS):
        out[n + 7 + colour] = g.colour_n[city][colour]
    out[n + 16] = g.shields[city]
    for value in range(AGES):
        out[n + 17 + value] = g.wins[city][value]
    out[n + 20] = g.defeats[city]
    out[n + 21] = 1 if city < g.seats and owed_city(g, city) != NOBODY else 0
    out[n + 22] = g.parts[city]
    out[n + 23] = g.tokens[city][WILDCARD]
    out[n + 24] = g.tokens[city][FREE_STRUCTURE]
    out[n + 25] = g.tokens[city][FREE_STAGE]
    out[n + 26] = g.penalty_points[city]
    out[n + 27] = g.barren[city]
    out[n + 28] = g.powers[city]
    out[n + 29] = g.truces[city]
    out[n + 30] = g.raised[city]
    for project in range(PROJECTS):
        out[n + 31 + project] = g.rewards[city][project]
    out[n + 46] = g.last_use[city]
    out[n + 47] = g.last_card[city] + 1
    out[n + 48] = g.last_means[city]
    out[n + 49] = g.last_joins[city]
    out[n + 50] = g.last_left[city]
    out[n + 51] = g.last_right[city]
    out[n + 52] = g.last_bank[city]
    out[n + 53] = g.last_gain[city]
    for slot in range(TILE_SLOTS):
        i = g.place[slot] - UNDER - STAGES * city
        if i >= 0 and i < STAGES and lot(g, seat, slot) == SEEN:
            out[n + 54 + i] = 1 + g.kind[slot]
    out[n + 59] = g.debt[city]
    for card in range(OBSERVE_PILE):
        out[n + 60 + card] = 1 if g.built[city][card >> 6] & BIT[card & 63] else 0


def _observe_hand(g, seat, owner, out, n):
    """0 how many cards | 1 how many of those below are surely there | 2-11 cards of the hand's packet that one has
    seen and cannot place: they are in this hand, or gone face down; ascending"""
    if g.phase != PLAY and g.phase != EXTRA:
        return
    packet = g.holds[owner]
    out[n] = g.hand_n[packet]
    if owner == seat:
        return
    best = UNSEEN  # the latest lot of this packet
    strange = 0
    first = AGE_ROOM * (g.age - 1)
    for slot in range(first, first + AGE_ROOM):
        current = lot(g, seat, slot)
        if current != SEEN and place_told(g, slot) == HAND + packet:
            strange += 1 if current % LOTS == UNSEEN else 0
            if current % LOTS > best:
                best = current % LOTS
    if best == UNSEEN:
        return
    out[n + 1] = g.hand_n[packet] - strange if g.hand_n[packet] > strange else 0
    count = 0
    for slot in range(first, first + AGE_ROOM):
        current = lot(g, seat, slot)
        if current != SEEN and current % LOTS == best and count < HAND_ROOM:
            card = 1 + g.kind[slot]
            i = count
            while i > 0 and out[n + 1 + i] > card:
                out[n + 2 + i] = out[n + 1 + i]
                i -= 1
            out[n + 2 + i] = card
            count += 1


def _observe_pile(g, seat, out, n):
    for slot in range(TILE_SLOTS):
        if g.place[slot] == DISCARD and g.kind[slot] < OBSERVE_PILE and lot(g, seat, slot) == SEEN:
            out[n + g.kind[slot]] += 1
