"""What can a player of Babel not know, and what may he see? `view.py` tells people the same in structures.

Hidden from a player: the order of the pile and of the quarry, the other hand but for the cards in `known`, what
the other discarded face down, and covered temple cards he has not seen. A spectator (seat -1) sees neither hand.
"""

import cython

if not cython.compiled:
    from shinar.games.babel.legal import acting_seat
    from shinar.layout import constants

    globals().update(constants(__name__))


# -- redeal ------------------------------------------------------------------------------------------------------------


def redeal(g, seat, seed):
    """Every arrangement of the hidden cards that fits what `seat` knows becomes equally likely."""
    g.sow(seed)
    _redeal_nations(g, seat)
    _redeal_temples(g, seat)


def _redeal_nations(g, seat):
    """All cards he has not located go into the pile, are shuffled there, and are dealt out again."""
    size = g.pile_n
    for owner in range(SEATS):
        if owner != seat:
            for nation in range(NATIONS):
                loose = g.hand[owner][nation] + g.hidden[owner][nation] - g.known[owner][nation]
                while loose > 0:
                    g.pile[g.pile_n] = nation
                    g.pile_n += 1
                    loose -= 1
    _sort_pile(g)
    g.shuffle_pile()
    if seat < 0:
        _mix_known(g)
    for owner in range(SEATS):
        if owner != seat:
            count = g.hand_n[owner] + g.hidden_n[owner]
            missing = count
            for nation in range(NATIONS):
                g.hand[owner][nation] = g.known[owner][nation]
                g.hidden[owner][nation] = 0
                missing -= g.known[owner][nation]
            while missing > 0:
                missing -= 1
                g.pile_n -= 1
                g.hand[owner][g.pile[g.pile_n]] += 1
            for laid in range(g.hidden_n[owner]):
                _lay_any_face_down(g, owner, count - laid)
    for i in range(size, NATION_CARDS):
        g.pile[i] = 0


def _sort_pile(g):
    """From the order in which the cards really lay, nothing may come through."""
    for nation in range(NATIONS):
        g.buffer[nation] = 0
    for i in range(g.pile_n):
        g.buffer[g.pile[i]] += 1
    n = 0
    for nation in range(NATIONS):
        for _ in range(g.buffer[nation]):
            g.pile[n] = nation
            n += 1


def _mix_known(g):
    """What the players know of each other's hands, a spectator knows of both together."""
    wanted = 0
    total = 0
    for nation in range(NATIONS):
        wanted += g.known[0][nation]
        g.known[1][nation] += g.known[0][nation]
        total += g.known[1][nation]
        g.known[0][nation] = 0
    while wanted > 0:
        choice = g.below(total)
        nation = 0
        while choice >= g.known[1][nation]:
            choice -= g.known[1][nation]
            nation += 1
        g.known[1][nation] -= 1
        g.known[0][nation] += 1
        wanted -= 1
        total -= 1


def _lay_any_face_down(g, owner, count):
    """Each of the `count` cards in this hand is as likely as the others to lie face down."""
    choice = g.below(count)
    nation = 0
    while choice >= g.hand[owner][nation]:
        choice -= g.hand[owner][nation]
        nation += 1
    g.hand[owner][nation] -= 1
    g.hidden[owner][nation] += 1


def _redeal_temples(g, seat):
    """Two different cards can have been drawn in two orders, two equal ones in one (R3.7): so an arrangement loses half
    its weight with every covered card that equals its cover, unless the cover was known to be drawn first."""
    ties = _try_temples(g, seat)
    while g.below(1 << ties) > 0:
        ties = _try_temples(g, seat)


def _try_temples(g, seat):
    """A covered card is never lower than its cover. Filling the narrowest places first, each from all cards that fit,
    makes every arrangement equally likely: what fits a narrow place fits a wide one. Returns how many cards tie."""
    unknown = g.quarry_n - g.quarry_known
    size = 0
    for i in range(unknown):
        g.buffer[size] = g.quarry[i]
        size += 1
    for owner in range(SEATS):
        if owner != seat:
            for i in range(g.stack_n[owner]):
                if g.stack_seen[owner][i] != SEEN:
                    g.buffer[size] = g.stack[owner][i]
                    size += 1
    _sort_pool(g, size)
    ties = 0
    level = LEVELS
    while level > 0 and size > unknown:
        for owner in range(SEATS):
            if owner != seat:
                for i in range(g.stack_n[owner]):
                    if g.stack_seen[owner][i] != SEEN and g.stack[owner][i + 1] == level:
                        g.stack[owner][i] = _take_at_least(g, level, size)
                        size -= 1
                        if g.stack[owner][i] == level and g.stack_seen[owner][i] == UNSEEN:
                            ties += 1
        level -= 1
    for i in range(unknown):
        g.quarry[i] = g.buffer[i]
    g.shuffle_quarry(unknown)
    return ties


def _sort_pool(g, size):
    for i in range(1, size):
        level = g.buffer[i]
        j = i
        while j > 0 and g.buffer[j - 1] > level:
            g.buffer[j] = g.buffer[j - 1]
            j -= 1
        g.buffer[j] = level


def _take_at_least(g, level, size):
    """Take a random card of at least `level` out of the pool in g.buffer."""
    fitting = 0
    for i in range(size):
        if g.buffer[i] >= level:
            fitting += 1
    choice = g.below(fitting)
    i = 0
    while g.buffer[i] < level or choice > 0:
        if g.buffer[i] >= level:
            choice -= 1
        i += 1
    card = g.buffer[i]
    g.buffer[i] = g.buffer[size - 1]
    return card


# -- observe -----------------------------------------------------------------------------------------------------------


def observe(g, seat, out):
    """First what is common (see below), then the observer's side, then the other's; spectators see seat 0 first."""
    first = seat if seat >= 0 else 0
    n = _observe_common(g, first, out)
    n = _observe_player(g, first, seat, out, n)
    return _observe_player(g, 1 - first, seat, out, n)


def _observe_common(g, first, out):
    """0 phase | 1 I owe a choice | 2 it is my turn | 3 turn | 4 stall | 5 migrated | 6 must_build | 7 halving
    8 pending | 9 end phase: 0 no, 1 opened by me, 2 by the other | 10 cards in the pile | 11 cards in the quarry
    12-16 discards by nation | 17 known quarry cards | 18-62 these, the next first | 63-74 options"""
    out[0] = g.phase
    out[1] = 1 if acting_seat(g) == first else 0
    out[2] = 1 if g.active == first else 0
    out[3] = g.turn
    out[4] = g.stall
    out[5] = g.migrated
    out[6] = g.must_build
    out[7] = g.halving
    out[8] = g.pending
    out[9] = 0
    if g.opener != NOBODY:
        out[9] = 1 if g.opener == first else 2
    out[10] = g.pile_n
    out[11] = g.quarry_n
    for nation in range(NATIONS):
        out[12 + nation] = g.discards[nation]
    out[17] = g.quarry_known
    n = 18
    for i in range(TEMPLE_CARDS):
        out[n] = g.quarry[g.quarry_n - 1 - i] if i < g.quarry_known else 0
        n += 1
    for i in range(OPTIONS):
        out[n] = g.option[i]
        n += 1
    return n


def _observe_player(g, owner, seat, out, n):
    """0 held | 1 pawn | 2 total | 3 hand size, or as announced | 4-8 hand by nation, of others the known cards
    9 discarded face down | 10-14 these by nation, of others 0 | 15 stack size | 16-60 stack, bottom first, 0 unseen
    61-90 temples by site, foundation first | 91-95 column sizes | 96-395 columns by site, oldest first, nation + 1"""
    is_own = 1 if owner == seat else 0
    out[n] = g.held[owner]
    out[n + 1] = g.pawn[owner]
    out[n + 2] = g.total[owner]
    out[n + 3] = g.hand_n[owner] if is_own or g.option[HAND_SIZE_PUBLIC] != ANNOUNCE_4_PLUS else g.announced[owner]
    for nation in range(NATIONS):
        shown = 0 if seat < 0 else g.known_in_hand(owner, nation)
        out[n + 4 + nation] = g.hand[owner][nation] if is_own else shown
        out[n + 10 + nation] = g.hidden[owner][nation] if is_own else 0
    out[n + 9] = g.hidden_n[owner]
    out[n + 15] = g.stack_n[owner]
    n += 16
    for i in range(TEMPLE_CARDS):
        out[n] = g.stack[owner][i] if is_own or g.stack_seen[owner][i] == SEEN else 0
        n += 1
    for site in range(SITES):
        for i in range(LEVELS):
            out[n] = g.temple[owner][site][i]
            n += 1
    for site in range(SITES):
        out[n] = g.column_n[owner][site]
        n += 1
    for site in range(SITES):
        for i in range(NATION_CARDS):
            out[n] = g.column[owner][site][i] + 1 if i < g.column_n[owner][site] else 0
            n += 1
    return n
