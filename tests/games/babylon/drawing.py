"""How is a position of Babylon drawn? `draw` makes the picture of a state, `build` the state of a picture.

A garden is drawn level by level, as seen from above:

        a  b  c  d  e  f  g  h      a  b  c  d  e  f  g  h
    1   as ab .  .  .  .  .  .      .  .  .  .  .  .  .  .
    2   at a- bf bT .  .  .  .      .  cs cb .  .  .  .  .
    3   .  .  b* b- .  .  .  .      .  cf ct .  .  .  .  .
    ...
    statue:d2 fountain:c2-d2@1

A space is the tile's letter (in the order in which they were placed) and what it shows: s stairs, f fountain, b bridge,
t statue, - blank, * a belvedere; a capital means that something is built there (+: on a blank). Rows that are empty on
every level may be left out. Below stands what was built, in its order, in notation; `@level` where a tile hides it now.
`=` before the words gives the tiles their names in the box (`=a:clay-5`); without, any fitting tile is taken.
"""

from shinar.games.babylon import GAME, actions
from shinar.games.babylon.notation import COLUMNS, TEXTS, cells_of_pair, cells_of_span, name_cell, name_stack
from shinar.games.babylon.options import BabylonOptions
from shinar.games.babylon.prints import flower_of, symbol_of
from shinar.games.babylon.state import (
    BELVEDERE,
    BRIDGE,
    BUILDING,
    CELLS,
    CORNERS,
    FOUNTAIN,
    HEAD,
    LAYER_TILES,
    MOST_BUILT,
    MOST_TILES,
    NO_TILE,
    NOTHING,
    SIDE,
    SPOT_SIDE,
    SPOTS,
    STAIRS,
    STATUE,
    TILES,
    TURNS,
)

SIGNS = "-sfbt"
FLOWERS = "wbyp"
MATERIALS = ("clay", "granite", "basalt", "start")
STEPS = (0, 1, SIDE + 1, SIDE)  # from the upper left cell of a footprint to its corners
KINDS = {"statue": STATUE, "fountain": FOUNTAIN, "stairs": STAIRS, "bridge": BRIDGE}


def name_tile(tile):
    return f"{MATERIALS[tile // LAYER_TILES]}-{tile % LAYER_TILES + 1}"


def tile_named(name):
    """`clay-5`, or `start-1` for the starting tile of seat 0."""
    material, number = name.split("-")
    return MATERIALS.index(material) * LAYER_TILES + int(number) - 1


def cell_named(name):
    return COLUMNS.index(name[0]) + SIDE * (int(name[1:]) - 1)


def cells_of(spot):
    return [SIDE * (spot // SPOT_SIDE) + spot % SPOT_SIDE + step for step in STEPS]


# -- from a state to a picture -----------------------------------------------------------------------------------------


def draw(state):
    """The whole table: quarry and gardens, with a line of words for each player."""
    rows = [f"round {state.round + 1}, seat {state.active} at turn"]
    rows += draw_quarry(state)
    for seat in range(state.seats):
        stored = name_tile(state.stored[seat]) if state.stored[seat] != NO_TILE else "nothing"
        words = f"seat {seat} ({FLOWERS[state.flower[seat]]}): {state.singles[seat]} singles, {stored} stored"
        if seat == state.active:
            words += f", {state.doubles} doubles" * bool(state.doubles)
            words += f", {name_tile(state.taken)} taken" if state.taken != NO_TILE else ""
        rows += ["", words, *draw_garden(state, seat)]
    return "\n".join(rows)


def draw_quarry(state):
    """Each stack: how many tiles are left, the flower and the symbols of the uppermost."""
    rows = []
    for row in range(4):
        stacks = range(4 * row, 4 * row + 4)
        rows.append("  ".join(_stack(state, stack) for stack in stacks).rstrip())
    return rows


def _stack(state, stack):
    size = state.quarry_n[stack]
    if not size:
        return f"{name_stack(stack)} .     "
    tile = state.quarry[stack][size - 1]
    symbols = "".join(SIGNS[symbol_of(tile, 0, corner)] for corner in range(CORNERS))
    return f"{name_stack(stack)} {size}{FLOWERS[flower_of(tile)]}{symbols}"


def draw_garden(state, seat):
    """All levels side by side, then tiles and decorations in words."""
    levels = max(state.highest[seat], 1)
    layers = [_layer(state, seat, level) for level in range(1, levels + 1)]
    used = [row for row in range(SIDE) if any(layer[SIDE * row + i] != "." for layer in layers for i in range(SIDE))]
    header = "   ".join("  ".join(COLUMNS) + " " for _ in layers)
    lines = ["    " + header.rstrip()] if used else ["    empty"]
    for row in used:
        parts = [" ".join(f"{layer[SIDE * row + i]:<2}" for i in range(SIDE)) for layer in layers]
        lines.append(f"{row + 1:<4}" + "   ".join(parts).rstrip())
    laid, built = state.laid_n[seat], state.built_n[seat]
    if laid:
        tiles = [f"{chr(ord('a') + i)}:{name_tile(state.laid_tile[seat][i])}" for i in range(laid)]
        lines.append("    =" + " =".join(tiles))
    if built:
        lines.append("    " + " ".join(_built(state, seat, i) for i in range(built)))
    return lines


def _layer(state, seat, level):
    cells = ["."] * CELLS
    for i in range(state.laid_n[seat]):
        if state.laid_level[seat][i] != level:
            continue
        for corner, cell in enumerate(cells_of(state.laid_spot[seat][i])):
            sign = SIGNS[symbol_of(state.laid_tile[seat][i], state.laid_turned[seat][i], corner)]
            if corner == state.laid_free[seat][i]:
                sign = "*"
            elif (cell, level) in _occupied(state, seat):
                sign = sign.upper() if sign != "-" else "+"  # a round token made a blank space count
            cells[cell] = chr(ord("a") + i) + sign
    return cells


def _occupied(state, seat):
    """Cells and levels on which decorations stand."""
    places = set()
    for i in range(state.built_n[seat]):
        level = state.built_level[seat][i]
        places.add((state.built_cell[seat][i], level))
        places.add((state.built_other[seat][i], level + (state.built_kind[seat][i] == STAIRS)))
    return places


def _built(state, seat, i):
    kind = next(name for name, number in KINDS.items() if number == state.built_kind[seat][i])
    cell, other, level = (state[seat][i] for state in (state.built_cell, state.built_other, state.built_level))
    cells = [name_cell(cell)] if kind == "statue" else [name_cell(one) for one in sorted((cell, other))]
    lowest = "" if state.height[seat][cell] == level else f"@{level}"
    return f"{kind}:{'-'.join(cells)}{lowest}"


# -- from a picture to a state -----------------------------------------------------------------------------------------


def build(picture, *, seat=0, seats=2, new="", options=None, **fields):
    """A state in which `seat` is building and has this garden; `new` names the tiles he placed this turn.

    Other fields are set as they are given; `taken` and `stored` are names of tiles, or None.
    """
    state = GAME.new(1, seats=seats, options=options or BabylonOptions())
    laid, names, built = _read(picture)
    garden = _garden(laid, names)
    _decorate(garden, built)
    whole = {name: list(getattr(state, name)) for name in garden}
    for name, value in garden.items():
        whole[name][seat] = value
    stored = list(state.stored)
    stored[seat] = tile_named(fields.pop("stored")) if fields.get("stored") else NO_TILE
    taken = tile_named(fields.pop("taken")) if fields.get("taken") else NO_TILE
    singles = list(state.singles)
    singles[seat] = fields.pop("singles", 0)
    state.edit(
        phase=BUILDING, active=seat, older=garden["laid_n"] - len(new), taken=taken, stored=stored, singles=singles,
        **whole, **{name: value for name, value in fields.items() if value is not None},
    )  # fmt: skip
    return state


def _read(picture):
    """By letter: the level of a tile and its signs by cell. Then names in the box, and what is built in words."""
    laid, names, built = {}, {}, []
    for line in picture.splitlines():
        head, *rest = line.split() or [""]
        if head.isdecimal():
            assert len(rest) % SIDE == 0, f"row {head} has {len(rest)} spaces"
            for i, space in enumerate(rest):
                if space != ".":
                    tile = laid.setdefault(space[0], (i // SIDE + 1, {}))
                    tile[1][SIDE * (int(head) - 1) + i % SIDE] = space[1]
        elif ":" in line:
            words = [head, *rest]
            names |= dict(word[1:].split(":") for word in words if word.startswith("="))
            built += [word for word in words if not word.startswith("=")]
    return dict(sorted(laid.items())), names, built


def _garden(laid, names):
    """The fields of one seat, without decorations."""
    garden = {name: [0] * CELLS for name in ("height", "symbol", "piece", "top", "deck")}
    garden |= {"print_level": [0] * SPOTS, "highest": 0, "laid_n": len(laid), "built_n": 0}
    garden |= {f"laid_{name}": [0] * MOST_TILES for name in ("tile", "spot", "level", "turned", "free", "statues")}
    garden |= {f"built_{name}": [0] * MOST_BUILT for name in ("kind", "cell", "other", "level")}
    used = set()
    for i, (letter, (level, signs)) in enumerate(laid.items()):
        first = min(signs)
        cells = [first + step for step in STEPS]
        assert sorted(signs) == sorted(cells), f"tile {letter} is not two by two"
        tile, turned = _find(letter, [signs[cell].lower() for cell in cells], names, used)
        spot = SPOT_SIDE * (first // SIDE) + first % SIDE
        free = next((corner for corner, cell in enumerate(cells) if signs[cell] == "*"), CORNERS)
        values = {"tile": tile, "spot": spot, "level": level, "turned": turned, "free": free}
        for name, value in values.items():
            garden[f"laid_{name}"][i] = value
        garden["print_level"][spot] = max(garden["print_level"][spot], level)
        garden["highest"] = max(garden["highest"], level)
        for corner, cell in enumerate(cells):
            if level > garden["height"][cell]:
                piece = BELVEDERE if corner == free else NOTHING
                shown = {"height": level, "symbol": symbol_of(tile, turned, corner), "piece": piece, "top": i + 1}
                for name, value in shown.items():
                    garden[name][cell] = value
    return garden


def _find(letter, signs, names, used):
    """A tile of the box that shows these signs, and its turn. Under a belvedere and a changed space may be anything."""
    tiles = [tile_named(names[letter])] if letter in names else range(TILES)
    for tile in tiles:
        for turned in range(TURNS):
            shown = [SIGNS[symbol_of(tile, turned, corner)] for corner in range(CORNERS)]
            if tile not in used and all(want in (have, "*", "+") for want, have in zip(signs, shown, strict=True)):
                used.add(tile)
                return tile, turned
    raise AssertionError(f"no tile of the box shows {''.join(signs)} as {letter} does")


def _decorate(garden, words):
    """Set up decorations in their order; a statue right below a tile carries it."""
    for i, word in enumerate(words):
        text, _, level = word.partition("@")
        kind = KINDS[text.partition(":")[0]]
        cell, other = _cells(text, garden["height"])
        low = int(level) if level else garden["height"][cell]
        for name, value in {"kind": kind, "cell": cell, "other": other, "level": low}.items():
            garden[f"built_{name}"][i] = value
        for one, piece in ((cell, kind), (other, HEAD if kind == STAIRS else kind)):
            if garden["height"][one] == low + (piece == HEAD):
                garden["piece"][one] = piece
        if kind == BRIDGE:
            garden["deck"][(cell + other) // 2] |= 1 << low
        if kind == STATUE:
            _carry(garden, cell, low)
    garden["built_n"] = len(words)


def _cells(text, heights):
    """The foot of stairs first, as far as heights tell: a picture cannot have stairs with a hidden head."""
    action = TEXTS.index(text)
    if action < actions.BUILD_FOUNTAIN:
        return action - actions.BUILD_STATUE, action - actions.BUILD_STATUE
    if action >= actions.BUILD_BRIDGE:
        return cells_of_span(action - actions.BUILD_BRIDGE)
    if action < actions.BUILD_STAIRS:
        return cells_of_pair(action - actions.BUILD_FOUNTAIN)
    pair = cells_of_pair(action - actions.BUILD_STAIRS)
    return tuple(sorted(pair, key=lambda cell: heights[cell]))


def _carry(garden, cell, level):
    for i in range(garden["laid_n"]):
        if garden["laid_level"][i] == level + 1:
            for corner, one in enumerate(cells_of(garden["laid_spot"][i])):
                if one == cell and corner != garden["laid_free"][i]:
                    garden["laid_statues"][i] |= 1 << corner
