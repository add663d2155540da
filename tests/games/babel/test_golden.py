"""Do whole games still read as they did? `make golden` writes them anew: look at the difference before a commit."""

import re

import pytest

from tests.games.alike import hold_to_golden
from tests.games.babel.golden import FOLDER, GAMES, transcript

KINDS = [">", "+", "-", "/", "held", "own", "other", "end", "pay:1", "halve"]
KINDS += ["destroy", "steal", "desert", "skip:own", "skip:other", "defect"]


@pytest.mark.parametrize("name", GAMES)
def test_golden_game(name):
    hold_to_golden(FOLDER / f"{name}.txt", transcript(name))


def test_golden_games_show_every_kind_of_choice():
    chosen = re.findall(r"^(?:Ann|Bob):  (\S+)", "".join(map(transcript, GAMES)), re.MULTILINE)
    missing = [kind for kind in KINDS if not any(kind in move for move in chosen)]
    assert not missing


def test_golden_folder_holds_nothing_else():
    assert {file.stem for file in FOLDER.iterdir()} == set(GAMES)
