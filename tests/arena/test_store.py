"""Does a file of finished games lose none, repeat none, and mix none of two runs?"""

import msgspec
import pytest

from shinar.arena import ArenaError, Goal, Heading, Outcome, Store, compare, plan_of, summarize
from tests.arena.made import BABEL, made, plan


def run_plan(**more):
    return plan("random", "greedy", game=BABEL, deals=4, **more)


@pytest.fixture
def file(tmp_path):
    return tmp_path / "games.jsonl"


def fill(file, the_plan, count=None):
    """The file of a run of which `count` games are finished."""
    games = made(the_plan, lambda deal, seating: [0, 1]).games
    with Store(file, Heading.of(the_plan)) as store:
        store.want(Goal(the_plan.deals, until_decided=False))
        store.add(games[:count])
    return games


def test_what_was_added_is_there_again(file):
    games = fill(file, run_plan(), 3)
    with Store(file, Heading.of(run_plan())) as store:
        assert store.played == {game.number: game for game in games[:3]}
        assert store.goal == Goal(4, until_decided=False)
        store.add(games[3:5])
    with Store(file, None) as store:
        assert list(store.played) == [0, 1, 2, 3, 4]


def test_one_line_for_each_game(file):
    fill(file, run_plan())
    lines = file.read_text().splitlines()
    assert len(lines) == 2 + 8
    assert all(line.startswith('{"number":') for line in lines[2:])


def test_a_run_goes_on_from_its_file_alone(file):
    fill(file, run_plan(seed=9, scale=0.5, timed=False), 3)
    with Store(file, None) as store:
        again = plan_of(store.heading, store.goal.deals)
    assert again == run_plan(seed=9, scale=0.5, timed=False)


@pytest.mark.parametrize("cut", [1, 5, 40])
def test_a_line_that_was_being_written_is_forgotten(file, cut):
    games = fill(file, run_plan(), 4)
    whole = file.read_bytes()
    file.write_bytes(whole[:-cut])
    with Store(file, Heading.of(run_plan())) as store:
        assert list(store.played) == [0, 1, 2]
        store.add([games[3]])
    assert file.read_bytes() == whole


def test_every_possible_cut_leaves_a_file_that_can_be_used(file):
    games = fill(file, run_plan(), 4)
    whole = file.read_bytes()
    for length in range(0, len(whole), 3):
        file.write_bytes(whole[:length])
        with Store(file, Heading.of(run_plan())) as store:
            store.want(Goal(4, until_decided=False))
            store.add([game for game in games[:4] if game.number not in store.played])
        assert file.read_bytes() == whole


@pytest.mark.parametrize(
    "other",
    [
        {"seed": 1},
        {"scale": 0.5},
        {"timed": False},
    ],
)
def test_games_of_two_runs_are_never_mixed(file, other):
    fill(file, run_plan(), 2)
    before = file.read_bytes()
    with pytest.raises(ArenaError, match=f"its games are of another run: {next(iter(other))}"):
        Store(file, Heading.of(run_plan(**other)))
    assert file.read_bytes() == before


def test_other_bots_are_another_run(file):
    fill(file, run_plan(), 2)
    with pytest.raises(ArenaError, match="of another run: bots"):
        Store(file, Heading.of(plan("random", "random", game=BABEL)))


def test_a_file_of_something_else_is_left_alone(file):
    for content in (b"dear diary", b"dear diary\n", b'{"arenas": 1}\n', b"\x00\xff\n"):
        file.write_bytes(content)
        with pytest.raises(ArenaError):
            Store(file, Heading.of(run_plan()))
        assert file.read_bytes() == content


def test_two_runs_cannot_write_to_one_file(file):
    with Store(file, Heading.of(run_plan())), pytest.raises(ArenaError, match="another run is writing"):
        Store(file, Heading.of(run_plan()))
    Store(file, Heading.of(run_plan())).__exit__()


def test_a_damaged_line_is_named(file):
    fill(file, run_plan(), 4)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([*lines[:3], b'{"number": "x"}\n', *lines[4:]]))
    with pytest.raises(ArenaError, match="line 4"):
        Store(file, None)
    file.write_bytes(b"".join([*lines, lines[2]]))
    with pytest.raises(ArenaError, match="line 7: this game cannot be of this run"):
        Store(file, None)


def test_nothing_to_go_on_with(tmp_path):
    with pytest.raises(ArenaError, match="no such file"):
        Store(tmp_path / "none", None)
    (tmp_path / "empty").touch()
    with pytest.raises(ArenaError, match="no run in this file yet"):
        Store(tmp_path / "empty", None)
    with pytest.raises(ArenaError, match="is a directory"):
        Store(tmp_path, Heading.of(run_plan()))


def test_more_games_are_added_to_those_that_are_there(file):
    few, many = plan("random", "random", game=BABEL, deals=2), plan("random", "random", game=BABEL, deals=5)
    with Store(file, Heading.of(few)) as store:
        compare(few, store=store)
    first = file.read_bytes()
    with Store(file, Heading.of(many)) as store:
        outcome = compare(many, store=store)
    assert file.read_bytes().startswith(first)
    assert len(outcome.games) == 10
    fresh = compare(many)
    assert summarize(outcome) == summarize(Outcome(many, fresh.games))


def test_fewer_games_than_are_there(file):
    many = plan("random", "random", game=BABEL, deals=5)
    with Store(file, Heading.of(many)) as store:
        compare(many, store=store)
    few = plan("random", "random", game=BABEL, deals=2)
    with Store(file, Heading.of(few)) as store:
        assert [game.number for game in compare(few, store=store).games] == [0, 1, 2, 3]


def test_a_stored_game_is_small():
    game = made(run_plan(), lambda deal, seating: [0, 1]).games[0]
    assert len(msgspec.json.encode(game)) < 120
