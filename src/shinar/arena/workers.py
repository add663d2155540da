"""Who plays the games, and how many at once? This process, or several that are started for it.

All ways yield finished games as they come, in any order. Closing the generator stops them: what was being played is
lost, and only that. A worker that dies, of whatever, costs its game one more try.
"""

from __future__ import annotations

import os
import pickle
import signal
import threading
from collections import Counter, deque
from collections.abc import Generator, Iterable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any

from shinar.arena.plan import ArenaError, Plan
from shinar.arena.play import Played, play_fixture
from shinar.catalog import GAMES, load

Games = Generator[list[Played]]

AHEAD = 2  # games that a worker knows of: it never waits for the next one
TRIES = 2


def play_here(plan: Plan, numbers: Iterable[int], *, transcripts: bool = False) -> Games:
    for number in numbers:
        yield [finished(attempt(plan, number, transcripts=transcripts))]


def play_in_processes(plan: Plan, numbers: Iterable[int], workers: int, *, transcripts: bool = False) -> Games:
    waiting = deque(numbers)
    tries = Counter[int]()
    crew = [_Worker.start(plan, transcripts=transcripts) for _ in range(min(workers, len(waiting)))]
    try:
        while waiting or any(worker.tasks for worker in crew):
            for worker in crew:
                while waiting and len(worker.tasks) < AHEAD:
                    worker.ask(waiting.popleft())
            ready = wait([worker.line for worker in crew if worker.tasks])
            done: list[Played] = []
            for place, worker in enumerate(crew):
                if worker.line not in ready:
                    continue
                try:
                    done.append(worker.answer())
                except (EOFError, OSError):
                    lost = worker.tasks
                    tries.update(lost[:1])  # the others it had not begun
                    if tries[lost[0]] >= TRIES:
                        raise ArenaError(f"whoever plays game {lost[0]} dies (worker: {worker.ending()})") from None
                    waiting.extendleft(reversed(lost))
                    worker.dismiss()
                    crew[place] = _Worker.start(plan, transcripts=transcripts)
            if done:
                yield done
    finally:
        for worker in crew:
            worker.dismiss()


@dataclass
class _Worker:
    process: BaseProcess
    line: Connection[Any, Any]
    tasks: list[int]

    @classmethod
    def start(cls, plan: Plan, *, transcripts: bool) -> _Worker:
        context = get_context("spawn")  # the same everywhere, and safe beside threads
        ours, theirs = context.Pipe()
        process = context.Process(target=_work, args=(theirs, pack(plan), transcripts), daemon=True)
        process.start()
        theirs.close()
        return cls(process, ours, [])

    def ask(self, number: int) -> None:
        with suppress(OSError):  # it has died: that shows when its answer is read
            self.line.send(number)
        self.tasks.append(number)

    def answer(self) -> Played:
        game = finished(self.line.recv())
        self.tasks.remove(game.number)
        return game

    def ending(self) -> str:
        self.process.join(1)
        return f"exit code {self.process.exitcode}"

    def dismiss(self) -> None:
        self.line.close()
        if self.process.is_alive():
            with suppress(ProcessLookupError, PermissionError):  # it has ended, or not yet begun its own group
                os.killpg(self.process.pid or 0, signal.SIGKILL)
        self.process.kill()
        self.process.join()


def _work(line: Connection[Any, Any], packed: bytes, transcripts: bool) -> None:
    """A worker's life: it ends with whoever started it, even if that was killed in the middle of a game."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started it decides
    os.setpgid(0, 0)  # programs that bots start end with it
    threading.Thread(target=_end_with_parent, daemon=True).start()
    plan = unpack(packed)
    with suppress(EOFError, OSError):
        while True:
            line.send(attempt(plan, line.recv(), transcripts=transcripts))


def _end_with_parent() -> None:
    if parent := parent_process():
        parent.join()
        os.killpg(0, signal.SIGKILL)


def attempt(plan: Plan, number: int, *, transcripts: bool) -> Played | str:
    """The game, or what went wrong: exceptions do not always survive a journey."""
    try:
        return play_fixture(plan, plan.fixture(number), transcript=transcripts)
    except Exception as error:  # noqa: BLE001 - a bot may fail in any way, and the run must say which game it was
        return f"game {number} failed: {type(error).__name__}: {error}"


def finished(answer: Played | str) -> Played:
    if isinstance(answer, str):
        raise ArenaError(answer)
    return answer


def pack(plan: Plan) -> bytes:
    """The plan for another process, which looks the game up by its name; a game that is in no catalogue travels."""
    game = plan.game.name if plan.game.name in GAMES and load(plan.game.name) is plan.game else plan.game
    rest = (plan.seats, plan.options, plan.entrants, plan.seed, plan.deals, plan.scale, plan.timed)
    return pickle.dumps((game, *rest))


def unpack(packed: bytes) -> Plan:
    game, *rest = pickle.loads(packed)  # noqa: S301 - what pack made
    return Plan(load(game) if isinstance(game, str) else game, *rest)
