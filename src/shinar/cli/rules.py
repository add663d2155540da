"""What are the rules of a game? Prints its rules page, or one numbered rule."""

from __future__ import annotations

from argparse import Namespace

from rich.markdown import Markdown

from shinar.cli import rulebook
from shinar.cli.arguments import Mistake
from shinar.cli.deals import the_game
from shinar.cli.languages import the_language
from shinar.cli.terminal import Terminal


def run(wish: Namespace) -> int:
    game, language = the_game(wish.game), the_language(wish)
    text = rulebook.page(game, language)
    if wish.rule:
        number = wish.rule.strip().upper()
        text = rulebook.markdown(game, language, number)
        if text is None:
            known = rulebook.numbers(game, language)
            raise Mistake(f"{game.name} has no rule {wish.rule!r}; there are {known[0]} to {known[-1]}")
    if wish.plain:
        print(text.strip())
    else:
        Terminal.of(wish).say(Markdown(text))
    return 0
