"""`python -m bench`: the comparison with OpenSpiel."""

import sys

from bench.against_open_spiel import main

sys.exit(main())
