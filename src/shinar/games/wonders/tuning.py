"""How does tree search play 7 Wonders best? Found by letting variants play games against each other; see
docs/strength.md.

A game has eighteen turns and is soon played to its end at random, so rollouts are not cut: in the same time they do as
well as positions estimated after the round, and see what the estimate does not. Chance settles so much of who wins
then that the reward looks at the points more than at the victory. Choices are sealed in parts, therefore `rounds`; the
greedy bot goes by it too.
"""

from __future__ import annotations

from shinar.game import Tuning

TUNING = Tuning(
    explore=0.3,
    rounds=True,
    margin=0.8,
    share=0.6,
    budgets={"easy": 2_000, "medium": 8_000, "hard": 30_000, "expert": 100_000},
)
