"""How fast is Babel beside a game of the same kind in OpenSpiel, hearts, played at random on one core?

    python -m bench [--rounds 9] [--seconds 0.3] [--json] [--bars]

Two ways of playing are compared, in turns within one run: whole games inside compiled code, and games driven from
Python one decision at a time. A decision is one choice by one player; cards dealt by chance are not counted.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import os
import platform
import random
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from statistics import median
from typing import Any

import shinar.state
from bench.measure import Contender, Play, interleave, nanoseconds, py10m, ratios
from shinar import load, stopwatch
from shinar.options import numbers

# What must hold (see docs/performance.md). PY10M is the speed of the machine that the number of games is stated for.
TIMES_HEARTS = 3.0
GAMES_PER_S = 80_000
PY10M = 0.25
COPY_NS = 50.0

BABEL = load("babel")
OPTIONS = numbers(BABEL.options())
SEATS = 2
SEED = 1


# -- Babel -------------------------------------------------------------------------------------------------------------


def babel_compiled() -> Play:
    state = BABEL.state()

    def play(games: int) -> int:
        return state.random_games(games, SEATS, OPTIONS, SEED)

    return play


def play_babel(state: Any, chance: Callable[[], float]) -> int:
    """One game to its end, each decision chosen here."""
    made = 0
    while seats := state.acting():
        for seat in seats:
            actions = state.legal_actions(seat)
            state.play(seat, actions[int(chance() * len(actions))])
            made += 1
    return made


def babel_driven() -> Play:
    state = BABEL.state()
    chance = random.Random(SEED).random

    def play(games: int) -> int:
        made = 0
        for seed in range(games):
            state.start(SEATS, OPTIONS, seed)
            made += play_babel(state, chance)
        return made

    return play


# -- hearts ------------------------------------------------------------------------------------------------------------


def hearts_compiled(spiel: Any) -> Play:
    """`evaluate_bots` plays in C++; bots are made once, which is faster for OpenSpiel than new ones for every game."""
    game = spiel.load_game("hearts")
    bots = [spiel.make_uniform_random_bot(seat, SEED) for seat in range(game.num_players())]
    per_game = count_hearts(spiel, game, bots)

    def play(games: int) -> int:
        for seed in range(games):
            spiel.evaluate_bots(game.new_initial_state(), bots, seed)
        return round(games * per_game)

    return play


def count_hearts(spiel: Any, game: Any, bots: Any, games: int = 500) -> float:
    """Decisions per game, counted in the histories: 52 cards played, and 12 passed in three games of four, so 61."""
    made = 0
    for seed in range(games):
        state = game.new_initial_state()
        spiel.evaluate_bots(state, bots, seed)
        made += sum(step.player >= 0 for step in state.full_history())
    if not 60 < made / games < 62:
        sys.exit(f"hearts took {made / games:.1f} decisions a game; this comparison was written for 61")
    return made / games


def deal_hearts_by_the_book(state: Any, rng: random.Random) -> None:
    """Chance as the examples of OpenSpiel do it: outcomes drawn by their probabilities."""
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, weights)[0])


def deal_hearts_quickly(state: Any, rng: random.Random) -> None:
    """The same where all outcomes are equally likely, as they are in hearts: the cheapest way from Python."""
    chance = rng.random
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[int(chance() * len(outcomes))][0])


def play_hearts(state: Any, chance: Callable[[], float]) -> int:
    """One dealt game to its end. After the deal there is no more chance in hearts, so nothing asks for it."""
    made = 0
    while not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(actions[int(chance() * len(actions))])
        made += 1
    return made


def hearts_driven(spiel: Any, deal: Callable[[Any, random.Random], None]) -> Play:
    game = spiel.load_game("hearts")
    rng = random.Random(SEED)

    def play(games: int) -> int:
        made = 0
        for _ in range(games):
            state = game.new_initial_state()
            deal(state, rng)
            made += play_hearts(state, rng.random)
        return made

    return play


def hearts_dealt(spiel: Any) -> Play:
    """Games that were dealt before the clock started; a copy of one costs less than one decision."""
    game = spiel.load_game("hearts")
    rng = random.Random(SEED)
    deals = [game.new_initial_state() for _ in range(200)]
    for state in deals:
        deal_hearts_quickly(state, rng)

    def play(games: int) -> int:
        return sum(play_hearts(deals[i % len(deals)].clone(), rng.random) for i in range(games))

    return play


# -- what compiled play leaves behind ----------------------------------------------------------------------------------


class Mallinfo2(ctypes.Structure):
    """What the C library says about its heap; the figure wanted is `uordblks`, bytes in use."""

    _fields_ = [(f"field_{i}", ctypes.c_size_t) for i in range(7)]
    _fields_ += [("uordblks", ctypes.c_size_t), ("fordblks", ctypes.c_size_t), ("keepcost", ctypes.c_size_t)]


def heap_gauge() -> Callable[[], int] | None:
    """A function that tells how many bytes C code has allocated and not freed, where the C library knows."""
    try:
        ask = ctypes.CDLL(None).mallinfo2
    except (AttributeError, OSError, TypeError):
        return None
    ask.restype = Mallinfo2
    return lambda: ask().uordblks


def left_behind(play: Play, games: int, gauge: Callable[[], int]) -> tuple[int, int, int]:
    """Decisions made, objects of Python and bytes of C that are there afterwards and were not before."""
    heap = gauge()
    blocks = sys.getallocatedblocks()
    made = play(games)
    blocks = sys.getallocatedblocks() - blocks
    return made, blocks, gauge() - heap


def allocations(games: int) -> dict[str, int | None]:
    """What many games leave behind inside compiled code, less what few leave: asking has a price of its own."""
    play = babel_compiled()
    gauge = heap_gauge()
    few = many = (0, 0, 0)
    for _ in range(2):  # the first time warms up
        few = left_behind(play, games // 100, gauge or int)
        many = left_behind(play, games, gauge or int)
    return {
        "decisions": many[0] - few[0],
        "python_blocks": many[1] - few[1],
        "c_bytes": many[2] - few[2] if gauge else None,
    }


def copies() -> dict[str, Any]:
    """Nanoseconds for the copy of a game under way: inside compiled code, and asked for from Python."""
    state = BABEL.new(SEED)
    state.random_play(SEED, 60)
    other = state.clone()
    many = 100_000
    empty = nanoseconds(lambda: None)
    return {
        "bytes": len(state.to_bytes()),
        "compiled_ns": nanoseconds(lambda: stopwatch.copies(state, many), times=20) / many,
        "from_python_ns": nanoseconds(lambda: other.assign(state)) - empty,
        "new_object_ns": nanoseconds(state.clone),
    }


# -- the run -----------------------------------------------------------------------------------------------------------

COMPARISONS = {
    # name: (Babel's way, hearts' way, must it hold?)
    "compiled": ("babel compiled", "hearts compiled", True),
    "driven, dealt by the book": ("babel driven", "hearts driven, dealt by the book", True),
    "driven, dealt quickly": ("babel driven", "hearts driven, dealt quickly", True),
    "driven, deal not timed": ("babel driven", "hearts driven, deal not timed", False),
}


def find_peer() -> Any:
    try:
        return import_module("pyspiel")
    except ImportError:
        return None


def run(rounds: int, seconds: float) -> dict[str, Any]:
    spiel = find_peer()
    contenders = {"babel compiled": Contender(babel_compiled())}
    if spiel is not None:
        contenders["hearts compiled"] = Contender(hearts_compiled(spiel))
    contenders["babel driven"] = Contender(babel_driven())
    if spiel is not None:
        contenders["hearts driven, dealt by the book"] = Contender(hearts_driven(spiel, deal_hearts_by_the_book))
        contenders["hearts driven, dealt quickly"] = Contender(hearts_driven(spiel, deal_hearts_quickly))
        contenders["hearts driven, deal not timed"] = Contender(hearts_dealt(spiel))
    speed = [py10m()]
    interleave(contenders, rounds, seconds)
    speed.append(py10m())
    result: dict[str, Any] = {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "open_spiel": peer_version() if spiel is not None else None,
        "rounds": rounds,
        "seconds_per_round": seconds,
        "load": os.getloadavg()[0] if hasattr(os, "getloadavg") else None,
        "py10m_before": speed[0],
        "py10m_after": speed[1],
        "rates": {name: contender.figures() for name, contender in contenders.items()},
        "ratios": {
            name: ratios(contenders[ours].rates, contenders[theirs].rates)
            for name, (ours, theirs, _) in COMPARISONS.items()
            if theirs in contenders
        },
        "copy": copies(),
        "allocations": allocations(2000),
    }
    result["bars"] = judge(result)
    return result


def peer_version() -> str:
    try:
        return version("open_spiel")
    except PackageNotFoundError:
        return "unknown"


def judge(result: dict[str, Any]) -> list[dict[str, Any]]:
    """Each bar: what is asked, what was found, whether it holds (None: could not be measured here)."""
    bars: list[dict[str, Any]] = []

    def bar(name: str, found: float | None, needed: float, *, most: bool = False) -> None:
        holds = None if found is None else found <= needed if most else found >= needed
        bars.append({"name": name, "needed": needed, "found": found, "holds": holds})

    for name, (_, _, must) in COMPARISONS.items():
        if must:
            bar(f"times hearts, {name}", result["ratios"].get(name, {}).get("median"), TIMES_HEARTS)
    slower = median([result["py10m_before"], result["py10m_after"]]) / PY10M
    games = result["rates"]["babel compiled"]["games_per_s"] * slower
    bar(f"games/s where py10M takes {PY10M} s", games, GAMES_PER_S)
    bar("ns for a copy inside compiled code", result["copy"]["compiled_ns"], COPY_NS, most=True)
    bar("Python objects left by compiled play", result["allocations"]["python_blocks"], 0, most=True)
    bar("C bytes left by compiled play", result["allocations"]["c_bytes"], 0, most=True)
    return bars


def show(result: dict[str, Any]) -> None:
    peer = f"OpenSpiel {result['open_spiel']}" if result["open_spiel"] else "no OpenSpiel"
    before, after = result["py10m_before"], result["py10m_after"]
    print(f"Python {result['python']} on {result['machine']}, {peer}; {result['rounds']} rounds in turns.")
    print(f"py10M: {before:.3f} s before, {after:.3f} s after; load {result['load'] or 0:.1f}.")
    if max(before, after) > 1.2 * min(before, after):
        print("The machine changed its speed meanwhile: trust the ratios, not the rates.")
    print(f"\n{'random play':36}{'decisions/s':>13}{'(wall)':>13}{'games/s':>11}{'ns each':>9}{'spread':>14}")
    for name, rate in result["rates"].items():
        spread = f"{rate['decisions_per_s_least'] / 1e6:.2f}..{rate['decisions_per_s_most'] / 1e6:.2f}M"
        print(
            f"{name:36}{rate['decisions_per_s']:13,.0f}{rate['decisions_per_s_wall']:13,.0f}"
            f"{rate['games_per_s']:11,.0f}{rate['ns_per_decision']:9.0f}{spread:>14}"
        )
    if result["ratios"]:
        print(f"\n{'Babel is so many times as fast':36}{'median':>13}{'least':>13}{'most':>11}")
    for name, ratio in result["ratios"].items():
        print(f"{name:36}{ratio['median']:13.2f}{ratio['least']:13.2f}{ratio['most']:11.2f}")
    copy, left = result["copy"], result["allocations"]
    print(
        f"\nA copy ({copy['bytes']} bytes): {copy['compiled_ns']:.0f} ns inside compiled code; asked for from Python",
        end="",
    )
    print(f" {copy['from_python_ns']:.0f} ns,\nand {copy['new_object_ns']:.0f} ns as a new object.\n")
    for bar in result["bars"]:
        word = {True: "holds ", False: "MISSED", None: "  --  "}[bar["holds"]]
        found = "not measured" if bar["found"] is None else f"{bar['found']:,.2f}".removesuffix(".00")
        print(f"  {word}  {bar['name']}: {found} (bar {bar['needed']:,g})")
    print(f"(left by {left['decisions']:,} decisions inside compiled code)")
    if not result["open_spiel"]:
        print("\nTo compare with OpenSpiel: make bench PEERS=1 (or: pip install open_spiel).")


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--rounds", type=int, default=9, help="how often each takes its turn (9)")
    parser.add_argument("--seconds", type=float, default=0.3, help="processor time of one turn (0.3)")
    parser.add_argument("--json", action="store_true", help="one JSON document and nothing else")
    parser.add_argument("--bars", action="store_true", help="exit 1 when a bar is missed, 2 when one was not measured")
    asked = parser.parse_args(arguments)
    if (shinar.state.__file__ or "").endswith(".py"):
        print("The rules are not compiled here, so there is nothing to compare. Try: make bench", file=sys.stderr)
        return 2
    if asked.bars and find_peer() is None:
        print("OpenSpiel is not installed. Try: make bench PEERS=1 (or: pip install open_spiel)", file=sys.stderr)
        return 2
    result = run(max(1, asked.rounds), asked.seconds)
    if asked.json:
        print(json.dumps(result, indent=2))
    else:
        show(result)
    found = [bar["holds"] for bar in result["bars"]]
    if asked.bars and False in found:
        return 1
    return 2 if asked.bars and None in found else 0


if __name__ == "__main__":
    sys.exit(main())
