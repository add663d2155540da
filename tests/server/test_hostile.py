"""What do malformed, forged, reordered and excessive messages do? They are refused by key, and change nothing."""

import json
import random
import urllib.request
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from shinar.client import RefusedByServerError, SiteError
from shinar.server.messages import LARGEST
from tests.server.serving import serving

SEATS = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
GOOD = [
    {"type": "choose", "id": 1, "turn": 0, "undos": 0, "n": 0, "move": 0},
    {"type": "unseal", "id": 2, "turn": 0, "undos": 0},
    {"type": "undo", "id": 3, "turn": 0, "undos": 0, "rounds": 1},
    {"type": "agree", "id": 4, "yes": True},
    {"type": "look", "id": 5, "seat": 0},
    {"type": "why", "id": 6, "move": "left"},
    {"type": "replay", "id": 7, "turn": 0},
    {"type": "hello", "id": 8, "key": "sk_aaaaaaaaaaaaaaaaaaaaaa"},
]
ODD = [
    None,
    True,
    -1,
    1 << 70,
    1e300,
    "",
    "\u0000",
    "x" * 900,
    [],
    {},
    [[[]]],
    {"a": 1},
    "NaN",
    -(1 << 63),
    "../..",
    "’",
]

REFUSED = "malformed hello-first unknown-key stale illegal not-seated no-such-turn nothing-asked too-large"
POSSIBLE = {*REFUSED.split(), "past", "reason", "table", "ok"}


def address(site):
    return "ws" + site.address.removeprefix("http") + "/ws"


def spoil(dice):
    """A message that cannot be taken for one that was meant."""
    kind = dice.randrange(7)
    if kind == 0:
        return dice.randbytes(dice.randrange(200))
    message = dict(dice.choice(GOOD))
    if kind == 1:
        message[dice.choice(list(message))] = dice.choice(ODD[1:])
        if message.get("type") in ("choose", "unseal", "look"):
            message["turn"] = message["seat"] = dice.choice(ODD[3:])
    elif kind == 2:
        del message[dice.choice([name for name in message if name not in ("count", "rounds", "key", "seat")])]
    elif kind == 3:
        message["surplus"] = dice.choice(ODD)
    elif kind == 4:
        text = json.dumps(message)
        return text[: dice.randrange(1, len(text))]
    elif kind == 5:
        return "[" * dice.randrange(1, 2000)
    else:
        text = list(json.dumps(message))
        for _ in range(4):
            text[dice.randrange(len(text))] = chr(dice.randrange(32, 0x2FF))
        message = {"type": "choose", "id": -1, "noise": "".join(text)}
    return json.dumps(message)


def standing(site, keys):
    """How the match stands for all its seats."""
    tables = []
    for key in keys:
        with site.sit(key) as place:
            tables.append({k: v for k, v in place.table.items() if k != "present"})
    return tables


def open_match(site):
    entered = site.open("caravan", SEATS)
    invitations = entered["invitations"]
    return [entered["key"], *(site.join(entered["match"]["id"], invitation=i["key"])["key"] for i in invitations)]


def pelt(site, key, count, seed):
    """Send so many spoiled messages; the keys of the answers."""
    dice = random.Random(seed)
    answers = {}
    sent = 0
    while sent < count:
        with connect(address(site), compression=None, max_size=1 << 24) as socket:
            if dice.random() < 0.9:
                socket.send(json.dumps({"type": "hello", "id": 0, "key": key}))
                assert '"table"' in socket.recv(10)
                assert '"ok"' in socket.recv(10)
            try:
                while sent < count:
                    sent += 1
                    socket.send(spoil(dice))
                    answer = json.loads(socket.recv(10))
                    if answer["type"] == "update":
                        answer = json.loads(socket.recv(10))
                    answers[answer.get("key", answer["type"])] = answers.get(answer.get("key", answer["type"]), 0) + 1
            except ConnectionClosed:
                pass
    return answers


@pytest.mark.parametrize("count", [1500, pytest.param(25_000, marks=pytest.mark.slow)])
def test_malformed_messages_leave_server_and_matches_as_they_were(site, app, count):
    keys = open_match(site)
    before = standing(site, keys)
    answers = pelt(site, keys[0], count, count)
    assert answers.keys() <= POSSIBLE
    assert answers["malformed"] > count // 2
    assert standing(site, keys) == before
    with urllib.request.urlopen(f"{site.address}/health") as health:
        assert json.load(health)["status"] == "ok"


def test_a_page_from_elsewhere_may_not_connect(site):
    with pytest.raises(InvalidStatus), connect(address(site), origin="https://evil.example", compression=None):
        pass
    with connect(address(site), origin=site.address, compression=None):
        pass


def test_a_large_message_closes_the_socket(site):
    with connect(address(site), compression=None) as socket:
        socket.send("x" * (LARGEST + 1))
        assert json.loads(socket.recv(5))["key"] == "too-large"
        with pytest.raises(ConnectionClosed):
            socket.recv(5)


def ping_for_long(site):
    with connect(address(site), compression=None) as socket:
        for number in range(200):
            socket.send(json.dumps({"type": "ping", "id": number}))
            socket.recv(5)


def test_too_many_messages_are_refused_and_then_cut_off(tmp_path):
    with serving(f"sqlite:///{tmp_path}/x.sqlite", messages=(20, 1), chats=(2, 0.01)) as (site, _):
        keys = open_match(site)
        with site.sit(keys[0]) as place:
            place.say("a")
            place.say("b")
            with pytest.raises(RefusedByServerError, match="flood"):
                place.say("c")
        with pytest.raises(ConnectionClosed):
            ping_for_long(site)


def test_http_writes_are_limited(tmp_path):
    with serving(f"sqlite:///{tmp_path}/x.sqlite", writes=(3, 0.001)) as (site, _):
        for _ in range(3):
            site.open("caravan", SEATS)
        with pytest.raises(SiteError, match="flood"):
            site.open("caravan", SEATS)


def test_a_key_opens_its_own_match_only_and_is_nowhere_in_storage(site, app):
    keys = open_match(site)
    with pytest.raises(RefusedByServerError, match="unknown-key"):
        site.sit("sk_" + "a" * 22)
    database = app.state.server.storage.address.database
    stored = b"".join(Path(database + end).read_bytes() for end in ("", "-wal"))
    assert all(key.encode() not in stored for key in keys)


def test_an_invitation_works_once(site):
    entered = site.open("caravan", SEATS, listed=False)
    match, invitation = entered["match"]["id"], entered["invitations"][0]["key"]
    with pytest.raises(SiteError, match="bad-invitation"):
        site.join(match)
    site.join(match, invitation=invitation)
    for _ in range(2):
        with pytest.raises(SiteError, match=r"bad-invitation|no-open-seat"):
            site.join(match, invitation=invitation)
    with pytest.raises(RefusedByServerError, match="unknown-key"):
        site.sit(invitation)


@pytest.mark.parametrize(
    ("wish", "error"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"seats": SEATS[:2]}, "bad-seats"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "hal"}, {"kind": "open"}]}, "unknown-bot"),
        ({"seats": [{"kind": "me", "name": "a\u0007"}, {"kind": "open"}, {"kind": "open"}]}, "bad-name"),
        ({"options": {"packet": "99"}}, "bad-options"),
        ({"preset": "none"}, "bad-options"),
        ({"seed": "5"}, "bad-seed"),
        ({"surplus": 1}, "malformed"),
    ],
)
def test_a_wish_that_cannot_be_is_refused_by_key(site, wish, error):
    with pytest.raises(SiteError, match=error):
        site.post("matches", {"game": "caravan", "seats": SEATS, **wish})


def test_the_seed_is_told_to_nobody_before_the_end(site):
    keys = open_match(site)
    with site.sit(keys[0]) as place:
        match = place.table["match"]
        assert "seed " not in site.transcript(match)
        assert "seed-hash" in site.transcript(match)
        assert not {"seed", "salt"} & place.table.keys()
