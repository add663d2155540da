"""Shinar: play, host, analyse and study Babel, Babylon and 7 Wonders: Babel.

    >>> import shinar
    >>> babel = shinar.load("babel")
    >>> state = babel.new(seed=1)
    >>> while not state.is_over:
    ...     seat = state.acting()[0]
    ...     state.play(seat, state.legal_actions(seat)[0])

`load` returns a `Game`: its rules (`game.state`, `game.new`), its `game.surface` for people, its options and laws.
`shinar.game` is the specification; `shinar.table` runs matches with undo, transcripts and sealed choices.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from shinar.catalog import GAMES, load
    from shinar.game import Event, Game, Move, Options, Reason, ScoreSheet, State, Surface, View
    from shinar.table import Table

__version__ = "0.1.0"

_HOMES = {
    "shinar.catalog": ("GAMES", "load"),
    "shinar.game": ("Event", "Game", "Move", "Options", "Reason", "ScoreSheet", "State", "Surface", "View"),
    "shinar.table": ("Table",),
}
__all__ = [
    "GAMES", "Event", "Game", "Move", "Options", "Reason", "ScoreSheet", "State", "Surface", "Table", "View",
    "__version__", "load",
]  # fmt: skip


def __getattr__(name: str) -> Any:
    """Nothing is imported before it is asked for: `import shinar` costs next to nothing."""
    from importlib import import_module

    for home, names in _HOMES.items():
        if name in names:
            return getattr(import_module(home), name)
    raise AttributeError(f"module 'shinar' has no attribute {name!r}")
