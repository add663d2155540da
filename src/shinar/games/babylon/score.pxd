from shinar.games.babylon.actions cimport *
from shinar.games.babylon.state cimport *

from shinar.games.babylon.geometry cimport corner_cell
from shinar.games.babylon.prints cimport flower_of

# Categories of the score sheet, in its order.
cpdef enum:
    STATUES = 0
    FOUNTAINS = 1
    BRIDGES = 2
    STAIRWAYS = 3
    DECORATION_SETS = 4
    FLOWER_SETS = 5
    BELVEDERES = 6
    HIGHEST_LEVEL = 7
    CATEGORIES = 8

cdef void rank(BabylonState g, int* points, int* ranks) noexcept nogil
cpdef int points_for(BabylonState g, int seat, int category) noexcept nogil
cdef int worth_at(int kind, int level) noexcept nogil
cpdef int count_notches(BabylonState g, int seat) noexcept nogil       # visible ones, which break ties
cpdef bint is_tile_seen(BabylonState g, int seat, int i) noexcept nogil     # the i-th of the garden
cpdef bint is_built_seen(BabylonState g, int seat, int i) noexcept nogil    # the i-th decoration
cdef bint is_seen(BabylonState g, int seat, int cell, int level) noexcept nogil
cdef bint is_middle_seen(BabylonState g, int seat, int cell, int level) noexcept nogil

cdef int _count_decoration_sets(BabylonState g, int seat) noexcept nogil
cdef int _count_flower_sets(BabylonState g, int seat) noexcept nogil
cdef int _count_belvederes(BabylonState g, int seat) noexcept nogil
