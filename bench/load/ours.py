"""Shinar's server with the example draft, its matches in SQLite: how much does it carry?"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time

from bench.load.figures import Figures
from bench.load.players import Tally, play_all
from bench.load.serving import Server
from shinar.client import Site

SEATS = [{"kind": "hotseat"}, {"kind": "open"}, {"kind": "open"}]
OPTIONS = {"packet": "5"}  # the longest draft: 30 choices


def measure(matches, rounds, pause, database=""):
    with tempfile.TemporaryDirectory() as folder:
        where = database or f"sqlite:///{folder}/load.sqlite"
        command = [sys.executable, "-m", "bench.load.host", "--port", "0", "--no-browser", "--log", "WARNING"]
        server = Server([*command, "--database", where])
        try:
            address = server.line(r"http://\S+/")[0].rstrip("/")
            site = wait_for(address)
            idle = server.megabytes()
            # Opening matches is not what is measured: all are dealt first, then the clock starts.
            tables = [[open_match(site) for _ in range(rounds)] for _ in range(matches)]
            lists = [[keys[seat] for keys in table] for table in tables for seat in range(len(SEATS))]
            tally = Tally()
            before, began = server.cpu_seconds(), time.perf_counter()
            asyncio.run(play_all("ws" + address.removeprefix("http") + "/ws", lists, tally, pause))
            wall, cpu = time.perf_counter() - began, server.cpu_seconds() - before
            if tally.errors:
                raise SystemExit(f"the server refused moves: {tally.errors}")
            return Figures(tally.moves, wall, cpu, tally.latencies, idle, server.megabytes())
        finally:
            server.stop()


def wait_for(address):
    for _ in range(100):
        try:
            site = Site(address)
            site.lobby()
        except OSError:
            time.sleep(0.1)
        else:
            return site
    raise SystemExit("the server does not answer")


def open_match(site):
    """The keys of its three seats."""
    entered = site.open("caravan", SEATS, listed=False, options=OPTIONS)
    match = entered["match"]["id"]
    return [entered["key"]] + [site.join(match, invitation=i["key"])["key"] for i in entered["invitations"]]
