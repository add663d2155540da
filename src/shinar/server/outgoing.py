"""What does one viewer learn? Messages: pure functions of what the table answers for that viewer, and of public facts.

This is the border: tests/server/test_border.py compares what these functions give in worlds that a viewer cannot tell
apart. Nothing else in the server reads views, moves, logs or choices for anybody.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET

from shinar.game import Move, View
from shinar.server.messages import PastTable, TableMessage, Timer, Update
from shinar.server.room import MOST_CHAT, Room
from shinar.table import Chosen, LogEntry, Table


def table_message(
    room: Room, viewer: int | None, held: Sequence[int], present: Sequence[int], now: int
) -> TableMessage:
    """Everything, for who has just come or has to begin anew."""
    table = room.table
    score = room.score()
    return TableMessage(
        match=room.id,
        game=room.game.name,
        stage=room.stage,
        seat=viewer,
        held=list(held),
        people=room.people,
        present=list(present),
        turn=room.turn,
        undos=room.undos,
        view=table.view(viewer) if table else None,
        moves=table.moves(viewer) if table and viewer is not None else [],
        sealed=room.own[viewer] if table and viewer is not None else [],
        acting=table.acting if table else [],
        resigned=table.resigned if table else [],
        sheet=score[0] if score else None,
        result=score[1] if score else None,
        log=table.log(viewer) if table and table.turn else [],
        chat=room.chat[-MOST_CHAT:],
        horizon=table.undo_horizon(viewer) if table and viewer is not None else 0,
        wish=room.wish,
        timer=timer(room, now),
        seed_hash=room.seed_hash,
        next=room.next,
    )


def timer(room: Room, now: int) -> Timer | None:
    deadline = room.deadline
    return None if deadline is None else Timer(deadline=deadline, now=now)


class Shown:
    """What is public of a room, as everybody was shown it last; the difference makes an update."""

    __slots__ = ("acting", "chat", "count", "next", "people", "present", "resigned", "stage", "turn", "undos", "wish")

    def __init__(self, room: Room, present: Sequence[int]) -> None:
        table = room.table
        self.stage = room.stage
        self.turn = room.turn
        self.undos = room.undos
        self.acting = table.acting if table else []
        self.resigned = table.resigned if table else []
        self.people = room.people
        self.present = list(present)
        self.chat = len(room.chat)
        self.wish = room.wish
        self.next = room.next
        self.count = room.count

    def needs_whole_table(self, now: Shown) -> bool:
        return self.stage != now.stage or self.undos != now.undos


class Eye:
    """What one viewer was shown of the open round: kept where somebody looks, so that nothing is made twice."""

    __slots__ = ("log", "own", "start", "turn")

    def __init__(self, table: Table, start: View | None) -> None:
        # The view at the very start of the round, shown again when all is withdrawn; None: not seen.
        self.start = start
        self.turn = table.turn
        self.log: list[LogEntry] = []  # of rounds that were resolved since the last update
        self.own: list[Move] | None = None  # own choices, as shown last; None: nothing of this round was shown yet

    def catch_up(self, room: Room, viewer: int | None) -> None:
        """The room was read anew from storage, and may have gone on for some rounds."""
        assert room.table is not None
        if room.turn > self.turn:
            self.log += room.table.log(viewer, self.turn)
        self.turn = room.turn
        self.start = None
        self.own = None

    def resolved(self, room: Room, viewer: int | None) -> None:
        """A round was resolved just now."""
        table = room.table
        assert table is not None
        if table.over:
            return  # everybody gets the whole table
        if table.turn != self.turn + 1 or table.resigned:
            self.log += table.log(viewer, self.turn)
        else:
            own = [] if viewer is None else [Chosen(viewer, move) for move in room.own_before[viewer]]
            self.log.append(LogEntry(turn=self.turn, choices=own, news=table.news(viewer, self.turn)))
        self.start = table.view(viewer)
        self.turn = table.turn
        self.own = None


def update(room: Room, viewer: int | None, eye: Eye | None, before: Shown, after: Shown, now: int) -> Update | None:
    """What has changed for this viewer between two moments of a match that goes on, or nothing."""
    public = {
        name: getattr(after, name)
        for name in ("acting", "people", "present", "resigned", "wish", "next")
        if getattr(after, name) != getattr(before, name)
    }
    if after.chat > before.chat:
        public["chat"] = room.chat[before.chat - after.chat :]
    if eye is not None and room.table is not None:
        own = room.own[viewer] if viewer is not None else []
        if eye.own != own:
            public |= _private(room, room.table, viewer, eye)
            eye.own = own.copy()
        if eye.log:
            public |= _progress(room, room.table, eye, now)
            eye.log = []
    return Update(**public) if public else None


def _private(room: Room, table: Table, viewer: int | None, eye: Eye) -> dict[str, object]:
    """The viewer's own side of the open round."""
    if viewer is None:
        return {"view": eye.start or table.view(None)}
    own = room.own[viewer]
    view = eye.start if eye.start is not None and not own else table.view(viewer)
    return {"view": view, "moves": table.moves(viewer), "sealed": own, "horizon": table.undo_horizon(viewer)}


def _progress(room: Room, table: Table, eye: Eye, now: int) -> dict[str, object]:
    """What everybody learns when a round is over, and the news as this viewer saw them."""
    score = room.score()
    assert score is not None
    return {
        "turn": table.turn,
        "undos": room.undos,
        "acting": table.acting,
        "sheet": score[0],
        "result": score[1],
        "timer": timer(room, now) or (None if room.heading.clock.seconds else UNSET),
        "log": eye.log,
    }


def past(table: Table, viewer: int | None, turn: int, request: int) -> PastTable:
    """How the table looked to that viewer at the start of a turn of a match that has come so far."""
    then = table if turn == table.turn else table.at(turn)
    return PastTable(
        id=request,
        turn=turn,
        turns=table.turn,
        seat=viewer,
        view=then.view(viewer),
        log=[entry for entry in table.log(viewer, turn - 1) if entry.turn < turn] if turn else [],
        sheet=then.sheet(),
        result=then.result,
    )
