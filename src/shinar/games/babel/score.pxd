from shinar.games.babel.actions cimport *
from shinar.games.babel.legal cimport top_level
from shinar.games.babel.state cimport *

cpdef enum:
    WIN = 15        # a total that ends the game, or opens the end phase
    LOW = 9         # a total that loses against it
    SUMMIT = 20     # a total that ends the end phase

cdef void check_end(BabelState g) noexcept nogil
cdef void recount(BabelState g) noexcept nogil
cdef bint _end_phase_is_over(BabelState g) noexcept nogil
cdef void rank(BabelState g, int* points, int* ranks) noexcept nogil
