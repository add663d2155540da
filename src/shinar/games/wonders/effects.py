"""In which numbers do the tables of 7 Wonders speak? The header has them all."""

import cython

if not cython.compiled:
    from shinar.layout import constants

    globals().update(constants(__name__))
