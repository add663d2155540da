# The fields and signatures of shinar/bots/tree.py.

from shinar.state cimport BUFFER, MAX_SEATS, POINT, State

cpdef enum:
    OFF = -1                # no node: off the tree
    STEPS = 512             # of one way through the tree, at most
    GROWTH = 16             # nodes that one iteration may add
    MOST_NODES = 4000000    # 32 bytes each
    LINE = 8                # choices of a principal line
    ACTIONS = 32768         # action numbers are smaller
    SETTLING = 24           # choices by which a round is brought to its end for an estimate
    MILLION = 1000000

# Whose good the others are believed to look after.
cpdef enum:
    SELFISH = 0
    PARANOID = 1
    POLICY = 2              # they choose as in rollouts

# One choice of one seat that has been tried, and the point where it leads.
cdef struct Node:
    double total            # of the rewards of the seat that chose
    int child               # the first choice tried from here, 0 = none
    int sibling             # the next choice tried where this one was, 0 = none
    int visits
    int offered             # how often it was there to be chosen
    short action
    short seat
    int hint                # the reward that the estimate promised when it was first tried, in millionths

cdef class Tree:
    cdef object memory                  # holds the nodes
    cdef Node* nodes                    # the root at 0
    cdef int used
    cdef readonly int capacity
    cdef readonly int iterations
    cdef readonly long long decisions   # made in all worlds, rollouts included

    cdef State base                     # what the searcher knows, as one possible world
    cdef State world                    # the world of this iteration
    cdef State guess                    # the same as the seat that chooses may imagine it
    cdef State trial                    # one choice further
    cdef readonly int seat              # the searcher's
    cdef unsigned long long seed

    # See Tuning in shinar/game.py.
    cdef double explore
    cdef int others
    cdef int picks
    cdef int depth
    cdef int ordered
    cdef int rounds
    cdef double faith
    cdef double width
    cdef double growth
    cdef double margin
    cdef double scale

    cdef short choices[BUFFER]
    cdef short tries[BUFFER]            # the same for the end of a round that is only imagined
    cdef char open[ACTIONS]             # 1 = may be chosen now and has not been tried here
    cdef int at[MAX_SEATS]              # node of each seat in this round, or OFF
    cdef int tried                      # of the choices there were last
    cdef int promised                   # the hint of the choice last found most promising
    cdef int limit                      # of nodes for this iteration
    cdef int unfinished                 # who had not finished his choice of the round in which the walk ended
    cdef int path[STEPS]
    cdef int length
    cdef double reward[MAX_SEATS]
    cdef int points[MAX_SEATS]
    cdef int ranks[MAX_SEATS]

    cdef int decide(self, State world, int seat, int pending) noexcept nogil
    cdef void iterate(self, int times) noexcept nogil
    cdef void walk(self, State world) noexcept nogil
    cdef int next_seat(self, int owed) noexcept nogil
    cdef int best_known(self, int parent, int seat) noexcept nogil
    cdef int has_room_for_more(self, int parent, int tried) noexcept nogil
    cdef int first_try(self, State world, int seat, int count, int untried, int pending) noexcept nogil
    cdef int most_promising(self, State world, State trial, int seat, int count, int pending) noexcept nogil
    cdef int add(self, int parent, int seat, int action) noexcept nogil
    cdef void settle(self, State trial, int seat, int pending) noexcept nogil
    cdef void roll_out(self, State world, State trial) noexcept nogil
    cdef int pick(self, State world, State trial, int seat) noexcept nogil
    cdef void judge(self, State world) noexcept nogil
    cdef double reward_of(self, State world, int seat) noexcept nogil
    cdef void learn(self) noexcept nogil

cdef int lowest(int mask) noexcept nogil
