"""How far may a seat go back, and whom must it ask?

A seat may freely undo its own latest choices as long as nobody has seen or done anything since: no other seat has
chosen, nothing was revealed to anybody (the state counts that), and no round of several seats is open, in which others
may have sealed a choice already (whether they have must not be found out this way). All else needs everybody's consent.
"""

from __future__ import annotations

from collections.abc import Iterable

from shinar.game import Reason
from shinar.table.errors import NOTHING_TO_UNDO, RESIGNED, UNDO_BEFORE_RESIGNATION, UNDO_NEEDS_CONSENT
from shinar.table.rounds import History
from shinar.table.transcript import TakenBack


def free_undo(history: History, seat: int, earliest: int) -> int:
    """How many of the last rounds were this seat's alone and showed nothing new."""
    turn = history.turn
    while (
        turn > earliest
        and history.reveals[turn - 1] == history.reveals[history.turn]
        and all(chooser == seat for chooser, _ in history.rounds[turn - 1])
    ):
        turn -= 1
    return history.turn - turn


def why_not_undo(turns: int, *, now: int, earliest: int, resigned: bool, agreed: bool) -> Reason | None:
    if resigned:
        return RESIGNED
    if not 0 < turns <= now:
        return NOTHING_TO_UNDO
    if now - turns < earliest:
        return UNDO_BEFORE_RESIGNATION
    return None if agreed else UNDO_NEEDS_CONSENT


def merged(notes: Iterable[TakenBack]) -> list[TakenBack]:
    """In order, one note per turn and seat."""
    total: dict[tuple[int, int], int] = {}
    for turn, seat, rounds in notes:
        total[turn, seat] = total.get((turn, seat), 0) + rounds
    return [TakenBack(turn, seat, rounds) for (turn, seat), rounds in sorted(total.items()) if rounds]
