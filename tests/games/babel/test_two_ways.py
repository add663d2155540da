"""Do compiled and uncompiled rules play the same games, byte for byte?"""

from tests.games.alike import compare_ways
from tests.games.babel.traces import SETS, fingerprints


def test_compiled_and_uncompiled_rules_play_the_same_games():
    compare_ways("tests.games.babel.traces", fingerprints)


def test_there_are_a_thousand_games_of_the_default():
    assert sum(SETS["default"][1:]) >= 1000
