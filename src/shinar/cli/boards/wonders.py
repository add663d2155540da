"""How does the table of 7 Wonders look in a terminal?

Cid  Giza A ■□□ · 5 coins …                    │ Dan …                    the cities far away
← Ann  Rhodes B □□  12 points                  │ Bob →  …                 the two neighbours
  4 coins · 2 shields · +1 −0                  │   …
  sells O W/C                                  │   …
  brn 3  blu 1                                 │   …
● You  Babylon A ■□□  …                                                   the own city
  Lumber Yard, Loom, …
Tower …  Project …
Stockade     W   1 shield            ←2        │ Altar …                  the hand, with prices
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from shinar.cli import palette
from shinar.cli.boards import Drawing, Family, Scene, told
from shinar.cli.boards.wonders_city import draw_far, draw_near, draw_own
from shinar.cli.boards.wonders_hand import draw_common, draw_hand
from shinar.cli.lines import beside, chain
from shinar.game import Move
from shinar.words import Words

SIDE = 34  # the log beside the list of moves
FEWEST = 4  # lines for the hand, whatever else there is
WIDE = 90  # from so many cells on, two things stand side by side
RULES = {
    "build": "R4.2", "search": "R10.23", "stage": "R4.4", "sell": "R4.6", "raise": "R13.4", "lose": "R15.21",
    "keep": "R13.2", "lay": "R13.4", "which": "R11.1", "mirror": "R11.16", "by-cost": "R5.16", "by-chain": "R5.13",
    "by-power": "R10.20", "by-token": "R15.19", "join-no": "R15.3", "join": "R15.3", "join-wild": "R15.16",
    "pay": "R5.11", "lose-win": "R15.23", "decline": "R10.17", "board": "R2.7", "side": "R2.8",
}  # fmt: skip


class WondersBoard:
    families: Sequence[Family] = (
        Family("cli-wonders-build", ("build", "search"), brief=True),
        Family("cli-wonders-stage", ("stage",), brief=True),
        Family("cli-wonders-tile", ("raise",), brief=True),
        Family("cli-wonders-sell", ("sell",), brief=True),
        Family("cli-wonders-choose", ("board", "side", "keep", "lay", "which", "mirror")),
        Family("cli-wonders-means", ("by-cost", "by-chain", "by-power", "by-token")),
        Family("cli-wonders-join", ("join-no", "join", "join-wild")),
        Family("cli-wonders-pay", ("pay",)),
        Family("cli-wonders-lose", ("lose", "lose-win"), brief=True),
        Family("cli-wonders-decline", ("decline",)),
    )

    def draw(self, scene: Scene) -> Drawing:
        view, wide = scene.view, scene.width >= WIDE
        own = view.viewer or 0
        left, right = (own + 1) % len(view.cities), (own - 1) % len(view.cities)
        far = [city for city in _clockwise(left, len(view.cities)) if city not in (own, left, right)]
        half = (scene.width - 3) // 2 if wide else scene.width
        lines = _columns([draw_far(scene, city, half) for city in far], half, wide)
        near = [draw_near(scene, left, half, "←"), draw_near(scene, right, half, "→")]
        if wide:
            lines += beside(near[0], [chain(Text("│ ", palette.LINE), line) for line in near[1]], half)
        else:
            lines += [*near[0], *near[1]]
        lines += draw_own(scene, own, scene.width)
        lines += draw_common(scene, scene.width)
        hand = draw_hand(scene, half)
        most = max(scene.height - len(lines), FEWEST) * (2 if wide else 1)  # a pile may be larger than the screen
        lines += _columns(hand[:most], half, wide)
        if not wide:
            return Drawing([*lines, *told(scene.log, scene.width, scene.height - len(lines))])
        aside = told(scene.log, SIDE, scene.more)
        return Drawing(lines, [*aside, *[Text()] * (scene.more - len(aside))], SIDE)

    def tell(self, scene: Scene) -> list[str]:
        from shinar.cli.boards.wonders_told import tell

        return tell(scene)

    def brief(self, move: Any, words: Words) -> Text:
        if move.kind == "lose-win":
            return Text(str(move.value))
        name = Text(words.say(f"card-{move.card}"))
        if move.kind in ("build", "search", "stage") and (move.coins or move.ways > 1):
            return chain(name, Text(" " + _price(move), palette.QUIET))
        return name

    def rule(self, move: Move) -> str:
        return RULES.get(move.kind, "")


def _price(move: Any) -> str:
    if move.ways > 1:
        return f"{move.coins}+"
    parts = ((move.left, "←"), (move.right, "→"), (move.bank, "↑"))
    return " ".join(f"{sign}{coins}" for coins, sign in parts if coins)


def _clockwise(first: int, count: int) -> list[int]:
    return [(first + i) % count for i in range(count)]


def _columns(cells: Sequence[Text], half: int, wide: bool) -> list[Text]:
    """Two side by side, line by line, where there is room for it."""
    if not wide:
        return list(cells)
    split = -(-len(cells) // 2)
    right = [chain(Text("│ ", palette.LINE), cell) for cell in cells[split:]]
    return beside(list(cells[:split]), right, half)


BOARD = WondersBoard()
