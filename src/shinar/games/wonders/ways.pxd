from shinar.games.wonders.tables cimport *

from shinar.games.wonders.city cimport has, left_of, right_of
from shinar.games.wonders.cost cimport can_pay, list_splits, units
from shinar.games.wonders.projects cimport ways_to_join
from shinar.games.wonders.tower cimport tax_on

cdef void owe_card(WondersState g, int city, int card, int means, int joins) noexcept nogil
cdef void owe_stage(WondersState g, int city, int stage, int means) noexcept nogil
cdef void owe_choice(WondersState g, int city) noexcept nogil
cdef bint has_chain(WondersState g, int city, int card) noexcept nogil
cdef bint can_build(WondersState g, int city, int card) noexcept nogil
cdef bint can_search(WondersState g, int city, int card) noexcept nogil
cdef int card_means(WondersState g, int city, int card) noexcept nogil
cdef int stage_means(WondersState g, int city, int stage) noexcept nogil
cdef int stage_at(WondersState g, int city, int i) noexcept nogil
cdef int stages_open(WondersState g, int city) noexcept nogil
cdef int join_ways(WondersState g, int city) noexcept nogil
cdef int answers(int mask) noexcept nogil

cdef bint _is_owed_payable(WondersState g, int city) noexcept nogil
cdef bint _stands_near(WondersState g, int city, int card) noexcept nogil
cdef bint _waiver_helps(WondersState g, int city, int card) noexcept nogil
cdef bint _is_mirrored(WondersState g, int city, int stage) noexcept nogil
