"""How strong are the bots? Plays every pairing that docs/strength.md speaks of, and prints its table.

    python -m bench.strength --scale 0.1 --games 400            all pairings of all games that are here
    python -m bench.strength --only babel:medium-greedy         one of them
    python -m bench.strength --list                             what they are, and nothing else

Budgets of the levels are multiplied by --scale, the same for all. Finished games are kept in build/strength: whatever
interrupts the run, the same command goes on with it. With --no-clock levels go by iterations alone, and the
table is the same on every machine. Exit code 1: some bar is missed.
"""

from __future__ import annotations

import argparse
import json
import os
import shlex
import sys
from dataclasses import dataclass
from pathlib import Path

from shinar.arena import Entrant, Heading, Plan, Store, compare, deals_for, summarize
from shinar.catalog import GAMES, load

ROOT = Path(__file__).resolve().parent.parent


@dataclass(frozen=True)
class Pairing:
    game: str
    bots: tuple[str, ...]  # the first is measured against the others
    bar: float  # the share of victories that it should reach
    preset: str | None = None

    @property
    def name(self) -> str:
        others = self.bots[1:]
        return f"{self.game}:{self.bots[0]}-{others[0]}{f'x{len(others)}' if len(others) > 1 else ''}"

    def plan(self, games: int, seed: int, scale: float, *, timed: bool) -> Plan:
        game = load(self.game)
        seats = len(self.bots)
        options = game.read_options({}, self.preset)
        deals = deals_for(games, seats, seats)
        return Plan(game, seats, options, tuple(map(Entrant, self.bots)), seed, deals, scale, timed)

    def command(self, wish: argparse.Namespace) -> str:
        """The same by hand."""
        words = ["shinar", "arena", self.game, "--bots", *self.bots, "--games", str(wish.games)]
        words += ["--preset", self.preset] if self.preset else []
        words += ["--seed", str(wish.seed)] if wish.seed else []
        words += ["--scale", f"{wish.scale:g}"] if wish.scale != 1 else []
        words += ["--no-clock"] if wish.no_clock else []
        return shlex.join(words)


PAIRINGS = (
    *(Pairing(game, bots, bar) for game in ("babel", "babylon") for bots, bar in (
        (("greedy", "random"), 0.95), (("medium", "greedy"), 0.70), (("expert", "easy"), 0.80)
    )),
    Pairing("wonders", ("hard", "greedy", "greedy", "greedy"), 0.45, "babel"),
    Pairing("wonders", ("hard", "random", "random", "random"), 0.90, "babel"),
)  # fmt: skip


def main() -> int:
    wish = read()
    pairings = [pairing for pairing in PAIRINGS if pairing.game in GAMES]
    if wish.only:
        pairings = [pairing for pairing in pairings if pairing.name in wish.only]
        unknown = set(wish.only) - {pairing.name for pairing in pairings}
        if unknown:
            sys.exit(f"there is no pairing {', '.join(sorted(unknown))}; --list shows them")
    if wish.list:
        print("\n".join(f"{pairing.name:32}{pairing.command(wish)}" for pairing in pairings))
        return 0
    rows = [measure(pairing, wish) for pairing in pairings]
    if wish.json:
        print(json.dumps(rows))
    else:
        show(rows)
    return 0 if all(row["met"] for row in rows) else 1


def read() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="How strong are the bots?")
    parser.add_argument("--games", type=int, default=400, help="of each pairing, at least (default %(default)s)")
    parser.add_argument("--scale", type=float, default=1.0, help="of the levels' budgets (default %(default)s)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="(default: one for each processor)")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--no-clock", action="store_true", help="levels go by iterations alone")
    parser.add_argument("--only", action="append", metavar="PAIRING", help="repeatable")
    parser.add_argument("--store", type=Path, default=ROOT / "build" / "strength", metavar="DIR")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


def measure(pairing: Pairing, wish: argparse.Namespace) -> dict[str, object]:
    plan = pairing.plan(wish.games, wish.seed, wish.scale, timed=not wish.no_clock)
    wish.store.mkdir(parents=True, exist_ok=True)
    clock = "-no-clock" if wish.no_clock else ""
    file = wish.store / f"{pairing.name.replace(':', '-')}-scale-{wish.scale:g}-seed-{wish.seed}{clock}.jsonl"

    def progress(done: int, total: int) -> None:
        if sys.stderr.isatty():
            print(f"\r\033[K{pairing.name}: {done} of {total}", end="" if done < total else "\r\033[K", file=sys.stderr)

    with Store(file, Heading.of(plan)) as store:
        outcome = compare(plan, workers=wish.workers, store=store, progress=progress)
    summary = summarize(outcome)
    first = summary.bots[0]
    thought = [
        seconds
        for game in outcome.games
        for name, seconds in zip(plan.names_at(game.number), game.seconds, strict=True)
        if name == first.name
    ]
    return {
        "pairing": pairing.name,
        "games": summary.games,
        "won": first.win_rate,
        "interval": first.win_rate_interval,
        "points": summary.pairs[0].points,
        "bar": pairing.bar,
        "met": first.win_rate >= pairing.bar,
        "seconds": sum(thought) / len(thought),
        "command": pairing.command(wish),
    }


def show(rows: list[dict[str, object]]) -> None:
    """As docs/strength.md has it."""
    print(
        "| pairing | games | won by the first | 95 % interval | points ahead | bar | met | thinks, a game | command |"
    )
    print("|---|---|---|---|---|---|---|---|---|")
    for row in rows:
        low, high = row["interval"]
        print(
            f"| {row['pairing']} | {row['games']} | {row['won']:.1%} | {low:.1%} – {high:.1%} | {row['points']:+.1f} | "
            f"{row['bar']:.0%} | {'yes' if row['met'] else 'no'} | {row['seconds']:.2f} s | `{row['command']}` |"
        )


if __name__ == "__main__":
    sys.exit(main())
