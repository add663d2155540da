"""Is a transcript the match, the whole match and nothing but the match?"""

import dataclasses
import hashlib
import random
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shinar.game import Move
from shinar.table import Table, TakenBack, Transcript, TranscriptError, replay
from shinar.table.transcript import LONGEST
from tests.table.careless import CarelessOptions, CarelessSurface
from tests.table.playing import BABEL, CARAVAN, CARELESS, GAMES, few, new, play

SEEDS = st.integers(0, 1 << 20)


def match_of_careless():
    """A short match in which everything happens once: its options, names, an undo, a resignation, an open round."""
    table = new(CARELESS, 7, seats=3, options=CarelessOptions(rounds=2), names=("Ann", "Béa 王", "c|d: -- %"))
    for seat, move in ((0, "c1"), (1, "c3"), (2, "c6"), (2, "pay1"), (2, "peek")):
        table.choose(seat, move)
    table.undo(2, consent={0, 1})
    table.choose(2, "tap")
    table.choose(2, "done")
    table.resign(2)
    table.choose(1, "c0")
    return table


READABLE = """\
shinar transcript 1
game careless rules 1
seats 3
options rounds=2
seed 7
name 0 Ann
name 1 Béa 王
name 2 c|d: -- %
--
0  0: c1 | 1: c3 | 2: c6 pay1
1  2 takes back 1
1  2: tap done
3  2 resigns
3  1: c0
unfinished
"""


def signed(body):
    """A body of a transcript, with the line that ends it."""
    rounds = Transcript.read(match_of_careless().transcript(sealed=True)).rounds
    return f"{body}end {rounds} {hashlib.sha256(body.encode()).hexdigest()[:16]}\n"


def test_a_transcript_can_be_read_by_people():
    assert match_of_careless().transcript(sealed=True) == signed(READABLE)


def test_sealed_choices_are_written_on_request_only():
    table = match_of_careless()
    assert table.transcript() == signed(READABLE.replace("3  1: c0\n", ""))
    assert replay(table.transcript(), game=CARELESS).sealed(1) == []
    assert replay(table.transcript(sealed=True), game=CARELESS).sealed(1) == table.sealed(1)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@few
@given(seed=SEEDS, turns=st.integers(0, 200))
def test_a_transcript_gives_the_match_that_gives_the_transcript(game, seed, turns):
    table = play(new(game, seed, salt=bytes(16)), seed, turns)
    if table.acting and len(table.acting) > 1:
        table.choose(table.acting[0], table.moves(table.acting[0])[0].action)
    text = table.transcript(sealed=True)
    again = replay(text, game=game)
    assert again.transcript(sealed=True) == text
    assert str(Transcript.read(text)) == text
    assert again.choices() == table.choices()
    assert again.state.to_bytes() == table.state.to_bytes()
    assert again.over == table.over


def test_a_transcript_with_line_ends_of_windows_or_no_last_one_is_the_same_match():
    text = match_of_careless().transcript()
    for other in (text.replace("\n", "\r\n"), text.removesuffix("\n"), text.encode()):
        assert replay(other, game=CARELESS).transcript() == text


@pytest.mark.parametrize("turn", [0, 1, 50, 100])
def test_a_match_is_replayed_to_any_turn_and_continued_there(turn):
    table = play(new(BABEL, 3), 3)
    fork = replay(table.transcript(), turn)
    assert fork.turn == turn
    assert play(fork, 9).rounds[:turn] == table.rounds[:turn]


@pytest.mark.parametrize("turn", [-1, 10**6])
def test_a_match_is_not_replayed_to_a_turn_that_has_not_been(turn):
    with pytest.raises(TranscriptError, match="the match has turns 0 to"):
        replay(play(new(BABEL, 3), 3).transcript(), turn)


def test_a_transcript_made_without_text_is_replayed_too():
    table = match_of_careless()
    text = table.transcript()
    bare = Transcript(**{k: getattr(Transcript.read(text), k) for k in Transcript.__dataclass_fields__ if k != "lines"})
    assert replay(bare, game=CARELESS).transcript() == text


# -- what is refused ---------------------------------------------------------------------------------------------------

EDITS = [  # what is replaced by what, the line that is blamed, and why
    ("shinar transcript 1", "shinar transcript 2", 1, "not a transcript of format 1"),
    ("shinar transcript 1\n", "", 1, "not a transcript"),
    ("game careless", "game tic", 2, "not of careless"),
    ("rules 1", "rules 2", 2, "played by version 2 of the rules; version 1 is played here"),
    ("rules 1", "rules " + "9" * 10**5, 2, "expected: game"),
    ("seats 3", "seats 5", 9, "only 3 of 5 seats"),
    ("seats 3", "seats 9", 3, "expected: seats"),
    ("seats 3", "seats 03", 3, "expected: seats"),
    ("rounds=2", "rounds=4", 4, "rounds is a whole number"),
    ("rounds=2", "rounds=" + "9" * 5000, 4, "expected <name>=<value>"),
    ("rounds=2", "rounds=3", 4, "but the game gives"),
    ("rounds=2", "rounds=٢", 4, "but the game gives"),
    ("rounds=2", "rounds=2 rounds=2", 4, "every name once"),
    ("rounds=2", "rounds", 4, "expected <name>=<value>"),
    ("rounds=2", "turns=2", 4, "there is no option"),
    ("seed 7\n", "", 5, "not yet revealed"),
    ("seed 7", "seed 8", 10, "no-card"),
    ("seed 7", "seed 07", 5, "expected another line of the heading"),
    ("seed 7", "seed " + "9" * 20, 5, "2**64"),
    ("seed 7", "seed " + "9" * 10**5, 5, "heading"),
    ("seed 7", "seed -7", 5, "heading"),
    ("name 1", "name 0", 7, "in their order"),
    ("name 2 c|d: -- %\n", "", 8, "only 2 of 3 seats"),
    ("name 0 Ann", "name 0  Ann", 6, "in their order"),
    ("name 0 Ann", "name 0 " + "A" * 65, 6, "heading"),
    ("--\n0", "0", 9, "heading"),
    ("0  0: c1", "0 0: c0", 10, "expected moves"),
    ("0  0: c1 |", "0  0: c1|", 10, "no-such-action"),
    ("0  0: c1 |", "0  0: c1  |", 10, "expected <seat>"),
    ("0  0: c1", "0  0: c8", 10, "turn 0, seat 0: no-card (R1)"),
    ("0  0: c1", "0  0: zz", 10, "turn 0, seat 0: no-such-action"),
    ("0  0: c1", "0  0: " + "z" * 65, 10, "expected <seat>"),
    ("0  0: c1", "0  7: c0", 10, "expected <seat>"),
    ("0  0: c1 | 1: c3", "0  1: c3 | 0: c1", 10, "but the game gives"),
    ("0  0: c1 ", "1  0: c1 ", 10, "but the game gives"),
    ("1  2 takes back 1", "1  2 takes back 0", 11, "but the game gives"),
    ("1  2 takes back 1", "9  2 takes back 1", 11, "but the game gives"),
    ("1  2: tap done", "1  2: tap\n2  2: done", 12, "but the game gives"),
    ("1  2: tap done", "1  2: tap done done", 12, "turn 3, seat 2: no-card"),
    ("3  2 resigns", "3  2 resigns\n3  2 resigns", 14, "but the game gives"),
    ("3  2 resigns", "2  2 resigns", 13, "but the game gives"),
    ("3  2 resigns", "3  3 resigns", 13, "expected <seat>"),
    ("3  2 resigns", "3  0 resigns\n3  2 resigns", 15, "game-over"),
    ("unfinished", "result 5 6 7 ranks 0 1 2", 15, "but the game gives 'unfinished'"),
    ("unfinished", "unfinished\nunfinished", 16, "the text goes on"),
    ("unfinished\n", "", 15, "expected moves"),
    ("3  1: c0", "3  1: c0\n", 15, "expected moves"),
    ("3  1: c0", "3  1: c0 ", 14, "expected <seat>"),
    ("unfinished", "# a remark\nunfinished", 15, "expected moves"),
]


@pytest.mark.parametrize(("old", "new_", "line", "why"), EDITS, ids=range(len(EDITS)))
def test_a_text_that_is_no_match_is_refused_at_its_line(old, new_, line, why):
    assert old in READABLE
    with pytest.raises(TranscriptError) as error:
        replay(signed(READABLE.replace(old, new_, 1)), game=CARELESS)
    assert error.value.line == line
    assert why in error.value.reason
    assert len(error.value.reason) < 300
    assert str(error.value).isprintable()


def finished():
    return play(new(CARELESS, 3), 3).transcript()


def resigned_text(text):
    body = text[: text.rindex("end ")]
    return f"{body}{text[text.rindex('end ') :].rsplit(' ', 1)[0]} {hashlib.sha256(body.encode()).hexdigest()[:16]}\n"


def test_a_wrong_score_is_refused():
    text = finished()
    right = next(line for line in text.splitlines() if line.startswith("result"))
    points = right.split()[1]
    wrong = resigned_text(text.replace(f"result {points}", f"result {int(points) + 1}"))
    with pytest.raises(TranscriptError, match="but the game gives 'result") as error:
        replay(wrong, game=CARELESS)
    assert error.value.line == text.splitlines().index(right) + 1


def test_moves_after_the_end_are_refused():
    text = finished()
    with pytest.raises(TranscriptError, match="game-over"):
        replay(resigned_text(text.replace("result", "99  0: done\nresult")), game=CARELESS)


def test_a_wrong_number_of_rounds_is_refused():
    text = finished()
    with pytest.raises(TranscriptError, match="but the game gives 'end"):
        replay(text.replace("end ", "end 1"), game=CARELESS)


@pytest.mark.parametrize("cut", range(1, 40))
def test_a_text_that_is_cut_off_anywhere_is_refused(cut):
    text = finished()
    with pytest.raises(TranscriptError):
        Transcript.read(text[: len(text) * cut // 40 - 1])


HOSTILE = {
    "empty": b"",
    "binary": bytes(range(256)) * 100,
    "not UTF-8": b"shinar transcript 1\ngame babel rules 1\n\xff\xfe",
    "UTF-16": "shinar transcript 1\n".encode("utf-16"),
    "marked": b"\xef\xbb\xbfshinar transcript 1\n",
    "zeros": b"\x00" * 1000,
    "lines": b"\n" * LONGEST,
    "too long": b"a" * (LONGEST + 1),
    "one long line": b"0  0: " + b"a " * (LONGEST // 2 - 10),
    "deep": b"(" * 100_000,
    "surrogate": "shinar \ud800",
    "directions": "shinar transcript 1\ngame babel rules 1\nseats 2\nname 0 \u202eAnn\n",
    "line separators": READABLE.replace("\n", "\u2028"),
    "old Macintosh": READABLE.replace("\n", "\r"),
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_what_is_no_text_of_ours_is_refused_at_once(text):
    start = time.perf_counter()
    with pytest.raises(TranscriptError) as error:
        replay(text)
    assert str(error.value).isprintable()
    assert time.perf_counter() - start < 2


def test_a_number_of_seats_that_the_game_is_not_for_is_refused():
    with pytest.raises(TranscriptError, match="line 3: babel is not for 3 seats"):
        replay(resigned_text(new(BABEL, 1).transcript().replace("seats 2", "seats 3")))


def test_an_unknown_game_is_refused():
    with pytest.raises(TranscriptError, match="line 2: there is no game 'careless'"):
        replay(finished())


@few
@given(data=st.data(), which=st.integers(0, 4))
def test_any_damage_is_refused_or_harmless(data, which):
    good, game = good_texts()[which]
    damaged = damage(data, good.encode())
    try:
        table = replay(damaged, game=game)
    except TranscriptError as error:
        assert 1 <= error.line <= damaged.count(b"\n") + 1  # noqa: PT017
    else:
        assert table.transcript(sealed=True) == good


@few
@given(data=st.data(), which=st.integers(0, 4))
def test_an_edit_with_a_right_check_sum_is_refused_or_another_true_match(data, which):
    good, game = good_texts()[which]
    body = damage(data, good[: good.rindex("end ")].encode())
    end = good[good.rindex("end ") :].rsplit(" ", 1)[0].encode()
    text = body + end + b" " + hashlib.sha256(body).hexdigest()[:16].encode() + b"\n"
    try:
        table = replay(text, game=game)
    except TranscriptError as error:
        assert 1 <= error.line <= text.count(b"\n") + 1  # noqa: PT017
    else:
        assert table.transcript(sealed=True).encode() == text.replace(b"\r\n", b"\n")


def damage(data, text):
    """Some bytes turned, taken out, exchanged, put in or doubled; most of them where they hurt."""
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, max(0, len(text) - 1)))
        to = min(len(text), at + data.draw(st.integers(1, 12)))
        kind = data.draw(st.sampled_from(["flip", "delete", "swap", "insert", "double"]))
        if kind == "flip":
            text = text[:at] + bytes([data.draw(st.integers(0, 255))]) + text[at + 1 :]
        elif kind == "delete":
            text = text[:at] + text[to:]
        elif kind == "swap":
            text = text[:at] + text[at:to][::-1] + text[to:]
        elif kind == "double":
            text = text[:at] + text[at:to] + text[at:]
        else:
            text = (
                text[:at] + data.draw(st.sampled_from([b" ", b"\n", b"0", b"1", b"9" * 30, b"| ", b"\r\n"])) + text[at:]
            )
    return text


INSERTED = (b" ", b"\n", b"0", b"1", b"9" * 30, b"| ", b"\r\n")
TEXTS = []


def good_texts():
    if not TEXTS:
        TEXTS.append((play(Table.new(BABEL, seed=5, salt=bytes(16)), 5).transcript(), BABEL))
        TEXTS.append((play(new(BABEL, 6), 6, 30).transcript(), BABEL))
        TEXTS.append((play(new(CARAVAN, 7, names=("a", "b", "c")), 7).transcript(), CARAVAN))
        TEXTS.append((match_of_careless().transcript(sealed=True), CARELESS))
        table = play(new(BABEL, 8), 8, 12)
        table.resign(random.Random(8).randrange(2))
        TEXTS.append((table.transcript(), BABEL))
    return TEXTS


def test_what_was_taken_back_is_read_again():
    assert replay(match_of_careless().transcript(), game=CARELESS).taken_back == [TakenBack(1, 2, 1)]


@pytest.mark.parametrize("text", ["", "two words", "|", "x" * 65])
def test_a_move_whose_text_would_not_be_read_again_is_not_written(text):
    class Wordy(CarelessSurface):
        def move(self, state, seat, action):
            return Move(action=action, text=text, kind="any")

    table = play(new(dataclasses.replace(CARELESS, surface=Wordy()), 1), 1, 1)
    with pytest.raises(ValueError, match="cannot stand in a transcript"):
        table.transcript()
