from shinar.games.wonders.tables cimport *

from shinar.games.wonders.city cimport add_victory, count_around, make_barren, remove_card

cdef void lay_out(WondersState g) noexcept nogil
cdef int ways_to_join(WondersState g, int city, int card) noexcept nogil
cdef void join(WondersState g, int city) noexcept nogil
cdef void settle(WondersState g) noexcept nogil
cdef void clear_away(WondersState g) noexcept nogil
cdef void give_up(WondersState g, int city) noexcept nogil
cdef int victories(WondersState g, int city) noexcept nogil

cdef void _reward(WondersState g, int city) noexcept nogil
cdef void _penalise(WondersState g, int city) noexcept nogil
cdef void _penalise_structure(WondersState g, int city) noexcept nogil
cdef void _penalise_victories(WondersState g, int city) noexcept nogil
cdef void _take_penalty_token(WondersState g, int city) noexcept nogil
