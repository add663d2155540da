from shinar.games.wonders.tables cimport *

from shinar.games.wonders.age cimport first_holder, sort_hand
from shinar.games.wonders.legal cimport list_legal, owed_city
from shinar.games.wonders.sealing cimport seal, unseal

# What a seat knows of a slot: its lot. What lies in the slots of one lot of one deck could be exchanged, and the seat would
# notice nothing.
cpdef enum:
    SEEN = -1           # it knows what lies there
    UNSEEN = 0          # it never saw it
    FIRST_LOT = 1       # + 8 * packet + the last turn in which it saw that packet with this card in it
    LOTS = 128
    DECKS = 4           # three Ages and the tiles

# For Python too.
cpdef int lot_of(WondersState g, int seat, int slot) noexcept nogil
cpdef int place_told(WondersState g, int slot) noexcept nogil

cdef int lot(WondersState g, int seat, int slot) noexcept nogil
cdef void redeal(WondersState g, int seat, unsigned long long seed) noexcept nogil
cdef int holder_of(WondersState g, int packet, int age, int turn) noexcept nogil
cdef int packet_of(WondersState g, int slot) noexcept nogil
cdef int deck_start(int deck) noexcept nogil

cdef bint _is_mixed_now(WondersState g, int age, int packet) noexcept nogil
cdef int joined_at(WondersState g, int slot) noexcept nogil
cdef int _card_lot(WondersState g, int seat, int slot) noexcept nogil
cdef int _tile_lot(WondersState g, int seat, int slot) noexcept nogil
cdef void _redeal_deck(WondersState g, int seat, int deck) noexcept nogil
cdef void _box_guilds(WondersState g, int n) noexcept nogil
cdef void _box_lowest_guilds(WondersState g, int boxed, int rest) noexcept nogil
cdef void _sort_kinds(WondersState g, int n) noexcept nogil
cdef void _sort_places(WondersState g, int n) noexcept nogil
cdef void _shuffle_kinds(WondersState g, int n) noexcept nogil
cdef void _mix_places(WondersState g, int n) noexcept nogil
cdef void _mix_hidden(WondersState g, int seat) noexcept nogil
cdef void _mix_tiles_aside(WondersState g, int seat) noexcept nogil
cdef int _unseal_others(WondersState g, int seat) noexcept nogil
cdef void _reseal(WondersState g, int sealed) noexcept nogil
