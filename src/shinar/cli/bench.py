"""How fast are the rules here? Times random games, the methods of the protocol, steps from Python, tree search, and
starting up.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
from argparse import Namespace
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any

from shinar import state as rules
from shinar import stopwatch
from shinar.catalog import AnyGame
from shinar.cli.deals import games_of, print_json
from shinar.cli.searching import measure_search
from shinar.game import State
from shinar.options import numbers

ROUNDS = 5  # of each measurement; the median counts
POSITIONS = 64  # of random games, over which the methods are averaged
STARTS = 5


def run(wish: Namespace) -> int:
    compiled = not str(rules.__file__).endswith(".py")
    entries = [_measure(game, seats, wish.seconds) for game in games_of(wish) for seats in game.seats]
    report: dict[str, Any] = {"compiled": compiled, "startup_s": _start_up(), "games": entries}
    if wish.json:
        print_json(report)
    else:
        _show(report)
    return 0


def _measure(game: AnyGame, seats: int, seconds: float) -> dict[str, Any]:
    options = numbers(game.options())
    state = game.state()
    batch = _batch(lambda n: state.random_games(n, seats, options, 0), seconds / ROUNDS)
    rates: list[tuple[float, float]] = []
    for i in range(ROUNDS):
        began = perf_counter()
        made = state.random_games(batch, seats, options, i * batch)
        spent = perf_counter() - began
        rates.append((batch / spent, made / spent))
    games_per_s = statistics.median(rate for rate, _ in rates)
    decisions_per_s = statistics.median(rate for _, rate in rates)
    positions = _positions(game, seats, options)
    copy = _nanoseconds(stopwatch.copies, positions, seconds)
    legal = _nanoseconds(stopwatch.listings, positions, seconds)
    whole = _nanoseconds(stopwatch.choices, positions, seconds)
    return {
        "game": game.name,
        "seats": seats,
        "games_per_s": games_per_s,
        "decisions_per_s": decisions_per_s,
        "decisions_per_game": decisions_per_s / games_per_s,
        "copy_ns": copy,
        "legal_ns": legal,
        "apply_ns": max(whole - copy - legal, 0.0),
        "steps_per_s": _steps(game, seats, options, seconds),
        "state_bytes": len(state.to_bytes()),
        **measure_search(game, seats, options, seconds),
    }


def _batch(action: Callable[[int], object], seconds: float) -> int:
    """How often to do it so that it takes about that long."""
    times = 1
    while True:
        began = perf_counter()
        action(times)
        spent = perf_counter() - began
        if spent > seconds / 4:
            return max(1, round(times * seconds / spent))
        times *= 4


def _positions(game: AnyGame, seats: int, options: list[int]) -> list[State]:
    """Moments of random games, none of them over, drawn evenly from all of their choices."""
    random = Random(0)
    found: list[State] = []
    while len(found) < POSITIONS:
        seed = random.getrandbits(64)
        state = game.state()
        state.start(seats, options, seed)
        length = state.random_play(seed)
        state.start(seats, options, seed)
        state.random_play(seed, random.randrange(length))
        if not state.is_over:
            found.append(state)
    return found


def _nanoseconds(loop: Callable[[State, int], None], positions: list[State], seconds: float) -> float:
    """For one turn of the loop, averaged over the positions; the median of several rounds."""
    batch = _batch(lambda n: loop(positions[0], n), seconds / ROUNDS / len(positions))
    rounds: list[float] = []
    for _ in range(ROUNDS):
        began = perf_counter()
        for position in positions:
            loop(position, batch)
        rounds.append((perf_counter() - began) / len(positions) / batch * 1e9)
    return statistics.median(rounds)


def _steps(game: AnyGame, seats: int, options: list[int], seconds: float) -> float:
    """Choices per second when a Python program asks for the legal ones and makes one of them, again and again."""
    rounds: list[float] = []
    state = game.state()
    for i in range(ROUNDS):
        random, steps, seed = Random(i).random, 0, i << 32
        began = perf_counter()
        while perf_counter() - began < seconds / ROUNDS:
            state.start(seats, options, seed)
            seed += 1
            while acting := state.acting():
                for seat in acting:
                    choices = state.legal_actions(seat)
                    state.play(seat, choices[int(random() * len(choices))])
                    steps += 1
        rounds.append(steps / (perf_counter() - began))
    return statistics.median(rounds)


def _start_up() -> float:
    """From nothing to the first word of the command."""
    rounds: list[float] = []
    for _ in range(STARTS):
        began = perf_counter()
        subprocess.run([sys.executable, "-m", "shinar.cli", "--version"], stdout=subprocess.DEVNULL, check=True)
        rounds.append(perf_counter() - began)
    return statistics.median(rounds)


def _show(report: dict[str, Any]) -> None:
    from rich.table import Table as Grid

    from shinar.cli.terminal import report_console

    out = report_console()
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    columns = {
        "games_per_s": "games/s", "decisions_per_s": "decisions/s", "decisions_per_game": "per game",
        "copy_ns": "copy ns", "legal_ns": "legal ns", "apply_ns": "apply ns", "steps_per_s": "Python steps/s",
        "search_per_s": "search/s",
    }  # fmt: skip
    grid.add_column("game")
    grid.add_column("seats", justify="right")
    for heading in columns.values():
        grid.add_column(heading, justify="right")
    for entry in report["games"]:
        grid.add_row(entry["game"], str(entry["seats"]), *(f"{entry[key]:,.0f}" for key in columns))
    out.print(grid)
    for entry in report["games"]:
        gain, stall = entry["search_two_threads"], entry["search_stall_ms"]
        out.print(f"{entry['game']}, {entry['seats']} seats: two threads search {gain:.2f} times as fast as one;")
        out.print(f"while one searches, others wait {stall:.1f} ms at the longest.")
    way = "compiled" if report["compiled"] else "as plain Python: slow"
    out.print(f"The rules run {way}. `shinar` starts in {report['startup_s']:.2f} s.")
