"""Do compiled and uncompiled rules play the same games, byte for byte?"""

import subprocess
import sys

import pytest

from tests.compiled import is_compiled
from tests.games.wonders.traces import SETS, fingerprints
from tools.ways import ROOT, environment


def test_compiled_and_uncompiled_rules_play_the_same_games():
    if not is_compiled():
        pytest.skip("these rules are not compiled: there is nothing to compare. Run `make test` for that")
    command = [sys.executable, "-m", "tests.games.wonders.traces"]
    done = subprocess.run(command, cwd=ROOT, env=environment("uncompiled"), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    way, *lines = done.stdout.splitlines()
    assert way == "uncompiled"
    assert dict(line.split(" ", 1)[::-1] for line in lines) == fingerprints()


def test_there_are_a_thousand_games():
    assert sum(whole + stepwise for _, _, whole, stepwise in SETS.values()) >= 1000
