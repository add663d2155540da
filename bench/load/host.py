"""A server to be measured or mistreated: serves the catalogue and the example game, without limits on rates.

python -m bench.load.host --port 0 --database sqlite:///file
"""

from __future__ import annotations

import argparse
import dataclasses
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tests" / "example"))

from shinar.catalog import GAMES, load
from shinar.server import app, arguments, command
from shinar_example import GAME as CARAVAN

ENDLESS = (1e12, 1e12)


def main() -> int:
    create_app = app.create_app
    games = {name: load(name) for name in GAMES} | {CARAVAN.name: CARAVAN}

    def create(settings):
        free = {"messages": ENDLESS, "chats": ENDLESS, "writes": ENDLESS, "sockets_per_address": 1 << 20}
        return create_app(dataclasses.replace(settings, **free), games)

    app.create_app = create
    parser = argparse.ArgumentParser()
    arguments.add_arguments(parser)
    return command.run(parser.parse_args())


if __name__ == "__main__":
    sys.exit(main())
