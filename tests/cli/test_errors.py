"""Is wrong input answered with one friendly line and exit code 2, and never with a traceback?"""

import signal
import subprocess
import sys
import time

import pytest

from tests.cli.driving import environment, shinar

GOOD = "shinar transcript 1\ngame babel rules 1\nseats 2\nseed 1\n--\nunfinished\n"
WRONG = {
    "no command": [],
    "unknown command": ["dance"],
    "unknown game": ["play", "chess"],
    "unknown game for numbers": ["simulate", "chess"],
    "unknown option": ["simulate", "babel", "--option", "colour=blue"],
    "wrong value": ["simulate", "babel", "--option", "starting_hands=9"],
    "no value": ["simulate", "babel", "--option", "starting_hands"],
    "option twice": ["simulate", "babel", "--option", "reshuffle=on_demand", "--option", "reshuffle=on_demand"],
    "unknown preset": ["simulate", "babel", "--preset", "2099"],
    "too many seats": ["simulate", "babel", "--seats", "3"],
    "no games": ["simulate", "babel", "--games", "0"],
    "huge seed": ["simulate", "babel", "--seed", str(1 << 64)],
    "negative seed": ["play", "babel", "--seed=-1"],
    "no depth": ["perft", "babel"],
    "unknown language": ["play", "babel", "--lang", "klingon"],
    "unknown bot": ["play", "babel", "--seat", "1=genius"],
    "no such seat": ["play", "babel", "--seat", "2=greedy"],
    "seat twice": ["play", "babel", "--seat", "1=greedy", "--seat", "1=random"],
    "bad name": ["play", "babel", "--name", "0=\x1b[31mred"],
    "missing file": ["replay", "no-such-file.txt"],
    "missing saved game": ["play", "--resume", "no-such-file.txt"],
    "missing transcript": ["verify", "no-such-file.txt"],
    "a folder": ["verify", "."],
    "unknown rule": ["rules", "babel", "R99.9"],
    "no game to check": ["check"],
    "a game and all": ["check", "babel", "--all"],
    "no such port": ["serve", "--no-browser", "--port", "65536"],
    "a port by name": ["serve", "--no-browser", "--port", "http"],
    "unknown database": ["serve", "--no-browser", "--port", "0", "--database", "mongodb://x"],
    "no room for the database": ["serve", "--no-browser", "--port", "0", "--database", "sqlite:////proc/none/x.sqlite"],
    "unknown channels": ["serve", "--no-browser", "--port", "0", "--channels", "carrier-pigeon"],
    "nowhere to write": ["simulate", "babel", "--games", "1", "--transcript", "no/such/folder/x.txt"],
}


@pytest.mark.parametrize("arguments", WRONG.values(), ids=WRONG)
def test_wrong_input_is_one_line_and_exit_code_2(arguments):
    done = shinar(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("shinar: ")
    assert done.stderr.count("\n") == 1
    assert done.stderr.isascii() or done.stderr.isprintable()


HOSTILE = {
    "empty": b"",
    "a picture": bytes(range(256)) * 40,
    "cut off": GOOD.encode()[:30],
    "edited": (GOOD + "end 0 0000000000000000\n").encode(),
    "escape codes": b"\x1b[2J\x1b[31mshinar transcript 1\n",
    "no end": b"shinar transcript 1\n" * 100_000,
    "huge": b"a" * (3 << 20),
    "zeros": b"\0" * 1000,
}


@pytest.mark.parametrize("command", [["replay"], ["verify"], ["verify", "--json"], ["play", "--resume"]], ids=" ".join)
@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_hostile_files_are_one_line_and_exit_code_2(command, text, tmp_path):
    file = tmp_path / "hostile.txt"
    file.write_bytes(text)
    done = shinar(*command, file)
    assert (done.returncode, done.stdout) == (2, "")
    assert "line " in done.stderr
    assert done.stderr.count("\n") == 1
    assert "\x1b" not in done.stderr


def test_a_pipe_that_closes_early_is_no_error():
    command = f"{sys.executable} -m shinar.cli rules babel --plain | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, env=environment())
    assert done.stderr == ""
    assert done.stdout.startswith("# Babel")


def test_interrupting_is_quiet(tmp_path):
    command = [sys.executable, "-m", "shinar.cli", "play", "babel", "--seed", "1", "--save", str(tmp_path / "game.txt")]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment()
    ) as running:
        assert running.stdout is not None
        while "Move to" not in running.stdout.readline():
            pass
        time.sleep(0.3)
        running.send_signal(signal.SIGINT)
        _, complaint = running.communicate(timeout=30)
    assert (running.returncode, complaint) == (130, "")
    assert (tmp_path / "game.txt").read_text(encoding="utf-8").startswith("shinar transcript 1")


def test_a_fault_of_ours_is_one_line_too(monkeypatch, capsys):
    from shinar import cli

    def fail(wish):
        raise RuntimeError("something broke")

    monkeypatch.delenv("SHINAR_DEBUG", raising=False)
    monkeypatch.setattr("shinar.cli.games.run", fail)
    assert cli.main(["games"]) == 3
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert "something broke" in said.err
