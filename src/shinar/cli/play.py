"""Who plays what? Sets up a match from the command line, or from a saved file, and opens the table."""

from __future__ import annotations

import logging
from argparse import Namespace
from collections.abc import Mapping
from pathlib import Path

from shinar.bots import BOTS
from shinar.catalog import GAMES
from shinar.cli.arguments import Mistake
from shinar.cli.deals import by_seat, read_file, the_game, the_options, the_seats
from shinar.cli.languages import the_language
from shinar.cli.match import COMMAND, HUMAN, Match
from shinar.cli.session import Session
from shinar.cli.terminal import Terminal
from shinar.table import Table, TranscriptError, replay
from shinar.words import Words


def run(wish: Namespace) -> int:
    language = the_language(wish)
    table = _resumed(wish) if wish.resume else None
    seats = table.seats if table else the_seats(the_game(wish.game or GAMES[0]), wish)
    kinds = _kinds(wish, seats)
    if table is None:
        table = _dealt(wish, kinds, seats, language)
    save_to = wish.save or wish.resume
    match = Match(table, kinds, language, save_to=Path(save_to) if save_to else None)
    match.save()
    # What programs do wrong is told when the table is no longer drawn.
    logging.getLogger("shinar.bots").addHandler(logging.NullHandler())
    return Session(match, Terminal.of(wish)).run()


def _resumed(wish: Namespace) -> Table:
    for name in ("seed", "preset", "seats", "option", "name"):
        if getattr(wish, name) not in (None, []):
            raise Mistake(f"--{name} cannot be given: a saved game has its own")
    table = read_match(wish.resume)
    if wish.game and wish.game != table.game.name:
        raise Mistake(f"{wish.resume} is a game of {table.game.name}, not of {wish.game}")
    if table.over:
        raise Mistake(f"{wish.resume} is a finished game; look at it with: shinar replay {wish.resume}")
    return table


def read_match(name: str) -> Table:
    """The match that a file holds."""
    try:
        return replay(read_file(name))
    except TranscriptError as error:
        raise Mistake(f"{name}, {error}") from None


def _kinds(wish: Namespace, seats: int) -> list[str]:
    chosen = by_seat(wish.seat, seats, "seat")
    for seat, kind in chosen.items():
        if kind not in (HUMAN, *BOTS):
            raise Mistake(f"--seat {seat}={kind}: who sits there is {' or '.join((HUMAN, *BOTS))}")
    if wish.against not in BOTS:
        raise Mistake(f"--against {wish.against}: who plays against you is {' or '.join(BOTS)}")
    free = [seat for seat in range(seats) if seat not in chosen]
    left = len(free) - len(wish.bot)
    if left < 0:
        raise Mistake(f"--bot: there are not {len(wish.bot)} free seats for that many programs")
    people = left if wish.hotseat else 0 if HUMAN in chosen.values() else min(left, 1)
    sitting = [HUMAN] * people + [COMMAND + command for command in wish.bot] + [wish.against] * left
    return [chosen.get(seat) or sitting.pop(0) for seat in range(seats)]


def _dealt(wish: Namespace, kinds: list[str], seats: int, language: str) -> Table:
    game = the_game(wish.game or GAMES[0])
    names = _names(by_seat(wish.name, seats, "name"), kinds, Words(game, language))
    try:
        return Table.new(game, seed=wish.seed, seats=seats, options=the_options(game, wish), names=names)
    except ValueError as error:
        raise Mistake(str(error)) from None


def _names(given: Mapping[int, str], kinds: list[str], words: Words) -> list[str]:
    """Bots are called what they are; two of the same are told apart by their seats."""
    names: list[str] = []
    sorts = ["outside" if kind.startswith(COMMAND) else kind for kind in kinds]
    for seat, sort in enumerate(sorts):
        usual = words.seat(seat) if sort == HUMAN else words.say(f"cli-bot-{sort}")
        if sort != HUMAN and sorts.count(sort) > 1:
            usual = f"{usual} {seat + 1}"
        names.append(given.get(seat, usual))
    return names
