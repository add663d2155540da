# The action table of 7 Wonders. An action is one number; a family begins at its name and runs over its index. A choice of
# several parts is several actions by the same seat (state.pxd, Questions). Families over cards have the size of the whole
# card table, with room for the cards of Leaders and Cities. The order is an API: a test pins it. New families go to the end.

cpdef enum:
    BUILD = 0               # + card of the hand (of the discard pile, while searching it), built as a structure
    STAGE = 176             # + card of the hand, laid face down under the next stage
    SELL = 352              # + card of the hand
    RAISE = 528             # + card of the hand, discarded to lay a tile on the Tower
    LOSE = 704              # + card of the city, given up for a failed project
    TILE = 880              # + number - 1 of a tile: kept in the draft, or laid
    WHICH = 904             # + position 0..3 of the stage to be built (any order), or mirrored
    MEANS = 908             # + 0 cost, 1 chain, 2 the wonder's power, 3 a token; room to 915
    JOIN = 916              # + 0 no part in the project, 1 a part, 2 a part with the wildcard token; room to 919
    PAY = 920               # + coins to the left neighbour (0..39): the fewest that then do go to the right one
    LOSE_WIN = 960          # + 0, 1, 2: a victory token of 1, 3, 5 given up for a failed project; room to 963
    DECLINE = 964           # leave the last card, or the discard pile, alone
    BOARD = 965             # + number of a board; room for 16
    SIDE = 981              # + 0 = A, 1 = B
    ACTIONS = 983

# Why an action may not be chosen. 1-9 are common to all games (see shinar/game.py).
cpdef enum:
    LEGAL = 0
    GAME_OVER = 1
    NOT_OWED = 2
    NO_SUCH_ACTION = 3

    OTHER_QUESTION = 10         # something else is asked of this seat now
    NOT_IN_HAND = 11
    NOT_IN_PILE = 12
    ALREADY_BUILT = 13          # a structure of this name stands in the city
    TOO_FEW_COINS = 14          # for its coins, its taxes, or what would have to be bought
    NOT_ON_OFFER = 15           # neither the city nor its neighbours make all that it needs
    NO_STAGE_LEFT = 16
    NO_SUCH_STAGE = 17          # built already, or not on this board
    STAGE_TOO_FEW_COINS = 18    # as above, for the stage
    STAGE_NOT_ON_OFFER = 19
    TOWER_NOT_IN_PLAY = 20
    NO_TILE_LEFT = 21
    NO_SUCH_TILE = 22           # not in this hand
    NO_SUCH_MEANS = 23          # no chain, power or token for it
    CANNOT_JOIN = 24            # cannot pay for a part in the project as well
    NO_WILDCARD = 25
    NO_SUCH_SPLIT = 26          # a payment that does not do, or wastes coins
    FREE_CITY_CAN_USE = 27      # the Free City must not sell while its holder has a card that it can use
    FREE_CITY_NO_TILES = 28
    WRONG_COLOUR = 29           # the penalty asks for another colour
    NOT_IN_CITY = 30
    NO_SUCH_TOKEN = 31
    MUST_USE_CARD = 32          # only a last card, or the discard pile, may be let go
    BOARD_TAKEN = 33
    BOARD_NOT_IN_PLAY = 34
    NOT_SO_BUILT = 35           # a card in the discard pile can only be built
