"""Where bots are asked for a choice in these tests: moments of random matches, of every game there is."""

import random

from shinar.catalog import GAMES, load
from shinar.table import Table
from shinar_example import GAME as CARAVAN

ALL = {"caravan": CARAVAN} | {name: load(name) for name in GAMES}


def table_at(game, seed, rounds, seats=None):
    """A match that was played at random for so many rounds, or a few fewer where it is over by then."""
    table = Table.new(game, seed=seed, seats=seats or game.seats[0])
    dice = random.Random(seed)
    for _ in range(rounds):
        play_round(table, dice)
        if table.over:
            table = Table.new(game, seed=seed + 1000, seats=seats or game.seats[0])
    return table


def play_round(table, dice):
    turn = table.turn
    while not table.over and table.turn == turn:
        seat = table.acting[0]
        table.choose(seat, dice.choice(table.legal(seat)))


def dealt_anew(table, seat, seed):
    """The same match in another world, in which all is different that the seat cannot know."""
    other = Table(table.deal, history=table._history)
    other._round.start = table._round.start.redealt(seat, seed)
    return other
