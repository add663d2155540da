"""Play many seeded games and print their fingerprints, the same whichever way the rules run: `python -m
tests.games.wonders.traces`. test_two_ways.py compares the ways."""

import random
from hashlib import sha256

from shinar.games.wonders import GAME
from shinar.games.wonders.options import WondersOptions
from tests.games.alike import print_fingerprints

# Seats, options, games played to their end and hashed there, and games of which every step is hashed: legal moves,
# state, and now and then what a seat sees and imagines.
BABEL = {"tower": True, "projects": True}
SETS = {
    "three": (3, {}, 250, 12),
    "four": (4, {}, 250, 12),
    "two": (2, {}, 180, 12),
    "five": (5, {"wonder_pack": True}, 60, 5),
    "seven": (7, {"wonder_pack": True} | BABEL, 40, 4),
    "tower": (3, {"tower": True, "tile_active_from": "end_of_turn"}, 80, 6),
    "projects": (4, {"projects": True, "partial_penalty": True}, 80, 6),
    "chosen": (4, {"boards": "chosen", "sides": "chosen", "wonder_pack": True} | BABEL, 60, 6),
    "two with all": (2, {"wonder_pack": True, "free_city_affected": False} | BABEL, 60, 8),
    "untaxed": (3, {"sides": "all_a", "tax_on_free_builds": False} | BABEL, 60, 6),
}


def fingerprint(seats, options, whole, stepwise):
    mark = sha256()
    chosen = WondersOptions(**options)
    for seed in range(whole):
        state = GAME.new(seed, seats=seats, options=chosen)
        mark.update(state.random_play(seed).to_bytes(4, "big") + state.to_bytes())
    for seed in range(whole, whole + stepwise):
        dice = random.Random(seed)
        state = GAME.new(seed, seats=seats, options=chosen)
        mark.update(state.to_bytes())
        while not state.is_over:
            seat = dice.choice(state.acting())
            legal = state.legal_actions(seat)
            state.play(seat, dice.choice(legal))
            mark.update(repr(legal).encode() + state.to_bytes())
            if dice.random() < 0.1:
                viewer = dice.randrange(-1, seats)
                world = state.redealt(viewer, seed)
                mark.update(repr((state.observation(viewer), world.to_bytes())).encode())
                if viewer >= 0:
                    mark.update(repr([state.reason(viewer, action) for action in range(GAME.actions)]).encode())
        mark.update(repr((state.standing(), [state.categories(city) for city in range(state.cities)])).encode())
    return mark.hexdigest()


def fingerprints():
    return {name: fingerprint(*settings) for name, settings in SETS.items()}


if __name__ == "__main__":
    print_fingerprints(fingerprints())
