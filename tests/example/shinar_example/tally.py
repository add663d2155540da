"""What of a finished game of Caravan goes into statistics: who loaded which goods, and what stayed in the stock."""

from __future__ import annotations

from collections.abc import Iterator

from shinar.game import Mark
from shinar_example.rules import CARAVAN, STOCK, Caravan


def tally(state: Caravan) -> Iterator[Mark]:
    for good, place in zip(state.good, state.place, strict=True):
        if CARAVAN <= place < CARAVAN + state.seats:
            yield Mark("good-loaded", good, place - CARAVAN)
        elif place == STOCK:
            yield Mark("good-left", good, -1)
