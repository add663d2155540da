"""Which choices does random play in compiled code make? The same dice in Python, for writing such a game down.

They are those of `State.random_play`, which are frozen (see shinar/state.py); a test compares whole games.
"""

from __future__ import annotations

WORD = (1 << 64) - 1
STEP = 6364136223846793005
GAP = 1442695040888963407
MIX = ((30, 0xBF58476D1CE4E5B9), (27, 0x94D049BB133111EB))


class Dice:
    def __init__(self, seed: int) -> None:
        word = (seed + GAP) & WORD
        for shift, factor in MIX:
            word = ((word ^ (word >> shift)) * factor) & WORD
        self._word = word ^ (word >> 31)

    def throw(self, n: int) -> int:
        """A number 0..n-1."""
        self._word = (self._word * STEP + GAP) & WORD
        return ((self._word >> 33) * n) >> 31
