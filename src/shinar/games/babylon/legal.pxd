from shinar.games.babylon.actions cimport *
from shinar.games.babylon.geometry cimport *
from shinar.games.babylon.state cimport *

cdef int list_legal(BabylonState g, int seat, short* out) noexcept nogil
cdef int why_not(BabylonState g, int seat, int action) noexcept nogil
cdef int lone_choice(BabylonState g) noexcept nogil
cpdef int rounds_of(int seats) noexcept nogil
cpdef int thinnings_of(int seats) noexcept nogil
cpdef int effect_now(BabylonState g) noexcept nogil
cpdef int changed_cell(BabylonState g, int action) noexcept nogil
cpdef int site_level(BabylonState g, int seat, int action) noexcept nogil

cdef int _list_building(BabylonState g, int seat, short* out) noexcept nogil
cdef int _list_storing(BabylonState g, int seat, short* out) noexcept nogil
cdef int _list_sites(BabylonState g, int seat, short* out, int n, int limit) noexcept nogil
cdef int _list_decorations(BabylonState g, int seat, short* out, int n) noexcept nogil
cdef int _list_at(BabylonState g, int seat, int cell, short* out, int first, int n) noexcept nogil
cdef int _list_pairs_at(BabylonState g, int seat, int cell, int symbol, short* out, int first, int n) noexcept nogil
cdef int _list_bridges_at(BabylonState g, int seat, int cell, short* out, int first, int n) noexcept nogil
cdef int _offer(short* out, int first, int n, int action) noexcept nogil
cdef int _list_changes(BabylonState g, int seat, short* out, int n) noexcept nogil
cdef bint _can_use(BabylonState g, int seat, int cell, int wish, short* out, int n) noexcept nogil
cdef int _why_not_quarry(BabylonState g, int action) noexcept nogil
cdef int _why_not_storing(BabylonState g, int seat, int action) noexcept nogil
cdef int _why_not_building(BabylonState g, int seat, int action) noexcept nogil
cdef int _why_not_build(BabylonState g, int seat, int action) noexcept nogil
cdef int _change_fault(BabylonState g, int seat, int action, short* out, int n) noexcept nogil
cdef int _wish_fault(BabylonState g, int seat, int cell, int wish, short* out, int n) noexcept nogil
cdef int _supply_fault(BabylonState g, int symbol) noexcept nogil
cdef bint _uses_changed(BabylonState g, int action) noexcept nogil
