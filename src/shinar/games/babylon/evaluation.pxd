from shinar.games.babylon.actions cimport *
from shinar.games.babylon.state cimport *

from shinar.games.babylon.apply cimport build, lay
from shinar.games.babylon.geometry cimport corner_cell, free_fault
from shinar.games.babylon.legal cimport list_legal, rounds_of
from shinar.games.babylon.prints cimport symbol_of
from shinar.games.babylon.prospects cimport count_at_hand, count_flowers, count_lined, count_open, count_points, count_roofs, fewest

# What a garden is worth, in hundredths of a point.
cpdef enum:
    WHOLE = 100
    SINGLE = 55             # in storage
    STORED = 40             # the tile in the slot
    STORED_SYMBOL = 30      # and each of its symbols
    IN_HAND = 200           # a tile that can still be placed in this turn
    BEING_PLACED = 10       # more than that, once it has been said
    HAND_SYMBOL = 50        # and each of its symbols
    AT_HAND = 90            # of a point that can be built at once
    OPEN_STAIRS = 15        # free symbols, each as often as its level is high
    OPEN_FOUNTAIN = 20
    OPEN_BRIDGE = 20
    LINE = 15               # a row or column with a statue
    ROOF = 10               # a free space on a tile
    NEXT_FLOWER = 80        # each different flower of the next set
    FADE = 5                # turns before the end from which on promises fade
    WORST = -1000000        # worse than any garden

cdef int estimate(BabylonState g, int seat) noexcept nogil

cdef int _prospect_of(BabylonState g, int seat) noexcept nogil
cdef int _worth(BabylonState g, int seat) noexcept nogil
cdef int _promise(BabylonState g, int seat) noexcept nogil
cdef int _turns_left(BabylonState g, int seat) noexcept nogil
cdef int _in_hand(BabylonState g, int seat) noexcept nogil
cdef int _kept_worth(int tile) noexcept nogil
cdef int _count_symbols(int tile) noexcept nogil
cdef int _best_turn(BabylonState g, int seat) noexcept nogil
cdef int _best_prop(BabylonState g, int seat) noexcept nogil
cdef int _worth_once_laid(BabylonState g, int seat, int free) noexcept nogil
cdef int _best_wish(BabylonState g, int seat) noexcept nogil
cdef int _best_use(BabylonState g, int seat) noexcept nogil
cdef int _worth_once_built(BabylonState g, int seat, int action) noexcept nogil
cdef int _packed(BabylonState g, int seat, int cell) noexcept nogil
cdef void _uncover(BabylonState g, int seat, int cell, int packed) noexcept nogil
