"""How does the table of Babylon look in a terminal? The gardens from above, the quarry, what is in hand, and the log.

Where there is room, the gardens stand side by side, one's own the widest; quarry and log stand to the right of them or
below. In a small terminal only one's own garden is drawn, and the others are told in a line each.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from shinar.cli import palette
from shinar.cli.boards import Drawing, Family, Scene, told
from shinar.cli.boards import babylon_signs as signs
from shinar.cli.boards.babylon_garden import ROWS, SLIM, WIDE, draw_slim, draw_wide, marks_of
from shinar.cli.lines import beside, chain, fit, join, pad
from shinar.game import Move
from shinar.words import Words

GAP = 3
BLOCK = ROWS + 2  # a garden with its owner's two lines
QUARRY_WIDTH = 2 + signs.QUARRY_SIDE * (signs.STACK_WIDTH + 1) - 1
QUARRY_ROWS = 1 + signs.QUARRY_SIDE  # and one more where there is room, with the decorations that are left
LOG = 24  # the narrowest log worth having
RULES = {
    "remove": "R2.6", "dig": "R4.2", "place": "R6.1", "site": "R6.24", "turn": "R6.2", "prop": "R6.3",
    "prop-all": "R6.3", "statue": "R7.13", "fountain": "R7.7", "stairs": "R7.6", "bridge": "R7.8", "change": "R9.3",
    "change-blank": "R9.4", "wish": "R9.3", "done": "R3.5", "keep": "R8.3", "end": "R8.1",
}  # fmt: skip
SHORT = {"statue": 4, "fountain": 2, "stairs": 1, "bridge": 3}


class BabylonBoard:
    families: Sequence[Family] = (
        Family("cli-babylon-remove", ("remove",), brief=True),
        Family("cli-babylon-dig", ("dig",), brief=True),
        Family("cli-babylon-place", ("place",)),
        Family("cli-babylon-site", ("site",), brief=True),
        Family("cli-babylon-turn", ("turn",)),
        Family("cli-babylon-prop", ("prop-all", "prop")),
        Family("cli-babylon-build", ("statue", "fountain", "stairs", "bridge"), brief=True),
        Family("cli-babylon-change", ("change", "change-blank"), brief=True),
        Family("cli-babylon-wish", ("wish",)),
        Family("cli-babylon-end", ("done", "keep", "end")),
    )

    def draw(self, scene: Scene) -> Drawing:
        seats = len(scene.view.gardens)
        slim = WIDE + GAP + (SLIM + GAP) * (seats - 1) - GAP
        both = 2 * WIDE + GAP
        if seats == 2 and scene.height >= BLOCK and scene.width >= both + GAP + QUARRY_WIDTH:
            return _beside_gardens(scene, both, wide=True)
        if scene.height >= BLOCK and scene.width >= slim + GAP + QUARRY_WIDTH:
            return _beside_gardens(scene, slim, wide=False)
        if scene.height >= BLOCK + QUARRY_ROWS and scene.width >= max(slim, QUARRY_WIDTH + GAP + LOG):
            return _below_gardens(scene, wide=seats == 2 and scene.width >= both)
        return _own_garden(scene)

    def tell(self, scene: Scene) -> list[str]:
        from shinar.cli.boards.babylon_told import tell

        return tell(scene)

    def brief(self, move: Any, words: Words) -> Text:
        if move.kind == "dig":
            return Text(f"{signs.name_stack(move.stack)}+{move.gain}")
        if move.kind == "remove":
            return Text(signs.name_stack(move.stack))
        if move.kind == "site":
            return Text(f"{signs.name_cell(move.cell)}·{move.level}")
        if move.kind in ("change", "change-blank"):
            return Text(f"{signs.SYMBOLS[move.symbol]}{signs.name_cell(move.cell)}")
        cells = [signs.name_cell(cell) for cell in (move.cell, move.other) if cell is not None]
        return Text(signs.PIECES[SHORT[move.kind]] + "–".join(cells))

    def rule(self, move: Move) -> str:
        return RULES.get(move.kind, "")


# -- the three ways to fill a screen -----------------------------------------------------------------------------------


def _beside_gardens(scene: Scene, width: int, *, wide: bool) -> Drawing:
    room = scene.width - width - GAP
    height = max(scene.height, BLOCK)
    left = [*_gardens(scene, wide=wide), *signs.flow(signs.legend(scene.words), width)]
    side = _side(scene, room, height + scene.more)
    lines = beside(_fill(left, height)[:height], [_cut(line, room) for line in side[:height]], width)
    return Drawing(lines, side[height:], room)


def _below_gardens(scene: Scene, *, wide: bool) -> Drawing:
    room = scene.width - QUARRY_WIDTH - GAP
    gardens = _gardens(scene, wide=wide)
    width = max(line.cell_len for line in gardens)
    legend = signs.legend(scene.words)
    left = _quarry(scene)
    if width + GAP + max(line.cell_len for line in legend) <= scene.width:
        gardens = beside(gardens, legend, width, " " * GAP)
    else:
        left += signs.flow(legend, QUARRY_WIDTH)
    height = max(scene.height - BLOCK, QUARRY_ROWS)
    left = [fit(line, QUARRY_WIDTH) for line in _fill(left, height)[:height]]
    side = [*_status(scene, room)]
    side += told(scene.log, room, max(height + scene.more - len(side), 0))
    side = _fill(side, height + scene.more)
    lines = [*gardens, *beside(left, [_cut(line, room) for line in side[:height]], QUARRY_WIDTH)]
    return Drawing(lines, side[height:], room)


def _own_garden(scene: Scene) -> Drawing:
    own = scene.view.viewer or 0
    room = max(scene.width - WIDE - GAP, 0)
    others = [fit(_line(scene, seat), room) for seat in range(len(scene.view.gardens)) if seat != own]
    quarry = _quarry(scene) if room >= QUARRY_WIDTH else []
    height = max(scene.height, BLOCK)
    *status, title = _status(scene, room)
    side = [*quarry, *status, *others, title]
    side += told(scene.log, room, max(height - len(side), 0)) if room else []
    lines = beside(_owned(scene, own, wide=True), [_cut(line, room) for line in side[:height]], WIDE)
    return Drawing([fit(line, scene.width) for line in lines[:height]])


def _side(scene: Scene, width: int, height: int) -> list[Text]:
    side = [*_quarry(scene), *_status(scene, width)]
    side += told(scene.log, width, max(height - len(side), 0))
    return _fill(side, height)


# -- parts -------------------------------------------------------------------------------------------------------------


def _gardens(scene: Scene, *, wide: bool) -> list[Text]:
    """One's own first, then the others in the order of play."""
    own, seats = scene.view.viewer or 0, len(scene.view.gardens)
    lines = _owned(scene, own, wide=True)
    width = WIDE
    for step in range(1, seats):
        block = _owned(scene, (own + step) % seats, wide=wide)
        lines = beside(lines, block, width, " " * GAP)
        width += GAP + (WIDE if wide else SLIM)
    return lines


def _owned(scene: Scene, seat: int, *, wide: bool) -> list[Text]:
    garden = scene.view.gardens[seat]
    width = WIDE if wide else SLIM
    marks = marks_of(scene.view, scene.moves) if seat == scene.view.active else {}
    picture = draw_wide(garden, marks) if wide else draw_slim(garden)
    return [*(fit(line, width) for line in _owner(scene, seat, width)), *picture]


def _owner(scene: Scene, seat: int, width: int) -> list[Text]:
    """Name and points; flower, pillars and stored tile."""
    view, words = scene.view, scene.words
    garden = view.gardens[seat]
    turn = "◂" if view.active == seat and not view.over else ""
    points = Text(str(garden.points), "bold")
    style = palette.OWN if seat == (view.viewer or 0) else palette.OTHER
    name = fit(Text(words.seat(seat), style), width - points.cell_len - len(turn) - 4)
    head = chain(signs.flower(garden.flower), " ", name, " ", Text(turn, palette.TITLE))
    first = chain(pad(head, width - points.cell_len), points)
    singles = signs.pillars(garden.singles, view.doubles if view.active == seat else 0)
    stored = chain("[", signs.tile(garden.stored), "]") if garden.stored else Text("[]", palette.QUIET)
    return [first, join([singles, stored], "  ")]


def _line(scene: Scene, seat: int) -> Text:
    """A garden that is not drawn."""
    garden, words = scene.view.gardens[seat], scene.words
    high = max(laid.level for laid in garden.tiles) if garden.tiles else 0
    counts = f"{words.say('label-tiles')} {len(garden.tiles)} · {words.say('label-level')} {high}"
    return join([*_owner(scene, seat, SLIM), Text(counts, palette.QUIET)])


def _quarry(scene: Scene) -> list[Text]:
    letters = "".join(pad(letter, signs.STACK_WIDTH + 1).plain for letter in "ABCD")
    lines = [Text("  " + letters.rstrip(), palette.QUIET)]
    for row in range(signs.QUARRY_SIDE):
        stacks = scene.view.quarry[signs.QUARRY_SIDE * row :][: signs.QUARRY_SIDE]
        lines.append(chain(Text(f"{row + 1} ", palette.QUIET), join([_stack(stack) for stack in stacks])))
    if scene.view.supply:
        left = [f"{signs.PIECES[one.symbol]}{one.count}" for one in scene.view.supply]
        lines.append(Text(f"{scene.words.say('label-supply')} {' '.join(left)}", palette.QUIET))
    return [fit(line, QUARRY_WIDTH) for line in lines]


def _stack(stack: Any) -> Text:
    """`3☼/~··+4`: three tiles left, the uppermost with this flower and these symbols, worth so many pillars."""
    if stack.tile is None:
        return pad(Text("—", palette.QUIET), signs.STACK_WIDTH)
    gain = Text("" if stack.gain is None else f"+{stack.gain}", palette.NUMBER)
    return pad(chain(signs.tile(stack, str(stack.layers)), gain), signs.STACK_WIDTH)


def _status(scene: Scene, width: int) -> list[Text]:
    view, words = scene.view, scene.words
    parts = [Text(words.say("cli-babylon-round", round=view.round, rounds=view.rounds), palette.TITLE)]
    if view.effect is not None:
        parts.append(Text(words.say(f"effect-{view.effect}"), palette.QUIET))
    lines = signs.flow(parts, width)
    hand: list[Text] = []
    if view.taken and view.taken != view.placing:
        hand.append(chain(Text(words.say("cli-babylon-taken") + " ", palette.QUIET), signs.tile(view.taken)))
    if view.placing:
        hand.append(chain(Text(words.say("cli-babylon-placing") + " ", palette.QUIET), signs.tile(view.placing)))
    if hand:
        lines.append(join(hand, "  "))
    title = Text(f"── {words.say('cli-log')} {'─' * width}", palette.LINE)
    return [_cut(line, width) for line in [*lines, title]]


def _fill(lines: list[Text], height: int) -> list[Text]:
    return [*lines, *[Text()] * (height - len(lines))]


def _cut(line: Text, width: int) -> Text:
    short = line.copy()
    short.truncate(width, overflow="crop")
    return short


BOARD = BabylonBoard()
