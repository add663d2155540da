"""What goes over the WebSocket? Every message is one JSON object with its `type`; docs/wire.md tells the story.

The first message of a client is `Hello`. Every request has an `id` that its answer repeats. The server answers `ok` or
an `error` with a key, and sends a `table` first and an `update` whenever something changed that this viewer may know.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, UnsetType

from shinar.game import Event, Move, Reason, ScoreSheet, View
from shinar.server.bodies import CHAT, Key, SeatInfo, SeatNumber
from shinar.table import Chosen, LogEntry, Result

__all__ = ["Chosen", "Event", "LogEntry", "Move", "Result", "ScoreSheet", "View"]

LARGEST = 4096  # bytes of a client's message

Id = Annotated[int, Meta(ge=0, lt=1 << 53)]
Turn = Annotated[int, Meta(ge=0, lt=1 << 31)]
MoveName = Annotated[int, Meta(ge=-(1 << 31), lt=1 << 31)] | Annotated[str, Meta(max_length=64)]


class Request(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    id: Id


# -- from the client -----------------------------------------------------------------------------------------------


class Hello(Request, frozen=True, kw_only=True, tag="hello"):
    """Who is this? A key; or, to watch a listed match, its id alone."""

    key: Key | None = None
    match: Annotated[str, Meta(max_length=32)] | None = None
    seat: SeatNumber | None = None  # which of the seats held to look for; the lowest


class Look(Request, frozen=True, kw_only=True, tag="look"):
    """Sit at another of the seats held (hot-seat). Once over, any seat; None looks as a spectator."""

    seat: SeatNumber | None


class Choose(Request, frozen=True, kw_only=True, tag="choose"):
    """Seal a choice. `turn`, `undos` and `n` are from the table this was chosen by: if any has changed, it is stale."""

    turn: Turn
    undos: Turn
    n: Turn  # how many choices this seat has sealed in this round
    move: MoveName  # its action or its text


class Unseal(Request, frozen=True, kw_only=True, tag="unseal"):
    """Withdraw the last `count` sealed choices, or all."""

    turn: Turn
    undos: Turn
    count: Annotated[int, Meta(ge=1, lt=1 << 16)] | None = None


class Undo(Request, frozen=True, kw_only=True, tag="undo"):
    """Go back some rounds: at once up to the table's `horizon`, beyond it the others are asked."""

    turn: Turn
    undos: Turn
    rounds: Annotated[int, Meta(ge=1, lt=1 << 31)] = 1


class Agree(Request, frozen=True, kw_only=True, tag="agree"):
    """The answer to another seat's wish to go back. Whoever asked withdraws his wish by saying no."""

    yes: bool


class Resign(Request, frozen=True, kw_only=True, tag="resign"):
    pass


class Chat(Request, frozen=True, kw_only=True, tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=CHAT)]


class Why(Request, frozen=True, kw_only=True, tag="why"):
    """Why may I not choose this?"""

    move: MoveName


class Replay(Request, frozen=True, kw_only=True, tag="replay"):
    """How did the table look at the start of that turn?"""

    turn: Turn


class Ping(Request, frozen=True, kw_only=True, tag="ping"):
    pass


ClientMessage: TypeAlias = Hello | Look | Choose | Unseal | Undo | Agree | Resign | Chat | Why | Replay | Ping


# -- from the server -----------------------------------------------------------------------------------------------


class Ok(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="ok"):
    """Done, and stored. The update that shows it is sent before this."""

    id: int


class Refused(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="error"):
    """Not done, nothing changed."""

    id: int | None  # None: the message could not be read
    key: str  # see docs/wire.md
    reason: Reason | None = None  # of `illegal`: text `why-<name>`, and the rule


class ReasonFor(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="reason"):
    id: int
    reason: Reason | None  # None: it may be chosen


class PastTable(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="past"):
    id: int
    turn: int
    turns: int
    seat: int | None
    view: View
    log: list[LogEntry]  # of the round before
    sheet: ScoreSheet
    result: Result


class Pong(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="pong"):
    id: int
    now: int


class ChatLine(msgspec.Struct, frozen=True, kw_only=True):
    seat: int
    text: str
    at: int


class UndoWish(msgspec.Struct, frozen=True, kw_only=True):
    """A seat wants to go back further than it may alone."""

    seat: int
    rounds: int
    agreed: list[int]  # seats that said yes


class Timer(msgspec.Struct, frozen=True, kw_only=True):
    """When the time of those who have not chosen runs out, and what time it is now, by the server."""

    deadline: int
    now: int


class TableMessage(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="table"):
    """All that this viewer may know. Replaces whatever the client had."""

    match: str
    game: str
    stage: Literal["open", "running", "over"]
    seat: int | None  # for which is looked; None: a spectator
    held: list[int]  # seats that this key may choose for
    people: list[SeatInfo]
    present: list[int]  # seats whose holder is connected
    turn: int
    undos: int  # how often something was undone
    view: View | None  # none before the match begins
    moves: list[Move]  # what `seat` may choose now
    sealed: list[Move]  # what `seat` has chosen in this round
    acting: list[int]  # seats that have not finished their choice
    resigned: list[int]
    sheet: ScoreSheet | None
    result: Result | None  # running, or final when the stage is over
    log: list[LogEntry]  # of all turns
    chat: list[ChatLine]
    horizon: int  # rounds that `seat` may undo without asking
    wish: UndoWish | None
    timer: Timer | None
    seed_hash: str | None
    next: str | None  # the id of the rematch


class Update(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="update"):
    """What has changed: each field replaces that of the table, but `log` and `chat` are appended."""

    turn: int | UnsetType = UNSET
    undos: int | UnsetType = UNSET
    stage: Literal["open", "running", "over"] | UnsetType = UNSET
    people: list[SeatInfo] | UnsetType = UNSET
    present: list[int] | UnsetType = UNSET
    view: View | UnsetType = UNSET
    moves: list[Move] | UnsetType = UNSET
    sealed: list[Move] | UnsetType = UNSET
    acting: list[int] | UnsetType = UNSET
    resigned: list[int] | UnsetType = UNSET
    sheet: ScoreSheet | UnsetType = UNSET
    result: Result | UnsetType = UNSET
    log: list[LogEntry] | UnsetType = UNSET
    chat: list[ChatLine] | UnsetType = UNSET
    horizon: int | UnsetType = UNSET
    wish: UndoWish | UnsetType | None = UNSET
    timer: Timer | UnsetType | None = UNSET
    next: str | UnsetType = UNSET


ServerMessage: TypeAlias = TableMessage | Update | Ok | Refused | ReasonFor | PastTable | Pong

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_encoder = msgspec.json.Encoder()


def read(data: str | bytes) -> ClientMessage:
    """A client's message; msgspec.MsgspecError for what is none."""
    return _decoder.decode(data)


def encode(message: Any) -> bytes:
    return _encoder.encode(message)
