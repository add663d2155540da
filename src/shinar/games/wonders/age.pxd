from shinar.games.wonders.tables cimport *

from shinar.games.wonders.city cimport add_victory, found
from shinar.games.wonders.projects cimport lay_out
from shinar.games.wonders.tower cimport deal_tiles, enforce

cdef void set_up(WondersState g) noexcept nogil
cdef void choose_sides(WondersState g) noexcept nogil
cdef void open_cities(WondersState g) noexcept nogil
cdef void draft_tiles(WondersState g) noexcept nogil
cdef void begin_age(WondersState g) noexcept nogil
cdef void begin_turn(WondersState g) noexcept nogil
cdef void pass_hands(WondersState g) noexcept nogil
cdef void keep_tile(WondersState g, int seat, int slot) noexcept nogil
cdef void take_from_hand(WondersState g, int packet, int slot) noexcept nogil
cdef void sort_hand(WondersState g, int packet) noexcept nogil
cdef void throw_leftovers(WondersState g) noexcept nogil
cdef void fight(WondersState g) noexcept nogil
cdef int packets_dealt(WondersState g) noexcept nogil
cdef int first_holder(int age) noexcept nogil

cdef void _draw_boards(WondersState g) noexcept nogil
cdef int _draw_board(WondersState g, int quiet) noexcept nogil
cdef void _deal(WondersState g) noexcept nogil
cdef void _shuffle(WondersState g, int first, int count) noexcept nogil
cdef void _draw_for_free_city(WondersState g) noexcept nogil
cdef void _compare(WondersState g, int one, int other) noexcept nogil
cdef void _end_game(WondersState g) noexcept nogil
