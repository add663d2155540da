"""Have the rules changed since they were compiled? If so, compile them now and show it.

An import would do the same, silently; a person waiting for a game would wonder what takes so long.
"""

import compileall
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NINJA = [ROOT / "tools" / "ninja_in_turn", "-C", ROOT / "build" / "dev"]


def main():
    # The editable install reads byte code but never writes it; without this every start would parse every file.
    compileall.compile_dir(ROOT / "src", quiet=2)
    tried = subprocess.run([*NINJA, "-n"], text=True, capture_output=True)
    if "no work to do" in tried.stdout:
        return
    # Looking for new files is work too, but no reason to speak.
    env = dict(os.environ, NINJA_STATUS="  compiling the rules, step %f of %t: ")
    built = subprocess.Popen(NINJA, env=env, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    lines, live, shown = [], sys.stdout.isatty(), False
    for line in built.stdout:
        lines.append(line)
        if line.startswith("  compiling") and "source files" not in line:
            if live:
                print(f"\r\033[K{line.strip()[:100]}", end="", flush=True)
            elif not shown:
                print("The rules have changed: compiling them again.", flush=True)
            shown = True
    if live and shown:
        print("\r\033[K", end="")
    if built.wait():
        sys.exit(f"{''.join(lines)}\nThe rules do not compile; the lines above say where.")


if __name__ == "__main__":
    main()
