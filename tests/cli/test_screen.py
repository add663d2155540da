"""Is the drawn table whole at 100 by 30: nothing too wide, nothing too high, nobody else's hand?"""

import os

import pytest
from rich.cells import cell_len

from shinar.words import LANGUAGES
from tests.cli.driving import PROMPT, Screen

pytestmark = pytest.mark.skipif(os.name != "posix", reason="a terminal of one's own is asked of POSIX")


def check_size(screen):
    for lines in screen.screens:
        lines = [line for line in lines if line.strip()]
        assert len(lines) <= screen.height
        for line in lines:
            assert cell_len(line.removesuffix(PROMPT)) <= screen.width, line


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_on_a_screen(language, tmp_path):
    screen = Screen(
        "play", "babel", "--seed", 8, "--seat", "1=random", "--lang", language, "--save", tmp_path / "game.txt"
    )
    shown = screen.read()
    assert "◤" in shown
    assert "╎" in shown
    for line in ("1", "1", "why own", "xyzzy", "mi", "", *["1"] * 25, "sheet", "", "log", "q", "?", "", "u", "1"):
        shown = screen.type(line)
    check_size(screen)
    assert PROMPT in shown
    screen.type("q")
    assert screen.close() in (0, 1, -1)
    assert "\x1b[?1049l" in screen.raw  # what was on the screen before comes back


@pytest.mark.parametrize("size", [(80, 24), (72, 24), (140, 50), (200, 60)])
def test_other_sizes(size):
    width, height = size
    screen = Screen("play", "babel", "--seed", 8, "--seat", "1=random", width=width, height=height)
    screen.read()
    for line in ("1", "1", "1", "1"):
        screen.type(line)
    check_size(screen)
    screen.close()


def test_without_colour():
    screen = Screen("play", "babel", "--seed", 8, env={"NO_COLOR": "1"})
    screen.read()
    assert "\x1b[38;" not in screen.raw
    assert "\x1b[31m" not in screen.raw
    screen.close()


def test_a_dumb_terminal_gets_lines():
    screen = Screen("play", "babel", "--seed", 8, env={"TERM": "dumb"})
    shown = screen.read()
    assert "\x1b" not in screen.raw
    assert "Move to the" in shown
    screen.close()


def test_passing_on_hides_the_hand():
    screen = Screen("play", "babel", "--seed", 8, "--hotseat", "--name", "0=Ann", "--name", "1=Bea")
    assert "Hand" not in screen.read()
    hands = {}
    hands["Ann"] = hand_in(screen.type(""))
    shown = ""
    for _ in range(60):
        shown = screen.type("1")
        if "Pass the terminal to Bea" in shown:
            break
    assert "Pass the terminal to Bea" in shown
    assert "Hand" not in shown
    assert "Stack" not in shown
    hands["Bea"] = hand_in(screen.type(""))
    assert hands["Ann"]
    assert hands["Bea"]
    screen.close()


def hand_in(shown):
    (line,) = [line for line in shown.split("\n") if line.startswith("Hand ")]
    return line


def test_stepping_through_a_game(tmp_path):
    from shinar.catalog import load
    from shinar.cli.simulate import random_transcript

    game = load("babel")
    file = tmp_path / "game.txt"
    file.write_text(random_transcript(game, 2, game.options(), 3), encoding="utf-8")
    screen = Screen("replay", file)
    screen.read()
    shown = screen.type("")
    assert "choice 1 of" in shown
    assert "choice 0 of" in screen.type("b")
    assert "choice 40 of" in screen.type("40")
    assert "of" in screen.type("nn")
    assert "Enter goes on" in screen.type("xyzzy")
    assert "wins" in screen.type("last") or "draw" in shown
    screen.type("sheet")
    screen.type("")
    check_size(screen)
    screen.type("q")
    screen.close()
