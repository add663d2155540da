"""Can a whole game be played through a pipe, in every language, and is every mistake answered kindly?"""

import pytest

from shinar.table import replay
from shinar.words import LANGUAGES
from tests.cli.driving import shinar

ALWAYS_FIRST = "1\n" * 2000


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_through_a_pipe(language, tmp_path):
    file = tmp_path / "game.txt"
    done = shinar(
        "play", "babel", "--seed", 3, "--seat", "1=random", "--lang", language, "--save", file, typed=ALWAYS_FIRST
    )
    assert (done.returncode, done.stderr) == (0, "")
    table = replay(file.read_bytes())
    assert table.over
    assert table.deal.seed == 3
    assert str(table.result.points[0]) in done.stdout
    assert "{" not in done.stdout  # no parameter was left unsaid
    assert f"shinar replay {file}" in done.stdout
    if language != "en":
        assert "Lay " not in done.stdout
        assert "Hand" not in done.stdout


def test_two_people_at_one_terminal(tmp_path):
    file = tmp_path / "game.txt"
    done = shinar(
        "play", "--hotseat", "--seed", 4, "--name", "0=Ann", "--name", "1=Bea", "--save", file, typed=ALWAYS_FIRST
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert replay(file.read_bytes()).over
    assert "Pass the terminal to Ann" in done.stdout
    assert "Pass the terminal to Bea" in done.stdout


def test_against_the_greedy_bot_by_default(tmp_path):
    file = tmp_path / "game.txt"
    done = shinar("play", "babel", "--seed", 5, "--save", file, typed="1\n" * 12)
    assert done.returncode == 0
    table = replay(file.read_bytes())
    assert table.deal.names == ("Player 1", "Greedy")
    assert table.turn >= 12


def test_bots_alone_play_to_the_end(tmp_path):
    file = tmp_path / "game.txt"
    done = shinar("play", "babel", "--seed", 6, "--seat", "0=random", "--seat", "1=random", "--save", file)
    assert (done.returncode, done.stderr) == (0, "")
    assert replay(file.read_bytes()).over
    assert "Random 1" in done.stdout


def test_a_saved_game_goes_on(tmp_path):
    file = tmp_path / "game.txt"
    shinar("play", "babel", "--seed", 7, "--save", file, typed="1\n1\nquit\n")
    assert replay(file.read_bytes()).turn == 2
    done = shinar("play", "--resume", file, typed="1\n")
    assert done.returncode == 0
    assert replay(file.read_bytes()).turn == 3


def test_leaving_asks_where_to_save(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    done = shinar("play", "babel", "--seed", 7, typed="1\nq\nkept.txt\n")
    assert "Saved in kept.txt" in done.stdout
    assert replay((tmp_path / "kept.txt").read_bytes()).turn == 1
    done = shinar("play", "babel", "--seed", 7, typed="1\nq\nn\n")
    assert "not saved" in done.stdout
    assert len(list(tmp_path.iterdir())) == 1
    done = shinar("play", "babel", "--seed", 7, typed="1\nq\n\n")
    assert len(list(tmp_path.iterdir())) == 2
    done = shinar("play", "babel", "--seed", 7, typed="1\nq\nno/such/place.txt\n")
    assert done.returncode == 0
    assert "no/such/place.txt" in done.stdout
    assert "Traceback" not in done.stderr


def answers(*lines, language="en", seed=5, seat="1=random"):
    """What is said after each line, up to the next."""
    done = shinar("play", "babel", "--seed", seed, "--seat", seat, "--lang", language, typed="\n".join(lines) + "\n")
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.split("\n› ")[1:]


def test_a_move_by_number_by_notation_and_by_its_only_fit():
    first, second, *_ = answers(">a", "+p")
    assert "You moved to the Assyrians." in first
    assert "You laid a Persian at the Assyrians." in second
    filtered, moved, *_ = answers("sumer", "")
    assert "press Enter" in filtered
    assert "Move to the Medes" not in filtered
    assert "You moved to the Sumerians." in moved


def test_a_forbidden_move_is_explained_with_its_rule():
    (refused, *_) = answers("own")
    assert "Your pawn is still in the quarry" in refused
    assert "R4.4" in refused
    (refused, *_) = answers(">H")
    assert "You have no such card in hand." in refused


def test_why():
    how, one, legal, many, none, _ = answers("why", "why +A", "why >A", "why migr", "why xyzzy")
    assert "Say what" in how
    assert "still in the quarry" in one
    assert "That is allowed." in legal
    assert "R4.1" in legal
    assert "and 16 more" in many
    assert "no action “xyzzy”" in none


def test_mistakes_are_answered():
    number, words, rule, lang, _ = answers("99", "xyzzy", "rules R99.9", "lang klingon")
    assert "There is no move 99: they go from 1 to 4." in number
    assert "fits “xyzzy”" in words
    assert "no rule “R99.9”" in rule
    assert "no language 'klingon'" in lang


def test_taking_back_alone_and_by_consent():
    nothing, _, back, *_ = answers("u", ">A", "u")
    assert "nothing to take back" in nothing
    assert "Taken back." in back
    assert "1  Move to the Assyrians" in back
    *_, asked, again = answers(">A", "+P", "held", "end", "u", "n", "u", "y")[:6]
    assert "Do all others agree" in asked
    assert "Nothing has changed." in asked
    assert "Taken back." in again
    assert "You took back the last choice." in again
    assert "It is Random’s turn." not in again


def test_resigning_ends_the_game():
    said = "\n".join(answers("resign", "n", "resign", "y", "n"))
    assert "Nothing has changed." in said
    assert "You resigned." in said
    assert "Random wins." in said


def test_pages_and_another_language():
    log, sheet, rule, page, french, french_help, _ = answers(
        ">A", "log", "sheet", "rules R7.1", "rules", "lang fr", "aide"
    )[1:]
    assert "You moved to the Assyrians." in log
    assert "Place" in sheet
    assert "three or more cards of one nation" in rule
    assert "A card game for two" in page
    assert "Se déplacer vers" in french
    assert "quelques lettres" in french_help


def test_the_other_hand_is_never_told():
    """Random choices by two people: no line of one names the hand of the other."""
    done = shinar("play", "--hotseat", "--seed", 4, typed=ALWAYS_FIRST[:200])
    parts = done.stdout.split("Pass the terminal to ")[1:]
    for part in parts:
        assert part.count("  Hand ") <= part.count("points") // 2 + 1
        for block in part.split("Quarry ")[1:]:
            assert block.split("Babel  ·")[0].count("  Hand ") == 1


def test_at_the_end_everything_is_open():
    done = shinar("play", "babel", "--seed", 3, "--seat", "1=random", typed="resign\ny\nn\n")
    end = done.stdout.split("You resigned.")[-1]
    assert end.count("  Hand ") == 2
    assert "Seed of the deal: 3" in end


def test_the_deal_was_promised_where_nobody_chose_the_seed():
    done = shinar("play", "babel", typed="resign\ny\nn\n")
    assert "promised before the first choice: SHA-256" in done.stdout
