"""A server for tests: in a thread of this process, or as a process of its own that may be killed."""

from __future__ import annotations

import contextlib
import dataclasses
import os
import re
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import uvicorn

from shinar.catalog import GAMES, load
from shinar.client import Site
from shinar.server import command
from shinar.server.app import create_app
from shinar.server.settings import Settings
from shinar_example import GAME as CARAVAN

ROOT = Path(__file__).resolve().parents[2]
ENDLESS = (1e12, 1e12)
FREE = {"messages": ENDLESS, "chats": ENDLESS, "writes": ENDLESS, "sockets_per_address": 1 << 20}
ALL = {name: load(name) for name in GAMES} | {CARAVAN.name: CARAVAN}


@contextlib.contextmanager
def serving(database, **settings):
    """A server in a thread; gives the site and the app."""
    app = create_app(Settings(database=database, **(FREE | settings)), ALL)
    listener = command.listen("127.0.0.1", 0)
    server = uvicorn.Server(uvicorn.Config(app, **command.uvicorn_settings()))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    site = Site(f"http://127.0.0.1:{listener.getsockname()[1]}")
    wait_for(site)
    try:
        yield site, app
    finally:
        server.should_exit = True
        thread.join(20)
        listener.close()
        assert not thread.is_alive()


def wait_for(site):
    for _ in range(200):
        try:
            site.lobby()
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise AssertionError("the server does not answer")


class Process:
    """A server process, which can be killed and started again at the same port."""

    def __init__(self, database, channels=""):
        self.arguments = ["--database", database, "--channels", channels, "--no-browser", "--log", "WARNING"]
        self.port = 0
        self.start()

    def start(self):
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bench.load.host", "--port", str(self.port), *self.arguments],
            cwd=ROOT,
            env=dict(os.environ),
            stdout=subprocess.PIPE,
            text=True,
        )
        line = self.process.stdout.readline()
        self.port = int(re.search(r":(\d+)/", line)[1])
        self.site = Site(f"http://127.0.0.1:{self.port}")

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(20)
        self.process.stdout.close()

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        # uvicorn ends in order and then passes the signal on
        assert self.process.wait(20) in (0, -signal.SIGTERM)
        self.process.stdout.close()


def settings_with(**more):
    return dataclasses.replace(Settings(), **more)
