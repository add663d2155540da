"""How is a move of Caravan written? `+A` take amber, `sell`, `left` and `right` load and pay that neighbour."""

from __future__ import annotations

from shinar.game import Move
from shinar_example.rules import ACTIONS, LOAD, SELL, Caravan

GOODS = "ACDGS"  # amber, cloth, dates, glass, salt
TEXTS = [*(f"+{letter}" for letter in GOODS), "sell", "left", "right"]
assert len(TEXTS) == ACTIONS


class CaravanMove(Move, frozen=True, kw_only=True):
    good: int | None = None  # 1..5
    seat: int | None = None  # who is paid


def move(state: Caravan, seat: int, action: int) -> CaravanMove:
    text = TEXTS[action]
    if action < SELL:
        return CaravanMove(action=action, text=text, kind="take", good=action + 1)
    if action == SELL:
        return CaravanMove(action=action, text=text, kind="sell")
    neighbour = seat + 1 if action == LOAD else seat - 1
    return CaravanMove(action=action, text=text, kind="load", seat=neighbour % state.seats)


def parse(text: str) -> int:
    return TEXTS.index(text)
