"""Do the rules run compiled, or as plain Python? What plays games by the thousand is not asked of plain Python."""

import pytest

from shinar import state


def is_compiled():
    return not state.__file__.endswith(".py")


compiled_only = pytest.mark.skipif(not is_compiled(), reason="plays too much for rules that run as plain Python")
