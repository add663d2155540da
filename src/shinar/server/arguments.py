"""What may be said to `shinar serve`? Apart from the command itself: whoever only asks for help loads no server."""

from __future__ import annotations

import argparse

PORT = 8000
LAST_PORT = 65535


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add(
        "--host", default="127.0.0.1", help="address to listen at; 0.0.0.0 for the whole network (default: %(default)s)"
    )
    add(
        "--port",
        type=_port,
        default=None,
        help=f"port to listen at; 0: any that is free (default: {PORT} or the next free)",
    )
    add("--no-browser", action="store_true", help="do not open the page")
    add("--database", default="", metavar="URL", help="sqlite:///file or postgresql://… (default: a file of yours)")
    add("--channels", default="", metavar="URL", help="redis://… or postgresql://…, where several processes serve")
    add("--origin", action="append", default=[], metavar="URL", help="another page that may connect; may be repeated")
    add("--trust-proxy", action="store_true", help="believe X-Forwarded-For: only behind a proxy that sets it")
    add(
        "--log",
        default="INFO",
        choices=("DEBUG", "INFO", "WARNING", "ERROR"),
        help="what is logged (default: %(default)s)",
    )


def _port(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or len(text) > 5 or int(text) > LAST_PORT:
        raise argparse.ArgumentTypeError(f"expected a port from 0 to {LAST_PORT}, not {text!r}")
    return int(text)
