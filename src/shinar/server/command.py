"""How is the server started from a terminal? `shinar serve`."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from typing import Any

from shinar.server.arguments import PORT
from shinar.server.settings import Settings, default_database

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104


def run(args: argparse.Namespace) -> int:
    import uvicorn

    from shinar.server import logs
    from shinar.server.app import create_app

    settings = Settings(
        database=args.database,
        channels=args.channels,
        origins=tuple(args.origin),
        trust_proxy=args.trust_proxy,
    )
    try:
        app = create_app(settings)
    except (OSError, ValueError) as error:
        print(f"shinar: cannot serve from there: {error}", file=sys.stderr)
        return 2
    try:
        listener = listen(args.host, args.port)
    except OSError as error:
        print(f"shinar: cannot listen at {args.host} port {args.port or PORT}: {error.strerror}", file=sys.stderr)
        return 2
    logs.set_up(args.log)
    # Threads (bots, storage) get their turn soon: the loop waits for them when it asks SQLite.
    sys.setswitchinterval(0.001)
    spare_the_collector()
    port = listener.getsockname()[1]
    address = f"http://{'127.0.0.1' if args.host in EVERYWHERE else args.host}:{port}/"
    print(
        f"Shinar serves at {address}  (Ctrl+C stops it)\nMatches are kept in {settings.database or default_database()}",
        flush=True,
    )
    config = uvicorn.Config(app, **uvicorn_settings(trust_proxy=args.trust_proxy))
    if not args.no_browser:
        threading.Thread(target=open_page, args=(address,), daemon=True).start()
    with contextlib.suppress(KeyboardInterrupt, asyncio.CancelledError):
        uvicorn.Server(config).run(sockets=[listener])
    return 0


def spare_the_collector() -> None:
    """Look for rings of garbage seldom: what a move leaves behind has none, and looking took a tenth of its time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def uvicorn_settings(*, trust_proxy: bool = False) -> dict[str, Any]:
    """What of uvicorn's defaults is not ours."""
    return {
        "log_config": None,
        "access_log": False,
        "lifespan": "on",
        "ws": "websockets-sansio",
        "ws_max_size": 1 << 16,
        "ws_per_message_deflate": False,  # costs more than it saves: messages are small
        "timeout_graceful_shutdown": 10,
        "server_header": False,
        "date_header": False,
        "proxy_headers": trust_proxy,
    }


def listen(host: str, port: int | None) -> socket.socket:
    """A socket at that port; where none is wished for, at ours or one of the next."""
    ports = [port] if port is not None else [*range(PORT, PORT + 20), 0]
    for wanted in ports:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listener = socket.socket(family)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, wanted))
        except OSError:
            listener.close()
            if wanted == ports[-1]:
                raise
        else:
            return listener
    raise OSError("no port is free")


def open_page(address: str) -> None:
    """Show the page as soon as the server answers."""
    for _ in range(100):
        try:
            urllib.request.urlopen(f"{address}health", timeout=1).close()  # noqa: S310 - our own address
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(address)
            return
