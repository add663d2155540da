"""What must hold in every game? One function per law, named after it; each tries one random game (a Trial)."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from shinar.check.trial import SPECTATOR, TOO_LONG, Sight, Tally, Trial, Violation
from shinar.options import numbers
from shinar.state import State

Law = Callable[[Trial], None]

STRANGERS = (-32768, -2, -1)  # with the numbers just above the table: actions that no game has
WORLDS = 3  # sampled worlds per position and seat
BRANCHES = 6  # alternative choices tried per position
ENOUGH = 10  # positions in which a hidden thing must have varied at least once


# -- the state ---------------------------------------------------------------------------------------------------------


def determinism(trial: Trial) -> None:
    """The same seed and choices make the same bytes, whatever else is played, and wherever the bytes come from."""
    again = trial.game.new(trial.seed, seats=trial.seats, options=trial.options)
    used = trial.states[-1].clone()
    used.start(trial.seats, numbers(trial.options), trial.seed)
    trial.same_block(used.to_bytes(), trial.blocks[0], "a game dealt over a finished one")
    trial.same_block(again.to_bytes(), trial.blocks[0], "a second deal")
    other = trial.game.new(trial.seed ^ 1, seats=trial.seats, options=trial.options)
    for step, (seat, action) in enumerate(trial.choices):
        trial.step = step
        other.random_play(step, 1)
        again.play(seat, action)
        trial.same_block(again.to_bytes(), trial.blocks[step + 1], "the choice made again")
    for state in trial.some():
        if trial.step < len(trial.choices):
            copy = type(state).from_bytes(trial.blocks[trial.step])
            copy.play(*trial.choices[trial.step])
            trial.same_block(copy.to_bytes(), trial.blocks[trial.step + 1], "the choice made from bytes")


def order_independence(trial: Trial) -> None:
    """Choices owed at once may arrive in any order, their parts mixed."""
    for state in trial.some():
        owing = state.acting()
        if len(owing) < 2:
            continue
        sequences = {seat: _whole_choice(trial, state, seat) for seat in owing}
        first = _play_in_order(trial, state, sequences, owing)
        orders = [owing[::-1]] + [_mixed(trial, sequences) for _ in range(2)]
        for order in orders:
            after = _play_in_order(trial, state, sequences, order)
            trial.same_state(after, first, f"choices in the order {order}")


def _whole_choice(trial: Trial, state: State, seat: int) -> list[int]:
    """A random choice with all its parts; nothing resolves meanwhile, for another seat still owes one."""
    copy = state.clone()
    parts: list[int] = []
    while seat in copy.acting() and len(parts) < 100:
        parts.append(trial.chance.choice(copy.legal_actions(seat)))
        copy.play(seat, parts[-1])
    trial.must(len(parts) < 100, f"seat {seat} has always another part of the same choice to make")
    return parts


def _mixed(trial: Trial, sequences: Mapping[int, list[int]]) -> list[int]:
    order = [seat for seat, parts in sequences.items() for _ in parts]
    trial.chance.shuffle(order)
    return order


def _play_in_order(trial: Trial, state: State, sequences: Mapping[int, list[int]], order: list[int]) -> State:
    """A seat named once makes its whole choice at once."""
    copy = state.clone()
    left = {seat: list(parts) for seat, parts in sequences.items()}
    for seat in order:
        for action in left[seat] if order.count(seat) == 1 else [left[seat].pop(0)]:
            reason = copy.reason(seat, action)
            trial.must(reason == 0, f"in the order {order} seat {seat} may not choose {action} any more")
            if reason == 0:
                copy.play(seat, action)
    return copy


def legality(trial: Trial) -> None:
    """`legal` ascends, is empty just where no choice is owed, and lists what `why_not` allows; `play` refuses more."""
    table = [*STRANGERS, *range(trial.game.actions + 2)]
    for state in trial.every():
        acting = state.acting()
        trial.must(state.is_over == (not acting), "to_act names a seat that does not play")
        for seat in range(trial.seats):
            legal = state.legal_actions(seat)
            trial.must(bool(legal) == (seat in acting), f"seat {seat} owes a choice or not, but has {legal}")
            trial.must(legal == sorted(set(legal)), f"seat {seat}'s actions are not ascending: {legal}")
    for state in trial.some():
        for seat in range(trial.seats):
            reasons = {action: state.reason(seat, action) for action in table}
            allowed = [action for action, reason in reasons.items() if reason == 0]
            trial.same(state.legal_actions(seat), allowed, f"seat {seat}: legal, and what why_not allows,")
            unnamed = set(reasons.values()) - {0, *trial.game.reasons}
            trial.must(not unnamed, f"seat {seat}: the reasons {unnamed} have no name")
            refused = [action for action, reason in reasons.items() if reason]
            for action in trial.chance.sample(refused, min(len(refused), 3)):
                _must_refuse(trial, state.clone(), seat, action)


def _must_refuse(trial: Trial, state: State, seat: int, action: int) -> None:
    before = state.to_bytes()
    try:
        state.play(seat, action)
    except ValueError:
        trial.same_block(state.to_bytes(), before, f"seat {seat}'s illegal action {action} left traces")
    else:
        trial.must(False, f"seat {seat}'s illegal action {action} was taken")


def conservation(trial: Trial) -> None:
    """All components are always there, in possible worlds too; the score sheet adds up to the score."""
    census = trial.game.proofs.census
    first = census(trial.states[0])
    for state in trial.every():
        trial.same(census(state), first, "the box")
    for state in trial.some():
        for viewer in trial.viewers:
            trial.same(census(state.redealt(viewer, trial.chance.getrandbits(64))), first, f"{_name(viewer)}'s box")
        sheet = trial.game.surface.sheet(state)
        trial.same([sheet.totals, sheet.ranks], list(state.standing()), "sheet and standing")
        sums = [sum(row.points[seat] for row in sheet.rows) for seat in range(trial.seats)]
        trial.same(sums, sheet.totals, "the rows of the sheet and its totals")


def isolation(trial: Trial) -> None:
    """No state changes because another one does, or because somebody asks it something."""
    for state in trial.every():
        trial.same_block(state.to_bytes(), trial.blocks[trial.step], "a copy changed while the game went on")
    surface = trial.game.surface
    shown: list[tuple[Any, bytes]] = []
    for state in trial.some():
        block = trial.blocks[trial.step]
        for viewer in trial.viewers:
            view = trial.view(state, viewer)
            shown.append((view, msgspec.json.encode(view)))
            trial.sight(state, viewer)
        for seat in state.acting():
            for action in state.legal_actions(seat):
                state.reason(seat, action)
                surface.move(state, seat, action)
        surface.sheet(state)
        state.standing()
        trial.same_block(state.to_bytes(), block, "a question changed the state")
        for copy in (state.clone(), type(state).from_bytes(block), state.redealt(0, 1)):
            copy.random_play(trial.step)
            trial.same_block(state.to_bytes(), block, "a copy played on, and the state changed")
        state.random_play(trial.step)  # a view must be a picture of the state, and not a window into it
        for view, text in shown:
            trial.same(
                msgspec.json.decode(msgspec.json.encode(view)), msgspec.json.decode(text), "a view changed later"
            )
        state.load_bytes(block)
        del shown[: -trial.seats]


def round_trips(trial: Trial) -> None:
    """States survive as bytes and pickles, views and moves as JSON, moves as texts that are unique."""
    surface = trial.game.surface
    for state in trial.some():
        block = trial.blocks[trial.step]
        trial.same_block(type(state).from_bytes(block).to_bytes(), block, "bytes and back")
        trial.same_block(pickle.loads(pickle.dumps(state)).to_bytes(), block, "pickled and back")  # noqa: S301 - our own
        for viewer in trial.viewers:
            _must_travel(trial, trial.view(state, viewer))
        _must_travel(trial, surface.sheet(state))
        for seat in state.acting():
            for action in state.legal_actions(seat):
                move = surface.move(state, seat, action)
                _must_travel(trial, move)
                trial.same(move.action, action, "the action of its move")
                trial.must(move.text != "" and len(move.text.split()) == 1, f"{move.text!r} is not one word")
                trial.same(_parse(trial, move.text), action, f"the action that {move.text!r} stands for")
    trial.must(_parse(trial, "no such move") is None, "parse takes any text")


def _must_travel(trial: Trial, thing: msgspec.Struct) -> None:
    there = msgspec.json.decode(msgspec.json.encode(thing), type=type(thing))
    trial.same(there, thing, f"{type(thing).__name__} as JSON and back")


def _parse(trial: Trial, text: str) -> int | None:
    try:
        return trial.game.surface.parse(text)
    except ValueError:
        return None


def termination(trial: Trial) -> None:
    """Every game ends within its proven bound and range of points; then nobody owes anything and nothing moves."""
    proofs = trial.game.proofs
    for state in trial.every():
        points, ranks = state.standing()
        inside = proofs.lowest <= min(points) and max(points) <= proofs.highest
        trial.must(inside, f"points {points} outside {proofs.lowest}..{proofs.highest}")
        trial.same(ranks, [sum(other < rank for other in ranks) for rank in ranks], "ranks, and seats before each")
    end = trial.states[-1]
    trial.must(len(trial.choices) <= trial.bound, f"more than the proven {trial.bound} choices")
    trial.must(end.is_over, f"not over after {len(trial.choices)} choices")
    if end.is_over:
        trial.must(trial.view(end, SPECTATOR).over, "over, but the view does not say so")
        for seat in range(trial.seats):
            for action in range(trial.game.actions):
                trial.must(end.reason(seat, action) != 0, f"after the end seat {seat} may choose {action}")
        trial.same(end.standing(), end.clone().standing(), "the final standing, asked twice,")


def symmetry(trial: Trial) -> None:
    """The same game from another chair: seats moved on around the table, the same choices, the same end moved on."""
    relabel: Callable[[State, list[int]], State | None] | None = trial.game.proofs.relabel
    if relabel is None:
        return
    for state in trial.some():
        for shift in range(1, trial.seats):
            order = [(seat + shift) % trial.seats for seat in range(trial.seats)]
            twin = relabel(state, order)
            if twin is None:
                return  # under these options the seats are not alike
            trial.same(twin.acting(), sorted(order[seat] for seat in state.acting()), f"who owes, moved by {shift},")
            for seat in range(trial.seats):
                legal = state.legal_actions(seat)
                trial.same(twin.legal_actions(order[seat]), legal, f"actions of seat {seat}, moved by {shift},")
                sight, twin_sight = state.observation(seat), twin.observation(order[seat])
                trial.same(twin_sight, sight, f"the observation of seat {seat}, moved by {shift},")
            for mine, moved in zip(state.standing(), twin.standing(), strict=True):
                trial.same([moved[order[seat]] for seat in range(trial.seats)], mine, f"standing, moved by {shift},")
            if trial.step < len(trial.choices):
                seat, action = trial.choices[trial.step]
                twin.play(order[seat], action)
                after = relabel(trial.states[trial.step + 1], order)
                if after is not None:
                    trial.same_state(twin, after, f"action {action} of seat {seat}, moved by {shift},")


# -- what is secret ----------------------------------------------------------------------------------------------------


def secrets(trial: Trial) -> None:
    """A possible world looks the same to its owner, is complete and playable, and is not simply the true one."""
    for state in trial.some():
        phase = trial.view(state, SPECTATOR).phase
        for viewer in trial.viewers:
            sight = trial.sight(state, viewer)
            hidden = trial.game.proofs.hidden(state, viewer)
            varied: set[str] = set()
            for _ in range(WORLDS):
                seed = trial.chance.getrandbits(64)
                world = state.redealt(viewer, seed)
                trial.same_state(state.redealt(viewer, seed), world, f"{_name(viewer)}'s world of the same seed")
                trial.same(trial.sight(world, viewer), sight, f"{_name(viewer)}'s world")
                trial.same(trial.sight(world.redealt(viewer, seed + 1 >> 1), viewer), sight, "a world's world")
                found = trial.game.proofs.hidden(world, viewer)
                varied |= {name for name in hidden if found.get(name) != hidden[name]}
                _must_be_playable(trial, world, seed)
            for name in hidden:
                role = "spectator" if viewer < 0 else "acting" if viewer in sight.acting else "waiting"
                key = (name, phase, role)
                trial.tally.tried[key] += 1
                trial.tally.varied[key] += name in varied


def _must_be_playable(trial: Trial, world: State, seed: int) -> None:
    box = trial.game.proofs.census(world)
    world.random_play(seed, TOO_LONG)
    trial.same(trial.game.proofs.census(world), box, "the box of a possible world that was played on")


def never_varied(tally: Tally, seed: int) -> list[Violation]:
    """The part of law `secrets` that needs many positions: what is hidden must differ between possible worlds."""
    return [
        Violation("secrets", seed, 0, f"{'/'.join(key)}: the same in all worlds of {tried} positions, so it is known")
        for key, tried in tally.tried.items()
        if tried >= ENOUGH and not tally.varied[key]
    ]


def non_interference(trial: Trial) -> None:
    """What a seat cannot know changes nothing for it: no view, number, move, refusal, news or sheet; nor in public."""
    for state in trial.some():
        seen = {viewer: _window(trial, state, viewer) for viewer in trial.viewers}
        for viewer in trial.viewers:
            world = state.redealt(viewer, trial.chance.getrandbits(64))
            window = _window(trial, world, viewer)
            trial.same(window, seen[viewer], f"{_name(viewer)}, who could not know the difference:")
            public = _window(trial, world, SPECTATOR)
            trial.same(public, seen[SPECTATOR], f"a spectator, when {_name(viewer)} could not know the difference:")
            trial.same(world.reveals, state.reveals, f"what was revealed in {_name(viewer)}'s world")
        _must_stay_sealed(trial, state)


def _window(trial: Trial, state: State, viewer: int) -> dict[str, Any]:
    """All that hosts send to a viewer."""
    surface = trial.game.surface
    sight = trial.sight(state, viewer)
    view = trial.view(state, viewer)
    window: dict[str, Any] = {"view": msgspec.json.decode(sight.view), "observation": sight.observation}
    window |= {"acting": sight.acting, "sheet": surface.sheet(state), "standing": state.standing()}
    if trial.step:
        window["news"] = surface.news(trial.view(trial.states[trial.step - 1], viewer), view)
    if viewer >= 0:
        window["legal"] = sight.legal
        window["why not"] = [state.reason(viewer, action) for action in range(trial.game.actions)]
        window["moves"] = [surface.move(state, viewer, action) for action in sight.legal]
    return msgspec.to_builtins(window)


def _must_stay_sealed(trial: Trial, state: State) -> None:
    """While others still choose, nobody sees which choice a seat made, only (perhaps) that it made one."""
    owing = state.acting()
    if len(owing) < 2:
        return
    for seat in owing:
        legal = state.legal_actions(seat)
        first: dict[tuple[int, ...], list[Sight]] = {}
        for action in trial.chance.sample(legal, min(len(legal), BRANCHES)):
            after = state.clone()
            after.play(seat, action)
            trial.same(after.reveals, state.reveals, f"what was revealed by seat {seat}'s sealed choice")
            others = [trial.sight(after, viewer) for viewer in trial.viewers if viewer != seat]
            expected = first.setdefault(tuple(after.acting()), others)
            trial.same(others, expected, f"what the others see of seat {seat}'s sealed choices")


def reveals(trial: Trial) -> None:
    """Where a choice leaves `reveals` as it was, nobody learned anything but the choice: it may be undone."""
    for state in trial.some():
        for seat in state.acting():
            legal = state.legal_actions(seat)
            actions = trial.chance.sample(legal, min(len(legal), BRANCHES))
            if trial.step < len(trial.choices) and trial.choices[trial.step][0] == seat:
                actions.append(trial.choices[trial.step][1])
            for action in actions:
                after = state.clone()
                after.play(seat, action)
                trial.must(after.reveals >= state.reveals, "something was un-revealed")
                if after.reveals == state.reveals:
                    _must_show_nothing(trial, state, after, seat, action)


def _must_show_nothing(trial: Trial, state: State, after: State, seat: int, action: int) -> None:
    sight = trial.sight(after, seat)
    for _ in range(WORLDS):
        world = state.redealt(seat, trial.chance.getrandbits(64))
        world.play(seat, action)
        trial.same(world.reveals, after.reveals, f"what seat {seat}'s action {action} reveals in a possible world")
        trial.same(trial.sight(world, seat), sight, f"seat {seat}, after action {action} that reveals nothing,")


def _name(viewer: int) -> str:
    return "a spectator" if viewer == SPECTATOR else f"seat {viewer}"


LAWS: dict[str, Law] = {
    law.__name__.replace("_", "-"): law
    for law in (
        isolation,
        determinism,
        order_independence,
        legality,
        conservation,
        round_trips,
        termination,
        symmetry,
        secrets,
        non_interference,
        reveals,
    )
}
