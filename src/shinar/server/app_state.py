"""Which parts does a running server consist of, and how are they started and stopped in order?"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Coroutine, Mapping
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request
from litestar.channels import ChannelsPlugin

from shinar.catalog import AnyGame
from shinar.server.desk import Desk
from shinar.server.hub import Hub
from shinar.server.limits import Budgets
from shinar.server.lobby import Lobby
from shinar.server.machines import Machines
from shinar.server.metrics import Metrics
from shinar.server.presence import Presence
from shinar.server.settings import Settings
from shinar.server.storage import Storage
from shinar.server.wishes import RefusalError

log = logging.getLogger("shinar.server")

PATIENCE = 5.0  # seconds for what is under way when the server stops
AGAIN = 1.0  # seconds until a task that failed is started anew


class Server:
    def __init__(self, settings: Settings, games: Mapping[str, AnyGame], channels: ChannelsPlugin | None) -> None:
        self.settings = settings
        self.games = games
        self.metrics = Metrics()
        self.storage = Storage(settings.database_address)
        self.hub = Hub(self.storage, games, self.metrics, settings.rooms_in_memory)
        self.presence = Presence(self.hub, channels)
        self.machines = Machines(self.hub, self.presence, settings.bot_threads)
        self.desk = Desk(self.hub, settings, self.presence)
        self.lobby = Lobby(self.hub)
        self._writes = Budgets(*settings.writes)

    def address(self, request: Request[Any, Any, Any]) -> str:
        if self.settings.trust_proxy and (forwarded := request.headers.get("x-forwarded-for")):
            return forwarded.rpartition(",")[2].strip()
        return request.client.host if request.client else ""

    def spend(self, request: Request[Any, Any, Any]) -> None:
        """Something is to be created: may this address do so, so soon?"""
        if not self._writes.take(self.address(request)):
            raise RefusalError("flood")

    @asynccontextmanager
    async def life(self, _: Litestar) -> AsyncGenerator[None, None]:
        self.storage.migrate()
        await self.storage.tidy()
        tasks = [asyncio.create_task(_keep(work, name)) for name, work in self._work().items()]
        log.info("ready", extra={"games": list(self.games), "storage": self.storage.address.get_backend_name()})
        try:
            yield
        finally:
            # First let what has come in be stored and answered, then say goodbye.
            self.hub.stopping = True
            try:
                await asyncio.wait_for(self.hub.settle(), PATIENCE)
            except TimeoutError:
                log.warning("stopped with work under way")
            await self.desk.close_all()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self.machines.close()
            self.storage.close()
            log.info("stopped")

    def _work(self) -> dict[str, Any]:
        work = {
            "hub": self.hub.run,
            "machines": self.machines.run,
            "news": self.presence.tell,
            "beat": self.presence.beat,
        }
        if self.presence.channels is not None:
            work["listen"] = self.presence.listen
        return work


async def _keep(work: Any, name: str) -> None:
    """Run for ever: what fails is logged and begun again."""
    while True:
        try:
            task: Coroutine[Any, Any, None] = work()
            await task
        except Exception:
            log.exception("a task failed", extra={"task": name})
        await asyncio.sleep(AGAIN)
