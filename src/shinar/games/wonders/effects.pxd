# What can a card, a stage, a tile or a token of 7 Wonders do? The numbers and bit masks in which the tables say it.
#
#     bit of a resource   1 << WOOD … 1 << PAPYRUS          bit of a colour   1 << BROWN … 1 << WHITE
#     bit of a symbol     1 << COMPASS … 1 << TABLET        whose             OF_OWN | OF_LEFT | OF_RIGHT
#
# Left is the next seat clockwise. The order of resources, colours and symbols is an API: costs are tuples in it.

cpdef enum:
    WOOD = 0
    STONE = 1
    CLAY = 2
    ORE = 3
    GLASS = 4
    TEXTILE = 5
    PAPYRUS = 6
    RESOURCES = 7
    NO_RESOURCE = -1
    RAW_GOODS = 15              # masks: wood stone clay ore
    MADE_GOODS = 112            # glass textile papyrus

cpdef enum:
    BROWN = 0
    GREY = 1
    BLUE = 2
    YELLOW = 3
    RED = 4
    GREEN = 5
    PURPLE = 6
    BLACK = 7                   # Cities, later
    WHITE = 8                   # Leaders, later
    COLOURS = 9

cpdef enum:
    COMPASS = 0
    GEAR = 1
    TABLET = 2
    SYMBOLS = 3
    ANY_SYMBOL = 7              # mask: chosen at the final scoring

cpdef enum:
    OF_OWN = 1
    OF_LEFT = 2
    OF_RIGHT = 4
    OF_NEIGHBOURS = 6
    OF_ALL_THREE = 7

# What `per` counts: cards of these colours (bits 0..8), or one of these.
cpdef enum:
    COUNT_COLOURS = 511         # mask
    COUNT_STAGES = 512          # built stages
    COUNT_DEFEATS = 1024        # defeat tokens
    COUNT_STONES = 2048         # stone symbols on brown cards
    COUNT_SETS = 4096           # sets of three different science symbols

# Groups of cards that a tile of the tower switches.
cpdef enum:
    SINGLES = 1                 # brown: one unit of one resource
    DOUBLES = 2                 # brown: two units, or a choice of two resources
    TRADERS = 3                 # yellow: trade and production

# What cannot be said with fields has a name, and exactly one branch in the rules.
cpdef enum:
    FREE_BUILD = 1              # once in each Age one structure from the hand for nothing
    LAST_CARD = 2               # the last card of an Age may be used
    FROM_DISCARD = 3            # end of the turn: one structure from the discard pile for nothing
    COPY_GUILD = 4              # final scoring: one neighbour's guild counts here too
    COPY_SYMBOL = 5             # final scoring: the symbol of one neighbour's green card
    DIPLOMACY = 6               # sits out the next conflicts
    MAKE_MISSING = 7            # one unit of what the city's brown and grey cards and board do not produce
    BURIED_COLOUR = 8           # final scoring: the colour of the card under this stage, counted at the neighbours'
    MIRROR = 9                  # cost and effect of stage number `mirrored` of the neighbour `of`
    BURY_LEADER = 10            # Leaders, later
    WILDCARD = 11               # token: take part in a project whatever its colour
    FREE_STRUCTURE = 12         # token: one structure for nothing
    FREE_STAGE = 13             # token: one stage without resources
    SPECIALS = 14

# What those who have no token pay when a project fails.
cpdef enum:
    LOSE_STRUCTURE = 1          # one of a colour, of his own choice
    LOSE_COINS = 2              # all
    LOSE_VICTORIES = 3          # two victory tokens, of his own choice
    LOSE_START = 4              # what the board gives from the start

# When a tile taxes or pays: structures of a colour (bits 0..8), or these.
cpdef enum:
    ON_CHAIN = 512
    ON_STAGE = 1024
    THE_AGE = -1                # amount: the number of the current Age
