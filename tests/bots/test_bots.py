"""Do bots see what their seat may see and no more, play legally, and does the greedy one play better than chance?"""

import pytest

from shinar.bots import BOTS, Seat, new_bot
from shinar.catalog import load
from shinar.table import Table
from shinar_example import GAME as CARAVAN

BABEL = load("babel")


def finish(table, kinds, seed=0):
    bots = [new_bot(kind, seed + seat, scale=0.001, timed=False) for seat, kind in enumerate(kinds)]
    while not table.over:
        for seat in table.acting:
            table.choose(seat, bots[seat].choose(Seat(table, seat)))
    return table


def test_unknown_bots_are_refused():
    with pytest.raises(ValueError, match="no bot 'genius'"):
        new_bot("genius", 1)


@pytest.mark.parametrize("kind", BOTS)
@pytest.mark.parametrize(("game", "seats"), [(BABEL, 2), (CARAVAN, 4)])
def test_every_bot_plays_every_game_to_its_end(kind, game, seats):
    assert finish(Table.new(game, seed=1, seats=seats), [kind] * seats).over


@pytest.mark.parametrize("kind", BOTS)
def test_a_bot_is_its_seed_and_what_it_sees(kind):
    once, again = (str(finish(Table.new(BABEL, seed=3), [kind, kind], seed=7).transcript()) for _ in range(2))
    assert once == again


def test_imagined_worlds_look_the_same_to_the_seat():
    table = Table.new(BABEL, seed=4)
    seat = Seat(table, 0)
    world = seat.imagine(5)
    assert BABEL.surface.view(world, 0) == seat.view
    world.random_play(1)
    assert table.turn == 0


def wins(games):
    """Of the greedy bot against the random one, each beginning half of the games."""
    won = 0
    for seed in range(games):
        greedy = seed % 2
        kinds = ["random", "random"]
        kinds[greedy] = "greedy"
        table = finish(Table.new(BABEL, seed=seed), kinds, seed=seed)
        won += table.result.ranks[greedy] < table.result.ranks[1 - greedy]
    return won


def test_greedy_beats_random():
    assert wins(6) >= 5


@pytest.mark.slow
def test_greedy_beats_random_nearly_always():
    assert wins(200) >= 190


@pytest.mark.parametrize(("name", "seats", "preset"), [("babylon", 3, None), ("wonders", 4, "babel")])
def test_a_won_game_is_worth_more_than_anything(name, seats, preset):
    game = load(name)
    state = game.new(1, seats=seats, options=game.read_options({}, preset))
    state.random_play(1)
    points, ranks = state.standing()
    winner, last = ranks.index(0), ranks.index(max(ranks))
    assert state.outlook(winner) > 900
    assert state.outlook(last) < -900
    assert points[winner] >= points[last]
