from shinar.games.wonders.tables cimport *

cpdef enum:
    NONE = 99           # coins: more than any payment; no such split
    MOST = 40           # coins that a split may give to one neighbour, and one more

cdef unsigned long long missing(unsigned long long wanted, unsigned long long there) noexcept nogil
cdef int units(unsigned long long goods) noexcept nogil
cdef int is_lawful(WondersState g, int city) noexcept nogil
cdef void gather(WondersState g, int city) noexcept nogil
cdef bint can_pay(WondersState g, unsigned long long goods, int coins) noexcept nogil
cdef int list_splits(WondersState g, unsigned long long goods, int coins) noexcept nogil

cdef unsigned long long _stock_of(WondersState g, int city) noexcept nogil
cdef void _gather_choices(WondersState g, int city) noexcept nogil
cdef void _gather_offers(WondersState g, int city) noexcept nogil
cdef int _rate(int cheap, int change) noexcept nogil
cdef void _find(WondersState g, unsigned long long goods) noexcept nogil
cdef void _spread(WondersState g, unsigned long long goods) noexcept nogil
cdef void _note(WondersState g, int half, unsigned long long goods) noexcept nogil
cdef void _buy(WondersState g, unsigned long long goods, int resource, unsigned long long left, unsigned long long right, int to_left, int to_right) noexcept nogil
cdef unsigned long long _choose(WondersState g, int side, int resource, int count, unsigned long long sets) noexcept nogil
