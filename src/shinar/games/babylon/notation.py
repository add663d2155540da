"""How is a move of Babylon written? `>B3` dig, `@c4` put the tile there, `r90` turn it, `bridge:c3-e3`, `end` …

One short text for each action of the table, always the same, and the Move that names what the action touches. Cells are
a1 (top left) to h8, stacks of the quarry A1 to D4, corners by the points of the compass.
"""

from __future__ import annotations

from functools import cache

from shinar.game import Move
from shinar.games.babylon.actions import (
    ACTIONS,
    BUILD_BRIDGE,
    BUILD_FOUNTAIN,
    BUILD_STAIRS,
    BUILD_STATUE,
    CHANGE,
    DIG,
    DONE,
    END,
    KEEP_STORED,
    KEEP_TAKEN,
    NEW_TILES,
    PAIRS,
    PLACE_STORED,
    PLACE_TAKEN,
    PROP,
    REMOVE,
    SITE,
    SPANS,
    TURN,
    WISH,
)
from shinar.games.babylon.apply import income
from shinar.games.babylon.geometry import corner_cell, pair_cell, pair_step, price, span_cell, span_step
from shinar.games.babylon.legal import site_level
from shinar.games.babylon.prints import flower_of, symbol_of
from shinar.games.babylon.state import (
    BLANK,
    CELLS,
    CORNERS,
    LAYER_TILES,
    NO_TILE,
    QUARRY_SIDE,
    SIDE,
    SPOTS,
    STACKS,
    TURNS,
    BabylonState,
)

COLUMNS = "abcdefgh"
POINTS = ("nw", "ne", "se", "sw")  # corners 0..3
PIECES = ("stairs", "fountain", "bridge", "statue")  # symbols 1..4
TAKEN, STORED = 0, 1


class BabylonMove(Move, frozen=True, kw_only=True):
    """Cells are 0..63 (8 * row + column), columns 0..7, rows 1..8. A field that says nothing here is None."""

    stack: int | None = None  # of the quarry, 4 * row + column
    source: int | None = None  # 0 the taken tile, 1 the stored tile
    tile: int | None = None
    material: int | None = None
    flower: int | None = None
    print: int | None = None  # which symbols the tile has: bit s - 1 for symbol s
    gain: int | None = None  # singles that digging gives
    spot: int | None = None  # of a footprint, 7 * row + column of its upper left cell
    cell: int | None = None  # touched: upper left of a footprint, foot of a stairs, upper or left end of others
    column: int | None = None  # of `cell`
    row: int | None = None
    other: int | None = None  # the second cell of a decoration, the lower right one of a footprint
    column_to: int | None = None
    row_to: int | None = None
    level: int | None = None
    level_to: int | None = None  # of the head of a stairs
    turned: int | None = None  # quarter turns clockwise
    nw: int | None = None  # symbols after turning, by corner
    ne: int | None = None
    se: int | None = None
    sw: int | None = None
    corner: int | None = None  # 0..3 clockwise from the upper left
    cost: int | None = None  # singles to be paid
    symbol: int | None = None
    worth: int | None = None  # points of the decoration, as long as it can be seen
    new: int | None = None  # which of this turn's tiles, from 1
    left: int | None = None  # tiles discarded at the end of the turn


# -- cells, stacks, pairs and spans ------------------------------------------------------------------------------------


def name_cell(cell: int) -> str:
    return f"{COLUMNS[cell % SIDE]}{cell // SIDE + 1}"


def place_of(cell: int, other: int) -> str:
    """Two cells, or one if they are the same: `c3-e3`."""
    return name_cell(cell) if cell == other else f"{name_cell(cell)}-{name_cell(other)}"


def name_stack(stack: int) -> str:
    return f"{COLUMNS[stack % QUARRY_SIDE].upper()}{stack // QUARRY_SIDE + 1}"


def cells_of_spot(spot: int) -> list[int]:
    """The four cells of a footprint, by corner."""
    return [corner_cell(spot, corner) for corner in range(CORNERS)]


def cells_of_pair(pair: int) -> tuple[int, int]:
    """Two neighbours: the left or upper one first."""
    return pair_cell(pair), pair_cell(pair) + pair_step(pair)


def cells_of_span(span: int) -> tuple[int, int]:
    """Two cells with one between them: the left or upper one first."""
    return span_cell(span), span_cell(span) + 2 * span_step(span)


# -- texts -------------------------------------------------------------------------------------------------------------


def _texts() -> list[str]:
    texts = [""] * ACTIONS
    texts[DONE], texts[END] = "done", "end"
    texts[KEEP_TAKEN], texts[KEEP_STORED] = "keep:taken", "keep:stored"
    texts[PLACE_TAKEN], texts[PLACE_STORED] = "place:taken", "place:stored"
    for stack in range(STACKS):
        texts[REMOVE + stack] = f"-{name_stack(stack)}"
        texts[DIG + stack] = f">{name_stack(stack)}"
    for spot in range(SPOTS):
        cell = name_cell(corner_cell(spot, 0))
        texts[SITE + 2 * spot], texts[SITE + 2 * spot + 1] = f"@{cell}", f"@{cell}+"
    for turned in range(TURNS):
        texts[TURN + turned] = f"r{90 * turned}"
    for corner, point in enumerate(POINTS):
        texts[PROP + corner] = f"free:{point}"
    texts[PROP + CORNERS] = "all"
    for cell in range(CELLS):
        texts[BUILD_STATUE + cell] = f"statue:{name_cell(cell)}"
    for pair in range(PAIRS):
        cells = "-".join(map(name_cell, cells_of_pair(pair)))
        texts[BUILD_FOUNTAIN + pair], texts[BUILD_STAIRS + pair] = f"fountain:{cells}", f"stairs:{cells}"
    for span in range(SPANS):
        texts[BUILD_BRIDGE + span] = "bridge:" + "-".join(map(name_cell, cells_of_span(span)))
    for new in range(NEW_TILES):
        for corner, point in enumerate(POINTS):
            texts[CHANGE + CORNERS * new + corner] = f"change:{new + 1}{point}"
    for symbol, piece in enumerate(PIECES):
        texts[WISH + symbol] = f"as:{piece}"
    return texts


TEXTS = _texts()
_ACTION_OF = {text: action for action, text in enumerate(TEXTS)}


def parse(text: str) -> int:
    if text not in _ACTION_OF:
        raise ValueError(f"{text!r} is no move of Babylon")
    return _ACTION_OF[text]


# -- moves -------------------------------------------------------------------------------------------------------------


def move(state: BabylonState, seat: int, action: int) -> BabylonMove:
    """What `action` would mean for `seat` now, legal or not."""
    kind, fields = _meaning(state, seat, action)
    return BabylonMove(action=action, text=TEXTS[action], kind=kind, **fields)


def _meaning(state: BabylonState, seat: int, action: int) -> tuple[str, dict[str, int]]:
    if action < DONE:
        return _quarry(state, seat, action)
    if action == DONE:
        return "done", {}
    if action < PLACE_TAKEN:
        return _end(state, seat, action)
    if action < SITE:
        source = action - PLACE_TAKEN
        held = state.taken if source == TAKEN else state.stored[seat]
        return ("place-nothing", {"source": source}) if held == NO_TILE else ("place", {"source": source} | _tile(held))
    if action < BUILD_STATUE:
        return _placement(state, seat, action)
    if action < CHANGE:
        return _decoration(state, seat, action)
    if action < WISH:
        return _change(state, seat, action)
    return "wish", {"symbol": action - WISH + 1}


def _quarry(state: BabylonState, seat: int, action: int) -> tuple[str, dict[str, int]]:
    kind, stack = ("remove", action - REMOVE) if action < DIG else ("dig", action - DIG)
    size = state.quarry_n[stack]
    if not size:
        return f"{kind}-nothing", {"stack": stack}
    found = {"stack": stack} | _tile(state.quarry[stack][size - 1])
    if kind == "dig":
        found["gain"] = income(state, seat, stack)
    return kind, found


def _end(state: BabylonState, seat: int, action: int) -> tuple[str, dict[str, int]]:
    """`left` counts the tiles that are discarded."""
    taken, stored = state.taken, state.stored[seat]
    held = (taken != NO_TILE) + (stored != NO_TILE)
    if action == END:
        return "end", {"left": held}
    source, tile = (TAKEN, taken) if action == KEEP_TAKEN else (STORED, stored)
    if tile == NO_TILE:
        return "keep-nothing", {"source": source}
    return "keep", {"source": source, "left": held - 1} | _tile(tile)


def _placement(state: BabylonState, seat: int, action: int) -> tuple[str, dict[str, int]]:
    if action < TURN:
        spot = (action - SITE) // 2
        cells = cells_of_spot(spot)
        return "site", {"spot": spot, "level": site_level(state, seat, action)} | _cells(cells[0], cells[2])
    placing = state.placing
    if action < PROP:
        turned = action - TURN
        if placing == NO_TILE:
            return "turn-nothing", {"turned": turned}
        return "turn", {"turned": turned} | dict(zip(POINTS, turned_symbols(placing, turned), strict=True))
    corner = action - PROP
    if placing == NO_TILE:
        return ("prop-nothing", {"corner": corner}) if corner < CORNERS else ("prop-nothing-free", {})
    fields = {"cost": price(state, seat, state.spot, state.level, corner)}
    if corner == CORNERS:
        return "prop-all", fields
    return "prop", fields | {"corner": corner} | _cell(corner_cell(state.spot, corner))


def _decoration(state: BabylonState, seat: int, action: int) -> tuple[str, dict[str, int]]:
    heights = state.height[seat]
    if action < BUILD_FOUNTAIN:
        cell = action - BUILD_STATUE
        return "statue", _cell(cell) | {"level": heights[cell], "worth": heights[cell]}
    if action < BUILD_STAIRS:
        one, two = cells_of_pair(action - BUILD_FOUNTAIN)
        return "fountain", _cells(one, two) | {"level": heights[one], "worth": 3 * heights[one]}
    if action < BUILD_BRIDGE:
        foot, head = sorted(cells_of_pair(action - BUILD_STAIRS), key=lambda cell: heights[cell])
        levels = {"level": heights[foot], "level_to": heights[head]}
        return "stairs", _cells(foot, head) | levels | {"worth": heights[foot] + heights[head]}
    one, two = cells_of_span(action - BUILD_BRIDGE)
    return "bridge", _cells(one, two) | {"level": heights[one], "worth": 3 * heights[one]}


def _change(state: BabylonState, seat: int, action: int) -> tuple[str, dict[str, int]]:
    new, corner = divmod(action - CHANGE, CORNERS)
    laid = state.older + new
    if laid >= state.laid_n[seat] or state.active != seat:
        return "change-nothing", {"new": new + 1, "corner": corner}
    cell = corner_cell(state.laid_spot[seat][laid], corner)
    symbol = turned_symbols(state.laid_tile[seat][laid], state.laid_turned[seat][laid])[corner]
    kind = "change-blank" if symbol == BLANK else "change"
    return kind, _cell(cell) | {"symbol": symbol, "level": state.laid_level[seat][laid]}


@cache
def _symbols(tile: int, turned: int) -> tuple[int, ...]:
    return tuple(symbol_of(tile, turned, corner) for corner in range(CORNERS))


def turned_symbols(tile: int, turned: int) -> list[int]:
    """The symbols of a tile as it lies, by corner."""
    return list(_symbols(tile, turned))


def _tile(tile: int) -> dict[str, int]:
    mask = sum(1 << symbol - 1 for symbol in turned_symbols(tile, 0) if symbol != BLANK)
    return {"tile": tile, "material": tile // LAYER_TILES, "flower": flower_of(tile), "print": mask}


def _cell(cell: int) -> dict[str, int]:
    return {"cell": cell, "column": cell % SIDE, "row": cell // SIDE + 1}


def _cells(cell: int, other: int) -> dict[str, int]:
    return _cell(cell) | {"other": other, "column_to": other % SIDE, "row_to": other // SIDE + 1}
