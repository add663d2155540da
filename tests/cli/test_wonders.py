"""Can 7 Wonders be played in a terminal, by 2, 4 and 7 seats, and does its table stay whole with seven cities?"""

import io
import os
import random

import pytest
from rich.cells import cell_len
from rich.console import Console

from shinar.catalog import load
from shinar.cli import screen
from shinar.cli.boards import board_of
from shinar.cli.match import HUMAN, Match
from shinar.cli.menu import Menu
from shinar.cli.terminal import Terminal
from shinar.table import Table, replay
from shinar.words import LANGUAGES
from tests.bots.test_bots import finish
from tests.cli.driving import PROMPT, Screen, shinar

WONDERS = load("wonders")
ALWAYS_FIRST = "1\n" * 400


@pytest.mark.parametrize(("seats", "preset", "language"), [(2, "full", "en"), (4, "babel", "fr"), (7, "full", "zh-TW")])
def test_a_whole_game_through_a_pipe(seats, preset, language, tmp_path):
    file = tmp_path / "game.txt"
    bots = [word for seat in range(1, seats) for word in ("--seat", f"{seat}=random")]
    done = shinar(
        "play", "wonders", "--seats", seats, "--preset", preset, "--seed", 3, *bots, "--lang", language, "--save", file,
        typed=ALWAYS_FIRST,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    table = replay(file.read_bytes())
    assert table.over
    assert str(table.result.points[0]) in done.stdout
    assert "{" not in done.stdout
    if language != "en":
        assert "Build " not in done.stdout


def match_of(seats, preset, language, steps, seed=5):
    """A match after so many random choices, and the moves of seat 0 if it has any."""
    table = Table.new(WONDERS, seed=seed, seats=seats, options=WONDERS.presets[preset])
    choices = random.Random(seed)
    for _ in range(steps):
        if not table.over:
            seat = choices.choice(list(table.acting))
            table.choose(seat, choices.choice(table.moves(seat)).action)
    return Match(table, [HUMAN] + ["random"] * (seats - 1), language)


def drawn(match, width, height, viewer=0):
    out = Console(width=width, height=height, file=io.StringIO(), force_terminal=True, color_system=None)
    terminal, board, words = Terminal(console=out), board_of("wonders"), match.words(viewer)
    moves = [] if match.table.over or viewer is None else match.table.moves(viewer)
    menu = Menu(moves, words, board) if moves else None
    lines = screen.draw(match, terminal, board, menu, viewer, [], foot=words.say("cli-foot"))
    return [line.plain for line in lines], len(moves)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(100, 30), (80, 24), (140, 50)])
@pytest.mark.parametrize(("seats", "preset"), [(2, "full"), (4, "base"), (7, "full")])
def test_the_table_fits_whatever_happens(language, size, seats, preset):
    width, height = size
    for steps in range(0, 30 * seats, 11):
        match = match_of(seats, preset, language, steps)
        lines, _ = drawn(match, width, height)
        assert max(map(cell_len, lines)) <= width
        if height >= 30:
            assert len(lines) < height


@pytest.mark.parametrize("seats", [3, 7])
def test_all_cities_and_the_whole_hand_are_there(seats):
    for steps in (0, 3 * seats, 8 * seats):
        match = match_of(seats, "babel", "en", steps)
        lines, _ = drawn(match, 100, 30)
        text = "\n".join(lines)
        view = match.table.view(0)
        for seat in range(seats):
            assert match.words(0).seat(seat) in text
        for held in view.hand:
            assert match.words(0).say(f"card-{held.card}")[:14] in text


def test_prices_stand_beside_the_cards():
    match = match_of(4, "base", "en", 25)
    text = "\n".join(drawn(match, 100, 30)[0])
    assert "Next stage:" in text
    assert any(word in text for word in ("free", "←", "→", "goods?", "coins?"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_told_in_sentences(language):
    match = match_of(5, "full", language, 60)
    told = screen.tell(match, board_of("wonders"), 0)
    text = "\n".join(told)
    assert len(told) > 25
    for seat in range(5):
        assert match.words(0).seat(seat) in text
    assert "{" not in text


@pytest.mark.skipif(os.name != "posix", reason="a terminal of one's own is asked of POSIX")
def test_on_a_screen_with_seven_cities(tmp_path):
    bots = [word for seat in range(1, 7) for word in ("--seat", f"{seat}=random")]
    terminal = Screen(
        "play", "wonders", "--seats", 7, "--preset", "full", "--seed", 8, *bots, "--save", tmp_path / "game.txt"
    )
    shown = terminal.read()
    for line in ("1", "1", "1", "1", "why build:palace", "sheet", "", "log", "q", "?", "", "1", "2"):
        shown = terminal.type(line)
    assert PROMPT in shown
    for lines in terminal.screens:
        assert len([line for line in lines if line.strip()]) <= 30
        assert all(cell_len(line.removesuffix(PROMPT)) <= 100 for line in lines)
    terminal.type("q")
    terminal.close()


def test_verify_counts_the_choices_of_all_seats(tmp_path):
    table = finish(Table.new(load("wonders"), seed=2, seats=3), ["random"] * 3)
    file = tmp_path / "game.txt"
    file.write_text(str(table.transcript()), encoding="utf-8")
    count = sum(map(len, table.rounds))
    assert count >= 3 * 18
    assert f"wonders, {count} choices" in shinar("verify", str(file)).stdout
