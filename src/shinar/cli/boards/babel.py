"""How does the table of Babel look in a terminal?

    ○ Greedy  7 cards         6 5 5 4 3 [2] │ ○ ━━━━━━━━━━━       12
    ◤ Assyrians×3 ☼ Hittites   …            │   quarry, pile, discards
    1 2 · [4]     —            …            │ ── log
    ◤ Assyrians ○ ☼ Hittites ● …            │ …
    1 [2]         1 [3]        …            │
    ♠ Persians    ◤ Assyrians  …            │
    ● You                           4 3 [1] │
    Hand  ◤ Assyrians×2  ♠ Persians

Columns grow away from the middle: the newest card lies at the outer end. Five sites stand side by side.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from rich.text import Text

from shinar.cli import palette
from shinar.cli.boards import Drawing, Family, Scene
from shinar.cli.boards.babel_side import draw_narrow, draw_side
from shinar.cli.boards.babel_suits import CELL, LETTERS, SITES, STYLES, letters, mark, seat_mark, suit
from shinar.cli.lines import beside, chain, fit, join, pad
from shinar.game import Move
from shinar.words import Words

WIDTH = SITES * CELL + SITES - 1
FIXED = 6  # lines that are always there: two for each player, his temples; one for the sites; the hand is below
SIDE = 26  # the narrowest log worth having
RULES = {
    "move": "R4.1", "lay": "R4.4", "build-held": "R5.8", "build": "R5.4", "migrate": "R6.2", "destroy": "R8.1",
    "steal": "R8.3", "desert": "R8.6", "skip": "R8.7", "defect": "R8.10", "halve": "R8.15", "pay": "R7.6",
    "discard": "R8.16", "end": "R3.6",
}  # fmt: skip


class BabelBoard:
    families: Sequence[Family] = (
        Family("cli-babel-build", ("build-held", "build")),
        Family("cli-babel-skill", ("destroy", "steal", "desert", "skip", "defect")),
        Family("cli-babel-halve", ("halve",), brief=True),
        Family("cli-babel-pay", ("pay",)),
        Family("cli-babel-discard", ("discard",), brief=True),
        Family("cli-babel-move", ("move",), brief=True),
        Family("cli-babel-lay", ("lay",), brief=True),
        Family("cli-babel-migrate", ("migrate",), brief=True),
        Family("cli-babel-end", ("end",)),
    )

    def draw(self, scene: Scene) -> Drawing:
        own = scene.view.viewer or 0
        other = 1 - own
        wide = scene.width >= WIDTH + SIDE + 3
        depth = max((scene.height - FIXED - 1 - (0 if wide else 4)) // 2, 2)
        table = [
            _owner(scene, other),
            *_columns(scene, other, depth)[::-1],
            _temples(scene, other),
            _sites(scene, own),
            _temples(scene, own),
            *_columns(scene, own, depth),
            _owner(scene, own),
        ]
        hand = _hand(scene, own)
        if not wide:
            return Drawing([*table, *draw_narrow(scene, scene.width), hand])
        width = scene.width - WIDTH - 3
        below = [hand] if hand.cell_len > WIDTH else []  # a large hand takes the whole width
        table += [] if below else [hand]
        side = draw_side(scene, width, len(table) + scene.more)
        beside_table = [chain(Text("│ ", palette.LINE), line) for line in side[: len(table)]]
        return Drawing([*beside(table, beside_table, WIDTH), *below], side[len(table) :], width)

    def tell(self, scene: Scene) -> list[str]:
        from shinar.cli.boards.babel_told import tell

        return tell(scene)

    def brief(self, move: Any, words: Words) -> Text:
        if move.kind == "migrate":
            return join([mark(move.source), mark(move.target)], "→")
        if move.kind == "move":
            return suit(move.site, words)
        return suit(move.nation, words)

    def rule(self, move: Move) -> str:
        return RULES.get(move.kind, "")


def _owner(scene: Scene, seat: int) -> Text:
    """A player's own line: name, hand, held card, and the stack with the card that may be taken at its end."""
    side, words = scene.view.sides[seat], scene.words
    own = seat == (scene.view.viewer or 0)
    name = Text(f"{seat_mark(own)} {words.seat(seat)}", palette.OWN if own else palette.OTHER)
    parts = [fit(name, 18)]
    if scene.view.active == seat and not scene.view.over:
        parts.append(Text("◂", palette.TITLE))
    if not own or (scene.view.viewer is None and not scene.hands):
        parts.append(_other_hand(scene, seat))
    if side.face_down:
        parts.append(Text(words.say("cli-babel-face-down", count=side.face_down), palette.QUIET))
    if side.held:
        parts.append(Text(words.say("cli-babel-held"), palette.TITLE))
    left = join(parts, "  ")
    room = WIDTH - left.cell_len - 2
    return chain(pad(left, WIDTH - room), pad(_stack(side.stack, room, words), room, "right"))


def _other_hand(scene: Scene, seat: int) -> Text:
    side, words = scene.view.sides[seat], scene.words
    hand = scene.hands[seat].sides[seat].hand if scene.hands else side.hand
    if hand is not None:
        return letters(hand) if any(hand) else Text(words.say("cli-babel-no-cards"), palette.QUIET)
    if side.hand_size is not None:
        return Text(words.say("cli-babel-cards", count=side.hand_size))
    said = "cli-babel-announced" if side.announced else "cli-babel-not-announced"
    return Text(words.say(said, count=side.announced))


def _stack(cards: list[int], room: int, words: Words) -> Text:
    """All numbers, the one that may be taken last and marked; closer together the more there are."""
    title = Text(words.say("cli-babel-stack") + " ", palette.QUIET)
    if not cards:
        return chain(title, Text("—", palette.QUIET))
    shown = ["?" if card == 0 else str(card) for card in cards]
    below = " ".join(shown[:-1])
    if len(below) + 5 + title.cell_len > room:
        below = "".join(shown[:-1])
    if len(below) + 5 + title.cell_len > room:
        below = " ".join(f"{card}×{len(list(run))}" for card, run in groupby(shown[:-1]))
    return chain(title, below, " " if below else "", Text(f"[{shown[-1]}]", palette.TITLE))


def _temples(scene: Scene, seat: int) -> Text:
    cells: list[Text] = []
    for temple in scene.view.sides[seat].temples:
        if not temple:
            cells.append(pad(Text("·", palette.QUIET), CELL, "center"))
            continue
        below = " ".join(str(level) if level in temple else "·" for level in range(1, temple[-1]))
        top = Text(f"[{temple[-1]}]", f"bold {palette.OWN if seat == (scene.view.viewer or 0) else palette.OTHER}")
        cells.append(pad(chain(Text(below + " " if below else "", palette.QUIET), top), CELL, "center"))
    return join(cells)


def _sites(scene: Scene, own: int) -> Text:
    """The band between the two halves: the site's sign, and the pawns that stand there."""
    cells: list[Text] = []
    for site in range(SITES):
        pawns = Text()
        for seat in (1 - own, own):
            if scene.view.sides[seat].pawn == site:
                pawns.append(seat_mark(seat == own), palette.OWN if seat == own else palette.OTHER)
        sign = fit(suit(site, scene.words), CELL - pawns.cell_len)
        cells.append(chain(sign, Text("─" * (CELL - sign.cell_len - pawns.cell_len), palette.LINE), pawns))
    return join(cells, Text("┼", palette.LINE))


def _columns(scene: Scene, seat: int, depth: int) -> list[Text]:
    """Line by line from the middle outwards. What has no room is drawn together in the line nearest to the middle."""
    blocks = [_column(column, depth, scene.words) for column in scene.view.sides[seat].columns]
    return [join([pad(block[i] if i < len(block) else Text(), CELL) for block in blocks]) for i in range(depth)]


def _column(column: list[int], depth: int, words: Words) -> list[Text]:
    runs = [(nation, len(list(run))) for nation, run in groupby(column)]
    lines: list[Text] = []
    if len(runs) > depth:
        hidden = len(runs) - depth + 1
        lines.append(_crowded(runs[:hidden]))
        runs = runs[hidden:]
    return lines + [_run(nation, count, words) for nation, count in runs]


def _run(nation: int, count: int, words: Words) -> Text:
    times = f"×{count}" if count > 1 else ""
    text = fit(suit(nation, words), CELL - len(times))
    text.append(times, f"bold {STYLES[nation]}")
    if count >= 3:
        text.stylize("bold underline", 2)
    return text


def _crowded(runs: list[tuple[int, int]]) -> Text:
    text = Text()
    for nation, count in runs:
        text.append(LETTERS[nation] + (str(count) if count > 1 else ""), STYLES[nation])
    return fit(text, CELL)


def _hand(scene: Scene, own: int) -> Text:
    words = scene.words
    title = Text(words.say("cli-babel-hand") + " ", palette.QUIET)
    hand = scene.hands[own].sides[own].hand if scene.hands else scene.view.sides[own].hand
    if hand is None:
        return Text()
    cards = [_run(nation, count, words) for nation, count in enumerate(hand) if count]
    shown = join(cards, "   ") if cards else Text(words.say("cli-babel-no-cards"), palette.QUIET)
    return chain(title, Text(f"{sum(hand)}   ", "bold"), shown)


BOARD = BabelBoard()
