"""Where do results come from whose truth is known? Made up game by game, by a rule that the test gives."""

import dataclasses
import math

from shinar.arena import Entrant, Outcome, Plan, Played
from shinar.catalog import load
from shinar_example import GAME as CARAVAN

BABEL = load("babel")
ANY = dataclasses.replace(CARAVAN, seats=tuple(range(2, 9)))  # for plans that nobody plays
UNCOUNTED = dataclasses.replace(CARAVAN, tally=None)  # a game need not count anything


def plan(*names, seats=2, deals=10, seed=0, game=ANY, **more):
    return Plan(game, seats, game.options(), tuple(map(Entrant, names)), seed, deals, **more)


def made(the_plan, ranks, *, points=None, judge=None):
    """An outcome: `ranks(deal, entrants)` says how a game ended, the entrants being given by seat."""
    games = []
    for number in range(the_plan.games):
        seating = the_plan.seating(number)
        ended = ranks(the_plan.deal_of(number), seating)
        scored = points(the_plan.deal_of(number), seating) if points else [10 - rank for rank in ended]
        games.append(Played(number=number, points=scored, ranks=ended, choices=1, seconds=[0.0] * len(ended)))
    return Outcome(the_plan, games, judge)


def plackett_luce(dice, strengths):
    """Ranks drawn from the model itself: each place goes to one of those left, in proportion to exp(strength)."""
    draws = [strength - math.log(-math.log(dice.random())) for strength in strengths]
    order = sorted(range(len(draws)), key=lambda seat: -draws[seat])
    return [order.index(seat) for seat in range(len(draws))]
