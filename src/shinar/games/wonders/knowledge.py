"""What can a seat not know, and how is it dealt anew (section 17)? observe.py and memory.py tell what it may see.

Everything follows from who held which packet when. A seat that held a packet knows what was in it. Cards of it that
were since built are seen; those that went away face down are, with those still in hand, a lot: it knows them all, but
not which is where. Cards in one lot, and cards never seen in one deck, are as likely in one arrangement as in any
other. Two things more are open: which of two cards laid face down in one turn out of one hand lies where (with two
players, when one of them was drawn unseen), and which of his tiles somebody has laid aside.
"""

import cython

if not cython.compiled:
    from shinar.games.wonders.age import first_holder, sort_hand
    from shinar.games.wonders.legal import list_legal, owed_city
    from shinar.games.wonders.sealing import seal, unseal
    from shinar.games.wonders.tables import *
    from shinar.layout import constants

    globals().update(constants(__name__))


# -- who has seen what -------------------------------------------------------------------------------------------------


def holder_of(g, packet, age, turn):
    """Which seat has this packet in this turn of this Age (R3.3); age 0 stands for the draft of tiles (R13.2)."""
    step = turn if age == 1 or age == 3 else -turn
    return (packet + step + 8 * g.seats) % g.seats


def packet_of(g, slot):
    """The packet to which a slot was dealt, or NOBODY. With two players the drawn cards join the first leader's
    (R12.5)."""
    i = slot % AGE_ROOM
    if slot >= TILE_SLOTS:
        i = (slot - TILE_SLOTS) // TILES_DEALT
        return (g.dealer + i) % g.seats if i < g.seats else NOBODY
    if i < HAND_SIZE * g.seats:
        return (g.dealer + i // HAND_SIZE) % g.seats
    return first_holder(slot // AGE_ROOM + 1) if i < HAND_SIZE * g.seats + TURNS and g.cities > g.seats else NOBODY


def lot_of(g, seat, slot):
    """`lot`, for Python."""
    return lot(g, seat, slot)


def place_told(g, slot):
    """Where a card lies that one does not know: with two players, what has just been laid face down out of the hand
    with the drawn card counts to that hand until it is passed on, for nobody can tell it from what is left there."""
    packet = packet_of(g, slot)
    if slot < TILE_SLOTS and g.left[slot] == g.turn and _is_mixed_now(g, slot // AGE_ROOM + 1, packet):
        if g.place[slot] >= DISCARD and g.place[slot] < TILE_HAND:
            return HAND + packet
    return g.place[slot]


def _is_mixed_now(g, age, packet):
    if g.cities == g.seats or age != g.age or packet != first_holder(age):
        return False
    return g.phase == EXTRA or g.phase == SEARCH


def lot(g, seat, slot):
    """What `seat` (-1: a spectator) knows of a slot: SEEN, UNSEEN, or the lot it is one of. Whoever has seen a packet
    himself tells apart, besides, what has been shown to everybody."""
    if slot >= TILE_SLOTS:
        return _tile_lot(g, seat, slot)
    own = _card_lot(g, seat, slot)
    if own == SEEN or g.cities == g.seats or seat < 0:
        return own
    return own + LOTS * _card_lot(g, NOBODY, slot)


def _card_lot(g, seat, slot):
    place = g.place[slot]
    if place == UNDEALT or (place >= CITY and place < DISCARD) or g.known[slot] & ALL_KNOW:
        return SEEN
    if seat >= 0 and g.known[slot] >> seat & 1:
        return SEEN
    packet = packet_of(g, slot)
    if packet == NOBODY or place == DRAW or g.left[slot] == NEVER_DEALT:
        return UNSEEN
    age = slot // AGE_ROOM + 1
    joined = joined_at(g, slot)
    last = g.left[slot] if g.left[slot] != NOT_YET else g.turn
    turn = last
    while turn >= joined:
        if seat >= 0 and holder_of(g, packet, age, turn) == seat:
            return SEEN if turn == last else FIRST_LOT + 8 * packet + turn
        if turn > joined and g.shown[age - 1] >> (turn - 1) & 1 and packet == first_holder(age):
            return FIRST_LOT + 8 * packet + turn
        turn -= 1
    return UNSEEN


def joined_at(g, slot):
    """The turn in which a card came into its packet: drawn cards came later."""
    drawn = slot % AGE_ROOM - HAND_SIZE * g.seats
    return drawn if drawn > 0 and g.cities > g.seats else 0


def _tile_lot(g, seat, slot):
    place = g.place[slot]
    if place == TOWER or place == UNDEALT:
        return SEEN
    if place == BOX:
        return UNSEEN
    if seat >= 0 and (place == TILE_HAND + seat or place == TILE_ASIDE + seat):
        return SEEN
    packet = packet_of(g, slot)
    last = g.left[slot] if g.left[slot] != NOT_YET else g.turn
    turn = last
    while turn >= 0 and seat >= 0:
        if holder_of(g, packet, 0, turn) == seat:
            return SEEN if turn == last and g.left[slot] == NOT_YET else FIRST_LOT + 8 * packet + turn
        turn -= 1
    return UNSEEN


def deck_start(deck):
    """The first slot of a deck; that of the deck after the last is the end."""
    return AGE_ROOM * deck if deck < DECKS else SLOTS


# -- redeal ------------------------------------------------------------------------------------------------------------


def redeal(g, seat, seed):
    """Every arrangement of the cards and tiles that fits what `seat` knows becomes equally likely. What others have
    sealed may be anything that they could have sealed; what they have only begun is dropped."""
    g.sow(seed)
    sealed = _unseal_others(g, seat)
    if g.cities > g.seats:
        _mix_hidden(g, seat)
    if g.option[WITH_TOWER]:
        _mix_tiles_aside(g, seat)
    for deck in range(DECKS):
        _redeal_deck(g, seat, deck)
    if g.age > 0:
        for packet in range(g.seats):
            sort_hand(g, packet)
    _reseal(g, sealed)


def _redeal_deck(g, seat, deck):
    """Exchange what lies in the slots of each lot."""
    first = deck_start(deck)
    end = deck_start(deck + 1)
    for slot in range(first, end):
        g.lots[slot] = lot(g, seat, slot)
    for start in range(first, end):
        current = g.lots[start]
        if current == SEEN:
            continue
        n = 0
        for slot in range(start, end):
            if g.lots[slot] == current:
                g.pool[n] = slot
                n += 1
                g.lots[slot] = SEEN  # done
        if deck == AGES - 1 and current == UNSEEN:
            _box_guilds(g, n)
        else:
            _shuffle_kinds(g, n)


def _box_guilds(g, n):
    """R2.3: what stays in the box are guilds. First those are drawn from all unseen guilds, then the rest is dealt."""
    rest = 0
    boxed = 0
    for i in range(n):
        if g.place[g.pool[i]] == BOX:
            g.deck[boxed] = g.pool[i]
            boxed += 1
        else:
            g.pool[rest] = g.pool[i]
            rest += 1
    _box_lowest_guilds(g, boxed, rest)
    _sort_kinds(g, rest)
    for i in range(boxed):
        guilds = 0
        for j in range(rest):
            if CARD_COLOUR[g.kind[g.pool[j]]] == PURPLE:
                guilds += 1
        choice = g.below(guilds + boxed - i)
        other = g.deck[i + choice - guilds] if choice >= guilds else NO_SLOT
        j = 0
        while other == NO_SLOT:
            if CARD_COLOUR[g.kind[g.pool[j]]] == PURPLE:
                if choice == 0:
                    other = g.pool[j]
                choice -= 1
            j += 1
        card = g.kind[other]
        g.kind[other] = g.kind[g.deck[i]]
        g.kind[g.deck[i]] = card
    _shuffle_kinds(g, rest)


def _box_lowest_guilds(g, boxed, rest):
    """Of how the cards really lie nothing may come through: a beginning that all worlds share."""
    for i in range(boxed):
        lowest = g.deck[i]
        for j in range(i + 1, boxed):
            if g.kind[g.deck[j]] < g.kind[lowest]:
                lowest = g.deck[j]
        for j in range(rest):
            kind = g.kind[g.pool[j]]
            if CARD_COLOUR[kind] == PURPLE and kind < g.kind[lowest]:
                lowest = g.pool[j]
        kind = g.kind[lowest]
        g.kind[lowest] = g.kind[g.deck[i]]
        g.kind[g.deck[i]] = kind


def _sort_kinds(g, n):
    for i in range(1, n):
        kind = g.kind[g.pool[i]]
        j = i
        while j > 0 and g.kind[g.pool[j - 1]] > kind:
            g.kind[g.pool[j]] = g.kind[g.pool[j - 1]]
            j -= 1
        g.kind[g.pool[j]] = kind


def _sort_places(g, n):
    for i in range(1, n):
        place = g.place[g.pool[i]]
        known = g.known[g.pool[i]]
        j = i
        while j > 0 and (
            g.place[g.pool[j - 1]] > place or (g.place[g.pool[j - 1]] == place and g.known[g.pool[j - 1]] > known)
        ):
            g.place[g.pool[j]] = g.place[g.pool[j - 1]]
            g.known[g.pool[j]] = g.known[g.pool[j - 1]]
            j -= 1
        g.place[g.pool[j]] = place
        g.known[g.pool[j]] = known


def _shuffle_kinds(g, n):
    _sort_kinds(g, n)
    while n > 1:
        j = g.below(n)
        n -= 1
        card = g.kind[g.pool[n]]
        g.kind[g.pool[n]] = g.kind[g.pool[j]]
        g.kind[g.pool[j]] = card


def _mix_places(g, n):
    """Exchange where the slots in the pool lie, and who has seen them there."""
    _sort_places(g, n)
    while n > 1:
        j = g.below(n)
        n -= 1
        one = g.pool[n]
        other = g.pool[j]
        place = g.place[one]
        g.place[one] = g.place[other]
        g.place[other] = place
        known = g.known[one]
        g.known[one] = g.known[other]
        g.known[other] = known


def _mix_hidden(g, seat):
    """Two players: cards laid face down in one turn out of the hand with the drawn card. Which of them lies where?
    Until the hand is passed, what is left of it belongs to the question."""
    for age in range(1, g.age + 1):
        packet = first_holder(age)
        for turn in range(TURNS):
            now = 1 if turn == g.turn and _is_mixed_now(g, age, packet) else 0
            n = 0
            for slot in range(AGE_ROOM * (age - 1), AGE_ROOM * age):
                here = 1 if g.left[slot] == turn or (now and g.place[slot] == HAND + packet) else 0
                if here and packet_of(g, slot) == packet and lot(g, seat, slot) != SEEN:
                    g.pool[n] = slot
                    n += 1
            _mix_places(g, n)
            while n > 0:
                n -= 1
                g.left[g.pool[n]] = NOT_YET if g.place[g.pool[n]] == HAND + packet else turn
    n = 0
    packet = first_holder(g.age)
    for slot in range(TILE_SLOTS):
        if g.place[slot] == HAND + packet:
            g.hand[packet][n] = slot
            n += 1


def _mix_tiles_aside(g, seat):
    """Which of his tiles has somebody laid aside in this turn?"""
    for owner in range(g.seats):
        if owner != seat:
            n = 0
            for slot in range(TILE_SLOTS, SLOTS):
                if g.place[slot] == TILE_HAND + owner or g.place[slot] == TILE_ASIDE + owner:
                    g.pool[n] = slot
                    n += 1
            _mix_places(g, n)


# -- what others have sealed -------------------------------------------------------------------------------------------


def _unseal_others(g, seat):
    """Bit mask of the other seats that had sealed all they owed."""
    sealed = 0
    for other in range(g.seats):
        if other == seat or g.step[other] == IDLE:
            continue
        if owed_city(g, other) == NOBODY:
            sealed |= 1 << other
        g.step[other] = ASK_CARD
        unseal(g, other)
        if g.holder == other and g.phase == PLAY:
            g.step[FREE_CITY] = ASK_CARD
            unseal(g, FREE_CITY)
    return sealed


def _reseal(g, sealed):
    for other in range(g.seats):
        if sealed >> other & 1:
            while owed_city(g, other) != NOBODY:
                count = list_legal(g, other, g.buffer)
                seal(g, other, g.buffer[g.below(count)])
