"""Are whole matches played over the WebSocket, by whoever sits there, to a transcript that verifies?"""

import random
import threading

import pytest

from shinar.client import RefusedByServerError, SiteError
from shinar.table import verify
from tests.server.serving import ALL, serving

ME, OPEN, HOTSEAT = {"kind": "me"}, {"kind": "open"}, {"kind": "hotseat"}


def bot(name="random"):
    return {"kind": "bot", "bot": name}


def play_out(place, dice):
    while not place.over:
        if place.moves:
            place.choose(dice.choice(place.moves))
        else:
            place.wait()
    return place.table


def play_seat(site, key, results, seed):
    with site.sit(key) as place:
        results.append(play_out(place, random.Random(seed)))


def keys_of(site, game, seats, **more):
    entered = site.open(game, [ME] + [OPEN] * (seats - 1), **more)
    match = entered["match"]["id"]
    keys = [entered["key"]]
    keys += [site.join(match, f"guest {i['seat']}", invitation=i["key"])["key"] for i in entered["invitations"]]
    return match, keys


@pytest.mark.parametrize(("game", "seats"), [("babel", 2), ("caravan", 3), ("caravan", 5)])
def test_people_play_a_match_to_the_end(site, game, seats):
    match, keys = keys_of(site, game, seats, listed=False)
    results = []
    threads = [threading.Thread(target=play_seat, args=(site, key, results, i)) for i, key in enumerate(keys)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert len(results) == seats
    assert all(table["result"] == results[0]["result"] for table in results)
    text = site.transcript(match, keys[0])
    verdict = verify(text, promised=results[0]["seed_hash"], game=ALL[game])
    assert verdict.is_good, verdict.findings
    assert "unfinished" not in [finding.name for finding in verdict.findings]
    with pytest.raises(SiteError, match="unknown-match"):
        site.transcript(match)
    replayed = site.post(f"matches/{match}/replay/1?seat=1", {"key": keys[0]})
    assert (replayed["turn"], replayed["seat"], replayed["view"]["viewer"]) == (1, 1, 1)


def test_the_updates_add_up_to_the_table(site):
    """What a client has put together from updates is what the server would send it whole."""
    _, keys = keys_of(site, "caravan", 3, listed=False)
    places = [site.sit(key) for key in keys]
    dice = random.Random(4)
    for _ in range(14):
        place = dice.choice([place for place in places if place.moves])
        place.choose(dice.choice(place.moves))
        for other in places:
            other.ask("ping")
            grown = dict(other.table)
            other.look(grown["seat"])
            whole = other.table
            grown["view"]["acting"] = whole["view"]["acting"]
            assert {k: v for k, v in grown.items() if k != "type"} == {k: v for k, v in whole.items() if k != "type"}
    for place in places:
        place.close()


@pytest.mark.parametrize(("game", "others"), [("babel", 1), ("caravan", 2)])
def test_bots_fill_a_table(site, game, others):
    entered = site.open(game, [ME, *[bot("greedy"), bot("random")][:others]])
    with site.sit(entered["key"]) as place:
        table = play_out(place, random.Random(1))
    assert table["stage"] == "over"
    assert verify(site.transcript(entered["match"]["id"]), game=ALL[game]).is_good


def test_hot_seat_shows_another_hand_only_on_request(site):
    entered = site.open("babel", [ME, HOTSEAT])
    with site.sit(entered["key"]) as place:
        dice = random.Random(3)
        assert place.table["held"] == [0, 1]
        assert place.table["view"]["sides"][1]["hand"] is None
        while not place.over:
            if place.moves:
                place.choose(dice.choice(place.moves))
            elif place.table["acting"] and place.table["acting"] != [place.table["seat"]]:
                assert place.table["view"]["viewer"] == place.table["seat"]
                place.look(place.table["acting"][0])
            else:
                place.wait()


def test_a_spectator_sees_the_public_and_may_not_play(site):
    match, keys = keys_of(site, "caravan", 3)
    with site.watch(match) as watcher, site.sit(keys[0]) as place:
        assert watcher.table["seat"] is None
        assert watcher.table["view"]["hand"] == []
        for ask in (lambda: watcher.choose(0), watcher.resign, lambda: watcher.say("hello"), lambda: watcher.look(0)):
            with pytest.raises(RefusedByServerError, match="not-seated"):
                ask()
        place.resign()
        while not watcher.table["resigned"]:
            watcher.wait()
        assert watcher.table["resigned"] == [0]


def test_a_choice_is_stale_once_the_table_is_another(site):
    _, keys = keys_of(site, "caravan", 3)
    with site.sit(keys[0]) as place:
        old = {"turn": 0, "undos": 0, "n": 0, "move": place.moves[0]["action"]}
        place.ask("choose", **old)
        for wrong in (old, old | {"n": 1, "turn": 1}, old | {"n": 1, "undos": 1}):
            with pytest.raises(RefusedByServerError, match="stale"):
                place.ask("choose", **wrong)
        with pytest.raises(RefusedByServerError, match="illegal: taken-already"):
            place.ask("choose", **(old | {"n": 1}))
        assert place.why(old["move"])["name"] == "taken-already"
        place.unseal()
        assert place.table["sealed"] == []


def test_undo_is_free_or_asked_for(site):
    _, keys = keys_of(site, "babel", 2)
    with site.sit(keys[0]) as first, site.sit(keys[1]) as second:
        players = {0: first, 1: second}
        dice = random.Random(8)
        while first.table["turn"] < 12:
            seat = first.table["acting"][0]
            place = players[seat]
            place.choose(dice.choice(place.moves))
            for other in players.values():
                other.ask("ping")
        turn = first.table["turn"]
        first.undo(turn)
        assert first.table["wish"]["seat"] == 0
        second.ask("ping")
        second.agree(False)
        first.ask("ping")
        assert first.table["wish"] is None
        first.undo(turn)
        second.agree()
        first.ask("ping")
        assert (first.table["turn"], first.table["undos"], first.table["log"]) == (0, 1, [])
        with pytest.raises(RefusedByServerError, match="nothing-asked"):
            first.agree()


def test_chat_reaches_everybody_and_is_kept(site):
    _, keys = keys_of(site, "babel", 2)
    with site.sit(keys[0]) as first, site.sit(keys[1]) as second:
        first.say("good\nluck")
        second.ask("ping")
        assert [line["text"] for line in second.table["chat"]] == ["good luck"]


def test_rematch_brings_the_same_people_to_a_new_table(site):
    match, keys = keys_of(site, "babel", 2)
    with pytest.raises(SiteError, match="not-over"):
        site.rematch(match, keys[0])
    with site.sit(keys[0]) as place:
        place.resign()
    again = [site.rematch(match, key) for key in keys]
    assert again[0]["match"]["id"] == again[1]["match"]["id"]
    assert [entered["seats"] for entered in again] == [[1], [0]]
    assert again[1]["match"]["stage"] == "running"
    with pytest.raises(SiteError, match="no-open-seat"):
        site.rematch(match, keys[0])


def test_an_absent_player_is_stood_in_for_until_he_is_back(site, app, monkeypatch):
    monkeypatch.setattr("shinar.server.machines.MINUTE", 1)
    monkeypatch.setattr("shinar.server.live.MINUTE", 1)
    _, keys = keys_of(site, "babel", 2, absence=1, stand_in="random")
    with site.sit(keys[0]) as place:
        for _ in range(400):
            if place.table["people"][1]["away"] or place.over:
                break
            if place.moves:
                place.choose(place.moves[-1])
            else:
                place.wait()
        assert place.table["people"][1]["away"]
        with site.sit(keys[1]) as other:
            other.ask("ping")
            assert not other.table["people"][1]["away"]


def test_when_the_clock_runs_out_a_bot_chooses(site):
    _, keys = keys_of(site, "caravan", 3, clock={"kind": "move", "amount": 1})
    with site.sit(keys[0]) as place:
        assert place.table["timer"]["deadline"] > 0
        while place.table["turn"] < 1:
            place.wait()
        assert place.table["log"][0]["news"]


def test_an_uploaded_match_can_be_looked_at(site):
    entered = site.open("caravan", [bot()] * 3)
    with site.watch(entered["match"]["id"]) as place:
        while not place.over:
            place.wait()
    text = site.transcript(entered["match"]["id"])
    uploaded = site.upload(text)
    assert uploaded["stage"] == "over"
    assert site.transcript(uploaded["id"]) == text
    with pytest.raises(SiteError, match="bad-transcript") as error:
        site.upload(text.replace("seats 3", "seats 4"))
    assert error.value.line > 0


def test_any_server_answers_with_what_another_has_just_stored(tmp_path):
    """Not with what it remembers of the match, though nobody has told it that there is more."""
    database = f"sqlite:///{tmp_path}/shared.sqlite"
    with serving(database) as (site, _), serving(database) as (other, _):
        match, keys = keys_of(site, "babel", 2, listed=False)
        assert not verify(other.transcript(match, keys[1])).is_good  # a receipt: the match is running
        with site.sit(keys[0]) as place:
            place.resign()
        with other.sit(keys[1]) as place:
            assert place.over
        assert verify(other.transcript(match, keys[1])).table.over


def test_a_restarted_server_knows_every_match(tmp_path):
    address = f"sqlite:///{tmp_path}/kept.sqlite"
    with serving(address) as (site, _):
        entered = site.open("caravan", [ME, bot(), bot("greedy")])
        with site.sit(entered["key"]) as place:
            place.choose(place.moves[0])
            sealed = place.table["sealed"]
    with serving(address) as (site, _), site.sit(entered["key"]) as place:
        assert place.table["sealed"] == sealed
        assert play_out(place, random.Random(2))["stage"] == "over"
