"""How fast does tree search think here? Times whole random rollouts from the middle of a game, in one thread and in
two, and the longest time for which a search keeps another thread from running.
"""

from __future__ import annotations

import statistics
import sys
import threading
from time import perf_counter, thread_time

from shinar.bots import search
from shinar.bots.tree import Tree
from shinar.catalog import AnyGame
from shinar.game import State, Tuning

ROUNDS = 5
WARMING = 64  # iterations from which the pace is guessed
SEED = 5


def measure_search(game: AnyGame, seats: int, options: list[int], seconds: float) -> dict[str, float]:
    world = middle(game, seats, options)
    return {
        "search_per_s": _rate(world, seconds),
        "search_two_threads": _two_threads(world, seconds),
        "search_stall_ms": 1000 * longest_stall(world, seconds),
    }


def middle(game: AnyGame, seats: int, options: list[int]) -> State:
    """The moment at which half of a random game's choices are made."""
    state = game.state()
    state.start(seats, options, SEED)
    length = state.random_play(SEED)
    state.start(seats, options, SEED)
    state.random_play(SEED, length // 2)
    return state


def _new(world: State, seed: int) -> Tree:
    """A search with rollouts to the end of the game, every choice of which is any."""
    return Tree(world, world.acting()[0], seed, Tuning())


def _portion(world: State, seconds: float) -> int:
    """Iterations that take about that long."""
    began = perf_counter()
    _new(world, 0).grow(WARMING)
    return max(1, round(WARMING * seconds / (perf_counter() - began)))


def _rate(world: State, seconds: float) -> float:
    """Iterations per second of processor time, of a tree that begins anew each round; the median counts."""
    portion = _portion(world, seconds / ROUNDS)
    rates: list[float] = []
    for seed in range(ROUNDS):
        tree = _new(world, seed)
        began = thread_time()
        tree.grow(portion)
        rates.append(portion / (thread_time() - began))
    return statistics.median(rates)


def _two_threads(world: State, seconds: float) -> float:
    """How many times as much two threads do as one in the same time; the median of the rounds."""
    portion = _portion(world, seconds / ROUNDS)
    gains: list[float] = []
    for seed in range(ROUNDS):
        alone = _time_all([_new(world, seed)], portion)
        both = _time_all([_new(world, seed), _new(world, seed + 100)], portion)
        gains.append(2 * alone / both)
    return statistics.median(gains)


def _time_all(trees: list[Tree], portion: int) -> float:
    threads = [threading.Thread(target=tree.grow, args=(portion,)) for tree in trees]
    began = perf_counter()
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return perf_counter() - began


def longest_stall(world: State, seconds: float) -> float:
    """The longest moment in which this thread could not run while another searched; the median of the rounds."""
    old = sys.getswitchinterval()
    sys.setswitchinterval(0.001)  # as the server does
    try:
        return statistics.median(_longest_gap(world, seconds / ROUNDS, seed) for seed in range(ROUNDS))
    finally:
        sys.setswitchinterval(old)


def _longest_gap(world: State, seconds: float, seed: int) -> float:
    seat = world.acting()[0]
    thread = threading.Thread(target=search, args=(world, seat, seed), kwargs={"seconds": seconds})
    thread.start()
    longest, last = 0.0, perf_counter()
    while thread.is_alive():
        now = perf_counter()
        longest, last = max(longest, now - last), now
    thread.join()
    return longest
