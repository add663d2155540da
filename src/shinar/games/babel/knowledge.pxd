from shinar.games.babel.actions cimport *
from shinar.games.babel.state cimport *

from shinar.games.babel.legal cimport acting_seat

cpdef enum:
    OBSERVATION = 867       # numbers that observe writes: 75 + 2 * 396

cdef void redeal(BabelState g, int seat, unsigned long long seed) noexcept nogil
cdef int observe(BabelState g, int seat, short* out) noexcept nogil

cdef void _redeal_nations(BabelState g, int seat) noexcept nogil
cdef void _sort_pile(BabelState g) noexcept nogil
cdef void _mix_known(BabelState g) noexcept nogil
cdef void _lay_any_face_down(BabelState g, int owner, int count) noexcept nogil
cdef void _redeal_temples(BabelState g, int seat) noexcept nogil
cdef int _try_temples(BabelState g, int seat) noexcept nogil
cdef void _sort_pool(BabelState g, int size) noexcept nogil
cdef int _take_at_least(BabelState g, int level, int size) noexcept nogil
cdef int _observe_common(BabelState g, int first, short* out) noexcept nogil
cdef int _observe_player(BabelState g, int owner, int seat, short* out, int n) noexcept nogil
