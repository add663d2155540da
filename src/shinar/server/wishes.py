"""May this seat do that now? Turns what somebody asks into records to be stored, or refuses with a key."""

from __future__ import annotations

from shinar.game import Reason
from shinar.server.messages import Agree, Chat, Choose, Request, Resign, Undo, Unseal
from shinar.server.records import Kind, Record
from shinar.server.room import Room
from shinar.table import RefusedError, Table


class RefusalError(Exception):
    """The answer is an error message; nothing changes."""

    def __init__(self, key: str, reason: Reason | None = None) -> None:
        super().__init__(key)
        self.key = key
        self.reason = reason


def decide(room: Room, seat: int, message: Request, now: int) -> Record:
    """The record that the message asks for, already added to the room."""
    if isinstance(message, Chat):
        record = Record(Kind.CHAT, seat, room.turn, text=said(message.text), at=now)
        room.add(record)
        return record
    table = room.table
    if table is None or table.over:
        raise RefusalError("not-running")
    if isinstance(message, Choose):
        record = _choose(room, table, seat, message, now)
    elif isinstance(message, Unseal):
        record = _unseal(room, table, seat, message, now)
    elif isinstance(message, Undo):
        record = _undo(room, table, seat, message, now)
    elif isinstance(message, Agree):
        record = _agree(room, table, seat, yes=message.yes, now=now)
    elif isinstance(message, Resign):
        record = Record(Kind.RESIGN, seat, table.turn, at=now)
    else:
        raise RefusalError("malformed")
    try:
        room.add(record)
    except RefusedError as refusal:
        raise RefusalError("illegal", refusal.reason) from None
    return record


def said(text: str) -> str:
    """A chat line in one line of visible characters."""
    line = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    if not line:
        raise RefusalError("malformed")
    return line


def action_of(room: Room, move: int | str) -> int:
    """The number of an action that is given by number or text; one that no action has where it is neither."""
    if isinstance(move, int):
        return move
    try:
        return room.game.surface.parse(move)
    except ValueError:
        return -1


def _check_fresh(room: Room, turn: int, undos: int) -> None:
    if turn != room.turn or undos != room.undos:
        raise RefusalError("stale")


def _choose(room: Room, table: Table, seat: int, message: Choose, now: int) -> Record:
    _check_fresh(room, message.turn, message.undos)
    if message.n != len(room.own[seat]):
        raise RefusalError("stale")
    action = action_of(room, message.move)
    if refusal := table.why_not(seat, action):
        raise RefusalError("illegal", refusal)
    return Record(Kind.CHOOSE, seat, message.turn, message.n, action, "", now)


def _unseal(room: Room, table: Table, seat: int, message: Unseal, now: int) -> Record:
    _check_fresh(room, message.turn, message.undos)
    count = message.count or len(room.own[seat])
    return Record(Kind.UNSEAL, seat, table.turn, value=max(count, 1), at=now)


def _undo(room: Room, table: Table, seat: int, message: Undo, now: int) -> Record:
    _check_fresh(room, message.turn, message.undos)
    if message.rounds <= table.undo_horizon(seat):
        return Record(Kind.UNDO, seat, table.turn, value=message.rounds, at=now)
    # Would it be possible if everybody agreed? Asked of a copy, which is gone afterwards.
    try:
        table.at(table.turn).undo(seat, message.rounds, consent=range(room.seats))
    except RefusedError as refusal:
        raise RefusalError("illegal", refusal.reason) from None
    if _must_be_asked(room, table, seat):
        return Record(Kind.WISH, seat, table.turn, value=message.rounds, at=now)
    return Record(Kind.UNDO, seat, table.turn, n=1, value=message.rounds, at=now)


def _agree(room: Room, table: Table, seat: int, *, yes: bool, now: int) -> Record:
    wish = room.wish
    if wish is None or (yes and (seat == wish.seat or seat in table.resigned or seat in wish.agreed)):
        raise RefusalError("nothing-asked")
    if not yes:
        return Record(Kind.REFUSE, seat, table.turn, at=now)
    if _must_be_asked(room, table, wish.seat) <= {seat, *wish.agreed}:
        return Record(Kind.UNDO, wish.seat, table.turn, n=1, value=wish.rounds, at=now)
    return Record(Kind.AGREE, seat, table.turn, at=now)


def _must_be_asked(room: Room, table: Table, seat: int) -> set[int]:
    """The other seats with a person at them. Bots and stand-ins have nothing against it."""
    persons = {other for other, chair in enumerate(room.chairs) if chair.kind == "person"}
    return persons - room.away - set(table.resigned) - {seat}
