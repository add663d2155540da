from shinar.games.wonders.actions cimport *
from shinar.games.wonders.tables cimport *

from shinar.games.wonders.cost cimport NONE, gather, list_splits
from shinar.games.wonders.legal cimport owed_city, slot_in_city, slot_in_hand, slot_in_packet, slot_in_pile
from shinar.games.wonders.projects cimport victories
from shinar.games.wonders.tower cimport tiles_at
from shinar.games.wonders.ways cimport answers, card_means, join_ways, owe_choice, stage_at, stage_means, stages_open

cdef void seal(WondersState g, int seat, int action) noexcept nogil
cdef void unseal(WondersState g, int city) noexcept nogil

cdef void _seal_first(WondersState g, int seat, int city, int action) noexcept nogil
cdef void _seal_use(WondersState g, int seat, int city, int action) noexcept nogil
cdef void _seal_loss(WondersState g, int city, int action) noexcept nogil
cdef void _ask_on(WondersState g, int seat, int city, int question) noexcept nogil
cdef bint _asks_which(WondersState g, int seat, int city) noexcept nogil
cdef void _take_stage(WondersState g, int city, int i) noexcept nogil
cdef bint _asks_means(WondersState g, int city) noexcept nogil
cdef bint _asks_payment(WondersState g, int city) noexcept nogil
cdef int _lowest(int mask) noexcept nogil
