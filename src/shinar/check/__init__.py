"""Does a game keep the laws? Plays random games through the doors that everybody uses, and tries every law on them.

`check_game` takes one way of playing, `check_all` every seat count, preset and option; both answer with a Report.
`trace_digest` fingerprints seeded games, so that compiled and uncompiled rules can be compared.
"""

from __future__ import annotations

import dataclasses
import hashlib
import random
import traceback
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from shinar.catalog import AnyGame
from shinar.check.laws import LAWS, Law, never_varied
from shinar.check.sampler import Fit, check_sampler
from shinar.check.trial import Tally, Trial, Violation
from shinar.options import Options, changed, numbers

__all__ = ["LAWS", "Fit", "Report", "Row", "Violation", "check_all", "check_game", "check_sampler", "option_sets",
           "trace_digest"]  # fmt: skip

Progress = Callable[[int, int], None]  # games done, games in all


@dataclass
class Row:
    """What one law said about one way of playing."""

    law: str
    game: str
    seats: int
    options: Mapping[str, str]  # those that differ from the defaults
    games: int = 0
    checks: int = 0
    broken: int = 0  # checks that failed; the first few are kept as violations
    violations: list[Violation] = field(default_factory=list[Violation])


@dataclass
class Report:
    rows: list[Row] = field(default_factory=list[Row])

    @property
    def ok(self) -> bool:
        return not any(row.broken for row in self.rows)

    @property
    def checks(self) -> int:
        return sum(row.checks for row in self.rows)

    @property
    def broken(self) -> set[str]:
        """The laws that were broken."""
        return {row.law for row in self.rows if row.broken}

    def lines(self) -> Iterator[str]:
        """Every violation kept, and how to see it again."""
        for row in self.rows:
            chosen = " ".join(f"{name}={value}" for name, value in row.options.items()) or "default options"
            for violation in row.violations:
                yield f"{row.game}, {row.seats} seats, {chosen}: {violation}"


def check_game(
    game: AnyGame,
    *,
    games: int = 3,
    seed: int = 1,
    seats: int | None = None,
    options: Options | None = None,
    laws: Iterable[str] | None = None,
    budget: int = 8,
    progress: Progress | None = None,
) -> Report:
    """Try the laws (by name; None = all) on random games of one way of playing: game i has the seed `seed` + i.

    Cheap laws look at every step of a game, dear ones at about `budget` steps of it.
    """
    count = game.seats[0] if seats is None else seats
    chosen = game.presets[next(iter(game.presets))] if options is None else options
    tried = LAWS if laws is None else {name: LAWS[name] for name in laws}
    rows = {name: Row(name, game.name, count, changed(chosen)) for name in ("playing", *tried)}
    tally = Tally()
    for number in range(games):
        trial = Trial(game, count, chosen, seed + number, budget, tally)
        _try_law(trial, rows["playing"], "playing", Trial.play)
        for name, law in tried.items():
            if trial.states:
                _try_law(trial, rows[name], name, law)
        if progress:
            progress(number + 1, games)
    if "secrets" in rows:
        late = never_varied(tally, seed)
        rows["secrets"].broken += len(late)
        rows["secrets"].violations += late
    if not rows["playing"].broken:
        del rows["playing"]
    return Report(list(rows.values()))


def _try_law(trial: Trial, row: Row, name: str, law: Law) -> None:
    trial.begin(name)
    try:
        law(trial)
    except Exception as error:  # noqa: BLE001 - whatever a game raises is a finding, and the next law shall be tried
        place = traceback.extract_tb(error.__traceback__)[-1]
        trial.must(False, f"{type(error).__name__}: {error} ({place.filename}:{place.lineno})")
    row.games += 1
    row.checks += trial.checks
    row.broken += trial.broken
    row.violations += trial.violations


def check_all(
    game: AnyGame,
    *,
    games: int = 3,
    seed: int = 1,
    seats: Sequence[int] | None = None,
    laws: Iterable[str] | None = None,
    budget: int = 8,
    presets_only: bool = False,
    progress: Progress | None = None,
) -> Report:
    """`check_game` for every seat count, every preset, and (or not) every option alone at each of its values."""
    names = None if laws is None else list(laws)
    sets = list(game.presets.values()) if presets_only else option_sets(game)
    ways = [(count, options) for count in seats or game.seats for options in sets]
    report = Report()
    for number, (count, options) in enumerate(ways):

        def step(done: int, _: int, before: int = number * games) -> None:
            if progress:
                progress(before + done, len(ways) * games)

        report.rows += check_game(
            game, games=games, seed=seed + number * games, seats=count, options=options, laws=names, budget=budget,
            progress=step,
        ).rows  # fmt: skip
    return report


def option_sets(game: AnyGame) -> list[Options]:
    """The presets, then the first preset with one option changed; of numbers the lowest and the highest."""
    sets: list[Options] = list(game.presets.values())
    for spec in game.option_specs():
        values: tuple[object, ...] = spec.values
        if spec.kind != "choice":
            values = (False, True) if spec.kind == "switch" else (spec.low, spec.high)
        for value in values:
            other = dataclasses.replace(sets[0], **{spec.name: value})
            if other not in sets:
                sets.append(other)
    return sets


def trace_digest(
    game: AnyGame, games: int = 10, seed: int = 1, seats: int | None = None, options: Options | None = None
) -> str:
    """A fingerprint of seeded random games: all that the doors answer, step by step."""
    count = game.seats[0] if seats is None else seats
    digest = hashlib.sha256(repr(numbers(options or game.options())).encode())
    for number in range(games):
        chance = random.Random(seed + number)
        state = game.new(seed + number, seats=count, options=options)
        while acting := state.acting():
            seat = chance.choice(acting)
            legal = state.legal_actions(seat)
            seen = [int(number) for viewer in (seat, -1) for number in state.observation(viewer)]
            said = [acting, legal, seen, state.standing()]
            said.append([state.reason(seat, action) for action in range(-1, game.actions + 1)])
            digest.update(state.to_bytes() + state.redealt(seat, chance.getrandbits(64)).to_bytes())
            digest.update(repr(said).encode())
            state.play(seat, chance.choice(legal))
        digest.update(state.to_bytes() + repr(state.standing()).encode())
    return digest.hexdigest()
