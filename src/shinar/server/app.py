"""The ASGI application: routes, errors, and the parts that live as long as it does. Begin with `create_app`."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, Router, websocket
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from shinar.catalog import GAMES, AnyGame, load
from shinar.server import api, pages
from shinar.server.app_state import Server
from shinar.server.bodies import Problem
from shinar.server.lobby import BadTranscriptError
from shinar.server.presence import CHANNEL
from shinar.server.settings import Settings
from shinar.server.sockets import WebSocket
from shinar.server.wishes import RefusalError

log = logging.getLogger("shinar.server")

LARGEST_BODY = (1 << 20) + (1 << 16)  # a transcript and its quotes
STATUS = {
    "unknown-match": 404,
    "unknown-game": 404,
    "unknown-language": 404,
    "not-found": 404,
    "no-such-turn": 404,
    "unknown-key": 403,
    "bad-invitation": 403,
    "no-open-seat": 409,
    "not-over": 409,
    "not-running": 409,
    "flood": 429,
    "busy": 503,
    "stopping": 503,
}


def create_app(settings: Settings | None = None, games: Mapping[str, AnyGame] | None = None) -> Litestar:
    """A server for these games; without any given, for all of the catalogue."""
    settings = settings or Settings()
    channels = channels_of(settings)
    server = Server(settings, games if games is not None else {name: load(name) for name in GAMES}, channels)
    page = pages.Page(settings.page)

    @websocket("/ws", opt={"exclude_from_auth": True})
    async def play(socket: WebSocket) -> None:
        await server.desk.serve(socket)

    app = Litestar(
        [Router("/api", route_handlers=api.HANDLERS), api.health, api.metrics, play, pages.front_end],
        dependencies={
            "server": Provide(lambda: server, sync_to_thread=False),
            "page": Provide(lambda: page, sync_to_thread=False),
        },
        exception_handlers={
            RefusalError: _refuse,
            HTTPException: _refuse_http,
            Exception: _fail,
        },
        before_send=[pages.add_headers],
        lifespan=[server.life],
        plugins=[channels] if channels is not None else [],
        compression_config=CompressionConfig(backend="gzip", minimum_size=1024, exclude="/ws"),
        openapi_config=OpenAPIConfig(
            title="Shinar",
            version="1",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        debug=False,
    )
    app.state.server = server
    return app


def channels_of(settings: Settings) -> ChannelsPlugin | None:
    """The way to other processes, where there are any."""
    if not settings.channels:
        return None
    backend: ChannelsBackend
    if settings.channels.startswith(("redis://", "rediss://", "unix://")):
        from litestar.channels.backends.redis import RedisChannelsPubSubBackend
        from redis.asyncio import Redis

        backend = RedisChannelsPubSubBackend(
            redis=Redis.from_url(settings.channels),  # pyright: ignore[reportUnknownMemberType]
            key_prefix="shinar",
            stream_sleep_no_subscriptions=1,
        )
    elif settings.channels.startswith(("postgresql://", "postgres://")):
        from litestar.channels.backends.psycopg import PsycoPgChannelsBackend

        backend = PsycoPgChannelsBackend(settings.channels)
    else:
        raise ValueError(f"channels are at redis://... or postgresql://..., not {settings.channels!r}")
    return ChannelsPlugin(backend, channels=[CHANNEL])


def _answer(problem: Problem, status: int) -> Response[Problem]:
    return Response(problem, status_code=status, media_type="application/json")


def _refuse(_: Request[Any, Any, Any], refusal: RefusalError) -> Response[Problem]:
    if isinstance(refusal, BadTranscriptError):
        return _answer(Problem(refusal.key, refusal.detail, refusal.line), 400)
    return _answer(Problem(refusal.key), STATUS.get(refusal.key, 400))


def _refuse_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    if isinstance(error, NotFoundException):
        return _answer(Problem("not-found"), 404)
    key = "too-large" if error.status_code == 413 else "malformed"
    response = _answer(Problem(key), error.status_code)
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


def _fail(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A fault of ours: the story goes into the log, and nothing of it to whoever asked."""
    if isinstance(error, msgspec.MsgspecError | UnicodeError):
        return _answer(Problem("malformed"), 400)
    log.error("a request failed", exc_info=error, extra={"route": request.scope["path"]})
    return _answer(Problem("fault"), 500)
