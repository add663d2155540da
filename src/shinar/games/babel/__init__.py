"""Babel, a card game for two by U. Rosenberg and H. Dorgathen.

To read in this order: RULES.md, state.pxd, actions.pxd, legal.py, apply.py, score.py, knowledge.py, view.py; for bots
evaluation.py and tuning.py.
"""

from __future__ import annotations

from pathlib import Path

from shinar.game import COMMON_REASONS, Game, Reason
from shinar.games.babel import actions
from shinar.games.babel.options import PRESETS, BabelOptions
from shinar.games.babel.proofs import PROOFS
from shinar.games.babel.rules import Babel
from shinar.games.babel.state import BabelState
from shinar.games.babel.tally import tally_choices
from shinar.games.babel.tuning import TUNING
from shinar.games.babel.view import BabelSurface

# The rule behind each refusal of actions.pxd.
REASONS = {
    actions.MUST_BUILD_FIRST: Reason("must-build-first", "R5.11"),
    actions.WOULD_BREAK_PROMISE: Reason("would-break-promise", "R5.10"),
    actions.MUST_PAY: Reason("must-pay", "R7.6"),
    actions.MUST_DISCARD: Reason("must-discard", "R8.16"),
    actions.NOTHING_TO_PAY: Reason("nothing-to-pay", "R7.6"),
    actions.NOTHING_TO_DISCARD: Reason("nothing-to-discard", "R8.16"),
    actions.NO_SUCH_HAND_CARD: Reason("no-such-hand-card", "R4.1"),
    actions.ALREADY_THERE: Reason("already-there", "R4.3"),
    actions.PAWN_IN_QUARRY: Reason("pawn-in-quarry", "R4.4"),
    actions.NOT_HELD: Reason("not-held", "R5.7"),
    actions.TEMPLE_THERE: Reason("temple-there", "R5.4"),
    actions.STACK_EMPTY: Reason("stack-empty", "R5.2"),
    actions.WRONG_LEVEL: Reason("wrong-level", "R5.4"),
    actions.WRONG_SKIP: Reason("wrong-skip", "R8.7"),
    actions.TOO_FEW_CARDS: Reason("too-few-cards", "R5.5"),
    actions.ALREADY_MIGRATED: Reason("already-migrated", "R6.1"),
    actions.NOT_THREE_CARDS: Reason("not-three-cards", "R6.2"),
    actions.NO_GROUP: Reason("no-group", "R7.1"),
    actions.NO_ENEMY_TEMPLE: Reason("no-enemy-temple", "R7.7"),
    actions.NOT_HIGHER: Reason("not-higher", "R8.4"),
    actions.NO_SUCH_ENEMY_CARD: Reason("no-such-enemy-card", "R7.7"),
    actions.ENEMY_COLUMN_EMPTY: Reason("enemy-column-empty", "R7.7"),
    actions.HAND_TOO_SMALL: Reason("hand-too-small", "R7.7"),
    actions.NO_SUCH_GROUP: Reason("no-such-group", "R7.6"),
}

GAME: Game[BabelState, BabelOptions] = Game(
    name="babel",
    rules_version=1,
    seats=(2,),
    options=BabelOptions,
    presets=PRESETS,
    state=Babel,
    actions=actions.ACTIONS,
    reasons={**COMMON_REASONS, **REASONS},
    surface=BabelSurface(),
    proofs=PROOFS,
    folder=Path(__file__).parent,
    tally_choices=tally_choices,
    tuning=TUNING,
)
