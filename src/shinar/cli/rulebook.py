"""What does a rule say? The rules page of a game in a language, and its numbered paragraphs."""

from __future__ import annotations

import re
from functools import cache

from shinar.catalog import AnyGame

PARAGRAPH = re.compile(r"^\*\*(R[0-9]+(?:\.[0-9]+)*)\*\*[  ]*(.*)$")
TAGS = re.compile(r"\s*\[[A-Za-z0-9 ]*[A-Za-z][A-Za-z0-9 ]*\](?=[\s.,;:。，；]|$)")
MARKS = re.compile(r"[*`_]{1,2}(?=\S)|(?<=\S)[*`_]{1,2}")


def page(game: AnyGame, language: str) -> str:
    """The whole page as Markdown; in English where it is not written in this language."""
    own = game.folder / f"RULES.{language}.md"
    return (own if own.is_file() else game.folder / "RULES.md").read_text(encoding="utf-8")


def rule(game: AnyGame, language: str, number: str) -> str | None:
    """One rule as plain text, without its number and its sources; None where there is none of that number."""
    return _rules(game.name, page(game, language)).get(number)


def markdown(game: AnyGame, language: str, number: str) -> str | None:
    """One rule as it stands on the page."""
    inside = False
    found: list[str] = []
    for line in page(game, language).splitlines():
        if start := PARAGRAPH.match(line):
            inside = start[1] == number
        elif not line.strip() or line.startswith("#"):
            inside = False
        if inside:
            found.append(line)
    return "\n".join(found) or None


def numbers(game: AnyGame, language: str) -> list[str]:
    return list(_rules(game.name, page(game, language)))


@cache
def _rules(_game: str, text: str) -> dict[str, str]:
    rules: dict[str, str] = {}
    current = ""
    for line in text.splitlines():
        if start := PARAGRAPH.match(line):
            current = start[1]
            rules[current] = start[2]
        elif not line.strip() or line.startswith("#"):
            current = ""
        elif current:
            rules[current] += _glue(rules[current]) + line.strip()
    return {number: _plain(text) for number, text in rules.items()}


def _glue(text: str) -> str:
    """Chinese lines are joined without a blank."""
    return "" if text and ord(text[-1]) > 0x2E80 else " "


def _plain(text: str) -> str:
    return MARKS.sub("", TAGS.sub("", text)).strip()
