"""Many players at once, as cheap as they can be: each takes a random move as soon as it may, and clocks the answer."""

from __future__ import annotations

import asyncio
import random
from time import perf_counter

import msgspec
from websockets.asyncio.client import connect


class Tally:
    def __init__(self):
        self.moves = 0
        self.latencies = []
        self.errors = {}


class _Move(msgspec.Struct):
    action: int


class _Message(msgspec.Struct):
    type: str
    id: int | None = None
    key: str = ""
    turn: int | None = None
    undos: int | None = None
    stage: str | None = None
    moves: list[_Move] | None = None
    sealed: list[_Move] | None = None


class Player:
    """One socket, for one match after the other."""

    def __init__(self, socket, tally, pause):
        self.socket = socket
        self.tally = tally
        self.pause = pause
        self.number = 0

    async def play(self, key):
        """One seat, to the end of its match."""
        dice = random.Random(key)
        turn = undos = sealed = 0
        moves = []
        sent = None
        await self.socket.send(f'{{"type":"hello","id":0,"key":"{key}"}}')
        while True:
            message = _read(await self.socket.recv())
            if message.type in ("table", "update"):
                turn = turn if message.turn is None else message.turn
                undos = undos if message.undos is None else message.undos
                moves = moves if message.moves is None else message.moves
                sealed = sealed if message.sealed is None else len(message.sealed)
                if message.stage == "over":
                    if sent is not None:
                        self.answered(sent)
                    return
            elif message.type == "error":
                self.tally.errors[message.key] = self.tally.errors.get(message.key, 0) + 1
                sent = None
            elif message.id == self.number and sent is not None:
                self.answered(sent)
                sent = None
            if sent is None and moves:
                if self.pause:
                    await asyncio.sleep(dice.random() * 2 * self.pause)
                self.number += 1
                action = dice.choice(moves).action
                moves = []
                sent = perf_counter()
                await self.socket.send(
                    f'{{"type":"choose","id":{self.number},"turn":{turn},"undos":{undos},"n":{sealed},"move":{action}}}'
                )

    def answered(self, sent):
        self.tally.latencies.append(perf_counter() - sent)
        self.tally.moves += 1


_read = msgspec.json.Decoder(_Message).decode


async def play_all(address, lists, tally, pause=0.0):
    """Each list of keys is played by one player, one after the other."""

    async def one(keys):
        async with connect(address, compression=None, max_size=1 << 24, ping_interval=None) as socket:
            player = Player(socket, tally, pause)
            for key in keys:
                await player.play(key)

    await asyncio.gather(*map(one, lists))
