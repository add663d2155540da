"""In which of the three ways do the rules run: released (compiled), sanitized (compiled, with checks) or uncompiled?

    python tools/ways.py uncompiled python -m pytest
    python tools/ways.py sanitized shinar check babel

A test that wants another way starts a sub-process:
`subprocess.run([sys.executable, ...], env=environment("uncompiled"))` with `from tools.ways import environment`.
Inside, the variable SHINAR_WAY names the way.
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WAYS = ("released", "sanitized", "uncompiled")
NINJA = ROOT / "tools" / "ninja_in_turn"


def environment(way, base=None):
    """The environment variables for a process that is to run the rules in this way."""
    if way not in WAYS:
        raise ValueError(f"{way!r} is none of {', '.join(WAYS)}")
    env = dict(os.environ if base is None else base)
    own = {str(ROOT / "tools" / "way"), str(ROOT / "src"), str(ROOT / "tests" / "example")}
    path = [p for p in env.get("PYTHONPATH", "").split(os.pathsep) if p and p not in own]
    if way == "sanitized":
        build_sanitized()
        path.insert(0, str(ROOT / "tools" / "way"))
        env["UBSAN_OPTIONS"] = "print_stacktrace=1"
    if way == "uncompiled":
        path[:0] = [str(ROOT / "tools" / "way"), str(ROOT / "src"), str(ROOT / "tests" / "example")]
    env["PYTHONPATH"] = os.pathsep.join(path)
    if not path:
        del env["PYTHONPATH"]
    env["SHINAR_WAY"] = way
    env["PATH"] = str(Path(sys.executable).parent) + os.pathsep + env.get("PATH", os.defpath)
    return env


def build_sanitized():
    """Build what is not up to date; quiet unless it fails. The imports that follow do the same check again."""
    build = ROOT / "build" / "sanitized"
    env = dict(os.environ, NINJA=str(NINJA))
    if not (build / "build.ninja").exists():
        run_quietly([sys.executable, "-m", "mesonbuild.mesonmain", "setup", str(build), str(ROOT), "--buildtype=plain",
                     "-Dsanitize=true", "-Dexample=true"], env)  # fmt: skip
    run_quietly([str(NINJA), "-C", str(build)], env)


def run_quietly(command, env):
    done = subprocess.run(command, env=env, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode:
        sys.exit(f"{done.stdout}\nThis command failed: {' '.join(command)}")


def main(arguments):
    if len(arguments) < 2 or arguments[0] not in WAYS:
        sys.exit(__doc__)
    way, *command = arguments
    if way == "sanitized":
        print("Building the rules with checks for indices and arithmetic ...", flush=True)
    env = environment(way)
    os.environ["PATH"] = env["PATH"]
    if way != "sanitized":
        os.execvpe(command[0], command, env)
    # pytest swallows what a dying process wrote: so the report goes to a file, and the abort makes Python say where.
    report = ROOT / "build" / "sanitized" / "report"
    for old in report.parent.glob("report.*"):
        old.unlink()
    env["UBSAN_OPTIONS"] = f"print_stacktrace=1:abort_on_error=1:log_path='{report}'"
    code = subprocess.run(command, env=env, check=False).returncode
    for file in report.parent.glob("report.*"):
        for line in file.read_text(encoding="utf-8", errors="replace").splitlines():
            if ".py:" in line:  # the rules' own lines, not those of Python below them
                print(line, file=sys.stderr)
    sys.exit(code if code >= 0 else 1)


if __name__ == "__main__":
    main(sys.argv[1:])
