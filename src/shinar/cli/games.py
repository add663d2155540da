"""Which games are there, for how many, and how can they be varied?"""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from shinar.catalog import AnyGame
from shinar.cli.deals import games_of, print_json
from shinar.cli.languages import the_language
from shinar.options import OptionSpec, changed

NAME = 26  # cells for the name of an option


def run(wish: Namespace) -> int:
    wish.game = None
    games = games_of(wish)
    if wish.json:
        print_json({"games": [_document(game) for game in games]})
        return 0
    _show(games, the_language(wish))
    return 0


def _document(game: AnyGame) -> dict[str, Any]:
    options: list[dict[str, Any]] = []
    for spec in game.option_specs():
        entry: dict[str, Any] = {"name": spec.name, "kind": spec.kind, "default": spec.default, "rules": spec.rules}
        if spec.kind == "choice":
            entry["values"] = spec.values
        if spec.kind == "number":
            entry |= {"low": spec.low, "high": spec.high}
        options.append(entry)
    return {
        "name": game.name,
        "rules_version": game.rules_version,
        "seats": list(game.seats),
        "presets": {name: changed(preset) for name, preset in game.presets.items()},
        "options": options,
    }


def _show(games: list[AnyGame], language: str) -> None:
    from rich.text import Text

    from shinar.cli import palette
    from shinar.cli.lines import chain, pad
    from shinar.cli.terminal import report_console
    from shinar.words import Words

    out = report_console()
    for game in games:
        words = Words(game, language)
        title = words.say("game-name") if words.has("game-name") else game.name
        seats = words.say("cli-for-seats", seats=", ".join(map(str, game.seats)))
        out.print(chain(Text(title, palette.TITLE), f" ({game.name}) · {seats}"))
        if words.has("game-about"):
            out.print(words.say("game-about"))
        out.print(chain(pad(words.say("cli-presets"), NAME), ", ".join(game.presets)), soft_wrap=True)
        for spec in game.option_specs():
            values = _values(spec, words.say("cli-default"))
            out.print(chain(pad(Text(spec.name, palette.NUMBER), NAME), values), soft_wrap=True)
            about = f"{words.option(spec)} ({' '.join(spec.rules)})"
            out.print(chain(" " * NAME, Text(about, palette.QUIET)), soft_wrap=True)


def _values(spec: OptionSpec, default: str) -> str:
    chosen = str(spec.default).lower()
    values = [f"{spec.low}–{spec.high}", chosen] if spec.kind == "number" else spec.values or ("true", "false")
    return " · ".join(f"{value} ({default})" if value == chosen else value for value in values)
