"""What does this process know of one match, beside the match itself? Who looks, what they were shown, what they ask.

A `Live` is worked on by the hub alone (hub.py), one cycle after the other: decide what was asked, store it, show it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from time import monotonic
from typing import Any, Protocol

import msgspec

from shinar.game import View
from shinar.server import outgoing
from shinar.server.bodies import Summary
from shinar.server.messages import encode
from shinar.server.outgoing import Eye, Shown
from shinar.server.records import Record
from shinar.server.room import Room
from shinar.server.wishes import RefusalError

MOST_TRIES = 50  # of one request that always finds somebody else faster
MINUTE = 60_000


class Peer(Protocol):
    """Somebody at the other end of a socket."""

    viewer: int | None
    held: tuple[int, ...]

    def send(self, text: str) -> None: ...
    def drop(self) -> None: ...


class Ask:
    """A request on its way: what is to be stored (or nothing, to read only), and what is to be said in the end."""

    __slots__ = ("answer", "make", "tries")

    def __init__(
        self, make: Callable[[Room, int], Record | None] | None, answer: Callable[[RefusalError | None], None]
    ) -> None:
        self.make = make  # adds the record to the room that it is given
        self.answer = answer
        self.tries = 0


class Live:
    def __init__(self, room: Room, *, due: int | None = None) -> None:
        self.room = room
        self.peers: set[Peer] = set()
        self.remote: dict[str, tuple[float, list[int]]] = {}  # by process: when heard of, seats connected there
        self.inbox: list[Ask] = []
        self.working: list[tuple[Ask, RefusalError | None]] = []
        self.fresh: list[Record] = []
        self.behind = False  # another process has added records
        self.eyes: dict[int | None, Eye] = {}
        self.shown = Shown(room, ())
        self.used = monotonic()
        self.due = due  # as it is stored
        self.stored: tuple[Any, ...] = (room.people, room.stage, room.next)
        self.recheck: int | None = None  # when a seat may turn out to be absent
        self.bots: set[int] = set()  # seats for which a bot is thinking here

    @property
    def id(self) -> str:
        return self.room.id

    # -- people --------------------------------------------------------------------------------------------------------

    @property
    def present(self) -> list[int]:
        seats = {seat for peer in self.peers for seat in peer.held}
        for _, others in self.remote.values():
            seats.update(others)
        return sorted(seats)

    def _watch(self, viewer: int | None, view: View | None) -> None:
        """Somebody looks from there now, and has been shown this."""
        table = self.room.table
        if viewer not in self.eyes and table is not None and not table.over:
            own = self.room.own[viewer] if viewer is not None else []
            # The moment when a round begins can only be told from what it asks for.
            begins = not own and table.acting == table.state.acting()
            self.eyes[viewer] = Eye(table, view if begins else None)
            self.eyes[viewer].own = own.copy()

    def forget_eyes(self) -> None:
        looking = {peer.viewer for peer in self.peers}
        for viewer in [viewer for viewer in self.eyes if viewer not in looking]:
            del self.eyes[viewer]

    # -- one cycle -----------------------------------------------------------------------------------------------------

    def work(self, now: int) -> None:
        """Decide all that is asked, in the order in which it came."""
        self.used = monotonic()
        asks, self.inbox = self.inbox, []
        for ask in asks:
            refusal = None
            if ask.make is not None:
                turn, undos = self.room.turn, self.room.undos
                try:
                    record = ask.make(self.room, now)
                except RefusalError as error:
                    refusal = error
                else:
                    if record is not None:
                        self.fresh.append(record)
                        self._look_again(turn, undos)
            self.working.append((ask, refusal))

    def take_in(self, records: Iterable[Record]) -> None:
        """What another process has stored."""
        for record in records:
            turn, undos = self.room.turn, self.room.undos
            self.room.add(record)
            self._look_again(turn, undos)

    def _look_again(self, turn: int, undos: int) -> None:
        if self.room.undos != undos:
            self.eyes.clear()
        elif self.room.turn != turn:
            for viewer, eye in self.eyes.items():
                eye.resolved(self.room, viewer)

    def start_again(self, room: Room) -> None:
        """Somebody else was faster: what was decided here is void, and will be decided again from what is stored."""
        again: list[Ask] = []
        for ask, _ in self.working:
            ask.tries += 1
            if ask.tries < MOST_TRIES:
                again.append(ask)
            else:
                ask.answer(RefusalError("busy"))
        self.inbox = again + self.inbox
        self.working = []
        self.fresh = []
        self.replace(room)

    def replace(self, room: Room) -> None:
        self.room = room
        self.note_stored({})
        if room.table is None or room.table.over or room.undos != self.shown.undos:
            self.eyes.clear()
        for viewer, eye in self.eyes.items():
            eye.catch_up(room, viewer)

    def publish(self, now: int) -> None:
        """Show what has changed, then answer."""
        before, after = self.shown, Shown(self.room, self.present)
        if self.peers:
            if before.needs_whole_table(after):
                self.eyes.clear()
                for peer in self.peers:
                    self.show_table(peer, now)
            elif before.count != after.count or before.present != after.present:
                self._show_updates(before, after, now)
        self.shown = after
        self.fresh = []
        working, self.working = self.working, []
        for ask, refusal in working:
            ask.answer(refusal)

    def show_table(self, peer: Peer, now: int) -> None:
        message = outgoing.table_message(self.room, peer.viewer, peer.held, self.present, now)
        peer.send(encode(message).decode())
        self._watch(peer.viewer, message.view)

    def _show_updates(self, before: Shown, after: Shown, now: int) -> None:
        texts: dict[int | None, str | None] = {}
        for peer in self.peers:
            viewer = peer.viewer
            if viewer not in texts:
                message = outgoing.update(self.room, viewer, self.eyes.get(viewer), before, after, now)
                texts[viewer] = encode(message).decode() if message is not None else None
            if (text := texts[viewer]) is not None:
                peer.send(text)

    # -- what storage and machines must know ---------------------------------------------------------------------------

    def summary(self) -> Summary:
        room, heading = self.room, self.room.heading
        return Summary(
            id=room.id,
            game=heading.game,
            rules_version=heading.rules_version,
            options=heading.options,
            stage=room.stage,
            seats=room.people,
            listed=heading.listed,
            clock=heading.clock,
            absence=heading.absence,
            seed_hash=room.seed_hash,
            created=heading.created,
            turn=room.turn,
            result=room.result,
            next=room.next,
        )

    def next_due(self, now: int) -> int | None:
        """When a machine has to do something for this match."""
        room = self.room
        if room.stage != "running":
            return None
        if room.owed_by_bots(now):
            return now
        times = [time for time in (room.deadline, self._absence_due()) if time is not None]
        return min(times, default=None)

    def _absence_due(self) -> int | None:
        room = self.room
        absence, table = room.heading.absence, room.table
        if absence is None or table is None or not any(room.bot_for(seat, 0) is None for seat in table.acting):
            return None
        return max(room.since + absence * MINUTE, self.recheck or 0)

    def changes(self, now: int) -> dict[str, Any]:
        """The columns of the match that have to be written with the fresh records."""
        changes: dict[str, Any] = {}
        room, shown = self.room, self.stored
        people, stage, following = room.people, room.stage, room.next
        if (people is not shown[0]) or stage != shown[1] or following != shown[2]:
            changes = {"stage": stage, "summary": msgspec.json.encode(self.summary()).decode()}
        due = self.next_due(now)
        if due != self.due and not (due is not None and self.due is not None and due <= now and self.due <= now):
            changes["due"] = due
        return changes

    def note_stored(self, changes: dict[str, Any]) -> None:
        room = self.room
        self.stored = (room.people, room.stage, room.next)
        if "due" in changes:
            self.due = changes["due"]
