"""Which bot is stronger? Lets bots play each other over duplicate deals, and says how sure the answer is."""

from __future__ import annotations

import os
import shlex
import sys
from argparse import Namespace
from collections.abc import Generator
from contextlib import contextmanager, nullcontext
from dataclasses import replace
from pathlib import Path

import msgspec

from shinar.arena import (
    ArenaError,
    Entrant,
    Heading,
    Outcome,
    Plan,
    Store,
    Summary,
    compare,
    deals_for,
    fill_seats,
    plan_of,
    summarize,
    usual_seats,
)
from shinar.arena.run import Progress
from shinar.bots import new_bot
from shinar.cli.arguments import Mistake
from shinar.cli.deals import the_game, the_options
from shinar.cli.languages import the_language
from shinar.table.deal import is_name
from shinar.words import Words

GAMES = 100
MOST_UNTIL_DECIDED = 10_000


def run(wish: Namespace) -> int:
    language = the_language(wish)
    try:
        if wish.resume:
            _check_resumed(wish)
            with Store(Path(wish.resume), None) as store, _farewell(store, language):
                outcome = _play(wish, _resumed(wish, store), store)
        else:
            plan = _plan(wish)
            opened = Store(Path(wish.store), Heading.of(plan)) if wish.store else nullcontext()
            with opened as store, _farewell(store, language):
                outcome = _play(wish, plan, store)
        summary = summarize(outcome)
        page = _report(wish, outcome, summary, language)
    except ArenaError as error:
        raise Mistake(str(error)) from None
    if wish.json:
        sys.stdout.write(msgspec.json.encode(summary).decode() + "\n")
    else:
        from shinar.cli.arena_tables import show

        show(outcome, summary, language, page)
    return 0


# -- what is wanted ----------------------------------------------------------------------------------------------------


def _plan(wish: Namespace) -> Plan:
    if not wish.game:
        raise Mistake("which game? Name it, or go on with --resume FILE")
    game = the_game(wish.game)
    entrants = [Entrant(text) for text in wish.bots] + [Entrant(text, outside=True) for text in wish.bot]
    for entrant in entrants:
        _check(entrant)
    seats = usual_seats(game, len(entrants)) if wish.seats is None else wish.seats
    everybody = fill_seats(entrants, seats)
    deals = deals_for(_games(wish), len(everybody), seats)
    return Plan(
        game=game,
        seats=seats,
        options=the_options(game, wish),
        entrants=everybody,
        seed=wish.seed or 0,
        deals=deals,
        scale=wish.scale,
        timed=not wish.no_clock,
    )


def _games(wish: Namespace) -> int:
    return wish.games or (MOST_UNTIL_DECIDED if wish.until_decided else GAMES)


def _check(entrant: Entrant) -> None:
    if not is_name(entrant.name):
        raise Mistake(f"a bot is named by visible characters, not {entrant.name!r}")
    if entrant.outside:
        try:
            shlex.split(entrant.text)
        except ValueError as error:
            raise Mistake(f"--bot {entrant.text!r}: {error}") from None
        return
    try:
        new_bot(entrant.text, 0)
    except ValueError as error:
        raise Mistake(str(error)) from None


FIXED = ("game", "bots", "bot", "seats", "seed", "option", "preset", "store", "no_clock")


def _check_resumed(wish: Namespace) -> None:
    given = [name for name in FIXED if getattr(wish, name)] + (["scale"] if wish.scale != 1.0 else [])
    if given:
        raise Mistake(f"--resume takes {given[0]} from the file: leave it out")
    if not Path(wish.resume).is_file():
        raise Mistake(f"{wish.resume}: no such file or directory")


def _resumed(wish: Namespace, store: Store) -> Plan:
    """The run of the file; more games of it where they are asked for."""
    plan = plan_of(store.heading, 1)
    deals = store.goal.deals if store.goal else 0
    if wish.games:
        deals = deals_for(wish.games, len(plan.entrants), plan.seats)
    if not deals:
        raise Mistake(f"{wish.resume}: how many games? Say --games N")
    if store.goal:
        wish.until_decided = wish.until_decided or store.goal.until_decided
    return replace(plan, deals=deals)


# -- doing it ----------------------------------------------------------------------------------------------------------


def _play(wish: Namespace, plan: Plan, store: Store | None) -> Outcome:
    transcripts = Path(wish.keep) if wish.keep else None
    if transcripts:
        try:
            transcripts.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise ArenaError(f"{transcripts}: {(error.strerror or 'cannot be used').lower()}") from None
    with _bar(plan, quiet=wish.json) as progress:
        return compare(
            plan,
            workers=wish.workers or _processors(),
            ray=wish.ray,
            store=store,
            transcripts=transcripts,
            until_decided=wish.until_decided,
            progress=progress,
        )


@contextmanager
def _farewell(store: Store | None, language: str) -> Generator[None]:
    """Whoever interrupts a run is told that nothing was lost."""
    try:
        yield
    except KeyboardInterrupt:
        if store:
            command = shlex.join(["shinar", "arena", "--resume", str(store.path)])
            words = Words(None, language)
            print(words.say("arena-store-there", file=str(store.path), command=command), file=sys.stderr)
        raise


def _report(wish: Namespace, outcome: Outcome, summary: Summary, language: str) -> Path | None:
    if not wish.report:
        return None
    from shinar.arena.report import write_report

    return write_report(Path(wish.report), outcome, summary, language)


def _processors() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def _bar(plan: Plan, *, quiet: bool) -> Generator[Progress | None]:
    if quiet or not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Bar(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(plan.game.name, total=plan.games)

        def progress(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        yield progress
