"""The protocol: what a game is. This page is the specification; a new game is written against it and nothing else.

A game is rules (a `State`), a `Surface` that explains them to people and wires, and a `Game` that names both.

**State** (shinar/state.py) is a game in progress: one block of numbers. Rules override eight methods, all silent and
deterministic; seats and actions are small numbers:

    deal(seats, options, seed)   begin a fresh game; every field is set from these three alone
    to_act()                     bit mask of the seats that owe a choice; 0 = the game is over
    legal(seat, out)             the actions this seat may choose now, ascending; none where it owes no choice
    why_not(seat, action)        0 where legal() lists the action, else the number of a reason
    choose(seat, action)         seal a legal choice; with the last one owed, the round is resolved
    redeal(seat, seed)           deal anew what `seat` (-1: spectators) cannot know, all possibilities equally likely;
                                 what comes out is made from what the seat knows and the seed, and from nothing else
    result(points, ranks)        running or final score; rank 0 is first, equal ranks share
    observe(seat, out)           all that the seat may know, as numbers documented by the game

and may override a ninth, for bots that look no further; the state may be one that they imagine, so all of it counts:

    estimate(seat)               by how much the seat is ahead of the best of the others while the game goes on, in
                                 hundredths of a point; the running score, where a game has nothing better

Choices that players make at once are owed at once, and stay sealed until the last arrives: the order of arrival never
matters. A choice of several parts is several actions by the same seat. A state is never asked for an illegal choice;
hosts ask `why_not` first, at their border. The field `reveals` counts the events that showed somebody what his own
choices did not tell him (a draw, another's sealed card): undo is free back to the last such event.

Everybody outside the rules uses the State's doors for Python: start, acting, legal_actions, reason, play, standing,
observation, outlook, redealt, clone, to_bytes, from_bytes, edit, random_play.

**Surface** is ordinary typed Python: ids and numbers for people and wires, never a sentence. Sentences are in the
Fluent catalogues of the game (`text/<language>.ftl`), under the keys named here:

    move-<kind>     a Move, with its fields as parameters           why-<name>      a reason, see Game.reasons
    news-<kind>     an Event                                        sheet-<key>     a category of the score sheet
    phase-<key>     what the seat at turn is asked for              option-<name>, option-<name>-<value>
    tally-<kind>    a Mark, what statistics are counted by
    <field>-<n>     how value n of a field of that name is called (in Moves, Events, Views), where a number says nothing
    label-<field>   how a field of the View is called, where it is shown as it is (a page without a board of its own)

Such a table reads any view: a number or a list of a field `goods` or `own_goods` is said by `good-<n>`, one of `…_seat`
by the player's name, and a structure with a field `key` is that message, filled with its other fields.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from shinar.options import Options, OptionSpec, numbers, read_options, specs
from shinar.state import State

__all__ = [
    "COMMON_REASONS",
    "Event",
    "Game",
    "Mark",
    "Move",
    "Options",
    "Proofs",
    "Reason",
    "ScoreSheet",
    "SheetRow",
    "State",
    "Surface",
    "Tuning",
    "View",
]


O = TypeVar("O", bound=Options)
S = TypeVar("S", bound=State)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)


class View(msgspec.Struct, frozen=True, kw_only=True):
    """All that one seat, or a spectator (None), may know. Games add their fields.

    A structure in it that belongs to a seat says so in its field `seat`, and is shown by it where there is no board.
    """

    viewer: int | None
    acting: list[int]  # seats that owe a choice
    over: bool
    phase: str


class Move(msgspec.Struct, frozen=True, kw_only=True):
    """A legal action made readable. Games add fields (numbers) that name what the move touches."""

    action: int
    text: str  # compact notation: no spaces, the same for the same action everywhere
    kind: str


class Event(msgspec.Struct, frozen=True, kw_only=True):
    """Something that happened, derived from two views of one viewer."""

    kind: str
    numbers: dict[str, int]


class SheetRow(msgspec.Struct, frozen=True):
    key: str
    points: list[int]  # by seat


class ScoreSheet(msgspec.Struct, frozen=True, kw_only=True):
    rows: list[SheetRow]
    totals: list[int]
    ranks: list[int]


V = TypeVar("V", bound=View)


class Surface(Protocol[S_contra, V]):
    """What a game shows. All arguments are read, none is changed."""

    def view(self, state: S_contra, seat: int | None) -> V: ...
    def move(self, state: S_contra, seat: int, action: int) -> Move: ...
    def parse(self, text: str) -> int:
        """The action whose Move has this text; ValueError where there is none."""
        ...

    def sheet(self, state: S_contra) -> ScoreSheet: ...
    def news(self, before: V, after: V) -> list[Event]: ...


class Reason(msgspec.Struct, frozen=True):
    """Why an action may not be chosen, by name, with the rule behind it."""

    name: str
    rule: str


class Mark(msgspec.Struct, frozen=True):
    """Something that a seat had in a game, or (-1) that the game had: statistics are counted by it.

    The kind has a text, `tally-<kind>`; number n is called `<word>-<n>`, `word` being the kind up to its first hyphen.
    """

    kind: str
    number: int
    seat: int


COMMON_REASONS: Mapping[int, Reason] = {
    1: Reason("game-over", ""),
    2: Reason("not-owed", ""),
    3: Reason("no-such-action", ""),
}


@dataclass(frozen=True)
class Proofs(Generic[S]):
    """What the laws of shinar/check.py need to know about a game to test it."""

    census: Callable[[S], Mapping[str, int]]  # every component counted, wherever it lies
    longest: Callable[[Options, int], int]  # no game with these options and seats takes more choices
    highest: int  # no seat has more points
    lowest: int  # nor fewer
    hidden: Callable[[S, int], Mapping[str, object]]  # by name: what the seat cannot know; each must vary under redeal
    # Seat i becomes order[i]; None where seats are not alike, always or under the options of this state.
    relabel: Callable[[S, list[int]], S | None] | None


@dataclass(frozen=True)
class Tuning:
    """How a tree search plays a game best: found by measurement, see docs/bots.md and docs/strength.md."""

    explore: float = 0.7  # how much it tries what looks worse but was tried less
    others: str = "selfish"  # each wants the best for himself; or "paranoid": the worst for the searcher; or "policy"
    picks: int = 1  # a rollout makes the best of so many random choices, by the estimate; 1 = any
    depth: int = 1 << 30  # choices of a rollout before it is cut and the position estimated
    rounds: bool = False  # choices are sealed: one is carried out, by any answers, before the estimate is asked
    ordered: bool = False  # untried choices are tried in the order of the estimate, not at random
    faith: float = 0.0  # visits that the estimate counts for, of a choice tried in that order
    width: float = 0.0  # progressive widening: width * visits ** growth choices are tried; 0 = all of them
    growth: float = 0.5
    margin: float = 0.2  # share of the points in the reward; the rest is for winning
    scale: float = 10.0  # points ahead that are half of what there is to gain
    share: float = 0.3  # of what is left of a turn's budget for each of its choices
    budgets: Mapping[str, int] = field(default_factory=dict[str, int])  # iterations for a whole turn, by level of play


@dataclass(frozen=True)
class Game(Generic[S, O]):
    """One game of the catalogue."""

    name: str
    rules_version: int
    seats: tuple[int, ...]  # how many can play
    options: type[O]
    presets: Mapping[str, O]  # the first is the default
    state: type[S]
    actions: int  # action numbers are 0..actions-1
    reasons: Mapping[int, Reason]
    surface: Surface[S, Any]
    proofs: Proofs[S]
    folder: Path  # holds RULES.md and text/
    tally: Callable[[S], Iterable[Mark]] | None = None  # of a finished game, for `shinar simulate`
    tally_choices: Callable[[Sequence[tuple[int, int]]], Iterable[Mark]] | None = None  # what only (seat, action) tell
    tuning: Tuning = Tuning()

    def new(self, seed: int, *, seats: int | None = None, options: O | None = None) -> S:
        """A fresh game, dealt."""
        count = self.seats[0] if seats is None else seats
        self.check_seats(count)
        if not 0 <= seed < 1 << 64:
            raise ValueError("a seed is a number from 0 to 2**64 - 1")
        state = self.state()
        state.start(count, numbers(options or self.options()), seed)
        return state

    def check_seats(self, count: int) -> None:
        if count not in self.seats:
            raise ValueError(f"{self.name} is for {' or '.join(map(str, sorted(self.seats)))} seats, not {count}")

    def option_specs(self) -> tuple[OptionSpec, ...]:
        return specs(self.options)

    def read_options(self, texts: Mapping[str, str], preset: str | None = None) -> O:
        """Options from texts such as a command line gives, on top of a preset (the first by default)."""
        if preset is not None and preset not in self.presets:
            raise ValueError(f"{self.name} has no preset {preset!r}; there are: {', '.join(self.presets)}")
        base = self.presets[preset or next(iter(self.presets))]
        return read_options(base, texts)
