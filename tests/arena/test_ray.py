"""Does a run on a Ray cluster come out the same as one here? Ray is an optional part: without it, this is skipped."""

import importlib.util

import pytest

from shinar.arena import ArenaError, compare, summarize
from tests.arena.made import BABEL, plan

HAS_RAY = importlib.util.find_spec("ray") is not None


@pytest.mark.skipif(not HAS_RAY, reason="Ray is not installed (pip install 'shinar[ray]'): NOT TESTED HERE")
@pytest.mark.filterwarnings("ignore")
def test_the_outcome_is_the_same_as_here():
    field = plan("greedy", "random", "random", game=BABEL, deals=2)
    assert summarize(compare(field, ray="local")) == summarize(compare(field))


@pytest.mark.skipif(not HAS_RAY, reason="Ray is not installed (pip install 'shinar[ray]'): NOT TESTED HERE")
def test_nobody_at_the_address():
    with pytest.raises(ArenaError, match=r"no Ray cluster at 127.0.0.1:1: "):
        compare(plan("random", "random", game=BABEL), ray="127.0.0.1:1")


@pytest.mark.skipif(HAS_RAY, reason="Ray is installed")
def test_without_ray_it_is_said_how_to_get_it():
    with pytest.raises(ArenaError, match="Ray is not installed: pip install"):
        compare(plan("random", "random", game=BABEL), ray="local")
