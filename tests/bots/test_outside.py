"""Does a program from outside play, and does nothing it can do wrong hang or spoil a match?"""

import os
import re
import sys
import time
from pathlib import Path

import pytest

from shinar.bots import OutsideBot, Seat, new_bot
from shinar.catalog import load
from shinar.table import Table
from tests.bots.positions import ALL
from tests.cli.driving import shinar

ROOT = Path(__file__).parents[2]
ROGUE = Path(__file__).with_name("rogue.py")
EXAMPLE = ROOT / "docs" / "example_bot.py"
BABEL = load("babel")


def finish(command, *, game=BABEL, seconds=5.0, seed=1):
    """A match between the program and the random bot; returns both."""
    table = Table.new(game, seed=seed, seats=game.seats[0])
    guest = OutsideBot(command, 1, seconds=seconds)
    others = [new_bot("random", seat) for seat in range(table.seats)]
    try:
        while not table.over:
            for seat in table.acting:
                bot = guest if seat == 0 else others[seat]
                table.choose(seat, bot.choose(Seat(table, seat)))
    finally:
        guest.close()
    return guest, table


def rogue(way, *more):
    return " ".join(map(str, (sys.executable, ROGUE, way, *more)))


@pytest.mark.parametrize("name", ALL)
def test_the_example_plays_every_game_without_a_fault(name):
    guest, table = finish(f"{sys.executable} {EXAMPLE}", game=ALL[name])
    assert (guest.faults, guest.troubles) == (0, [])
    assert table.over


def test_the_example_is_short_and_shown_in_the_docs():
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) < 40
    assert "example_bot.py" in (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")


def test_a_move_may_be_named_by_its_text():
    guest, _ = finish(rogue("text"))
    assert guest.faults == 0


def test_an_answer_given_twice_is_ignored():
    guest, _ = finish(rogue("twice"))
    assert guest.faults == 0


@pytest.mark.parametrize(
    ("way", "trouble"),
    [
        ("ends", "did not start: it has ended"),
        ("illegal", "question 1: 30000 is no legal move"),
        ("ahead", "question 1: .* is no legal move"),
        ("garbage", "answered"),
        ("extra", "unknown field `seat`"),
        ("loud", "did not start: answered"),
        ("crash", "it has ended"),
    ],
)
def test_faults_are_counted_and_the_greedy_bot_plays_on(way, trouble):
    guest, table = finish(rogue(way))
    assert table.over
    assert re.search(trouble, guest.troubles[0])
    assert guest.faults >= 10
    assert len(guest.troubles) <= 3  # then it is sent home


@pytest.mark.parametrize("command", ["", "no-such-program-anywhere", "'unfinished"])
def test_a_command_that_starts_nothing(command):
    guest, table = finish(command)
    assert table.over
    assert guest.troubles[0].startswith("did not start")


@pytest.mark.parametrize("way", ["hang", "late"])
def test_time_outs(way):
    began = time.perf_counter()
    guest, table = finish(rogue(way), seconds=0.5)
    assert table.over
    assert "no answer in time" in guest.troubles[0]
    assert guest.faults == 1 if way == "late" else guest.faults > 10
    assert time.perf_counter() - began < 20


@pytest.mark.parametrize("way", ["silent", "deaf"])
def test_a_program_that_never_answers(way, monkeypatch):
    monkeypatch.setattr("shinar.bots.outside.GREETING", 0.5)
    began = time.perf_counter()
    guest, table = finish(rogue(way))
    assert table.over
    assert guest.troubles[0].startswith("did not start")
    assert time.perf_counter() - began < 10


@pytest.mark.skipif(os.name != "posix", reason="elsewhere only the program itself is ended")
def test_what_a_program_started_ends_with_it(tmp_path):
    guest, _ = finish(rogue("mother", tmp_path / "pid"))
    assert guest.faults == 0
    child = int((tmp_path / "pid").read_text())
    for _ in range(100):
        try:
            if Path(f"/proc/{child}/stat").read_text().split()[2] == "Z":
                return
            os.kill(child, 0)
        except (ProcessLookupError, FileNotFoundError):
            return
        time.sleep(0.05)
    pytest.fail("a child of the program lives on")


def test_new_bot_starts_no_program():
    """What requests to the server can name goes through new_bot."""
    for name in (f"command:{rogue('text')}", rogue("text"), "outside"):
        with pytest.raises(ValueError, match="there is no bot"):
            new_bot(name, 1)


# -- in the terminal ---------------------------------------------------------------------------------------------------


def test_in_the_terminal():
    done = shinar("play", "babel", "--plain", "--seed", 3, "--against", "random", "--seat", "0=random",
                  "--bot", f"{sys.executable} {EXAMPLE}")  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "Guest" in done.stdout
    assert "is a program" not in done.stdout


@pytest.mark.parametrize(("language", "words"), [("en", "greedy bot"), ("fr", "robot glouton"), ("zh-TW", "貪心電腦")])
def test_faults_are_told_in_the_terminal(language, words):
    done = shinar("play", "babel", "--plain", "--seed", 3, "--seat", "0=random", "--lang", language,
                  "--bot", rogue("illegal"))  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert words in done.stdout
    assert "question 1: 30000 is no legal move" in done.stdout


def test_who_may_sit_where_in_the_terminal():
    commands = ["--bot", rogue("text")] * 3
    assert "free seats" in shinar("play", "babel", *commands).stderr
    assert "--against genius" in shinar("play", "babel", "--against", "genius").stderr
    assert "Easy: 0 points" in shinar("play", "babel", "--plain", "--against", "easy", typed="q\n").stdout
