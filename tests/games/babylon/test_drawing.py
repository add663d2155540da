"""Do the pictures of Babylon say all there is, and is a state built as it is drawn?"""

import random

import pytest

from shinar.games.babylon import GAME
from shinar.games.babylon.state import BELVEDERE, BRIDGE, STATUE
from tests.games.babylon.drawing import build, cell_named, draw, draw_garden, tile_named

FIELDS = ["height", "symbol", "piece", "top", "deck", "print_level", "highest", "laid_n", "laid_tile", "laid_spot"]
FIELDS += ["laid_level", "laid_turned", "laid_free", "laid_statues", "built_n", "built_kind", "built_cell"]
FIELDS += ["built_other", "built_level"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_gardens_of_random_games_are_built_as_they_are_drawn(seats):
    seen = 0
    for seed in range(8):
        state = GAME.new(seed, seats=seats)
        dice = random.Random(seed)
        while not state.is_over:
            (seat,) = state.acting()
            state.play(seat, dice.choice(state.legal_actions(seat)))
            if dice.random() < 0.05:
                for owner in range(seats):
                    built = build("\n".join(draw_garden(state, owner)), seat=owner, seats=seats)
                    for name in FIELDS:
                        assert getattr(built, name)[owner] == getattr(state, name)[owner], (name, draw(state))
                    seen += state.laid_n[owner]
    assert seen > 100


def test_a_picture_of_two_levels():
    state = build(
        """
            a  b  c  d  e  f  g  h     a  b  c  d  e  f  g  h
        3   as at .  .  .  .  .  .     .  .  .  .  .  .  .  .
        4   af ab .  .  .  .  .  .     .  bf b- .  .  .  .  .
        5   .  .  .  .  .  .  .  .     .  b* bb .  .  .  .  .
        statue:b3
        """,
        new="b",
        taken="granite-3",
        singles=4,
    )
    assert state.piece[0][cell_named("b3")] == STATUE
    assert state.height[0][cell_named("a4")] == 1
    assert state.height[0][cell_named("c5")] == 2
    assert state.taken == tile_named("granite-3")
    assert state.older == 1
    assert state.singles[0] == 4


def test_a_free_corner_and_a_deck():
    state = build(
        """
        1   as ab .  bb b- .  .  .
        2   at a* .  b- bf .  .  .
        bridge:b1-d1
        """
    )
    assert state.piece[0][cell_named("b2")] == BELVEDERE
    assert state.piece[0][cell_named("b1")] == state.piece[0][cell_named("d1")] == BRIDGE
    assert state.deck[0][cell_named("c1")] == 1 << 1
    assert state.older == 2
