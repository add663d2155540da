"""How is `shinar serve` started? The server knows; here it only meets the rest of the command line."""

from __future__ import annotations

import argparse

from shinar.server.command import run as run_server


def run(wish: argparse.Namespace) -> int:
    return run_server(wish)
