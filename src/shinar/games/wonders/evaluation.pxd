from shinar.games.wonders.score cimport *
from shinar.games.wonders.tables cimport *

from shinar.games.wonders.city cimport has, left_of, right_of
from shinar.games.wonders.score cimport score
from shinar.games.wonders.ways cimport answers

# What a position is worth, in hundredths of a point. Found by regression: what cities had at each turn of 300 games, against
# the points that they had in the end beyond the mean of their table; then rounded. What is worth so much "a turn" is
# multiplied by the turns that are left, of which no more than USEFUL count.
cpdef enum:
    WHOLE = 100
    LASTING = 18            # turns of a game
    USEFUL = 10
    EARLY = 3               # percent that points lose, for each turn that is left beyond LATE: other things were missed for them
    LATE = 3
    COIN = 46               # each of the first COINS_USEFUL; scores a third of a point at the end
    COINS_USEFUL = 9
    COIN_SPARE = 30         # each beyond
    RAW = 16                # a raw material that neighbours buy too, a turn; of each kind the first UNITS_USEFUL
    MADE = 24               # the same of the others
    UNITS_USEFUL = 2
    VARIETY = 4             # of each kind the first, a turn
    MIXED_CHOICE = 24       # one of two raw materials, a turn
    OWN_CHOICE = 55         # one of many resources, a turn
    TRADE = 11              # cheap trade of one sort with one neighbour, a turn
    SYMBOL = 4              # of what one more of a symbol would score, a turn
    CHAIN = 50              # a card of a later Age that will be free
    CONFLICT = 85           # percent: of this Age's conflict
    FUTURE = 12             # of a conflict of a later Age, in percent for each shield ahead
    SHIELD = 12             # ahead of a neighbour or behind, up to SHIELDS_USEFUL
    SHIELDS_USEFUL = 3
    FAR = 7                 # turns before a conflict, from where on a lead of one shield is next to nothing
    POWER = 250             # a free structure in each Age left
    TOKEN = 15              # from a project: a part without its colour, or a stage for nothing, a turn
    FREE = 350              # from a project: a structure for nothing
    LOST_CARD = 250         # a structure that a project takes
    LOST_WINS = 350         # victory tokens that a project takes
    LOST_START = 20         # what the board gives, a turn
    MEAN_PART = 40          # percent of the mean of the others in what one is compared with; the rest is the best of them

cdef int estimate(WondersState g, int seat) noexcept nogil

cdef int _share(int worth, int parts) noexcept nogil
cdef int _worth(WondersState g, int city) noexcept nogil
cdef int _turns_left(WondersState g) noexcept nogil
cdef int _useful_turns(WondersState g) noexcept nogil
cdef int _points(WondersState g, int city) noexcept nogil
cdef int _coins(int coins) noexcept nogil
cdef int _makes(WondersState g, int city) noexcept nogil
cdef int _conflicts(WondersState g, int city) noexcept nogil
cdef int _conflict(WondersState g, int lead) noexcept nogil
cdef int _next_symbols(WondersState g) noexcept nogil
cdef int _count_chains(WondersState g, int city) noexcept nogil
cdef int _project(WondersState g, int city) noexcept nogil
cdef int _reward(WondersState g, int city) noexcept nogil
cdef int _penalty(WondersState g, int city) noexcept nogil
