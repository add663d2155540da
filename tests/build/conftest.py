"""What do the tests of the build share? A tree of a few small modules that is built by the real meson.build."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

SOURCES = {
    "src/shinar/__init__.py": "",
    "src/shinar/base.pxd": """
cdef class Base:
    cdef signed char first[4]
    cdef signed char last[6]
    cdef int at(self, int i) noexcept nogil
    cpdef int ask(self, int i)
""",
    "src/shinar/base.py": """
class Base:
    def at(self, i):
        return self.first[0] + self.last[i]

    def ask(self, i):
        return self.at(i)
""",
    "src/shinar/games/__init__.py": "",
    "src/shinar/games/small/__init__.py": "",
    "src/shinar/games/small/rules.pxd": """
from shinar.base cimport Base

cdef class Small(Base):
    cpdef int add(self, int i)
""",
    "src/shinar/games/small/rules.py": """
import cython

if cython.compiled:
    from cython.cimports.shinar.base import Base
else:
    from shinar.base import Base


class Small(Base):
    def add(self, i):
        return self.at(i) + 1
""",
}


class Tree:
    """A small package in a folder of its own, built with the project's own meson.build."""

    def __init__(self, folder: Path):
        self.folder = folder
        self.build = folder / "build"
        for name in ["meson.build", "meson.options", "tools/list_sources.py"]:
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
        for name, text in SOURCES.items():
            self.write(name, text)

    def write(self, name: str, text: str):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def run(self, *command, **more):
        path = str(Path(sys.executable).parent) + os.pathsep + os.environ["PATH"]
        env = dict(os.environ, PATH=path, PYTHONPATH=str(self.build / "compiled"))
        env.pop("NINJA", None)
        return subprocess.run(command, cwd=self.folder, env=env, text=True, capture_output=True, check=False, **more)

    def set_up(self, *options):
        done = self.run(sys.executable, "-m", "mesonbuild.mesonmain", "setup", "build", *options)
        assert done.returncode == 0, done.stdout + done.stderr
        return self.ninja()

    def ninja(self) -> str:
        """Bring everything up to date; the answer is what ninja did."""
        done = self.run("ninja", "-C", "build")
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def python(self, code: str):
        """Run Python with the compiled modules (and nothing else of the tree) to import."""
        for name in ["shinar", "shinar/games", "shinar/games/small"]:
            (self.build / "compiled" / name / "__init__.py").touch()
        # -S: without the editable install of the real package.
        return self.run(sys.executable, "-S", "-c", code)


@pytest.fixture
def tree(tmp_path):
    return Tree(tmp_path)
