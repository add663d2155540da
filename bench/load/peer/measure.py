"""boardgame.io's server (from npm) with the same draft, its matches in memory: how much does that carry?"""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

from bench.load.figures import Figures
from bench.load.serving import Server
from tools.page import node_environment

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
PLACE = ROOT / "build" / "load-peer"


def prepare():
    """What package-lock.json names, beside a copy of the three programs; the environment in which they run."""
    PLACE.mkdir(parents=True, exist_ok=True)
    for path in HERE.iterdir():
        if path.suffix in (".cjs", ".json") or path.name == ".npmrc":
            shutil.copy2(path, PLACE / path.name)
    env = node_environment() | {"NODE_ENV": "production"}
    if not (PLACE / "node_modules" / "boardgame.io").is_dir():
        print("Fetching boardgame.io ...", flush=True)
        subprocess.run(["npm", "ci", "--silent"], cwd=PLACE, env=env, check=True)
    return env


def measure(env, matches, rounds, pause):
    server = Server(["node", "server.cjs"], env=env, cwd=PLACE)
    try:
        port, lobby = server.line(r"^ports (\d+) (\d+)").groups()
        idle = server.megabytes()
        command = ["node", "players.cjs", port, lobby, *map(str, (matches, rounds, pause))]
        players = subprocess.Popen(
            command, cwd=PLACE, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        if players.stdout.readline() != "dealt\n":
            raise SystemExit("boardgame.io dealt no matches")
        before = server.cpu_seconds()
        players.stdin.write("go\n")
        players.stdin.flush()
        told = json.loads(players.stdout.readline())
        cpu = server.cpu_seconds() - before
        players.wait(20)
        latencies = [milliseconds / 1000 for milliseconds in told["latencies"]]
        return Figures(told["moves"], told["wall"], cpu, latencies, idle, server.megabytes())
    finally:
        server.stop()
