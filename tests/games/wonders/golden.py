"""Write whole games as people can read them. The folder golden holds what came of it.

A test compares the files byte for byte; `make golden` writes them anew. All hands lie open, so that the reader can
judge the play, and the news is what a spectator is told.
"""

import random
from pathlib import Path

from shinar.games.wonders import GAME
from shinar.games.wonders.boards import BOARDS
from shinar.games.wonders.options import WondersOptions
from shinar.games.wonders.state import CITY, FREE_CITY, OVER, PLAY, TILE_SLOTS
from shinar.options import changed
from shinar.words import Words

FOLDER = Path(__file__).with_name("golden")
NAMES = ("Ann", "Bob", "Cleo", "Dan")
GAMES = {
    "base": (3, GAME.presets["base"], 14, "The base game for three: all options have their defaults."),
    "two": (2, WondersOptions(sides="all_a"), 3, "Two players and the Free City."),
    "full": (
        4, WondersOptions(tower=True, projects=True, wonder_pack=True, boards="chosen", sides="chosen"), 20,
        "Both expansions, the Wonder Pack, boards and sides chosen by the players.",
    ),
}  # fmt: skip

PREFACE = """\
A game of 7 Wonders
===================
{about}
Options: {options}. Seed: {seed}.

{seats}.
Each one's left neighbour is the next.

Every turn begins with the cities as they stand: the board with its side and the stages built of all, coins, shields,
points as they would count now, the buildings, and the hand, which nobody else sees. Then follow the choices (the player
who made it, the choice as it is written, the words), some in several parts, and below them what became of them all.
"""


def transcript(name):
    seats, options, seed, about = GAMES[name]
    names = NAMES[:seats]
    told = ", ".join(f"{key}={value}" for key, value in changed(options).items()) or "all defaults"
    words = Words(GAME, "en", names=names)
    who = ", ".join(f"{player} is seat {seat}" for seat, player in enumerate(names))
    lines = [PREFACE.format(about=about, options=told, seed=seed, seats=who)]
    state = GAME.new(seed, seats=seats, options=options)
    dice = random.Random(seed)
    when = None
    while not state.is_over:
        if state.phase == PLAY and when != (state.age, state.turn):
            when = (state.age, state.turn)
            lines += [f"\n== Age {state.age}, turn {state.turn + 1} ==\n", *picture(state, words, names), ""]
        seat = state.acting()[0]
        moves = [GAME.surface.move(state, seat, action) for action in state.legal_actions(seat)]
        move = dice.choices(moves, [weight(move) for move in moves])[0]
        before = GAME.surface.view(state, None)
        state.play(seat, move.action)
        lines.append(f"{names[seat]}:  {move.text:<28}{words.move(move)}")
        news = GAME.surface.news(before, GAME.surface.view(state, None))
        lines += [f"      . {words.event(event)}" for event in news]
    return (
        "\n".join([*lines, "", "== The end ==\n", *picture(state, words, names), "", *sheet(state, words, names)])
        + "\n"
    )


def picture(state, words, names):
    lines = []
    for city in range(state.cities):
        who = names[city] if city < state.seats else "Free City"
        board = f"{words.say(f'board-{state.board[city]}')} {'AB'[state.side[city]]}"
        sides = BOARDS[state.board[city]]
        stages = sides.b if state.side[city] else sides.a
        built = "".join("#" if stage else "." for stage in state.stage[city][: len(stages)])
        facts = [
            f"coins {state.coins[city]}",
            f"shields {state.shields[city]}",
            f"points {sum(state.categories(city))}",
        ]
        buildings = [state.kind[slot] for slot in range(TILE_SLOTS) if state.place[slot] == CITY + city]
        lines.append(f"{who}: {board} {built}  {', '.join(facts)}")
        lines.append(f"    city: {cards(buildings, words)}")
        if city < state.seats and state.phase != OVER:
            packet = state.holds[city]
            hand = [state.kind[slot] for slot in state.hand[packet][: state.hand_n[packet]]]
            leads = " (leads the Free City)" if state.holder == city and state.cities > FREE_CITY else ""
            lines.append(f"    hand: {cards(hand, words)}{leads}")
    tiles = [tile for tile in state.space if tile]
    if tiles:
        lines.append(f"Tower: {', '.join(words.say(f'tile-{tile}') for tile in tiles)}")
    if state.project:
        lines.append(f"Project: {words.say(f'project-{state.project - 1}')}, tokens {state.project_tokens}")
    return lines


def cards(numbers, words):
    return ", ".join(words.say(f"card-{number}") for number in numbers) or "-"


def sheet(state, words, names):
    score = GAME.surface.sheet(state)
    rows = [("", *names), *((words.row(row), *row.points) for row in score.rows)]
    rows.append((words.say("sheet-total"), *score.totals))
    return [f"{label:<20}" + "".join(f"{cell:>6}" for cell in cells) for label, *cells in rows] + [
        "",
        words.outcome(score),
    ]


def weight(move):
    """A player who builds where he can, buries often, and sells when nothing else is left."""
    return {"build": 12, "stage": 3, "sell": 0.4, "raise": 0.8, "join": 3}.get(move.kind.split("-")[0], 1)
