"""Is there a Chromium for the tests of the page? Prints where; installs Debian's where this user may.

Exit code 1 where there is none and none can be installed: the tests are then skipped, but never under CI.
"""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome")


def found():
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


def install():
    if os.geteuid() or not shutil.which("apt-get"):
        return
    print("Installing Chromium from Debian's packages, for the tests of the page ...", file=sys.stderr, flush=True)
    env = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    for command in (["update"], ["install", "-y", "--no-install-recommends", "chromium", "fonts-noto-cjk"]):
        subprocess.run(["apt-get", "-q", *command], env=env, stdout=subprocess.DEVNULL, check=False)


if __name__ == "__main__":
    if not found():
        install()
    if not found():
        sys.exit("No Chromium here, and none can be installed: the tests of the page are SKIPPED.")
    print(found())
