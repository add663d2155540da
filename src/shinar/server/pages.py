"""What does a browser get that asks for a page? The built front end, and headers that let nothing else in."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Any

from litestar import Response, get
from litestar.datastructures import MutableScopeHeaders
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.types import Message, Scope

HINT = """\
The server runs, but its page is not built.

In a copy of the sources:  make web
Programs can play all the same: see docs/wire.md, or `python -m pydoc shinar.client`.
"""

# Nothing inline, nothing from elsewhere. 'self' covers the WebSocket too in every browser of today.
_ALLOWED = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
]
POLICY = "; ".join(_ALLOWED)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
FOREVER = "public, max-age=31536000, immutable"  # for files whose name changes with their content
ASK_AGAIN = "no-cache"


async def add_headers(message: Message, scope: Scope) -> None:
    """To every answer, errors included."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers[name] = value
        if "cache-control" not in headers:
            headers["cache-control"] = "no-store"


class Page:
    """The files of the front end, read once: nothing that a browser asks for is ever looked up on the disk."""

    def __init__(self, folder: Path) -> None:
        files = sorted(path for path in folder.rglob("*") if path.is_file()) if folder.is_dir() else []
        self.files = {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}

    def answer(self, name: str) -> Response[Any]:
        body = self.files.get(name or "index.html")
        if body is None:
            if name or self.files:
                return Response("not found", status_code=404, media_type="text/plain")
            return Response(HINT, media_type="text/plain")
        kind = mimetypes.guess_type(name or "index.html")[0] or "application/octet-stream"
        cache = FOREVER if name.startswith("assets/") else ASK_AGAIN
        return Response(body, media_type=kind, headers={"cache-control": cache})


@get(["/", "/{file:path}"], include_in_schema=False)
async def front_end(page: NamedDependency[Page], file: FromPath[str] = "") -> Response[Any]:
    return page.answer(file.lstrip("/"))
