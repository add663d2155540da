"""What lies on the table in a game of 7 Wonders: the fields of the header beside this file."""

import cython

if cython.compiled:
    from cython.cimports.shinar.state import State
else:
    from shinar.layout import constants
    from shinar.state import State

    globals().update(constants(__name__))


class WondersState(State):
    """The rules that change the fields are functions in apply.py and its neighbours."""
