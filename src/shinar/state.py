"""What every game in progress has in common: a block of numbers, a random generator, and the doors for Python.

Rules override the eight methods of the protocol, and for bots a ninth, which only compiled code (or the same files
uncompiled) can call; everybody else uses the doors below them. The promises of both are written in `shinar/game.py`.
"""

import cython

if cython.compiled:
    from cython.cimports.cpython.bytes import PyBytes_FromStringAndSize
    from cython.cimports.libc.string import memcpy, memset
else:
    from shinar.layout import constants, fill, fill_scratch, read_block, write_block

    globals().update(constants(__name__))

from shinar.layout import encode, layout_of, span_of

WORD = 0xFFFF_FFFF_FFFF_FFFF
HALF_WORD = 0xFFFF_FFFF
# PCG XSH RR 64/32 on one stream. Stored games depend on it: it may never change.
STEP = 6364136223846793005
GAP = 1442695040888963407
# The finaliser of SplitMix64 spreads neighbouring seeds over all states of the generator.
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB


def mix(x):
    x = (x + GAP) & WORD
    x = ((x ^ (x >> 30)) * MIX_1) & WORD
    x = ((x ^ (x >> 27)) * MIX_2) & WORD
    return x ^ (x >> 31)


def data(state):
    """Where the block begins."""
    return cython.cast(cython.p_char, cython.address(state.rng))


if cython.compiled:
    # Uncompiled fields are Python attributes; nobody has to look for them in memory.

    def number_at(place, code):
        """One number; `code` as in the struct module."""
        if code == INT8:
            return cython.cast(cython.p_schar, place)[0]
        if code == UINT8:
            return cython.cast(cython.p_uchar, place)[0]
        if code == INT16:
            return cython.cast(cython.p_short, place)[0]
        if code == UINT16:
            return cython.cast(cython.p_ushort, place)[0]
        if code == INT32:
            return cython.cast(cython.p_int, place)[0]
        if code == UINT32:
            return cython.cast(cython.p_uint, place)[0]
        if code == INT64:
            return cython.cast(cython.p_longlong, place)[0]
        return cython.cast(cython.p_ulonglong, place)[0]

    def numbers_at(place, code, steps, depth):
        """A number, or lists of lists of them; `steps` are the bytes from one to the next by dimension, and in all."""
        if depth + 1 == len(steps):
            return number_at(place, code)
        step = cython.cast(cython.int, steps[depth + 1])
        count = cython.cast(cython.int, steps[depth]) // step
        if depth + 2 == len(steps):
            return [number_at(place + i * step, code) for i in range(count)]
        return [numbers_at(place + i * step, code, steps, depth + 1) for i in range(count)]


class State:
    def __init__(self):
        if cython.compiled:
            self.span = span_of(type(self))
        else:
            fill_scratch(self)
            fill(self)
            self.span = layout_of(type(self)).size

    # -- the protocol: every game overrides these ------------------------------------------------------------------

    def deal(self, seats, options, seed):
        pass

    def to_act(self):
        return 0

    def legal(self, seat, out):
        return 0

    def why_not(self, seat, action):
        return 0

    def choose(self, seat, action):
        pass

    def redeal(self, seat, seed):
        pass

    def result(self, points, ranks):
        pass

    def observe(self, seat, out):
        return 0

    # -- for bots: a game that is better judged otherwise overrides it -----------------------------------------------

    def estimate(self, seat):
        """By how much `seat` is ahead of the best of the others while the game goes on, in hundredths of a point."""
        self.result(self.points, self.ranks)
        best = -(1 << 24)
        for other in range(self.seats):
            if other != seat and self.points[other] > best:
                best = self.points[other]
        return POINT * (self.points[seat] - best)

    # -- what every game is given ----------------------------------------------------------------------------------

    def copy_from(self, other):
        if cython.compiled:
            memcpy(data(self), data(other), self.span)
        else:
            fill(self, other)

    def wipe(self):
        """All data to zero: where every deal begins."""
        if cython.compiled:
            memset(data(self), 0, self.span)
        else:
            fill(self)

    def sow(self, seed):
        """Start the game's own generator afresh."""
        self.rng = mix(seed)

    def below(self, n):
        """A number 0..n-1 from the game's own generator."""
        old = self.rng
        self.rng = (old * STEP + GAP) & WORD
        word = (((old >> 18) ^ old) >> 27) & HALF_WORD
        turn = old >> 59
        word = ((word >> turn) | (word << (32 - turn))) & HALF_WORD
        return (word * n) >> 32

    def throw(self, n):
        """A number 0..n-1 for random play, which leaves the game's own chance alone."""
        self.dice = (self.dice * STEP + GAP) & WORD
        return ((self.dice >> 33) * n) >> 31

    def play_on(self, limit):
        """Random legal choices until the game is over or `limit` is reached; how many were made."""
        made = 0
        while made < limit:
            owed = self.to_act()
            if owed == 0:
                break
            seat = 0
            while owed:
                if owed & 1:
                    count = self.legal(seat, self.buffer)
                    self.choose(seat, self.buffer[self.throw(count)])
                    made += 1
                owed >>= 1
                seat += 1
        return made

    def prospect(self, seat):
        """The estimate, and of a game that is over what came of it: points ahead, and much more for the rank."""
        if self.to_act() != 0:
            return self.estimate(seat)
        self.result(self.points, self.ranks)
        best = -(1 << 24)
        beaten = 0
        for other in range(self.seats):
            if other != seat:
                if self.points[other] > best:
                    best = self.points[other]
                if self.ranks[other] > self.ranks[seat]:
                    beaten += 1
                if self.ranks[other] < self.ranks[seat]:
                    beaten -= 1
        return POINT * (self.points[seat] - best) + POINT * WON // (self.seats - 1) * beaten

    # -- doors for Python ------------------------------------------------------------------------------------------

    def start(self, seats, options, seed):
        """Deal a fresh game. `options` are the numbers of the game's options, in their order."""
        self._take_options(options)
        self.deal(seats, self.options, seed)

    def acting(self, /):
        """The seats that owe a choice, ascending; none when the game is over."""
        owed = self.to_act()
        return [seat for seat in range(self.seats) if owed >> seat & 1]

    @property
    def is_over(self):
        return self.to_act() == 0

    def legal_actions(self, seat, /):
        """The actions `seat` may choose now, ascending."""
        count = self.legal(seat, self.buffer)
        return [self.buffer[i] for i in range(count)]

    def reason(self, seat, action, /):
        """0 where `seat` may choose `action` now, else the number of the reason why not."""
        return self.why_not(seat, action)

    def play(self, seat, action, /):
        """Seal a choice; the round resolves with the last one owed. An illegal one raises and changes nothing."""
        refusal = self.why_not(seat, action)
        if refusal:
            raise ValueError(f"seat {seat} may not choose action {action} (reason {refusal})")
        self.choose(seat, action)

    def standing(self):
        """Points and ranks (0 = first; equal = shared) by seat, running or final."""
        self.result(self.points, self.ranks)
        return [self.points[i] for i in range(self.seats)], [self.ranks[i] for i in range(self.seats)]

    def observation(self, seat, /):
        """All that `seat` may know, as numbers; the game documents them field by field."""
        count = self.observe(seat, self.buffer)
        return [self.buffer[i] for i in range(count)]

    def outlook(self, seat, /):
        """By how many points `seat` is ahead of the best of the others, as the game judges it; of use to bots."""
        return 1.0 * self.prospect(seat) / POINT

    def redealt(self, seat, seed):
        """A copy in which all that `seat` cannot know is dealt anew; seat -1 stands for a spectator."""
        world = self.clone()
        world.become_redealt(seat, seed)
        return world

    def become_redealt(self, seat, seed):
        """`redealt` in place, for a search that keeps one state per thread."""
        self.redeal(seat, seed)

    def clone(self, /):
        other = type(self)()
        other.assign(self)
        return other

    def assign(self, other, /):
        """Become equal to `other`, a state of the same class."""
        if type(self) is not type(other):
            raise TypeError(f"cannot assign a {type(other).__name__} to a {type(self).__name__}")
        self.copy_from(other)

    def to_bytes(self):
        """The block: equal bytes mean equal states, in compiled and uncompiled rules alike."""
        if cython.compiled:
            return PyBytes_FromStringAndSize(data(self), self.span)
        return write_block(self)

    def load_bytes(self, block):
        """Become the state whose `to_bytes` this was."""
        if len(block) != self.span:
            raise ValueError(f"a {type(self).__name__} has {self.span} bytes, not {len(block)}")
        if cython.compiled:
            memcpy(data(self), cython.cast(cython.p_char, block), self.span)
        else:
            read_block(self, block)

    @classmethod
    @cython.binding(True)  # without it, a class method cannot be made
    def from_bytes(cls, block):
        state = cls()
        state.load_bytes(block)
        return state

    def edit(self, **fields):
        """Set whole fields by name (for tests, puzzles and analysis; the caller keeps the game possible)."""
        self.load_bytes(encode(type(self), self.to_bytes(), fields))

    def __getattr__(self, name):
        # Compiled fields are no Python attributes: they are read out of the block. Uncompiled ones never come here.
        field = layout_of(type(self)).fields.get(name)
        if field is None:
            raise AttributeError(f"{type(self).__name__} has no field {name!r}")
        return numbers_at(data(self) + cython.cast(cython.int, field.offset), field.number, field.steps, 0)

    def __eq__(self, other):
        return type(self) is type(other) and self.to_bytes() == other.to_bytes()

    __hash__ = None

    def __reduce__(self):
        return type(self).from_bytes, (self.to_bytes(),)

    def random_play(self, seed, limit=1 << 30):
        """Play on at random until the game is over or `limit` choices are made; returns how many were made."""
        most = cython.cast(cython.int, limit)
        self.dice = mix(seed)
        with cython.nogil:
            made = self.play_on(most)
        return made

    def random_games(self, games, seats, options, seed):
        """Deal and play `games` random games, seeds from `seed` on; returns how many choices were made."""
        self._take_options(options)
        count = cython.cast(cython.int, games)
        players = cython.cast(cython.int, seats)
        first = cython.cast(cython.ulonglong, seed)
        made = cython.cast(cython.longlong, 0)
        with cython.nogil:
            for i in range(count):
                self.deal(players, self.options, first + i)
                self.dice = mix(first + i)
                made += self.play_on(1 << 30)
        return made

    def _take_options(self, options):
        if len(options) > MAX_OPTIONS:
            raise ValueError(f"at most {MAX_OPTIONS} options, not {len(options)}")
        for i in range(MAX_OPTIONS):
            self.options[i] = options[i] if i < len(options) else 0
