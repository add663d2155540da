"""Which build of the rules does this process import?

Python runs this file at its start when PYTHONPATH names this folder; tools/ways.py arranges that. It is inherited,
so the workers and sub-processes of a test run import the same build as the run itself.
"""

import os
import sys
from pathlib import Path

for finder in list(sys.meta_path):
    # The finder of the editable install, which would otherwise always serve the released build.
    if type(finder).__name__ == "MesonpyMetaFinder" and finder._name == "shinar":
        if os.environ.get("SHINAR_WAY") == "uncompiled":
            sys.meta_path.remove(finder)
        elif os.environ.get("SHINAR_WAY") == "sanitized":
            finder._build_path = str(Path(__file__).resolve().parents[2] / "build" / "sanitized")
