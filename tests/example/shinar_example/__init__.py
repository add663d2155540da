"""Caravan: a small game that uses every part of the protocol, to learn from and to test hosts with; see RULES.md.

Nothing imports it but tests; compiled like the real games, and never part of a wheel.
"""

from __future__ import annotations

from pathlib import Path

from shinar.game import COMMON_REASONS, Game, Reason
from shinar_example.options import PRESETS, CaravanOptions
from shinar_example.proofs import PROOFS
from shinar_example.rules import ACTIONS, Caravan
from shinar_example.tally import tally
from shinar_example.view import CaravanSurface

GAME = Game(
    name="caravan",
    rules_version=1,
    seats=(3, 4, 5),
    options=CaravanOptions,
    presets=PRESETS,
    state=Caravan,
    actions=ACTIONS,
    reasons=COMMON_REASONS
    | {
        10: Reason("take-first", "R3.2"),
        11: Reason("taken-already", "R3.2"),
        12: Reason("not-in-hand", "R3.2"),
        13: Reason("no-coin", "R3.4"),
    },
    surface=CaravanSurface(),
    proofs=PROOFS,
    folder=Path(__file__).parent,
    tally=tally,
)
