"""Do compiled and uncompiled rules play the same games, byte for byte?"""

import pytest

from tests.games.alike import compare_ways
from tests.games.babylon.traces import SETS, fingerprints


def compare(times):
    compare_ways("tests.games.babylon.traces", lambda: fingerprints(times), str(times))


def test_compiled_and_uncompiled_rules_play_the_same_games():
    compare(1)


@pytest.mark.slow
def test_a_thousand_games_in_two_ways():
    assert 10 * sum(whole + stepwise for _, _, whole, stepwise in SETS.values()) >= 1000
    compare(10)
