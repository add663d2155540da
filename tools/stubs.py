"""What do the compiled rules look like to a type checker? Writes a .pyi beside every header of a game.

Run after changing a header; `--check` (CI) only says which stubs are stale.
"""

import re
import sys
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src"
sys.path.insert(0, str(SOURCE))

from shinar.layout import constants, declared  # noqa: E402

CLASS = re.compile(r"^cdef class (\w+)\((\w+)\)")
DOOR = re.compile(r"^    #: (def .+)")  # a method for Python, beyond those of every game
CIMPORT = re.compile(r"^from (shinar[\w.]*) cimport (.+)")
FUNCTION = re.compile(r"^cpdef (\w+) (\w+)\((.*?)\)")  # what Python too may call
TYPES = {"bint": "bool", "void": "None"}


def stub(header: Path) -> str:
    module = ".".join(header.relative_to(SOURCE).with_suffix("").parts)
    lines = header.read_text(encoding="utf-8").splitlines()
    imported = [found for line in lines if (found := CIMPORT.match(line))]
    foreign = {name for found in imported for name in constants(found[1])}
    out = [f"# Written by tools/stubs.py from {header.name}."]
    classes = [found for line in lines if (found := CLASS.match(line))]
    functions = [found for line in lines if (found := FUNCTION.match(line))]
    taken = {parameter.split()[0] for found in functions for parameter in found[3].split(", ") if parameter}
    for kind in sorted(kind for kind in taken if kind[0].isupper()):
        out += ["", f"from {home_of(kind, imported)} import {kind}"]
    for found in classes:
        origin = next(f[1] for f in imported if f[2] == "*" or found[2] in f[2].split(", "))
        out += ["", f"from {origin} import {found[2]}"]
    out += [""] + [f"{name}: int" for name in constants(module) if name not in foreign]
    for found in classes:
        fields = [
            f"    {name}: {'list[' * len(shape)}int{']' * len(shape)}"
            for _, name, shape, _ in declared(module, found[1])
        ]
        fields += [f"    {door[1]}" for line in lines if (door := DOOR.match(line))]
        head = f"class {found[1]}({found[2]}):"
        out += ["", head, *fields] if fields else ["", f"{head} ..."]
    out += [""] + [signature(found) for found in functions]
    return "\n".join(out).replace("\n\n\n", "\n\n").rstrip() + "\n"


def home_of(kind: str, imported: list[re.Match[str]]) -> str:
    """The module that defines a class which a header cimports, perhaps by way of another."""
    for found in imported:
        header = SOURCE.joinpath(*found[1].split(".")).with_suffix(".pxd")
        lines = header.read_text(encoding="utf-8").splitlines()
        if any((defined := CLASS.match(line)) and defined[1] == kind for line in lines):
            return found[1]
        if home := home_of(kind, [further for line in lines if (further := CIMPORT.match(line))]):
            return home
    return ""


def signature(found: re.Match[str]) -> str:
    parameters = [parameter.split() for parameter in found[3].split(", ") if parameter]
    inside = ", ".join(f"{name}: {kind if kind[0].isupper() else 'int'}" for kind, name in parameters)
    return f"def {found[2]}({inside}) -> {TYPES.get(found[1], 'int')}: ..."


def main() -> int:
    stale = []
    for header in sorted(SOURCE.rglob("*.pxd")):
        if SOURCE / "shinar" / "games" not in header.parents:
            continue  # its Python doors are described by hand
        target = header.with_suffix(".pyi")
        text = stub(header)
        if not target.exists() or target.read_text(encoding="utf-8") != text:
            stale.append(target)
            if "--check" not in sys.argv:
                target.write_text(text, encoding="utf-8")
    for target in stale:
        print(("stale: " if "--check" in sys.argv else "wrote: ") + str(target.relative_to(SOURCE)))
    return int(bool(stale) and "--check" in sys.argv)


if __name__ == "__main__":
    sys.exit(main())
