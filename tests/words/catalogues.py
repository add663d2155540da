"""What the tests need to know about a catalogue: its messages and the parameters they take."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast

import shinar
from shinar.words import LANGUAGES

SOURCE = Path(shinar.__file__).parent
COMMON = SOURCE / "text"
FOLDERS = {"common": COMMON} | {folder.parent.name: folder for folder in sorted(SOURCE.glob("games/*/text"))}
# A grammatical hint that a language may leave unused, and must not rely on for meaning.
GRAMMAR = {"who", "whom"}


def messages(folder: str, language: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse((FOLDERS[folder] / f"{language}.ftl").read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk
    entries = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in entries}) == len(entries)
    return {entry.id.name: entry for entry in entries}


def parameters(message: ast.Message) -> set[str]:
    """Without grammar: `nation-a` is the parameter `nation`."""
    found = {node.id.name.partition("-")[0] for node in walk(message) if isinstance(node, ast.VariableReference)}
    return found - GRAMMAR


def walk(node: object) -> Iterator[ast.BaseNode]:
    if isinstance(node, list):
        for item in node:
            yield from walk(item)
    elif isinstance(node, ast.BaseNode):
        yield node
        for value in vars(node).values():
            yield from walk(value)


def texts(message: ast.Message) -> list[str]:
    """The pieces that are printed as they stand."""
    return [node.value for node in walk(message) if isinstance(node, ast.TextElement)]


def all_texts(language: str) -> Iterator[tuple[str, str]]:
    for folder in FOLDERS:
        for key, message in messages(folder, language).items():
            for text in texts(message):
                yield key, text


__all__ = ["COMMON", "FOLDERS", "GRAMMAR", "LANGUAGES", "all_texts", "messages", "parameters", "texts", "walk"]
