"""The slow twin: a garden as a heap of things in space. What may be put where, what is seen, what is it worth?

Every tile, pillar, piece and deck is kept where it stands, for ever. There is no height map: each question looks at all
things again, along the line of sight from above or along the pillar to be put up. A place is (cell, level), a level 0
place being a notch of the board. Read off RULES.md alone; no line of the real rules is used.
"""

from dataclasses import dataclass, field
from itertools import product

from shinar.games.babylon.tiles import FLOWERS, SYMBOLS, TILES  # the data, which both twins share

SIDE = 8
SHAPE = ((0, 0), (1, 0), (1, 1), (0, 1))  # column and row of the corners, clockwise from the upper left
BLANK, STAIRS, FOUNTAIN, BRIDGE, STATUE = range(5)


@dataclass
class Tile:
    cells: list  # by corner
    level: int
    symbols: list  # by corner
    flower: int
    free: int  # the corner with the belvedere, 4 = none
    new: int  # which of this turn's tiles, from 0; -1 = older

    def shows(self, cell):
        return self.symbols[self.cells.index(cell)]


@dataclass
class Built:
    kind: int
    cell: int
    other: int
    level: int  # of stairs that of the foot

    @property
    def places(self):
        """The spaces that it stands on."""
        if self.kind == STATUE:
            return [(self.cell, self.level)]
        return [(self.cell, self.level), (self.other, self.level + (self.kind == STAIRS))]


@dataclass
class World:
    options: object
    tiles: list = field(default_factory=list)
    built: list = field(default_factory=list)
    pillars: list = field(default_factory=list)  # (cell, level of its foot, level that it carries)
    used: list = field(default_factory=list)  # places of statues that carry a tile
    singles: int = 0
    doubles: int = 0
    left: dict = field(default_factory=dict)  # decorations nobody has built, by kind

    # -- what is where -------------------------------------------------------------------------------------------------

    @property
    def decks(self):
        return [((b.cell + b.other) // 2, b.level) for b in self.built if b.kind == BRIDGE]

    @property
    def belvederes(self):
        return [(t.cells[t.free], t.level) for t in self.tiles if t.free < 4]

    def is_hidden(self, place):
        """Does a tile hide this space from above (R5.3)?"""
        return any(place[0] in tile.cells and tile.level > place[1] for tile in self.tiles)

    def is_open(self, place):
        return (place[1] == 0 or self.tile_at(place) is not None) and not self.is_hidden(place)

    def tile_at(self, place):
        return next((tile for tile in self.tiles if place[0] in tile.cells and tile.level == place[1]), None)

    def open_level(self, cell):
        return next(level for level in range(40) if self.is_open((cell, level)))

    def is_occupied(self, place):
        return place in self.belvederes or any(place in b.places for b in self.built)

    def is_statue(self, place):
        return any(b.kind == STATUE and b.places == [place] for b in self.built)

    def is_foot(self, place):
        return any(b.kind == STAIRS and b.places[0] == place for b in self.built)

    # -- placing (section 6) -------------------------------------------------------------------------------------------

    def placements(self):
        """All (spot, level, free corner) that are legal."""
        found = set()
        top = max((tile.level for tile in self.tiles), default=0)
        for spot in range(49):
            cells = [SIDE * (spot // 7 + row) + spot % 7 + column for column, row in SHAPE]
            for level in range(1, top + 4):
                if self.may_lie(cells, level):
                    found |= {(spot, level, free) for free in self.free_corners(cells, level)}
        return found

    def may_lie(self, cells, level):
        if level > 1 and not any(tile.level == level - 1 for tile in self.tiles):
            return False  # R6.18
        if any(set(tile.cells) & set(cells) and tile.level >= level for tile in self.tiles):
            return False  # R6.16
        same = [tile.level for tile in self.tiles if tile.cells == cells]
        if same and self.options.complete_overlap == "never":
            return False  # R6.17
        below = [tile.level for tile in self.tiles if set(tile.cells) & set(cells)]
        if same and max(same) == max(below):
            return False
        places = [(cell, self.open_level(cell)) for cell in cells]
        for place in places:
            if self.options.cover_pieces == "but_foot" and self.is_foot(place) and level == place[1] + 1:
                return False  # R6.20
            rests = self.is_statue(place) and level == place[1] + 1
            if self.options.cover_pieces == "never" and self.is_occupied(place) and not rests:
                return False  # R6.19
        return True

    def free_corners(self, cells, level):
        """Try every way of carrying each corner: which leave how many corners free, at a price that can be paid?"""
        found = set()
        for carriers in product(*(self.carriers(cell, level) for cell in cells)):
            free = [corner for corner, carrier in enumerate(carriers) if carrier == "none"]
            doubles = carriers.count("double")
            price = carriers.count("single") + 2 * max(doubles - self.doubles, 0)
            if len(free) <= 1 and price <= self.singles:
                found.add(free[0] if free else 4)
        return found

    def carriers(self, cell, level):
        """How this corner of a tile can be carried."""
        if self.is_open((cell, level - 1)) and self.is_statue((cell, level - 1)):
            return ["statue"]  # R6.7
        ways = ["none"]
        for name, length in (("single", 1), ("double", 2)):
            place = (cell, level - length)
            through = [deck for deck in self.decks if deck[0] == cell and place[1] < deck[1] <= level]
            if self.options.bridge_room == "free":
                through = []
            if place[1] >= 0 and self.is_open(place) and not self.is_occupied(place) and not through:
                ways.append(name)
        return ways

    # -- decorations (section 7) ---------------------------------------------------------------------------------------

    def decorations(self, changed=None, wish=None):
        """All (kind, cell, other) that can be built; with a changed space only those that use it."""
        found = set()
        for cell in range(SIDE * SIDE):
            column, row = cell % SIDE, cell // SIDE
            candidates = [Built(STATUE, cell, cell, self.open_level(cell))]
            for there, step in ((column, 1), (row, SIDE)):
                if there < 7:
                    levels = [self.open_level(cell), self.open_level(cell + step)]
                    candidates.append(Built(FOUNTAIN, cell, cell + step, levels[0]))
                    up = levels[1] > levels[0]
                    foot, head = (cell, cell + step) if up else (cell + step, cell)
                    candidates.append(Built(STAIRS, foot, head, min(levels)))
                if there < 6:
                    candidates.append(Built(BRIDGE, cell, cell + 2 * step, self.open_level(cell)))
            for built in candidates:
                cells = {built.cell, built.other}
                if (changed is None or changed in cells) and self.may_build(built, changed, wish):
                    found.add((built.kind, built.cell, built.other))
        return found

    def may_build(self, built, changed, wish):
        tiles = [self.tile_at(place) for place in built.places]
        if self.left[built.kind] == 0 or None in tiles:
            return False  # R1.6, and there is nothing printed on the board
        if any(self.is_hidden(place) or self.is_occupied(place) for place in built.places):
            return False  # R7.3
        cells = [place[0] for place in built.places]
        shown = [wish if c == changed else tile.shows(c) for c, tile in zip(cells, tiles, strict=True)]
        if shown != [built.kind] * len(shown) or all(tile.new < 0 for tile in tiles):
            return False  # R7.3 R7.4
        if built.kind == STATUE:
            return self.is_in_line(built.cell)
        if tiles[0] is tiles[1]:
            return False  # R7.6 R7.7 R7.8
        kept = self.options.bridge_room == "kept"
        if built.kind == STAIRS:
            return not (kept and (built.cell, built.level + 1) in self.decks)  # R7.11
        if built.kind == BRIDGE:
            middle = (built.cell + built.other) // 2
            if any(middle in tile.cells and tile.level >= built.level for tile in self.tiles):
                return False  # R7.9
            return not kept or not (
                (middle, built.level) in self.decks  # R7.10
                or any(b.kind == STAIRS and b.places[0] == (middle, built.level - 1) for b in self.built)  # R7.11
            )
        return True

    def is_in_line(self, cell):
        statues = [b.places[0] for b in self.built if b.kind == STATUE]
        lines = [place for place in statues if place not in self.used]
        if self.options.statue_lines == "visible":
            lines = [place for place in lines if not self.is_hidden(place)]
        if not lines:
            return not statues or self.options.statue_restart  # R7.12 R7.17
        return any(cell % SIDE == other % SIDE or cell // SIDE == other // SIDE for other, _ in lines)

    # -- scoring (section 10) ------------------------------------------------------------------------------------------

    def is_seen(self, place):
        decks = self.decks if self.options.bridges_hide else []
        return not self.is_hidden(place) and not any(cell == place[0] and deck > place[1] for cell, deck in decks)

    def sees_deck(self, cell, level):
        higher = [b for b in self.decks if b[0] == cell and b[1] > level and self.options.bridges_hide]
        return not higher and not any(cell in tile.cells and tile.level >= level for tile in self.tiles)

    def is_built_seen(self, built):
        if built.kind == BRIDGE and self.sees_deck((built.cell + built.other) // 2, built.level):
            return True
        return any(self.is_seen(place) for place in built.places)

    def sheet(self):
        """Points by category, in the order of the score sheet."""
        seen = {kind: [b for b in self.built if b.kind == kind and self.is_built_seen(b)] for kind in range(1, 5)}
        flowers = [t.flower for t in self.tiles if any(self.is_seen((cell, t.level)) for cell in t.cells)]
        return [
            sum(b.level for b in seen[STATUE]),
            sum(3 * b.level for b in seen[FOUNTAIN]),
            sum(3 * b.level for b in seen[BRIDGE]),
            sum(b.level + b.level + 1 for b in seen[STAIRS]),
            4 * min(map(len, seen.values())),
            4 * min(flowers.count(flower) for flower in range(4)),
            sum(self.is_seen(place) for place in self.belvederes),
            2 * max((tile.level for tile in self.tiles), default=0),
        ]

    def notches(self):
        return sum(self.open_level(cell) == 0 for cell in range(SIDE * SIDE))


def world_of(state, seat, options):
    """The garden of a state, thing by thing, in the order in which they were put there."""
    world = World(options)
    world.left = {kind: state.supply[kind - 1] for kind in range(1, 5)}
    if options.supply == "unlimited":
        world.left = dict.fromkeys(world.left, 99)
    if seat == state.active:
        world.singles, world.doubles = state.singles[seat], state.doubles
    for i in range(state.laid_n[seat]):
        add_tile(world, state, seat, i)
    for i in range(state.built_n[seat]):
        fields = (state.built_kind, state.built_cell, state.built_other, state.built_level)
        world.built.append(Built(*(rows[seat][i] for rows in fields)))
    return world


def add_tile(world, state, seat, i):
    data = TILES[state.laid_tile[seat][i]]
    spot, level, turned = state.laid_spot[seat][i], state.laid_level[seat][i], state.laid_turned[seat][i]
    cells = [SIDE * (spot // 7 + row) + spot % 7 + column for column, row in SHAPE]
    printed = [SYMBOLS.index(letter) for letter in data.print]
    symbols = printed[-turned:] + printed[:-turned] if turned else printed  # what was on the left comes to the top
    free = state.laid_free[seat][i]
    for corner, cell in enumerate(cells):
        if state.laid_statues[seat][i] >> corner & 1:
            world.used.append((cell, level - 1))
        elif corner != free:
            world.pillars.append((cell, world.open_level(cell), level))
    new = max(i - state.older, -1) if seat == state.active else -1
    world.tiles.append(Tile(cells, level, symbols, FLOWERS.index(data.flower), free, new))


def stands(world):
    """Is what was built possible at all? No pillar hangs in the air or goes through a tile or (as a rule) a deck."""
    for cell, foot, head in world.pillars:
        if head - foot not in (1, 2) or world.tile_at((cell, head)) is None:
            return False
        if any(cell in tile.cells and foot < tile.level < head for tile in world.tiles):
            return False
        decks = world.decks if world.options.bridge_room == "kept" else []
        if any(cell == deck and foot < level <= head for deck, level in decks):
            return False
    return True
