"""Write whole games as people can read them. The folder golden holds what came of it.

A test compares the files byte for byte; `make golden` writes them anew. Before every turn stand the quarry and the
garden of whoever is to dig, then his choices, in words, and what became of them.
"""

import random
from pathlib import Path

from shinar.games.babylon import GAME
from shinar.games.babylon.options import BabylonOptions
from shinar.games.babylon.state import DIGGING, OVER, SITING, TURNING
from shinar.options import changed
from shinar.words import Words
from tests.games.babylon.drawing import draw_garden, draw_quarry, name_tile

FOLDER = Path(__file__).with_name("golden")
NAMES = ("Ann", "Bob", "Cho", "Dan")
READINGS = BabylonOptions(
    complete_overlap="directly_above", cover_pieces="anything", bridge_room="free", statue_lines="standing",
    supply="unlimited", token_spaces="one_per_tile", bridges_hide=True,
)  # fmt: skip
GAMES = {
    "two": (2, GAME.presets["2024"], 4, "The game of the rulebook for two."),
    "three": (3, GAME.presets["2024"], 2, "The game of the rulebook for three."),
    "four": (4, GAME.presets["plain"], 1, "The plain preset for four: no round token has an effect."),
    "readings": (2, READINGS, 3, "Other readings of the rules, as many as can be had at once."),
}

PREFACE = """\
A game of Babylon
=================
{about}
Options: {options}. Seed: {seed}.

{players}. Before a turn stand the quarry and the garden of its player.
Quarry: how many tiles are left in a stack, then of the uppermost the flower (white, blue, yellow, pink) and the
symbols, clockwise from the upper left: s stairs, f fountain, b bridge, t statue, - none. Garden: one picture for each
level; each space has the letter of its tile and its symbol, as a capital where something is built, * where a belvedere
stands. Below are the tiles (=) and all that was built, with @level where a tile hides it now.

Then follow the choices: the move, the words, and below it what became of it.
"""


def transcript(name):
    seats, options, seed, about = GAMES[name]
    told = ", ".join(f"{key}={value}" for key, value in changed(options).items()) or "all defaults"
    players = ", ".join(f"{NAMES[seat]} is seat {seat}" for seat in range(seats))
    words = Words(GAME, "en", names=NAMES)
    state = GAME.new(seed, seats=seats, options=options)
    dice = random.Random(seed)
    lines = [PREFACE.format(about=about, options=told, seed=seed, players=players)]
    while not state.is_over:
        (seat,) = state.acting()
        if state.phase == DIGGING:
            lines += ["", *headline(state, seat), ""]
        action = prefer(dice, state, seat)
        move = GAME.surface.move(state, seat, action)
        before = GAME.surface.view(state, None)
        state.play(seat, action)
        lines.append(f"{NAMES[seat]}:  {move.text:<18}{words.move(move)}")
        news = GAME.surface.news(before, GAME.surface.view(state, None))
        lines += [f"      . {words.event(event)}" for event in news]
    lines += ["", "== The end ==", ""]
    for seat in range(seats):
        lines += [NAMES[seat], *draw_garden(state, seat), ""]
    return "\n".join([*(line.rstrip() for line in lines), *sheet(state, words)]) + "\n"


def headline(state, seat):
    points = ", ".join(f"{NAMES[i]} {n}" for i, n in enumerate(state.standing()[0]))
    stored = name_tile(state.stored[seat]) if state.stored[seat] >= 0 else "nothing"
    return [
        f"== Round {state.round + 1}: {NAMES[seat]} ==  ({points})",
        "",
        *draw_quarry(state),
        "",
        f"{NAMES[seat]}: {state.singles[seat]} singles, {stored} stored",
        *draw_garden(state, seat),
    ]


def sheet(state, words):
    score = GAME.surface.sheet(state)
    names = NAMES[: state.seats]
    rows = [("", *names), *((words.row(row), *row.points) for row in score.rows)]
    rows.append((words.say("sheet-total"), *score.totals))
    table = [f"{label:<18}" + "".join(f"{n:>5}" for n in numbers) for label, *numbers in rows]
    return [*(line.rstrip() for line in table), "", words.outcome(score)]


def prefer(dice, state, seat):
    """A player who builds what he can, and puts a tile where it lets him build, or raises his garden."""
    legal = state.legal_actions(seat)
    kinds = {action: GAME.surface.move(state, seat, action).kind for action in legal}
    built = [action for action in legal if kinds[action] in ("statue", "fountain", "stairs", "bridge")]
    changes = [action for action in legal if kinds[action].startswith(("change", "wish"))]
    if built or changes:
        return dice.choice(built or changes)
    if "done" in kinds.values() and len(legal) > 1:
        return legal[1] if dice.random() < 0.85 else legal[0]
    if state.phase in (SITING, TURNING):
        tried = dice.sample(legal, min(len(legal), 12))
        return max(tried, key=lambda action: worth(state, seat, action))
    if "keep" in kinds.values():
        return legal[-1] if dice.random() < 0.9 else legal[0]
    return dice.choice(legal)


def worth(state, seat, action):
    """What a placement that begins like this brings at its best, decorations included."""
    copy = state.clone()
    copy.play(seat, action)
    if copy.phase == TURNING:
        return max(worth(copy, seat, turn) for turn in copy.legal_actions(seat))
    while copy.active == seat and copy.phase != OVER:
        legal = copy.legal_actions(seat)
        kinds = [GAME.surface.move(copy, seat, action).kind for action in legal]
        built = [a for a, kind in zip(legal, kinds, strict=True) if kind in ("statue", "fountain", "stairs", "bridge")]
        if not built and kinds[0] != "prop":
            break
        copy.play(seat, (built or legal)[0])
    return copy.standing()[0][seat] + 0.1 * copy.singles[seat]
