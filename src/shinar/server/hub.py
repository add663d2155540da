"""How do many people's wishes become stored facts, in order and fast? In cycles: decide, store all at once, show.

While one cycle's records are being stored, requests gather for the next: under load many choices share a transaction,
and the answers to a round's choices are one update. Nobody is shown or told anything before it is stored.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from functools import partial
from time import monotonic
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from shinar.catalog import AnyGame
from shinar.server.live import Ask, Live
from shinar.server.metrics import Metrics
from shinar.server.records import Heading, Record
from shinar.server.room import Room
from shinar.server.storage import Addition, Storage, now_ms
from shinar.server.wishes import RefusalError

log = logging.getLogger("shinar.server")

IDLE = 15 * 60  # seconds after which a match that nobody looks at is forgotten (storage keeps it)

# A cycle has its price whatever it carries, so the busier the server, the longer it lets choices gather that will share
# a transaction: seconds from the start of one cycle to that of the next, for each match in the first, and at most.
# Nobody notices a hundredth of a second, and after a rest none waits.
GATHER = 0.002
GATHER_MOST = 0.010

Make = Callable[[Room, int], Record | None]


class Hub:
    def __init__(self, storage: Storage, games: Mapping[str, AnyGame], metrics: Metrics, most_rooms: int) -> None:
        self.storage = storage
        self.games = games
        self.metrics = metrics
        self.lives: dict[str, Live] = {}
        self.stopping = False
        self.announce: Callable[[dict[str, int]], None] | None = None  # tells other processes: match, records
        self.after: Callable[[Live, int], None] | None = None  # who looks whether bots have to play
        self._most_rooms = most_rooms
        self._dirty: dict[Live, None] = {}
        self._wake = asyncio.Event()
        self._loading: dict[str, asyncio.Task[Live | None]] = {}
        self._idle = asyncio.Event()
        self._idle.set()

    # -- finding a match -----------------------------------------------------------------------------------------------

    async def find(self, match: str) -> Live | None:
        """The match, from memory or storage. None: there is none, or its rules are not played here any more.

        Whoever asks for it wants to see it as it stands: the next cycle reads what other processes have stored.
        """
        live = self.lives.get(match)
        if live is not None:
            live.behind = True
            return live
        task = self._loading.get(match)
        if task is None:
            task = self._loading[match] = asyncio.create_task(self._load(match))
            task.add_done_callback(lambda _: self._loading.pop(match, None))
        return await asyncio.shield(task)

    async def _load(self, match: str) -> Live | None:
        room = await self._read(match)
        if room is None:
            return None
        live = self.lives.setdefault(match, Live(room))
        self._forget_some()
        return live

    async def _read(self, match: str) -> Room | None:
        heading, records = await self.storage.call(self.storage.load, match)
        if heading is None:
            return None
        game = self.game_of(heading)
        if game is None:
            return None
        room = Room(heading, game)
        for record in records:
            room.add(record)
        self.metrics.rebuilt.inc()
        return room

    def game_of(self, heading: Heading) -> AnyGame | None:
        game = self.games.get(heading.game)
        return game if game is not None and game.rules_version == heading.rules_version else None

    def _forget_some(self) -> None:
        """Keep memory bounded: those that nobody looks at, the longest unused first."""
        if len(self.lives) <= self._most_rooms:
            return
        idle = sorted((live for live in self.lives.values() if self._is_idle(live)), key=lambda live: live.used)
        for live in idle[: len(self.lives) - self._most_rooms * 9 // 10]:
            del self.lives[live.id]

    def forget_idle(self) -> None:
        for live in [live for live in self.lives.values() if self._is_idle(live)]:
            if monotonic() - live.used > IDLE:
                del self.lives[live.id]

    def _is_idle(self, live: Live) -> bool:
        return not (live.peers or live.inbox or live.working or live.bots or live in self._dirty)

    # -- asking --------------------------------------------------------------------------------------------------------

    def ask(self, live: Live, make: Make | None, answer: Callable[[RefusalError | None], None]) -> None:
        """Have something decided and stored, or (without `make`) just wait until all before it is; then `answer`."""
        if self.stopping:
            answer(RefusalError("stopping"))
            return
        live.inbox.append(Ask(make, answer))
        self.touch(live)

    async def do(self, live: Live, make: Make | None = None) -> None:
        """The same for callers that wait; a refusal is raised."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.ask(live, make, partial(_settle, done))
        await done

    def touch(self, live: Live) -> None:
        """There is something to do for this match."""
        self._dirty[live] = None
        self._idle.clear()
        self._wake.set()

    def hear(self, counts: Mapping[str, int]) -> None:
        """Other processes have stored records."""
        for match, count in counts.items():
            live = self.lives.get(match)
            if live is not None and live.room.count < count:
                live.behind = True
                self.touch(live)

    # -- cycles --------------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        next_cycle = 0.0
        while True:
            if not self._dirty:
                self._idle.set()
                self._wake.clear()
                await self._wake.wait()
            if (wait := next_cycle - monotonic()) > 0:
                await asyncio.sleep(wait)
            lives, self._dirty = list(self._dirty), {}
            next_cycle = monotonic() + min(GATHER * len(lives), GATHER_MOST)
            try:
                await self._cycle(lives)
            except Exception:
                # One match that cannot be worked on must not stop all others.
                log.exception("a cycle failed")
                for live in lives:
                    self._drop(live)

    def _drop(self, live: Live) -> None:
        """Forget a match that is in an unknown condition, with everybody at it: they come back and read it anew."""
        self.lives.pop(live.id, None)
        self._dirty.pop(live, None)
        for ask in [*(ask for ask, _ in live.working), *live.inbox]:
            ask.answer(RefusalError("busy"))
        for peer in list(live.peers):
            peer.drop()

    async def settle(self) -> None:
        """Wait until nothing is under way."""
        await self._idle.wait()

    async def _cycle(self, lives: list[Live]) -> None:
        for live in lives:
            if live.behind:
                await self._catch_up(live)
        now = now_ms()
        additions: list[tuple[Live, Addition]] = []
        for live in lives:
            count = live.room.count
            live.work(now)
            changes = live.changes(now)
            if live.fresh or changes:
                additions.append((live, Addition(live.id, count, live.fresh, changes)))
        failed = await self._store(additions) if additions else set[str]()
        news: dict[str, int] = {}
        for live, addition in additions:
            if live.id not in failed:
                live.note_stored(addition.changes or {})
                if live.fresh:
                    news[live.id] = live.room.count
        if news and self.announce is not None:
            self.announce(news)
        for live in lives:
            if live.id not in failed:
                live.publish(now)
                if self.after is not None:
                    self.after(live, now)

    async def _store(self, additions: list[tuple[Live, Addition]]) -> set[str]:
        """The ids of the matches whose additions were not stored; they stand as storage has them again."""
        began = monotonic()
        try:
            lost = await self.storage.call(self.storage.add, [addition for _, addition in additions])
        except SQLAlchemyError as error:
            log.warning("storage did not answer", extra={"error": type(error).__name__})
            return await self._give_up(additions)
        self.metrics.stored(sum(len(a.records) for _, a in additions), monotonic() - began)
        for live, _ in additions:
            if live.id in lost:
                self.metrics.conflicts.inc()
                await self._start_again(live)
        return lost

    async def _give_up(self, additions: list[tuple[Live, Addition]]) -> set[str]:
        # Whether the records were stored is not known: nobody is told they were, and who asks again reads the truth.
        for live, _ in additions:
            self._drop(live)
        return {live.id for live, _ in additions}

    async def _start_again(self, live: Live) -> None:
        room = await self._read(live.id)
        if room is None:
            self._drop(live)
        else:
            live.start_again(room)
            self.touch(live)

    async def _catch_up(self, live: Live) -> None:
        live.behind = False
        live.take_in(await self.storage.call(self.storage.tail, live.id, live.room.count))
        live.note_stored({"due": live.next_due(now_ms())})


def _settle(done: asyncio.Future[Any], refusal: RefusalError | None) -> None:
    if not done.done():
        if refusal is None:
            done.set_result(None)
        else:
            done.set_exception(refusal)
