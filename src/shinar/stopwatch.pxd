from shinar.state cimport State

cdef void _copy(State target, State source, int times) noexcept nogil
cdef int _list(State state, int seat, int times) noexcept nogil
cdef int _play(State state, State start, int times) noexcept nogil
