"""Do compiled and uncompiled rules play the same games, byte for byte?"""

from tests.games.alike import compare_ways
from tests.games.wonders.traces import SETS, fingerprints


def test_compiled_and_uncompiled_rules_play_the_same_games():
    compare_ways("tests.games.wonders.traces", fingerprints)


def test_there_are_a_thousand_games():
    assert sum(whole + stepwise for _, _, whole, stepwise in SETS.values()) >= 1000
