from shinar.games.wonders.actions cimport *
from shinar.games.wonders.tables cimport *

from shinar.games.wonders.city cimport has
from shinar.games.wonders.cost cimport NONE, gather, list_splits
from shinar.games.wonders.tower cimport has_tile, tiles_at
from shinar.games.wonders.ways cimport can_build, can_search, card_means, join_ways, owe_choice, stage_means, stages_open

cdef int owed_city(WondersState g, int seat) noexcept nogil
cdef int owed_seats(WondersState g) noexcept nogil
cdef int list_legal(WondersState g, int seat, short* out) noexcept nogil
cdef int slot_in_hand(WondersState g, int seat, int city, int card, int in_the_open) noexcept nogil
cdef int slot_in_pile(WondersState g, int card) noexcept nogil
cdef unsigned long long _pile(WondersState g, int word) noexcept nogil
cdef int slot_in_city(WondersState g, int city, int card) noexcept nogil
cdef int slot_in_packet(WondersState g, int seat, int tile) noexcept nogil
cdef bint may_take_board(WondersState g, int board) noexcept nogil
cdef int why_not_lose(WondersState g, int city, int action) noexcept nogil

cdef int _list_first(WondersState g, int seat, int city, short* out) noexcept nogil
cdef int _list_cards(WondersState g, int seat, int city, short* out) noexcept nogil
cdef int _list_pile(WondersState g, int city, short* out) noexcept nogil
cdef int _list_penalties(WondersState g, int city, short* out) noexcept nogil
cdef int _list_mask(int mask, int first, short* out) noexcept nogil
cdef int _list_tiles(WondersState g, int seat, short* out) noexcept nogil
cdef int _list_payments(WondersState g, int city, short* out) noexcept nogil
