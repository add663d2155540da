"""One place at a running match: the table as it stands for it, and what it may do. It survives broken lines."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping
from contextlib import ExitStack
from types import TracebackType
from typing import Any, Self

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

APPENDED = ("log", "chat")
LARGEST = 16 << 20  # bytes of a table


class RefusedByServerError(Exception):
    """The server refused a request, and nothing changed."""

    def __init__(self, key: str, reason: Mapping[str, Any] | None) -> None:
        super().__init__(f"{key}: {reason['name']}" if reason else key)
        self.key = key
        self.reason = reason


class Place:
    def __init__(self, address: str, hello: Mapping[str, Any], patience: float = 30.0) -> None:
        self.table: dict[str, Any] = {}
        self.patience = patience  # seconds to wait for an answer, or for the server to come back
        self._address = address
        self._hello = dict(hello)
        self._number = 0
        self._open = ExitStack()
        self._socket: ClientConnection | None = None
        self._connect()

    # -- the table -----------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.table["stage"] == "over"

    @property
    def moves(self) -> list[dict[str, Any]]:
        """What may be chosen now."""
        return self.table["moves"]

    # -- what one may do -----------------------------------------------------------------------------------------------

    def choose(self, move: Mapping[str, Any] | int | str) -> None:
        """Seal a choice. If the line breaks meanwhile, the table tells afterwards whether it was stored."""
        wanted = move["action"] if isinstance(move, Mapping) else move
        self.ask("choose", **self._moment, n=len(self.table["sealed"]), move=wanted)

    def unseal(self, count: int | None = None) -> None:
        self.ask("unseal", **self._moment, count=count)

    def undo(self, rounds: int = 1) -> None:
        self.ask("undo", **self._moment, rounds=rounds)

    def agree(self, yes: bool = True) -> None:
        self.ask("agree", yes=yes)

    def resign(self) -> None:
        self.ask("resign")

    def say(self, text: str) -> None:
        self.ask("chat", text=text)

    def look(self, seat: int | None) -> None:
        self.ask("look", seat=seat)

    def why(self, move: int | str) -> dict[str, Any] | None:
        """Why this may not be chosen; None if it may."""
        return self.ask("why", move=move)["reason"]

    def replay(self, turn: int) -> dict[str, Any]:
        return self.ask("replay", turn=turn)

    @property
    def _moment(self) -> dict[str, int]:
        return {"turn": self.table["turn"], "undos": self.table["undos"]}

    # -- the line ------------------------------------------------------------------------------------------------------

    def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a request and wait for its answer; what else arrives meanwhile goes into the table."""
        self._number += 1
        number = self._number
        self._line.send(json.dumps({"type": kind, "id": number, **fields}))
        while True:
            message = self._receive(self.patience)
            if message.get("id", -1) == number:
                if message["type"] == "error":
                    raise RefusedByServerError(message["key"], message["reason"])
                return message

    def wait(self, timeout: float | None = None) -> None:
        """Until something has changed. After a broken line: until the table is here again."""
        try:
            self._receive(self.patience if timeout is None else timeout)
        except ConnectionClosed:
            self._connect()

    def _receive(self, timeout: float) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self._line.recv(timeout))
        if message["type"] == "table":
            self.table = message
        elif message["type"] == "update":
            changed = {name: value for name, value in message.items() if name != "type"}
            for name, value in changed.items():
                self.table[name] = self.table[name] + value if name in APPENDED else value
        return message

    @property
    def _line(self) -> ClientConnection:
        assert self._socket is not None
        return self._socket

    def _connect(self) -> None:
        end = time.monotonic() + self.patience
        while True:
            try:
                self._open.close()
                self._socket = self._open.enter_context(connect(self._address, compression=None, max_size=LARGEST))
                self.ask("hello", **self._hello)
            except (OSError, InvalidHandshake, ConnectionClosed):
                if time.monotonic() > end:
                    raise
                time.sleep(0.2)
            except RefusedByServerError:
                self._open.close()
                raise
            else:
                return

    def close(self) -> None:
        self._open.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
