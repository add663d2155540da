"""Does a build notice every change? A file edited, added or removed, and a header that another module reads."""

import json
from pathlib import Path

import pytest

SMALL = "from shinar.games.small.rules import Small; print(Small().add(0))"


def installed(tree):
    plan = json.loads(Path(tree.build, "meson-info", "intro-install_plan.json").read_text(encoding="utf-8"))
    return {place["destination"].partition("/")[2] for kind in plan.values() for place in kind.values()}


@pytest.mark.slow
def test_every_change_is_noticed(tree):
    tree.set_up("-Doptimization=0")
    assert "no work to do" in tree.ninja() + tree.ninja()
    assert tree.python(SMALL).stdout == "1\n"

    # An edited rule is compiled again, and only that one.
    tree.write("src/shinar/games/small/rules.py", (tree.folder / "src/shinar/games/small/rules.py").read_text()
               .replace("+ 1", "+ 42"))  # fmt: skip
    done = tree.ninja()
    assert "small.rules" in done
    assert "shinar.base" not in done
    assert tree.python(SMALL).stdout == "42\n"

    # A header concerns every module that reads it.
    header = tree.folder / "src/shinar/base.pxd"
    header.write_text(header.read_text().replace("last[6]", "last[7]"))
    done = tree.ninja()
    assert "translate shinar.base" in done
    assert "translate shinar.games.small.rules" in done
    assert tree.python(SMALL).stdout == "42\n"

    # A new file is installed, and compiled if it has a header; also in a new folder.
    tree.write("src/shinar/games/other/__init__.py", "")
    tree.write("src/shinar/games/other/rules.py", "def twice(i):\n    return 2 * i\n")
    tree.write("src/shinar/games/other/rules.pxd", "cpdef int twice(int i) noexcept nogil\n")
    tree.write("src/shinar/words.py", "")
    assert "translate shinar.games.other.rules" in tree.ninja()
    assert {"shinar/words.py", "shinar/games/other/rules.py", "shinar/games/other/rules.pxd",
            "shinar/games/other/rules.abi3.so"} <= installed(tree)  # fmt: skip

    # Without its header a rule is ordinary Python again, and a removed file is gone.
    (tree.folder / "src/shinar/games/other/rules.pxd").unlink()
    (tree.folder / "src/shinar/words.py").unlink()
    tree.ninja()
    assert "shinar/games/other/rules.py" in installed(tree)
    assert not {"shinar/games/other/rules.abi3.so", "shinar/words.py"} & installed(tree)
    assert "no work to do" in tree.ninja() + tree.ninja()


@pytest.mark.slow
def test_what_would_need_python_objects_does_not_compile(tree):
    tree.set_up("-Doptimization=0")
    tree.write("src/shinar/base.py", (tree.folder / "src/shinar/base.py").read_text()
               .replace("return self.first[0] + self.last[i]", "return len(str(i))"))  # fmt: skip
    done = tree.run("ninja", "-C", "build")
    assert done.returncode != 0
    assert "base.py:4" in done.stdout
