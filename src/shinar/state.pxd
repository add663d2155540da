# The fields and signatures of shinar/state.py. What each method of the protocol promises is written in game.py.
#
# A state is one block of memory: the fields of exact-width types, from `rng` on, then those of the game's own class.
# Copying, comparing, hashing and saving work on that block. What stands before `rng` is scratch and no part of the game.

from libc.stdint cimport int32_t, uint32_t, uint64_t

cpdef enum:
    MAX_SEATS = 8
    MAX_OPTIONS = 32    # numbers a game may be dealt with
    BUFFER = 2048       # room for one list of legal actions, or one observation
    POINT = 100         # an estimate counts in hundredths of a point
    WON = 1000          # points that being ahead of everybody counts for in the outlook of a game that is over

# Types of fields, by their codes in the struct module.
cpdef enum:
    INT8 = 98       # b
    UINT8 = 66      # B
    INT16 = 104     # h
    UINT16 = 72     # H
    INT32 = 105     # i
    UINT32 = 73     # I
    INT64 = 113     # q
    UINT64 = 81     # Q

cdef class State:
    cdef int span                     # bytes of data
    cdef unsigned long long dice      # the generator of random play
    cdef int options[MAX_OPTIONS]     # the numbers this Python caller deals with
    cdef int points[MAX_SEATS]
    cdef int ranks[MAX_SEATS]
    cdef short buffer[BUFFER]

    cdef uint64_t rng                 # the game's own chance, which nobody may know
    cdef uint32_t reveals             # how often somebody was shown what his own choices did not tell him
    cdef int32_t seats                # how many play

    # The protocol.
    cdef void deal(self, int seats, int* options, unsigned long long seed) noexcept nogil
    cdef int to_act(self) noexcept nogil
    cdef int legal(self, int seat, short* out) noexcept nogil
    cdef int why_not(self, int seat, int action) noexcept nogil
    cdef void choose(self, int seat, int action) noexcept nogil
    cdef void redeal(self, int seat, unsigned long long seed) noexcept nogil
    cdef void result(self, int* points, int* ranks) noexcept nogil
    cdef int observe(self, int seat, short* out) noexcept nogil

    # For bots; a game that is better judged otherwise overrides it.
    cdef int estimate(self, int seat) noexcept nogil

    # What every game is given.
    cdef void copy_from(self, State other) noexcept nogil
    cdef void wipe(self) noexcept nogil
    cdef void sow(self, unsigned long long seed) noexcept nogil
    cdef int below(self, int n) noexcept nogil
    cdef int throw(self, int n) noexcept nogil
    cdef int play_on(self, int limit) noexcept nogil
    cdef int prospect(self, int seat) noexcept nogil

cdef unsigned long long WORD, HALF_WORD, STEP, GAP, MIX_1, MIX_2
cdef unsigned long long mix(unsigned long long x) noexcept nogil
cdef char* data(State state) noexcept nogil
cdef object number_at(char* place, int code)
cdef object numbers_at(char* place, int code, tuple steps, int depth)
