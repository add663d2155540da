"""Are matches that were played long ago still the same matches?

The folder `transcripts` keeps finished games, named <game>-<rules version>-<what is special>.txt. They are never
changed and never deleted: a rule that changes a game gets a new rules version, and its old games are replayed by the
old one.
`make golden` writes those of the present rules anew: only before a version is published, never after.
"""

import os
from pathlib import Path

import pytest

from shinar.catalog import GAMES, load
from shinar.table import Table, Transcript, replay, verify
from tests.table.playing import play

FOLDER = Path(__file__).parent / "transcripts"
STORED = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("path", STORED, ids=lambda path: path.stem)
def test_a_stored_match_is_replayed_to_the_same_end(path):
    text = path.read_bytes()
    assert verify(text).is_good
    assert replay(text).transcript().encode() == text


@pytest.mark.parametrize("path", STORED, ids=lambda path: path.stem)
def test_a_stored_match_is_named_by_its_game_and_rules(path):
    transcript = Transcript.read(path.read_bytes())
    assert path.stem.startswith(f"{transcript.game}-{transcript.rules}-")


@pytest.mark.parametrize("name", GAMES)
def test_every_preset_has_a_stored_golden_match_of_the_present_rules(name):
    game = load(name)
    for preset, options in game.presets.items():
        for seats in game.seats:
            path = FOLDER / f"{name}-{game.rules_version}-{preset}-{seats}.txt"
            text = play(Table.new(game, seed=1, seats=seats, options=options), seats).transcript()
            if os.environ.get("SHINAR_GOLDEN") == "write":
                path.write_text(text, encoding="utf-8", newline="\n")
            assert path.read_text(encoding="utf-8") == text, "run `make golden` and look at the difference"
