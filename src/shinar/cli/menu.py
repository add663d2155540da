"""What may be done now, in which order and under which numbers? The moves, their filter, and what a typed text means.

Numbers count the whole list, filtered or not. A filter keeps the moves whose notation contains the text, or in whose
label every typed word begins a word.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from rich.text import Text

from shinar.cli import palette
from shinar.cli.boards import Board, Family
from shinar.cli.lines import beside, chain, fit, join, pad
from shinar.game import Move
from shinar.words import Words

HEADING = 11  # cells
NOTATION, MOST_NOTATION = 12, 28


@dataclass(frozen=True)
class Item:
    number: int
    move: Move
    label: str


@dataclass(frozen=True)
class Menu:
    moves: Sequence[Move]
    words: Words
    board: Board
    filter: str = ""

    @cached_property
    def groups(self) -> list[tuple[Family | None, list[Item]]]:
        """All moves by family: first those the board knows, in its order, then the others as they come."""
        kinds = [kind for family in self.board.families for kind in family.kinds]
        others = [move for move in self.moves if move.kind not in kinds]
        sorted_moves: list[tuple[Family | None, list[Move]]] = [
            (family, [move for kind in family.kinds for move in self.moves if move.kind == kind])
            for family in self.board.families
        ]
        groups: list[tuple[Family | None, list[Item]]] = []
        number = 0
        for family, moves in [*sorted_moves, (None, others)]:
            items = [Item(number + i, move, self.words.move(move)) for i, move in enumerate(moves, 1)]
            number += len(items)
            if items:
                groups.append((family, items))
        return groups

    @property
    def items(self) -> list[Item]:
        return [item for _, items in self.groups for item in items]

    @property
    def shown(self) -> list[Item]:
        return [item for item in self.items if fits(item, self.filter)]

    def find(self, text: str) -> Item | None:
        """The move with this number, or with exactly this notation, small letters or large."""
        if text.isascii() and text.isdecimal():
            return next((item for item in self.items if str(item.number) == text), None)
        exact = [item for item in self.items if item.move.text == text]
        loose = [item for item in self.items if item.move.text.casefold() == text.casefold()]
        found = exact or loose
        return found[0] if len(found) == 1 else None

    # -- drawing -------------------------------------------------------------------------------------------------------

    def draw(self, width: int, height: int) -> list[Text]:
        """In sentences where there is room, else by family, else as much as there is room for."""
        shown = self.shown
        if len(shown) <= height:
            lines = self._sentences(shown, width)
        elif len(shown) <= 2 * height and self._widest(shown) <= width // 2 - 1:
            half = -(-len(shown) // 2)
            left, right = self._sentences(shown[:half], width // 2 - 1), self._sentences(shown[half:], width // 2 - 1)
            lines = beside(left, right, width // 2)
        else:
            lines = self._families(width)
        if len(lines) > height:
            more = Text(self.words.say("cli-more-moves", count=len(shown)), palette.QUIET)
            lines = [*lines[: height - 1], more]
        return lines

    def tell(self) -> list[str]:
        return [f"{item.number:>3}  {item.label}  [{item.move.text}]" for item in self.shown]

    def _widest(self, items: Sequence[Item]) -> int:
        return max(Text(item.label).cell_len for item in items) + 4 + self._column(items)

    def _column(self, items: Sequence[Item]) -> int:
        """How wide the notations stand."""
        return min(max(NOTATION, *(len(item.move.text) + 3 for item in items)), MOST_NOTATION)

    def _sentences(self, items: Sequence[Item], width: int) -> list[Text]:
        lines: list[Text] = []
        column = self._column(items)
        for item in items:
            notation = pad(Text(f"  {item.move.text}", palette.QUIET), column)
            lines.append(fit(chain(_number(item), notation, item.label), width))
        return lines

    def _families(self, width: int) -> list[Text]:
        """A heading in front, then the moves one after another, as many to a line as have room."""
        lines: list[Text] = []
        rest: list[Item] = []
        for family, items in self.groups:
            kept = [item for item in items if fits(item, self.filter)]
            brief = family is not None and family.brief
            if family is None:
                rest += kept
            elif kept:
                texts = [
                    chain(_number(item, 0), " ", self.board.brief(item.move, self.words) if brief else item.label)
                    for item in kept
                ]
                lines += flow(Text(self.words.say(family.heading), palette.TITLE), texts, width)
        return lines + flow(Text(), [chain(_number(item, 0), f" {item.move.text}") for item in rest], width)


def fits(item: Item, text: str) -> bool:
    """Is this move one of those that a typed text means?"""
    wanted = text.casefold()
    if not wanted or wanted in item.move.text.casefold():
        return True
    label = item.label.casefold()
    if not wanted.isascii() and wanted in label:
        return True
    beginnings = "".join(letter if letter.isalnum() else " " for letter in label).split()
    return all(any(word.startswith(piece) for word in beginnings) for piece in wanted.split())


def flow(heading: Text, texts: Sequence[Text], width: int) -> list[Text]:
    """One after another behind a heading, with what follows indented below it."""
    rows: list[list[Text]] = [[]]
    room = width - HEADING
    used = 0
    for text in texts:
        if used and used + 2 + text.cell_len > room:
            rows.append([])
            used = 0
        rows[-1].append(fit(text, room))
        used += (2 if used else 0) + text.cell_len
    heads = [pad(heading, HEADING), *(Text(" " * HEADING) for _ in rows[1:])]
    return [chain(head, join(row, "  ")) for head, row in zip(heads, rows, strict=True) if row]


def _number(item: Item, width: int = 3) -> Text:
    return Text(f"{item.number:>{width}}", palette.NUMBER)
