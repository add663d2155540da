"""What lies on the table in a game of Babylon? The fields of the header; the rules that change them are in apply.py."""

import cython

if cython.compiled:
    from cython.cimports.shinar.state import State
else:
    from shinar.layout import constants
    from shinar.state import State

    globals().update(constants(__name__))


class BabylonState(State):
    def shuffle_layer(self, layer, least):
        """Shuffle the tiles of one layer among the stacks that have at least `least` tiles."""
        n = 0
        for stack in range(STACKS):
            self.buffer[n] = stack
            n += 1 if self.quarry_n[stack] >= least else 0
        while n > 1:
            i = self.buffer[n - 1]
            j = self.buffer[self.below(n)]
            tile = self.quarry[i][layer]
            self.quarry[i][layer] = self.quarry[j][layer]
            self.quarry[j][layer] = tile
            n -= 1

    def shuffle_tokens(self, first):
        """Shuffle the round tokens from the one with this number on."""
        i = TOKENS - 1
        while i > first:
            j = first + self.below(i + 1 - first)
            token = self.token[i]
            self.token[i] = self.token[j]
            self.token[j] = token
            i -= 1
