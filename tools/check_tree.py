"""Is the tree tidy? No generated C or compiled module, no path of one person's machine and no address of a package
registry in any file, and the lists in pyproject.toml that name the compiled rules are complete.
"""

import re
import subprocess
import sys
import tomllib
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parent.parent
GENERATED = {".c", ".cpp", ".o", ".so", ".pyd", ".pyc", ".whl"}
MACHINE_PATH = re.compile(r"(?<![\w.:/-])/(?:work|root|home|Users)/[\w.-]+")
LOCKS = ("constraints.txt", "web/package-lock.json")
# Put together here, so that this file passes its own test.
HOSTS = ["pypi" + ".org", "python" + "hosted", "npm" + "js.org", "npm" + "js.com", "yarn" + "pkg", "jsr" + ".io/@"]


def files():
    names = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT,
                           check=True, capture_output=True, text=True).stdout.split("\0")  # fmt: skip
    return sorted(name for name in set(names) if name and (ROOT / name).is_file())


def lines_of(name):
    try:
        return (ROOT / name).read_text(encoding="utf-8").splitlines()
    except UnicodeDecodeError:
        return []  # a picture or a font


def is_rule(name):
    path = ROOT / name
    return path.suffix == ".py" and path.stem != "__init__" and path.with_suffix(".pxd").exists()


def expand(glob):
    """The globs that one with {alternatives,in,braces} stands for."""
    inner = re.search(r"\{([^{}]*)\}", glob)
    if not inner:
        return [glob]
    globs = [g for part in inner[1].split(",") for g in expand(glob[: inner.start()] + part + glob[inner.end() :])]
    return list(dict.fromkeys(globs))


def complaints():
    names = files()
    for name in names:
        if PurePosixPath(name).suffix in GENERATED:
            yield f"{name}: is generated; it must not be in the repository"
            continue
        for number, line in enumerate(lines_of(name), 1):
            if name in LOCKS and "://" in line:
                yield f"{name}:{number}: a lock file names no host; npm's `funding` entries can go"
            for host in HOSTS:
                if host in line:
                    yield f"{name}:{number}: names the registry {host}"
            found = MACHINE_PATH.search(line)
            if found:
                yield f"{name}:{number}: a path of one machine: {found[0]}"

    tool = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]
    style = [glob for glob, codes in tool["ruff"]["lint"]["per-file-ignores"].items() if "F821" in codes]
    style = [glob for braces in style for glob in expand(braces)]
    listed = {"[tool.ruff.lint.per-file-ignores]": style, "[tool.pyright] ignore": tool["pyright"]["ignore"]}
    sources = [name for name in names if name.endswith(".py") and name.startswith("src/")]
    for name in sources:
        for where, globs in listed.items():
            matched = any(PurePosixPath(name).match(glob) for glob in globs)
            if is_rule(name) and not matched:
                yield f"{name}: has a header, so it is a compiled rule: add it to {where} in pyproject.toml"
            if not is_rule(name) and matched:
                yield f"{name}: has no header, so it is ordinary Python: a line of {where} in pyproject.toml spares it"


def main():
    found = list(complaints())
    print("\n".join(found) if found else "tidy")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
