"""Babylon behind the protocol: which function answers which of its questions."""

import cython

if cython.compiled:
    from cython.cimports.shinar.games.babylon import apply, evaluation, knowledge, legal, score
    from cython.cimports.shinar.games.babylon.state import BabylonState
else:
    from shinar.games.babylon import apply, evaluation, knowledge, legal, score
    from shinar.games.babylon.state import BabylonState
    from shinar.layout import constants

    globals().update(constants(__name__))


class Babylon(BabylonState):
    def deal(self, seats, options, seed):
        self.wipe()
        self.sow(seed)
        self.seats = seats
        for i in range(OPTIONS):
            self.option[i] = options[i]
        apply.set_up(self)

    def to_act(self):
        return 0 if self.phase == OVER else 1 << self.active

    def legal(self, seat, out):
        return legal.list_legal(self, seat, out)

    def why_not(self, seat, action):
        return legal.why_not(self, seat, action)

    def choose(self, seat, action):
        apply.apply(self, seat, action)

    def redeal(self, seat, seed):
        knowledge.redeal(self, seed)  # the same is hidden from all

    def result(self, points, ranks):
        score.rank(self, points, ranks)

    def observe(self, seat, out):
        return knowledge.observe(self, seat, out)

    def estimate(self, seat):
        return evaluation.estimate(self, seat)
