# Written by tools/stubs.py from rules.pxd.

from shinar.games.babel.state import BabelState

class Babel(BabelState): ...
