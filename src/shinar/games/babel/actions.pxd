# The action table of Babel. An action is one number; a family begins at its name and runs over its index.
# The order is an API (learned policies and stored games depend on it): a test pins it.

cpdef enum:
    END = 0             # end the turn
    MOVE = 1            # + nation of the hand card that pays, which is the site it leads to
    LAY = 6             # + nation of the hand card
    BUILD_HELD = 11     # the level 1 card held since the start
    BUILD = 12          # + stack: 0 own, 1 the other player's
    MIGRATE = 14        # + 4 * from + to, where `to` counts the other four sites
    DESTROY = 34        # Assyrians
    STEAL = 35          # Hittites
    DESERT = 36         # Medes; + nation that leaves
    SKIP = 41           # Persians; + stack as in BUILD
    DEFECT = 43         # Sumerians
    HALVE = 44          # + nation of the group that pays
    PAY = 49            # + which group of that nation, counted from the top of the column
    DISCARD = 53        # + nation; owed by the player whose hand is halved
    ACTIONS = 58

# Why an action may not be chosen. 1-9 are common to all games (see shinar/game.py).
cpdef enum:
    LEGAL = 0
    GAME_OVER = 1
    NOT_OWED = 2
    NO_SUCH_ACTION = 3

    MUST_BUILD_FIRST = 10       # the held card still has to be built this turn
    WOULD_BREAK_PROMISE = 11    # after this the held card could not be built any more
    MUST_PAY = 12               # a skill waits for the group that pays
    MUST_DISCARD = 13           # the hand is being halved
    NOTHING_TO_PAY = 14
    NOTHING_TO_DISCARD = 15
    NO_SUCH_HAND_CARD = 16
    ALREADY_THERE = 17
    PAWN_IN_QUARRY = 18
    NOT_HELD = 19
    TEMPLE_THERE = 20           # the held card is level 1 and wants an empty site
    STACK_EMPTY = 21
    WRONG_LEVEL = 22            # not the next level
    WRONG_SKIP = 23             # not the level after the next
    TOO_FEW_CARDS = 24          # fewer own cards at the site than the level
    ALREADY_MIGRATED = 25
    NOT_THREE_CARDS = 26
    NO_GROUP = 27
    NO_ENEMY_TEMPLE = 28
    NOT_HIGHER = 29             # the enemy's top level is not above one's own
    NO_SUCH_ENEMY_CARD = 30
    ENEMY_COLUMN_EMPTY = 31
    HAND_TOO_SMALL = 32         # halving would take nothing
    NO_SUCH_GROUP = 33
