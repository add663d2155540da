"""Which exact versions work together today? Installs everything afresh, and writes the answer to constraints.txt."""

import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HEAD = """\
# Which exact versions does a development set-up get? All of them, so that every machine gets the same.
# Written by: make lock. Names no place to fetch from: that is the machine's own choice.
"""


def main():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = [*project["project"]["dependencies"]]
    for group in project["dependency-groups"].values():
        wanted += group
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        python = Path(folder, "bin", "python")
        subprocess.run([python, "-m", "pip", "install", "-q", *wanted], check=True)
        frozen = subprocess.run([python, "-m", "pip", "freeze"], check=True, capture_output=True, text=True).stdout
    lines = sorted(frozen.splitlines(), key=str.lower)
    if any("==" not in line or "/" in line for line in lines):
        sys.exit(f"Not every line is a plain version:\n{frozen}")
    (ROOT / "constraints.txt").write_text(HEAD + "\n".join(lines) + "\n", encoding="utf-8")
    print(f"constraints.txt: {len(lines)} versions")


if __name__ == "__main__":
    main()
