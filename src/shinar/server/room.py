"""What is a match with people round it? The fold of its heading and records: who sits where, the table, wishes, chat.

A `Room` decides nothing and sends nothing: wishes.py turns what people ask into records, `add` takes them in here, and
outgoing.py makes messages of what came of it.
"""

from __future__ import annotations

from typing import Literal

from shinar.catalog import AnyGame
from shinar.game import Move, ScoreSheet
from shinar.server.bodies import SeatInfo
from shinar.server.messages import ChatLine, UndoWish
from shinar.server.records import Chair, Heading, Kind, Record
from shinar.table import Result, Table

MOST_CHAT = 200  # lines shown

Stage = Literal["open", "running", "over"]


class Room:
    def __init__(self, heading: Heading, game: AnyGame) -> None:
        self.heading = heading
        self.game = game
        self.chairs = list(heading.chairs)
        self.away: set[int] = set()
        self.table: Table | None = None
        self.count = 0  # of records
        self.undos = 0
        self.since = heading.created  # when the open round began
        self.chat: list[ChatLine] = []
        self.wish: UndoWish | None = None
        self.next: str | None = None
        self.own: list[list[Move]] = [[] for _ in self.chairs]  # sealed in the open round
        self.own_before = self.own  # in the round before
        self._score: tuple[tuple[int, int, int], tuple[ScoreSheet, Result]] | None = None
        self.people = self._people()
        self.seed_hash = heading.deal(game, []).seed_hash
        self._begin_if_full(heading.created)

    @property
    def id(self) -> str:
        return self.heading.id

    @property
    def stage(self) -> Stage:
        if self.table is None:
            return "open"
        return "over" if self.table.over else "running"

    @property
    def turn(self) -> int:
        return self.table.turn if self.table else 0

    @property
    def seats(self) -> int:
        return len(self.chairs)

    @property
    def result(self) -> Result | None:
        return self.table.result if self.table and self.table.over else None

    def _people(self) -> list[SeatInfo]:
        return [self._info(seat, chair) for seat, chair in enumerate(self.chairs)]

    def _info(self, seat: int, chair: Chair) -> SeatInfo:
        away = seat in self.away
        bot = self.heading.stand_in if away else chair.bot
        kind = "bot" if chair.kind == "bot" else "open" if chair.kind == "open" else "person"
        return SeatInfo(kind=kind, name=chair.name, bot=bot, away=away)

    def score(self) -> tuple[ScoreSheet, Result] | None:
        """Sheet and result, which are the same for everybody: worked out once per round."""
        table = self.table
        if table is None:
            return None
        moment = (table.turn, self.undos, len(table.resigned))
        if self._score is None or self._score[0] != moment:
            self._score = moment, (table.sheet(), table.result)
        return self._score[1]

    @property
    def deadline(self) -> int | None:
        """When the open round's time is up."""
        seconds = self.heading.clock.seconds
        return self.since + 1000 * seconds if seconds and self.stage == "running" else None

    def bot_for(self, seat: int, now: int) -> str | None:
        """The name of the bot that has to choose for this seat, if one has."""
        if self.chairs[seat].kind == "bot":
            return self.chairs[seat].bot
        late = self.deadline is not None and now >= self.deadline
        return self.heading.stand_in if late or seat in self.away else None

    def owed_by_bots(self, now: int) -> list[tuple[int, str]]:
        if self.table is None or self.table.over:
            return []
        return [(seat, bot) for seat in self.table.acting if (bot := self.bot_for(seat, now))]

    # -- adding a record -----------------------------------------------------------------------------------------------

    def add(self, record: Record) -> None:
        """Take in one more record. It must have been allowed: what cannot be is an error of ours and raises."""
        self.count += 1
        match record.kind:
            case Kind.CHOOSE:
                self._choose(record)
            case Kind.UNSEAL:
                self._at_table.unseal(record.seat, record.value)
                del self.own[record.seat][-record.value :]
            case Kind.UNDO:
                self._undo(record)
            case Kind.RESIGN:
                turn = self.turn
                self._at_table.resign(record.seat)
                self.own[record.seat].clear()
                self._after(turn, record.at)
                if self.wish and self.wish.seat == record.seat:
                    self.wish = None
            case Kind.JOIN:
                self.chairs[record.seat] = Chair("person", record.text)
                self.people = self._people()
                self._begin_if_full(record.at)
            case Kind.AWAY:
                self.away.add(record.seat)
                self.people = self._people()
            case Kind.BACK:
                self.away.discard(record.seat)
                self.people = self._people()
            case Kind.CHAT:
                self.chat.append(ChatLine(seat=record.seat, text=record.text, at=record.at))
            case Kind.WISH:
                self.wish = UndoWish(seat=record.seat, rounds=record.value, agreed=[])
            case Kind.AGREE:
                wish = self.wish
                assert wish is not None
                self.wish = UndoWish(seat=wish.seat, rounds=wish.rounds, agreed=sorted({*wish.agreed, record.seat}))
            case Kind.REFUSE:
                self.wish = None
            case Kind.NEXT:
                self.next = record.text
            case _:
                raise ValueError(f"there is no kind of record {record.kind}")

    @property
    def _at_table(self) -> Table:
        if self.table is None:
            raise ValueError("the match has not begun")
        return self.table

    def _begin_if_full(self, at: int) -> None:
        if self.table is None and all(chair.kind != "open" for chair in self.chairs):
            self.table = Table(self.heading.deal(self.game, [chair.name or chair.bot for chair in self.chairs]))
            self.since = at

    def _choose(self, record: Record) -> None:
        table = self._at_table
        seat, turn = record.seat, table.turn
        if record.turn != turn or record.n != len(self.own[seat]):
            raise ValueError(f"record {self.count - 1} is of turn {record.turn}, the table of turn {turn}")
        self.own[seat].append(table.move(seat, record.value))
        table.choose(seat, record.value)
        self._after(turn, record.at)

    def _undo(self, record: Record) -> None:
        table = self._at_table
        table.undo(record.seat, record.value, consent=range(self.seats) if record.n else ())
        self.undos += 1
        self.wish = None
        self._new_round(record.at)

    def _after(self, turn: int, at: int) -> None:
        """Something may have resolved the round that began with that turn."""
        if self.turn != turn:
            self.wish = None
            self._new_round(at)

    def _new_round(self, at: int) -> None:
        self.since = at
        self.own_before = self.own
        self.own = [[] for _ in self.chairs]
