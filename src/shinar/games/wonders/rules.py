"""7 Wonders behind the protocol: which function answers which of its questions?"""

import cython

if cython.compiled:
    from cython.cimports.shinar.games.wonders import (
        age,
        apply,
        evaluation,
        knowledge,
        legal,
        observe,
        offers,
        refuse,
        score,
    )
    from cython.cimports.shinar.games.wonders.state import WondersState
else:
    from shinar.games.wonders import age, apply, evaluation, knowledge, legal, observe, offers, refuse, score
    from shinar.games.wonders.state import WondersState
    from shinar.layout import constants

    globals().update(constants(__name__))


class Wonders(WondersState):
    def deal(self, seats, options, seed):
        self.wipe()
        self.sow(seed)
        self.seats = seats
        for i in range(OPTIONS):
            self.option[i] = options[i]
        age.set_up(self)

    def to_act(self):
        return legal.owed_seats(self)

    def legal(self, seat, out):
        return legal.list_legal(self, seat, out)

    def why_not(self, seat, action):
        return refuse.why_not(self, seat, action)

    def choose(self, seat, action):
        apply.apply(self, seat, action)

    def redeal(self, seat, seed):
        knowledge.redeal(self, seat, seed)

    def result(self, points, ranks):
        score.rank(self, points, ranks)

    def observe(self, seat, out):
        return observe.observe(self, seat, out)

    def estimate(self, seat):
        return evaluation.estimate(self, seat)

    # -- doors for Python, beyond those of every game ------------------------------------------------------------------

    def offers(self, city, use, card, /):
        """Why this city cannot use a card so (0: it can), and all ways: means, position of the stage or -1, coins to
        the left, the right and the bank."""
        count = offers.list_offers(self, city, use, card, self.buffer)
        return self.buffer[0], _rows(self, count)

    def payments(self, city, /):
        """The same ways for all that the city has chosen so far."""
        return _rows(self, offers.list_payments(self, city, self.buffer))

    def categories(self, city, /):
        """Points by row of the score sheet (score.pxd)."""
        score.score(self, city, self.sheet)
        return [self.sheet[row] for row in range(score.ROWS)]


def _rows(g, count):
    numbers = [g.buffer[i] for i in range(1, count)]
    return [tuple(numbers[i : i + offers.OFFER]) for i in range(0, count - 1, offers.OFFER)]
