"""What lies on the table in a game of Babel, and how it is laid out at the start."""

import cython

if cython.compiled:
    from cython.cimports.shinar.state import State
else:
    from shinar.layout import constants
    from shinar.state import State

    globals().update(constants(__name__))


class BabelState(State):
    """The fields of the header. The rules that change them are functions in apply.py and score.py."""

    def known_in_hand(self, seat, nation):
        """How many cards of this hand the other player knows: any card may be among those face down (R10.13)."""
        sure = self.known[seat][nation] - self.hidden_n[seat]
        return sure if sure > 0 else 0

    def shuffle_pile(self):
        i = self.pile_n - 1
        while i > 0:
            j = self.below(i + 1)
            card = self.pile[i]
            self.pile[i] = self.pile[j]
            self.pile[j] = card
            i -= 1

    def shuffle_quarry(self, count):
        """Shuffle the lowest `count` cards of the quarry."""
        i = count - 1
        while i > 0:
            j = self.below(i + 1)
            card = self.quarry[i]
            self.quarry[i] = self.quarry[j]
            self.quarry[j] = card
            i -= 1
