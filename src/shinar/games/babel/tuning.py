"""How does tree search play Babel best? Found by letting variants play hundreds of games against each other.

The estimate is good and a random rollout is mostly noise, so a leaf is estimated at once; and of the many choices that
are legal, few are any good, so they are tried in the order of the estimate and no more than a few at first.
"""

from __future__ import annotations

from shinar.game import Tuning

TUNING = Tuning(
    explore=0.1,
    depth=0,
    ordered=True,
    width=1.0,
    growth=0.4,
    share=0.3,
    budgets={"easy": 100, "medium": 2_000, "hard": 20_000, "expert": 100_000},
)
