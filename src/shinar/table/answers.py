"""What does a table answer with, beside views and moves? All of it may go over a wire."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from shinar.game import Event, Move

RESIGN = -1  # stands for an action in a stored choice


class StoredChoice(NamedTuple):
    """One row of a stored match: a choice that somebody made, sealed ones included. The first three are a key."""

    turn: int
    seat: int
    n: int  # which of the seat's choices in this round
    action: int  # or RESIGN


class Chosen(msgspec.Struct, frozen=True):
    seat: int
    move: Move


class LogEntry(msgspec.Struct, frozen=True, kw_only=True):
    """What one viewer knows of a resolved round."""

    turn: int
    choices: list[Chosen]  # in seat order; before the match is over, the viewer's own alone
    news: list[Event]


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """The score, running or final. Rank 0 is first, equal ranks share."""

    points: list[int]
    ranks: list[int]
    resigned: list[int]  # seats, ascending


def result_of(points: list[int], ranks: list[int], resigned: Mapping[int, int]) -> Result:
    """The rules' result, with the seats that resigned (and at which turn) moved behind the others."""
    placed = list(ranks)
    staying = [seat for seat in range(len(ranks)) if seat not in resigned]
    for seat in staying:
        placed[seat] = sum(ranks[other] < ranks[seat] for other in staying)
    for seat, turn in resigned.items():
        placed[seat] = len(staying) + sum(other > turn for other in resigned.values())
    return Result(points=points, ranks=placed, resigned=sorted(resigned))
