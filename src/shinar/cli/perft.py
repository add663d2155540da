"""In how many ways can a dealt game begin? Counts every sequence of choices up to a depth: a fingerprint of the rules.

Where several seats owe a choice they choose in seat order. Games that end earlier are not counted at the depths beyond.
"""

from __future__ import annotations

from argparse import Namespace
from time import perf_counter

from shinar.cli.deals import print_json, the_game, the_options, the_seats
from shinar.game import State


def run(wish: Namespace) -> int:
    game = the_game(wish.game)
    options, seats = the_options(game, wish), the_seats(game, wish)
    state = game.new(wish.seed, seats=seats, options=options)
    began = perf_counter()
    counts = count(state, wish.depth)
    seconds = perf_counter() - began
    nodes = sum(counts)
    if wish.json:
        document = {"game": game.name, "seats": seats, "seed": wish.seed, "depth": wish.depth, "counts": counts}
        print_json(document | {"nodes": nodes, "seconds": seconds, "nodes_per_s": nodes / seconds})
        return 0
    for depth, number in enumerate(counts, 1):
        print(f"{depth:>5}  {number:>15,}")
    print(f"{nodes:,} positions in {seconds:.2f} s: {nodes / seconds:,.0f}/s")
    return 0


def count(state: State, depth: int) -> list[int]:
    """How many sequences of 1, 2, ... `depth` choices there are."""
    counts = [0] * depth
    worlds = [state.clone() for _ in range(depth)]

    def descend(world: State, level: int) -> None:
        acting = world.acting()
        if not acting:
            return
        seat = acting[0]
        choices = world.legal_actions(seat)
        counts[level] += len(choices)
        if level + 1 == depth:
            return
        below = worlds[level]
        for action in choices:
            below.assign(world)
            below.play(seat, action)
            descend(below, level + 1)

    descend(state, 0)
    return counts
