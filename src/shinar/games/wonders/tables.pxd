# The tables of cards.py, boards.py, tiles.py and project_cards.py as the rules read them (made by arrays.py, filled once).
#
#     effect of a card     EFFECT[card]                     effect of a stage     EFFECT[CARDS + stage]
#     number of a stage    STAGES * (2 * board + side) + position              its board and side     stage // STAGES
#
# Packed counts have a lane of 8 bits for each resource, wood in the lowest; no count is above 127, so that the highest bit
# of a lane is free for carrying.

from shinar.games.wonders.effects cimport *
from shinar.games.wonders.state cimport *

cpdef enum:
    BOARD_ROOM = 16
    SIDES_ROOM = 32         # board and side: 2 * board + side
    STAGE_ROOM = 128
    EFFECTS = 304           # CARDS + STAGE_ROOM
    MIXED_CARDS = 6
    MIXED_SETS = 64
    DECK_ROOM = 72

# Columns of EFFECT: the fields of cards.Effect, in their order.
cpdef enum:
    POINTS = 0
    COINS = 1
    SHIELDS = 2
    MAKES = 3
    UNITS = 4
    SOLD = 5
    SYMBOL_MASK = 6
    CHEAP = 7
    COINS_PER = 8
    POINTS_PER = 9
    PER = 10
    OF = 11
    GIFT = 12
    LOSS = 13
    VICTORY = 14
    SPECIAL = 15
    MIRRORED = 16
    FIELDS = 17

cdef unsigned long long BIT[64]
cdef unsigned long long LANE[RESOURCES]     # one unit of a resource
cdef unsigned long long TOPS, ONES          # the highest bit of every lane; one unit in every lane
cdef unsigned long long WITHOUT[MIXED_CARDS]    # of the 64 sets of six things, those without this thing

cdef short EFFECT[EFFECTS][FIELDS]

cdef short CARD_AGE[CARDS]
cdef short CARD_COLOUR[CARDS]
cdef short CARD_COINS[CARDS]
cdef unsigned long long CARD_GOODS[CARDS]   # packed
cdef short CARD_NAME[CARDS]                 # the first card of the same name
cdef short CARD_AFTER[CARDS][2]             # cards whose chain makes it free, or -1
cdef short CARD_FAMILY[CARDS]
cdef short CARD_STONES[CARDS]               # stone symbols on brown cards
cdef short CARD_MIXED[CARDS]                # 1 + its bit in the field `mixed`, or 0

cdef short MIXED_N[MIXED_SETS]              # the masks of each set of mixed cards
cdef short MIXED[MIXED_SETS][MIXED_CARDS]
cdef unsigned long long MIXED_REACH[MIXED_SETS]     # packed: the most of each resource they could give
cdef unsigned long long PAIRS[16]           # packed: two of each resource of a mask
cdef unsigned long long ENDLESS[16]         # packed: more than anybody needs of each
cdef unsigned long long REACH[128]          # packed: one of each resource of a mask

cdef short BOARDS_N
cdef short BOARD_START[BOARD_ROOM]          # resource, or NO_RESOURCE
cdef short BOARD_COINS[BOARD_ROOM]
cdef short BOARD_ANY_ORDER[BOARD_ROOM]
cdef short BOARD_SET[BOARD_ROOM]            # 0 base, 1 Wonder Pack, 2 not in play
cdef short BOARD_QUIET[BOARD_ROOM]          # 1 = side A asks nothing of its owner: may be the Free City's
cdef short STAGES_N[SIDES_ROOM]
cdef short STAGE_COINS[STAGE_ROOM]
cdef unsigned long long STAGE_GOODS[STAGE_ROOM]

cdef short DECK_N[AGES + 1][SEATS + 1]      # by Age and players: without guilds
cdef short DECK[AGES + 1][SEATS + 1][DECK_ROOM]
cdef short GUILDS_N
cdef short GUILD[DECK_ROOM]

cdef short TILE_ON[TILES + 1]               # by number; the fields of tiles.Tile
cdef short TILE_TAX[TILES + 1]
cdef short TILE_BONUS[TILES + 1]
cdef short TILE_WAIVES[TILES + 1]
cdef short TILE_CONVERTS[TILES + 1]
cdef short TILE_GOODS[TILES + 1]
cdef short TILE_PRICE[TILES + 1]
cdef short TILE_MAKES[TILES + 1]
cdef short TILE_OFF[TILES + 1]
cdef short TILE_ENDLESS[TILES + 1]
cdef short TILE_CHAINS[TILES + 1]
cdef short TILE_VICTORIES[TILES + 1]
cdef short TILE_DEFEATS[TILES + 1]
cdef short TOWER_POINTS[TILES_DEALT + 1]
cdef short TOWER_SPACES[SEATS + 1]
cdef short SMALLER[6]                       # a victory token of this value, one size smaller

cdef short PROJECT_COLOUR[PROJECTS]
cdef short PROJECT_COINS[PROJECTS]
cdef unsigned long long PROJECT_GOODS[PROJECTS]
cdef short PROJECT_PENALTY[PROJECTS]
cdef short PROJECT_LOSES[PROJECTS]          # a colour
cdef short PROJECT_REWARD[PROJECTS][FIELDS] # the fields of cards.Effect
cdef short PROJECT_TOKENS[SEATS + 1]
cdef short PENALTY_POINTS[AGES + 1]
