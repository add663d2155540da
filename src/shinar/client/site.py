"""Games, matches, transcripts: what a server offers over HTTP."""

from __future__ import annotations

import http.client
import json
import urllib.error
import urllib.request
from collections.abc import Mapping, Sequence
from typing import Any, cast

from shinar.client.place import Place

TIMEOUT = 30.0


class SiteError(Exception):
    """The server did not do it: its key, and the HTTP status. Where a line breaks it is an OSError: it may be done."""

    def __init__(self, status: int, key: str, detail: str = "", line: int = 0) -> None:
        super().__init__(f"{key} ({status}){': ' if detail else ''}{detail}")
        self.status = status
        self.key = key
        self.detail = detail
        self.line = line


class Site:
    def __init__(self, address: str) -> None:
        if not address.startswith(("http://", "https://")):
            raise ValueError(f"an address begins with http:// or https://, not {address!r}")
        self.address = address.rstrip("/")

    def get(self, path: str) -> Any:
        return self._ask(path, None)

    def post(self, path: str, body: Mapping[str, Any]) -> Any:
        return self._ask(path, json.dumps(body).encode())

    def _ask(self, path: str, body: bytes | None) -> Any:
        request = urllib.request.Request(  # noqa: S310 - checked above
            f"{self.address}/api/{path}", body, {"content-type": "application/json"}
        )
        try:
            with urllib.request.urlopen(request, timeout=TIMEOUT) as answer:  # noqa: S310
                return json.load(answer)
        except urllib.error.HTTPError as error:
            with error:
                problem = _problem(error.read())
            raise SiteError(error.code, **problem) from None
        except http.client.HTTPException as error:
            raise ConnectionError(f"the line broke in the middle of the answer: {error}") from None

    def games(self) -> dict[str, Any]:
        return self.get("games")

    def lobby(self) -> dict[str, Any]:
        return self.get("matches")

    def open(self, game: str, seats: Sequence[Mapping[str, Any]], **more: Any) -> dict[str, Any]:
        """A new match; its key and the invitations are in the answer."""
        return self.post("matches", {"game": game, "seats": list(seats), **more})

    def join(self, match: str, name: str = "", *, seat: int | None = None, invitation: str | None = None) -> Any:
        return self.post(f"matches/{match}/join", {"name": name, "seat": seat, "invitation": invitation})

    def rematch(self, match: str, key: str) -> dict[str, Any]:
        return self.post(f"matches/{match}/rematch", {"key": key})

    def transcript(self, match: str, key: str | None = None) -> str:
        return self.post(f"matches/{match}/transcript", {"key": key})["text"]

    def upload(self, text: str) -> dict[str, Any]:
        return self.post("transcripts", {"text": text})

    def sit(self, key: str, seat: int | None = None) -> Place:
        """The place that the key is for."""
        return Place(self._socket_address, {"key": key} if seat is None else {"key": key, "seat": seat})

    def watch(self, match: str) -> Place:
        """A listed match, as a spectator."""
        return Place(self._socket_address, {"match": match})

    @property
    def _socket_address(self) -> str:
        return "ws" + self.address.removeprefix("http") + "/ws"


def _problem(body: bytes) -> dict[str, Any]:
    try:
        told: Any = json.loads(body)
    except ValueError:
        told = None
    if not isinstance(told, dict):
        return {"key": "unreadable"}
    answer = cast("dict[str, Any]", told)
    return {"key": answer.get("error", "unreadable"), "detail": answer.get("detail", ""), "line": answer.get("line", 0)}
