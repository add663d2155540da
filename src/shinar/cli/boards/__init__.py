"""How is the table of a game drawn? A board for each game that has one, and a plain one for all others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Protocol

from rich.text import Text

from shinar.cli import palette
from shinar.cli.lines import wrap
from shinar.game import Move
from shinar.words import Words

BOARDS = {name: f"shinar.cli.boards.{name}" for name in ("babel", "babylon", "wonders")}
PLAIN = "shinar.cli.boards.plain"


@dataclass(frozen=True)
class Told:
    text: str
    is_new: bool  # since the viewer's last choice


@dataclass(frozen=True)
class Scene:
    """What is to be drawn: a view, the words for it, the log, and how much room there is."""

    view: Any
    words: Words
    points: Sequence[int]  # by seat
    log: Sequence[Told]  # the newest last
    width: int
    height: int
    more: int = 0  # lines that the log may go on for beside the list of moves
    moves: Sequence[Move] = ()  # that the viewer can choose from now
    hands: Sequence[Any] = ()  # the views of all seats where everything is open, as after a game


@dataclass(frozen=True)
class Drawing:
    lines: list[Text]
    aside: list[Text] = field(default_factory=list[Text])  # where the log goes on, beside the list of moves
    aside_width: int = 0


@dataclass(frozen=True)
class Family:
    """Moves that are listed together under one heading (a key of the catalogue)."""

    heading: str
    kinds: tuple[str, ...]
    brief: bool = False  # its moves are many and alike: listed in few words


class Board(Protocol):
    families: Sequence[Family]

    def draw(self, scene: Scene) -> Drawing:
        """The table, in at most as many lines as there is height."""
        ...

    def tell(self, scene: Scene) -> list[str]:
        """The same in sentences, for pipes and screen readers."""
        ...

    def brief(self, move: Any, words: Words) -> Text:
        """A move of a brief family in few words, which its heading completes."""
        ...

    def rule(self, move: Move) -> str:
        """The rule that a move follows; empty where it is not known."""
        ...


def told(log: Sequence[Told], width: int, room: int) -> list[Text]:
    """The last lines of the log, as many as there is room for; what is new is marked."""
    lines: list[Text] = []
    for entry in reversed(log):
        style, head = (palette.NEWS, "› ") if entry.is_new else (palette.QUIET, "  ")
        lines[:0] = wrap(entry.text, width, style, head=head)
        if len(lines) >= room:
            break
    return lines[-room:] if room > 0 else []


def board_of(game: str) -> Board:
    return import_module(BOARDS.get(game, PLAIN)).BOARD
