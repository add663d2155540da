"""Does `simulate` count the boards, sides, tiles and projects of 7 Wonders as they were?"""

from collections import Counter

import pytest

from shinar.cli.simulate import simulate
from shinar.cli.tally import show_tally
from shinar.games.wonders import GAME
from shinar.games.wonders import state as s
from shinar.games.wonders.options import WondersOptions
from shinar.games.wonders.tally import tally
from tests.games.wonders.position import dealt

FULL = WondersOptions(tower=True, projects=True, wonder_pack=True)


@pytest.mark.parametrize("seats", [2, 3, 5, 7])
def test_tiles_belong_to_those_who_built_them(seats):
    for seed in range(6):
        position = dealt(seed, seats=seats, tower=True)
        built = Counter()
        while not position.state.is_over:
            state = position.state
            held = [set(position.tiles(seat)) for seat in range(seats)]
            state.random_play(seed, 1)
            for seat in range(seats):
                built.update((seat, tile) for tile in held[seat] - set(position.tiles(seat)))
        marks = {(mark.seat, mark.number) for mark in tally(position.state) if mark.kind == "tile"}
        assert marks == set(built)
        assert Counter(seat for seat, _ in marks) == Counter({n: k for n, k in enumerate(state.raised) if k})


@pytest.mark.parametrize("seats", [2, 4])
def test_boards_sides_and_projects(seats):
    for seed in range(10):
        state = dealt(seed, seats=seats, projects=True, wonder_pack=True).state
        state.random_play(seed)
        marks = list(tally(state))
        boards = [(mark.number, mark.seat) for mark in marks if mark.kind == "board"]
        assert boards == [(state.board[seat], seat) for seat in range(seats)]
        sides = {(mark.kind, mark.number, mark.seat) for mark in marks if mark.kind in ("board-a", "board-b")}
        assert sides == {(("board-a", "board-b")[state.side[seat]], state.board[seat], seat) for seat in range(seats)}
        projects = [mark.number for mark in marks if mark.kind == "project"]
        assert [number // 5 for number in projects] == [0, 1, 2]
        failed = {mark.number for mark in marks if mark.kind == "project-failed"}
        done = {mark.number for mark in marks if mark.kind == "project-done"}
        assert failed | done == set(projects)
        assert not failed & done
        assert {mark.number for mark in marks if mark.kind == "project-done"} == {
            number for number in range(s.PROJECTS) if any(state.rewards[seat][number] for seat in range(seats))
        }


def test_simulate_reports_all_of_them(capsys):
    report = simulate(GAME, 4, FULL, 150, 1)["tally"]
    assert set(report) == {"board", "board-a", "board-b", "tile", "project", "project-failed", "project-done"}
    assert set(report["board"]) == {str(n) for n in range(10)}
    assert sum(row["times"] for row in report["board"].values()) == 4 * 150
    assert sum(row["times"] for row in report["project"].values()) == 3 * 150
    assert len(report["tile"]) == 24
    show_tally(GAME, report)
    shown = capsys.readouterr().out
    for word in ("Giza", "Manneken Pis", "tile 24", "Belvedere"):
        assert word in shown
