"""What tests of tables do again and again: play at random, and take down all that somebody is shown."""

import random

import msgspec
from hypothesis import settings

from shinar.catalog import load
from shinar.table import Table
from shinar_example import GAME as CARAVAN
from tests.table.careless import GAME as CARELESS

BABEL = load("babel")
few = settings(max_examples=25, deadline=None)  # of long matches, whose rules may run uncompiled
GAMES = {game.name: game for game in (BABEL, CARAVAN, CARELESS)}


def play(table, seed, turns=1 << 30):
    """Random choices until the match is over or has come to that turn."""
    dice = random.Random(seed)
    while not table.over and table.turn < turns:
        seat = dice.choice(table.acting)
        table.choose(seat, dice.choice(table.moves(seat)).action)
    return table


def finish_choice(table, seat, seed):
    """All parts of one seat's choice in the open round, at random; returns the actions."""
    dice = random.Random(seed)
    actions = []
    turn = table.turn
    while seat in table.acting and table.turn == turn:
        actions.append(dice.choice(table.moves(seat)).action)
        table.choose(seat, actions[-1])
    return actions


def shown(table, viewer):
    """Everything that a table tells one viewer, as bytes; without who is ready, which is public."""
    told = [
        msgspec.structs.replace(table.view(viewer), acting=[]),
        table.log(viewer),
        table.news(viewer),
        table.sheet(),
        table.result,
        table.turn,
        table.over,
        table.resigned,
        table.taken_back,
        table.receipt(),
        table.transcript(),
    ]
    if viewer is not None:
        why_not = [table.why_not(viewer, action) for action in range(-1, table.game.actions + 1)]
        told += [table.moves(viewer), table.sealed(viewer), table.observation(viewer), why_not]
        told += [table.undo_horizon(viewer), list(table.imagine(viewer, 5).to_bytes())]
    return msgspec.json.encode(told)


def new(game, seed, seats=None, **more):
    return Table.new(game, seed=seed, seats=seats, **more)
