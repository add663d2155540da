from shinar.games.wonders.actions cimport *
from shinar.games.wonders.tables cimport *

from shinar.games.wonders.age cimport begin_age, begin_turn, choose_sides, draft_tiles, fight, keep_tile, open_cities, pass_hands, take_from_hand, throw_leftovers
from shinar.games.wonders.city cimport add_card, add_stage, count_around, left_of, right_of
from shinar.games.wonders.cost cimport is_lawful
from shinar.games.wonders.legal cimport owed_seats
from shinar.games.wonders.projects cimport clear_away, give_up, join, settle
from shinar.games.wonders.sealing cimport seal, unseal
from shinar.games.wonders.tower cimport bonus_on, pass_tiles, place_tiles, tile_slot
from shinar.games.wonders.ways cimport owe_choice

cdef void apply(WondersState g, int seat, int action) noexcept nogil
cdef void resolve(WondersState g) noexcept nogil

cdef void _resolve_actions(WondersState g) noexcept nogil
cdef void _note_last(WondersState g) noexcept nogil
cdef void _pay(WondersState g, int city) noexcept nogil
cdef void _lay(WondersState g, int city) noexcept nogil
cdef void _gain(WondersState g, int city) noexcept nogil
cdef void _give(WondersState g, int city, int coins) noexcept nogil
cdef int _gain_from_effect(WondersState g, int city, int row) noexcept nogil
cdef void _gain_special(WondersState g, int city, int row) noexcept nogil
cdef void _credit_sellers(WondersState g, int city) noexcept nogil
cdef void _after_actions(WondersState g) noexcept nogil
cdef bint _ask_last_cards(WondersState g) noexcept nogil
cdef void _after_last_cards(WondersState g) noexcept nogil
cdef void _search_or_end(WondersState g) noexcept nogil
cdef void _end_turn(WondersState g) noexcept nogil
cdef void _end_age(WondersState g) noexcept nogil
cdef void _after_project(WondersState g) noexcept nogil
cdef void _draft(WondersState g) noexcept nogil
cdef void _set_up_on(WondersState g) noexcept nogil
