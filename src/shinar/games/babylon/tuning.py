"""How does tree search play Babylon best? Found by letting variants play hundreds of games against each other.

As in Babel the estimate tells more than a random rollout, so a leaf is estimated at once. A turn is many small choices,
and most sites, turns and free corners are poor: they are tried in the order of the estimate, which thinks a placement
to its end, and no more than a few at first. So the search goes deep into its own turn instead of wide into the garden.
"""

from __future__ import annotations

from shinar.game import Tuning

TUNING = Tuning(
    explore=0.1,  # 0.3 wanders: the estimate is rarely far off
    depth=0,
    ordered=True,
    width=1.0,
    growth=0.4,
    share=0.3,  # seven choices are usual in a turn, the first of them (which tile to dig) the hardest
    budgets={"easy": 20, "medium": 1_000, "hard": 10_000, "expert": 60_000},  # at most 50 µs an iteration
)
