"""How does a script play on a server? Like a page does, in a dozen lines; docs/wire.md has the messages.

>>> from shinar.client import Site
>>> site = Site("http://127.0.0.1:8000")
>>> entered = site.open("babel", [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "greedy"}])
>>> with site.sit(entered["key"]) as place:
...     while not place.over:
...         place.choose(place.moves[0]) if place.moves else place.wait()
...     print(place.table["result"])
"""

from __future__ import annotations

from shinar.client.place import Place, RefusedByServerError
from shinar.client.site import Site, SiteError

__all__ = ["Place", "RefusedByServerError", "Site", "SiteError"]
