"""How many moves does a server carry? python -m bench.load [--peer] [--matches 150] [--rounds 4] [--pause 0] ...

Three players at each table of the example draft, over loopback; each moves as soon as it may, or after a pause. With
--peer boardgame.io plays the same, turn and turn about in the same run, since figures of two runs cannot be compared.
"""

from __future__ import annotations

import argparse
import os
from statistics import median

from bench.load import ours
from bench.load.figures import py10m
from bench.load.serving import PLAYERS


def main(args):
    os.sched_setaffinity(0, PLAYERS)
    contenders = {"shinar": lambda: ours.measure(args.matches, args.rounds, args.pause, args.database)}
    if args.peer:
        from bench.load.peer import measure as peer

        env = peer.prepare()
        contenders["boardgame.io"] = lambda: peer.measure(env, args.matches, args.rounds, args.pause)
    found = {name: [] for name in contenders}
    print(f"{args.matches} tables, {args.rounds} matches each, mean pause {args.pause} s; py10M {py10m():.2f} s")
    for _ in range(args.pairs):
        for name, measure in contenders.items():
            figures = measure()
            found[name].append(figures)
            print(f"{name:12s} {figures}", flush=True)
    print(f"py10M {py10m():.2f} s")
    if args.peer:
        pairs = zip(found["shinar"], found["boardgame.io"], strict=True)
        ratios = sorted(mine.per_cpu_second / theirs.per_cpu_second for mine, theirs in pairs)
        print(
            f"moves per server CPU second, shinar : boardgame.io = {median(ratios):.2f} "
            f"(least {ratios[0]:.2f}, most {ratios[-1]:.2f})"
        )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="bench.load", description=__doc__.splitlines()[0])
    parser.add_argument("--matches", type=int, default=150, help="tables at once")
    parser.add_argument("--rounds", type=int, default=4, help="matches at each table, one after the other")
    parser.add_argument("--pairs", type=int, default=3, help="how often everything is measured")
    parser.add_argument("--pause", type=float, default=0.0, help="mean seconds for which a player thinks")
    parser.add_argument("--database", default="", help="instead of a SQLite file")
    parser.add_argument("--peer", action="store_true", help="measure boardgame.io beside it")
    main(parser.parse_args())
