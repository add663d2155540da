"""Is anything lost when servers are killed, lines break and messages are late? Every acknowledged choice must be in
storage, every match must come to its end, and every transcript must verify.
"""

import asyncio
import json
import os
import random
import time
import uuid

import pytest
import sqlalchemy as sa
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from shinar.client import SiteError
from shinar.server.records import Kind
from shinar.server.storage import Storage
from shinar.table import verify
from tests.server.serving import ALL, Process, wait_for

POSTGRES = os.environ.get("SHINAR_TEST_POSTGRES", "")
REDIS = os.environ.get("SHINAR_TEST_REDIS", "")
several = [
    pytest.mark.postgres,
    pytest.mark.redis,
    pytest.mark.skipif(not (POSTGRES and REDIS), reason="needs SHINAR_TEST_POSTGRES and SHINAR_TEST_REDIS"),
]
PATIENCE = 240  # seconds for everything to come to its end


class World:
    """What all clients share: servers to choose from, and what they were promised."""

    def __init__(self, processes, dice):
        self.processes = processes
        self.dice = dice
        self.acknowledged = []  # match, seat, turn, n, action
        self.finished = set()
        self.going_on = True
        self.broken = 0

    def site(self):
        return self.dice.choice(self.processes).site


async def persist(work):
    """Until a server answers."""
    end = time.monotonic() + 60
    while True:
        try:
            return await asyncio.to_thread(work)
        except SiteError as error:
            if error.status < 500 or time.monotonic() > end:
                raise
        except OSError:
            if time.monotonic() > end:
                raise
        await asyncio.sleep(0.1)


async def play_seat(world, match, key):
    """One seat to the end of its match, over as many lines as it takes."""
    dice = random.Random(key)
    while True:
        address = "ws" + world.site().address.removeprefix("http") + "/ws"
        try:
            async with connect(address, compression=None, max_size=1 << 24, open_timeout=5, close_timeout=1) as socket:
                if await follow(world, match, key, socket, dice):
                    return
        except (OSError, WebSocketException, TimeoutError):
            world.broken += 1
            await asyncio.sleep(dice.random() / 5)


async def follow(world, match, key, socket, dice):
    """Is the match over? False: the line was dropped on purpose."""
    await socket.send(json.dumps({"type": "hello", "id": 0, "key": key}))
    table, number, sent = {}, 0, None
    while True:
        message = json.loads(await asyncio.wait_for(socket.recv(), 30))
        if message["type"] in ("table", "update"):
            table |= message
        elif message["type"] == "ok" and sent and message["id"] == number:
            world.acknowledged.append((match, *sent))
            sent = None
        elif message["type"] == "error":
            # Only what a lost line or a faster server explains.
            assert message["key"] in ("stale", "busy", "stopping", "not-running"), message
            sent = None
            if message["key"] != "not-running":
                return False
        if table.get("stage") == "over" and sent is None:
            return True
        if sent is None and table.get("moves"):
            await asyncio.sleep(dice.random() * 0.08)
            if dice.random() < 0.01:
                return False
            move = dice.choice(table["moves"])
            number += 1
            moment = {"turn": table["turn"], "undos": table["undos"], "n": len(table["sealed"])}
            sent = (table["seat"], moment["turn"], moment["n"], move["action"])
            table["moves"] = []
            await socket.send(json.dumps({"type": "choose", "id": number, **moment, "move": move["action"]}))


async def play_table(world, game, seats):
    """Match after match, as long as servers are being killed."""
    while world.going_on:
        await play_match(world, game, seats)


async def play_match(world, game, seats):
    wishes = [{"kind": "me"}] + [{"kind": "open"}] * (seats - 1)
    entered = await persist(lambda: world.site().open(game, wishes, listed=False))
    match = entered["match"]["id"]
    keys = [entered["key"]]
    try:
        keys += [await join(world, match, invitation) for invitation in entered["invitations"]]
    except SiteError:
        return  # the answer to a join was lost with its server; people would open another table
    await asyncio.gather(*(play_seat(world, match, key) for key in keys))
    text = await persist(lambda: world.site().transcript(match, keys[0]))
    verdict = verify(text, game=ALL[game])
    assert verdict.is_good, verdict.findings
    assert verdict.table.over
    world.finished.add(match)


async def join(world, match, invitation):
    asked = {"seat": invitation["seat"], "invitation": invitation["key"]}
    joined = await persist(lambda: world.site().join(match, **asked))
    return joined["key"]


async def kill_again_and_again(world, kills):
    for _ in range(kills):
        await asyncio.sleep(0.3 + world.dice.random() * 0.7)
        process = world.dice.choice(world.processes)
        process.kill()
        await asyncio.sleep(world.dice.random() * 0.3)
        await asyncio.to_thread(process.start)
        await asyncio.to_thread(wait_for, process.site)
    world.going_on = False


async def mistreat(world, tables, kills):
    games = [("babel", 2), ("caravan", 3)]
    playing = [play_table(world, *games[n % 2]) for n in range(tables)]
    await asyncio.wait_for(asyncio.gather(kill_again_and_again(world, kills), *playing), PATIENCE)


def check_storage(database, world):
    storage = Storage(database)
    with storage.engine.connect() as connection:
        rows = connection.execute(
            sa.text(f"SELECT match, seat, turn, n, value FROM records WHERE kind = {int(Kind.CHOOSE)}")
        )
        stored = [tuple(row) for row in rows]
    storage.close()
    assert len(stored) == len(set(stored))
    assert len({row[:4] for row in stored}) == len(stored)
    missing = set(world.acknowledged) - set(stored)
    assert not missing
    assert len(world.acknowledged) == len(set(world.acknowledged))


def run(database, channels, servers, tables, kills):
    processes = []
    try:
        for _ in range(servers):
            processes.append(Process(database, channels))
            wait_for(processes[-1].site)
        world = World(processes, random.Random(tables))
        asyncio.run(mistreat(world, tables, kills))
        print(f"{len(world.finished)} matches, {len(world.acknowledged)} choices, {world.broken} broken lines")
        assert len(world.finished) >= tables
        for process in processes:
            process.stop()
    finally:
        for process in processes:
            if process.process.poll() is None:
                process.kill()
    check_storage(database.replace("postgresql:", "postgresql+psycopg:"), world)


@pytest.mark.parametrize(("tables", "kills"), [(6, 3), pytest.param(50, 20, marks=pytest.mark.slow)])
def test_one_killed_server_on_sqlite_loses_nothing(tmp_path, tables, kills):
    run(f"sqlite:///{tmp_path}/faults.sqlite", "", 1, tables, kills)


@pytest.fixture
def fresh_database():
    """A database of its own, gone afterwards."""
    name = f"shinar_test_{uuid.uuid4().hex}"
    server = sa.make_url(POSTGRES).set(drivername="postgresql+psycopg")
    engine = sa.create_engine(server, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(sa.text(f"CREATE DATABASE {name}"))
    yield server.set(drivername="postgresql", database=name).render_as_string(hide_password=False)
    with engine.connect() as connection:
        connection.execute(sa.text(f"DROP DATABASE {name} WITH (FORCE)"))
    engine.dispose()


@pytest.mark.parametrize(
    ("tables", "kills"),
    [pytest.param(6, 3, marks=several), pytest.param(50, 20, marks=[*several, pytest.mark.slow])],
)
def test_two_killed_servers_on_postgresql_lose_nothing(fresh_database, tables, kills):
    run(fresh_database, REDIS, 2, tables, kills)
