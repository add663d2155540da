"""What of a finished game of 7 Wonders goes into statistics: who had which board and side, built which tiles, and what
became of the projects.
"""

from __future__ import annotations

from collections.abc import Iterator

from shinar.game import Mark
from shinar.games.wonders.memory import keeper
from shinar.games.wonders.state import PROJECTS, TILE_SLOTS, TILES, TOWER, WondersState


def tally(state: WondersState) -> Iterator[Mark]:
    board, side = state.board, state.side
    for seat in range(state.seats):
        yield Mark("board", board[seat], seat)
        yield Mark("board-b" if side[seat] else "board-a", board[seat], seat)
    place, kind = state.place, state.kind
    for i in range(TILES):
        if place[TILE_SLOTS + i] == TOWER:
            yield Mark("tile", kind[TILE_SLOTS + i], keeper(state, i))
    rewards = state.rewards
    for past in state.past_project:
        if past:
            yield Mark("project", abs(past) - 1, -1)
        if past < 0:
            yield Mark("project-failed", -past - 1, -1)
    for project in range(PROJECTS):
        for seat in range(state.seats):
            if rewards[seat][project]:
                yield Mark("project-done", project, seat)
