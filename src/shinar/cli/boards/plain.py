"""How does a game look that has no board of its own? Names, points and log: enough to play by labels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from shinar.cli import palette
from shinar.cli.boards import Drawing, Family, Scene, told
from shinar.cli.lines import chain, pad
from shinar.game import Move
from shinar.words import Words


class PlainBoard:
    families: Sequence[Family] = ()

    def draw(self, scene: Scene) -> Drawing:
        words = scene.words
        lines = [
            chain(
                pad(Text(words.seat(seat), palette.OWN if seat == scene.view.viewer else palette.OTHER), 24),
                words.say("points", points=points),
            )
            for seat, points in enumerate(scene.points)
        ]
        return Drawing([*lines, Text(), *told(scene.log, scene.width, scene.height - len(lines) - 1)])

    def tell(self, scene: Scene) -> list[str]:
        words = scene.words
        return [f"{words.seat(seat)}: {words.say('points', points=n)}" for seat, n in enumerate(scene.points)]

    def brief(self, move: Any, words: Words) -> Text:
        return Text(move.text)

    def rule(self, move: Move) -> str:
        return ""


BOARD = PlainBoard()
