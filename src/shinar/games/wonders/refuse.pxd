from shinar.games.wonders.actions cimport *
from shinar.games.wonders.tables cimport *

from shinar.games.wonders.city cimport has
from shinar.games.wonders.cost cimport NONE, gather, list_splits
from shinar.games.wonders.legal cimport may_take_board, owed_city, slot_in_hand, slot_in_packet, slot_in_pile, why_not_lose
from shinar.games.wonders.projects cimport ways_to_join
from shinar.games.wonders.tower cimport has_tile, tile_slot
from shinar.games.wonders.ways cimport can_build, can_search, card_means, join_ways, owe_card, owe_choice, owe_stage, stage_at, stage_means, stages_open

cdef int why_not(WondersState g, int seat, int action) noexcept nogil
cdef int why_not_build(WondersState g, int city, int card) noexcept nogil
cdef int why_not_stage(WondersState g, int city) noexcept nogil

cdef int _why_not_first(WondersState g, int seat, int city, int action) noexcept nogil
cdef int _why_not_set_up(WondersState g, int seat, int action) noexcept nogil
cdef int _why_not_card(WondersState g, int seat, int city, int action) noexcept nogil
cdef bint _free_city_can_use(WondersState g, int seat, int city) noexcept nogil
cdef int _why_not_search(WondersState g, int city, int action) noexcept nogil
cdef int _why_not_part(WondersState g, int seat, int city, int action) noexcept nogil
cdef int _why_not_join(WondersState g, int city, int action) noexcept nogil
