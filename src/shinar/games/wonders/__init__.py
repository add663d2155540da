"""7 Wonders, a card game of A. Bauza, with the Wonder Pack, the Tower of Babel and the Great Projects.

To read in this order: RULES.md, effects.pxd, cards.py, boards.py, tiles.py, project_cards.py, state.pxd, actions.pxd,
cost.py (the hard function), ways.py, legal.py, sealing.py, apply.py, age.py, city.py, score.py, the expansions in
tower.py and projects.py, knowledge.py, observe.py, view.py; for bots evaluation.py and tuning.py.
"""

from __future__ import annotations

from pathlib import Path

from shinar.game import Game
from shinar.games.wonders import actions
from shinar.games.wonders.options import PRESETS, WondersOptions
from shinar.games.wonders.proofs import PROOFS
from shinar.games.wonders.reasons import REASONS
from shinar.games.wonders.rules import Wonders
from shinar.games.wonders.tally import tally
from shinar.games.wonders.tuning import TUNING
from shinar.games.wonders.view import WondersSurface

GAME: Game[Wonders, WondersOptions] = Game(
    name="wonders",
    rules_version=1,
    seats=(3, 4, 5, 6, 7, 2),
    options=WondersOptions,
    presets=PRESETS,
    state=Wonders,
    actions=actions.ACTIONS,
    reasons=REASONS,
    surface=WondersSurface(),
    proofs=PROOFS,
    folder=Path(__file__).parent,
    tally=tally,
    tuning=TUNING,
)
