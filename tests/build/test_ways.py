"""Do the three ways import what their names say, in the process itself and in those it starts?"""

import subprocess
import sys

import pytest

from tools.ways import ROOT, environment

WHERE = """
import subprocess, sys
code = "import shinar.state, importlib.util as i; assert i.find_spec('shinar_example'); print(shinar.state.__file__)"
exec(code)
subprocess.run([sys.executable, "-c", code], check=True)
"""
PLACE = {"released": "build/dev/compiled", "sanitized": "build/sanitized/compiled", "uncompiled": "src"}


@pytest.mark.parametrize("way", ["released", pytest.param("sanitized", marks=pytest.mark.slow), "uncompiled"])
def test_a_way_imports_its_own_build(way, tmp_path):
    done = subprocess.run(
        [sys.executable, "-c", WHERE.replace("exec(code)", "exec(code); sys.stdout.flush()")],
        env=environment(way), cwd=tmp_path, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    ending = ".py" if way == "uncompiled" else ".abi3.so"
    assert done.stdout == 2 * f"{ROOT / PLACE[way] / 'shinar' / 'state'}{ending}\n"
    assert done.stderr == ""


def test_a_way_can_be_left_again():
    uncompiled = environment("uncompiled")
    assert environment("released", uncompiled).get("PYTHONPATH") == environment("released").get("PYTHONPATH")


def test_an_unknown_way_is_refused():
    with pytest.raises(ValueError, match="'fast' is none of released, sanitized, uncompiled"):
        environment("fast")
