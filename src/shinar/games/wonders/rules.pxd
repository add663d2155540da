from shinar.games.wonders.state cimport *
from shinar.games.wonders.actions cimport *

cdef class Wonders(WondersState):
    cdef void deal(self, int seats, int* options, unsigned long long seed) noexcept nogil
    cdef int to_act(self) noexcept nogil
    cdef int legal(self, int seat, short* out) noexcept nogil
    cdef int why_not(self, int seat, int action) noexcept nogil
    cdef void choose(self, int seat, int action) noexcept nogil
    cdef void redeal(self, int seat, unsigned long long seed) noexcept nogil
    cdef void result(self, int* points, int* ranks) noexcept nogil
    cdef int observe(self, int seat, short* out) noexcept nogil
    cdef int estimate(self, int seat) noexcept nogil

    # Doors for Python, as type checkers see them.
    #: def offers(self, city: int, use: int, card: int, /) -> tuple[int, list[tuple[int, int, int, int, int]]]: ...
    #: def payments(self, city: int, /) -> list[tuple[int, int, int, int, int]]: ...
    #: def categories(self, city: int, /) -> list[int]: ...

cdef object _rows(Wonders g, int count)
