"""Does a game keep the laws that every game keeps? Random games of every seat count, preset and option, law by law."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable, Generator
from contextlib import contextmanager
from time import perf_counter
from typing import Any

from shinar.catalog import AnyGame
from shinar.check import LAWS, Report, check_all
from shinar.cli.arguments import Mistake
from shinar.cli.deals import games_of, print_json

Progress = Callable[[int, int], None] | None


def run(wish: Namespace) -> int:
    if not wish.game and not wish.all:
        raise Mistake("which game? Name it, or say --all")
    if wish.game and wish.all:
        raise Mistake("either name a game or say --all")
    reports: dict[str, tuple[Report, float]] = {}
    for game in games_of(wish):
        began = perf_counter()
        with _bar(game, quiet=wish.json) as progress:
            report = check_all(game, games=wish.games, seed=wish.seed, presets_only=wish.presets, progress=progress)
        reports[game.name] = (report, perf_counter() - began)
    ok = all(report.ok for report, _ in reports.values())
    if wish.json:
        print_json({"ok": ok, "games": [_document(name, *entry) for name, entry in reports.items()]})
    else:
        for name, (report, seconds) in reports.items():
            _show(name, report, seconds)
    return 0 if ok else 1


@contextmanager
def _bar(game: AnyGame, *, quiet: bool) -> Generator[Progress]:
    if quiet or not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import Progress as Bar

    with Bar(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(game.name, total=None)

        def progress(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        yield progress


def _by_law(report: Report) -> list[dict[str, Any]]:
    laws = ["playing", *LAWS]
    rows: dict[str, dict[str, Any]] = {
        name: {"law": name, "ways": 0, "games": 0, "checks": 0, "broken": 0} for name in laws
    }
    for row in report.rows:
        entry = rows[row.law]
        entry["ways"] += 1
        for key in ("games", "checks", "broken"):
            entry[key] += getattr(row, key)
    return [row for row in rows.values() if row["ways"]]


def _document(name: str, report: Report, seconds: float) -> dict[str, Any]:
    return {
        "game": name, "ok": report.ok, "checks": report.checks, "seconds": seconds, "laws": _by_law(report),
        "violations": list(report.lines()),
    }  # fmt: skip


def _show(name: str, report: Report, seconds: float) -> None:
    from rich.markup import escape
    from rich.table import Table as Grid

    from shinar.cli.terminal import report_console

    out = report_console()
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    grid.add_column(name)
    for heading in ("ways of playing", "games", "checks", ""):
        grid.add_column(heading, justify="right" if heading else "left")
    for row in _by_law(report):
        broken = row["broken"]
        verdict = f"[#d0613f]broken {broken:,} times[/]" if broken else "[#4f9d69]kept[/]"
        grid.add_row(row["law"], *(f"{row[key]:,}" for key in ("ways", "games", "checks")), verdict)
    out.print(grid)
    for line in report.lines():
        out.print(escape(line))
    verdict = "all laws kept" if report.ok else f"broken: {', '.join(sorted(report.broken))}"
    out.print(f"{name}: {report.checks:,} checks in {seconds:.1f} s, {verdict}.")
