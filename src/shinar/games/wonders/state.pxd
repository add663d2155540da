# A game of 7 Wonders in numbers. Seats sit in a ring: the left neighbour of seat i is i + 1 (clockwise), the right one i - 1.
# A city belongs to a seat and has its number; with two players, city 2 is the Free City. `[CITIES]` comes first wherever a
# field belongs to a city. `card` means the number of a title (cards.py): two equal cards are told apart by their slots.
#
# Slots: every physical card and tile of the game has one, for good. What lies there is `kind`, where it lies is `place`:
#
#     0 .. 71      the deck of Age I:   HAND_SIZE slots for each packet, from the dealer's clockwise; with two players
#     72 .. 143    ... of Age II        then the Free City's seven, in the order of drawing; then the guilds that stay
#     144 .. 215   ... of Age III       in the box
#     216 .. 239   tiles: three for each packet, then those that stay in the box    (leaders will stand behind them)
#
# A packet is the hand first dealt to the seat of that number. It wanders; `holds[seat]` says which one a seat has now.
# Who knows what follows from this alone: a seat knows what it held, and when (knowledge.py).

from libc.stdint cimport int8_t, int16_t, uint8_t, uint16_t, uint32_t, uint64_t

from shinar.state cimport State

from shinar.games.wonders.effects cimport *

cpdef enum:
    SEATS = 8               # at most; the box has cards for seven, Cities brings the eighth
    CITIES = 8
    FREE_CITY = 2           # the city without a player, where two play
    NOBODY = -1
    AGES = 3
    TURNS = 6               # in an Age; Cities makes it seven
    HAND_SIZE = 7           # cards dealt; Cities makes it eight
    HAND_ROOM = 10
    AGE_ROOM = 72           # slots of one Age's deck
    TILE_SLOTS = 216        # where the tiles begin
    SLOTS = 240
    NO_SLOT = -1
    GUILDS_MORE = 2         # guilds in play, beyond the number of players
    START_COINS = 3
    SALE = 3                # coins for a card sold
    PRICE = 2               # of a resource bought, in the ordinary way
    STAGES = 4              # of a board, at most
    TILES = 24
    TILES_DEALT = 3
    SPACES = 4              # of the Tower, at most
    PROJECTS = 15

# Cards by number. The table has room for what is to come: the numbers are an API.
cpdef enum:
    BASE_CARDS = 78         # 0 .. 77
    GUILD_ROOM = 80         # .. 95: guilds of Leaders and Cities
    BLACK_ROOM = 96         # .. 127
    LEADER_ROOM = 128       # .. 175
    CARDS = 176
    BUILT_WORDS = 2         # of 64 bits: structures are 0 .. 127

# Where a slot's card lies. Places of one family follow each other.
cpdef enum:
    BOX = 0                 # not in this game; nobody has seen it
    DRAW = 1                # the Free City's draw pile
    HAND = 2                # + packet
    CITY = 10               # + city, face up
    DISCARD = 18            # face down, where it was laid: all saw who laid it, and when
    UNDER = 19              # + STAGES * city + stage, face down
    TILE_HAND = 51          # + seat
    TILE_ASIDE = 59         # + seat, face down: built in this turn
    TOWER = 67              # face up on the Tower, covered or not
    UNDEALT = 68            # of an Age to come; or an unused slot

# When a slot's card left the hands, beyond turns 0..5.
cpdef enum:
    NOT_YET = -1
    NEVER_DEALT = 6         # the last card of the Free City's draw pile

# Who knows the card in a slot, beyond what follows from holding packets: bit mask of seats, and everybody.
cpdef enum:
    ALL_KNOW = 256

# Phases.
cpdef enum:
    BOARDS = 0              # option boards=chosen: one seat after the other takes a board
    SIDES = 1               # option sides=chosen: all at once
    DRAFT = 2               # of tiles, all at once
    PLAY = 3                # the turn's card, all at once
    EXTRA = 4               # whoever may still use the last card of the Age (Babylon)
    SEARCH = 5              # one seat looks through the discard pile (Halicarnassus)
    PENALTY = 6             # a project failed, all at once
    OVER = 7
    RECRUIT = 8             # Leaders

# Questions: a seat's choice is made in parts, each asked only where there is more than one answer. `step[city]`.
cpdef enum:
    ASK_CARD = 0            # which card, and what for
    ASK_WHICH = 1           # which stage (Great Wall), or which tile
    ASK_MEANS = 2           # by which means it is built
    ASK_JOIN = 3            # take part in the project?
    ASK_PAY = 4             # how many coins to the left neighbour
    SEALED = 5
    IDLE = 6                # owes nothing in this round

# What a card is used for. `use[city]`.
cpdef enum:
    NOTHING = 0
    TO_BUILD = 1
    TO_STAGE = 2
    TO_SELL = 3
    TO_RAISE = 4            # discarded for a tile
    TO_DECLINE = 5          # left alone: a last card, the discard pile

# By which means. `means[city]`.
cpdef enum:
    BY_COST = 0
    BY_CHAIN = 1
    BY_POWER = 2            # Olympia A
    BY_TOKEN = 3            # a free structure, or a free stage, won with a project
    BY_SEARCH = 4           # out of the discard pile; never asked
    MEANS_KINDS = 5

# Options, in the order of the dataclass in options.py.
cpdef enum:
    WITH_TOWER = 0
    WITH_PROJECTS = 1
    WITH_WONDER_PACK = 2
    BOARD_CHOICE = 3
    SIDE_CHOICE = 4
    TILE_ACTIVE_FROM = 5
    TAX_ON_FREE_BUILDS = 6
    FREE_CITY_AFFECTED = 7
    PARTIAL_PENALTY = 8
    OPTIONS = 9

# Values of options that rules ask for by name.
cpdef enum:
    BOARDS_CHOSEN = 1       # BOARD_CHOICE
    SIDES_ALL_A = 1         # SIDE_CHOICE
    SIDES_CHOSEN = 2
    END_OF_TURN = 1         # TILE_ACTIVE_FROM

cdef class WondersState(State):
    cdef int16_t option[OPTIONS]
    cdef int8_t phase
    cdef int8_t age                         # 1..3; 0 before the first
    cdef int8_t turn                        # of this Age: 0..5
    cdef int8_t cities                      # as many as seats, or three where two play
    cdef int8_t dealer                      # deals from here on clockwise, the whole game long
    cdef int8_t holder                      # who leads the Free City this turn, or NOBODY
    cdef int8_t searcher                    # whose city builds from the discard pile, or NOBODY

    # Cards and tiles by slot.
    cdef uint8_t kind[SLOTS]                # card, or number of the tile
    cdef uint8_t place[SLOTS]
    cdef int8_t left[SLOTS]                 # the turn in which it left the hands, or NOT_YET; of tiles, the draft's turn
    cdef uint16_t known[SLOTS]              # who has seen it where it lies face down: bit mask of seats, or ALL_KNOW
    cdef int16_t hand[SEATS][HAND_ROOM]     # by packet: slots, ascending by card; in the draft, tiles
    cdef int8_t hand_n[SEATS]
    cdef int8_t holds[SEATS]                # the packet in this seat's hand
    cdef uint8_t shown[AGES]                # bit mask of turns after which the Free City's hand was shown to all

    # What stands in a city.
    cdef int8_t board[CITIES]               # number of the board, or NOBODY
    cdef int8_t side[CITIES]                # 0 = A, 1 = B, or NOBODY
    cdef int16_t coins[CITIES]
    cdef uint64_t built[CITIES][BUILT_WORDS]    # bit mask of cards
    cdef int8_t colour_n[CITIES][COLOURS]   # structures by colour
    cdef uint8_t stage[CITIES][STAGES]      # by position: 1 + number of the stage whose effect was built (tables.pxd), or 0
    cdef int8_t stage_n[CITIES]

    # What all this yields, kept up to date as things come and go (city.py).
    cdef uint64_t stock[CITIES]             # packed: what neighbours can buy too, and nobody has to choose
    cdef uint8_t singles[CITIES]            # mask of resources: brown cards that give one; counted in `stock`
    cdef uint8_t doubles[CITIES]            # mask of resources: brown cards that give two; counted in `stock`
    cdef uint8_t mixed[CITIES]              # bit mask over MIXED (tables.pxd): brown cards that give one of two
    cdef uint8_t own_card[CITIES][2]        # masks of resources: one of each, from yellow cards; not for sale
    cdef uint8_t own_stage[CITIES][STAGES]  # the same, from stages
    cdef uint8_t printed[CITIES]            # mask of resources on brown and grey cards and on the board
    cdef int8_t makes_missing[CITIES]       # resources a turn that are not printed
    cdef uint8_t cheap_card[CITIES]         # trade at 1 by yellow cards: 1 raw left, 2 made left, 4 raw right, 8 made right
    cdef uint8_t cheap_stage[CITIES]        # the same, by stages
    cdef int8_t shields[CITIES]
    cdef int8_t powers[CITIES]              # free structures that the Wonder still gives in this Age
    cdef int8_t power_stages[CITIES]        # stages that give one in every Age
    cdef int8_t last_cards[CITIES]          # 1 = may use the last card of an Age
    cdef int8_t truces[CITIES]              # conflicts still to be sat out
    cdef int8_t wins[CITIES][AGES]          # victory tokens of 1, 3 and 5
    cdef int8_t defeats[CITIES]
    cdef int16_t debt[CITIES]               # Cities

    # Sealed: what a city does in this round. Nothing here is seen by others.
    cdef int8_t step[CITIES]                # the question that is asked
    cdef int8_t use[CITIES]
    cdef int16_t pick[CITIES]               # slot of the card, or NO_SLOT
    cdef int8_t tile[CITIES]                # number of the tile, 0 = none
    cdef int8_t position[CITIES]            # on the board, of the stage to be built
    cdef uint8_t plan[CITIES]               # 1 + number of the stage whose cost and effect it has, 0 = none
    cdef int8_t means[CITIES]
    cdef int8_t joins[CITIES]               # takes part in the project: 1, or 2 with the wildcard token
    cdef int8_t to_left[CITIES]             # coins to the neighbours
    cdef int8_t to_right[CITIES]
    cdef int8_t gives[CITIES][AGES]         # victory tokens to be given up, by value

    # Due within this turn.
    cdef int8_t searches[CITIES]            # builds from the discard pile
    cdef int8_t losses[CITIES]              # coins lost at the end of the turn
    cdef int8_t joined[CITIES]              # 1 = has taken part in the project in this turn

    # Tower of Babel. `law_` fields sum up the tiles in force (tower.py); `on` masks are those of effects.pxd.
    cdef uint8_t space[SPACES]              # the tile to be seen there, 0 = none
    cdef uint8_t tower[TILES]               # all tiles placed, in order
    cdef int8_t tower_n
    cdef int8_t raised[CITIES]              # tiles built by this seat
    cdef uint32_t in_force                  # bit mask (bit = number) of the tiles that act now
    cdef int16_t law_taxes                  # `on` mask: costs coins, as many as the number of the Age
    cdef int16_t law_bonuses                # `on` mask: brings coins
    cdef int16_t law_waives                 # `on` mask: needs no resources
    cdef int16_t law_converts               # `on` mask: costs coins for resources
    cdef int8_t law_raw, law_made           # on the price of a resource bought
    cdef uint8_t law_gifts[3]               # masks: one resource of each a turn for everybody
    cdef int8_t law_off                     # bit mask of families of cards that do nothing
    cdef int8_t law_endless                 # 1 = single brown cards make any number
    cdef int8_t law_chains                  # 1 = neighbours' structures count for chains
    cdef int8_t law_victories               # 1 = victory tokens are one size smaller
    cdef int8_t law_defeats                 # 1 = defeat tokens come in twos

    # Great Projects.
    cdef int8_t project                     # 1 + number of the project laid out, 0 = none
    cdef int8_t project_tokens              # left on it
    cdef int8_t project_open                # 1 = there was a token on it when the turn began
    cdef int8_t past_project[AGES]          # what became of each: 0 not settled, else 1 + number, negative if it failed
    cdef int8_t parts[CITIES]               # participation tokens
    cdef int8_t tokens[CITIES][SPECIALS]    # lasting tokens to be handed back, by their special
    cdef int8_t rewards[CITIES][PROJECTS]   # lasting rewards by project: how often
    cdef int16_t penalty_points[CITIES]     # 0 or less
    cdef int8_t barren[CITIES]              # 1 = the board has lost what it gave from the start

    # The last round, for the news. Only what all have seen: a card face down is -1.
    cdef int8_t last_phase
    cdef int8_t last_use[CITIES]
    cdef int16_t last_card[CITIES]
    cdef int8_t last_means[CITIES]
    cdef int8_t last_joins[CITIES]
    cdef int8_t last_left[CITIES]           # coins paid to the left neighbour
    cdef int8_t last_right[CITIES]
    cdef int16_t last_bank[CITIES]          # coins paid to the bank
    cdef int16_t last_gain[CITIES]          # coins from the bank

    # Scratch, never part of the game: what a build costs, and what the buyer and both sellers have (cost.py).
    cdef int due_coins                              # to the bank
    cdef unsigned long long due_goods               # packed
    cdef int lawful                                 # 1 = the tiles hold for this buyer
    cdef unsigned long long own                     # packed: the buyer's
    cdef int flex[24]                               # masks: the buyer's producers with a choice
    cdef int flex_n
    cdef unsigned long long offer[2]                # packed: the left and the right neighbour's
    cdef int choice[2][8]                           # masks: their producers with a choice
    cdef int choice_n[2]
    cdef int rate_raw[2]                            # coins for one raw material, by neighbour
    cdef int rate_made[2]
    cdef unsigned long long reach                   # packed: the most of each that could be had at all
    cdef unsigned long long market                  # packed: the most of each that could be bought
    cdef int budget
    cdef int enough                                 # 1 = one way to pay is all that is asked for
    cdef int found                                  # 1 = there is one
    cdef int best[64]                               # by coins to the left: the fewest to the right, or NONE
    cdef unsigned long long wanted[512]             # packed: what is still to be bought, all ways to use `flex`; two halves
    cdef int wanted_at                              # the half that holds them
    cdef int wanted_n
    cdef int pool[256]                              # slots that could be exchanged (knowledge.py)
    cdef int lots[SLOTS]
    cdef int deck[128]                              # cards to be dealt
    cdef int sheet[16]                              # score.py: points by row
    cdef int symbols[SYMBOLS]
    cdef int open_symbols[24]                       # masks of symbols still to be chosen
    cdef int open_n
    cdef int set_points
    cdef int best_science
