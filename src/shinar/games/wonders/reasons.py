"""Which rule stands behind each refusal of actions.pxd?"""

from __future__ import annotations

from shinar.game import COMMON_REASONS, Reason
from shinar.games.wonders import actions

REASONS = {
    **COMMON_REASONS,
    actions.OTHER_QUESTION: Reason("other-question", "R3.5"),
    actions.NOT_IN_HAND: Reason("not-in-hand", "R4.1"),
    actions.NOT_IN_PILE: Reason("not-in-pile", "R10.23"),
    actions.ALREADY_BUILT: Reason("already-built", "R4.3"),
    actions.TOO_FEW_COINS: Reason("too-few-coins", "R5.9"),
    actions.NOT_ON_OFFER: Reason("not-on-offer", "R5.5"),
    actions.NO_STAGE_LEFT: Reason("no-stage-left", "R4.5"),
    actions.NO_SUCH_STAGE: Reason("no-such-stage", "R4.5"),
    actions.STAGE_TOO_FEW_COINS: Reason("stage-too-few-coins", "R5.9"),
    actions.STAGE_NOT_ON_OFFER: Reason("stage-not-on-offer", "R5.5"),
    actions.TOWER_NOT_IN_PLAY: Reason("tower-not-in-play", "R13.1"),
    actions.NO_TILE_LEFT: Reason("no-tile-left", "R13.4"),
    actions.NO_SUCH_TILE: Reason("no-such-tile", "R13.4"),
    actions.NO_SUCH_MEANS: Reason("no-such-means", "R5.16"),
    actions.CANNOT_JOIN: Reason("cannot-join", "R15.3"),
    actions.NO_WILDCARD: Reason("no-wildcard", "R15.16"),
    actions.NO_SUCH_SPLIT: Reason("no-such-split", "R5.11"),
    actions.FREE_CITY_CAN_USE: Reason("free-city-can-use", "R12.9"),
    actions.FREE_CITY_NO_TILES: Reason("free-city-no-tiles", "R12.14"),
    actions.WRONG_COLOUR: Reason("wrong-colour", "R15.21"),
    actions.NOT_IN_CITY: Reason("not-in-city", "R15.21"),
    actions.NO_SUCH_TOKEN: Reason("no-such-token", "R15.23"),
    actions.MUST_USE_CARD: Reason("must-use-card", "R3.2"),
    actions.BOARD_TAKEN: Reason("board-taken", "R2.7"),
    actions.BOARD_NOT_IN_PLAY: Reason("board-not-in-play", "R2.5"),
    actions.NOT_SO_BUILT: Reason("not-so-built", "R10.23"),
}
