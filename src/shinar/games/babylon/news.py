"""What happened in Babylon between two views of one viewer? Everything that one choice brought about, in its order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shinar.game import Event
from shinar.games.babylon.state import BRIDGE, FOUNTAIN, GAIN_DOUBLE, GAIN_SINGLE, SIDE, STAIRS, STATUE

if TYPE_CHECKING:
    from shinar.games.babylon.garden import Built, Garden, Laid, Tile
    from shinar.games.babylon.view import BabylonView

BUILT = {STAIRS: "built-stairs", FOUNTAIN: "built-fountain", BRIDGE: "built-bridge", STATUE: "built-statue"}


def news(before: BabylonView, after: BabylonView) -> list[Event]:
    return [*_quarry_news(before, after), *_garden_news(before, after), *_turn_news(before, after)]


def _event(kind: str, **numbers: int) -> Event:
    return Event(kind=kind, numbers=numbers)


def _of_tile(tile: Tile) -> dict[str, int]:
    mask = sum(1 << symbol - 1 for symbol in tile.symbols if symbol)
    return {"tile": tile.tile, "material": tile.material, "flower": tile.flower, "print": mask}


def _of_cells(cell: int, other: int) -> dict[str, int]:
    here = {"column": cell % SIDE, "row": cell // SIDE + 1}
    return here | {"column_to": other % SIDE, "row_to": other // SIDE + 1}


def _quarry_news(before: BabylonView, after: BabylonView) -> list[Event]:
    """A tile left the quarry: removed in the set-up, or dug."""
    gone = {tile.tile: tile for tile in after.removed}
    events: list[Event] = []
    for was, now in zip(before.quarry, after.quarry, strict=True):
        if now.layers < was.layers and was.tile in gone:
            events.append(_event("removed", seat=before.active, stack=was.stack, **_of_tile(gone[was.tile])))
        elif now.layers < was.layers and after.taken:
            events.append(
                _event("dug", seat=before.active, stack=was.stack, gain=was.gain or 0, **_of_tile(after.taken))
            )
    return events


def _garden_news(before: BabylonView, after: BabylonView) -> list[Event]:
    events: list[Event] = []
    for seat, (was, now) in enumerate(zip(before.gardens, after.gardens, strict=True)):
        for laid in now.tiles[len(was.tiles) :]:
            events += _placed(seat, laid)
        for built in now.decorations[len(was.decorations) :]:
            events += _built(seat, built, now)
    return events


def _placed(seat: int, laid: Laid) -> list[Event]:
    place = _of_cells(laid.cells[0], laid.cells[2])
    tile = {"tile": laid.tile, "material": laid.material, "flower": laid.flower}
    events = [_event("placed", seat=seat, level=laid.level, **tile, **place)]
    if laid.statues:
        events.append(_event("statues-carry", seat=seat, count=len(laid.statues)))
    if laid.free is not None:
        cell = laid.cells[laid.free]
        events.append(_event("belvedere", seat=seat, column=cell % SIDE, row=cell // SIDE + 1))
    return events


def _built(seat: int, built: Built, garden: Garden) -> list[Event]:
    other = built.cell if built.other is None else built.other
    level = built.level + 1 if built.symbol == STAIRS else built.level
    events = [_event(BUILT[built.symbol], seat=seat, level=level, **_of_cells(built.cell, other))]
    if any(garden.symbols[cell // SIDE][cell % SIDE] != built.symbol for cell in (built.cell, other)):
        events.append(_event("changed", seat=seat))  # the round token made one of the spaces count as another symbol
    return events


def _turn_news(before: BabylonView, after: BabylonView) -> list[Event]:
    """What the end of a turn brought: what was kept and what was not, the next round, the next turn."""
    if after.active == before.active and not after.over:
        return []
    events = _left(before, after)
    if after.over:
        return [*events, _event("over")]
    if after.round != before.round and after.effect is not None:
        events.append(_event("token", effect=after.effect))
    if after.round != before.round or (before.phase == "thinning") != (after.phase == "thinning"):
        events.append(_event("round", round=after.round, rounds=after.rounds))
    events.append(_event("turn", seat=after.active))
    if after.effect == GAIN_SINGLE:
        events.append(_event("given-single", seat=after.active))
    if after.effect == GAIN_DOUBLE:
        events.append(_event("given-double", seat=after.active))
    return events


def _left(before: BabylonView, after: BabylonView) -> list[Event]:
    """What the player whose turn is over has done with the rest (R8.1-R8.3)."""
    seat = before.active
    was, now = before.gardens[seat], after.gardens[seat]
    events: list[Event] = []
    if now.stored and before.taken and now.stored.tile == before.taken.tile:
        events.append(_event("kept", seat=seat, **_of_tile(now.stored)))
    known = {tile.tile for tile in before.discarded}
    events += [_event("discarded", seat=seat, **_of_tile(tile)) for tile in after.discarded if tile.tile not in known]
    spent = sum(_spent(was, laid, before.doubles) for laid in now.tiles[len(was.tiles) :])
    surplus = was.singles - spent - now.singles
    if surplus > 0:
        events.append(_event("returned", seat=seat, count=surplus))
    return events


def _spent(garden: Garden, laid: Laid, given: int) -> int:
    """Singles for a tile just laid; a double costs two, but for those that a round token gave (R6.14, R6.15)."""
    heights = [garden.heights[cell // SIDE][cell % SIDE] for cell in laid.cells]
    raised = [laid.level - height for corner, height in enumerate(heights) if corner not in (*laid.statues, laid.free)]
    return raised.count(1) + 2 * max(raised.count(2) - given, 0)
