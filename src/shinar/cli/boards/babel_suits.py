"""By which letter, shape and colour is each nation of Babel told? Wing, sun disc, fire altar, cypress, ziggurat."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from shinar.cli import palette
from shinar.cli.lines import join
from shinar.words import Words

SITES = 5
CELL = 13  # cells for a site: room for the longest name with its sign and a count
LETTERS = "AHMPS"
SHAPES = "◤☼♆♠▲"
STYLES = (palette.LAPIS, palette.SUN, palette.REED, palette.STONE, palette.OXBLOOD)


def name_of(nation: int, words: Words) -> str:
    return words.say(f"nation-{nation}")


def suit(nation: int, words: Words) -> Text:
    """Sign and name. In languages whose names do not begin with the letter of the notation, the letter too."""
    called = name_of(nation, words)
    letter = "" if called.startswith(LETTERS[nation]) else LETTERS[nation]
    return Text(f"{SHAPES[nation]} {letter}{called}", STYLES[nation])


def mark(nation: int) -> Text:
    """Sign and letter."""
    return Text(SHAPES[nation] + LETTERS[nation], STYLES[nation])


def letters(counts: Sequence[int], *, empty: bool = False) -> Text:
    """How many of each nation, shortly: A2 H1."""
    return join(
        [
            Text(f"{LETTERS[nation]}{count}", STYLES[nation] if count else palette.QUIET)
            for nation, count in enumerate(counts)
            if count or empty
        ]
    )


def seat_mark(own: bool) -> str:
    return "●" if own else "○"
