"""Is what happened told once, at once, and to everybody alike?"""

import random
from collections import Counter

import pytest

from shinar.games.babylon import GAME
from shinar.games.babylon.notation import parse
from shinar.games.babylon.state import CONVERT_SYMBOL, GAIN_DOUBLE, NO_TILE
from tests.games.babylon.drawing import build

SURFACE = GAME.surface


def news_of(state, *texts, viewer=None):
    told = []
    for text in texts:
        (seat,) = state.acting()
        before = SURFACE.view(state, viewer)
        state.play(seat, parse(text))
        told += SURFACE.news(before, SURFACE.view(state, viewer))
    return told


def kinds(told):
    return [event.kind for event in told]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_can_be_counted_from_its_news(seats):
    state = GAME.new(seats, seats=seats)
    dice = random.Random(seats)
    counts = Counter()
    while not state.is_over:
        (seat,) = state.acting()
        views = [SURFACE.view(state, viewer) for viewer in (None, 0, seats - 1)]
        state.play(seat, dice.choice(state.legal_actions(seat)))
        told = [SURFACE.news(was, SURFACE.view(state, was.viewer)) for was in views]
        assert told[0] == told[1] == told[2]
        assert all(state.singles[seat] == 6 for event in told[0] if event.kind == "returned")
        counts.update(event.kind for event in told[0])
    rounds = 19 - 2 * seats
    assert counts["removed"] == {2: 6, 3: 3, 4: 0}[seats]
    assert counts["dug"] == rounds * seats
    assert counts["placed"] == sum(state.laid_n)
    assert counts["token"] == rounds - 1
    assert counts["round"] == rounds - (seats == 4)  # the first round has begun when four sit down
    assert counts["turn"] == rounds * seats + counts["removed"] - 1
    assert counts["belvedere"] == sum(
        free < 4 for seat in range(seats) for free in state.laid_free[seat][: state.laid_n[seat]]
    )
    built = sum(counts[kind] for kind in counts if kind.startswith("built-"))
    assert built == sum(state.built_n)
    assert counts["discarded"] == list(state.gone).count(2)
    assert counts["over"] == 1


def test_a_turn_is_told_step_by_step():
    state = build(
        """
        1   as at .  .  .  .  .  .
        2   af ab .  .  .  .  .  .
        statue:b1
        """,
        taken="granite-3",
        stored="clay-1",
        singles=20,
    )
    assert kinds(news_of(state, "place:taken")) == []
    assert kinds(news_of(state, "@b1")) == []
    assert kinds(news_of(state, "r0")) == []
    placed, carried, free = news_of(state, "free:se")
    assert placed.numbers["level"] == 2
    assert (placed.numbers["column"], placed.numbers["row_to"]) == (1, 2)
    assert carried.numbers == {"seat": 0, "count": 1}
    assert free.numbers == {"seat": 0, "column": 2, "row": 2}
    told = news_of(state, "done", "keep:stored")
    assert kinds(told) == ["returned", "turn"]
    assert told[0].numbers["count"] == state_singles(20) - 6


def state_singles(had):
    """What is left after one double and one single: two corners stand on the board, one on the tile."""
    return had - 3


def test_what_goes_back_is_told_when_a_tile_ends_the_turn():
    """Nothing is left to build or to keep, so the turn is over with the tile: 4 singles carry it, 6 stay."""
    state = build("1 . . . . . . . .", taken="clay-1", singles=13)
    told = news_of(state, "place:taken", "@a1", "r0", "all")
    assert kinds(told) == ["placed", "returned", "turn"]
    assert told[1].numbers == {"seat": 0, "count": 13 - 4 - 6}
    assert state.singles[0] == 6


def test_what_is_kept_and_what_is_not():
    picture = "1 as at . . . . . .\n2 af ab . . . . . ."
    state = build(picture, taken="granite-3", stored="clay-1")
    told = news_of(state, "done", "keep:taken")
    assert kinds(told) == ["kept", "discarded", "turn"]
    assert told[0].numbers["tile"] == 18
    assert told[1].numbers["tile"] == 0
    state = build(picture, taken="granite-3", stored="clay-1")
    assert kinds(news_of(state, "done", "end")) == ["discarded", "discarded", "turn"]
    assert state.stored[0] == NO_TILE


def test_the_end_of_a_round_tells_its_token_and_what_it_gives():
    state = build("1 as at . . . . . .\n2 af ab . . . . . .", seat=1, taken="clay-1", token=[GAIN_DOUBLE] * 14)
    told = news_of(state, "done", "end")
    assert kinds(told) == ["discarded", "token", "round", "turn", "given-double"]
    assert told[1].numbers == {"effect": GAIN_DOUBLE}
    assert told[2].numbers == {"round": 2, "rounds": 15}


def test_a_changed_space_is_told():
    state = build(
        """
        1   as a- .  .  .  .  .  .
        2   a- at .  .  .  .  .  .
        """,
        new="a",
        taken="clay-1",
        round=1,
        token=[CONVERT_SYMBOL] * 14,
    )
    told = news_of(state, "change:1nw")  # what is built with it, and as what, is the only choice each time
    assert kinds(told) == ["built-statue", "changed"]
