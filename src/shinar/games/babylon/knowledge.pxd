from shinar.games.babylon.actions cimport *
from shinar.games.babylon.state cimport *

from shinar.games.babylon.geometry cimport counts_for_lines
from shinar.games.babylon.legal cimport effect_now

cpdef enum:
    COMMON_NUMBERS = 129    # of an observation
    SEAT_NUMBERS = 424      # for each seat that plays

cdef void redeal(BabylonState g, unsigned long long seed) noexcept nogil
cdef int observe(BabylonState g, int seat, short* out) noexcept nogil

cdef void _sort_layer(BabylonState g, int layer) noexcept nogil
cdef void _sort_tokens(BabylonState g, int first) noexcept nogil
cdef int _observe_common(BabylonState g, int first, int is_seat, short* out) noexcept nogil
cdef int _observe_turn(BabylonState g, short* out, int n) noexcept nogil
cdef int _observe_box(BabylonState g, short* out, int n) noexcept nogil
cdef int _observe_laid(BabylonState g, int seat, short* out, int n) noexcept nogil
cdef int _observe_garden(BabylonState g, int seat, short* out, int n) noexcept nogil
cdef int _lines(BabylonState g, int seat, int are_columns) noexcept nogil
