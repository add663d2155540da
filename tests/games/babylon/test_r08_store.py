"""Section 8 of RULES.md: store and discard."""

import pytest

from shinar.games.babylon.state import DISCARDED, NO_TILE
from tests.games.babylon.layers import tile_named
from tests.games.babylon.position import given


@pytest.mark.parametrize(("singles", "kept"), [(0, 0), (5, 5), (6, 6), (7, 6), (14, 6)])
def test_r8_1_six_singles_are_kept(singles, kept):
    position = given("", taken="clay 1", singles=singles)
    if "done" in position.moves:
        position.when("done")
    assert position.when("end").state.singles[0] == kept


def test_r8_2_doubles_are_never_kept():
    position = given("", taken="clay 1", singles=2, doubles=1, effect="gain-double")
    position.when("done" if "done" in position.moves else "").when("end")
    assert position.seat == 1
    assert position.state.doubles == 1  # that is the other's own, of the same round
    late = given("", taken="clay 1", singles=2, doubles=1)
    late.when("done end")
    assert late.state.doubles == 0


@pytest.mark.parametrize(
    ("move", "stored", "discarded"),
    [("keep:taken", "clay 1", ["clay 2"]), ("keep:stored", "clay 2", ["clay 1"]), ("end", None, ["clay 1", "clay 2"])],
)
def test_r8_3_one_tile_is_kept_or_none(move, stored, discarded):
    position = given("", taken="clay 1", stored=("clay 2",)).when(f"done {move}")
    assert position.state.stored[0] == (tile_named(stored) if stored else NO_TILE)
    assert position.state.taken == NO_TILE
    assert all(position.state.gone[tile_named(name)] == DISCARDED for name in discarded)


def test_r8_3_only_what_there_is():
    given("", taken="clay 1", stored=("",)).when("done").refuses("keep:stored", "no-tile-stored R6.1")
    position = given("", taken="clay 1", stored=("clay 2",), singles=8).when("place:taken @a1 r0 all done")
    position.refuses("keep:taken", "no-tile-taken R6.1").when("keep:stored")
    assert position.state.stored[0] == tile_named("clay 2")


def test_r8_4_the_starting_tile_goes_before_another_is_stored():
    start = tile_named("start 1")
    kept = given("", taken="clay 1", stored=("start 1",)).when("done keep:stored")
    assert kept.state.stored[0] == start
    replaced = given("", taken="clay 1", stored=("start 1",)).when("done keep:taken")
    assert replaced.state.gone[start] == DISCARDED
    placed = given("", taken="clay 1", stored=("start 1",)).when("place:stored @a1 r0 all done keep:taken")
    assert placed.state.stored[0] == tile_named("clay 1")


def test_r8_5_only_in_the_turn_in_which_it_was_taken():
    """A tile that is neither placed nor kept is gone; before the end nothing is stored."""
    position = given("", taken="clay 1", stored=("",)).refuses("keep:taken", "not-storing R8.5").when("done end")
    assert position.state.gone[tile_named("clay 1")] == DISCARDED
