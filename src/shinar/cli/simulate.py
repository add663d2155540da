"""How do random games of a game go? Plays many in compiled code, and counts lengths, scores and winners."""

from __future__ import annotations

import statistics
from argparse import Namespace
from collections.abc import Sequence
from time import perf_counter
from typing import Any

from shinar.catalog import AnyGame
from shinar.cli.deals import print_json, the_game, the_options, the_seats, write_file
from shinar.cli.dice import Dice
from shinar.cli.tally import Tally, show_tally
from shinar.game import Options
from shinar.options import numbers


def run(wish: Namespace) -> int:
    game = the_game(wish.game)
    options, seats = the_options(game, wish), the_seats(game, wish)
    report = simulate(game, seats, options, wish.games, wish.seed)
    if wish.transcript:
        write_file(wish.transcript, random_transcript(game, seats, options, _seed(wish.seed, wish.games - 1)))
    if wish.json:
        print_json(report)
    else:
        _show(report)
        show_tally(game, report.get("tally", {}))
    return 0


def simulate(game: AnyGame, seats: int, options: Options, games: int, seed: int) -> dict[str, Any]:
    """Game number i is dealt and played with seed + i."""
    state = game.state()
    chosen = numbers(options)
    lengths: list[int] = []
    standings: list[tuple[list[int], list[int]]] = []
    start, play, standing = state.start, state.random_play, state.standing
    tally = Tally(game.tally) if game.tally else None
    counting = 0.0  # seconds that are not the game's
    began = perf_counter()
    for i in range(games):
        number = _seed(seed, i)
        start(seats, chosen, number)
        lengths.append(play(number))
        standings.append(standing())
        if tally:
            paused = perf_counter()
            tally.count(state, *standings[-1])
            counting += perf_counter() - paused
    seconds = perf_counter() - began - counting
    scores = [[points[seat] for points, _ in standings] for seat in range(seats)]
    wins = [0] * seats
    for _, ranks in standings:
        if ranks.count(0) == 1:
            wins[ranks.index(0)] += 1
    return {
        "game": game.name,
        "games": games,
        "seats": seats,
        "seed": seed,
        "seconds": seconds,
        "games_per_s": games / seconds,
        "decisions_per_s": sum(lengths) / seconds,
        "decisions_per_game": sum(lengths) / games,
        "lengths": _spread(lengths),
        "scores": [_spread(points) for points in scores],
        "win_rate": [won / games for won in wins],
        "draws": (games - sum(wins)) / games,
    } | ({"tally": tally.report()} if tally else {})


def random_transcript(game: AnyGame, seats: int, options: Options, seed: int) -> str:
    """The same game that compiled code plays with this seed, written down."""
    from shinar.table import Table

    table = Table.new(game, seed=seed, seats=seats, options=options)
    dice = Dice(seed)
    while not table.over:
        for seat in table.acting:
            moves = table.moves(seat)
            table.choose(seat, moves[dice.throw(len(moves))].action)
    return str(table.transcript())


def _seed(first: int, i: int) -> int:
    return (first + i) % (1 << 64)


def _spread(values: Sequence[int]) -> dict[str, float]:
    return {
        "min": min(values),
        "mean": statistics.fmean(values),
        "median": statistics.median(values),
        "max": max(values),
        "sd": statistics.pstdev(values),
    }


def _show(report: dict[str, Any]) -> None:
    from rich.table import Table as Grid

    from shinar.cli.terminal import report_console

    out = report_console()
    out.print(
        f"{report['games']:,} random games of {report['game']} for {report['seats']}, seeds from {report['seed']}: "
        f"{report['games_per_s']:,.0f} games/s, {report['decisions_per_s']:,.0f} decisions/s"
    )
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for heading in ("", "min", "mean", "median", "max", "sd", "wins"):
        grid.add_column(heading, justify="left" if not heading else "right")
    spreads = [("choices in a game", report["lengths"], "")]
    for seat, (score, rate) in enumerate(zip(report["scores"], report["win_rate"], strict=True)):
        spreads.append((f"points of seat {seat}", score, f"{rate:.1%}"))
    for name, spread, rate in spreads:
        values = (f"{spread[key]:.10g}" if key in ("min", "max") else f"{spread[key]:.2f}" for key in spread)
        grid.add_row(name, *values, rate)
    out.print(grid)
    out.print(f"no single winner: {report['draws']:.1%}")
