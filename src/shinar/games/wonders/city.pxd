from shinar.games.wonders.tables cimport *

cdef bint has(WondersState g, int city, int card) noexcept nogil
cdef int left_of(WondersState g, int city) noexcept nogil
cdef int right_of(WondersState g, int city) noexcept nogil
cdef void found(WondersState g, int city) noexcept nogil
cdef void add_card(WondersState g, int city, int card) noexcept nogil
cdef void remove_card(WondersState g, int city, int card) noexcept nogil
cdef void add_stage(WondersState g, int city, int position, int stage) noexcept nogil
cdef void make_barren(WondersState g, int city) noexcept nogil
cdef void add_victory(WondersState g, int city, int value) noexcept nogil
cdef int count_around(WondersState g, int city, int per, int of) noexcept nogil
cdef int count_here(WondersState g, int city, int per) noexcept nogil

cdef void _add_card_yield(WondersState g, int city, int card) noexcept nogil
cdef void _add_stage_yield(WondersState g, int city, int stage) noexcept nogil
cdef int _cheap(short* effect) noexcept nogil
cdef int _count_stones(WondersState g, int city) noexcept nogil
cdef void _recount(WondersState g, int city) noexcept nogil
