"""Does the server answer while a bot thinks, and stop without waiting for it?"""

import time

from shinar.bots import LEVELS, LevelBot, SearchBot
from tests.server.serving import serving

ME = {"kind": "me", "name": "Ann"}
EXPERT = {"kind": "bot", "bot": "expert"}


def wait_until(condition, seconds=10):
    end = time.perf_counter() + seconds
    while not condition():
        assert time.perf_counter() < end
        time.sleep(0.01)


def think_for_minutes(monkeypatch, begun):
    def think(bot, seat, seed):
        begun.append(seat.number)
        return original(bot, seat, seed)

    original = SearchBot.think
    monkeypatch.setattr(SearchBot, "think", think)
    monkeypatch.setattr(LevelBot, "iterations_for", lambda bot, tuning: None)
    monkeypatch.setattr(LEVELS["expert"], "seconds", 600.0)


def test_it_answers_while_bots_think_and_stops_at_once(tmp_path, monkeypatch):
    begun = []
    think_for_minutes(monkeypatch, begun)
    with serving(f"sqlite:///{tmp_path / 'm.sqlite'}", bot_threads=1) as (site, _):
        site.open("babel", [EXPERT, ME])
        wait_until(lambda: begun)
        # Another table, with a bot that does not think: it does not wait for the one that does.
        entered = site.open("babel", [{"kind": "bot", "bot": "greedy"}, ME])
        with site.sit(entered["key"]) as place:
            wait_until(lambda: place.moves or place.wait() or place.moves)
            slowest = 0.0
            for _ in range(20):
                began = time.perf_counter()
                place.ask("ping")
                slowest = max(slowest, time.perf_counter() - began)
        assert slowest < 0.5  # a busy machine is slow; a blocked server would take minutes
        stopping = time.perf_counter()
    assert time.perf_counter() - stopping < 10


def test_a_level_plays_a_match(tmp_path):
    with serving(f"sqlite:///{tmp_path / 'm.sqlite'}") as (site, _):
        entered = site.open("babel", [ME, {"kind": "bot", "bot": "easy"}])
        with site.sit(entered["key"]) as place:
            while not place.over:
                if place.moves:
                    place.choose(place.moves[0])
                else:
                    place.wait()
        assert place.table["stage"] == "over"
