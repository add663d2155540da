"""Who is at the other end, and what does he want? One WebSocket: its border, its messages, its answers.

Whatever arrives is checked here (origin, size, rate, schema, key) before anything else sees it.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec
from litestar import WebSocket as AnyWebSocket

from shinar.server import messages as m
from shinar.server import outgoing
from shinar.server.limits import Budget
from shinar.server.live import Live
from shinar.server.records import Kind, Record
from shinar.server.room import Room
from shinar.server.storage import now_ms
from shinar.server.wishes import RefusalError, action_of, decide

if TYPE_CHECKING:
    from shinar.server.desk import Desk

WebSocket: TypeAlias = AnyWebSocket[Any, Any, Any]

HELLO_WITHIN = 10.0  # seconds
MOST_WAITING = 200  # messages to somebody who does not read
STRIKES = 50  # refused messages in a row (malformed, flood) until the socket is closed

CLOSE_TOO_LARGE, CLOSE_SLOW, CLOSE_POLICY, CLOSE_RESTART = 1009, 1013, 1008, 1012


class Player:
    """One open socket."""

    def __init__(self, socket: WebSocket, desk: Desk) -> None:
        self.socket = socket
        self.desk = desk
        self.live: Live | None = None
        self.viewer: int | None = None  # for whom it is shown what it is sent
        self.seat: int | None = None  # for whom it asks: a new seat, before its table was shown
        self.held: tuple[int, ...] = ()
        self.closing = 0
        self._waiting: list[str] = []
        self._something = asyncio.Event()
        self._messages = Budget(*desk.settings.messages)
        self._chats = Budget(*desk.settings.chats)
        self._strikes = 0

    # -- sending -------------------------------------------------------------------------------------------------------

    def send(self, text: str) -> None:
        if len(self._waiting) >= MOST_WAITING:
            self.close(CLOSE_SLOW)  # and if not even that can be sent, the missing pong ends it
        if self.closing:
            return
        self._waiting.append(text)
        self._something.set()

    def tell(self, message: m.ServerMessage) -> None:
        self.send(m.encode(message).decode())

    def refuse(self, request: int | None, refusal: RefusalError) -> None:
        self.desk.hub.metrics.refused.labels(refusal.key).inc()
        self.tell(m.Refused(id=request, key=refusal.key, reason=refusal.reason))

    def close(self, code: int) -> None:
        self.closing = self.closing or code
        self._something.set()

    def drop(self) -> None:
        """Have the other side come back."""
        self.close(CLOSE_RESTART)

    async def write(self) -> None:
        """Send what waits, in order, as fast as it is read."""
        send = self.socket.send
        while True:
            await self._something.wait()
            self._something.clear()
            texts, self._waiting = self._waiting, []
            for text in texts:
                await send({"type": "websocket.send", "text": text, "bytes": None})
            if self.closing:
                await self.socket.close(code=self.closing)
                return

    # -- receiving -----------------------------------------------------------------------------------------------------

    async def read(self) -> None:
        receive = self.socket.receive
        first = await asyncio.wait_for(receive(), HELLO_WITHIN)
        while True:
            event = first or await receive()
            first = None
            if event["type"] != "websocket.receive":
                return
            data = event.get("text")
            await self.hear(event.get("bytes") or b"" if data is None else data)
            if self.closing:
                return

    async def hear(self, data: str | bytes) -> None:
        """One message, whatever it is."""
        self.desk.hub.metrics.messages.inc()
        if len(data) > m.LARGEST:
            self.refuse(None, RefusalError("too-large"))
            self.close(CLOSE_TOO_LARGE)
            return
        if not self._messages.take():
            self._strike(None, "flood")
            return
        try:
            message = m.read(data)
        except (msgspec.MsgspecError, UnicodeError):
            self._strike(None, "malformed")
            return
        try:
            if isinstance(message, m.Hello):
                await self._hello(message)
            elif isinstance(message, m.Ping):
                self.tell(m.Pong(id=message.id, now=now_ms()))
            else:
                self._request(message)
            self._strikes = 0
        except RefusalError as refusal:
            if refusal.key in ("unknown-key", "unknown-match", "hello-first", "flood"):
                self._strike(message.id, refusal.key)
            else:
                self.refuse(message.id, refusal)

    def _strike(self, request: int | None, key: str) -> None:
        self._strikes += 1
        self.refuse(request, RefusalError(key))
        if self._strikes >= STRIKES:
            self.close(CLOSE_POLICY)

    async def _hello(self, message: m.Hello) -> None:
        live, held, watches = await self.desk.find(message)
        if message.seat is not None and message.seat not in held:
            raise RefusalError("not-seated")
        self.leave()
        self.live = live
        self.held = held
        self.seat = None if watches else message.seat if message.seat is not None else held[0]
        for seat in live.room.away.intersection(held):
            self.desk.hub.ask(live, partial(come_back, seat), _ignore)
        self.desk.hub.ask(live, None, partial(self._show, live, self.seat, message.id))

    def _show(self, live: Live, viewer: int | None, request: int, refusal: RefusalError | None) -> None:
        """From now on it is sent what that viewer may know."""
        if refusal is not None:
            self.refuse(request, refusal)
        elif self.live is live:
            self.viewer = viewer
            is_new = self not in live.peers
            live.peers.add(self)
            live.forget_eyes()
            live.show_table(self, now_ms())
            self.tell(m.Ok(id=request))
            if is_new:
                self.desk.presence.changed(live)

    def leave(self) -> None:
        if self.live is not None:
            self.live.peers.discard(self)
            self.live.forget_eyes()
            self.desk.presence.changed(self.live)
            self.live = None

    def _request(self, message: m.ClientMessage) -> None:
        live = self.live
        if live is None:
            raise RefusalError("hello-first")
        hub = self.desk.hub
        match message:
            case m.Look():
                if message.seat not in self.held and not self._may_see_all(live.room, message.seat):
                    raise RefusalError("not-seated")
                self.seat = message.seat
                hub.ask(live, None, partial(self._show, live, message.seat, message.id))
            case m.Why() | m.Replay():
                hub.ask(live, None, partial(self._explain, live, self.seat, message))
            case _:
                if self.seat is None or self.seat not in self.held:
                    raise RefusalError("not-seated")
                if isinstance(message, m.Chat) and not self._chats.take():
                    raise RefusalError("flood")
                make = partial(_decide, self.seat, message)
                hub.ask(live, make, partial(self._answer, message.id))

    def _may_see_all(self, room: Room, seat: int | None) -> bool:
        return room.stage == "over" and (seat is None or seat < room.seats)

    def _answer(self, request: int, refusal: RefusalError | None) -> None:
        if refusal is None:
            self.send(f'{{"type":"ok","id":{request}}}')
        else:
            self.refuse(request, refusal)

    def _explain(self, live: Live, viewer: int | None, message: m.Why | m.Replay, refusal: RefusalError | None) -> None:
        """Answers that change nothing."""
        room = live.room
        try:
            if refusal is not None:
                raise refusal
            if room.table is None:
                raise RefusalError("not-running")
            if isinstance(message, m.Why):
                if viewer is None or viewer not in self.held:
                    raise RefusalError("not-seated")
                reason = room.table.why_not(viewer, action_of(room, message.move))
                self.tell(m.ReasonFor(id=message.id, reason=reason))
            elif message.turn > room.turn:
                raise RefusalError("no-such-turn")
            else:
                self.tell(outgoing.past(room.table, viewer, message.turn, message.id))
        except RefusalError as error:
            self.refuse(message.id, error)


def _decide(seat: int, message: m.Request, room: Room, now: int) -> Record:
    return decide(room, seat, message, now)


def _ignore(refusal: RefusalError | None) -> None:
    pass


def come_back(seat: int, room: Room, now: int) -> Record | None:
    """The holder is here again: the stand-in has nothing more to do."""
    if seat not in room.away:
        return None
    record = Record(Kind.BACK, seat, room.turn, at=now)
    room.add(record)
    return record
