"""Do bots choose the same where what they may know is the same, and leave the table as it is?"""

import sys
from pathlib import Path

import pytest

from shinar.bots import BOTS, OutsideBot, Seat, new_bot
from tests.bots.positions import ALL, dealt_anew, table_at

EXAMPLE = Path(__file__).parents[2] / "docs" / "example_bot.py"
SEARCHES = [
    "search:iterations=40",
    "search:iterations=40,depth=6,picks=2",
    "search:iterations=40,ordered=true,faith=2,depth=0,width=2,others=paranoid",
    "search:iterations=40,ordered=true,others=policy",
]


def new(kind, seed):
    if kind == "outside":
        return OutsideBot(f"{sys.executable} {EXAMPLE}", seed)
    return new_bot(kind, seed, scale=0.001, timed=False)


def choice(kind, table, seat, seed):
    bot = new(kind, seed)
    try:
        return bot.choose(Seat(table, seat))
    finally:
        if isinstance(bot, OutsideBot):
            bot.close()


@pytest.mark.parametrize("name", ALL)
def test_a_redeal_is_made_from_what_the_seat_knows_and_its_seed_alone(name):
    """Two worlds that look the same to a seat become the very same world: nothing else of them comes through."""
    for seed in range(12):
        state = table_at(ALL[name], seed, 3 * seed).state
        for seat in (*range(state.seats), -1):
            expected = state.redealt(seat, 5)
            for other in range(4):
                assert state.redealt(seat, other).redealt(seat, 5) == expected


@pytest.mark.parametrize("kind", [*BOTS, *SEARCHES, "outside"])
@pytest.mark.parametrize("name", ALL)
def test_a_choice_is_the_same_in_worlds_that_differ_in_what_the_bot_cannot_know(name, kind):
    differ = 0
    for seed in range(2 if kind == "outside" else 4):
        table = table_at(ALL[name], seed, 2 + 7 * seed)
        for seat in table.acting:
            chosen = choice(kind, table, seat, seed=11)
            for world in (1, 2):
                other = dealt_anew(table, seat, world)
                differ += other.state != table.state
                assert choice(kind, other, seat, seed=11) == chosen
    assert differ


@pytest.mark.parametrize("kind", [*BOTS, *SEARCHES])
@pytest.mark.parametrize("name", ALL)
def test_thinking_leaves_the_table_as_it_was(name, kind):
    """Its generator too: what comes next does not depend on whether anybody thought about it."""
    table = table_at(ALL[name], 3, 9)
    before = table.state.to_bytes(), table.transcript(sealed=True)
    for seat in table.acting:
        choice(kind, table, seat, seed=1)
    assert (table.state.to_bytes(), table.transcript(sealed=True)) == before
