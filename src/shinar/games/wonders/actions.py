"""The action table and the numbered refusals of 7 Wonders live in the header beside this file."""

import cython

if not cython.compiled:
    from shinar.layout import constants

    globals().update(constants(__name__))
