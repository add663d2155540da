"""The rules of Caravan. A larger game has a file for each of these sections, and a header beside each."""

import cython

if cython.compiled:
    from cython.cimports.shinar.state import State
else:
    from shinar.layout import constants
    from shinar.state import State

    globals().update(constants(__name__))


class Caravan(State):
    def deal(self, seats, options, seed):
        self.wipe()
        self.sow(seed)
        self.seats = seats
        for i in range(OPTIONS):
            self.option[i] = options[i]
        for card in range(CARDS):
            self.good[card] = card % GOODS + 1
        _shuffle_lot(self, -1, UNSEEN)  # all lie in the stock as yet
        for card in range(seats * self.option[PACKET]):
            self.place[card] = HAND + card // self.option[PACKET]
        for seat in range(seats):
            self.coins[seat] = START_COINS
        self.bank = COINS - START_COINS * seats
        _begin_turn(self)

    # -- legal ---------------------------------------------------------------------------------------------------------

    def to_act(self):
        owed = 0
        if self.turn < self.option[PACKET]:
            for seat in range(self.seats):
                if self.errand[seat] == 0:
                    owed |= 1 << seat
        return owed

    def legal(self, seat, out):
        n = 0
        for action in range(ACTIONS):
            if self.why_not(seat, action) == 0:
                out[n] = action
                n += 1
        return n

    def why_not(self, seat, action):
        if self.turn == self.option[PACKET]:
            return GAME_OVER
        if self.errand[seat]:
            return NOT_OWED
        if action < 0 or action >= ACTIONS:
            return NO_SUCH_ACTION
        if action < SELL:
            if self.taken[seat]:
                return TAKEN_ALREADY
            packet = packet_of(self, seat, self.turn)
            return NOT_IN_HAND if _find(self, HAND + packet, action + 1) < 0 else 0
        if self.taken[seat] == 0:
            return TAKE_FIRST
        return NO_COIN if action >= LOAD and self.coins[seat] < TOLL else 0  # R3.4

    # -- apply ---------------------------------------------------------------------------------------------------------

    def choose(self, seat, action):
        if action < SELL:
            self.taken[seat] = 1 + _find(self, HAND + packet_of(self, seat, self.turn), action + 1)
        else:
            self.errand[seat] = action
            if self.to_act() == 0:
                _resolve(self)

    # -- score ---------------------------------------------------------------------------------------------------------

    def result(self, points, ranks):
        for seat in range(self.seats):
            points[seat] = score(self, seat)
        for seat in range(self.seats):
            ranks[seat] = 0
            for other in range(self.seats):
                lead = points[other] - points[seat]
                if lead > 0 or (lead == 0 and self.coins[other] > self.coins[seat]):  # R4.3
                    ranks[seat] += 1

    # -- knowledge -----------------------------------------------------------------------------------------------------

    def redeal(self, seat, seed):
        """What others have sealed may be anything they could have sealed; what they have only begun is dropped."""
        self.sow(seed)
        for lot in range(LOTS):
            _shuffle_lot(self, seat, lot)
        for other in range(self.seats):
            if other != seat:
                if self.errand[other]:
                    self.taken[other] = 1 + _any_card(self, HAND + packet_of(self, other, self.turn))
                    self.errand[other] = SELL + self.below(3 if self.coins[other] >= TOLL else 1)
                else:
                    self.taken[other] = 0

    def observe(self, seat, out):
        """0-2 options | 3 turn | 4 wanted | 5 bank | 6 own card taken | 7 own errand | 8-52 by seat: coins, sealed,
        last errand, its good, caravan by good | 53-57 own hand by good | 58-107 by packet: two lots by good |
        108-132 by packet and turn: the good sold, 6 = unseen. Seats and packets are counted from one's own on."""
        first = seat if seat >= 0 else 0
        for i in range(OBSERVATION):
            out[i] = 0
        for i in range(OPTIONS):
            out[i] = self.option[i]
        out[3] = self.turn
        out[4] = self.wanted
        out[5] = self.bank
        if seat >= 0:
            out[6] = self.good[self.taken[seat] - 1] if self.taken[seat] else 0
            out[7] = self.errand[seat]
        for i in range(self.seats):
            other = (first + i) % self.seats
            out[8 + 9 * i] = self.coins[other]
            out[9 + 9 * i] = 1 if self.errand[other] else 0
            out[10 + 9 * i] = self.last_errand[other]
            card = self.last_taken[other] - 1
            out[11 + 9 * i] = self.good[card] if card >= 0 and lot_of(self, seat, card) == SEEN else 0
            for good in range(1, GOODS + 1):
                out[11 + 9 * i + good] = count_goods(self, CARAVAN + other, good)
                if i == 0 and seat >= 0:
                    out[52 + good] = count_goods(self, HAND + packet_of(self, seat, self.turn), good)
        for card in range(CARDS):
            lot = lot_of(self, seat, card)
            if lot > UNSEEN:
                packet = ((lot - 1) // 2 + self.seats - first) % self.seats
                out[57 + 10 * packet + 5 * ((lot - 1) % 2) + self.good[card]] += 1
            place = self.place[card] - SOLD
            if place >= 0:
                packet = (place // TURNS + self.seats - first) % self.seats
                out[108 + TURNS * packet + place % TURNS] = self.good[card] if lot == SEEN else GOODS + 1
        return OBSERVATION


def _begin_turn(g):
    """Turn up a card of the stock, which is a bag: R2.4."""
    skip = g.below(count_goods(g, STOCK, 0))
    for card in range(CARDS):
        if g.place[card] == STOCK:
            if skip == 0:
                g.place[card] = MARKET
                g.wanted = g.good[card]
            skip -= 1


def _resolve(g):
    """All errands at once; then the packets wander."""
    g.reveals += 1
    for seat in range(g.seats):
        if g.errand[seat] == SELL:
            _sell(g, seat, g.taken[seat] - 1)
        else:
            _load(g, seat, g.taken[seat] - 1)
    for seat in range(g.seats):
        g.last_taken[seat] = g.taken[seat]
        g.last_errand[seat] = g.errand[seat]
        g.taken[seat] = 0
        g.errand[seat] = 0
    g.turn += 1
    if g.turn < g.option[PACKET]:
        _begin_turn(g)


def _sell(g, seat, card):
    g.place[card] = SOLD + TURNS * packet_of(g, seat, g.turn) + g.turn
    g.coins[seat] += PRICE
    g.bank -= PRICE


def _load(g, seat, card):
    g.place[card] = CARAVAN + seat
    g.coins[seat] -= TOLL
    left = 1 if g.errand[seat] == LOAD else 0
    g.coins[(seat + (1 if left else g.seats - 1)) % g.seats] += TOLL
    if g.good[card] == g.wanted:
        g.coins[seat] += BONUS
        g.bank -= BONUS


def score(g, seat):
    """R4.2: for each good the square of its cards, and a point for every two coins."""
    points = g.coins[seat] // 2
    for good in range(1, GOODS + 1):
        cards = count_goods(g, CARAVAN + seat, good)
        points += cards * cards
    return points


def packet_of(g, seat, turn):
    """Which packet a seat has in hand on a turn: R3.6."""
    step = 1 if g.option[PASSING] == TO_THE_RIGHT else g.seats - 1
    return (seat + step * turn) % g.seats


def count_goods(g, place, good):
    """Cards of one good, or of all (0), in a place."""
    count = 0
    for card in range(CARDS):
        if g.place[card] == place and (good == 0 or g.good[card] == good):
            count += 1
    return count


def lot_of(g, seat, card):
    """What `seat` (-1: a spectator) knows of a card: SEEN, UNSEEN, or the lot it is one of (see the header)."""
    place = g.place[card]
    if place == STOCK:
        return UNSEEN
    if place == MARKET or (place >= CARAVAN and (place < SOLD or g.option[OPEN_SALES])):
        return SEEN
    packet = (place - SOLD) // TURNS if place >= SOLD else place - HAND
    turn = (place - SOLD) % TURNS if place >= SOLD else g.turn
    if seat < 0:
        return UNSEEN
    if packet_of(g, seat, turn) == packet:
        return SEEN
    times = 0
    for earlier in range(turn):
        if packet_of(g, seat, earlier) == packet:
            times += 1
    return 2 * packet + times if times else UNSEEN


def _shuffle_lot(g, seat, lot):
    """Exchange at random all cards that `seat` cannot tell apart."""
    n = 0
    for card in range(CARDS):
        if lot_of(g, seat, card) == lot:
            g.buffer[n] = card
            n += 1
    # Sorted first: of how the cards really lay, nothing may come through.
    for i in range(1, n):
        j = i
        while j > 0 and g.good[g.buffer[j - 1]] > g.good[g.buffer[j]]:
            good = g.good[g.buffer[j]]
            g.good[g.buffer[j]] = g.good[g.buffer[j - 1]]
            g.good[g.buffer[j - 1]] = good
            j -= 1
    while n > 1:
        j = g.below(n)
        n -= 1
        good = g.good[g.buffer[n]]
        g.good[g.buffer[n]] = g.good[g.buffer[j]]
        g.good[g.buffer[j]] = good


def _any_card(g, place):
    skip = g.below(count_goods(g, place, 0))
    card = 0
    while g.place[card] != place or skip > 0:
        if g.place[card] == place:
            skip -= 1
        card += 1
    return card


def _find(g, place, good):
    """The first card of a good in a place, or -1."""
    for card in range(CARDS):
        if g.place[card] == place and g.good[card] == good:
            return card
    return -1
