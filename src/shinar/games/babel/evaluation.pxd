from shinar.games.babel.actions cimport *
from shinar.games.babel.state cimport *

from shinar.games.babel.legal cimport groups_at, stack_top, top_level

# What a position is worth, in hundredths of a point; the factors are in hundredths too.
cpdef enum:
    HAND_CARD = 20
    VARIETY = 15            # of nations in hand: each is a site to move to
    DRAW = 60               # the three cards of the next turn
    COLUMN_CARD = 55        # up to two more than the next level asks for
    SPARE_CARD = 40         # up to two beyond
    GROUP_WORTH = 60
    HELD_CARD = -50
    PROMISE = 80            # of what can be gained at once
    EFFORT = 12             # for each card that has to be laid first
    THREAT = 30             # of what a skill of the other's could take
    OFFERED = 50            # of what the other could gain next
    LEAD = 50               # of the lead once the end phase is open: whoever leads may close it
    WON_OVER = 40           # for a card that a skill takes out of the other's column
    WHOLE = 100

cdef int estimate(BabelState g, int seat) noexcept nogil

cdef int _standing(BabelState g, int seat) noexcept nogil
cdef int _destroys(BabelState g, int seat, int site) noexcept nogil
cdef int _steals(BabelState g, int seat, int site) noexcept nogil
cdef int _in_reach(BabelState g, int seat) noexcept nogil
cdef int _climb(BabelState g, int seat) noexcept nogil
cdef int _climb_from(BabelState g, int seat, int level, int cards, int hand, int own, int other, int held) noexcept nogil
cdef int _pending_worth(BabelState g, int seat) noexcept nogil
cdef int _below(BabelState g, int seat, int site) noexcept nogil
cdef int _variety(BabelState g, int seat) noexcept nogil
cdef int _count_bits(int mask) noexcept nogil
