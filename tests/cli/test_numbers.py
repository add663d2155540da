"""Do the commands that count print what they promise, and does `--json` print one document and nothing else?"""

import json
from collections import Counter

import pytest

from shinar.catalog import load
from shinar.cli import bench, laws, perft
from shinar.cli.simulate import random_transcript, simulate
from shinar.cli.tally import show_tally
from shinar.table import replay
from shinar_example import GAME as CARAVAN
from tests.cli.driving import shinar

BABEL = load("babel")


def document(*arguments):
    done = shinar(*arguments, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("\n") == 1
    return json.loads(done.stdout)


def test_simulate():
    told = document(
        "simulate", "babel", "--games", 40, "--seed", 9, "--preset", "classic", "--option", "full_tie=second_seat"
    )
    assert {"games", "seats", "games_per_s", "decisions_per_s", "decisions_per_game", "lengths", "scores", "win_rate",
            "draws"} <= told.keys()  # fmt: skip
    assert (told["games"], told["seats"], told["seed"]) == (40, 2, 9)
    assert told["lengths"]["min"] <= told["lengths"]["mean"] == told["decisions_per_game"] <= told["lengths"]["max"]
    assert [set(score) for score in told["scores"]] == [{"min", "mean", "median", "max", "sd"}] * 2
    assert sum(told["win_rate"]) + told["draws"] == pytest.approx(1)
    assert told["draws"] == 0  # nobody ties under this house rule


def test_the_same_seed_gives_the_same_numbers():
    once, again = (simulate(BABEL, 2, BABEL.options(), 20, 3) for _ in range(2))
    for key in ("lengths", "scores", "win_rate", "draws"):
        assert once[key] == again[key]


def test_the_last_game_is_written_down(tmp_path):
    file = tmp_path / "last.txt"
    told = document("simulate", "babel", "--games", 3, "--seed", 5, "--transcript", file)
    table = replay(file.read_bytes())
    assert told["games"] == 3
    assert table.over
    assert table.deal.seed == 7  # of the third game


@pytest.mark.parametrize("seed", [0, 1, 123456789, (1 << 64) - 1])
def test_it_is_the_game_that_was_played_in_compiled_code(seed):
    options = BABEL.options()
    told = simulate(BABEL, 2, options, 1, seed)
    table = replay(random_transcript(BABEL, 2, options, seed))
    assert table.turn == told["decisions_per_game"]
    assert table.result.points == [score["max"] for score in told["scores"]]


def test_perft():
    told = document("perft", "babel", "--seed", 1, "--depth", 3)
    state = BABEL.new(1)
    assert told["counts"] == perft.count(state, 3)
    assert told["counts"][0] == len(state.legal_actions(0))
    assert told["nodes"] == sum(told["counts"])
    assert told["nodes_per_s"] > 0


def test_perft_counts_by_trying():
    """The slow twin: every sequence, replayed from the start."""
    state = BABEL.new(2)
    sequences = [()]
    counts = []
    for _ in range(3):
        longer = []
        for sequence in sequences:
            world = state.clone()
            for seat, action in sequence:
                world.play(seat, action)
            for seat in world.acting()[:1]:
                longer += [(*sequence, (seat, action)) for action in world.legal_actions(seat)]
        sequences = longer
        counts.append(len(sequences))
    assert perft.count(state, 3) == counts


def test_perft_stops_where_the_game_does():
    state = BABEL.new(1)
    length = state.clone().random_play(1)
    state.random_play(1, length - 1)
    assert perft.count(state, 2)[0] == len(state.legal_actions(state.acting()[0]))


def test_games():
    told = document("games")
    (babel,) = [game for game in told["games"] if game["name"] == "babel"]
    assert babel["seats"] == [2]
    assert list(babel["presets"]) == ["2013", "classic"]
    names = [option["name"] for option in babel["options"]]
    assert names == [spec.name for spec in BABEL.option_specs()]


@pytest.mark.parametrize("language", ["en", "fr", "zh-TW"])
def test_games_for_people(language):
    done = shinar("games", "--lang", language)
    assert (done.returncode, done.stderr) == (0, "")
    assert "stalemate_turns" in done.stdout


def test_verify(tmp_path):
    file = tmp_path / "game.txt"
    shinar("simulate", "babel", "--games", 1, "--seed", 5, "--transcript", file)
    told = document("verify", file)
    assert told["good"]
    assert [finding["name"] for finding in told["findings"]] == ["not-promised", "replayed"]
    assert told["over"]
    assert (told["game"], told["seats"], told["seed"]) == ("babel", 2, 5)
    done = shinar("verify", file)
    assert done.returncode == 0
    assert "every choice was legal" in done.stdout


def test_a_game_that_did_not_go_that_way_fails_the_check(tmp_path):
    import hashlib

    file = tmp_path / "game.txt"
    lines = random_transcript(BABEL, 2, BABEL.options(), 5).splitlines()
    body = "\n".join(line.replace("seed 5", "seed 6") for line in lines[:-1]) + "\n"
    rounds = lines[-1].split()[1]
    file.write_text(f"{body}end {rounds} {hashlib.sha256(body.encode()).hexdigest()[:16]}\n", encoding="utf-8")
    done = shinar("verify", file)
    assert done.returncode == 1
    assert "no  no game went this way (line " in done.stdout
    done = shinar("verify", file, "--json")
    assert done.returncode == 1
    assert not json.loads(done.stdout)["good"]


def quick_laws(monkeypatch, broken=0):
    from shinar.check import Report, Row, Violation

    def check_all(game, *, games, seed, presets_only, progress):
        progress and progress(1, 1)
        row = Row("secrets", game.name, 2, {}, games=games, checks=5, broken=broken)
        if broken:
            row.violations.append(Violation("secrets", seed, 3, "a leak"))
        return Report([row])

    monkeypatch.setattr(laws, "check_all", check_all)


def test_check_as_json(monkeypatch, capsys):
    from shinar.cli import main

    quick_laws(monkeypatch)
    assert main(["check", "--all", "--games", "2", "--presets", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["ok"]
    assert told["games"][0]["laws"] == [{"law": "secrets", "ways": 1, "games": 2, "checks": 5, "broken": 0}]


def test_a_broken_law_fails_the_check(monkeypatch, capsys):
    from shinar.cli import main

    quick_laws(monkeypatch, broken=1)
    assert main(["check", "babel"]) == 1
    said = capsys.readouterr().out
    assert "broken: secrets" in said
    assert "a leak" in said


@pytest.mark.slow
def test_check_for_real():
    told = document("check", "babel", "--games", 1)
    assert told["ok"]
    assert {"secrets", "legality", "determinism"} <= {row["law"] for row in told["games"][0]["laws"]}


@pytest.mark.slow
def test_bench():
    told = document("bench", "babel")
    (entry,) = told["games"]
    assert {"games_per_s", "decisions_per_s", "decisions_per_game", "copy_ns", "legal_ns", "apply_ns",
            "steps_per_s", "search_per_s", "search_two_threads", "search_stall_ms"} <= entry.keys()  # fmt: skip
    assert 0 < told["startup_s"] < 5


def test_bench_positions_are_in_the_middle_of_games():
    positions = bench._positions(BABEL, 2, [0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 100])
    assert len(positions) == bench.POSITIONS
    assert not any(position.is_over for position in positions)


# -- what a game wants counted -----------------------------------------------------------------------------------------


def test_marks_are_counted_as_a_slow_count_does():
    options, games, seed = CARAVAN.options(), 30, 5
    told = simulate(CARAVAN, 4, options, games, seed)["tally"]
    assert set(told) == {"good-loaded", "good-left"}
    times, points, wins, met = Counter(), Counter(), Counter(), Counter()
    for i in range(games):
        table = replay(random_transcript(CARAVAN, 4, options, seed + i), game=CARAVAN)
        result, seen = table.result, set()
        for mark in CARAVAN.tally(table.state):
            key = (mark.kind, str(mark.number))
            times[key] += 1
            seen.add(key)
            if mark.seat >= 0:
                points[key] += result.points[mark.seat]
                wins[key] += result.ranks[mark.seat] == 0 and result.ranks.count(0) == 1
        met.update(seen)
    for kind, number in times:
        row = told[kind][number]
        key = (kind, number)
        assert (row["times"], row["in_games"]) == (times[key], met[key] / games)
        assert ("points" in row) == (kind == "good-loaded")
        if kind == "good-loaded":
            assert row["points"] == pytest.approx(points[key] / times[key])
            assert row["win_rate"] == pytest.approx(wins[key] / times[key])
    assert sum(len(rows) for rows in told.values()) == len(times)


def test_marks_are_shown_by_their_names(capsys):
    report = simulate(CARAVAN, 3, CARAVAN.options(), 10, 1)
    show_tally(CARAVAN, report["tally"])
    shown = capsys.readouterr().out
    assert "Goods loaded" in shown
    assert "amber" in shown


def test_a_game_without_marks_reports_none():
    assert "tally" not in simulate(BABEL, 2, BABEL.options(), 2, 3)
