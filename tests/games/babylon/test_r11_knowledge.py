"""Section 11: who knows what?"""

import random
from itertools import chain

import msgspec
import pytest

from shinar.games.babylon import GAME
from shinar.games.babylon.knowledge import COMMON_NUMBERS, SEAT_NUMBERS
from shinar.games.babylon.prints import flower_of
from shinar.games.babylon.state import BLANK_TOKEN, DIGGING, NO_TILE, STACKS

SURFACE = GAME.surface


def positions(seed, seats):
    state = GAME.new(seed, seats=seats)
    dice = random.Random(seed)
    while not state.is_over:
        (seat,) = state.acting()
        state.play(seat, dice.choice(state.legal_actions(seat)))
        yield state


def told(view):
    """A view without the name of its viewer."""
    return msgspec.json.encode(msgspec.structs.replace(view, viewer=None))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r11_1_everybody_sees_tops_layers_gardens_storages_and_pillars(seats):
    for state in positions(seats, seats):
        view = SURFACE.view(state, None)
        assert all(told(SURFACE.view(state, seat)) == told(view) for seat in range(seats))
        for stack in range(STACKS):
            shown, size = view.quarry[stack], state.quarry_n[stack]
            assert shown.layers == size
            assert shown.tile == (state.quarry[stack][size - 1] if size else None)
            assert shown.flower == (flower_of(shown.tile) if size else None)
            assert (shown.gain is None) == (state.phase != DIGGING or not size)
        for seat, garden in enumerate(view.gardens):
            assert [*chain(*garden.heights)] == list(state.height[seat])
            assert [*chain(*garden.pieces)] == list(state.piece[seat])
            assert garden.singles == state.singles[seat]
            assert (garden.stored.tile if garden.stored else NO_TILE) == state.stored[seat]
            assert len(garden.tiles) == state.laid_n[seat]
            assert len(garden.decorations) == state.built_n[seat]
            assert garden.points == state.standing()[0][seat]
        assert (view.taken.tile if view.taken else NO_TILE) == state.taken


def test_r11_2_of_a_covered_tile_only_the_material_is_known():
    state = GAME.new(4, seats=4)
    view = SURFACE.view(state, 0)
    assert [stack.layers for stack in view.quarry] == [3] * 16
    assert {stack.material for stack in view.quarry} == {0}  # so the two below are granite and basalt
    for covered in (granite := [stack[1] for stack in state.quarry], [stack[0] for stack in state.quarry]):
        swapped = [list(stack) for stack in state.quarry]
        swapped[0][covered is granite], swapped[7][covered is granite] = covered[7], covered[0]
        other = state.clone()
        other.edit(quarry=swapped)
        assert told(SURFACE.view(other, 0)) == told(view)
    assert view.quarry[0].tile not in {tile.tile for tile in view.unseen}


def test_r11_3_tokens_to_come_are_hidden_and_revealed_ones_known_in_their_order():
    for state in positions(7, 3):
        view = SURFACE.view(state, 1)
        assert view.tokens == list(state.token[: view.round - 1])
        assert view.effect == (view.tokens[-1] if view.tokens else None)
        assert view.tokens_left == 13 - view.round
        other = state.clone()
        rest = list(state.token[view.round - 1 :])
        other.edit(token=[*view.tokens, *reversed(rest)])
        if state.round:
            assert told(SURFACE.view(other, 1)) == told(view)


def test_r11_4_removed_and_discarded_tiles_are_known():
    *_, state = positions(9, 2)
    view = SURFACE.view(state, 0)
    assert len(view.removed) == 6
    assert all(tile.material == 0 for tile in view.removed)
    placed = {laid.tile for garden in view.gardens for laid in garden.tiles}
    kept = {garden.stored.tile for garden in view.gardens if garden.stored}
    away = {tile.tile for tile in view.discarded}
    left = sum(stack.layers for stack in view.quarry)
    assert len(placed | kept | away) == len(placed) + len(kept) + len(away) == 48 + 2 - 6 - left


def test_r11_5_unseen_tiles_and_tokens_are_known_by_counting():
    for state in positions(11, 4):
        view = SURFACE.view(state, 2)
        tops = {stack.tile for stack in view.quarry if stack.layers}
        covered = {tile for stack in range(STACKS) for tile in state.quarry[stack][: state.quarry_n[stack]]} - tops
        assert [tile.tile for tile in view.unseen] == sorted(covered)
        unseen = {token.token: token.count for token in view.unseen_tokens}
        assert sum(unseen.values()) + len(view.tokens) == 14
        assert unseen.get(BLANK_TOKEN, 0) + view.tokens.count(BLANK_TOKEN) == 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r11_6_possible_worlds_look_alike_to_everybody(seats):
    places = set()
    for state in positions(20 + seats, seats):
        for viewer in (None, *range(seats)):
            world = state.redealt(-1 if viewer is None else viewer, 5)
            assert told(SURFACE.view(world, viewer)) == told(SURFACE.view(state, viewer))
            places.add(tuple(map(tuple, world.quarry)) != tuple(map(tuple, state.quarry)))
    assert True in places


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_observation_has_its_length(seats):
    state = GAME.new(1, seats=seats)
    assert {len(state.observation(seat)) for seat in range(-1, seats)} == {COMMON_NUMBERS + seats * SEAT_NUMBERS}
