"""Positions of Babel for looking at the board without a server: `python web/dev/fixtures.py` writes dev/fixtures/*.json."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec

from shinar.catalog import load
from shinar.options import read_options

HERE = Path(__file__).parent / "fixtures"
babel = load("babel")


def position(state, seat):
    surface = babel.surface
    moves = [surface.move(state, seat, a) for a in state.legal_actions(seat)] if seat in state.acting() else []
    why = {}
    for action in range(babel.actions):
        reason = state.reason(seat, action)
        if reason:
            why[surface.move(state, seat, action).text] = babel.reasons[reason]
    return {"view": surface.view(state, seat), "moves": moves, "sheet": surface.sheet(state), "why": why}


def sensible(state, moves, rng):
    """Not a bot: plays like somebody who likes to build, so that the pictures look lived in."""
    weight = {"build": 30, "build-held": 40, "steal": 6, "skip": 12, "defect": 5, "destroy": 0.4, "desert": 1,
              "halve": 1, "lay": 6, "migrate": 0.4, "move": 1.2, "end": 1.0}
    return rng.choices(moves, [weight.get(m.kind, 1) for m in moves])[0]


def main():
    HERE.mkdir(exist_ok=True)
    wanted = {"start": lambda s, v: True,
              "early": lambda s, v: v.turn >= 4 and v.active == 0,
              "middle": lambda s, v: v.turn >= 10 and v.active == 0 and max(x.total for x in v.sides) >= 9,
              "skills": lambda s, v: v.active == 0 and sum(m.kind in ("destroy", "steal", "desert", "skip", "defect") for m in moves_of(s)) >= 5,
              "halving": lambda s, v: v.phase == "halving" and v.acting == [0],
              "paying": lambda s, v: v.phase == "paying" and v.acting == [0],
              "late": lambda s, v: v.end_phase is not None and v.active == 0 and not v.over and any(len(t) > 2 and t[-1] > len(t) for x in v.sides for t in x.temples),
              "waiting": lambda s, v: v.turn >= 7 and v.active == 1 and v.phase == "act",
              "over": lambda s, v: v.over}
    for seed in range(3000):
        if not wanted:
            return
        rng = random.Random(seed)
        state = babel.new(seed)
        while True:
            view = babel.surface.view(state, 0)
            for name in list(wanted):
                if wanted[name](state, view):
                    del wanted[name]
                    (HERE / f"{name}.json").write_bytes(msgspec.json.format(msgspec.json.encode(position(state, 0)), indent=1))
                    print(name, seed)
            if state.is_over or not wanted:
                break
            seat = state.acting()[0]
            moves = [babel.surface.move(state, seat, a) for a in state.legal_actions(seat)]
            state.play(seat, sensible(state, moves, rng).action)
    print("not found:", list(wanted))


def moves_of(state):
    return [babel.surface.move(state, 0, a) for a in state.legal_actions(0)] if 0 in state.acting() else []


main()
