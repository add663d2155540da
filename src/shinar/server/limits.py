"""How often may somebody ask? Budgets that refill steadily, and a bounded number of them."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic


class Budget:
    __slots__ = ("_left", "_most", "_rate", "_then")

    def __init__(self, most: float, rate: float) -> None:
        self._most = self._left = most
        self._rate = rate
        self._then = monotonic()

    def take(self) -> bool:
        """Spend one, if there is one left."""
        now = monotonic()
        self._left = min(self._most, self._left + (now - self._then) * self._rate)
        self._then = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Budgets:
    """One budget per name. The names used longest ago are forgotten: memory stays bounded whoever asks."""

    def __init__(self, most: float, rate: float, names: int = 10_000) -> None:
        self._most = most
        self._rate = rate
        self._names = names
        self._budgets: OrderedDict[str, Budget] = OrderedDict()

    def take(self, name: str) -> bool:
        budget = self._budgets.pop(name, None) or Budget(self._most, self._rate)
        self._budgets[name] = budget
        if len(self._budgets) > self._names:
            self._budgets.popitem(last=False)
        return budget.take()
