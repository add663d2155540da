"""Can a saved game be stepped through in a pipe, and does its picture stand on its own?"""

import xml.etree.ElementTree as ET

import pytest

from shinar.catalog import load
from shinar.cli.simulate import random_transcript
from shinar.words import LANGUAGES
from tests.cli.driving import shinar

BABEL = load("babel")


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "game.txt"
    path.write_text(random_transcript(BABEL, 2, BABEL.options(), 3), encoding="utf-8")
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_forwards_and_backwards(file, language):
    done = shinar("replay", file, "--lang", language, "--turn", 2, typed="\nb\nlast\nfirst\nq\n")
    assert (done.returncode, done.stderr) == (0, "")
    parts = done.stdout.split("\n› ")
    assert len(parts) == 6
    assert parts[0] == parts[2].split("\n", 1)[1]  # there and back again; the echo of the command stands before


def test_as_one_seat_saw_it(file):
    everything = shinar("replay", file, "--turn", 9).stdout
    one = shinar("replay", file, "--turn", 9, "--as", 0).stdout
    assert everything.count("  Hand ") == 2
    assert one.count("  Hand ") == 1


def test_places_that_are_not_there(file):
    assert shinar("replay", file, "--turn", 99999).returncode == 2
    assert shinar("replay", file, "--as", 5).returncode == 2


def test_a_picture(file, tmp_path):
    picture = tmp_path / "table.svg"
    done = shinar("replay", file, "--turn", 60, "--as", 0, "--picture", picture)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    text = picture.read_text(encoding="utf-8")
    assert ET.fromstring(text).tag.endswith("svg")
    assert "http" not in text.replace("http://www.w3.org/2000/svg", "")  # it fetches nothing
    assert "Assyrians" in text
