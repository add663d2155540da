from shinar.games.babel.actions cimport *
from shinar.games.babel.state cimport *

from shinar.games.babel.legal cimport can_keep_promise, count_groups, migration_source, migration_target, paying_nation, top_level
from shinar.games.babel.score cimport check_end

cdef void set_up(BabelState g) noexcept nogil
cdef void apply(BabelState g, int seat, int action) noexcept nogil

cdef void _begin_turn(BabelState g) noexcept nogil
cdef void _draw_nations(BabelState g, int seat, int count) noexcept nogil
cdef void _reshuffle(BabelState g) noexcept nogil
cdef void _note_empty_pile(BabelState g) noexcept nogil
cdef void _end_turn(BabelState g) noexcept nogil
cdef void _announce(BabelState g, int seat) noexcept nogil
cdef void _end_with_quarry(BabelState g) noexcept nogil
cdef int _draw_temple(BabelState g) noexcept nogil
cdef void _draw_temples(BabelState g) noexcept nogil
cdef void _push_stack(BabelState g, int stack, int card, int seen) noexcept nogil
cdef int _pop_stack(BabelState g, int stack, int chooser) noexcept nogil
cdef void _take_from_hand(BabelState g, int seat, int nation) noexcept nogil
cdef void _discard(BabelState g, int seat, int nation) noexcept nogil
cdef void _discard_halved(BabelState g, int seat, int nation) noexcept nogil
cdef void _push_column(BabelState g, int seat, int site, int nation) noexcept nogil
cdef void _migrate(BabelState g, int seat, int source, int target) noexcept nogil
cdef void _raise_temple(BabelState g, int seat, int card) noexcept nogil
cdef void _use_skill(BabelState g, int seat, int skill, int group) noexcept nogil
cdef void _pay(BabelState g, int seat, int nation, int group) noexcept nogil
cdef void _destroy(BabelState g, int seat) noexcept nogil
cdef void _steal(BabelState g, int seat) noexcept nogil
cdef void _cut_column(BabelState g, int seat, int site, int height) noexcept nogil
cdef void _desert(BabelState g, int enemy, int nation) noexcept nogil
cdef void _defect(BabelState g, int seat) noexcept nogil
cdef void _halve(BabelState g, int enemy) noexcept nogil
