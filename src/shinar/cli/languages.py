"""In which language is somebody spoken to?"""

from __future__ import annotations

from argparse import Namespace

from shinar.cli.arguments import Mistake
from shinar.words import LANGUAGES, language_of


def the_language(wish: Namespace) -> str:
    return read_language(wish.lang) if wish.lang else language_of()


def read_language(text: str) -> str:
    """One of ours, named more or less exactly."""
    language = language_of(text)
    if not language.partition("-")[0] == text.strip().lower().replace("_", "-").partition("-")[0]:
        raise Mistake(f"there is no language {text!r}; there are: {', '.join(LANGUAGES)}")
    return language
