"""How are the same games played on a Ray cluster? Every game is a task; its result does not depend on where it ran.

Ray is an optional part: pip install 'shinar[ray]'. Every machine of the cluster needs the same Shinar.
"""

from __future__ import annotations

import importlib
import re
import socket
from collections import deque
from collections.abc import Iterable
from typing import Any

from shinar.arena.plan import ArenaError, Plan
from shinar.arena.play import Played
from shinar.arena.workers import Games, attempt, finished, pack, unpack

AHEAD = 4  # tasks for each processor of the cluster that Ray knows of at a time
LOCAL = "local"
PATIENCE = 5.0  # seconds to find out whether anybody is there
PLACE = re.compile(r"(?:ray://)?(?P<host>[^:/]+):(?P<port>\d{1,5})")


def play_on_ray(plan: Plan, numbers: Iterable[int], address: str, *, transcripts: bool = False) -> Games:
    """`address`: of a cluster, or "local" for one on this machine that ends with the run."""
    ray = _ray()
    own = not ray.is_initialized()
    if own:
        _connect(ray, address)
    try:
        packed = ray.put(pack(plan))
        task = ray.remote(_play)
        room = max(1, int(ray.cluster_resources().get("CPU", 1))) * AHEAD
        waiting = deque(numbers)
        under_way: list[Any] = []
        while waiting or under_way:
            while waiting and len(under_way) < room:
                under_way.append(task.remote(packed, waiting.popleft(), transcripts))
            done, under_way = ray.wait(under_way, num_returns=1)
            answers: list[Played | str] = ray.get(done)
            yield [finished(answer) for answer in answers]
    finally:
        if own:
            ray.shutdown()


def _play(packed: bytes, number: int, transcripts: bool) -> Played | str:
    return attempt(unpack(packed), number, transcripts=transcripts)


def _ray() -> Any:
    try:
        return importlib.import_module("ray")
    except ImportError:
        raise ArenaError("Ray is not installed: pip install 'shinar[ray]'") from None


def _connect(ray: Any, address: str) -> None:
    try:
        if found := PLACE.fullmatch(address):  # Ray itself would try for minutes
            socket.create_connection((found["host"], int(found["port"])), timeout=PATIENCE).close()
        ray.init(address=LOCAL if address == LOCAL else address, log_to_driver=False, logging_level="error")
    except (ConnectionError, OSError, OverflowError, RuntimeError, ValueError) as error:
        raise ArenaError(f"no Ray cluster at {address}: {str(error).splitlines()[0]}") from None
