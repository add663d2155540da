"""Which files make up the package, and which of them are compiled?

The rule: what has a header is compiled. meson.build asks once; `--watch` adds the same question to build.ninja,
so that a file added, removed or renamed is noticed by the next build, and so by the next import.
"""

import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# What programs leave behind in a source folder and what no package contains.
LITTER = {".c", ".cpp", ".o", ".so", ".pyd", ".pyc", ".html~", ".swp", ".orig", ".rej", ".tmp", ".bak"}


def folders(trees):
    """Every source folder; for one that does not exist yet, the nearest folder that does."""
    for tree in trees:
        top = ROOT / tree
        if not top.is_dir():
            while not top.is_dir():
                top = top.parent
            yield top
            continue
        for path, names, _ in os.walk(top):
            names[:] = sorted(n for n in names if n != "__pycache__" and not n.startswith("."))
            yield Path(path)


def is_source(path):
    litter = path.name.startswith(".") or path.name.endswith("~") or path.suffix in LITTER
    return path.is_file() and not litter


def is_compiled(path):
    return path.suffix == ".py" and path.stem != "__init__" and path.with_suffix(".pxd").is_file()


def listing(trees):
    lines = []
    for tree in trees:
        base = (ROOT / tree).parent
        for folder in folders([tree]):
            if not folder.is_relative_to(ROOT / tree):
                continue
            for path in sorted(filter(is_source, folder.iterdir())):
                kind = "compiled" if is_compiled(path) else "plain"
                lines.append(f"{kind}\t{base.relative_to(ROOT).as_posix()}\t{path.relative_to(base).as_posix()}\n")
    return "".join(lines)


def refresh(file, trees):
    text = listing(trees)
    if not file.exists() or file.read_text(encoding="utf-8") != text:
        file.write_text(text, encoding="utf-8")


def escape(path):
    return str(path).replace("$", "$$").replace(" ", "$ ").replace(":", "$:")


def watch(build, trees):
    """Make build.ninja depend on the list, and the list on the folders. The list is rewritten only if it differs."""
    refresh(build / "sources.txt", trees)
    ninja = build / "build.ninja"
    lines = ninja.read_text(encoding="utf-8").splitlines(keepends=True)
    start = [n for n, line in enumerate(lines) if line.startswith("build build.ninja") and "REGENERATE_BUILD" in line]
    if len(start) != 1:
        sys.exit("list_sources.py: build.ninja does not look as expected; is this a new version of Meson?")
    lines[start[0]] = lines[start[0]].rstrip("\n") + " sources.txt\n"
    watched = " ".join(escape(folder) for folder in folders(trees))
    command = " ".join([f'"{sys.executable}"', f'"{Path(__file__).resolve()}"', "--refresh", *trees]).replace("$", "$$")
    lines.append(
        f"\nrule LIST_SOURCES\n command = {command}\n description = Looking for new source files\n"
        f" restat = 1\n generator = 1\n\nbuild sources.txt: LIST_SOURCES {watched}\n\nbuild {watched}: phony\n"
    )
    ninja.write_text("".join(lines), encoding="utf-8")


def main(arguments):
    if arguments[0] == "--watch":
        watch(Path(os.environ["MESON_BUILD_ROOT"]), arguments[1:])
    elif arguments[0] == "--refresh":
        refresh(Path("sources.txt"), arguments[1:])
    else:
        sys.stdout.write(listing(arguments))


if __name__ == "__main__":
    main(sys.argv[1:])
