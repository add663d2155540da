from shinar.games.wonders.tables cimport *

from shinar.games.wonders.knowledge cimport FIRST_LOT, LOTS, SEEN, UNSEEN, lot, place_told
from shinar.games.wonders.legal cimport owed_city

cpdef enum:
    OBSERVE_COMMON = 128
    OBSERVE_CITY = 160      # for each of eight
    OBSERVE_HAND = 20       # for each of eight packets
    OBSERVE_PILE = 96
    OBSERVATION = 1664      # 128 + 8 * 160 + 8 * 20 + 96

cdef int observe(WondersState g, int seat, short* out) noexcept nogil

cdef void _observe_common(WondersState g, int seat, int first, short* out) noexcept nogil
cdef void _observe_city(WondersState g, int seat, int city, short* out, int n) noexcept nogil
cdef void _observe_hand(WondersState g, int seat, int owner, short* out, int n) noexcept nogil
cdef void _observe_pile(WondersState g, int seat, short* out, int n) noexcept nogil
cdef int _from(WondersState g, int first, int city) noexcept nogil
