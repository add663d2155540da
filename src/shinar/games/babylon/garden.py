"""What is shown of the gardens of Babylon, and of a tile wherever it is?"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from shinar.games.babylon.geometry import corner_cell
from shinar.games.babylon.notation import place_of, turned_symbols
from shinar.games.babylon.prints import flower_of
from shinar.games.babylon.score import CATEGORIES, count_notches, is_built_seen, is_tile_seen, points_for
from shinar.games.babylon.state import (
    BRIDGE,
    CORNERS,
    FLOWERS,
    LAYER_TILES,
    MOST_TILES,
    NO_TILE,
    OVER,
    SIDE,
    STATUE,
    BabylonState,
)

FIELDS = ("height", "symbol", "piece", "laid_tile", "laid_spot", "laid_level", "laid_turned", "laid_free",
          "laid_statues", "built_kind", "built_cell", "built_other", "built_level")  # fmt: skip


class Tile(msgspec.Struct, frozen=True, kw_only=True):
    """Materials: 0 clay, 1 granite, 2 basalt, 3 starting tile. Flowers: 0 white, 1 blue, 2 yellow, 3 pink.
    Symbols: 0 blank, 1 stairs, 2 fountain, 3 bridge, 4 statue, clockwise from the upper left corner."""

    tile: int
    material: int
    flower: int
    symbols: list[int]


class Laid(msgspec.Struct, frozen=True, kw_only=True):
    """A tile of a garden as it lies: its symbols by corner, clockwise from the upper left."""

    tile: int
    material: int
    flower: int
    symbols: list[int]
    place: str  # its upper left and lower right cell
    spot: int  # 7 * row + column of the upper left cell
    cells: list[int]  # by corner
    level: int
    turned: int  # quarter turns clockwise
    free: int | None  # the corner with the belvedere
    statues: list[int]  # corners that rest on a statue; any others but the free one rest on pillars
    new: bool  # placed in this turn
    seen: bool


class Built(msgspec.Struct, frozen=True, kw_only=True):
    symbol: int  # which of the four it is
    place: str  # its cells
    cell: int  # of stairs the foot; else the one further up or left
    other: int | None  # the second cell
    middle: int | None  # the cell below the deck of a bridge
    level: int  # of stairs that of the foot
    seen: bool


class Garden(msgspec.Struct, frozen=True, kw_only=True):
    """One player's board. Matrices have eight rows, the first at the top, of eight columns."""

    flower: int  # of the board
    points: int
    singles: int
    stored: Tile | None
    heights: list[list[int]]  # level of the highest tile, 0 = the bare notch
    symbols: list[list[int]]  # on the open space
    pieces: list[list[int]]  # on it: 0 nothing, 1 foot of a stairs, 2 fountain, 3 bridge, 4 statue, 5 head, 6 belvedere
    tiles: list[Laid]
    decorations: list[Built]
    flowers: list[int]  # visible tiles of each flower
    notches: int  # visible ones


def tile_of(tile: int) -> Tile | None:
    return None if tile == NO_TILE else tiles_of([tile])[0]


def tiles_of(tiles: Iterable[int]) -> list[Tile]:
    return [
        Tile(tile=tile, material=tile // LAYER_TILES, flower=flower_of(tile), symbols=turned_symbols(tile, 0))
        for tile in tiles
    ]


def gardens_of(state: BabylonState) -> list[Garden]:
    fields = {name: getattr(state, name) for name in FIELDS}
    return [
        _garden(state, owner, {name: field[owner] for name, field in fields.items()}) for owner in range(state.seats)
    ]


def _garden(state: BabylonState, owner: int, of: dict[str, list[int]]) -> Garden:
    tiles = _laid(state, owner, of)
    return Garden(
        flower=state.flower[owner],
        points=sum(points_for(state, owner, category) for category in range(CATEGORIES)),
        singles=state.singles[owner],
        stored=tile_of(state.stored[owner]),
        heights=_rows(of["height"]),
        symbols=_rows(of["symbol"]),
        pieces=_rows(of["piece"]),
        tiles=tiles,
        decorations=_built(state, owner, of),
        flowers=[sum(tile.flower == flower and tile.seen for tile in tiles) for flower in range(FLOWERS)],
        notches=count_notches(state, owner),
    )


def _rows(cells: list[int]) -> list[list[int]]:
    return [cells[row : row + SIDE] for row in range(0, len(cells), SIDE)]


def _laid(state: BabylonState, owner: int, of: dict[str, list[int]]) -> list[Laid]:
    tiles, spots, levels = of["laid_tile"], of["laid_spot"], of["laid_level"]
    turns, frees, statues = of["laid_turned"], of["laid_free"], of["laid_statues"]
    first_new = state.older if owner == state.active and state.phase != OVER else MOST_TILES
    return [
        Laid(
            tile=tiles[i],
            material=tiles[i] // LAYER_TILES,
            flower=flower_of(tiles[i]),
            symbols=turned_symbols(tiles[i], turns[i]),
            place=place_of(corner_cell(spots[i], 0), corner_cell(spots[i], 2)),
            spot=spots[i],
            cells=[corner_cell(spots[i], corner) for corner in range(CORNERS)],
            level=levels[i],
            turned=turns[i],
            free=frees[i] if frees[i] < CORNERS else None,
            statues=[corner for corner in range(CORNERS) if statues[i] >> corner & 1],
            new=i >= first_new,
            seen=is_tile_seen(state, owner, i),
        )
        for i in range(state.laid_n[owner])
    ]


def _built(state: BabylonState, owner: int, of: dict[str, list[int]]) -> list[Built]:
    kinds, cells, others, levels = (of[f"built_{name}"] for name in ("kind", "cell", "other", "level"))
    return [
        Built(
            symbol=kinds[i],
            place=place_of(cells[i], others[i]),
            cell=cells[i],
            other=None if kinds[i] == STATUE else others[i],
            middle=(cells[i] + others[i]) // 2 if kinds[i] == BRIDGE else None,
            level=levels[i],
            seen=is_built_seen(state, owner, i),
        )
        for i in range(state.built_n[owner])
    ]
