"""What of a game of Babel goes into statistics: the skills that each player used, by what they do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from shinar.game import Mark
from shinar.games.babel.actions import DEFECT, DESERT, DESTROY, HALVE, PAY, SKIP, STEAL
from shinar.games.babel.state import ASSYRIANS, HITTITES, MEDES, NATIONS, PERSIANS, SUMERIANS

HALVING = NATIONS  # the skill that any nation can pay for
# Where the actions of each skill begin in the table; PAY ends them.
SKILLS = (
    (DESTROY, ASSYRIANS),
    (STEAL, HITTITES),
    (DESERT, MEDES),
    (SKIP, PERSIANS),
    (DEFECT, SUMERIANS),
    (HALVE, HALVING),
)


def tally_choices(choices: Sequence[tuple[int, int]]) -> Iterator[Mark]:
    for seat, action in choices:
        if DESTROY <= action < PAY:
            yield Mark("skill", skill_of(action), seat)


def skill_of(action: int) -> int:
    """The nation whose skill it is, or HALVING."""
    return next(skill for first, skill in reversed(SKILLS) if first <= action)
