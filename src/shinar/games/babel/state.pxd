# A game of Babel in numbers. Nations, and the sites of the same name, are 0..4:
#     0 Assyrians   1 Hittites   2 Medes   3 Persians   4 Sumerians
# `[SEATS]` comes first wherever a field belongs to a player.
#
#     column[seat][site]    the oldest card at index 0, the newest at column_n - 1
#     temple[seat][site]    levels, the foundation at index 0, the top at temple_n - 1
#     stack[seat]           temple cards, the one that may be taken at stack_n - 1
#     pile, quarry          face down, the next card to be drawn at pile_n - 1, quarry_n - 1

from libc.stdint cimport int8_t, int16_t

from shinar.state cimport State

cpdef enum:
    SEATS = 2
    NATIONS = 5
    SITES = 5
    QUARRY = 5              # where a pawn stands before its first move
    NOBODY = -1             # no seat: game over, or nobody has opened the end phase
    LEVELS = 6
    NATION_COPIES = 12
    NATION_CARDS = 60
    TEMPLE_CARDS = 45
    QUARRY_START = 43       # two level 1 cards are held
    GROUP = 3               # equal neighbours that make a group
    MIGRANTS = 3
    DRAWN_NATIONS = 3

cpdef enum:
    ASSYRIANS = 0
    HITTITES = 1
    MEDES = 2
    PERSIANS = 3
    SUMERIANS = 4

# Phases.
cpdef enum:
    ACT = 0                 # `active` chooses what to do
    PAYING = 1              # `active` chooses the group that pays for `pending`
    HALVING = 2             # the other player discards `halving` cards
    OVER = 3

# What is known of a card in the other's temple stack.
cpdef enum:
    UNSEEN = 0
    SEEN = 1
    UNSEEN_SECOND = 2       # unseen, but known to have been drawn after the card that covers it

# Options, in the order of the dataclass in options.py.
cpdef enum:
    STARTING_HANDS = 0
    SUMERIAN_SCOPE = 1
    HALVE_REVEALS = 2
    TEMPLE_STACKS_PUBLIC = 3
    HAND_SIZE_PUBLIC = 4
    RESHUFFLE = 5
    END_PHASE_LOW_APPLIES_TO = 6
    TEMPLE_DECK_END = 7
    FIRST_TURN_GUARD = 8
    ALLOW_EMPTY_SKILL = 9
    FULL_TIE = 10
    STALEMATE_TURNS = 11
    OPTIONS = 12

# Values of options that rules ask for by name.
cpdef enum:
    FIVE_EACH = 1           # STARTING_HANDS
    TOP_GROUP = 1           # SUMERIAN_SCOPE
    TOP_ONLY = 1            # TEMPLE_STACKS_PUBLIC
    ANNOUNCE_4_PLUS = 1     # HAND_SIZE_PUBLIC
    ON_EXHAUSTION = 1       # RESHUFFLE
    OPPONENT_OF_FIRST_15 = 1
    WHEN_DRAW_IMPOSSIBLE = 1
    SECOND_SEAT = 1         # FULL_TIE

cdef class BabelState(State):
    cdef int16_t option[OPTIONS]
    cdef int16_t turn                       # turns begun before this one; even turns are seat 0's
    cdef int16_t stall                      # turns since the quarry was last at a new low
    cdef int8_t low                         # fewest cards the quarry has held
    cdef int8_t phase
    cdef int8_t active                      # whose turn it is
    cdef int8_t pending                     # the skill that waits for its payment
    cdef int8_t halving                     # cards still to be discarded
    cdef int8_t migrated                    # 1 = this turn's migration is used
    cdef int8_t must_build                  # 1 = the held card is due this turn
    cdef int8_t opener                      # who opened the end phase, or NOBODY

    cdef int8_t held[SEATS]                 # 1 = still holds his level 1 card
    cdef int8_t pawn[SEATS]                 # site, or QUARRY
    cdef int8_t total[SEATS]                # sum of the top levels
    cdef int8_t hand[SEATS][NATIONS]
    cdef int8_t hand_n[SEATS]
    cdef int8_t known[SEATS][NATIONS]       # cards the other player knows to be in this hand or face down before it
    cdef int8_t announced[SEATS]            # hand size last announced, 0 = fewer than four
    cdef int8_t column[SEATS][SITES][NATION_CARDS]
    cdef int8_t column_n[SEATS][SITES]
    cdef int8_t temple[SEATS][SITES][LEVELS]
    cdef int8_t temple_n[SEATS][SITES]
    cdef int8_t stack[SEATS][TEMPLE_CARDS]
    cdef int8_t stack_seen[SEATS][TEMPLE_CARDS]    # what the other player knows of this card
    cdef int8_t stack_n[SEATS]

    cdef int8_t pile[NATION_CARDS]
    cdef int8_t pile_n
    cdef int8_t discards[NATIONS]           # open
    cdef int8_t hidden[SEATS][NATIONS]      # discarded face down by this player (option halve_reveals off)
    cdef int8_t hidden_n[SEATS]
    cdef int8_t quarry[TEMPLE_CARDS]
    cdef int8_t quarry_n
    cdef int8_t quarry_known                # how many of the next cards both players know

    cdef int known_in_hand(self, int seat, int nation) noexcept nogil
    cdef void shuffle_pile(self) noexcept nogil
    cdef void shuffle_quarry(self, int count) noexcept nogil
