"""What can be shown here, and how is somebody asked? One terminal, drawn on as a screen or told line by line."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Iterable
from contextlib import suppress
from importlib import import_module

from rich.console import Console, RenderableType
from rich.text import Text

from shinar.cli.lines import fit

NARROWEST, WIDEST = 40, 140
LOWEST = 24


def report_console() -> Console:
    """For the tables of commands that count; in a pipe wide enough for all of them."""
    return Console(highlight=False, width=None if sys.stdout.isatty() else 100)


class Terminal:
    """`drawn`: a person looks at a screen that is drawn anew each time. Otherwise lines follow each other."""

    def __init__(self, *, plain: bool = False, color: bool = True, console: Console | None = None) -> None:
        dumb = os.environ.get("TERM", "") in ("dumb", "unknown")
        listening = sys.stdin.isatty() and sys.stdout.isatty()
        colorless = not color or bool(os.environ.get("NO_COLOR"))
        self.out = console or Console(highlight=False, color_system=None if colorless else "auto", soft_wrap=False)
        self.drawn = listening and not plain and not dumb
        self.echoes = not sys.stdin.isatty()  # nobody's typing is on the screen: say what was read
        if listening:
            with suppress(ImportError):
                import_module("readline")  # gives `input` its line editing

    @classmethod
    def of(cls, wish: Namespace) -> Terminal:
        return cls(plain=wish.plain, color=not wish.no_color)

    @property
    def width(self) -> int:
        return max(NARROWEST, min(self.out.width, WIDEST))

    @property
    def height(self) -> int:
        return max(LOWEST, self.out.height)

    # -- showing -------------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        """A screen of its own, so that what was there before comes back afterwards."""
        if self.drawn:
            self.out.set_alt_screen(True)

    def leave(self) -> None:
        if self.drawn:
            self.out.set_alt_screen(False)

    def clear(self) -> None:
        if self.drawn:
            self.out.clear()

    def show(self, lines: Iterable[Text]) -> None:
        """Lines that are never broken: what is too long is cut."""
        for line in lines:
            self.out.print(fit(line, self.width), no_wrap=True, crop=True)

    def say(self, what: RenderableType = "") -> None:
        """Anything else, broken into lines where needed; in a pipe only what is no plain text."""
        if isinstance(what, Text) and not self.drawn:
            self.out.print(what, soft_wrap=True)
        else:
            self.out.print(what, width=self.width)

    # -- asking --------------------------------------------------------------------------------------------------------

    def ask(self, prompt: str) -> str:
        """A line from the person, without blanks around it. EOFError when there will be none."""
        sys.stdout.flush()
        line = input(prompt)
        if self.echoes:
            print(line)
        return line.strip()

    def forget(self) -> None:
        """Nobody shall leaf through what the last person typed."""
        with suppress(ImportError):
            import readline

            readline.clear_history()
