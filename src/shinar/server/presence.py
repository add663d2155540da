"""Who is connected, here and at other processes? And what do the processes tell each other?

They share storage, so they only say "match m has n records now" and "these seats are connected here". A message that is
lost costs nothing but time: every few seconds the matches that are looked at are compared with storage.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from time import monotonic

import msgspec
from litestar.channels import ChannelsPlugin
from sqlalchemy.exc import SQLAlchemyError

from shinar.server.hub import Hub
from shinar.server.live import Live
from shinar.server.storage import now_ms

log = logging.getLogger("shinar.server")

CHANNEL = "shinar"
BEAT = 5.0  # seconds between two reminders
FORGET = 3.5 * BEAT  # a process that says nothing for so long is gone


class News(msgspec.Struct, omit_defaults=True):
    process: str
    counts: dict[str, int] = {}
    seats: dict[str, list[int]] = {}


class Presence:
    def __init__(self, hub: Hub, channels: ChannelsPlugin | None) -> None:
        self.hub = hub
        self.channels = channels
        self.process = secrets.token_hex(8)
        self._counts: dict[str, int] = {}
        self._moved: set[str] = set()
        self._wake = asyncio.Event()
        if channels is not None:
            hub.announce = self._announce

    def _announce(self, counts: dict[str, int]) -> None:
        self._counts.update(counts)
        self._wake.set()

    def here(self, live: Live) -> list[int]:
        return sorted({seat for peer in live.peers for seat in peer.held})

    def changed(self, live: Live) -> None:
        """Somebody came or went here."""
        self.hub.touch(live)
        self._moved.add(live.id)
        self._wake.set()

    # -- tasks ---------------------------------------------------------------------------------------------------------

    async def tell(self) -> None:
        """Send news as they come; what gathers meanwhile goes into one message."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            moved, self._moved = self._moved, set()
            counts, self._counts = self._counts, {}
            await self._note_seen(moved)
            seats = {match: self.here(live) for match in moved if (live := self.hub.lives.get(match))}
            self._send(News(self.process, counts, seats))

    def _send(self, news: News) -> None:
        if self.channels is not None and (news.counts or news.seats):
            self.channels.publish(msgspec.json.encode(news), CHANNEL)  # pyright: ignore[reportUnknownMemberType]

    async def listen(self) -> None:
        assert self.channels is not None
        decoder = msgspec.json.Decoder(News)
        async with self.channels.start_subscription(CHANNEL) as subscriber:
            async for data in subscriber.iter_events():
                news = decoder.decode(data)
                if news.process != self.process:
                    self.hub.hear(news.counts)
                    self._hear_seats(news)

    def _hear_seats(self, news: News) -> None:
        for match, seats in news.seats.items():
            live = self.hub.lives.get(match)
            if live is not None:
                before = live.present
                live.remote[news.process] = (monotonic(), seats)
                if live.present != before:
                    self.hub.touch(live)

    async def beat(self) -> None:
        """Say again what may have been lost, and ask storage for what was not heard."""
        while True:
            await asyncio.sleep(BEAT)
            looked_at = [live for live in self.hub.lives.values() if live.peers]
            await self._note_seen({live.id for live in looked_at})
            if self.channels is None:
                continue
            self._send(News(self.process, seats={live.id: self.here(live) for live in looked_at}))
            self._forget_gone(looked_at)
            storage = self.hub.storage
            if looked_at:
                try:
                    self.hub.hear(await storage.call(storage.counts, [live.id for live in looked_at]))
                except SQLAlchemyError as error:
                    log.warning("storage did not answer", extra={"error": type(error).__name__})

    def _forget_gone(self, lives: list[Live]) -> None:
        for live in lives:
            gone = [process for process, (then, _) in live.remote.items() if monotonic() - then > FORGET]
            for process in gone:
                del live.remote[process]
            if gone:
                self.hub.touch(live)

    async def _note_seen(self, matches: set[str]) -> None:
        """For matches whose absent players are stood in for: when were they last here?"""
        lives = [live for match in matches if (live := self.hub.lives.get(match))]
        here = [(live.id, seat) for live in lives if live.room.heading.absence for seat in self.here(live)]
        if here:
            storage = self.hub.storage
            try:
                await storage.call(storage.note_seen, here, now_ms())
            except SQLAlchemyError as error:
                log.warning("storage did not answer", extra={"error": type(error).__name__})
