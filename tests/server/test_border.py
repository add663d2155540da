"""Does anything that a viewer cannot know ever reach the bytes that are sent to him?

Whole games are played; at every turn each viewer's messages are made in the true world and in one that is dealt anew
for him, with others' sealed choices different too, and must be equal byte for byte. Then the same over a real socket.
"""

import json
import random

import pytest
from websockets.sync.client import connect

from shinar.server import outgoing
from shinar.server.bodies import Clock
from shinar.server.messages import ReasonFor, encode
from shinar.server.outgoing import Eye, Shown
from shinar.server.records import Chair, Heading, Kind, Record
from shinar.server.room import Room
from shinar.table import Table
from shinar.table.rounds import History
from tests.server.serving import ALL
from tests.table.careless import GAME as CARELESS

GAMES = {**ALL, CARELESS.name: CARELESS}
CASES = [(name, seats) for name, game in GAMES.items() for seats in game.seats]


def room_with(game, seats, state):
    """A room whose match begins at that state."""
    heading = Heading(
        id="m",
        game=game.name,
        rules_version=game.rules_version,
        options={},
        chairs=[Chair("person", f"p{seat}") for seat in range(seats)],
        seed="1",
        salt="00" * 16,
        clock=Clock("move", 60),
    )
    room = Room(heading, game)
    room.table = Table(room.table.deal, history=History(state.clone()))
    return room


def seal_for(room, seat, dice):
    """All of a seat's choices in the open round; somebody else still has to choose."""
    table = room.table
    while seat in table.acting:
        assert table.acting != [seat]
        action = dice.choice(table.moves(seat)).action
        room.add(Record(Kind.CHOOSE, seat, table.turn, len(room.own[seat]), action))


def bytes_for(room, viewer, eye, before):
    """All that the viewer is sent: whole, by update, and on request."""
    table = room.table
    held = [] if viewer is None else [viewer]
    told = [
        outgoing.table_message(room, viewer, held, [0], 5),
        outgoing.update(room, viewer, eye, before, Shown(room, [0]), 5),
        outgoing.past(table, viewer, table.turn, 1),
    ]
    if viewer is not None:
        told += [ReasonFor(id=1, reason=table.why_not(viewer, a)) for a in range(-1, room.game.actions + 1)]
    return b"\n".join(map(encode, told))


def look(room, viewer, own, others, seed):
    """What the viewer is shown when he has chosen `own`, while `others` have sealed something."""
    eye = Eye(room.table, room.table.view(viewer))
    before = Shown(room, [])
    for action in own:
        room.add(Record(Kind.CHOOSE, viewer, room.turn, len(room.own[viewer]), action))
    dice = random.Random(seed)
    for seat in others:
        seal_for(room, seat, dice)
    return bytes_for(room, viewer, eye, before)


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_no_message_depends_on_what_its_viewer_cannot_know(name, seats):
    game = GAMES[name]
    truth = Table.new(game, seed=7, seats=seats)
    dice = random.Random(seats)
    while not truth.over:
        for viewer in [None, *range(seats)]:
            compare_worlds(game, seats, truth.state, viewer, dice)
        acting = truth.acting
        seat = dice.choice(acting)
        while seat in truth.acting and truth.acting == acting:
            truth.choose(seat, dice.choice(truth.moves(seat)).action)


def compare_worlds(game, seats, state, viewer, dice):
    number = -1 if viewer is None else viewer
    other_world = state.redealt(number, dice.getrandbits(60))
    rooms = [room_with(game, seats, state), room_with(game, seats, other_world)]
    table = rooms[0].table
    several = len(table.acting) > 1
    own = [dice.choice(table.moves(viewer)).action] if several and viewer in table.acting else []
    others = [seat for seat in table.acting if seat != viewer] if several else []
    # Who is ready is public, so both worlds have the same others ready: those who choose to the end.
    ready = others[:-1]
    seen = [look(room, viewer, own, ready, dice.random()) for room in rooms]
    assert seen[0] == seen[1]


def test_the_bytes_of_a_socket_do_not_depend_on_what_others_have_sealed(site):
    """Two matches of one deal: in each the others seal different choices; the first seat's socket must not tell."""
    captured = []
    for choice in (0, 1):
        seats = [{"kind": "me"}, {"kind": "hotseat"}, {"kind": "hotseat"}]
        entered = site.open("caravan", seats, seed="11", listed=False)
        with connect("ws" + site.address.removeprefix("http") + "/ws", compression=None) as socket:
            socket.send(json.dumps({"type": "hello", "id": 0, "key": entered["key"], "seat": 0}))
            raw = [socket.recv(10), socket.recv(10)]
            for seat in (1, 2):
                with site.sit(entered["key"], seat) as place:
                    goods = place.moves
                    place.choose(goods[choice % len(goods)])
                    place.choose(place.moves[choice])
            socket.send(json.dumps({"type": "ping", "id": 9}))
            while '"pong"' not in raw[-1]:
                raw.append(socket.recv(10))
        id_ = entered["match"]["id"]
        captured.append([text.replace(id_, "ID") for text in raw[:-1]])
    assert captured[0] == captured[1]
    assert any('"acting":[0]' in text for text in captured[0])
