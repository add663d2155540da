"""How is a match written down, and how is such a text read?

A transcript is save file, replay, bug report, golden test and training log at once. All of it is here:

    shinar transcript 1                         of this format
    game babel rules 1                          name and rules version
    seats 2
    options sumerian_scope=top_group            only those that differ from their defaults
    seed 123456789
    salt 00112233445566778899aabbccddeeff       only if the deal was promised: see deal.py
    seed-hash sha256:<64 hexadecimal digits>    the promise; in a receipt it stands without seed and salt
    name 0 Ann                                  for every seat, or for none
    name 1 Bea
    --
    0  0: 2>A +A                                turn, seat, moves: consecutive rounds in which this seat chose alone
    2  0: c7 pay-left | 1: c3 | 2: sell         one round of several seats; a seat's moves in their order
    3  1 takes back 2                           at turn 3 after two rounds were undone by consent
    3  2 resigns                                what is then chosen for seat 2 is written like all other choices
    unfinished                                  or:  result 12 9 ranks 0 1
    end 143 0123456789abcdef                    rounds; begin of the SHA-256 of all lines before this one

There is one way to write a match. Reading refuses everything else, and names the line.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, Self

from shinar.table.deal import LONGEST_NAME, SALT_BYTES, deal_lines, is_name
from shinar.table.errors import TranscriptError, shown

FORMAT = 1
LONGEST = 1 << 20  # bytes; a long game has ten thousand
MOST_SEATS = 8
HASH_DIGITS = 16

NUMBER = r"(0|[1-9][0-9]{0,19})"
SIGNED = r"(?:0|-?[1-9][0-9]{0,8})"
MOVE = re.compile(r"[^\s|]\S{0,63}")


class Played(NamedTuple):
    turn: int
    choices: tuple[tuple[int, tuple[str, ...]], ...]  # seat, its moves


class TakenBack(NamedTuple):
    turn: int
    seat: int
    rounds: int


class Resigned(NamedTuple):
    turn: int
    seat: int


Record = Played | TakenBack | Resigned


def _record_line(record: Record) -> str:
    match record:
        case Played(turn, choices):
            return f"{turn}  " + " | ".join(f"{seat}: {' '.join(moves)}" for seat, moves in choices)
        case TakenBack(turn, seat, rounds):
            return f"{turn}  {seat} takes back {rounds}"
        case Resigned(turn, seat):
            return f"{turn}  {seat} resigns"


@dataclass(frozen=True)
class Transcript:
    """A text that is well formed. Whether a game went that way only a replay can tell."""

    game: str
    rules: int
    seats: int
    options: Mapping[str, str]
    records: tuple[Record, ...]
    rounds: int
    points: tuple[int, ...] = ()  # none: unfinished
    ranks: tuple[int, ...] = ()
    seed: int | None = None
    salt: bytes | None = None
    seed_hash: str | None = None
    names: tuple[str, ...] = ()
    lines: tuple[int, ...] = field(default=(), compare=False)  # where each record was read

    def __str__(self) -> str:
        lines = [f"shinar transcript {FORMAT}", *deal_lines(self.game, self.rules, self.seats, self.options)]
        if self.seed is not None:
            lines.append(f"seed {self.seed}")
        if self.salt is not None:
            lines.append(f"salt {self.salt.hex()}")
        if self.seed_hash is not None:
            lines.append(f"seed-hash sha256:{self.seed_hash}")
        lines += [f"name {seat} {name}" for seat, name in enumerate(self.names)]
        lines.append("--")
        lines += map(_record_line, self.records)
        lines.append(f"result {_spaced(self.points)} ranks {_spaced(self.ranks)}" if self.points else "unfinished")
        body = "\n".join(lines) + "\n"
        return f"{body}end {self.rounds} {_digest(body)}\n"

    @classmethod
    def read(cls, text: str | bytes) -> Self:
        """The transcript that a text, or a file, is; TranscriptError for any other."""
        lines = _lines(text)
        end = _match(lines, len(lines), rf"end {NUMBER} ([0-9a-f]{{{HASH_DIGITS}}})", "cut off: no line 'end'")
        if end[2] != _digest("".join(f"{line}\n" for line in lines[:-1])):
            raise TranscriptError(len(lines), "the check sum is another: a line was changed")
        reader = _Reader(lines[:-1])
        reader.need(rf"shinar transcript {FORMAT}", f"this is not a transcript of format {FORMAT}")
        game = reader.need(rf"game ([a-z][a-z0-9_]{{0,31}}) rules {NUMBER}", "expected: game <name> rules <version>")
        seats = int(reader.need(rf"seats ([1-{MOST_SEATS}])", f"expected: seats <1 to {MOST_SEATS}>")[1])
        options = _options(reader)
        seed = reader.may(rf"seed {NUMBER}")
        salt = reader.may(rf"salt ([0-9a-f]{{{2 * SALT_BYTES}}})")
        seed_hash = reader.may(r"seed-hash sha256:([0-9a-f]{64})")
        names = _names(reader, seats)
        reader.need("--", "expected another line of the heading, or --")
        records, numbers = _records(reader, seats)
        points, ranks = _outcome(reader, seats)
        reader.need_end()
        return cls(
            game=game[1],
            rules=int(game[2]),
            seats=seats,
            options=options,
            records=records,
            rounds=int(end[1]),
            points=points,
            ranks=ranks,
            seed=int(seed[1]) if seed else None,
            salt=bytes.fromhex(salt[1]) if salt else None,
            seed_hash=seed_hash[1] if seed_hash else None,
            names=names,
            lines=numbers,
        )


def _spaced(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, numbers))


def _digest(body: str) -> str:
    return hashlib.sha256(body.encode()).hexdigest()[:HASH_DIGITS]


def _lines(text: str | bytes) -> list[str]:
    """Its lines, in visible characters only. Line ends of Windows are taken for ours."""
    if len(text) > LONGEST:
        raise TranscriptError(1, f"longer than {LONGEST} bytes")
    try:
        data = text.encode() if isinstance(text, str) else text
        text = data.decode()
    except UnicodeError as error:
        before = error.object[: error.start] if isinstance(error, UnicodeDecodeError) else b""
        raise TranscriptError(before.count(b"\n") + 1, "not UTF-8 text") from None
    lines = text.replace("\r\n", "\n").removesuffix("\n").split("\n")
    for number, line in enumerate(lines, 1):
        if not line.isprintable():
            raise TranscriptError(number, "it contains a control character")
    return lines


def _match(lines: list[str], number: int, pattern: str, otherwise: str) -> re.Match[str]:
    found = re.fullmatch(pattern, lines[number - 1])
    if found is None:
        raise TranscriptError(number, f"{otherwise}; here stands {shown(lines[number - 1])}")
    return found


class _Reader:
    """Lines, and which of them is next."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.number = 1

    def may(self, pattern: str) -> re.Match[str] | None:
        if self.number > len(self.lines):
            return None
        found = re.fullmatch(pattern, self.lines[self.number - 1])
        self.number += found is not None
        return found

    def need(self, pattern: str, otherwise: str) -> re.Match[str]:
        if self.number > len(self.lines):
            raise TranscriptError(self.number, otherwise)
        found = _match(self.lines, self.number, pattern, otherwise)
        self.number += 1
        return found

    def need_end(self) -> None:
        if self.number <= len(self.lines):
            raise TranscriptError(self.number, "the game is over, but the text goes on")


def _options(reader: _Reader) -> dict[str, str]:
    options: dict[str, str] = {}
    if found := reader.may(r"options (\S.{0,9999})"):
        for item in found[1].split(" "):
            name, _, value = item.partition("=")
            if not 0 < len(name) <= LONGEST_NAME or not 0 < len(value) <= LONGEST_NAME or name in options:
                raise TranscriptError(reader.number - 1, f"expected <name>=<value>, every name once, not {shown(item)}")
            options[name] = value
    return options


def _names(reader: _Reader, seats: int) -> tuple[str, ...]:
    names: list[str] = []
    while found := reader.may(rf"name {NUMBER} (.{{1,{LONGEST_NAME}}})"):
        if int(found[1]) != len(names) or len(names) == seats or not is_name(found[2]):
            raise TranscriptError(reader.number - 1, "names are given to all seats in their order, or to none")
        names.append(found[2])
    if 0 < len(names) < seats:
        raise TranscriptError(reader.number, f"only {len(names)} of {seats} seats have a name")
    return tuple(names)


def _records(reader: _Reader, seats: int) -> tuple[tuple[Record, ...], tuple[int, ...]]:
    records: list[Record] = []
    numbers: list[int] = []
    while found := reader.may(rf"{NUMBER}  (.+)"):
        numbers.append(reader.number - 1)
        records.append(_record(int(found[1]), found[2], seats, numbers[-1]))
    return tuple(records), tuple(numbers)


def _record(turn: int, text: str, seats: int, number: int) -> Record:
    seat = rf"([0-{seats - 1}])"
    if found := re.fullmatch(f"{seat} resigns", text):
        return Resigned(turn, int(found[1]))
    if found := re.fullmatch(f"{seat} takes back {NUMBER}", text):
        return TakenBack(turn, int(found[1]), int(found[2]))
    choices: list[tuple[int, tuple[str, ...]]] = []
    for part in text.split(" | "):
        found = re.fullmatch(f"{seat}: (.+)", part)
        moves = tuple(found[2].split(" ")) if found else ()
        if found is None or not all(map(MOVE.fullmatch, moves)):
            raise TranscriptError(number, f"expected <seat>: <move> ..., not {shown(part)}")
        choices.append((int(found[1]), moves))
    return Played(turn, tuple(choices))


def _outcome(reader: _Reader, seats: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    if reader.may("unfinished"):
        return (), ()
    numbers = rf"({SIGNED}(?: {SIGNED}){{{seats - 1}}})"
    found = reader.need(f"result {numbers} ranks {numbers}", "expected moves, 'result' for all seats, or 'unfinished'")
    points, ranks = (tuple(map(int, group.split(" "))) for group in found.groups())
    return points, ranks
