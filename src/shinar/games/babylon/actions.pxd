# The action table of Babylon. An action is one number; a family begins at its name and runs over its index.
# The order is an API (learned policies and stored games depend on it): a test pins it.
#
# A placement is up to four choices: PLACE_..., SITE, TURN, PROP. A pair is two neighbouring cells, a span two cells with
# one between them:
#     pair = 7 * row + column of the left cell        side by side            0-55
#            56 + 8 * row + column of the upper cell  one above the other     56-111
#     span = 6 * row + column of the left cell        along a row             0-47
#            48 + 8 * row + column of the upper cell  along a column          48-95

cpdef enum:
    REMOVE = 0          # + stack: take its clay tile out of the game, in the set-up
    DIG = 16            # + stack: take its uppermost tile
    DONE = 32           # place and build no more in this turn
    END = 33            # end the turn, keep no tile
    KEEP_TAKEN = 34     # end the turn, keep the taken tile
    KEEP_STORED = 35    # end the turn, keep the stored tile
    PLACE_TAKEN = 36
    PLACE_STORED = 37
    SITE = 38           # + 2 * spot + raised: 0 one level above the highest cell of the footprint, 1 two levels
    TURN = 136          # + quarter turns clockwise
    PROP = 140          # + the corner left free, or CORNERS: none
    BUILD_STATUE = 145      # + cell
    BUILD_FOUNTAIN = 209    # + pair
    BUILD_STAIRS = 321      # + pair
    BUILD_BRIDGE = 433      # + span
    CHANGE = 529        # + 4 * new tile + corner of its footprint: the round token changes this space
    WISH = 537          # + symbol - 1: as this symbol
    ACTIONS = 541

cpdef enum:
    PAIRS = 112
    ROW_PAIRS = 56      # those side by side
    SPANS = 96
    ROW_SPANS = 48
    NEW_TILES = 2       # that can be placed in a turn

# Why an action may not be chosen. 1-9 are common to all games (see shinar/game.py).
cpdef enum:
    LEGAL = 0
    GAME_OVER = 1
    NOT_OWED = 2
    NO_SUCH_ACTION = 3

    MUST_REMOVE_CLAY = 10       # the quarry is being thinned
    MUST_DIG = 11               # a turn begins with digging
    NOT_THINNING = 12
    ALREADY_DUG = 13
    STACK_EMPTY = 14
    NOT_CLAY = 15               # the uppermost tile is not of clay
    MUST_SITE = 16              # a tile is being placed: where?
    MUST_TURN = 17              # how is it turned?
    MUST_PROP = 18              # which corner is free?
    MUST_WISH = 19              # as which symbol shall the space count?
    MUST_USE = 20               # build something with the changed space
    NOT_PLACING = 21
    NO_TILE_TAKEN = 22          # placed already
    NO_TILE_STORED = 23
    NO_SITE = 24                # no place in the garden can be reached with these pillars
    FOOT_BELOW = 25             # the foot of a stairs fills the storey
    COVERS_PIECE = 26           # option cover_pieces
    COMPLETE_COVER = 27         # the same footprint as another tile
    NEEDS_LEVEL_BELOW = 28
    BRIDGE_IN_THE_WAY = 29      # a pillar would go through a deck
    OCCUPIED_BELOW = 30         # pieces leave fewer than three corners to carry it
    UNSUPPORTED = 31            # fewer than three corners can be carried
    TOO_FEW_PILLARS = 32
    STATUE_CARRIES = 33         # this corner rests on a statue
    NEEDS_THIS_CORNER = 34      # another corner cannot be carried
    CANNOT_CARRY = 35           # this corner cannot be carried
    NO_NEW_TILE = 36            # nothing was placed in this turn
    SUPPLY_EMPTY = 37
    HIDDEN_SPACE = 38           # the symbol is there, but a tile hides it
    WRONG_SYMBOL = 39
    SPACE_TAKEN = 40
    NOT_NEW = 41                # no space is on a tile placed in this turn
    SAME_TILE = 42
    NOT_SAME_LEVEL = 43
    NOT_ONE_APART = 44          # stairs join levels that differ by one
    NOT_ALIGNED = 45
    NO_STATUE_LEFT = 46         # option statue_restart
    GAP_FILLED = 47             # a tile fills the space between the ends of a bridge
    DECK_CROSSES = 48           # another bridge of this level passes there
    FOOT_UNDER_DECK = 49        # stairs would end in a bridge
    NO_TOKEN = 50               # no round token changes a space in this round
    TOKEN_SPENT = 51
    NOT_BLANK = 52              # this token is for blank spaces
    NOT_A_SYMBOL = 53           # this token is for symbols
    NO_USE = 54                 # nothing could be built with it
    SAME_SYMBOL = 55
    NOT_THE_CHANGED = 56        # the decoration does not use the changed space
    NOT_CHANGING = 57
    MUST_STORE = 58             # the turn is built: which tile is kept?
    NOT_STORING = 59
