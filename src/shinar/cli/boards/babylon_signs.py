"""By which sign is each thing of Babylon told? Symbols are thin as long as nothing stands there, pieces are solid.

Every sign fills one cell of a terminal, and no two things that can be mixed up have the same one: colour only helps.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from shinar.cli import palette
from shinar.cli.lines import chain, join
from shinar.words import Words

COLUMNS = "abcdefgh"
SIDE = 8
QUARRY_SIDE = 4
BELVEDERE = 6

SYMBOLS = "·/~-!"  # blank, stairs, fountain, bridge, statue
PIECES = " ◣≈═♙◥⌂"  # nothing, foot of a stairs, fountain, bridge, statue, head of a stairs, belvedere
FLOWERS = "○◇☼♡"  # white, blue, yellow, pink
FLOWER_STYLES = ("bold", palette.LAPIS, palette.SUN, palette.OXBLOOD)
MATERIAL_STYLES = (palette.WARNING, palette.STONE, palette.LAPIS, palette.TITLE)
PILLAR, DOUBLE, DECK, NOTCH = "▮", "▐", "=", "·"
STACK_WIDTH = 9


def name_cell(cell: int) -> str:
    return f"{COLUMNS[cell % SIDE]}{cell // SIDE + 1}"


def name_stack(stack: int) -> str:
    return f"{COLUMNS[stack % QUARRY_SIDE].upper()}{stack // QUARRY_SIDE + 1}"


def flower(kind: int) -> Text:
    return Text(FLOWERS[kind], FLOWER_STYLES[kind])


def print_of(symbols: Sequence[int]) -> str:
    """The symbols of a tile, clockwise from its upper left corner."""
    return "".join(SYMBOLS[symbol] for symbol in symbols)


def tile(shown: Any, layers: str = "") -> Text:
    """Flower and symbols of a tile, with the number of tiles that are left where it lies."""
    material: int = shown.material
    style = MATERIAL_STYLES[material]
    return chain(Text(layers, style), flower(shown.flower), Text(print_of(shown.symbols), style))


def pillars(singles: int, doubles: int = 0) -> Text:
    return Text(f"{PILLAR}{singles}" + (f" {DOUBLE}{doubles}" if doubles else ""), palette.TITLE)


def legend(words: Words) -> list[Text]:
    """What the signs mean: symbols and pieces, then flowers."""
    lines = [Text(f"{SYMBOLS[kind]}{PIECES[kind]} {words.say(f'symbol-{kind}')}") for kind in range(1, 5)]
    lines.append(Text(f" {PIECES[BELVEDERE]} {words.say(f'piece-{BELVEDERE}')}"))
    lines += [chain(" ", flower(kind), f" {words.say(f'flower-{kind}')}") for kind in range(len(FLOWERS))]
    for line in lines:
        line.stylize(palette.QUIET)
    return lines


def flow(parts: Sequence[Text], width: int) -> list[Text]:
    """One after another, as many to a line as have room."""
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + 2 + part.cell_len <= width:
            lines[-1] = join([lines[-1], part], "  ")
        else:
            lines.append(part)
    return lines
