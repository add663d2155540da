"""Which games are there? The only list of them."""

from __future__ import annotations

from importlib import import_module
from typing import Any, TypeAlias

from shinar.game import Game

GAMES = ("babel", "babylon", "wonders")

AnyGame: TypeAlias = Game[Any, Any]


def load(name: str) -> AnyGame:
    """The game of that name. Rules are imported only when asked for."""
    if name not in GAMES:
        raise ValueError(f"there is no game {name!r}; there are: {', '.join(GAMES)}")
    return import_module(f"shinar.games.{name}").GAME
