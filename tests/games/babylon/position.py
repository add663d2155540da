"""How is a position of Babylon drawn in a test?

    def test_r6_18_level_by_level():
        position = given('''
            1   As A-
                A- At
        ''', singles=8)
        position.refuses("@c1+", "needs-level-below R6.18").when("place:taken @c1 r0 free:nw").then('''
            1   As A- Bo B-
                A- At B- Bs
        ''')

Layers are drawn as layers.py explains. A position is one of building, unless it says otherwise: seat 0 has 6 singles
and has just taken `taken`.
"""

from shinar.games.babylon import GAME
from shinar.games.babylon.legal import site_level
from shinar.games.babylon.notation import TEXTS, parse
from shinar.games.babylon.options import BabylonOptions
from shinar.games.babylon.score import CATEGORIES, points_for
from shinar.games.babylon.state import BUILDING, DIGGING, SITING
from tests.games.alike import Asked
from tests.games.babylon.layers import build, fits, read_layers, tell_layers

KINDS = {1: "stairs", 2: "fountain", 3: "bridge", 4: "statue"}


def given(*gardens, built="", taken="clay 5", stored=(), singles=6, phase=BUILDING, **settings):
    """A position by its gardens, seat 0's first. `built` are the decorations of seat 0, or a list by seat."""
    names = {spec.name for spec in GAME.option_specs()}
    options = {name: settings.pop(name) for name in list(settings) if name in names}
    pillars = [singles] if isinstance(singles, int) else list(singles)
    words = [built] if isinstance(built, str) else list(built)
    state = build(gardens, words, taken=taken, stored=stored, singles=pillars, phase=phase, options=options, **settings)
    return Position(state)


def digging(quarry, *gardens, **settings):
    """A position in which seat 0 (or `active`) is to dig in this quarry."""
    return given(*gardens, quarry=quarry, taken="", phase=DIGGING, **{"singles": 0, **settings})


def dealt(seed=1, *, seats=2, **options):
    """A fresh game."""
    return Position(GAME.new(seed, seats=seats, options=BabylonOptions(**options)))


class Position(Asked):
    """A state to try moves on. `when`, `then`, `refuses` and `offers` return the position, to be chained."""

    game = GAME

    def __init__(self, state):
        self.state = state
        self.check()

    def __repr__(self):
        return f"\nphase {self.state.phase}, seat {self.seat}: {sorted(tell_layers(self.state, 0))}\n{self.moves}"

    @property
    def seat(self):
        """Whose turn it is."""
        return self.state.active

    @property
    def moves(self):
        """What may be chosen now."""
        return [TEXTS[action] for action in self.state.legal_actions(self.seat)]

    @property
    def decorations(self):
        return [move for move in self.moves if move.split(":")[0] in KINDS.values()]

    @property
    def sites(self):
        """Where a tile could be placed now, with its level: `c3=1`."""
        copy = self.state.clone()
        copy.edit(phase=SITING)
        return {
            f"{TEXTS[action][1:].rstrip('+')}={site_level(copy, self.seat, action)}"
            for action in copy.legal_actions(self.seat)
        }

    @property
    def over(self):
        return self.state.is_over

    def sheet(self, seat=0):
        return [points_for(self.state, seat, category) for category in range(CATEGORIES)]

    def built(self, seat=0):
        """Kinds and levels of the decorations of a garden."""
        count = self.state.built_n[seat]
        kinds, levels = self.state.built_kind[seat][:count], self.state.built_level[seat][:count]
        return [f"{KINDS[kind]} {level}" for kind, level in zip(kinds, levels, strict=True)]

    def copy(self):
        return Position(self.state.clone())

    def when(self, moves):
        for text in moves.split():
            assert not self.over, f"the game is over before {text!r}:{self!r}"
            assert text in self.moves, f"{text!r} is refused ({self.reason(text)}):{self!r}"
            self.state.play(self.seat, parse(text))
            self.check()
        return self

    def then(self, picture, seat=0):
        """The garden is drawn like this; `*` may be any symbol."""
        found = tell_layers(self.state, seat)
        for level, spot, signs in read_layers(picture).values():
            match = [tile for tile in found if tile[:2] == (level, spot) and fits(signs, tile[2])]
            assert match, f"no tile {signs} on level {level} at {spot}:{self!r}"
            found -= set(match)
        assert not found, f"not drawn: {found}"
        return self

    def check(self):
        """What holds of every position: all things are there, facts agree, and the moves agree with the reasons."""
        census = GAME.proofs.census(self.state)
        assert census["slips"] == 0
        assert census["strange tiles"] == 0
        assert all(count == 1 for name, count in census.items() if name.startswith("tile ")), census
        for seat in range(self.state.seats):
            legal = [action for action in range(GAME.actions) if self.state.reason(seat, action) == 0]
            assert self.state.legal_actions(seat) == legal, repr(self)
            assert bool(legal) == (seat in self.state.acting()), repr(self)
