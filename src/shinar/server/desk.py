"""Where do sockets come in, and where do they go when the server stops? Origin, number per address, keys."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from urllib.parse import urlsplit

from litestar.exceptions import WebSocketDisconnect

from shinar.server import messages as m
from shinar.server.hub import Hub
from shinar.server.keys import hashed
from shinar.server.live import Live
from shinar.server.presence import Presence
from shinar.server.settings import Settings
from shinar.server.sockets import CLOSE_POLICY, CLOSE_RESTART, Player, WebSocket
from shinar.server.storage import Holder
from shinar.server.wishes import RefusalError

log = logging.getLogger("shinar.server")


class Desk:
    """Where sockets come in."""

    def __init__(self, hub: Hub, settings: Settings, presence: Presence) -> None:
        self.hub = hub
        self.settings = settings
        self.presence = presence
        self.players: set[Player] = set()
        self._by_address: Counter[str] = Counter()

    def may_connect(self, socket: WebSocket) -> bool:
        """Does a page of ours ask? Programs that are no browser send no origin."""
        origin = socket.headers.get("origin")
        if origin is None or origin in self.settings.origins:
            return True
        return urlsplit(origin).netloc == socket.headers.get("host", "")

    async def serve(self, socket: WebSocket) -> None:
        address = socket.client.host if socket.client else ""
        if not self.may_connect(socket) or self._by_address[address] >= self.settings.sockets_per_address:
            await socket.close(code=CLOSE_POLICY)
            return
        await socket.accept()
        player = Player(socket, self)
        self.players.add(player)
        self._by_address[address] += 1
        self.hub.metrics.sockets.inc()
        writer = asyncio.create_task(player.write())
        try:
            await player.read()
        except (WebSocketDisconnect, TimeoutError):
            pass
        finally:
            player.leave()
            player.close(CLOSE_POLICY)
            self.players.discard(player)
            self._by_address[address] -= 1
            self.hub.metrics.sockets.dec()
            await _end(writer)

    async def find(self, message: m.Hello) -> tuple[Live, tuple[int, ...], bool]:
        """The match, the seats held, and whether this is a spectator."""
        if message.key is None:
            live = await self.hub.find(message.match or "")
            if live is None or not live.room.heading.public:
                raise RefusalError("unknown-match")
            return live, (), True
        storage = self.hub.storage
        holders = await storage.call(storage.holders, hashed(message.key))
        holder = next((holder for holder in holders if holder.kind in ("seat", "watch")), None)
        if holder is None:
            raise RefusalError("unknown-key")
        live = await self.hub.find(holder.match)
        if live is None:
            raise RefusalError("unknown-match")
        return live, *_seats(holder)

    async def close_all(self) -> None:
        """The server stops: everybody is asked to come back."""
        for player in list(self.players):
            player.close(CLOSE_RESTART)
        for _ in range(50):
            if not self.players:
                return
            await asyncio.sleep(0.02)


def _seats(holder: Holder) -> tuple[tuple[int, ...], bool]:
    return ((), True) if holder.kind == "watch" else (holder.seats, False)


async def _end(writer: asyncio.Task[None]) -> None:
    try:
        await asyncio.wait_for(writer, 2)
    except (TimeoutError, WebSocketDisconnect, RuntimeError, OSError):
        pass
    except Exception:
        log.exception("a socket could not be closed")
