"""How is a match stored? As a heading and a log of records that is only ever added to; this file says what they are.

Records of a match are numbered without gaps. A process that adds a record has taken account of all before it, because
its number must still be free: of two that add at the same time one is refused, looks again, and decides anew. So a
rebuild is exact (undone rounds, withdrawn choices and resignations included), and nothing accepted is ever changed.
"""

from __future__ import annotations

import secrets
from enum import IntEnum
from typing import NamedTuple

import msgspec

from shinar.catalog import AnyGame
from shinar.server.bodies import Clock
from shinar.table import Deal


class Kind(IntEnum):
    CHOOSE = 1  # seat, turn, n, value = action
    UNSEAL = 2  # seat, value = count
    UNDO = 3  # seat, value = rounds, n = 1 where the others agreed
    RESIGN = 4  # seat
    JOIN = 5  # seat, text = name
    AWAY = 6  # seat: the stand-in plays
    BACK = 7  # seat: its holder plays again
    CHAT = 8  # seat, text
    WISH = 9  # seat, value = rounds
    AGREE = 10  # seat
    REFUSE = 11  # seat: the wish is gone
    NEXT = 12  # text = id of the rematch


class Record(NamedTuple):
    kind: int
    seat: int = -1
    turn: int = 0  # at which it was added
    n: int = 0
    value: int = 0
    text: str = ""
    at: int = 0  # milliseconds since 1970


class Chair(msgspec.Struct, frozen=True):
    """A seat as the match was opened with it."""

    kind: str  # person, bot or open
    name: str = ""
    bot: str = ""


class Heading(msgspec.Struct, frozen=True, kw_only=True):
    """What is fixed when a match is opened."""

    id: str
    game: str
    rules_version: int
    options: dict[str, str]  # those that differ from the defaults
    chairs: list[Chair]
    seed: str  # a number; too large for the numbers of JSON and SQL
    salt: str | None  # hexadecimal; none: the seed was chosen
    clock: Clock = Clock()
    absence: int | None = None
    stand_in: str = "greedy"
    listed: bool = False
    public: bool = False  # may be looked at without a key (listed or uploaded)
    created: int = 0

    def deal(self, game: AnyGame, names: list[str]) -> Deal:
        called = [name or f"Player {seat + 1}" for seat, name in enumerate(names)] if any(names) else []
        return Deal(
            game,
            len(self.chairs),
            game.read_options(self.options) if self.options else game.options(),
            int(self.seed),
            bytes.fromhex(self.salt) if self.salt else None,
            tuple(called),
        )


def fresh_chance() -> tuple[str, str]:
    """Seed and salt of a fair deal, from the system's chance."""
    return str(secrets.randbits(64)), secrets.token_hex(16)
