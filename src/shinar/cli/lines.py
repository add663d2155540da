"""How do texts stand beside and below each other? Counted in cells: a Chinese character fills two."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import zip_longest

from rich.cells import cell_len
from rich.text import Text


def fit(text: Text, width: int) -> Text:
    """At most that wide; what is too long ends in an ellipsis."""
    if text.cell_len <= width:
        return text
    short = text.copy()
    short.truncate(width, overflow="ellipsis")
    return short


def pad(text: Text | str, width: int, align: str = "left") -> Text:
    """Exactly that wide."""
    line = fit(Text(text) if isinstance(text, str) else text.copy(), width)
    spare = width - line.cell_len
    before = {"left": 0, "center": spare // 2, "right": spare}[align]
    return chain(" " * before, line, " " * (spare - before))


def beside(left: Sequence[Text], right: Sequence[Text], width: int, gap: str = " ") -> list[Text]:
    """Two blocks, the left one that wide."""
    return [chain(pad(one or Text(), width), gap, other or "") for one, other in zip_longest(left, right)]


def join(parts: Iterable[Text | str], between: Text | str = " ") -> Text:
    line = Text()
    for i, part in enumerate(parts):
        line.append(between if i else "")
        line.append(part)
    return line


def chain(*parts: Text | str) -> Text:
    """One after the other. (Rich's `+` would give the style of the first to all.)"""
    return join(parts, "")


def wrap(text: str, width: int, style: str = "", *, head: str = "") -> list[Text]:
    """Broken into lines, between words or between Chinese characters. `head` stands before the first."""
    lines = _broken(text, width - cell_len(head))
    heads = [head, *[" " * cell_len(head)] * (len(lines) - 1)]
    return [Text(start + line, style) for start, line in zip(heads, lines, strict=True)]


def _broken(text: str, width: int) -> list[str]:
    lines: list[str] = []
    current = ""
    for word in _pieces(text):
        if current and cell_len(current + word.rstrip()) > width:
            lines.append(current.rstrip())
            current = ""
        current += word
        while cell_len(current.rstrip()) > width:
            cut = _prefix(current, width)
            lines.append(cut)
            current = current[len(cut) :]
    if current.strip() or not lines:
        lines.append(current.rstrip())
    return lines


NO_START = "，。、；：！？）」』》…"  # these never begin a line


def _pieces(text: str) -> list[str]:
    """Words with the blank behind them; wide characters stand alone, with the punctuation behind them."""
    pieces: list[str] = []
    for letter in text:
        glued = pieces and (letter in NO_START or letter == " " or not (_ends(pieces[-1]) or cell_len(letter) == 2))
        if glued:
            pieces[-1] += letter
        else:
            pieces.append(letter)
    return pieces


def _ends(piece: str) -> bool:
    return piece[-1] == " " or cell_len(piece[-1]) == 2


def _prefix(text: str, width: int) -> str:
    size = 0
    for i, letter in enumerate(text):
        size += cell_len(letter)
        if size > width:
            return text[: max(i, 1)]
    return text
