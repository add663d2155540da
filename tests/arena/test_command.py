"""Does `shinar arena` do what it is told, and say so in one document or in words?"""

import json

import pytest

from shinar.arena import Entrant
from shinar.table import replay
from tests.cli.driving import Screen, shinar

# Where strength does not matter, random bots: these tests also run with the rules as plain Python.
BOTS = ["--bots", "greedy", "random"]
QUICK = ["--bots", "random", "random"]


def document(*arguments):
    done = shinar("arena", *arguments, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("\n") == 1
    return json.loads(done.stdout)


def test_one_document():
    told = document(
        "babel", *BOTS, "--games", 5, "--seed", 4, "--preset", "classic", "--option", "full_tie=second_seat"
    )
    assert (told["games"], told["deals"], told["seats"], told["seed"]) == (6, 3, 2, 4)
    assert told["options"]["full_tie"] == "second_seat"
    greedy, random = told["bots"]
    assert (greedy["name"], random["name"]) == ("greedy", "random")
    assert greedy["wins"] + random["wins"] == 6
    assert greedy["interval"][0] < greedy["rating"] < greedy["interval"][1]


def test_the_document_is_the_same_whatever_the_number_of_workers():
    arguments = ["babel", "--bots", "random", "random", "greedy", "--games", 6, "--seed", 8]
    assert document(*arguments, "--workers", 1) == document(*arguments, "--workers", 3)


def test_for_people():
    done = shinar("arena", "babel", *BOTS, "--games", 16, "--lang", "en")
    assert (done.returncode, done.stderr) == (0, "")
    assert "greedy is better than random: ahead by" in done.stdout.replace("\n", " ")
    assert "95% interval" in done.stdout


@pytest.mark.parametrize("language", ["fr", "zh-TW"])
def test_in_other_words(language):
    done = shinar("arena", "babel", *BOTS, "--games", 2, "--lang", language)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Bot " not in done.stdout


def test_a_report(tmp_path):
    folder = tmp_path / "out"
    done = shinar("arena", "babel", *BOTS, "--games", 2, "--report", folder, "--lang", "en")
    assert done.returncode == 0
    assert str(folder / "index.html") in done.stdout
    assert {file.name for file in folder.iterdir()} == {
        "index.html",
        "games.csv",
        "tally.csv",
        "bots.csv",
        "pairs.csv",
    }


def test_transcripts_are_kept_on_request(tmp_path):
    folder = tmp_path / "transcripts"
    told = document("babel", *QUICK, "--games", 6, "--keep", folder, "--workers", 2)
    files = sorted(folder.iterdir(), key=lambda file: int(file.stem))
    assert [file.name for file in files] == [f"{number}.txt" for number in range(6)]
    tables = [replay(file.read_bytes()) for file in files]
    assert all(table.over for table in tables)
    won = [sum(table.result.ranks[seat] == 0 for table in tables) for seat in range(2)]
    assert sum(won) >= told["games"] == 6
    assert [table.deal.seed for table in tables[::2]] == [table.deal.seed for table in tables[1::2]]


def test_until_decided():
    told = document("babel", *BOTS, "--until-decided")
    assert told["decided"]
    assert told["games"] < 200
    assert told["pairs"][0]["verdict"] == "first"


def test_a_stored_run_goes_on(tmp_path):
    file = tmp_path / "run.jsonl"
    few = document("babel", *QUICK, "--games", 10, "--store", file)
    assert few["games"] == 10
    assert document("--resume", file) == few
    more = document("--resume", file, "--games", 20)
    assert more == document("babel", *QUICK, "--games", 20)
    assert document("babel", *QUICK, "--games", 20, "--store", file) == more


def test_a_program_as_a_bot(tmp_path):
    """One that answers nothing sensible: the greedy bot plays for it, and that is counted."""
    program = tmp_path / "silly.py"
    program.write_text("import sys\nfor line in sys.stdin: print('yes', flush=True)\n", encoding="utf-8")
    command = f"python3 {program}"
    done = shinar("arena", "babel", "--bots", "random", "--bot", command, "--games", 2, "--json")
    assert done.returncode == 0
    assert "silly.py: did not start" in done.stderr
    told = json.loads(done.stdout)
    assert [bot["name"] for bot in told["bots"]] == ["random", Entrant(command).name]
    assert told["bots"][1]["faults"] > 0


def test_progress_is_shown_to_who_looks():
    screen = Screen("arena", "babel", *QUICK, "--games", 300, "--lang", "en")
    assert screen.wait() == 0
    assert "/300" in screen.raw
    assert "300 games" in screen.raw


WRONG = {
    "no game": ["--bots", "random"],
    "no bots": ["babel"],
    "unknown bot": ["babel", "--bots", "genius", "random"],
    "unknown game": ["chess", *BOTS],
    "too many seats": ["babel", *BOTS, "--seats", "3"],
    "odd one out": ["babel", "--bots", "random", "greedy", "random", "--seats", "4"],
    "no games": ["babel", *BOTS, "--games", "0"],
    "no workers": ["babel", *BOTS, "--workers", "0"],
    "bad scale": ["babel", *BOTS, "--scale", "much"],
    "a name of two lines": ["babel", "--bots", "random", "--bot", "a\nb"],
    "an open quote": ["babel", "--bots", "random", "--bot", "python 'x"],
    "nothing to resume": ["--resume", "no-such-file"],
    "a folder to resume": ["--resume", "."],
    "resume and more": ["--resume", "README.md", "--seed", "3"],
    "resume something else": ["--resume", "README.md"],
    "nowhere to store": ["babel", *BOTS, "--store", "no/such/folder/x"],
    "a report on a file": ["babel", *BOTS, "--games", "2", "--report", "README.md"],
    "transcripts on a file": ["babel", *BOTS, "--games", "2", "--keep", "README.md"],
    "unknown language": ["babel", *BOTS, "--lang", "klingon"],
}


@pytest.mark.parametrize("arguments", WRONG.values(), ids=WRONG)
def test_wrong_input_is_one_line_and_exit_code_2(arguments):
    done = shinar("arena", *arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("shinar: ")
    assert done.stderr.count("\n") == 1
