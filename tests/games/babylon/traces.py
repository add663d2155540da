"""Play seeded games and print their fingerprints, the same whichever way the rules run: `python -m
tests.games.babylon.traces 10` plays ten times as many as without a number. test_two_ways.py compares the ways."""

import random
import sys
from hashlib import sha256

from shinar.games.babylon import GAME
from shinar.games.babylon.options import BabylonOptions
from tests.games.alike import print_fingerprints

# Games played to their end, hashed there; and games of which every step is hashed: legal moves, reasons, observations.
SETS = {
    "two": (2, {}, 32, 1),
    "three": (3, {}, 32, 1),
    "four": (4, {}, 32, 1),
    "other readings": (
        2,
        {"complete_overlap": "directly_above", "cover_pieces": "anything", "bridge_room": "free",
         "statue_lines": "standing", "statue_restart": False, "supply": "unlimited", "token_spaces": "one_per_tile",
         "bridges_hide": True}, 4, 1),
    "plain": (3, {"effect_tokens": 0, "cover_pieces": "never"}, 4, 1),
}  # fmt: skip


def fingerprint(seats, options, whole, stepwise):
    mark = sha256()
    for seed in range(whole):
        state = GAME.new(seed, seats=seats, options=BabylonOptions(**options))
        mark.update(state.random_play(seed).to_bytes(4, "big") + state.to_bytes())
    for seed in range(whole, whole + stepwise):
        dice = random.Random(seed)
        state = GAME.new(seed, seats=seats, options=BabylonOptions(**options))
        mark.update(state.to_bytes())
        while not state.is_over:
            (seat,) = state.acting()
            legal = [int(action) for action in state.legal_actions(seat)]
            refused = [state.reason(seat, dice.randrange(GAME.actions)) for _ in range(8)]
            seen = [int(number) for number in state.observation(seat)]
            mark.update(repr([legal, refused, seen]).encode() + state.redealt(seat, seed).to_bytes())
            state.play(seat, dice.choice(legal))
            mark.update(state.to_bytes())
        mark.update(repr(state.standing()).encode())
    return mark.hexdigest()


def fingerprints(times=1):
    return {
        name: fingerprint(seats, options, times * whole, times * stepwise)
        for name, (seats, options, whole, stepwise) in SETS.items()
    }


if __name__ == "__main__":
    print_fingerprints(fingerprints(int(sys.argv[1]) if sys.argv[1:] else 1))
