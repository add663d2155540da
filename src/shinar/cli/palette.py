"""Which colours does the terminal use? A museum table at dusk: lapis, gilt, terracotta, reed green, oxblood.

They are chosen to be legible on dark and on light ground. Nothing is told by colour alone.
"""

from __future__ import annotations

TITLE = "bold #c08a2e"  # gilt
QUIET = "dim"
LINE = "#8a7a5c"  # reed
PROMPT = "bold"
NUMBER = "#5b8bd6"  # what may be typed
NEWS = ""
GOOD = "#4f9d69"
WARNING = "#d0613f"  # terracotta
OWN = "bold #c08a2e"
OTHER = "bold #5b8bd6"

LAPIS, SUN, REED, STONE, OXBLOOD = "#5b8bd6", "#c9962b", "#4f9d69", "#9a958c", "#cc5a4c"
