"""What goes over HTTP? The bodies of requests and answers; docs/wire.md tells when which is sent.

All texts that a player reads are keys here: faces speak. Times are milliseconds since 1970.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from shinar.game import Event, ScoreSheet, View
from shinar.table import LogEntry, Result

NAME = 40  # characters of a player's name
CHAT = 500  # of a chat line
DAY = 24 * 60 * 60

Name = Annotated[str, Meta(max_length=NAME)]
Short = Annotated[str, Meta(max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Key = Annotated[str, Meta(min_length=16, max_length=64)]

__all__ = ["Event", "LogEntry", "Result", "ScoreSheet"]


class Problem(msgspec.Struct, frozen=True):
    """Why a request was not done. Nothing was changed."""

    error: str  # a key, see docs/wire.md
    detail: str = ""  # English, for whoever writes a client; never shown to players as it is
    line: int = 0  # of an uploaded transcript


# -- what can be played --------------------------------------------------------------------------------------------


class OptionInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Texts: `option-<name>`, `option-<name>-about`, `option-<name>-<value>`."""

    name: str
    kind: Literal["choice", "switch", "number"]
    values: list[str]
    low: int
    high: int
    default: str
    rules: list[str]  # the ids of the rules it changes


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    rules_version: int
    seats: list[int]  # how many can play
    options: list[OptionInfo]
    presets: dict[str, dict[str, str]]  # values of all options; the first is the default
    languages: list[str]  # in which there are rules to read


class Catalogue(msgspec.Struct, frozen=True, kw_only=True):
    games: list[GameInfo]
    bots: list[str]
    languages: list[str]


# -- matches -------------------------------------------------------------------------------------------------------


class Clock(msgspec.Struct, frozen=True):
    """How long a seat may take for what it owes in one round; then a bot chooses for it."""

    kind: Literal["none", "move", "days"] = "none"
    amount: Annotated[int, Meta(ge=0, le=3600)] = 0  # seconds per move, or days

    @property
    def seconds(self) -> int:
        return {"none": 0, "move": self.amount, "days": self.amount * DAY}[self.kind]


class SeatWish(msgspec.Struct, frozen=True, kw_only=True):
    """`me` and `hotseat` are held by whoever opens the match, `open` by whoever joins."""

    kind: Literal["me", "open", "bot", "hotseat"]
    bot: Short = ""
    name: Name = ""


class NewMatch(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    game: Short
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: dict[Short, Short] = {}  # on top of the preset
    preset: Short | None = None
    clock: Clock = Clock()
    absence: Annotated[int, Meta(ge=1, le=14 * 24 * 60)] | None = None  # minutes until a bot takes over; never
    stand_in: Short = "greedy"  # the bot that does
    listed: bool = True  # in the lobby: anybody may join an open seat, and watch
    # Only where nobody else can sit down: who knows the seed knows the cards.
    seed: Annotated[str, Meta(pattern=r"^[0-9]{1,20}$")] | None = None


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    kind: Literal["person", "bot", "open"]
    name: str  # empty: not named
    bot: str  # whose kind is bot; or the stand-in that plays while the person is absent
    away: bool  # a stand-in plays


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """What anybody who knows its id may know of a match."""

    id: str
    game: str
    rules_version: int
    options: dict[str, str]  # those that differ from the defaults
    stage: Literal["open", "running", "over"]
    seats: list[SeatInfo]
    listed: bool
    clock: Clock
    absence: int | None
    seed_hash: str | None  # none: the seed was chosen
    created: int
    turn: int
    result: Result | None  # once over
    next: str | None  # the rematch, once there is one


class Lobby(msgspec.Struct, frozen=True, kw_only=True):
    """The newest first. Only listed matches."""

    open: list[Summary]
    running: list[Summary]
    over: list[Summary]


class Invitation(msgspec.Struct, frozen=True):
    """Whoever has the key may join that seat, once."""

    seat: int
    key: str


class Entered(msgspec.Struct, frozen=True, kw_only=True):
    """Keys are secrets: they are told once, here, and kept by the server as hashes only."""

    match: Summary
    key: str  # plays the seats below
    seats: list[int]
    watch_key: str  # looks on, as a spectator
    invitations: list[Invitation]


class Join(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: Name = ""
    seat: SeatNumber | None = None  # any
    invitation: Key | None = None  # needed where the match is not listed


class Rematch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """By whoever holds a seat: the first one opens it, the others join it with the key they have."""

    key: Key


class KeyBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    key: Key | None = None


class Text(msgspec.Struct, frozen=True):
    """A transcript."""

    text: str


class Past(msgspec.Struct, frozen=True, kw_only=True):
    """A match as one viewer saw it at the start of a turn."""

    turn: int
    turns: int  # there are turns 0 to this
    seat: int | None
    view: View
    log: list[LogEntry]  # of the round before
    sheet: ScoreSheet
    result: Result


class Health(msgspec.Struct, frozen=True):
    status: Literal["ok", "starting", "stopping"]
    storage: bool
    matches: int  # in memory
    sockets: int
