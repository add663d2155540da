"""Write whole games as people can read them. The folder golden holds what came of it.

A test compares the files byte for byte; `make golden` writes them anew. The hands lie open, so that the reader can
judge the play, and the news is what a spectator is told.
"""

import random
from pathlib import Path

from shinar.games.babel import GAME
from shinar.games.babel.options import BabelOptions
from shinar.options import changed
from shinar.words import Words
from tests.games.babel.drawing import draw, tell

FOLDER = Path(__file__).with_name("golden")
NAMES = ("Ann", "Bob")
GAMES = {
    "2013": (GAME.presets["2013"], 53, "The game of the rulebooks of 2013: all options have their defaults."),
    "classic": (GAME.presets["classic"], 29, "The classic preset, as near to the first edition as the sources allow."),
    "secretive": (
        BabelOptions(
            halve_reveals=False, temple_stacks_public="top_only", hand_size_public="announce_4_plus",
            allow_empty_skill=True,
        ),
        2858,
        "More is hidden: halved cards, covered temple cards, the sizes of hands. And skills may be wasted.",
    ),
}  # fmt: skip

PREFACE = """\
A game of Babel
===============
{about}
Options: {options}. Seed: {seed}.

Ann is seat 0, Bob is seat 1. How to read the pictures: A H M P S are the sites of the Assyrians, Hittites, Medes,
Persians and Sumerians, and their cards. Each row is a player (>: it is his turn). At a site stand his column and,
after a colon, his temple; * is his pawn and . stands for nothing. What is on the right lies on top, so that the
rightmost card of a stack is the one that may be taken.

Words behind a row: `held`: the player still has the level 1 card of the start, which is due (`must`) in the first turn;
`known`: cards that the other can tell are in this hand, or face down before it; `hidden`: these were discarded face
down; `announced`: the size of the hand when it last had to be told (0: fewer than four); `seen`: which cards of the
stack the other knows (1). Words below: `turn`: how many are over; `pile`, `quarry`: so many cards; `discards`;
`returned`: cards on top of the quarry that all have seen; `low`: the fewest cards the quarry has had, and `stall`:
turns since then; `opener`: who opened the end phase.

Every turn begins with the picture and with all that may be chosen, as it is written and as it is said. Then follow
the choices that were made (the player who made it, the choice, the words), and below each what became of it.
"""


def transcript(name):
    options, seed, about = GAMES[name]
    told = ", ".join(f"{key}={value}" for key, value in changed(options).items()) or "all defaults"
    words = Words(GAME, "en", names=NAMES)
    state = GAME.new(seed, options=options)
    dice = random.Random(seed)
    lines = [PREFACE.format(about=about, options=told, seed=seed)]
    turn = -1
    while not state.is_over:
        (seat,) = state.acting()
        moves = [GAME.surface.move(state, seat, action) for action in state.legal_actions(seat)]
        if state.turn != turn:
            turn = state.turn
            totals = ", ".join(f"{who} {total}" for who, total in zip(NAMES, state.standing()[0], strict=True))
            lines += [f"\n== Turn {turn + 1}: {NAMES[seat]} ==  ({totals})\n", draw(state, secrets=False), ""]
            lines += [f"      {move.text:<12}{words.move(move)}" for move in moves] + [""]
        move = prefer(dice, state, seat, moves)
        before = GAME.surface.view(state, None)
        state.play(seat, move.action)
        lines.append(f"{NAMES[seat]}:  {move.text:<12}{words.move(move)}")
        news = GAME.surface.news(before, GAME.surface.view(state, None))
        lines += [f"      . {words.event(event)}" for event in news]
    return "\n".join([*lines, "", "== The end ==\n", draw(state, secrets=False), "", *sheet(state, words)]) + "\n"


def sheet(state, words):
    score = GAME.surface.sheet(state)
    rows = [("", *NAMES), *((words.row(row), *row.points) for row in score.rows)]
    rows.append((words.say("sheet-total"), *score.totals))
    return [*(f"{label:<12}{ann:>5}{bob:>5}" for label, ann, bob in rows), "", words.outcome(score)]


def prefer(dice, state, seat, moves):
    """A player who takes what he can get, makes groups, goes where he can build, and otherwise throws dice."""
    facts = tell(state)
    return dice.choices(moves, [weight(facts, str(seat), move) for move in moves])[0]


def weight(facts, who, move):
    if move.kind in ("build-held", "build", "skip", "steal"):
        return 0.1 if move.level == 0 else 60
    if move.kind in ("destroy", "defect", "desert"):
        return 4 * (move.level or move.count or 0) ** 2 + 0.1
    if move.kind == "halve":
        return 4 * (len(facts["1 hand" if who == "0" else "0 hand"]) // 2) ** 2 + 0.1
    if move.kind == "lay":
        top = facts[f"{who} {facts[f'{who} pawn']}"][-1]
        return 14 if top == move.text[-1] else 3
    if move.kind == "move":
        there = move.text[-1]
        top = facts[f"{who} {there}:"].replace(".", "0")[-1]
        cards = facts[f"{who} {there}"].strip(".")
        ready = [facts[f"{seat} stack"][-1] for seat in "01" if facts[f"{seat} stack"][-1] == str(int(top) + 1)]
        return 20 if any(int(level) <= len(cards) for level in ready) else 0.7
    if move.kind == "end":
        return 0.2 if facts[f"{who} hand"].strip(".")[3:] else 3
    return {"migrate": 0.4}.get(move.kind, 1)
