"""Babylon, a building game for two to four by O. Grégoire.

To read in this order: RULES.md, state.pxd, actions.pxd, tiles.py, geometry.py, legal.py, apply.py, score.py,
knowledge.py, view.py; for bots prospects.py, evaluation.py and tuning.py.
"""

from __future__ import annotations

from pathlib import Path

from shinar.game import COMMON_REASONS, Game, Reason
from shinar.games.babylon import actions
from shinar.games.babylon.options import PRESETS, BabylonOptions
from shinar.games.babylon.proofs import PROOFS
from shinar.games.babylon.rules import Babylon
from shinar.games.babylon.state import BabylonState
from shinar.games.babylon.tuning import TUNING
from shinar.games.babylon.view import BabylonSurface

# The rule behind each refusal of actions.pxd.
REASONS = {
    actions.MUST_REMOVE_CLAY: Reason("must-remove-clay", "R2.6"),
    actions.MUST_DIG: Reason("must-dig", "R3.5"),
    actions.NOT_THINNING: Reason("not-thinning", "R2.6"),
    actions.ALREADY_DUG: Reason("already-dug", "R4.1"),
    actions.STACK_EMPTY: Reason("stack-empty", "R4.1"),
    actions.NOT_CLAY: Reason("not-clay", "R2.6"),
    actions.MUST_SITE: Reason("must-site", "R6.1"),
    actions.MUST_TURN: Reason("must-turn", "R6.2"),
    actions.MUST_PROP: Reason("must-prop", "R6.3"),
    actions.MUST_WISH: Reason("must-wish", "R9.3"),
    actions.MUST_USE: Reason("must-use", "R9.3"),
    actions.NOT_PLACING: Reason("not-placing", "R6.1"),
    actions.NO_TILE_TAKEN: Reason("no-tile-taken", "R6.1"),
    actions.NO_TILE_STORED: Reason("no-tile-stored", "R6.1"),
    actions.NO_SITE: Reason("no-site", "R6.3"),
    actions.FOOT_BELOW: Reason("foot-below", "R6.20"),
    actions.COVERS_PIECE: Reason("covers-piece", "R6.19"),
    actions.COMPLETE_COVER: Reason("complete-cover", "R6.17"),
    actions.NEEDS_LEVEL_BELOW: Reason("needs-level-below", "R6.18"),
    actions.BRIDGE_IN_THE_WAY: Reason("bridge-in-the-way", "R6.21"),
    actions.OCCUPIED_BELOW: Reason("occupied-below", "R5.5"),
    actions.UNSUPPORTED: Reason("unsupported", "R6.3"),
    actions.TOO_FEW_PILLARS: Reason("too-few-pillars", "R6.13"),
    actions.STATUE_CARRIES: Reason("statue-carries", "R6.7"),
    actions.NEEDS_THIS_CORNER: Reason("needs-this-corner", "R6.12"),
    actions.CANNOT_CARRY: Reason("cannot-carry", "R6.12"),
    actions.NO_NEW_TILE: Reason("no-new-tile", "R7.4"),
    actions.SUPPLY_EMPTY: Reason("supply-empty", "R1.6"),
    actions.HIDDEN_SPACE: Reason("hidden-space", "R5.4"),
    actions.WRONG_SYMBOL: Reason("wrong-symbol", "R7.3"),
    actions.SPACE_TAKEN: Reason("space-taken", "R7.3"),
    actions.NOT_NEW: Reason("not-new", "R7.4"),
    actions.SAME_TILE: Reason("same-tile", "R7.7"),
    actions.NOT_SAME_LEVEL: Reason("not-same-level", "R7.7"),
    actions.NOT_ONE_APART: Reason("not-one-apart", "R7.6"),
    actions.NOT_ALIGNED: Reason("not-aligned", "R7.13"),
    actions.NO_STATUE_LEFT: Reason("no-statue-left", "R7.17"),
    actions.GAP_FILLED: Reason("gap-filled", "R7.9"),
    actions.DECK_CROSSES: Reason("deck-crosses", "R7.10"),
    actions.FOOT_UNDER_DECK: Reason("foot-under-deck", "R7.11"),
    actions.NO_TOKEN: Reason("no-token", "R9.3"),
    actions.TOKEN_SPENT: Reason("token-spent", "R9.5"),
    actions.NOT_BLANK: Reason("not-blank", "R9.4"),
    actions.NOT_A_SYMBOL: Reason("not-a-symbol", "R9.3"),
    actions.NO_USE: Reason("no-use", "R9.6"),
    actions.SAME_SYMBOL: Reason("same-symbol", "R9.3"),
    actions.NOT_THE_CHANGED: Reason("not-the-changed", "R9.3"),
    actions.NOT_CHANGING: Reason("not-changing", "R9.3"),
    actions.MUST_STORE: Reason("must-store", "R8.3"),
    actions.NOT_STORING: Reason("not-storing", "R8.5"),
}

GAME: Game[BabylonState, BabylonOptions] = Game(
    name="babylon",
    rules_version=1,
    seats=(2, 3, 4),
    options=BabylonOptions,
    presets=PRESETS,
    state=Babylon,
    actions=actions.ACTIONS,
    reasons={**COMMON_REASONS, **REASONS},
    surface=BabylonSurface(),
    proofs=PROOFS,
    folder=Path(__file__).parent,
    tuning=TUNING,
)
