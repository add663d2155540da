# A game of Caravan in numbers. Every card has a number that nobody sees; `good` says what it is and `place` where it lies:
#
#     0 STOCK | 1 MARKET | 2-6 HAND + packet | 7-11 CARAVAN + seat | 12-36 SOLD + TURNS * packet + turn
#
# A packet is the hand first dealt to the seat of that number. It wanders, one seat each turn.

from libc.stdint cimport int8_t

from shinar.state cimport State

cpdef enum:
    MOST_SEATS = 5
    TURNS = 5               # at most; as many as a packet has cards
    GOODS = 5               # amber, cloth, dates, glass, salt: 1..5; 0 = none, or not to be seen
    CARDS = 30
    COINS = 70
    START_COINS = 2
    TOLL = 1
    BONUS = 1
    PRICE = 2

# Places.
cpdef enum:
    STOCK = 0               # hidden from all
    MARKET = 1              # turned up to show what is wanted
    HAND = 2                # + packet
    CARAVAN = 7             # + seat
    SOLD = 12               # + TURNS * packet + turn

# Actions. The order is an API: a test pins it.
cpdef enum:
    TAKE = 0                # + good - 1
    SELL = 5
    LOAD = 6                # + neighbour who gets the toll: 0 left, 1 right
    ACTIONS = 8

# Why an action may not be chosen. 1-9 are common to all games (see shinar/game.py).
cpdef enum:
    GAME_OVER = 1
    NOT_OWED = 2
    NO_SUCH_ACTION = 3
    TAKE_FIRST = 10
    TAKEN_ALREADY = 11
    NOT_IN_HAND = 12
    NO_COIN = 13

# Options, in the order of the dataclass in options.py; then the value of one that the rules ask for by name.
cpdef enum:
    PASSING = 0
    OPEN_SALES = 1
    PACKET = 2
    OPTIONS = 3
    TO_THE_RIGHT = 1

# What a seat knows of a card: its lot. Cards of one lot could be exchanged, and the seat would notice nothing.
cpdef enum:
    SEEN = -1
    UNSEEN = 0              # never had in hand; else 2 * packet + how often (1, 2) the seat has had that packet
    LOTS = 11
    OBSERVATION = 133       # numbers that observe writes

cdef class Caravan(State):
    cdef int8_t option[OPTIONS]
    cdef int8_t turn
    cdef int8_t wanted                  # the good that earns a bonus this turn
    cdef int8_t bank
    cdef int8_t coins[MOST_SEATS]
    cdef int8_t good[CARDS]
    cdef int8_t place[CARDS]
    cdef int8_t taken[MOST_SEATS]       # sealed: 1 + card, 0 = none yet
    cdef int8_t errand[MOST_SEATS]      # sealed: SELL or LOAD + neighbour, 0 = none yet
    cdef int8_t last_taken[MOST_SEATS]  # what was done last turn, for the news
    cdef int8_t last_errand[MOST_SEATS]

    cdef void deal(self, int seats, int* options, unsigned long long seed) noexcept nogil
    cdef int to_act(self) noexcept nogil
    cdef int legal(self, int seat, short* out) noexcept nogil
    cdef int why_not(self, int seat, int action) noexcept nogil
    cdef void choose(self, int seat, int action) noexcept nogil
    cdef void redeal(self, int seat, unsigned long long seed) noexcept nogil
    cdef void result(self, int* points, int* ranks) noexcept nogil
    cdef int observe(self, int seat, short* out) noexcept nogil

cpdef int packet_of(Caravan g, int seat, int turn) noexcept nogil
cpdef int lot_of(Caravan g, int seat, int card) noexcept nogil
cpdef int count_goods(Caravan g, int place, int good) noexcept nogil
cpdef int score(Caravan g, int seat) noexcept nogil

cdef int _any_card(Caravan g, int place) noexcept nogil
cdef int _find(Caravan g, int place, int good) noexcept nogil
cdef void _shuffle_lot(Caravan g, int seat, int lot) noexcept nogil
cdef void _begin_turn(Caravan g) noexcept nogil
cdef void _resolve(Caravan g) noexcept nogil
cdef void _sell(Caravan g, int seat, int card) noexcept nogil
cdef void _load(Caravan g, int seat, int card) noexcept nogil
