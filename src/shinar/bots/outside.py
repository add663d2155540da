"""How does a program of somebody else's play? It is started by a command and spoken to in lines of JSON.

docs/bots.md describes the lines. The program sees what its seat may see. Whatever it does wrong (it does not start, it
ends, it takes too long, it answers nonsense or an illegal move) is logged and counted, and the built-in greedy bot
makes that choice; after three faults in a row the program is ended, and the greedy bot plays on. Nothing waits for it
longer than it was promised. Only a command line starts such a program, never a request to the server.
"""

from __future__ import annotations

import contextlib
import logging
import os
import queue
import shlex
import signal
import subprocess
import threading
from time import monotonic
from typing import IO, Any, TypeVar

import msgspec

from shinar.bots.seat import Seat
from shinar.bots.simple import GreedyBot

log = logging.getLogger("shinar.bots")

PROTOCOL = 1
SECONDS = 5.0  # for a choice
GREETING = 10.0  # seconds in which it has to say that it is ready
PARTING = 0.5  # seconds it has to end by itself
LONGEST_LINE = 1 << 16  # bytes of an answer
WAITING_LINES = 64  # unread answers, at most
PATIENCE = 3  # faults in a row


T = TypeVar("T")


class _Fault(Exception):  # noqa: N818 - it is the program's
    """What the program did wrong, in words for its author."""


class _Answer(msgspec.Struct, forbid_unknown_fields=True):
    choose: int
    move: int | str  # an action, or the text of a move


class _Ready(msgspec.Struct):
    ready: str


class OutsideBot:
    def __init__(self, command: str, seed: int, *, seconds: float = SECONDS) -> None:
        self.command = command
        self.faults = 0  # choices that the greedy bot made instead
        self.troubles: list[str] = []  # what was wrong, in order
        self._seed = seed
        self._seconds = seconds
        self._stand_in = GreedyBot(seed)
        self._program: _Program | None = None
        self._began = False
        self._row = 0  # faults in a row
        self._number = 0

    def choose(self, seat: Seat) -> int:
        if not self._began:
            self._began = True
            self._start(seat)
        self._number += 1
        if self._program is not None:
            try:
                action = self._ask(self._program, seat)
            except _Fault as fault:
                self._row += 1
                self._note(str(fault))
                if self._row >= PATIENCE or not self._program.alive:
                    self.close()
            else:
                self._row = 0
                return action
        self.faults += 1
        return self._stand_in.choose(seat)

    def close(self) -> None:
        """Send the program home; it is ended if it does not go."""
        if self._program is not None:
            self._program.end()
            self._program = None

    # -- inside --------------------------------------------------------------------------------------------------------

    def _note(self, trouble: str) -> None:
        self.troubles.append(trouble)
        log.warning("%s: %s", self.command, trouble)

    def _start(self, seat: Seat) -> None:
        hello = {
            "hello": PROTOCOL,
            "game": seat.game.name,
            "seats": seat.seats,
            "seat": seat.number,
            "options": seat.options,
            "seed": self._seed,
            "seconds": self._seconds,
        }
        try:
            self._program = _Program(self.command)
            self._program.say(hello)
            self._program.hear(_Ready, monotonic() + GREETING)
        except (_Fault, OSError, ValueError) as error:
            self._note(f"did not start: {error}")
            self.close()

    def _ask(self, program: _Program, seat: Seat) -> int:
        moves = seat.moves
        program.say({"choose": self._number, "seconds": self._seconds, "view": seat.view, "moves": moves})
        deadline = monotonic() + self._seconds
        while True:
            answer = program.hear(_Answer, deadline)
            if answer.choose >= self._number:
                break  # what answers an earlier question came too late, and was counted then
        for move in moves:
            if answer.choose == self._number and answer.move in (move.action, move.text):
                return move.action
        raise _Fault(f"question {self._number}: {answer.move!r} is no legal move")


class _Program:
    """A started program. Two threads carry the lines, so that nobody ever waits for it but with a clock in hand."""

    def __init__(self, command: str) -> None:
        words = shlex.split(command, posix=os.name == "posix")
        if not words:
            raise ValueError("the command is empty")
        self._process = subprocess.Popen(
            words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            start_new_session=os.name == "posix",
        )  # fmt: skip
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._out: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._in: queue.Queue[bytes] = queue.Queue(WAITING_LINES)
        self._ended = threading.Event()
        threading.Thread(target=self._write, args=(self._process.stdin,), daemon=True).start()
        threading.Thread(target=self._read, args=(self._process.stdout,), daemon=True).start()

    @property
    def alive(self) -> bool:
        return self._process.poll() is None

    def say(self, message: Any) -> None:
        self._out.put(msgspec.json.encode(message) + b"\n")

    def hear(self, kind: type[T], deadline: float) -> T:
        try:
            line = self._in.get(timeout=max(0.0, deadline - monotonic()))
        except queue.Empty:
            raise _Fault("no answer in time") from None
        if not line:
            raise _Fault("it has ended")
        try:
            return msgspec.json.decode(line, type=kind)
        except msgspec.DecodeError as error:
            raise _Fault(f"answered {line[:80]!r}: {error}") from None

    def end(self) -> None:
        self._ended.set()
        self._out.put(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(PARTING)
        # Whatever it started ends with it.
        with contextlib.suppress(ProcessLookupError, PermissionError):
            if os.name == "posix":
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        self._process.wait()

    # -- in threads of their own ---------------------------------------------------------------------------------------

    def _write(self, pipe: IO[bytes]) -> None:
        with contextlib.suppress(OSError, ValueError), pipe:
            while (line := self._out.get()) is not None:
                pipe.write(line)
                pipe.flush()

    def _read(self, pipe: IO[bytes]) -> None:
        with contextlib.suppress(OSError, ValueError), pipe:
            while line := pipe.readline(LONGEST_LINE):
                self._put(line)
        self._put(b"")

    def _put(self, line: bytes) -> None:
        """Wait while there is too much unread, but not for ever."""
        while not self._ended.is_set():
            with contextlib.suppress(queue.Full):
                self._in.put(line, timeout=0.1)
                return
