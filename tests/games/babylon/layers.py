"""How are gardens and the quarry of a test given in a few signs, and how do they become a state with the whole box?

A garden is given level by level, as seen from above. A line that begins with a number is the first row of that level:

        a  b  c  d
    1   As A- Bf B-
        A- At Bo Bb
    2   .  Cs C-
        .  C- Cf

Each cell of a tile has the letter of the tile and what is printed there: `s` stairs, `f` fountain, `b` bridge, `t`
statue, `-` blank, `o` a belvedere on anything, `*` anything. `.` is no tile; what is left out is none either. Tiles of
the box that fit are found, the others are in the quarry or discarded. Decorations are named in words as in moves:
`stairs:a1-b1`, with `@1` behind for a lower level. (drawing.py draws whole tables for people; this is for positions to
play on from.)
"""

from shinar.games.babylon import GAME, tiles
from shinar.games.babylon.options import BabylonOptions
from shinar.games.babylon.state import BELVEDERE, CELLS, CORNERS, DISCARDED, HEAD, NO_TILE, STAIRS, STATUE

EFFECTS = [token.effect for token in tiles.ROUND_TOKENS]
LETTERS = tiles.SYMBOLS.lower()  # -sfbt
KINDS = {"stairs": 1, "fountain": 2, "bridge": 3, "statue": 4}
MATERIALS = {"clay": 0, "granite": 16, "basalt": 32, "start": 48}


def tile_named(name):
    """`clay 3`, `start 1` …"""
    material, number = name.split()
    return MATERIALS[material] + int(number) - 1


def cells_of(spot):
    first = 8 * (spot // 7) + spot % 7
    return [first, first + 1, first + 9, first + 8]


# -- the garden --------------------------------------------------------------------------------------------------------


def read_layers(picture):
    """{tile letter: (level, spot, four signs by corner)}, in the order of levels."""
    level, row, cells = 0, 0, {}
    for line in picture.splitlines():
        words = line.split()
        if not words or words == list("abcdefgh")[: len(words)]:
            continue
        if words[0].isdigit():
            level, row, words = int(words[0]), 0, words[1:]
        for column, word in enumerate(words):
            if word != ".":
                cells.setdefault(word[0], []).append((level, row, column, word[1]))
        row += 1
    found = {}
    for letter, places in cells.items():
        level, row, column, _ = places[0]
        square = [(level, row + down, column + right) for down in (0, 1) for right in (0, 1)]
        assert [place[:3] for place in places] == square, f"tile {letter} is no square"
        upper_left, upper_right, lower_left, lower_right = (place[3] for place in places)
        found[letter] = level, 7 * row + column, upper_left + upper_right + lower_right + lower_left
    return dict(sorted(found.items(), key=lambda item: item[1][0]))


def tell_layers(state, seat):
    """The same, of a state: a set of (level, spot, signs)."""
    found = set()
    for i in range(state.laid_n[seat]):
        printed = tiles.TILES[state.laid_tile[seat][i]].print.lower()
        turned, free = state.laid_turned[seat][i], state.laid_free[seat][i]
        signs = list(printed[-turned:] + printed[:-turned] if turned else printed)
        if free < CORNERS:
            signs[free] = "o"
        found.add((state.laid_level[seat][i], state.laid_spot[seat][i], "".join(signs)))
    return found


def fits(wanted, signs):
    return all(w in ("*", s) for w, s in zip(wanted, signs, strict=True))


def find_tile(signs, used, name=""):
    """A tile that is not used yet, or the one of that name, and how it is turned, so that it shows these signs."""
    for tile in [tile_named(name)] if name else range(52):
        printed = tiles.TILES[tile].print.lower()
        for turned in range(4):
            shown = printed[-turned:] + printed[:-turned] if turned else printed
            if tile not in used and all(w in ("*", "o", s) for w, s in zip(signs, shown, strict=True)):
                return tile, turned
    raise AssertionError(f"no tile is left that shows {signs!r}")


def read_built(words, heights):
    """(kind, cell, other, level) of each decoration; the foot of a stairs comes first."""
    found = []
    for word in words.split():
        name, _, at = word.partition("@")
        kind, _, places = name.partition(":")
        ends = [8 * (int(place[1]) - 1) + "abcdefgh".index(place[0]) for place in places.split("-")]
        cell, other = ends[0], ends[-1]
        level = int(at) if at else heights[cell]
        if kind == "stairs" and not at and heights[other] < level:
            cell, other, level = other, cell, heights[other]
        found.append((KINDS[kind], cell, other, level))
    return found


def garden_fields(picture, words, used, new, names):
    """The fields of one garden, by name; the tiles `new` come last. Tiles found are added to `used`."""
    layers = read_layers(picture)
    for letter in new:
        layers[letter] = layers.pop(letter)
    fields = {name: [0] * CELLS for name in ("height", "symbol", "piece", "top", "deck")}
    laid = {name: [] for name in ("tile", "spot", "level", "turned", "free", "statues")}
    prints = [0] * 49
    heights = [0] * CELLS
    for level, spot, _ in layers.values():
        heights = [level if cell in cells_of(spot) else height for cell, height in enumerate(heights)]
    pieces = read_built(words, heights)
    statues = [(cell, level) for kind, cell, _, level in pieces if kind == STATUE]
    for i, (letter, (level, spot, signs)) in enumerate(layers.items()):
        tile, turned = find_tile(signs, used, names.get(letter, ""))
        used.add(tile)
        free = signs.index("o") if "o" in signs else CORNERS
        rests = sum(1 << corner for corner, cell in enumerate(cells_of(spot)) if (cell, level - 1) in statues)
        for name, value in zip(laid, (tile, spot, level, turned, free, rests), strict=True):
            laid[name].append(value)
        printed = tiles.TILES[tile].print.lower()
        for corner, cell in enumerate(cells_of(spot)):
            fields["height"][cell], fields["top"][cell] = level, i + 1
            fields["symbol"][cell] = LETTERS.index(printed[(corner - turned) % 4])
            fields["piece"][cell] = BELVEDERE if corner == free else 0
        prints[spot] = level
    for kind, cell, other, level in pieces:
        put_up(fields, kind, cell, other, level)
    fields |= {"print_level": prints, "highest": max(laid["level"], default=0)}
    fields |= {"laid_n": len(layers), "built_n": len(pieces)}
    fields |= {f"laid_{name}": values for name, values in laid.items()}
    for i, name in enumerate(("kind", "cell", "other", "level")):
        fields[f"built_{name}"] = [piece[i] for piece in pieces]
    return fields


def put_up(fields, kind, cell, other, level):
    if kind == KINDS["bridge"]:
        fields["deck"][(cell + other) // 2] |= 1 << level
    if fields["height"][other] == level + (kind == STAIRS):
        fields["piece"][other] = HEAD if kind == STAIRS else kind
    if fields["height"][cell] == level:
        fields["piece"][cell] = kind


# -- the quarry --------------------------------------------------------------------------------------------------------


def quarry_fields(picture, used):
    """Four rows of four stacks: `C3` has clay tile 3 on top, `Gw` a granite tile with a white flower, `B` any basalt
    tile, `--` nothing. What lies below is any."""
    words = picture.split()
    assert len(words) == 16
    layers = ["-BGC".index(word[0]) for word in words]
    tops = [NO_TILE] * 16
    for stack in sorted(range(16), key=lambda stack: -len(words[stack])):  # those that say more choose first
        if layers[stack]:
            tops[stack] = pick(layers[stack], words[stack][1:], used)
    below = [[pick(i, "", used) for i in range(1, layer)] for layer in layers]
    stacks = [[*tiles, top] if top != NO_TILE else [] for tiles, top in zip(below, tops, strict=True)]
    return {"quarry": stacks, "quarry_n": layers}


def pick(layer, wanted, used):
    first = {1: 32, 2: 16, 3: 0}[layer]
    for tile in range(first, first + 16):
        if tile not in used and wanted in ("", tiles.TILES[tile].flower[0], str(tile - first + 1)):
            used.add(tile)
            return tile
    raise AssertionError(f"no tile is left in layer {layer} for {wanted!r}")


def whole_stacks(used):
    """As many as there are tiles for."""
    left = [[tile for tile in range(first, first + 16) if tile not in used] for first in (32, 16, 0)]
    count = min(map(len, left))
    stacks = [[left[layer][i] for layer in range(3)] for i in range(count)]
    used.update(tile for stack in stacks for tile in stack)
    return {"quarry": stacks + [[]] * (16 - count), "quarry_n": [3] * count + [0] * (16 - count)}


# -- the whole state ---------------------------------------------------------------------------------------------------


def build(gardens, built, *, quarry="", taken="", stored=(), new="", names=None, effect="", seats=2, options=None,
          **fields):  # fmt: skip
    """A state; `new` are the letters of the tiles that the active seat placed in this turn, `names` says which tiles
    letters stand for, `fields` are any others."""
    state = GAME.new(1, seats=seats, options=BabylonOptions(**(options or {})))
    used, by_seat, active = set(), [], fields.get("active", 0)
    held = [tile_named(name) if name else NO_TILE for name in stored] + [NO_TILE] * (4 - len(stored))
    used.update(tile for tile in held if tile != NO_TILE)
    used |= {tile_named(taken)} if taken else set()
    for seat in range(4):
        picture = gardens[seat] if seat < len(gardens) else ""
        words = built[seat] if seat < len(built) else ""
        by_seat.append(garden_fields(picture, words, used, new.split() if seat == active else [], names or {}))
    changes = {name: [garden[name] for garden in by_seat] for name in by_seat[0]}
    changes |= quarry_fields(quarry, used) if quarry else whole_stacks(used)
    changes["gone"] = [DISCARDED if tile < 48 + seats and tile not in used else 0 for tile in range(52)]
    older = by_seat[active]["laid_n"] - len(new.split())
    changes |= {"older": older, "stored": held, "taken": tile_named(taken) if taken else NO_TILE}
    changes["supply"] = [
        count - sum(garden["built_kind"].count(kind) for garden in by_seat)
        for kind, count in zip(range(1, 5), (tiles.BOX[letter] for letter in "SFBT"), strict=True)
    ]
    if effect:
        fields.setdefault("round", 1)
        token, at = list(state.token), fields["round"] - 1
        other = token.index(EFFECTS.index(effect))
        token[at], token[other] = token[other], token[at]
        changes["token"] = token
    state.edit(**changes, **fields)
    return state
