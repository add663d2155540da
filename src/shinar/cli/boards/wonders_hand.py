"""How are the hand of a player of 7 Wonders, the Tower and the Great Project drawn?"""

from __future__ import annotations

from typing import Any

from rich.text import Text

from shinar.cli import palette
from shinar.cli.boards import Scene
from shinar.cli.boards.wonders_words import effect, offer, phrase, price, style_of
from shinar.cli.lines import chain, fit, pad
from shinar.words import Words

NAME, COST, OFFER = 17, 6, 8


def draw_common(scene: Scene, width: int) -> list[Text]:
    """What lies in the middle of the table, and what burying a card would cost."""
    view, words = scene.view, scene.words
    lines: list[Text] = []
    if view.tower is not None:
        shown = [_tile(tile, tile in view.tower.active_tiles, words) for tile in view.tower.tiles]
        line = chain(Text(words.say("cli-wonders-tower") + " ", palette.TITLE), Text("  ").join(shown))
        if view.tiles:
            own = ", ".join(_tile_name(tile, words) for tile in view.tiles)
            line.append(f"   {words.say('cli-wonders-own-tiles')} {own}", palette.QUIET)
        lines.append(fit(line, width))
    if view.project is not None:
        lines.append(fit(_project(view.project, words), width))
    if view.hand and view.hand[0].stage is not None:
        said = words.say("cli-wonders-stage-offer", price=offer(view.hand[0].stage, words), count=view.discards)
        lines.append(fit(Text(said, palette.QUIET), width))
    return lines


def _tile_name(tile: int, words: Words) -> str:
    return f"{tile} {words.form(f'tile-{tile}', 'brief')}"


def _tile(tile: int, is_active: bool, words: Words) -> Text:
    if tile == 0:
        return Text("[ ]", palette.QUIET)
    return Text(f"[{_tile_name(tile, words)}]", "" if is_active else palette.QUIET)


def _project(project: Any, words: Words) -> Text:
    colour = Text(words.say(f"colour-{project.colour}"), style_of(project.colour))
    rest = words.say(
        "cli-wonders-project",
        cost=price(project.cost, words),
        count=project.tokens,
        reward=effect(project.reward, words),
        penalty=phrase(project.penalty, words),
    )
    return chain(Text(words.say(f"project-{project.project}") + " ", palette.TITLE), colour, f" {rest}")


def draw_hand(scene: Scene, width: int) -> list[Text]:
    """A line for each card: name, cost, effect, and what building it would take."""
    words = scene.words
    room = width - NAME - COST - OFFER - 3
    lines: list[Text] = []
    for held in scene.view.pile or scene.view.hand:
        style = style_of(held.colour)
        can = held.build is None or held.build.why is None
        lines.append(
            chain(
                pad(Text(words.say(f"card-{held.card}"), f"bold {style}" if can else style), NAME),
                " ",
                pad(price(held.cost, words), COST),
                " ",
                pad(effect(held.effect, words), room),
                " ",
                pad(Text(offer(held.build, words), palette.GOOD if can else palette.QUIET), OFFER),
            )
        )
    return lines
