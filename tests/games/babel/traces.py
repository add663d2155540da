"""Play many seeded games and print their fingerprints, the same whichever way the rules run: `python -m
tests.games.babel.traces`. test_two_ways.py compares the ways."""

import random
from hashlib import sha256

from shinar.games.babel import GAME
from shinar.games.babel.options import BabelOptions
from tests.games.alike import print_fingerprints

# Games played to their end, hashed there; and games of which every step is hashed: legal moves, and state after each.
SETS = {
    "default": ({}, 900, 100),
    "classic": ({"starting_hands": "5-5", "sumerian_scope": "top_group", "reshuffle": "on_exhaustion"}, 100, 10),
    "secretive": (
        {"halve_reveals": False, "temple_stacks_public": "top_only", "hand_size_public": "announce_4_plus"}, 100, 10),
    "long": (
        {"temple_deck_end": "when_draw_impossible", "end_phase_low_applies_to": "opponent_of_first_15",
         "stalemate_turns": 12}, 100, 10),
    "lenient": ({"first_turn_guard": False, "allow_empty_skill": True, "full_tie": "second_seat"}, 100, 10),
    "all at once": (
        {"starting_hands": "5-5", "sumerian_scope": "top_group", "halve_reveals": False, "reshuffle": "on_exhaustion",
         "temple_stacks_public": "top_only", "first_turn_guard": False, "allow_empty_skill": True}, 100, 10),
}  # fmt: skip


def fingerprint(options, whole, stepwise):
    mark = sha256()
    for seed in range(whole):
        state = GAME.new(seed, options=BabelOptions(**options))
        mark.update(state.random_play(seed).to_bytes(4, "big") + state.to_bytes())
    for seed in range(whole, whole + stepwise):
        dice = random.Random(seed)
        state = GAME.new(seed, options=BabelOptions(**options))
        mark.update(state.to_bytes())
        while not state.is_over:
            (seat,) = state.acting()
            legal = state.legal_actions(seat)
            state.play(seat, dice.choice(legal))
            mark.update(bytes(legal) + state.to_bytes())
        mark.update(bytes(state.standing()[0] + state.standing()[1]))
    return mark.hexdigest()


def fingerprints():
    return {name: fingerprint(*settings) for name, settings in SETS.items()}


if __name__ == "__main__":
    print_fingerprints(fingerprints())
