"""How do finished games survive? In a file to which one line is added for each, and nothing else is ever done.

    {"arena": 1, "shinar": "0.1.0", "game": "babel", "rules": 1, "seats": 2, "options": {}, "bots": [...], ...}
    {"deals": 50, "until_decided": false}                  what is wanted; another such line where more is wanted later
    {"number": 7, "points": [15, 9], "ranks": [0, 1], ...}            a finished game

A line counts when its line end is on the disk. Whatever kills the program leaves at most a beginning of a last line,
which is cut off when the file is opened again; that game is then played anew, and comes out the same.
"""

from __future__ import annotations

import fcntl
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Self, TypeVar

import msgspec

from shinar import __version__
from shinar.arena.plan import ArenaError, Entrant, Plan
from shinar.arena.play import Played
from shinar.catalog import load
from shinar.options import OptionError, read_options

T = TypeVar("T")

FORMAT = 1
BEGINNING = b'{"arena":'


class Bot(msgspec.Struct, frozen=True, omit_defaults=True):
    text: str
    outside: bool = False


class Heading(msgspec.Struct, frozen=True):
    """All that decides how the games come out. Games of two headings are never mixed."""

    arena: int
    shinar: str
    game: str
    rules: int
    seats: int
    options: dict[str, str]
    bots: list[Bot]
    seed: int
    scale: float
    timed: bool

    @classmethod
    def of(cls, plan: Plan) -> Self:
        return cls(
            FORMAT,
            __version__,
            plan.game.name,
            plan.game.rules_version,
            plan.seats,
            plan.changed_options,
            [Bot(entrant.text, entrant.outside) for entrant in plan.entrants],
            plan.seed,
            plan.scale,
            plan.timed,
        )


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    deals: int
    until_decided: bool


def plan_of(heading: Heading, deals: int) -> Plan:
    """The run that a file is of."""
    try:
        game = load(heading.game)
        options = read_options(game.options(), heading.options)
    except (ValueError, OptionError) as error:
        raise ArenaError(str(error)) from None
    entrants = tuple(Entrant(bot.text, bot.outside) for bot in heading.bots)
    return Plan(game, heading.seats, options, entrants, heading.seed, deals, heading.scale, heading.timed)


class Store:
    """An open file of finished games. Nobody else can open it meanwhile."""

    def __init__(self, path: Path, heading: Heading | None) -> None:
        """The file of the runs with this heading, made where it is not there; None: whatever run is in it."""
        self.path = path
        self.played: dict[int, Played] = {}
        self.goal: Goal | None = None
        try:
            kind = os.O_RDWR | os.O_APPEND | (os.O_CREAT if heading else 0)
            self._file = os.open(path, kind, 0o644)
        except OSError as error:
            raise ArenaError(f"{path}: {(error.strerror or 'cannot be used').lower()}") from None
        try:
            self._lock()
            self.heading = self._read(heading)
        except BaseException:
            os.close(self._file)
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        os.close(self._file)

    def want(self, goal: Goal) -> None:
        """Write down how far this run shall go, so that it can be resumed without saying it again."""
        if goal != self.goal:
            self.goal = goal
            self._write([goal])

    def add(self, games: Sequence[Played]) -> None:
        """When this returns, the games are on the disk."""
        self._write(games)
        self.played.update((game.number, game) for game in games)

    # -- inside --------------------------------------------------------------------------------------------------------

    def _lock(self) -> None:
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise ArenaError(f"{self.path}: another run is writing to this file") from None

    def _write(self, lines: Sequence[msgspec.Struct]) -> None:
        data = b"".join(msgspec.json.encode(line) + b"\n" for line in lines)
        while data:
            data = data[os.write(self._file, data) :]
        os.fsync(self._file)

    def _read(self, heading: Heading | None) -> Heading:
        data = self.path.read_bytes()
        whole = data.rfind(b"\n") + 1
        if not data.startswith(BEGINNING[: len(data)]):
            raise ArenaError(f"{self.path}: this is not a file of arena games")
        if whole < len(data):  # a line that was being written when something ended the program
            os.ftruncate(self._file, whole)
            os.fsync(self._file)
        lines = data[:whole].splitlines()
        if not lines:
            if heading is None:
                raise ArenaError(f"{self.path}: there is no run in this file yet")
            self._write([heading])
            self._sync_folder()
            return heading
        found = self._decode(lines[0], 1, Heading)
        self._compare(found, heading or found)
        for number, line in enumerate(lines[1:], 2):
            if line.startswith(b'{"deals":'):
                self.goal = self._decode(line, number, Goal)
                continue
            game = self._decode(line, number, Played)
            if game.number in self.played or not len(game.points) == len(game.ranks) == found.seats:
                raise ArenaError(f"{self.path}, line {number}: this game cannot be of this run")
            self.played[game.number] = game
        return found

    def _decode(self, line: bytes, number: int, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(line, type=kind)
        except msgspec.DecodeError as error:
            raise ArenaError(f"{self.path}, line {number}: {error}") from None

    def _compare(self, found: Heading, wanted: Heading) -> None:
        for name in Heading.__struct_fields__:
            there, here = getattr(found, name), getattr(wanted, name)
            if there != here:
                raise ArenaError(f"{self.path}: its games are of another run: {name} is {there!r}, not {here!r}")

    def _sync_folder(self) -> None:
        """Otherwise a new file may be gone after a power cut, for all that is in it."""
        folder = os.open(self.path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
