from shinar.games.babylon.actions cimport *
from shinar.games.babylon.score cimport *
from shinar.games.babylon.state cimport *

from shinar.games.babylon.geometry cimport counts_for_lines, pair_cell, pair_step, span_cell
from shinar.games.babylon.legal cimport list_legal
from shinar.games.babylon.prints cimport flower_of

cpdef int count_points(BabylonState g, int seat) noexcept nogil
cdef unsigned int count_flowers(BabylonState g, int seat) noexcept nogil
cdef int fewest(unsigned int counts) noexcept nogil
cpdef int count_open(BabylonState g, int seat, int symbol) noexcept nogil
cpdef int count_lined(BabylonState g, int seat) noexcept nogil
cpdef int count_roofs(BabylonState g, int seat) noexcept nogil
cpdef int count_at_hand(BabylonState g, int seat) noexcept nogil
cdef int worth_of(BabylonState g, int seat, int action) noexcept nogil
