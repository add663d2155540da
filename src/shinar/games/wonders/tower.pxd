from shinar.games.wonders.tables cimport *

cdef void deal_tiles(WondersState g) noexcept nogil
cdef void pass_tiles(WondersState g) noexcept nogil
cdef void place_tiles(WondersState g) noexcept nogil
cdef void enforce(WondersState g) noexcept nogil
cdef void keep_visible(WondersState g) noexcept nogil
cdef int tax_on(WondersState g, int on) noexcept nogil
cdef int bonus_on(WondersState g, int on) noexcept nogil
cdef int tiles_at(WondersState g, int place) noexcept nogil
cdef bint has_tile(WondersState g, int seat) noexcept nogil
cdef int tile_slot(WondersState g, int seat, int number) noexcept nogil

cdef void _forget_laws(WondersState g) noexcept nogil
cdef void _add_law(WondersState g, int tile) noexcept nogil
cdef void _place(WondersState g, int tile) noexcept nogil
