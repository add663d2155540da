"""Can Shinar be installed elsewhere? Both wheels, each in an empty environment, on every Python at hand."""

import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tools.wheels import build

ROOT = Path(__file__).resolve().parents[2]
GAMES = sorted(path.parent.name for path in (ROOT / "src/shinar/games").glob("*/RULES.md"))

pytestmark = pytest.mark.slow


def pythons():
    """The CPythons from 3.12 on that this machine has, newest last: {"3.12": path}."""
    places = [Path(p) for p in os.environ.get("PATH", "").split(os.pathsep)]
    places += sorted(Path.home().glob(".pyenv/versions/3.*/bin"))
    found = {}
    for place in places:
        for minor in range(12, 20):
            path = place / f"python3.{minor}"
            if f"3.{minor}" not in found and path.is_file() and answers(path, minor):
                found[f"3.{minor}"] = path
    return found


def answers(path, minor):
    """Really that Python? (A shim may stand for a version that is not there.)"""
    code = "import sys; print(sys.implementation.name, sys.version_info[1])"
    done = subprocess.run([path, "-c", code], capture_output=True, text=True, check=False)
    return done.stdout.split() == ["cpython", str(minor)]


@pytest.fixture(scope="module", params=["abi3", "pure"])
def wheel(request, tmp_path_factory):
    return build(request.param, tmp_path_factory.mktemp(request.param))


def test_a_wheel_contains_the_sources_and_nothing_generated(wheel):
    names = zipfile.ZipFile(wheel).namelist()
    pure = wheel.name.endswith("-py3-none-any.whl")
    assert pure or "-cp311-abi3-" in wheel.name
    kinds = {".py", ".pyi", ".pxd", ".ftl", ".md", ".typed"}
    files = [path for path in (ROOT / "src/shinar").rglob("*") if path.suffix in kinds]
    sources = [path.relative_to(ROOT / "src").as_posix() for path in files]
    assert sorted(set(sources) - set(names)) == []
    assert [n for n in names if n.endswith((".c", ".pyc", ".so.p")) or "example" in n] == []
    compiled = {n.removesuffix(".abi3.so") for n in names if n.endswith(".so")}
    headers = {n.removesuffix(".pxd") for n in names if n.endswith(".pxd") and n.removesuffix("pxd") + "py" in names}
    assert compiled == (set() if pure else headers)
    metadata = next(n for n in names if n.endswith(".dist-info/METADATA"))
    needs = re.findall(r"^Requires-Dist: ([\w.-]+)", zipfile.ZipFile(wheel).read(metadata).decode(), re.MULTILINE)
    assert ("cython" in needs) == pure


def plays(python, wheel, folder):
    """Install a wheel into an empty environment and play every game there."""
    shutil.rmtree(folder, ignore_errors=True)
    env = {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "SHINAR_WAY")}

    def run(*command):
        done = subprocess.run(command, env=env, cwd=folder.parent, text=True, capture_output=True, check=False)
        assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
        return done.stdout

    run(python, "-m", "venv", folder)
    run(folder / "bin/python", "-m", "pip", "install", "-q", "-c", ROOT / "constraints.txt", wheel)
    place = run(folder / "bin/python", "-c", "import shinar.state; print(shinar.state.__file__)")
    assert place.startswith(str(folder))
    assert place.strip().endswith(".py" if "none-any" in wheel.name else ".abi3.so")
    assert run(folder / "bin/shinar", "check", "babel", "--games", "1", "--presets")
    for game in GAMES:
        assert run(folder / "bin/shinar", "simulate", game, "--games", "3")


def test_a_wheel_plays_on_this_python(wheel, tmp_path):
    plays(sys.executable, wheel, tmp_path / "venv")


@pytest.mark.parametrize("version", pythons() or ["none"])
def test_a_wheel_plays_on_newer_pythons(wheel, version, tmp_path):
    if version == "none":
        pytest.skip(
            "NOT TESTED: this machine has no CPython from 3.12 on, so one wheel for all Pythons is only a claim"
        )
    plays(pythons()[version], wheel, tmp_path / "venv")
