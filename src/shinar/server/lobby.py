"""How do people find to a table? Opening a match, joining, rematch, uploading a transcript."""

from __future__ import annotations

from contextlib import suppress
from functools import partial

from sqlalchemy.exc import IntegrityError

from shinar.bots import BOTS
from shinar.catalog import AnyGame
from shinar.options import OptionError, changed
from shinar.server.bodies import Clock, Entered, Invitation, Join, NewMatch, SeatWish, Summary
from shinar.server.hub import Hub
from shinar.server.keys import hashed, new_key, new_match_id
from shinar.server.live import Live
from shinar.server.records import Chair, Heading, Kind, Record, fresh_chance
from shinar.server.room import Room
from shinar.server.storage import Holder, now_ms
from shinar.server.wishes import RefusalError
from shinar.table import Table, TranscriptError, replay
from shinar.table.deal import is_name

MANY_TRIES = 20


class BadTranscriptError(RefusalError):
    def __init__(self, error: TranscriptError) -> None:
        super().__init__("bad-transcript")
        self.line = error.line
        self.detail = error.reason


class Lobby:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.storage = hub.storage

    # -- opening -------------------------------------------------------------------------------------------------------

    async def open(self, wish: NewMatch) -> Entered:
        game = self.hub.games.get(wish.game)
        if game is None:
            raise RefusalError("unknown-game")
        chairs = [_chair(seat) for seat in wish.seats]
        _check(wish, game, chairs)
        seed, salt = fresh_chance()
        if wish.seed is not None:
            seed, salt = wish.seed, None
        heading = Heading(
            id=new_match_id(),
            game=game.name,
            rules_version=game.rules_version,
            options=_options(game, wish),
            chairs=chairs,
            seed=seed,
            salt=salt,
            clock=wish.clock,
            absence=wish.absence,
            stand_in=wish.stand_in,
            listed=wish.listed,
            public=wish.listed,
            created=now_ms(),
        )
        key = new_key()
        own = [seat for seat, asked in enumerate(wish.seats) if asked.kind in ("me", "hotseat")]
        holders = [(hashed(key), seat, "seat") for seat in own]
        return await self._open(game, heading, key, own, holders)

    async def _open(
        self, game: AnyGame, heading: Heading, key: str, own: list[int], holders: list[tuple[str, int, str]]
    ) -> Entered:
        watch_key = new_key()
        open_seats = [seat for seat, chair in enumerate(heading.chairs) if chair.kind == "open"]
        invitations = [Invitation(seat, new_key()) for seat in open_seats]
        holders = [
            *holders,
            (hashed(watch_key), -1, "watch"),
            *((hashed(invitation.key), invitation.seat, "invite") for invitation in invitations),
        ]
        live = Live(Room(heading, game))
        summary, due = live.summary(), live.next_due(now_ms())
        await self.storage.call(self.storage.open, heading, summary, due, holders)
        live.due = due
        self.hub.lives[heading.id] = live
        self.hub.metrics.opened.labels(game.name).inc()
        self.hub.touch(live)
        return Entered(match=summary, key=key, seats=own, watch_key=watch_key, invitations=invitations)

    # -- joining -------------------------------------------------------------------------------------------------------

    async def join(self, match: str, wish: Join) -> Entered:
        live = await self.find(match)
        _check_name(wish.name)
        seat, used = wish.seat, None
        if wish.invitation is not None:
            used = hashed(wish.invitation)
            invited = [h for h in await self._holders(used) if h.match == match and h.kind == "invite"]
            if not invited or (seat is not None and seat not in invited[0].seats):
                raise RefusalError("bad-invitation")
            seat = invited[0].seats[0]
        elif not live.room.heading.listed:
            raise RefusalError("bad-invitation")
        taken = await self._sit_down(live, seat, wish.name)
        return await self._enter(live, [taken], used)

    async def _holders(self, key_hash: str) -> list[Holder]:
        return await self.storage.call(self.storage.holders, key_hash)

    async def _sit_down(self, live: Live, seat: int | None, name: str) -> int:
        taken: list[int] = []
        await self.hub.do(live, partial(_sit_down, seat, name, taken))
        return taken[-1]

    async def _enter(self, live: Live, seats: list[int], used: str | None) -> Entered:
        key, watch_key = new_key(), new_key()
        await self.storage.call(self.storage.give_key, live.id, hashed(key), seats, "seat", used)
        await self.storage.call(self.storage.give_key, live.id, hashed(watch_key), [-1], "watch")
        return Entered(match=live.summary(), key=key, seats=seats, watch_key=watch_key, invitations=[])

    # -- rematch -------------------------------------------------------------------------------------------------------

    async def rematch(self, match: str, key: str) -> Entered:
        """The same again, everybody one seat further. Who asks first opens it, the others find it open."""
        live = await self.find(match)
        held = await self.seats_of(match, key)
        if not held:
            raise RefusalError("unknown-key")
        if live.room.stage != "over":
            raise RefusalError("not-over")
        if live.room.next is None:
            await self.hub.do(live, partial(_name_next, new_match_id()))
        following = live.room.next
        assert following is not None
        again = await self.hub.find(following) or await self._open_again(live, following)
        count = live.room.seats
        taken: list[int] = []
        for seat in held:
            old = live.room.chairs[seat]
            taken.append(await self._sit_down(again, (seat + 1) % count, old.name))
        return await self._enter(again, taken, None)

    async def _open_again(self, live: Live, following: str) -> Live:
        room, old = live.room, live.room.heading
        chairs = [chair if chair.kind == "bot" else Chair("open") for chair in room.chairs]
        chairs = [chairs[-1], *chairs[:-1]]
        seed, salt = fresh_chance()
        heading = Heading(
            id=following,
            game=old.game,
            rules_version=old.rules_version,
            options=old.options,
            chairs=chairs,
            seed=seed,
            salt=salt,
            clock=old.clock,
            absence=old.absence,
            stand_in=old.stand_in,
            listed=False,  # its seats are kept for those who played
            public=old.public,
            created=now_ms(),
        )
        with suppress(IntegrityError):  # another process was faster
            await self._open(room.game, heading, "", [], [])
        again = await self.hub.find(following)
        if again is None:
            raise RefusalError("busy")
        return again

    # -- what is there -------------------------------------------------------------------------------------------------

    async def find(self, match: str) -> Live:
        """The match as it is stored."""
        live = await self.hub.find(match)
        if live is None:
            raise RefusalError("unknown-match")
        await self.hub.do(live)
        return live

    async def seats_of(self, match: str, key: str | None) -> tuple[int, ...]:
        if key is None:
            return ()
        holders = await self._holders(hashed(key))
        return next((h.seats for h in holders if h.match == match and h.kind == "seat"), ())

    async def find_readable(self, match: str, key: str | None) -> Live:
        """A match that may be read by whoever has this key, or none."""
        live = await self.find(match)
        if not live.room.heading.public:
            holders = await self._holders(hashed(key)) if key else []
            if not any(h.match == match and h.kind in ("seat", "watch") for h in holders):
                raise RefusalError("unknown-match")
        return live

    # -- uploading -----------------------------------------------------------------------------------------------------

    async def upload(self, text: str) -> Summary:
        """A finished match out of its transcript."""
        game = self.hub.games.get(_game_named(text))
        try:
            table = replay(text, game=game)
        except TranscriptError as error:
            raise BadTranscriptError(error) from None
        if not table.over:
            raise RefusalError("not-over")
        deal = table.deal
        names = deal.names or ("",) * deal.seats
        heading = Heading(
            id=new_match_id(),
            game=deal.game.name,
            rules_version=deal.game.rules_version,
            options=deal.changed_options,
            chairs=[Chair("person", name) for name in names],
            seed=str(deal.seed),
            salt=deal.salt.hex() if deal.salt else None,
            clock=Clock(),
            public=True,
            created=now_ms(),
        )
        log = records_of(table, heading.created)
        room = Room(heading, deal.game)
        for record in log:
            room.add(record)
        live = Live(room)
        summary = live.summary()
        await self.storage.call(self.storage.open, heading, summary, None, [], log)
        self.hub.lives[heading.id] = live
        return summary


def records_of(table: Table, at: int) -> list[Record]:
    """The log of a match that is known only as it went, without what was undone."""
    rows = table.choices()
    records: list[Record] = []
    for turn in range(table.turn + 1):
        here = [row for row in rows if row.turn == turn]
        gone = [row.seat for row in here if row.action < 0]
        records += [Record(Kind.RESIGN, seat, turn, at=at) for seat in gone]
        records += [
            Record(Kind.CHOOSE, row.seat, turn, row.n, row.action, at=at) for row in here if row.seat not in gone
        ]
    return records


def _game_named(text: str) -> str:
    lines = text.split("\n", 2)
    words = lines[1].split(" ") if len(lines) > 1 else []
    return words[1] if len(words) > 1 else ""


def _chair(wish: SeatWish) -> Chair:
    if wish.kind == "bot":
        if wish.bot not in BOTS:
            raise RefusalError("unknown-bot")
        return Chair("bot", "", wish.bot)
    _check_name(wish.name)
    return Chair("open") if wish.kind == "open" else Chair("person", wish.name)


def _check_name(name: str) -> None:
    if name and not is_name(name):
        raise RefusalError("bad-name")


def _check(wish: NewMatch, game: AnyGame, chairs: list[Chair]) -> None:
    if len(chairs) not in game.seats or sum(seat.kind == "me" for seat in wish.seats) > 1:
        raise RefusalError("bad-seats")
    if wish.stand_in not in BOTS:
        raise RefusalError("unknown-bot")
    if wish.clock.kind != "none" and wish.clock.amount == 0:
        raise RefusalError("bad-clock")
    if wish.seed is not None and (any(chair.kind == "open" for chair in chairs) or int(wish.seed) >> 64):
        raise RefusalError("bad-seed")


def _options(game: AnyGame, wish: NewMatch) -> dict[str, str]:
    try:
        return changed(game.read_options(wish.options, wish.preset))
    except (OptionError, ValueError):
        raise RefusalError("bad-options") from None


def _sit_down(seat: int | None, name: str, taken: list[int], room: Room, now: int) -> Record:
    free = [number for number, chair in enumerate(room.chairs) if chair.kind == "open"]
    if not free or (seat is not None and seat not in free):
        raise RefusalError("no-open-seat")
    taken.append(free[0] if seat is None else seat)
    record = Record(Kind.JOIN, taken[-1], text=name, at=now)
    room.add(record)
    return record


def _name_next(match: str, room: Room, now: int) -> Record | None:
    if room.next is not None:
        return None
    record = Record(Kind.NEXT, text=match, at=now)
    room.add(record)
    return record
