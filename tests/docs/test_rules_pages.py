"""Do the pages of rules say the same rules in every language, each once, from the same sources?"""

import re
from pathlib import Path

import pytest

import shinar
from shinar.words import LANGUAGES

GAMES = sorted(page.parent for page in (Path(shinar.__file__).parent / "games").glob("*/RULES.md"))
RULE = re.compile(r"^\*\*(R[0-9.]+)\*\*")
SOURCES = re.compile(r"\[([\w ]+)\]")
OPTION = re.compile(r"^\| (`\w+`) \|.*\| (`[\w-]+`) \| ([R0-9. ]+) \|$")


def rules(page):
    """By number: the tags of sources in a rule, which may run over the end of a line."""
    found, current = {}, None
    for line in page.read_text(encoding="utf-8").splitlines():
        if start := RULE.match(line):
            current = start[1]
            assert current not in found, f"{current} is there twice"
            found[current] = ""
        elif not line.strip() or line.startswith(("#", "|")):
            current = None
        if current:
            found[current] += line.strip() + " "
    return {number: SOURCES.findall(text) for number, text in found.items()}


def options(page):
    lines = page.read_text(encoding="utf-8").splitlines()
    return [row.groups() for line in lines if (row := OPTION.match(line))]


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_the_languages_have_the_same_rules(folder, language):
    english, other = folder / "RULES.md", folder / f"RULES.{language}.md"
    wanted, found = rules(english), rules(other)
    assert list(found) == list(wanted)
    assert {number: sorted(tags) for number, tags in found.items()} == {
        number: sorted(tags) for number, tags in wanted.items()
    }
    assert options(other) == options(english)
    assert options(english)
