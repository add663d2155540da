"""How do a game, an Age and a turn begin, how do hands wander, and what happens in the conflicts (sections 2, 3, 7,
12)?"""

import cython

if not cython.compiled:
    from shinar.games.wonders.city import add_victory, found
    from shinar.games.wonders.projects import lay_out
    from shinar.games.wonders.tables import *
    from shinar.games.wonders.tower import deal_tiles, enforce
    from shinar.layout import constants

    globals().update(constants(__name__))


# -- set-up ------------------------------------------------------------------------------------------------------------


def set_up(g):
    """The state is all zeros but for its options, its seats and its generator."""
    g.cities = g.seats if g.seats > 2 else g.seats + 1
    g.holder = NOBODY
    g.searcher = NOBODY
    for slot in range(SLOTS):
        g.place[slot] = UNDEALT
        g.left[slot] = NOT_YET
    for city in range(CITIES):
        g.board[city] = NOBODY
        g.side[city] = NOBODY
        g.pick[city] = NO_SLOT
        g.last_card[city] = NOBODY
        g.step[city] = IDLE
    if g.option[BOARD_CHOICE] == BOARDS_CHOSEN:
        g.phase = BOARDS
        g.step[g.dealer] = ASK_CARD
    else:
        choose_sides(g)


def choose_sides(g):
    """The boards not yet taken are drawn; then sides are drawn, given, or asked for."""
    _draw_boards(g)
    for i in range(g.seats):
        city = (g.dealer + i) % g.seats
        g.side[city] = 0
        if g.option[SIDE_CHOICE] == SIDES_CHOSEN:
            g.side[city] = NOBODY
            g.step[city] = ASK_CARD
        elif g.option[SIDE_CHOICE] != SIDES_ALL_A:
            g.side[city] = g.below(2)
    if g.option[SIDE_CHOICE] == SIDES_CHOSEN:
        g.phase = SIDES
    else:
        open_cities(g)


def _draw_boards(g):
    """R2.5, R12.2: the Free City's comes first, for it may not have every board."""
    if g.cities > g.seats:
        g.board[FREE_CITY] = _draw_board(g, 1)
        g.side[FREE_CITY] = 0
    for i in range(g.seats):
        city = (g.dealer + i) % g.seats
        if g.board[city] == NOBODY:
            g.board[city] = _draw_board(g, 0)


def _draw_board(g, quiet):
    n = 0
    for board in range(BOARDS_N):
        free = 1 if BOARD_SET[board] <= g.option[WITH_WONDER_PACK] and BOARD_QUIET[board] >= quiet else 0
        for city in range(g.cities):
            if g.board[city] == board:
                free = 0
        g.deck[n] = board
        n += free
    return g.deck[g.below(n)]


def open_cities(g):
    for city in range(g.cities):
        found(g, city)
    if g.option[WITH_TOWER]:
        deal_tiles(g)
        draft_tiles(g)
    else:
        begin_age(g)


def draft_tiles(g):
    """R13.2: keep one, pass the rest; the last one is kept without asking."""
    g.phase = DRAFT
    for seat in range(g.seats):
        g.step[seat] = ASK_CARD
    if g.turn == TILES_DEALT - 1:
        for seat in range(g.seats):
            keep_tile(g, seat, g.hand[g.holds[seat]][0])
        begin_age(g)


def keep_tile(g, seat, slot):
    """Of the packet in hand, for good."""
    take_from_hand(g, g.holds[seat], slot)
    g.place[slot] = TILE_HAND + seat


# -- an Age ------------------------------------------------------------------------------------------------------------


def begin_age(g):
    if g.age == AGES:
        _end_game(g)
        return
    g.age += 1
    g.turn = 0
    lay_out(g)
    _deal(g)
    for city in range(g.cities):
        g.powers[city] = 1 if g.power_stages[city] else 0  # R10.20
    begin_turn(g)


def _end_game(g):
    """R8.1; R11.12: the card whose colour counts is shown."""
    g.phase = OVER
    for city in range(g.cities):
        g.step[city] = IDLE
        for position in range(STAGES):
            stage = g.stage[city][position] - 1
            if stage >= 0 and EFFECT[CARDS + stage][SPECIAL] == BURIED_COLOUR:
                for slot in range(TILE_SLOTS):
                    if g.place[slot] == UNDER + STAGES * city + position:
                        g.known[slot] |= ALL_KNOW


def begin_turn(g):
    g.phase = PLAY
    g.project_open = 1 if g.project_tokens > 0 else 0
    if g.option[WITH_TOWER]:
        enforce(g)
    for city in range(g.cities):
        g.step[city] = ASK_CARD
        g.joined[city] = 0
    if g.cities > g.seats:
        _draw_for_free_city(g)


# -- cards -------------------------------------------------------------------------------------------------------------


def packets_dealt(g):
    """Hands, and with two players the draw pile as a third."""
    return g.seats if g.seats > 2 else 3


def first_holder(age):
    """R12.4: who leads the Free City first in this Age."""
    return 1 if age == 2 else 0


def _deal(g):
    """Shuffle the deck of the Age and deal it, from the dealer's packet on."""
    base = AGE_ROOM * (g.age - 1)
    n = DECK_N[g.age][g.seats]
    for i in range(n):
        g.deck[i] = DECK[g.age][g.seats][i]
    boxed = 0
    if g.age == AGES:
        for i in range(GUILDS_N):
            g.deck[n + i] = GUILD[i]
        _shuffle(g, n, GUILDS_N)
        chosen = packets_dealt(g) + GUILDS_MORE  # R2.3
        boxed = GUILDS_N - chosen
        n += chosen
    _shuffle(g, 0, n)
    for i in range(n + boxed):
        slot = base + i
        g.kind[slot] = g.deck[i]
        g.place[slot] = BOX
        if i < HAND_SIZE * g.seats:
            packet = (g.dealer + i // HAND_SIZE) % g.seats
            g.place[slot] = HAND + packet
            g.hand[packet][i % HAND_SIZE] = slot
        elif i < n:
            g.place[slot] = DRAW
    for packet in range(g.seats):
        g.hand_n[packet] = HAND_SIZE
        g.holds[packet] = packet
        sort_hand(g, packet)


def _shuffle(g, first, count):
    i = count - 1
    while i > 0:
        j = g.below(i + 1)
        card = g.deck[first + i]
        g.deck[first + i] = g.deck[first + j]
        g.deck[first + j] = card
        i -= 1


def sort_hand(g, packet):
    """Ascending by card; of equal cards the earlier slot first."""
    for i in range(1, g.hand_n[packet]):
        slot = g.hand[packet][i]
        card = g.kind[slot]
        j = i
        while j > 0:
            other = g.hand[packet][j - 1]
            if g.kind[other] < card or (g.kind[other] == card and other < slot):
                break
            g.hand[packet][j] = other
            j -= 1
        g.hand[packet][j] = slot


def take_from_hand(g, packet, slot):
    n = 0
    for i in range(g.hand_n[packet]):
        if g.hand[packet][i] != slot:
            g.hand[packet][n] = g.hand[packet][i]
            n += 1
    g.hand_n[packet] = n
    g.hand[packet][n] = 0
    g.left[slot] = g.turn


def pass_hands(g):
    """R3.3: to the left in Ages I and III, to the right in Age II. R12.6: two players swap."""
    if g.age == 2:
        first = g.holds[0]
        for seat in range(g.seats - 1):
            g.holds[seat] = g.holds[seat + 1]
        g.holds[g.seats - 1] = first
    else:
        last = g.holds[g.seats - 1]
        seat = g.seats - 1
        while seat > 0:
            g.holds[seat] = g.holds[seat - 1]
            seat -= 1
        g.holds[0] = last


def _draw_for_free_city(g):
    """R12.5: who leads it draws a card."""
    g.holder = first_holder(g.age) ^ (g.turn & 1)
    packet = g.holds[g.holder]
    slot = AGE_ROOM * (g.age - 1) + HAND_SIZE * g.seats + g.turn
    g.place[slot] = HAND + packet
    g.hand[packet][g.hand_n[packet]] = slot
    g.hand_n[packet] += 1
    sort_hand(g, packet)


def throw_leftovers(g):
    """R3.4, R12.12: what is left of the Age's cards goes to the discard pile."""
    for packet in range(g.seats):
        while g.hand_n[packet] > 0:
            slot = g.hand[packet][0]
            take_from_hand(g, packet, slot)
            g.place[slot] = DISCARD
            if g.shown[g.age - 1] >> g.turn & 1 and packet == first_holder(g.age):
                g.known[slot] |= ALL_KNOW
    if g.cities > g.seats:
        slot = AGE_ROOM * (g.age - 1) + HAND_SIZE * g.seats + TURNS
        g.place[slot] = DISCARD
        g.left[slot] = NEVER_DEALT
        g.holder = NOBODY


# -- conflicts ---------------------------------------------------------------------------------------------------------


def fight(g):
    """R7.1 to R7.4; R11.6: who has a truce stays out, and the ring closes."""
    n = 0
    for city in range(g.cities):
        if g.truces[city] == 0:
            g.deck[n] = city
            n += 1
        else:
            g.truces[city] -= 1
    pairs = n if n > 2 else n - 1
    for i in range(pairs):
        _compare(g, g.deck[i], g.deck[(i + 1) % n])


def _compare(g, one, other):
    if g.shields[one] == g.shields[other]:
        return
    winner = one if g.shields[one] > g.shields[other] else other
    add_victory(g, winner, 2 * g.age - 1)
    g.defeats[one + other - winner] += 2 if g.law_defeats else 1  # R14.22
