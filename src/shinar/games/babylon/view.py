"""What may one player of Babylon, or a spectator, see?

Everybody sees the same: all but what lies covered in the quarry and the round tokens to come (R11.1-R11.6).
`knowledge.py` answers the same for numbers: whatever is shown here must survive its `redeal`.
"""

from __future__ import annotations

import msgspec

from shinar.game import Event, ScoreSheet, SheetRow, View
from shinar.games.babylon import news as told
from shinar.games.babylon import notation
from shinar.games.babylon.apply import income
from shinar.games.babylon.garden import Garden, Tile, gardens_of, tile_of, tiles_of
from shinar.games.babylon.legal import effect_now, rounds_of
from shinar.games.babylon.notation import BabylonMove
from shinar.games.babylon.score import CATEGORIES, points_for
from shinar.games.babylon.state import (
    BUILDING,
    CHANGING,
    DIGGING,
    DISCARDED,
    EFFECTS,
    NOWHERE,
    OVER,
    PROPPING,
    REMOVED,
    SITING,
    STACKS,
    STORING,
    SUPPLY,
    THINNING,
    TURNING,
    UNLIMITED,
    USING,
    BabylonState,
)

PHASES = {
    THINNING: "thinning",
    DIGGING: "digging",
    BUILDING: "building",
    SITING: "siting",
    TURNING: "turning",
    PROPPING: "propping",
    CHANGING: "changing",
    USING: "using",
    STORING: "storing",
    OVER: "over",
}
SHEET = (
    "statues",
    "fountains",
    "bridges",
    "stairways",
    "decoration-sets",
    "flower-sets",
    "belvederes",
    "highest-level",
)


class Stack(msgspec.Struct, frozen=True, kw_only=True):
    """One place of the quarry, with its uppermost tile; None where none is left."""

    stack: int
    layers: int  # tiles left: 3 clay on top, 2 granite, 1 basalt
    tile: int | None
    material: int | None
    flower: int | None
    symbols: list[int] | None
    gain: int | None  # singles that the active player would get for it; None while nobody digs


class TokenCount(msgspec.Struct, frozen=True, kw_only=True):
    token: int  # its effect
    count: int


class PieceCount(msgspec.Struct, frozen=True, kw_only=True):
    symbol: int
    count: int


class BabylonView(View, frozen=True, kw_only=True):
    active: int  # whose turn it is
    round: int  # from 1
    rounds: int
    effect: int | None  # of the round token that acts now; None in the first round
    taken: Tile | None  # the tile dug this turn, until it is placed or stored
    doubles: int  # given by a round token
    placing: Tile | None  # which tile the active player is placing
    spot: int | None  # where, once he has said so
    level: int | None
    turned: int | None
    changed: int | None  # the cell whose space the round token changes
    wish: int | None  # as which symbol it counts
    quarry: list[Stack]
    gardens: list[Garden]
    tokens: list[int]  # effects of the round tokens so far
    tokens_left: int
    unseen_tokens: list[TokenCount]  # those to come and those taken out, which nobody can tell apart
    supply: list[PieceCount] | None  # decorations left; None if they are not limited
    unseen: list[Tile]  # tiles covered in the quarry, wherever they are
    removed: list[Tile]
    discarded: list[Tile]


class BabylonSurface:
    """Babylon for people and wires."""

    def view(self, state: BabylonState, seat: int | None) -> BabylonView:
        phase = state.phase
        revealed = state.token[: state.round]
        is_placed = phase in (TURNING, PROPPING)
        return BabylonView(
            viewer=seat,
            acting=state.acting(),
            over=phase == OVER,
            phase=PHASES[phase],
            active=state.active,
            round=state.round + 1,
            rounds=rounds_of(state.seats),
            effect=effect_now(state) if state.round else None,
            tokens=revealed,
            tokens_left=rounds_of(state.seats) - 1 - state.round,
            unseen_tokens=_unseen_tokens(state, revealed),
            quarry=_quarry(state),
            unseen=_unseen(state),
            removed=tiles_of(tile for tile, what in enumerate(state.gone) if what == REMOVED),
            discarded=tiles_of(tile for tile, what in enumerate(state.gone) if what == DISCARDED),
            supply=_supply(state),
            taken=tile_of(state.taken),
            doubles=state.doubles,
            placing=tile_of(state.placing),
            spot=state.spot if is_placed else None,
            level=state.level if is_placed else None,
            turned=state.turned if phase == PROPPING else None,
            changed=None if state.changed == NOWHERE else state.changed,
            wish=state.wish or None,
            gardens=gardens_of(state),
        )

    def move(self, state: BabylonState, seat: int, action: int) -> BabylonMove:
        return notation.move(state, seat, action)

    def parse(self, text: str) -> int:
        return notation.parse(text)

    def sheet(self, state: BabylonState) -> ScoreSheet:
        totals, ranks = state.standing()
        rows = [
            SheetRow(SHEET[category], [points_for(state, seat, category) for seat in range(state.seats)])
            for category in range(CATEGORIES)
        ]
        return ScoreSheet(rows=rows, totals=totals, ranks=ranks)

    def news(self, before: BabylonView, after: BabylonView) -> list[Event]:
        return told.news(before, after)


def _quarry(state: BabylonState) -> list[Stack]:
    sizes, tiles = state.quarry_n, state.quarry
    stacks: list[Stack] = []
    for stack in range(STACKS):
        size = sizes[stack]
        top = tile_of(tiles[stack][size - 1]) if size else None
        stacks.append(
            Stack(
                stack=stack,
                layers=size,
                tile=top and top.tile,
                material=top and top.material,
                flower=top and top.flower,
                symbols=top and top.symbols,
                gain=income(state, state.active, stack) if top and state.phase == DIGGING else None,
            )
        )
    return stacks


def _unseen(state: BabylonState) -> list[Tile]:
    """In the order of their numbers: where they are is nobody's business."""
    sizes, tiles = state.quarry_n, state.quarry
    return tiles_of(sorted(tile for stack in range(STACKS) for tile in tiles[stack][: max(sizes[stack] - 1, 0)]))


def _unseen_tokens(state: BabylonState, revealed: list[int]) -> list[TokenCount]:
    counts = [state.token.count(kind) - revealed.count(kind) for kind in range(EFFECTS + 1)]
    return [TokenCount(token=kind, count=count) for kind, count in enumerate(counts) if count]


def _supply(state: BabylonState) -> list[PieceCount] | None:
    if state.option[SUPPLY] == UNLIMITED:
        return None
    return [PieceCount(symbol=symbol, count=count) for symbol, count in enumerate(state.supply, 1)]
