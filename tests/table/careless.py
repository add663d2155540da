"""A game for the tests of tables that hides nothing by itself: its view shows the whole state, seals and all.

Every round all seats at once play a card of their hand (`c0` to `c9`), and pay left or right (`pay0`, `pay1`) for one
of five or more. The highest card wins, of equal ones that of the lowest seat. Then its owner alone may tap (a point)
and peek (which reveals something) up to four times, until he is done. After three rounds the points decide.
"""

import json
import random
from dataclasses import dataclass
from pathlib import Path

from shinar.game import COMMON_REASONS, Event, Game, Move, Options, Reason, ScoreSheet, SheetRow, View
from shinar.options import option

PAY, TAP, PEEK, DONE, ACTIONS = 10, 12, 13, 14, 15
TEXTS = [*(f"c{card}" for card in range(10)), "pay0", "pay1", "tap", "peek", "done"]


@dataclass(frozen=True)
class CarelessOptions(Options):
    rounds: int = option(3, "R1", low=1, high=3)
    bonus: bool = option(False, "R2")


class CarelessState:
    """Not a State, but all of one that a table may use."""

    FIELDS = (
        "seats",
        "rounds",
        "bonus",
        "rng",
        "reveals",
        "hands",
        "sealed",
        "points",
        "alone",
        "taps",
        "played",
        "last",
    )

    def start(self, seats, options, seed):
        self.seats, self.rounds, self.bonus, self.rng = seats, options[0], options[1], seed
        cards = [card % 10 for card in range(10 * seats)]
        random.Random(seed).shuffle(cards)
        self.hands = [sorted(cards[5 * seat : 5 * seat + 5]) for seat in range(seats)]
        self.sealed = [[] for _ in range(seats)]
        self.points = [0] * seats
        self.reveals = self.taps = self.played = 0
        self.alone = -1
        self.last = []

    def acting(self):
        if self.played == self.rounds:
            return []
        return [self.alone] if self.alone >= 0 else [seat for seat in range(self.seats) if not self._ready(seat)]

    @property
    def is_over(self):
        return not self.acting()

    def _ready(self, seat):
        sealed = self.sealed[seat]
        return len(sealed) == 2 or (len(sealed) == 1 and sealed[0] < 5)

    def reason(self, seat, action):
        if self.is_over:
            return 1
        if seat not in self.acting():
            return 2
        if not 0 <= action < ACTIONS:
            return 3
        if self.alone >= 0:
            return 0 if action >= TAP else 10
        if self.sealed[seat]:
            return 0 if PAY <= action < TAP else 11
        return 0 if action < PAY and action in self.hands[seat] else 12

    def legal_actions(self, seat):
        return [action for action in range(ACTIONS) if self.reason(seat, action) == 0]

    def play(self, seat, action):
        if self.reason(seat, action):
            raise ValueError(f"seat {seat} may not choose action {action}")
        if self.alone >= 0:
            self._play_alone(seat, action)
        else:
            self.sealed[seat].append(action)
            if all(map(self._ready, range(self.seats))):
                self._resolve()

    def _play_alone(self, seat, action):
        self.taps += 1
        self.points[seat] += action == TAP
        if action == PEEK:
            self.reveals += 1
            self.rng = (self.rng * 6364136223846793005 + 1) % (1 << 64)
            self.points[seat] += self.rng >> 63
        if action == DONE or self.taps == 4:
            self.alone, self.taps = -1, 0
            self.played += 1

    def _resolve(self):
        self.reveals += 1
        self.last = self.sealed
        winner = max(range(self.seats), key=lambda seat: (self.sealed[seat][0], -seat))
        for seat, sealed in enumerate(self.sealed):
            self.hands[seat].remove(sealed[0])
            if len(sealed) == 2:
                self.points[(seat + (1 if sealed[1] == PAY else -1)) % self.seats] += 1
        self.points[winner] += 5 if self.bonus else 3
        self.sealed = [[] for _ in range(self.seats)]
        self.alone = winner

    def standing(self):
        return list(self.points), [sum(other > own for other in self.points) for own in self.points]

    def observation(self, seat):
        return [seat, *self.to_bytes()]

    def redealt(self, seat, seed):
        return self.clone()

    def clone(self):
        return self.from_bytes(self.to_bytes())

    def to_bytes(self):
        return json.dumps([getattr(self, name) for name in self.FIELDS]).encode()

    @classmethod
    def from_bytes(cls, block):
        state = cls()
        for name, value in zip(cls.FIELDS, json.loads(block), strict=True):
            setattr(state, name, value)
        return state


class CarelessView(View, frozen=True, kw_only=True):
    everything: str
    last: list[list[int]]


class CarelessSurface:
    def view(self, state, seat):
        everything = state.to_bytes().decode()
        acting = state.acting()
        return CarelessView(
            viewer=seat, acting=acting, over=not acting, phase="any", everything=everything, last=state.last
        )

    def move(self, state, seat, action):
        return Move(action=action, text=TEXTS[action], kind="alone" if state.alone >= 0 else "card")

    def parse(self, text):
        return TEXTS.index(text)

    def sheet(self, state):
        points, ranks = state.standing()
        return ScoreSheet(rows=[SheetRow(state.to_bytes().decode(), points)], totals=points, ranks=ranks)

    def news(self, before, after):
        if before.everything == after.everything:
            return []
        return [Event(kind="changed", numbers={"from": len(before.everything), "to": len(after.everything)})]


GAME = Game(
    name="careless",
    rules_version=1,
    seats=(2, 3, 4),
    options=CarelessOptions,
    presets={"usual": CarelessOptions()},
    state=CarelessState,
    actions=ACTIONS,
    reasons=COMMON_REASONS | {10: Reason("alone", "R3"), 11: Reason("pay-first", "R2"), 12: Reason("no-card", "R1")},
    surface=CarelessSurface(),
    proofs=None,
    folder=Path(__file__).parent,
)
