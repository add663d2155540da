"""A server for the tests of the page: all games and the example, a database that is thrown away. `server.py PORT [DATABASE]`"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

import uvicorn

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests" / "example"))

from shinar_example import GAME as CARAVAN  # noqa: E402

from shinar.catalog import GAMES, load  # noqa: E402
from shinar.server.app import create_app  # noqa: E402
from shinar.server.settings import Settings  # noqa: E402


def main() -> None:
    port = int(sys.argv[1])
    place = Path(sys.argv[2]) if len(sys.argv) > 2 else Path(tempfile.mkdtemp()) / "shinar.sqlite"
    settings = Settings(database=f"sqlite:///{place}", writes=(1000, 100), origins=("http://127.0.0.1:5179",))
    games = {game.name: game for game in (*map(load, GAMES), CARAVAN)}
    uvicorn.run(create_app(settings, games), host="127.0.0.1", port=port, log_level="warning")


main()
