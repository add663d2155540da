"""How does a garden of Babylon look from above, in eight lines?

   a  b  c  d  e  f  g  h        a cell of a wide garden: a mark, the height, and what is on the space
1  ·  ·  ·  ·  ·  ·  ·  ·        ›  something can be laid or built here now     »  on two levels
2  ·│1/ 1~│·  ·  ·  ·  ·         *  the footprint of the tile that is being placed
3  ·│1! 2⌂ 2·│·  ·  ·  ·         =  a bridge passes over it
4  ·  · │2- 2♙│·  ·  ·  ·        │  the edge of a tile
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from shinar.cli import palette
from shinar.cli.boards.babylon_signs import COLUMNS, DECK, NOTCH, PIECES, SIDE, SYMBOLS
from shinar.cli.lines import chain, pad
from shinar.game import Move

WIDE = 3 * SIDE + 3
SLIM = 2 * SIDE
ROWS = SIDE + 1  # with the line of letters
HERE, TWICE, PLACING = "›", "»", "*"
STONE: tuple[str, ...] = ("", "", palette.REED, palette.TITLE, palette.WARNING, palette.LAPIS)  # by level


def marks_of(view: Any, moves: Sequence[Move]) -> dict[int, str]:
    """Which cells of the active player's garden can be touched now, and where the tile comes to lie."""
    marks: dict[int, str] = {}
    if view.spot is not None:
        cell = view.spot // (SIDE - 1) * SIDE + view.spot % (SIDE - 1)
        marks = dict.fromkeys((cell, cell + 1, cell + SIDE, cell + SIDE + 1), PLACING)
    if view.changed is not None:
        marks[view.changed] = PLACING
    sites: dict[int, int] = {}
    for move in moves:
        cell, other = getattr(move, "cell", None), getattr(move, "other", None)
        if cell is not None and move.kind == "site":
            sites[cell] = sites.get(cell, 0) + 1
        elif cell is not None:
            marks |= {one: HERE for one in (cell, other) if one is not None}
    return marks | {cell: TWICE if count > 1 else HERE for cell, count in sites.items()}


def draw_wide(garden: Any, marks: Mapping[int, str]) -> list[Text]:
    decks, owners = _decks(garden), _owners(garden)
    lines = [Text("  " + "".join(f" {letter} " for letter in COLUMNS).rstrip(), palette.QUIET)]
    for row in range(SIDE):
        line = Text().append(f"{row + 1} ", palette.QUIET)
        for cell in range(SIDE * row, SIDE * row + SIDE):
            line.append(_edge(cell, marks.get(cell, ""), decks, owners))
            line.append(_space(garden, cell, cell in owners and garden.tiles[owners[cell]].new))
        line.append("│" if SIDE * row + SIDE - 1 in owners else " ", palette.LINE)
        lines.append(line)
    return lines


def draw_slim(garden: Any) -> list[Text]:
    lines = [Text(" ".join(COLUMNS), palette.QUIET)]
    owners = _owners(garden)
    for row in range(SIDE):
        cells = range(SIDE * row, SIDE * row + SIDE)
        spaces = [_space(garden, cell, cell in owners and garden.tiles[owners[cell]].new) for cell in cells]
        lines.append(pad(chain(*spaces), SLIM))
    return lines


def _edge(cell: int, mark: str, decks: set[int], owners: Mapping[int, int]) -> Text:
    if mark:
        return Text(mark, palette.NUMBER)
    if cell in decks:
        return Text(DECK, palette.GOOD)
    left = owners.get(cell - 1) if cell % SIDE else None
    return Text(" " if owners.get(cell) == left else "│", palette.LINE)


def _space(garden: Any, cell: int, is_new: bool) -> Text:
    """Height and sign of an open space."""
    row, column = divmod(cell, SIDE)
    height: int = garden.heights[row][column]
    piece: int = garden.pieces[row][column]
    if not height:
        return Text(f"{NOTCH} ", palette.QUIET)
    sign = PIECES[piece] if piece else SYMBOLS[garden.symbols[row][column]]
    style = STONE[min(height, len(STONE) - 1)]
    return Text(f"{height}{sign}", f"bold {style}" if is_new or piece else style)


def _owners(garden: Any) -> dict[int, int]:
    """By cell: which tile is the highest there."""
    return {cell: i for i, laid in enumerate(garden.tiles) for cell in laid.cells}


def _decks(garden: Any) -> set[int]:
    return {built.middle for built in garden.decorations if built.middle is not None}
