"""How do the two simplest bots choose? One throws dice, one tries each choice and looks no further."""

from __future__ import annotations

from random import Random

from shinar.bots.seat import Seat
from shinar.game import State

WORLDS = 4  # imagined for each decision of the greedy bot
SETTLING = 24  # choices by which a round is brought to its end, at most


class RandomBot:
    """Takes any legal choice, all of them equally likely."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, seat: Seat) -> int:
        return self._random.choice(seat.legal)


class GreedyBot:
    """Tries each legal choice in a few imagined worlds and takes the one after which the game's own estimate is best.

    Where others choose at the same time, they choose anything: a sealed choice alone would change nothing. Between
    equals it throws dice. What the estimate looks at, each game says in its `evaluation.py`; in a game without one the
    running points stand in for it.
    """

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, seat: Seat) -> int:
        choices = seat.legal
        if len(choices) == 1:
            return choices[0]
        worth = dict.fromkeys(choices, 0.0)
        for _ in range(WORLDS):
            seed = self._random.getrandbits(64)
            world = seat.imagine(seed)
            trial = world.clone()
            for action in choices:
                trial.assign(world)
                trial.play(seat.number, action)
                pending = set(world.acting())
                if seat.game.tuning.rounds or pending != {seat.number}:
                    _settle(trial, pending, Random(seed))
                worth[action] += trial.outlook(seat.number)
        best = max(worth.values())
        return self._random.choice([action for action in choices if worth[action] == best])


def _settle(world: State, pending: set[int], dice: Random) -> None:
    """Bring a round to its end by any choices."""
    for _ in range(SETTLING):
        acting = world.acting()
        if not acting or not pending.issuperset(acting):
            return  # the next round, or the end
        pending = set(acting)
        world.play(acting[0], dice.choice(world.legal_actions(acting[0])))
