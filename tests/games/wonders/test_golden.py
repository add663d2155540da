"""Do whole games still read as they did? `make golden` writes them anew: look at the difference before a commit."""

import re

import pytest

from tests.games.alike import hold_to_golden
from tests.games.wonders.golden import FOLDER, GAMES, transcript

KINDS = {"build", "stage", "sell", "raise", "lose", "tile", "which", "means", "join", "pay", "lose-win", "decline"}
KINDS |= {"board", "side"}


@pytest.mark.parametrize("name", GAMES)
def test_golden_game(name):
    hold_to_golden(FOLDER / f"{name}.txt", transcript(name))


def test_golden_games_show_every_kind_of_choice():
    chosen = re.findall(r"^(?:Ann|Bob|Cleo|Dan):  ([a-z-]+)", "".join(map(transcript, GAMES)), re.MULTILINE)
    assert set(chosen) == KINDS


def test_golden_folder_holds_nothing_else():
    assert {file.stem for file in FOLDER.iterdir()} == set(GAMES)
