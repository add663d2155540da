"""Are possible worlds of Babylon exactly as likely as they should be? Small positions, in which all can be listed."""

from collections import Counter
from itertools import permutations, product

import pytest

from shinar.check.sampler import check_sampler
from shinar.games.babylon import GAME
from tests.compiled import compiled_only

FEW = [3, 3, 1, 2, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1]


def late(seed):
    """Two covered granite tiles, three covered basalt tiles, and three round tokens unseen."""
    state = GAME.new(seed)
    state.edit(phase=1, thinned=6, round=11, quarry_n=FEW)
    return state


def world(state):
    covered = [[s[layer] for s, n in zip(state.quarry, FEW, strict=True) if n > layer + 1] for layer in (0, 1)]
    return tuple(covered[0]), tuple(covered[1]), tuple(state.token[11:])


@compiled_only
@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_all_worlds_are_equally_likely(seat):
    state = late(7)
    lists = [list(permutations(part)) for part in world(state)]
    expected = Counter(product(*lists))
    assert len(expected) == 2 * 6 * len(set(lists[2]))
    assert check_sampler(state, seat, expected, world, worlds=20_000).ok


def test_what_is_seen_stays_where_it_is():
    state = late(3)
    for seed in range(20):
        other = state.redealt(0, seed)
        assert [s[n - 1] for s, n in zip(other.quarry, FEW, strict=True) if n] == [
            s[n - 1] for s, n in zip(state.quarry, FEW, strict=True) if n
        ]
        assert other.token[:11] == state.token[:11]
        assert other.observation(0) == state.observation(0)
        assert other.rng != state.rng


def test_tokens_out_of_the_game_are_mixed_with_those_to_come():
    state = GAME.new(5, seats=4)
    last = {state.redealt(0, seed).token[13] for seed in range(200)}
    assert last == set(state.token)
