# A game of Babylon in numbers. `[SEATS]` comes first wherever a field belongs to a player.
#
#     cell = 8 * row + column          of a garden, row 0 at the top, as seen from above: a1 = 0, b1 = 1, a2 = 8
#     stack = 4 * row + column         of the quarry
#     spot = 7 * row + column          a footprint, by its upper left cell
#     corner                           of a footprint or tile, clockwise:   0 1
#                                                                          3 2
#     tile                             0-15 clay | 16-31 granite | 32-47 basalt | 48-51 starting tiles, by flower
#
#     quarry[stack][layer]             basalt at index 0, clay at 2; the uppermost at quarry_n - 1
#     token[i]                         turned up after round i (counted from 0); those after the last are out of the game
#     laid_...[seat][i]                the tiles of a garden, in the order in which they were placed
#     built_...[seat][i]               its decorations, in the order in which they were built

from libc.stdint cimport int8_t, uint16_t

from shinar.state cimport State

cpdef enum:
    SEATS = 4
    SIDE = 8
    CELLS = 64
    SPOT_SIDE = 7
    SPOTS = 49
    CORNERS = 4
    TURNS = 4               # a tile is turned by so many quarters
    QUARRY_SIDE = 4
    STACKS = 16
    LAYERS = 3
    LAYER_TILES = 16
    START_TILES = 48        # the first starting tile; + flower
    TILES = 52
    FLOWERS = 4
    SYMBOLS = 4
    TOKENS = 14
    EFFECTS = 6             # kinds of tokens that are not blank
    SLOTS = 6               # singles that can be kept
    MOST_TILES = 16         # in one garden: the starting tile, and one for each round
    MOST_BUILT = 56         # decorations in one garden: 16 statues, 24 others on two spaces each, and changed spaces
    NO_TILE = -1
    NOBODY = -1
    NOWHERE = -1            # no cell, no corner, no stack

cpdef enum:
    WHITE = 0
    BLUE = 1
    YELLOW = 2
    PINK = 3

# Symbols, and the pieces of these names. Pieces go on to BELVEDERE.
cpdef enum:
    BLANK = 0               # no symbol
    NOTHING = 0             # no piece: the open space is free
    STAIRS = 1              # as a piece: the foot of a stairs
    FOUNTAIN = 2            # half of one
    BRIDGE = 3              # one end
    STATUE = 4
    HEAD = 5                # of a stairs
    BELVEDERE = 6

# Round tokens.
cpdef enum:
    BLANK_TOKEN = 0
    GAIN_SINGLE = 1
    GAIN_DOUBLE = 2
    CONVERT_SYMBOL = 3
    FILL_BLANK = 4
    DOUBLE_FLOWER = 5
    MINUS_ONE = 6

# Phases.
cpdef enum:
    THINNING = 0            # `active` removes a clay tile
    DIGGING = 1             # `active` takes a tile
    BUILDING = 2            # he places a tile, builds a decoration, or is done
    SITING = 3              # he says where the tile `placing` comes to lie
    TURNING = 4             # how it is turned
    PROPPING = 5            # which corner is left free
    CHANGING = 6            # as which symbol the space `changed` shall count
    USING = 7               # what is built with it
    STORING = 8             # which tile he keeps
    OVER = 9

# What became of a tile that is in no quarry, slot or garden.
cpdef enum:
    IN_PLAY = 0
    REMOVED = 1             # in the set-up
    DISCARDED = 2

# Options, in the order of the dataclass in options.py.
cpdef enum:
    COMPLETE_OVERLAP = 0
    COVER_PIECES = 1
    BRIDGE_ROOM = 2
    STATUE_LINES = 3
    STATUE_RESTART = 4
    SUPPLY = 5
    TOKEN_SPACES = 6
    EFFECT_TOKENS = 7
    BRIDGES_HIDE = 8
    OPTIONS = 9

# Values of options that rules ask for by name.
cpdef enum:
    DIRECTLY_ABOVE = 1      # COMPLETE_OVERLAP
    BUT_FOOT = 0            # COVER_PIECES
    NEVER = 2               # COVER_PIECES
    KEPT = 0                # BRIDGE_ROOM
    STANDING = 1            # STATUE_LINES
    UNLIMITED = 1           # SUPPLY
    ONE_PER_TILE = 1        # TOKEN_SPACES

cdef class BabylonState(State):
    cdef int8_t option[OPTIONS]
    cdef int8_t phase
    cdef int8_t starter                     # who begins every round
    cdef int8_t active                      # whose turn it is
    cdef int8_t round                       # rounds over before this one
    cdef int8_t thinned                     # clay tiles removed in the set-up

    cdef int8_t quarry[STACKS][LAYERS]
    cdef int8_t quarry_n[STACKS]
    cdef int8_t token[TOKENS]
    cdef int8_t gone[TILES]                 # IN_PLAY, REMOVED or DISCARDED
    cdef int8_t supply[SYMBOLS]             # decorations nobody has built, by symbol - 1

    # The turn of `active`.
    cdef int8_t taken                       # the tile dug this turn while it is neither placed nor stored, or NO_TILE
    cdef int8_t doubles                     # given by a round token
    cdef int8_t older                       # tiles his garden had when the turn began: those from here on are new
    cdef int8_t spent                       # bit i: the token has changed a space of the i-th new tile
    cdef int8_t placing                     # the tile he is placing, or NO_TILE
    cdef int8_t spot                        # where, once he has said so
    cdef int8_t level
    cdef int8_t turned                      # quarter turns clockwise, once he has said so
    cdef int8_t changed                     # the cell whose symbol the token changes, or NOWHERE
    cdef int8_t wish                        # as which symbol it counts

    cdef int8_t flower[SEATS]               # of the board
    cdef int8_t singles[SEATS]              # gained or stored
    cdef int8_t stored[SEATS]               # the tile in the slot, or NO_TILE
    cdef int8_t height[SEATS][CELLS]        # level of the highest tile over a cell, 0 = none
    cdef int8_t symbol[SEATS][CELLS]        # printed on the open space
    cdef int8_t piece[SEATS][CELLS]         # on the open space
    cdef int8_t top[SEATS][CELLS]           # which tile of the garden is the highest over a cell: 1 + i, 0 = none
    cdef uint16_t deck[SEATS][CELLS]        # bit L: a bridge of level L passes over the cell
    cdef int8_t print_level[SEATS][SPOTS]   # level of the highest tile with this footprint, 0 = none
    cdef int8_t highest[SEATS]              # level of the highest tile

    cdef int8_t laid_n[SEATS]
    cdef int8_t laid_tile[SEATS][MOST_TILES]
    cdef int8_t laid_spot[SEATS][MOST_TILES]
    cdef int8_t laid_level[SEATS][MOST_TILES]
    cdef int8_t laid_turned[SEATS][MOST_TILES]      # quarter turns clockwise
    cdef int8_t laid_free[SEATS][MOST_TILES]        # corner with the belvedere, or CORNERS
    cdef int8_t laid_statues[SEATS][MOST_TILES]     # bit c: corner c rests on a statue

    cdef int8_t built_n[SEATS]
    cdef int8_t built_kind[SEATS][MOST_BUILT]       # a symbol
    cdef int8_t built_cell[SEATS][MOST_BUILT]       # of stairs the foot; else the one further up or left
    cdef int8_t built_other[SEATS][MOST_BUILT]      # the other cell; of statues the same
    cdef int8_t built_level[SEATS][MOST_BUILT]      # of stairs that of the foot

    cdef void shuffle_layer(self, int layer, int least) noexcept nogil
    cdef void shuffle_tokens(self, int first) noexcept nogil
