"""What happens when nobody asks? Bots choose, time runs out, stand-ins take over.

A bot's move is a choice like any other: any process may work it out, and storage takes it once. Storage also knows when
a match needs a machine next (`due`), so that whatever a stopped process has left undone is found by the next one.
Bots that think ahead have threads of their own, so that those which play at once need not wait for them; a search gives
the interpreter free while it runs, so neither keeps the server from answering.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from sqlalchemy.exc import SQLAlchemyError

from shinar.bots import LEVELS, Bot, SearchBot, Seat, new_bot
from shinar.server.hub import Hub
from shinar.server.live import MINUTE, Live
from shinar.server.presence import Presence
from shinar.server.records import Kind, Record
from shinar.server.room import Room
from shinar.server.storage import now_ms
from shinar.server.wishes import RefusalError
from shinar.table import Table

log = logging.getLogger("shinar.server")

ROUND = 1.0  # seconds between two looks at what is due
GRACE = 1500  # milliseconds for the process at which it became due
TIDY = 30  # rounds between two tidyings


class Machines:
    def __init__(self, hub: Hub, presence: Presence, threads: int) -> None:
        self.hub = hub
        self.presence = presence
        self._quick = ThreadPoolExecutor(1, "bot")
        self._thorough = ThreadPoolExecutor(threads, "thinking-bot")
        self._thinking: set[Bot] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        hub.after = self.look

    def close(self) -> None:
        for threads in (self._quick, self._thorough):
            threads.shutdown(wait=False, cancel_futures=True)
        for bot in list(self._thinking):
            if isinstance(bot, SearchBot):
                bot.stop()

    # -- bots ----------------------------------------------------------------------------------------------------------

    def look(self, live: Live, now: int) -> None:
        """Have bots think about what they owe."""
        room = live.room
        if room.table is None:
            return
        for seat, name in room.owed_by_bots(now):
            if seat not in live.bots and not self.hub.stopping:
                live.bots.add(seat)
                task = asyncio.create_task(self._play(live, seat, name))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _play(self, live: Live, seat: int, name: str) -> None:
        """One choice by a bot."""
        room = live.room
        assert room.table is not None
        moment = (room.turn, room.undos, len(room.own[seat]))
        copy = snapshot(room.table, seat, [move.action for move in room.own[seat]])
        bot = new_bot(name, secrets.randbits(64))
        threads = self._thorough if name in LEVELS else self._quick
        self._thinking.add(bot)
        try:
            think = partial(_think, bot, copy, seat)
            action = await asyncio.get_running_loop().run_in_executor(threads, think)
        except Exception:
            log.exception("a bot failed", extra={"bot": name, "game": room.game.name})
            live.bots.discard(seat)
            return
        finally:
            self._thinking.discard(bot)
        self.hub.ask(live, partial(_bot_chose, seat, moment, action), lambda _: live.bots.discard(seat))

    # -- what is due ---------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        grace = 0  # whatever is due when we start was left by somebody else
        rounds = 0
        while True:
            try:
                await self._look_at_due(now_ms() - grace)
                rounds += 1
                if rounds % TIDY == 0:
                    self.hub.forget_idle()
                    await self.hub.storage.tidy()
            except SQLAlchemyError as error:
                log.warning("storage did not answer", extra={"error": type(error).__name__})
            self.hub.metrics.matches.set(len(self.hub.lives))
            grace = GRACE
            await asyncio.sleep(ROUND)

    async def _look_at_due(self, before: int) -> None:
        storage = self.hub.storage
        for match in await storage.call(storage.due, before):
            live = await self.hub.find(match)
            if live is None:
                continue
            live.due = before  # as storage has it, so that the next cycle corrects it
            if live.room.heading.absence:
                await self._look_for_absent(live)
            self.hub.touch(live)

    async def _look_for_absent(self, live: Live) -> None:
        room = live.room
        absence, table = room.heading.absence, room.table
        if absence is None or table is None or table.over:
            return
        storage, now = self.hub.storage, now_ms()
        seen = await storage.call(storage.last_seen, live.id)
        present = live.present
        ends = {
            seat: max(seen.get(seat, 0), room.since) + absence * MINUTE
            for seat in table.acting
            if room.bot_for(seat, 0) is None
        }
        for seat, end in ends.items():
            if seat not in present and end <= now:
                self.hub.ask(live, partial(_take_over, seat), _nothing)
        later = [now + absence * MINUTE if seat in present else end for seat, end in ends.items()]
        live.recheck = min((end for end in later if end > now), default=None)


def snapshot(table: Table, seat: int, sealed: list[int]) -> Table:
    """A copy for a thread to look at: the open round with this seat's own choices alone."""
    copy = table.at(table.turn)
    for action in sealed:
        copy.choose(seat, action)
    return copy


def _think(bot: Bot, table: Table, seat: int) -> int:
    return bot.choose(Seat(table, seat))


def _bot_chose(seat: int, moment: tuple[int, int, int], action: int, room: Room, now: int) -> Record | None:
    """The bot's choice, if it is still asked for."""
    table = room.table
    if table is None or table.over or moment != (room.turn, room.undos, len(room.own[seat])):
        return None
    if room.bot_for(seat, now) is None or table.why_not(seat, action) is not None:
        return None
    record = Record(Kind.CHOOSE, seat, moment[0], moment[2], action, "", now)
    room.add(record)
    return record


def _take_over(seat: int, room: Room, now: int) -> Record | None:
    if room.table is None or seat not in room.table.acting or room.bot_for(seat, 0) is not None:
        return None
    record = Record(Kind.AWAY, seat, room.turn, at=now)
    room.add(record)
    return record


def _nothing(refusal: RefusalError | None) -> None:
    pass
