"""How are figures said to a person? Numbers as his language writes them, and verdicts in a sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from shinar.arena.decision import EQUAL
from shinar.arena.intervals import Interval
from shinar.arena.plan import Plan
from shinar.arena.summary import PairSummary, Summary
from shinar.words import Words

# Between a number and its percent sign, and for the decimal point.
SIGNS: Mapping[str, tuple[str, str]] = {"en": ("%", "."), "fr": ("\u00a0%", ","), "zh-TW": ("%", ".")}


class Phrases:
    def __init__(self, plan: Plan, language: str) -> None:
        self.words = Words(plan.game, language)
        self._game = plan.game.name
        self._percent, self._point = SIGNS[language]

    def say(self, key: str, **params: int | str) -> str:
        return self.words.say(f"arena-{key}", **params)

    # -- numbers -------------------------------------------------------------------------------------------------------

    def number(self, value: float, digits: int = 1) -> str:
        return self._written(f"{value:.{digits}f}")

    def plain(self, value: float) -> str:
        """As many digits as it needs."""
        return self._written(f"{value:.10g}")

    def share(self, value: float, digits: int = 1) -> str:
        return f"{self.number(100 * value, digits)}{self._percent}"

    def tick_share(self, value: float) -> str:
        return f"{self.plain(round(100 * value, 6))}{self._percent}"

    def more(self, value: float) -> str:
        """A difference of shares."""
        return f"{self._written(f'{100 * value:+.1f}')}{self._percent}"

    def tick_more(self, value: float) -> str:
        return f"{self._written(f'{round(100 * value, 6):+.10g}' if value else '0')}{self._percent}"

    def more_points(self, value: float) -> str:
        return self._written(f"{value:+.1f}")

    def interval(self, interval: Interval, say: Callable[[float], str]) -> str:
        low, high = say(interval.low), say(interval.high)
        return f"{low.removesuffix(self._percent)} – {high}"

    def _written(self, text: str) -> str:
        return text.replace("-", "−").replace(".", self._point)

    # -- sentences -----------------------------------------------------------------------------------------------------

    def title(self) -> str:
        called = self.words.say("game-name") if self.words.has("game-name") else self._game
        return self.say("title", game=called)

    def played(self, summary: Summary) -> str:
        return self.say(
            "played",
            games=summary.games,
            deals=summary.deals,
            seats=summary.seats,
            times=summary.games_per_deal,
        )

    def verdict(self, pair: PairSummary) -> str:
        """Who of the two is better, as far as that is known."""
        first, second, sign = pair.first, pair.second, 1
        if pair.verdict == "second":
            first, second, sign = second, first, -1
        low, high = sorted((sign * pair.lead_interval.low, sign * pair.lead_interval.high))
        say = self.share if pair.verdict in ("first", "second") else self.more
        given = {
            "first": first,
            "second": second,
            "lead": say(sign * pair.lead),
            "low": say(low),
            "high": say(high),
            "points": self.more_points(sign * pair.points),
            "margin": self.share(EQUAL, 0),
        }
        key = {"equal": "equal", None: "open"}.get(pair.verdict, "better")
        return self.say(key, **given)

    def stopped(self, summary: Summary) -> str:
        return self.say("decided" if summary.decided else "undecided")
