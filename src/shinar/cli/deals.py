"""Which game was asked for, with which options and how many seats? The command line, checked at the border."""

from __future__ import annotations

import json
import os
import sys
from argparse import Namespace
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from shinar.catalog import GAMES, AnyGame, load
from shinar.cli.arguments import Mistake
from shinar.game import Options
from shinar.options import OptionError

MOST_BYTES = 1 << 21


def the_game(name: str) -> AnyGame:
    try:
        return load(name)
    except ValueError as error:
        raise Mistake(str(error)) from None


def games_of(wish: Namespace) -> list[AnyGame]:
    """The game that was named, or all of them."""
    return [the_game(wish.game)] if wish.game else [load(name) for name in GAMES]


def the_options(game: AnyGame, wish: Namespace) -> Options:
    texts: dict[str, str] = {}
    for name, value in wish.option:
        if name in texts:
            raise Mistake(f"option {name} is given twice")
        texts[name] = value
    try:
        return game.read_options(texts, wish.preset)
    except (OptionError, ValueError) as error:
        raise Mistake(str(error)) from None


def the_seats(game: AnyGame, wish: Namespace) -> int:
    seats: int = game.seats[0] if wish.seats is None else wish.seats
    try:
        game.check_seats(seats)
    except ValueError as error:
        raise Mistake(str(error)) from None
    return seats


def by_seat(pairs: list[tuple[str, str]], seats: int, what: str) -> Mapping[int, str]:
    """`--seat 0=human --seat 1=greedy` and the like."""
    found: dict[int, str] = {}
    for place, value in pairs:
        if not place.isascii() or not place.isdecimal() or int(place) >= seats:
            raise Mistake(f"--{what} {place}={value}: the seats are 0 to {seats - 1}")
        if int(place) in found:
            raise Mistake(f"--{what} is given twice for seat {place}")
        found[int(place)] = value
    return found


def print_json(document: Mapping[str, Any]) -> None:
    json.dump(document, sys.stdout, ensure_ascii=False)
    sys.stdout.write("\n")


def read_file(name: str) -> bytes:
    """What a file holds, as far as it can be a transcript: some files never end."""
    try:
        with Path(name).open("rb") as file:
            return file.read(MOST_BYTES)
    except OSError as error:
        raise Mistake(f"{name}: {_complaint(error)}") from None


def write_file(name: str | Path, text: str) -> None:
    """All of the text or nothing: what stood there before survives a failure."""
    path = Path(name)
    try:
        if path.exists() and not path.is_file():  # a pipe or a device
            path.write_text(text, encoding="utf-8")
            return
        draft = path.with_name(f".{path.name}.{os.getpid()}.tmp")
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)
    except OSError as error:
        raise Mistake(f"{name}: {_complaint(error)}") from None


def _complaint(error: OSError) -> str:
    return (error.strerror or "cannot be used").lower()
