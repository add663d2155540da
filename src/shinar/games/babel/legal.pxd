from shinar.games.babel.actions cimport *
from shinar.games.babel.state cimport *

cdef int list_legal(BabelState g, int seat, short* out) noexcept nogil
cdef int why_not(BabelState g, int seat, int action) noexcept nogil
cdef int acting_seat(BabelState g) noexcept nogil
cdef int paying_nation(int skill) noexcept nogil
cdef int migration_source(int action) noexcept nogil
cdef int migration_target(int action) noexcept nogil
cdef int top_level(BabelState g, int seat, int site) noexcept nogil
cdef int stack_top(BabelState g, int stack) noexcept nogil
cdef int groups_at(BabelState g, int seat, int site) noexcept nogil
cdef int count_groups(BabelState g, int seat, int site, int nation) noexcept nogil
cdef bint can_keep_promise(BabelState g, int seat) noexcept nogil

cdef int _list_skills(BabelState g, int seat, int site, short* out, int n) noexcept nogil
cdef int _drop_promise_breakers(BabelState g, int seat, short* out, int n) noexcept nogil
cdef bint _keeps_promise(BabelState g, int seat, int action) noexcept nogil
cdef int _why_not_skill(BabelState g, int seat, int action) noexcept nogil
cdef int _why_not_act(BabelState g, int seat, int action) noexcept nogil
cdef int _nations_in(BabelState g, int seat, int site) noexcept nogil
cdef int _count_defectors(BabelState g, int seat, int site) noexcept nogil
cdef int _why_not_raise(BabelState g, int seat, int stack, int step) noexcept nogil
cdef int _why_not_migrate(BabelState g, int seat, int action) noexcept nogil
