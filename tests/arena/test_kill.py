"""Does a run that is killed at any moment go on without losing or repeating a game? Killed for real, with -9."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from tests.cli.driving import environment, shinar

ARENA = ["arena", "babel", "--bots", "random", "random", "--games", "1000", "--seed", "3"]


def finished(file):
    """Numbers of the games whose line is complete."""
    lines = file.read_bytes().split(b"\n")[:-1] if file.exists() else []
    return [json.loads(line)["number"] for line in lines if line.startswith(b'{"number"')]


def start(*arguments, stderr=subprocess.DEVNULL):
    command = [sys.executable, "-m", "shinar.cli", *map(str, arguments)]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=stderr, env=environment())


def family(pid):
    """A process and all that it started, as far as they live."""
    parents = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            try:
                stat = (entry / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if stat[0] != "Z":
                parents[int(entry.name)] = int(stat[1])
    found = {pid}
    while more := {child for child, parent in parents.items() if parent in found} - found:
        found |= more
    return found


def alive(pid):
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_a_killed_run_goes_on(tmp_path):
    file = tmp_path / "games.jsonl"
    whole = json.loads(shinar(*ARENA, "--workers", 1, "--json").stdout)
    left = set()
    for wanted in (50, 200, 350):
        run = start(*ARENA, "--workers", 2, "--store", file)
        until = time.monotonic() + 60
        while len(finished(file)) < wanted and run.poll() is None:
            assert time.monotonic() < until
            time.sleep(0.005)
        left |= family(run.pid)
        os.kill(run.pid, signal.SIGKILL)
        run.wait()
    before = finished(file)
    assert 350 <= len(before) < 1000
    done = shinar("arena", "--resume", file, "--workers", 2, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    numbers = finished(file)
    assert numbers[: len(before)] == before
    assert sorted(numbers) == list(range(1000))
    assert json.loads(done.stdout) == whole
    until = time.monotonic() + 10
    while any(map(alive, left)):
        assert time.monotonic() < until, "a worker outlived the run that was killed"
        time.sleep(0.05)


def test_an_interrupted_run_says_how_to_go_on(tmp_path):
    file = tmp_path / "games.jsonl"
    run = start(*ARENA, "--workers", 2, "--store", file, "--lang", "en", stderr=subprocess.PIPE)
    until = time.monotonic() + 60
    while len(finished(file)) < 10 and run.poll() is None:
        assert time.monotonic() < until
        time.sleep(0.005)
    run.send_signal(signal.SIGINT)
    _, said = run.communicate(timeout=60)
    assert run.returncode == 130
    assert said.decode() == f"The games are kept in {file}. Go on with: shinar arena --resume {file}\n"
    assert len(finished(file)) >= 10
