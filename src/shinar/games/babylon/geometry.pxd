from shinar.games.babylon.actions cimport *
from shinar.games.babylon.state cimport *

from shinar.games.babylon.prints cimport symbol_of

# How a corner of a new tile can be carried. The first three numbers are what the carrier costs in singles, but for the last.
cpdef enum:
    IN_THE_AIR = 0          # nothing reaches that high
    BY_SINGLE = 1
    BY_DOUBLE = 2
    BY_STATUE = 3
    OCCUPIED = 4            # a piece is in the way of the pillar
    THROUGH_DECK = 5        # a bridge is

cpdef int corner_cell(int spot, int corner) noexcept nogil
cpdef int pair_cell(int pair) noexcept nogil
cpdef int pair_step(int pair) noexcept nogil
cpdef int pair_of(int cell, int step) noexcept nogil
cpdef int span_cell(int span) noexcept nogil
cpdef int span_step(int span) noexcept nogil
cpdef int span_of(int cell, int step) noexcept nogil
cpdef int highest_cell(BabylonState g, int seat, int spot) noexcept nogil
cpdef int carrier(BabylonState g, int seat, int cell, int level) noexcept nogil
cpdef int price(BabylonState g, int seat, int spot, int level, int free) noexcept nogil
cdef bint is_carried(int how) noexcept nogil
cdef int price_of(int singles, int doubles, int given) noexcept nogil
cdef int site_fault(BabylonState g, int seat, int spot, int level) noexcept nogil
cdef int free_fault(BabylonState g, int seat, int spot, int level, int free) noexcept nogil
cdef int space_fault(BabylonState g, int seat, int cell, int symbol) noexcept nogil
cdef int statue_fault(BabylonState g, int seat, int cell) noexcept nogil
cdef int fountain_fault(BabylonState g, int seat, int a, int b) noexcept nogil
cdef int stairs_fault(BabylonState g, int seat, int a, int b) noexcept nogil
cdef int bridge_fault(BabylonState g, int seat, int a, int b) noexcept nogil
cdef bint is_new(BabylonState g, int seat, int cell) noexcept nogil
cpdef bint counts_for_lines(BabylonState g, int seat, int i) noexcept nogil

cdef int _covering_fault(BabylonState g, int seat, int spot, int level) noexcept nogil
cdef int _overlap_fault(BabylonState g, int seat, int spot, int highest) noexcept nogil
cdef int _space_pair_fault(BabylonState g, int seat, int a, int b, int symbol) noexcept nogil
cdef bint _is_hidden(BabylonState g, int seat, int cell, int symbol) noexcept nogil
