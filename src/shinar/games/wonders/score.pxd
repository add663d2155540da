from shinar.games.wonders.tables cimport *

from shinar.games.wonders.city cimport count_around, left_of, right_of

# Rows of the score sheet (R8.1).
cpdef enum:
    FOR_MILITARY = 0
    FOR_TREASURY = 1
    FOR_WONDER = 2
    FOR_CIVILIAN = 3
    FOR_SCIENCE = 4
    FOR_COMMERCIAL = 5
    FOR_GUILDS = 6
    FOR_TOWER = 7
    FOR_PROJECTS = 8
    ROWS = 9

cdef void score(WondersState g, int city, int* rows) noexcept nogil
cdef void rank(WondersState g, int* points, int* ranks) noexcept nogil

cdef int _total(WondersState g, int city) noexcept nogil
cdef void _score_with(WondersState g, int city, int copied, int* rows) noexcept nogil
cdef int _points_of(WondersState g, int city, int row) noexcept nogil
cdef int _score_wonder(WondersState g, int city) noexcept nogil
cdef int _score_buried_colour(WondersState g, int city, int position) noexcept nogil
cdef int _score_rewards(WondersState g, int city) noexcept nogil
cdef int _each_set(WondersState g, int city) noexcept nogil
cdef void _score_science(WondersState g, int city, int copied, int* rows) noexcept nogil
cdef void _choose_symbols(WondersState g, int i, int* rows) noexcept nogil
cdef void _add_symbols(WondersState g, int mask) noexcept nogil
cdef int _copyable_symbols(WondersState g, int city) noexcept nogil
cdef bint _copies_guild(WondersState g, int city) noexcept nogil
