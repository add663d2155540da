"""Which ways of playing Caravan are there? The order of the fields is that of the numbers in rules.pxd."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from shinar.options import Options, option


@dataclass(frozen=True)
class CaravanOptions(Options):
    passing: Literal["left", "right"] = option("left", "R3.6")
    open_sales: bool = option(False, "R3.3")
    packet: int = option(4, "R2.2", low=3, high=5)


PRESETS = {"usual": CaravanOptions(), "open": CaravanOptions(open_sales=True, packet=3)}
