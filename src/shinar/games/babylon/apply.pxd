from shinar.games.babylon.actions cimport *
from shinar.games.babylon.state cimport *

from shinar.games.babylon.geometry cimport BY_DOUBLE, BY_STATUE, carrier, corner_cell, pair_cell, pair_step, price, span_cell, span_step
from shinar.games.babylon.legal cimport changed_cell, effect_now, lone_choice, rounds_of, site_level, thinnings_of
from shinar.games.babylon.prints cimport box, flower_of, symbol_of, token_count

cdef void set_up(BabylonState g) noexcept nogil
cdef void apply(BabylonState g, int seat, int action) noexcept nogil
cdef void lay(BabylonState g, int seat, int free) noexcept nogil
cdef void build(BabylonState g, int seat, int action) noexcept nogil
cpdef int income(BabylonState g, int seat, int stack) noexcept nogil

cdef void _make(BabylonState g, int seat, int action) noexcept nogil
cdef void _build_quarry(BabylonState g) noexcept nogil
cdef void _stack_tokens(BabylonState g) noexcept nogil
cdef void _remove(BabylonState g, int stack) noexcept nogil
cdef int _lift(BabylonState g, int stack) noexcept nogil
cdef void _begin_turn(BabylonState g) noexcept nogil
cdef void _dig(BabylonState g, int seat, int stack) noexcept nogil
cdef void _end_turn(BabylonState g, int seat, int kept) noexcept nogil
cdef void _end_round(BabylonState g) noexcept nogil
cdef int _edge(BabylonState g, int layer, int row, int column) noexcept nogil
cdef int _pay(BabylonState g, int seat, int free) noexcept nogil
cdef void _cover(BabylonState g, int seat, int cell, int symbol, int piece) noexcept nogil
cdef void _note(BabylonState g, int seat, int kind, int cell, int other) noexcept nogil
cdef void _note_change(BabylonState g, int seat) noexcept nogil
