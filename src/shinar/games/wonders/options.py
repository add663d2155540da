"""Which ways of playing 7 Wonders are there? The order of the fields is that of the numbers in state.pxd.

Boards and sides are not chosen here by name: where they are `chosen`, the players choose at the table, before the first
Age. Rulings that only Leaders or Cities can bring up become options together with them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from shinar.options import Options, option


@dataclass(frozen=True)
class WondersOptions(Options):
    """The defaults are the base game with boards and sides dealt at random."""

    tower: bool = option(False, "R13.1")
    projects: bool = option(False, "R15.1")
    wonder_pack: bool = option(False, "R11.1")
    boards: Literal["random", "chosen"] = option("random", "R2.5 R2.7")
    sides: Literal["random", "all_a", "chosen"] = option("random", "R2.6 R2.8")
    tile_active_from: Literal["next_turn", "end_of_turn"] = option("next_turn", "R13.8")
    tax_on_free_builds: bool = option(True, "R13.14")
    free_city_affected: bool = option(True, "R12.15")
    partial_penalty: bool = option(False, "R15.27")


PRESETS = {
    "base": WondersOptions(),
    "babel": WondersOptions(tower=True, projects=True),
    "full": WondersOptions(tower=True, projects=True, wonder_pack=True),
}
