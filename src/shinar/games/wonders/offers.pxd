from shinar.games.wonders.actions cimport *
from shinar.games.wonders.tables cimport *

from shinar.games.wonders.city cimport has
from shinar.games.wonders.cost cimport MOST, NONE, gather, list_splits
from shinar.games.wonders.refuse cimport why_not_build, why_not_stage
from shinar.games.wonders.tower cimport has_tile
from shinar.games.wonders.ways cimport can_search, card_means, owe_card, owe_choice, owe_stage, stage_at, stage_means

cpdef enum:
    OFFER = 5               # numbers of one way: means, position of the stage or -1, coins to left, right and bank

cdef int list_offers(WondersState g, int city, int use, int card, short* out) noexcept nogil
cdef int list_payments(WondersState g, int city, short* out) noexcept nogil

cdef int _list_builds(WondersState g, int city, int card, short* out) noexcept nogil
cdef int _list_stages(WondersState g, int city, short* out) noexcept nogil
cdef int _list_splits(WondersState g, int city, int means, int position, int n, short* out) noexcept nogil
