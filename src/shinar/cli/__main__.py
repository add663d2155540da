"""`python -m shinar.cli` is the command `shinar`."""

from __future__ import annotations

import sys

from shinar.cli import main

sys.exit(main())
