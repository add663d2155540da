"""What is worth choosing when much is hidden? Information-set tree search over any game that keeps the protocol.

One iteration: deal anew what the searcher cannot know; walk down the tree by choices that are legal in that world,
taking those that did well and those that were tried too little for how often they were there to be chosen; add a node;
play on by the rollout policy; reward every choice on the way for its own seat.

Choices that seats make at once stand beside each other: in such a round every seat walks from the node where the round
began by its own choices alone, so nobody's statistics depend on what another has sealed. The next round goes on from
the searcher's own place (or that of the first who chose).

Nothing here knows a game, a clock or a thread. `grow` runs without the GIL for as many iterations as it is told;
shinar/bots/search.py gives it a little at a time and looks at the clock in between.
"""

import cython

if cython.compiled:
    from cython.cimports.cpython.bytearray import PyByteArray_AsString
    from cython.cimports.libc.math import exp, log, sqrt
    from cython.cimports.shinar.state import State, mix
else:
    from math import exp, log, sqrt

    from shinar.layout import constants
    from shinar.state import State, mix

    globals().update(constants(__name__))

NODE_BYTES = 32
STEP_NODES = 4096


class PlainNode:
    """A node where nothing is compiled."""

    __slots__ = ("action", "child", "hint", "offered", "seat", "sibling", "total", "visits")

    def __init__(self):
        self.total = 0.0
        self.hint = 0.0
        self.child = 0
        self.sibling = 0
        self.visits = 0
        self.offered = 0
        self.action = -1
        self.seat = -1


class Tree:
    def __init__(self, world: State, seat, seed, tuning):
        """`world` is any that fits what `seat` knows (`Seat.imagine`). It is copied."""
        if not cython.compiled:
            self.choices = [0] * BUFFER
            self.tries = [0] * BUFFER
            self.open = [0] * ACTIONS
            self.at = [OFF] * MAX_SEATS
            self.path = [0] * STEPS
            self.reward = [0.0] * MAX_SEATS
            self.points = [0] * MAX_SEATS
            self.ranks = [0] * MAX_SEATS
            self.length = 0
        self.base = world.clone()
        self.world = world.clone()
        self.guess = world.clone()
        self.trial = world.clone()
        self.seat = seat
        self.seed = mix(cython.cast(cython.ulonglong, seed))
        self.world.dice = mix(self.seed)
        self.explore = tuning.explore
        self.others = {"selfish": SELFISH, "paranoid": PARANOID, "policy": POLICY}[tuning.others]
        self.picks = tuning.picks
        self.depth = tuning.depth
        self.ordered = 1 if tuning.ordered else 0
        self.rounds = 1 if tuning.rounds else 0
        self.faith = tuning.faith
        self.width = tuning.width
        self.growth = tuning.growth
        self.margin = tuning.margin
        self.scale = tuning.scale
        self.memory = bytearray() if cython.compiled else []
        self.capacity = 0
        self.iterations = 0
        self.decisions = 0
        self.used = 1
        self._make_room(1)

    # -- doors for Python ----------------------------------------------------------------------------------------------

    def grow(self, times):
        """That many iterations more."""
        self._make_room(self.used + GROWTH * times)
        count = cython.cast(cython.int, times)
        with cython.nogil:
            self.iterate(count)

    def _make_room(self, nodes):
        wanted = min(nodes, MOST_NODES)
        if wanted <= self.capacity:
            return
        # A little more than asked for, but never so much that other threads would notice the wait.
        more = min(wanted + STEP_NODES, MOST_NODES) - self.capacity
        if cython.compiled:
            self.memory.extend(bytes(NODE_BYTES * more))
            self.nodes = cython.cast(cython.pointer(Node), PyByteArray_AsString(self.memory))
        else:
            self.memory.extend(PlainNode() for _ in range(more))
            self.nodes = self.memory
        self.capacity += more

    @property
    def size(self):
        """Nodes in the tree."""
        return self.used

    def considered(self):
        """Of each choice tried at the root: action, visits, mean reward; the most visited first."""
        found = []
        node = self.nodes[0].child
        while node:
            if self.nodes[node].seat == self.seat and self.nodes[node].visits:
                visits = self.nodes[node].visits
                found.append((self.nodes[node].action, visits, self.nodes[node].total / visits))
            node = self.nodes[node].sibling
        found.sort(key=lambda entry: (-entry[1], -entry[2], entry[0]))
        return found

    def line(self, action):
        """What is expected to follow a choice at the root: (seat, action) pairs, that choice first."""
        node = self.nodes[0].child
        while node and (self.nodes[node].seat != self.seat or self.nodes[node].action != action):
            node = self.nodes[node].sibling
        found = []
        while node and len(found) < LINE:
            found.append((self.nodes[node].seat, self.nodes[node].action))
            best = 0
            node = self.nodes[node].child
            while node:
                if self.nodes[node].visits > (self.nodes[best].visits if best else 0):
                    best = node
                node = self.nodes[node].sibling
            node = best
        return found

    # -- one iteration -------------------------------------------------------------------------------------------------

    def iterate(self, times):
        for _ in range(times):
            self.world.copy_from(self.base)
            self.seed = mix(self.seed)
            self.world.redeal(self.seat, self.seed)
            self.walk(self.world)
            if self.rounds and self.unfinished:
                self.settle(self.world, self.seat, self.unfinished)
            self.roll_out(self.world, self.trial)
            self.judge(self.world)
            self.learn()
            self.iterations += 1

    def walk(self, world):
        """Down the tree, until nobody has a place in it from which to go on."""
        owed = world.to_act()
        pending = owed  # who has not finished his choice of this round
        anchor = self.seat  # at whose place the next round begins
        self.limit = self.used + GROWTH if self.used + GROWTH < MOST_NODES else MOST_NODES
        self.length = 0
        self.unfinished = 0
        for seat in range(MAX_SEATS):
            self.at[seat] = 0
        while owed and self.length < STEPS:
            if owed & ~pending:  # a new round
                start = self.at[anchor]
                if start == OFF:
                    return
                for seat in range(MAX_SEATS):
                    self.at[seat] = start
                pending = owed
                anchor = self.seat if owed >> self.seat & 1 else lowest(owed)
            pending &= owed
            seat = self.next_seat(owed)
            if self.at[seat] == OFF and self.at[anchor] == OFF:
                self.unfinished = pending
                return
            if self.at[seat] == OFF or (self.others == POLICY and seat != self.seat):
                world.choose(seat, self.pick(world, self.trial, seat))
            else:
                world.choose(seat, self.decide(world, seat, pending))
            self.decisions += 1
            owed = world.to_act()

    def next_seat(self, owed):
        """Of those who owe a choice: the searcher, else one who has a place in the tree, else any."""
        if owed >> self.seat & 1 and self.at[self.seat] != OFF:
            return self.seat
        for seat in range(MAX_SEATS):
            if owed >> seat & 1 and self.at[seat] != OFF:
                return seat
        return lowest(owed)

    def decide(self, world, seat, pending):
        """The seat's choice at its place in the tree; it moves on to the node of that choice, or off the tree."""
        parent = self.at[seat]
        count = world.legal(seat, self.choices)
        for i in range(count):
            self.open[self.choices[i]] = 1
        node = self.best_known(parent, seat)
        untried = count - self.tried
        if untried > 0 and self.has_room_for_more(parent, self.tried):
            action = self.first_try(world, seat, count, untried, pending)
            node = self.add(parent, seat, action)
            self.at[seat] = OFF
        else:
            action = self.nodes[node].action if node else self.choices[world.throw(count)]
            self.at[seat] = node if node else OFF
        for i in range(count):
            self.open[self.choices[i]] = 0
        if node:
            self.path[self.length] = node
            self.length += 1
        return action

    def best_known(self, parent, seat):
        """Of the choices tried at this node and open now, the one with the highest upper bound; 0 = none."""
        best = 0
        highest = -1.0
        self.tried = 0
        node = self.nodes[parent].child
        while node:
            if self.nodes[node].seat == seat and self.open[self.nodes[node].action]:
                self.open[self.nodes[node].action] = 0
                self.tried += 1
                self.nodes[node].offered += 1
                visits = self.nodes[node].visits
                bound = (self.nodes[node].total + self.faith * self.nodes[node].hint / MILLION) / (visits + self.faith)
                bound += self.explore * sqrt(log(self.nodes[node].offered) / visits)
                if bound > highest:
                    highest = bound
                    best = node
            node = self.nodes[node].sibling
        return best

    def has_room_for_more(self, parent, tried):
        """May another choice be tried here (progressive widening, and memory)?"""
        if self.used >= self.limit:
            return 0
        if self.width > 0.0 and tried > 0:
            allowed = self.width * exp(self.growth * log(self.nodes[parent].visits + 1))
            return 1 if tried < allowed else 0
        return 1

    def first_try(self, world, seat, count, untried, pending):
        """Which of the choices still open to try first."""
        self.promised = 0
        if self.ordered:
            if pending & ~(1 << seat):
                # What others have sealed in this world, this seat cannot know.
                self.guess.copy_from(world)
                self.guess.redeal(seat, self.seed)
                return self.most_promising(self.guess, self.trial, seat, count, pending)
            return self.most_promising(world, self.trial, seat, count, pending)
        skip = world.throw(untried)
        for i in range(count):
            if self.open[self.choices[i]]:
                if skip == 0:
                    return self.choices[i]
                skip -= 1
        return self.choices[0]

    def most_promising(self, world, trial, seat, count, pending):
        """The open choice after which this seat stands best; between equals, any."""
        chosen = 0
        equals = 0
        highest = -1.0
        for i in range(count):
            action = self.choices[i]
            if self.open[action]:
                trial.copy_from(world)
                trial.dice = self.seed  # the same for each choice
                trial.choose(seat, action)
                if self.rounds or pending & ~(1 << seat):
                    self.settle(trial, seat, pending)
                promise = self.reward_of(trial, seat)
                if promise > highest:
                    highest = promise
                    equals = 0
                if promise == highest:
                    equals += 1
                    if self.world.throw(equals) == 0:
                        chosen = action
        self.promised = cython.cast(cython.int, highest * MILLION)
        return chosen

    def add(self, parent, seat, action):
        node = self.used
        self.used += 1
        self.nodes[node].action = action
        self.nodes[node].seat = seat
        self.nodes[node].hint = self.promised
        self.nodes[node].offered = 1
        self.nodes[node].sibling = self.nodes[parent].child
        self.nodes[parent].child = node
        return node

    def settle(self, trial, seat, pending):
        """Bring a round of several seats to its end by random choices, so that a sealed one takes effect."""
        for _ in range(SETTLING):
            owed = trial.to_act()
            if owed == 0 or owed & ~pending:
                return
            pending &= owed
            chooser = lowest(owed & ~(1 << seat)) if owed & ~(1 << seat) else seat
            count = trial.legal(chooser, self.tries)
            trial.choose(chooser, self.tries[trial.throw(count)])

    # -- off the tree --------------------------------------------------------------------------------------------------

    def roll_out(self, world, trial):
        made = 0
        while made < self.depth:
            owed = world.to_act()
            if owed == 0:
                break
            seat = 0
            while owed:
                if owed & 1:
                    world.choose(seat, self.pick(world, trial, seat))
                    made += 1
                owed >>= 1
                seat += 1
        self.decisions += made

    def pick(self, world, trial, seat):
        """Any choice, or the most promising of a few."""
        count = world.legal(seat, self.choices)
        chosen = self.choices[world.throw(count)]
        if self.picks > 1 and count > 1:
            highest = -1.0
            for _ in range(self.picks):
                action = self.choices[world.throw(count)]
                trial.copy_from(world)
                trial.choose(seat, action)
                promise = self.reward_of(trial, seat)
                if promise > highest:
                    highest = promise
                    chosen = action
        return chosen

    # -- rewards -------------------------------------------------------------------------------------------------------

    def judge(self, world):
        """A reward from 0 to 1 for every seat."""
        if self.others == PARANOID:
            own = self.reward_of(world, self.seat)
            for seat in range(world.seats):
                self.reward[seat] = own if seat == self.seat else 1.0 - own
        else:
            for seat in range(world.seats):
                self.reward[seat] = self.reward_of(world, seat)

    def reward_of(self, world, seat):
        """For winning, and a little for points; where the game goes on, by the estimate."""
        if world.to_act():
            lead = 1.0 * world.estimate(seat) / POINT
            return 0.5 + 0.5 * lead / (self.scale + (lead if lead > 0.0 else -lead))
        world.result(self.points, self.ranks)
        best = -(1 << 24)
        sharing = 0
        for other in range(world.seats):
            if self.ranks[other] == 0:
                sharing += 1
            if other != seat and self.points[other] > best:
                best = self.points[other]
        lead = 1.0 * (self.points[seat] - best)
        won = 1.0 / sharing if self.ranks[seat] == 0 else 0.0
        by_points = 0.5 + 0.5 * lead / (self.scale + (lead if lead > 0.0 else -lead))
        return (1.0 - self.margin) * won + self.margin * by_points

    def learn(self):
        self.nodes[0].visits += 1
        for i in range(self.length):
            node = self.path[i]
            self.nodes[node].visits += 1
            self.nodes[node].total += self.reward[self.nodes[node].seat]


def lowest(mask):
    """The lowest seat of a mask that is not empty."""
    seat = 0
    while not mask >> seat & 1:
        seat += 1
    return seat
