# Written by tools/stubs.py from rules.pxd.

from shinar.games.babylon.state import BabylonState

class Babylon(BabylonState): ...
