"""How is the table of Babylon told in sentences, one line for each thing there is? For pipes and screen readers."""

from __future__ import annotations

from typing import Any

from shinar.cli.boards import Scene
from shinar.cli.boards.babylon_signs import QUARRY_SIDE, SIDE, name_cell, name_stack
from shinar.words import Words


def tell(scene: Scene) -> list[str]:
    view, words = scene.view, scene.words
    own = view.viewer or 0
    token = "" if view.effect is None else f" · {words.say(f'effect-{view.effect}')}"
    lines = [words.say("cli-babylon-round", round=view.round, rounds=view.rounds) + token]
    for row in range(QUARRY_SIDE):
        stacks = [_stack(stack, words) for stack in view.quarry[QUARRY_SIDE * row :][:QUARRY_SIDE]]
        lines.append(words.say("cli-babylon-quarry", row=row + 1, stacks=" · ".join(stacks)))
    seats = len(view.gardens)
    for step in range(1, seats + 1):  # one's own garden comes last, next to the moves
        lines += _garden(scene, (own + step) % seats)
    if view.taken:
        lines.append(words.say("cli-babylon-taken-tile", tile=_tile(view.taken, words)))
    return lines


def _stack(stack: Any, words: Words) -> str:
    if stack.tile is None:
        return f"{name_stack(stack.stack)} –"
    gain = "" if stack.gain is None else f" +{stack.gain}"
    return f"{name_stack(stack.stack)}{gain} {_tile(stack, words)}"


def _tile(tile: Any, words: Words) -> str:
    symbols = " ".join(words.say(f"symbol-{symbol}") for symbol in tile.symbols)
    return words.say("cli-babylon-tile", material=tile.material, flower=tile.flower, symbols=symbols)


def _garden(scene: Scene, seat: int) -> list[str]:
    view, words = scene.view, scene.words
    garden = view.gardens[seat]
    parts = [
        words.say("cli-babylon-flower", flower=garden.flower),
        words.say("points", points=garden.points),
        words.say("cli-babylon-pillars", count=garden.singles),
    ]
    if view.active == seat and view.doubles:
        parts.append(words.say("cli-babylon-doubles", count=view.doubles))
    if garden.stored:
        parts.append(words.say("cli-babylon-stored-tile", tile=_tile(garden.stored, words)))
    lines = [f"{words.seat(seat)} · {' · '.join(parts)}"]
    owners = {cell: i for i, laid in enumerate(garden.tiles) for cell in laid.cells}
    for i, laid in enumerate(garden.tiles):
        spaces = [_space(garden, cell, words) for cell in laid.cells if owners[cell] == i]
        if spaces:
            said = words.say(
                "cli-babylon-laid", place=laid.place, level=laid.level, flower=laid.flower, spaces=" · ".join(spaces)
            )
            lines.append(f"  {said}")
    return lines


def _space(garden: Any, cell: int, words: Words) -> str:
    """What shows on an open space; pieces in brackets."""
    row, column = divmod(cell, SIDE)
    piece = garden.pieces[row][column]
    said = f"[{words.say(f'piece-{piece}')}]" if piece else words.say(f"symbol-{garden.symbols[row][column]}")
    return f"{name_cell(cell)} {said}"
