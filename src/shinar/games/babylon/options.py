"""Which ways of playing Babylon are there? The order of the fields is that of the numbers in state.pxd."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from shinar.options import Options, option


@dataclass(frozen=True)
class BabylonOptions(Options):
    """The defaults are the rulebook of 2024 with our rulings; the other values are other readings of it."""

    complete_overlap: Literal["never", "directly_above"] = option("never", "R6.17")
    cover_pieces: Literal["but_foot", "anything", "never"] = option("but_foot", "R6.19 R6.20")
    bridge_room: Literal["kept", "free"] = option("kept", "R6.21 R6.22 R7.10 R7.11 R10.3")
    statue_lines: Literal["visible", "standing"] = option("visible", "R7.16")
    statue_restart: bool = option(True, "R7.17")
    supply: Literal["limited", "unlimited"] = option("limited", "R1.6")
    token_spaces: Literal["one_per_turn", "one_per_tile"] = option("one_per_turn", "R9.3 R9.4 R9.5")
    effect_tokens: int = option(2, "R1.7", low=0, high=2)
    bridges_hide: bool = option(False, "R10.4")


PRESETS = {
    "2024": BabylonOptions(),
    "plain": BabylonOptions(effect_tokens=0),
}
