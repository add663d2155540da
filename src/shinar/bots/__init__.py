"""Who plays when nobody is at the seat? Bots, which see what a player may see and know no game by name.

>>> from shinar.bots import Seat, new_bot
>>> bot = new_bot("greedy", seed=1)
>>> action = bot.choose(Seat(table, 0))
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields

import msgspec

from shinar.bots.outside import OutsideBot
from shinar.bots.search import LEVELS, Considered, LevelBot, Report, SearchBot, search
from shinar.bots.seat import Bot, Seat
from shinar.bots.simple import GreedyBot, RandomBot
from shinar.game import Tuning

__all__ = [
    "BOTS", "LEVELS", "Bot", "Considered", "GreedyBot", "LevelBot", "OutsideBot", "RandomBot", "Report", "SearchBot",
    "Seat", "new_bot", "search",
]  # fmt: skip

# Whoever may be seated by name, the weakest first.
BOTS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    **{name: level.bot for name, level in LEVELS.items()},
}


def new_bot(name: str, seed: int, *, scale: float = 1.0, timed: bool = True) -> Bot:
    """A bot by name. Its choices depend on `seed` and on what it sees, and on nothing else but, if `timed`, the clock.

    `scale` multiplies the budget of the levels; without the clock (`timed=False`) they think as long as it takes, and
    the same everywhere. `search:iterations=2000,depth=20,explore=1.0` is a search with that budget for a whole turn
    (`seconds=1.5` is one too) and, for what is named (see Tuning in shinar/game.py), other values than the game's.
    """
    if name in LEVELS:
        return LEVELS[name].bot(seed, scale=scale, timed=timed)
    if name.startswith("search:"):
        return _searching(name, seed)
    if name not in BOTS:
        raise ValueError(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
    return BOTS[name](seed)


def _searching(name: str, seed: int) -> SearchBot:
    pairs = [pair.partition("=") for pair in name.removeprefix("search:").split(",")]
    told = {key: value for key, _, value in pairs}
    known = [field.name for field in fields(Tuning)]
    for key in told:
        if key not in ("iterations", "seconds", *known):
            raise ValueError(f"a search has no {key!r}; it has: iterations, seconds, {', '.join(known)}")
    try:
        tuning = msgspec.convert({key: told[key] for key in told if key in known}, Tuning, strict=False)
        iterations = int(told["iterations"]) if "iterations" in told else None
        seconds = float(told["seconds"]) if "seconds" in told else None
    except ValueError as error:
        raise ValueError(f"{name}: {error}") from None
    if iterations is None and seconds is None:
        raise ValueError(f"{name}: a search needs iterations=… or seconds=…")
    changes = {key: getattr(tuning, key) for key in told if key in known}
    return SearchBot(seed, iterations=iterations, seconds=seconds, tuning=changes)
