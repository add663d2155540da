"""Do whole games still read as they did? `make golden` writes them anew: look at the difference before a commit."""

import re

import pytest

from tests.games.alike import hold_to_golden
from tests.games.babylon.golden import FOLDER, GAMES, transcript

KINDS = ["-", ">", "place:taken", "place:stored", "@", "r0", "r90", "r180", "r270", "free:", "all", "done", "end"]
KINDS += ["keep:taken", "keep:stored", "statue:", "fountain:", "stairs:", "bridge:", "change:"]


@pytest.mark.parametrize("name", GAMES)
def test_golden_game(name):
    hold_to_golden(FOLDER / f"{name}.txt", transcript(name))


def test_golden_games_show_every_kind_of_choice():
    stored = "".join(file.read_text(encoding="utf-8") for file in FOLDER.iterdir())
    chosen = re.findall(r"^(?:Ann|Bob|Cho|Dan):  (\S+)", stored, re.MULTILINE)
    assert not [kind for kind in KINDS if not any(move.startswith(kind) for move in chosen)]
    assert any(move.endswith("+") for move in chosen)


def test_golden_folder_holds_nothing_else():
    assert {file.stem for file in FOLDER.iterdir()} == set(GAMES)
