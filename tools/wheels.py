"""What can be installed elsewhere? Two wheels from the same sources: compiled for this kind of machine (one for all
Pythons from 3.11 on), and pure Python for every other machine.

    python tools/wheels.py FOLDER [abi3] [pure]
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def copy_sources(target):
    """Every file Git knows or would add: what happens to lie about here stays out."""
    names = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT,
                           check=True, capture_output=True, text=True).stdout.split("\0")  # fmt: skip
    for name in filter(None, names):
        if (ROOT / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, target / name)


def copy_page(target):
    """The built page, which Git does not know: whoever installs a wheel needs no Node."""
    page = Path("src", "shinar", "server", "page")
    if (ROOT / page).is_dir():
        shutil.copytree(ROOT / page, target / page)


def build(kind, folder):
    """Build one wheel, "abi3" or "pure", and return its path."""
    with tempfile.TemporaryDirectory() as work:
        tree, out = Path(work, "tree"), Path(work, "out")
        copy_sources(tree)
        copy_page(tree)
        options = []
        if kind == "pure":
            options = ["-Csetup-args=-Dpure=true"]
            # Uncompiled rules say `import cython`; compiled ones need nothing.
            project = tree / "pyproject.toml"
            text = project.read_text(encoding="utf-8")
            if text.count("\ndependencies = [") != 1:
                sys.exit("wheels.py: pyproject.toml should have one list of dependencies")
            text = text.replace("\ndependencies = [", '\ndependencies = ["cython>=3.1", ')
            project.write_text(text, encoding="utf-8")
        env = dict(os.environ, PATH=str(Path(sys.executable).parent) + os.pathsep + os.environ.get("PATH", ""))
        env.pop("NINJA", None)
        done = subprocess.run([sys.executable, "-m", "pip", "wheel", "--no-build-isolation", "--no-deps", "-w", out,
                               *options, tree], env=env, text=True, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT)  # fmt: skip
        if done.returncode:
            sys.exit(f"{done.stdout}\nThe {kind} wheel could not be built; the lines above say why.")
        (made,) = out.glob("*.whl")
        Path(folder).mkdir(parents=True, exist_ok=True)
        return Path(shutil.copy2(made, Path(folder, made.name)))


def main(folder, *kinds):
    for kind in kinds or ("abi3", "pure"):
        print(f"Building the {kind} wheel ...", flush=True)
        made = build(kind, folder)
        print(f"  {made} ({made.stat().st_size // 1024} kB)")


if __name__ == "__main__":
    main(*sys.argv[1:])
