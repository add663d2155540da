"""Is everything here that playing (or developing) needs? If not: fetch it, build it, and say so in plain words.

python tools/prepare.py play       what `shinar` itself needs, and the compiled rules
python tools/prepare.py develop    the same and the tools for testing and checking
"""

import fcntl
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
LOG = ROOT / "build" / "setup.log"


def say(text):
    print(text, flush=True)


def follow(what, command, progress, env=None):
    """Run a command, show its progress on one line, keep its full output in the log, and show that if it fails."""
    start = time.monotonic()
    live = sys.stdout.isatty()
    if not live:
        say(f"  {what} ...")
    seen = []
    with LOG.open("a", encoding="utf-8") as log:
        log.write(f"\n$ {' '.join(map(str, command))}\n")
        process = subprocess.Popen(command, cwd=ROOT, env=env, text=True, stdin=subprocess.DEVNULL,
                                   stdout=subprocess.PIPE, stderr=subprocess.STDOUT)  # fmt: skip
        for line in process.stdout:
            log.write(line)
            seen.append(line)
            news = progress(line)
            if news and live:
                print(f"\r\033[K  {what}: {news}"[:100], end="", flush=True)
    if process.wait():
        shown = "".join(seen[-40:])
        sys.exit(f"\n{shown}\n{what} failed. The lines above say why; the whole story is in {LOG.relative_to(ROOT)}.")
    say(f"{chr(13) + chr(27) + '[K' if live else ''}  {what}: done in {time.monotonic() - start:.0f} s")


def pip_progress(line):
    found = re.match(r"(?:Collecting|Requirement already satisfied:) ([\w.-]+)", line)
    if found:
        return found[1]
    return "unpacking" if line.startswith("Installing collected") else None


def ninja_progress(line):
    found = re.search(r"\[(\d+)/(\d+)\] (.*)", line)
    return f"step {found[1]} of {found[2]}" if found else None


def requirements(kind):
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    groups = project["dependency-groups"]
    if kind == "peers":
        return groups["bench"]
    return project["project"]["dependencies"] + groups["build"] + (groups["dev"] if kind == "develop" else [])


def fingerprint():
    """Of all that decides what is installed: the tools' own settings in pyproject.toml do not."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project["tool"] = project["tool"]["meson-python"]
    texts = [(ROOT / name).read_text(encoding="utf-8") for name in ["constraints.txt", "meson.options"]]
    texts += [json.dumps(project), Path(__file__).read_text(encoding="utf-8"), str(ROOT)]
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()


def make_environment():
    # Scripts and builds hold absolute paths: a tree that was moved starts afresh.
    place = VENV / "place"
    if place.exists() and place.read_text(encoding="utf-8") == str(ROOT) and answers(PYTHON):
        return
    shutil.rmtree(VENV, ignore_errors=True)
    for build in ("dev", "sanitized"):
        shutil.rmtree(ROOT / "build" / build, ignore_errors=True)
    say("  Making a place for Shinar's own Python packages: .venv")
    # The Python below, should this one be of the very environment that was just removed.
    base = getattr(sys, "_base_executable", sys.executable)
    made = subprocess.run([base, "-m", "venv", VENV], capture_output=True, text=True)
    if made.returncode:
        shutil.rmtree(VENV, ignore_errors=True)
        sys.exit(f"{made.stdout}{made.stderr}\nThis Python cannot make virtual environments. On Debian and Ubuntu the "
                 "package python3-venv is missing.")  # fmt: skip
    place.write_text(str(ROOT), encoding="utf-8")


def answers(python):
    return python.exists() and subprocess.run([python, "-c", ""], capture_output=True).returncode == 0


def what_compiling_lacks():
    """Why the rules cannot be compiled on this machine, or nothing."""
    if not any(map(shutil.which, os.environ.get("CC", "cc gcc clang").split())):
        return "There is no C compiler (on Debian and Ubuntu: the package gcc)"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's header files are missing (on Debian and Ubuntu: the package python3-dev)"
    return None


def install_shinar():
    options = ["-Csetup-args=-Dexample=true"]
    lack = what_compiling_lacks()
    if lack:
        say(f"  {lack}, so the rules will run uncompiled: fine for playing, far too slow for strong bots.")
    options.append(f"-Csetup-args=-Dpure={'true' if lack else 'false'}")
    env = dict(os.environ, NINJA=str(ROOT / "tools" / "ninja_in_turn"))
    env["PATH"] = str(VENV / "bin") + os.pathsep + env.get("PATH", os.defpath)
    command = [PYTHON, "-m", "pip", "install", "-v", "--no-build-isolation", "--no-deps", "-Cbuild-dir=build/dev",
               *options, "-e", "."]  # fmt: skip
    if subprocess.run([PYTHON, "-m", "pip", "show", "-q", "shinar"], capture_output=True).returncode == 0:
        subprocess.run([PYTHON, "-m", "pip", "uninstall", "-q", "-y", "shinar"], capture_output=True, check=True)
    follow("Compiling the rules of the games" if not lack else "Setting up Shinar", command, ninja_progress, env)
    # The editable install never writes byte code of its own.
    subprocess.run([PYTHON, "-m", "compileall", "-qq", "src"], cwd=ROOT, check=False)


def main(kind):
    start = time.monotonic()
    LOG.parent.mkdir(exist_ok=True)
    lock = (LOG.parent / "setup.lock").open("w")
    fcntl.flock(lock, fcntl.LOCK_EX)  # two terminals may ask at once; the second finds everything done
    done = VENV / f"done-{kind}"
    state = fingerprint()
    built = (ROOT / "build" / "dev" / "build.ninja").exists()
    if built and done.exists() and done.read_text(encoding="utf-8") == state and answers(PYTHON):
        return
    os.environ["PIP_DISABLE_PIP_VERSION_CHECK"] = "1"
    LOG.write_text("", encoding="utf-8")
    say({"play": "Setting Shinar up; this happens once and takes about half a minute.",
         "develop": "Setting up Shinar and what its developers need; this happens once and takes about half a minute.",
         "peers": "Fetching other people's engines, to compare with."}[kind])  # fmt: skip
    make_environment()
    follow("Fetching the packages it needs", [PYTHON, "-m", "pip", "install", "--no-input",
           "-c", "constraints.txt", *requirements(kind)], pip_progress)  # fmt: skip
    if kind != "peers":
        install_shinar()
    done.write_text(state, encoding="utf-8")
    if kind == "develop":  # what playing needs is part of that
        (VENV / "done-play").write_text(state, encoding="utf-8")
    say(f"Ready, after {time.monotonic() - start:.0f} s.\n")


if __name__ == "__main__":
    main(sys.argv[1])
