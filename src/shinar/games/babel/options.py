"""Which ways of playing Babel are there? The order of the fields is that of the numbers in state.pxd."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from shinar.options import Options, option


@dataclass(frozen=True)
class BabelOptions(Options):
    """The defaults are the rules of 2013."""

    starting_hands: Literal["3-5", "5-5"] = option("3-5", "R2.5", aliases={"[3,5]": "3-5", "[5,5]": "5-5"})
    sumerian_scope: Literal["all_matching", "top_group"] = option("all_matching", "R8.10 R8.11")
    halve_reveals: bool = option(True, "R8.17 R8.18 R10.13 R10.14")
    temple_stacks_public: Literal["all", "top_only"] = option(
        "all", "R10.4 R10.5 R10.6 R10.14", aliases={"true": "all"}
    )
    hand_size_public: Literal["always", "announce_4_plus"] = option("always", "R3.8 R10.7 R10.8")
    reshuffle: Literal["on_demand", "on_exhaustion"] = option("on_demand", "R3.3 R3.4")
    end_phase_low_applies_to: Literal["either", "opponent_of_first_15"] = option("either", "R9.5")
    temple_deck_end: Literal["on_last_card", "when_draw_impossible"] = option("on_last_card", "R9.6 R9.7 R12.3")
    first_turn_guard: bool = option(True, "R5.10 R5.11 R5.13")
    allow_empty_skill: bool = option(False, "R7.7 R7.8")
    full_tie: Literal["draw", "second_seat"] = option("draw", "R9.12")
    stalemate_turns: int = option(100, "R9.8 R12.1 R12.2", low=1, high=500)


PRESETS = {
    "2013": BabelOptions(),
    "classic": BabelOptions(starting_hands="5-5", sumerian_scope="top_group", reshuffle="on_exhaustion"),
}
