"""How is a position of Babel drawn in a test?

    def test_r5_4_the_next_level_only():
        position = given('''
                 A       H         M    P    S      hand   stack
            0>   HH:1    *SSSAPP   .    .    PP     AHS    62
            1    .:123   .         .    .    .      7      .       held
            quarry=21
        ''')
        position.refuses("own", "wrong-level R5.4").when(">A own").then('''
            0>   *HH:12  SSSAPP    .    .    PP     HS     6
        ''')

Everything grows to the right: the rightmost card of a column, temple, stack, pile or quarry is the one on top.
A row is a seat (`>`: it is his turn), its five sites as `column:temple` (`*`: his pawn; `.`: no cards), hand and stack.
Words may follow: behind a row those of a seat, on a line of their own those of the table (see drawing.py).

In `given` a hand may be a number: any cards. What is left of the 60 and 45 cards lies under the named cards of pile and
quarry, or where a `~` stands. In `then` a picture may leave out rows and words; `?` is anything, a number (for temple
cards `#number`) any so many cards.
"""

from shinar.games.babel import GAME
from shinar.games.babel.notation import TEXTS
from shinar.games.babel.options import BabelOptions
from tests.games.alike import Asked
from tests.games.babel.drawing import build, draw, fits, read, tell

BOX = GAME.proofs.census(GAME.new(0))  # every card that there is


def given(picture, **options):
    """A position, by its picture and the options that differ from their defaults."""
    return Position(build(read(picture), BabelOptions(**options)))


def dealt(seed=1, **options):
    """A fresh game."""
    return Position(GAME.new(seed, options=BabelOptions(**options)))


class Position(Asked):
    """A state to try moves on. `when`, `then`, `refuses` and `offers` return the position, to be chained."""

    game = GAME

    def __init__(self, state):
        self.state = state
        self.check()

    def __repr__(self):
        return "\n" + draw(self.state)

    @property
    def seat(self):
        """Who owes a choice."""
        (seat,) = self.state.acting()
        return seat

    @property
    def moves(self):
        """What may be chosen now."""
        return [TEXTS[action] for action in self.state.legal_actions(self.seat)]

    @property
    def facts(self):
        return tell(self.state)

    @property
    def totals(self):
        return self.state.standing()[0]

    @property
    def over(self):
        return self.state.is_over

    @property
    def options(self):
        return BabelOptions(**{
            spec.name: spec.values[number] if spec.values else type(spec.default)(number)
            for spec, number in zip(GAME.option_specs(), self.state.option, strict=True)
        })  # fmt: skip

    def view(self, seat):
        return GAME.surface.view(self.state, seat)

    def copy(self):
        return Position(self.state.clone())

    def when(self, moves):
        for text in moves.split():
            assert not self.over, f"the game is over before {text!r}:{self!r}"
            assert text in self.moves, f"{text!r} is refused ({self.reason(text)}):{self!r}"
            self.state.play(self.seat, GAME.surface.parse(text))
            self.check()
        return self

    def then(self, picture):
        facts = self.facts
        wrong = [
            f"{name} is {facts[name]}, not {wanted}"
            for name, wanted in read(picture).items()
            if not fits(name, facts[name], wanted)
        ]
        assert not wrong, "; ".join(wrong) + repr(self)
        return self

    def ends(self, *, ranks=None):
        """The game is over, with these ranks (0 = first)."""
        assert self.over, f"the game goes on:{self!r}"
        assert ranks is None or self.state.standing()[1] == ranks
        return self

    def goes_on(self):
        assert not self.over, f"the game is over:{self!r}"
        return self

    def check(self):
        """What holds of every position: all cards are there, and the list of moves agrees with the reasons."""
        census = GAME.proofs.census(self.state)
        assert census == BOX, f"{ {name: n for name, n in census.items() if n != BOX[name]} }{self!r}"
        for seat in (0, 1):
            legal = [action for action in range(GAME.actions) if self.state.reason(seat, action) == 0]
            assert self.state.legal_actions(seat) == legal, repr(self)
            assert bool(legal) == (seat in self.state.acting()), repr(self)
