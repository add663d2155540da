"""On what are the laws tried? A Trial is one random game, kept step by step, and a notebook for what is wrong."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, cast

import msgspec

from shinar.catalog import AnyGame
from shinar.layout import layout_of
from shinar.options import Options
from shinar.state import State

KEPT = 3  # violations of one law in one game that are written down; more of the same teach nothing
TOO_LONG = 20_000  # choices after which a random game is left unfinished, whatever its proven bound
SPECTATOR = -1


@dataclass(frozen=True)
class Violation:
    """Where a law was broken. The same game, seats, options and seed break it again at the same step."""

    law: str
    seed: int
    step: int  # choices made before
    text: str

    def __str__(self) -> str:
        return f"{self.law}: seed {self.seed}, step {self.step}: {self.text}"


@dataclass
class Tally:
    """How often each hidden thing could have varied, and how often it did, over all games of one setting."""

    tried: defaultdict[tuple[str, ...], int] = field(default_factory=lambda: defaultdict(int))
    varied: defaultdict[tuple[str, ...], int] = field(default_factory=lambda: defaultdict(int))


class Trial:
    """One random game. `states[i]` is a copy from before `choices[i]`; `blocks[i]` is what its bytes were then."""

    def __init__(
        self, game: AnyGame, seats: int, options: Options, seed: int, budget: int = 8, tally: Tally | None = None
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.budget = budget
        self.tally = tally or Tally()
        self.states: list[State] = []
        self.blocks: list[bytes] = []
        self.choices: list[tuple[int, int]] = []
        self.begin("playing")
        self._phases: list[str] = []

    def begin(self, law: str) -> None:
        """Turn the page: each law has its own chance, so that it finds the same whichever laws are tried."""
        self.law = law
        self.step = 0
        self.checks = 0
        self.broken = 0
        self.violations: list[Violation] = []
        self.chance = random.Random(f"{self.game.name} {self.seats} {self.seed} {law}")

    def play(self) -> None:
        """The game itself. It stops where no legal choice is offered; law `legality` says so."""
        state = self.game.new(self.seed, seats=self.seats, options=self.options)
        self._keep(state)
        while (acting := state.acting()) and len(self.choices) < TOO_LONG:
            seat = self.chance.choice(acting)
            actions = state.legal_actions(seat)
            if not actions or len(self.choices) > self.bound:
                break
            action = self.chance.choice(actions)
            state.play(seat, action)
            self.choices.append((seat, action))
            self._keep(state)

    def _keep(self, state: State) -> None:
        self.states.append(state.clone())
        self.blocks.append(state.to_bytes())
        self.step = len(self.choices)

    @property
    def bound(self) -> int:
        return self.game.proofs.longest(self.options, self.seats)

    # -- which steps ---------------------------------------------------------------------------------------------------

    def every(self) -> Iterator[State]:
        for step, state in enumerate(self.states):
            self.step = step
            yield state

    def some(self) -> Iterator[State]:
        """As many steps as the budget allows: two of each phase of the game, the end, and random ones."""
        steps = list(range(len(self.states)))
        if len(steps) > self.budget:
            self.chance.shuffle(steps)
            phases = [self._phase_of(step) for step in range(len(steps))]
            ranks: defaultdict[str, int] = defaultdict(int)
            order: list[tuple[int, int]] = []
            for step in steps:
                ranks[phases[step]] += 1
                order.append((max(ranks[phases[step]] - 1, 1), step))
            order.sort(key=lambda item: item[0])
            steps = sorted(step for _, step in order[: self.budget])
        for step in steps:
            self.step = step
            yield self.states[step]

    def _phase_of(self, step: int) -> str:
        if not self._phases:
            self._phases = [self.game.surface.view(state, None).phase for state in self.states]
        return self._phases[step]

    # -- what is right -------------------------------------------------------------------------------------------------

    def must(self, ok: bool, text: str) -> None:
        self.checks += 1
        if not ok:
            self.broken += 1
            if len(self.violations) < KEPT:
                self.violations.append(Violation(self.law, self.seed, self.step, text))

    def same(self, left: Any, right: Any, text: str) -> None:
        equal = left == right
        self.must(equal, text if equal else f"{text}: {difference(left, right)}")

    def same_state(self, left: State, right: State, text: str) -> None:
        self.same_block(left.to_bytes(), right.to_bytes(), text)

    def same_block(self, left: bytes, right: bytes, text: str) -> None:
        if left == right:
            self.must(True, text)
        else:
            made = self.game.state.from_bytes
            self.must(False, f"{text}: {difference(fields_of(made(left)), fields_of(made(right)))}")

    # -- what a viewer sees --------------------------------------------------------------------------------------------

    @property
    def viewers(self) -> range:
        """All seats and, as -1, a spectator."""
        return range(SPECTATOR, self.seats)

    def view(self, state: State, viewer: int) -> Any:
        return self.game.surface.view(state, None if viewer == SPECTATOR else viewer)

    def sight(self, state: State, viewer: int) -> Sight:
        """All that the doors tell this viewer."""
        return Sight(
            msgspec.json.encode(self.view(state, viewer)),
            state.observation(viewer),
            state.acting(),
            state.legal_actions(viewer) if viewer >= 0 else [],
        )


class Sight(msgspec.Struct, frozen=True):
    view: msgspec.Raw | bytes
    observation: list[int]
    acting: list[int]
    legal: list[int]


# -- short differences -------------------------------------------------------------------------------------------------


def fields_of(state: State) -> dict[str, Any]:
    return {name: getattr(state, name) for name in layout_of(type(state)).fields}


def difference(left: Any, right: Any) -> str:
    """The first place where two things differ: `traders[0].coins 3 is not 4`."""
    path, a, b = _first_difference(_plain(left), _plain(right), "")
    return f"{path} {_short(a)} is not {_short(b)}".strip()


def _plain(value: Any) -> Any:
    if isinstance(value, Sight):
        seen = msgspec.json.decode(value.view)
        return {"view": seen, "observation": value.observation, "acting": value.acting, "legal": value.legal}
    return msgspec.to_builtins(value, enc_hook=repr)


def _first_difference(left: Any, right: Any, path: str) -> tuple[str, Any, Any]:
    for name, a, b in _pairs(left, right):
        if a != b:
            return _first_difference(a, b, path + name)
    return path.lstrip("."), left, right


def _pairs(left: Any, right: Any) -> list[tuple[str, Any, Any]]:
    """The parts of two things of one shape; none where the shapes differ."""
    if isinstance(left, dict) and isinstance(right, dict):
        a, b = cast("dict[Any, Any]", left), cast("dict[Any, Any]", right)
        return [(f".{key}", a[key], b[key]) for key in a] if a.keys() == b.keys() else []
    if isinstance(left, (list, tuple)) and isinstance(right, (list, tuple)):
        c, d = cast("list[Any]", left), cast("list[Any]", right)
        return [(f"[{i}]", c[i], d[i]) for i in range(len(c))] if len(c) == len(d) else []
    return []


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."
