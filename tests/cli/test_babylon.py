"""Can Babylon be played in a terminal: whole games of every size, as a picture and in sentences?"""

import io
import os
import random

import pytest
from rich.cells import cell_len
from rich.console import Console

from shinar.catalog import load
from shinar.cli.boards import Scene, Told, board_of
from shinar.cli.boards.babylon_garden import HERE, PLACING, TWICE, draw_wide, marks_of
from shinar.cli.boards.babylon_signs import print_of
from shinar.games.babylon.notation import parse
from shinar.table import replay
from shinar.words import LANGUAGES, Words
from tests.cli.driving import PROMPT, Screen, shinar
from tests.games.babylon.drawing import build, cell_named

BABYLON = load("babylon")
BOARD = board_of("babylon")
# Mostly the first move, and often another, so that much is placed and built.
TYPED = "".join(f"{number}\n" for number in ([1, 2, 1, 1, 1, 3, 1, 1, 2, 1] * 400))


@pytest.mark.parametrize(("seats", "language"), [(2, "en"), (3, "fr"), (4, "zh-TW")])
def test_a_whole_game_through_a_pipe(seats, language, tmp_path):
    file = tmp_path / "game.txt"
    bots = [word for seat in range(1, seats) for word in ("--seat", f"{seat}=random")]
    done = shinar(
        "play", "babylon", "--seats", seats, "--seed", 3, *bots, "--lang", language, "--save", file, typed=TYPED
    )
    assert (done.returncode, done.stderr) == (0, "")
    table = replay(file.read_bytes())
    assert table.over
    assert table.seats == seats
    assert str(table.result.points[0]) in done.stdout
    assert "{" not in done.stdout  # no parameter was left unsaid
    assert "None" not in done.stdout
    if language != "en":
        assert "pillar" not in done.stdout
        assert "Build" not in done.stdout


def test_people_pass_one_terminal_round(tmp_path):
    seats = 3
    file = tmp_path / "game.txt"
    done = shinar("play", "babylon", "--hotseat", "--seats", seats, "--seed", 4, "--save", file, typed=TYPED)
    assert (done.returncode, done.stderr) == (0, "")
    assert replay(file.read_bytes()).over
    assert f"Pass the terminal to Player {seats}" in done.stdout


def test_a_refusal_names_its_rule():
    done = shinar("play", "babylon", "--seats", 4, "--seed", 3, typed="done\n>A1\nwhy @a1\nwhy bridge:a1-c1\n")
    assert "A turn begins with taking a tile" in done.stdout
    assert "R3.5" in done.stdout
    assert "You are not placing a tile now." in done.stdout
    assert "You have not placed a tile this turn." in done.stdout


# -- the picture -------------------------------------------------------------------------------------------------------


def scene_of(state, viewer=0, width=100, height=17, language="en", log=()):
    view = BABYLON.surface.view(state, viewer)
    seats = range(len(view.gardens))
    acting = state.acting()
    legal = state.legal_actions(acting[0]) if acting == [viewer] else []
    return Scene(
        view=view,
        words=Words(BABYLON, language, names=[f"Player {seat}" for seat in seats], viewer=viewer),
        points=[garden.points for garden in view.gardens],
        log=[Told(line, True) for line in log],
        width=width,
        height=height,
        moves=[BABYLON.surface.move(state, viewer, action) for action in legal],
    )


def plain(lines):
    return [line.plain.rstrip() for line in lines]


GARDEN = """
        a  b  c  d  e  f  g  h     a  b  c  d  e  f  g  h
    2   as ab .  cb c- .  .  .     .  .  .  .  .  .  .  .
    3   a* at .  c- cf .  .  .     .  bt bs .  .  .  .  .
    4   .  .  .  .  .  .  .  .     .  b* bf .  .  .  .  .
    bridge:b2-d2 statue:b3@1
    """


def test_a_garden_is_drawn_from_above():
    state = build(GARDEN, taken="granite-3", new="c", singles=6)
    view = BABYLON.surface.view(state, 0)
    assert plain(draw_wide(view.gardens[0], {})) == [
        "   a  b  c  d  e  f  g  h",
        "1  ·  ·  ·  ·  ·  ·  ·  ·",
        "2 │1/ 1═=· │1═ 1·│·  ·  ·",
        "3 │1⌂│2! 2/│1· 1~│·  ·  ·",
        "4  · │2⌂ 2~│·  ·  ·  ·  ·",
        "5  ·  ·  ·  ·  ·  ·  ·  ·",
        "6  ·  ·  ·  ·  ·  ·  ·  ·",
        "7  ·  ·  ·  ·  ·  ·  ·  ·",
        "8  ·  ·  ·  ·  ·  ·  ·  ·",
    ]


def test_where_something_can_be_done_is_marked():
    state = build(GARDEN, taken="granite-3", new="c", singles=6)
    state.play(0, parse("place:taken"))
    moves = [BABYLON.surface.move(state, 0, action) for action in state.legal_actions(0)]
    marks = marks_of(BABYLON.surface.view(state, 0), moves)
    sites = {}
    for move in moves:
        sites.setdefault(move.cell, set()).add(move.level)
    assert {cell: TWICE if len(levels) > 1 else HERE for cell, levels in sites.items()} == marks
    assert marks[cell_named("e5")] == TWICE
    state.play(0, parse("@e5"))
    marks = marks_of(BABYLON.surface.view(state, 0), [])
    assert marks == {cell_named(name): PLACING for name in ("e5", "f5", "e6", "f6")}
    picture = plain(draw_wide(BABYLON.surface.view(state, 0).gardens[0], marks))
    assert picture[5] == "5  ·  ·  ·  · *· *·  ·  ·"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("width", "height"), [(100, 17), (80, 14), (140, 30), (200, 40), (72, 14)])
def test_the_table_fits_its_screen_at_every_moment(seats, language, width, height):
    state = BABYLON.new(seats, seats=seats)
    dice = random.Random(seats)
    step = 0
    while not state.is_over:
        (seat,) = state.acting()
        if step % 29 == 0:
            drawing = BOARD.draw(scene_of(state, step % seats, width, height, language, ["A line. " * 9] * 9))
            assert len(drawing.lines) <= height
            assert all(line.cell_len <= width for line in drawing.lines)
            assert all(line.cell_len <= drawing.aside_width for line in drawing.aside)
        step += 1
        state.play(seat, dice.choice(state.legal_actions(seat)))
    assert BOARD.draw(scene_of(state, None, width, height, language)).lines


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_gardens_and_the_quarry_are_on_a_screen_of_100_by_30(seats):
    state = BABYLON.new(5, seats=seats)
    text = "\n".join(plain(BOARD.draw(scene_of(state)).lines))
    assert text.count("▮0") == seats
    for row in range(4):
        for stack in BABYLON.surface.view(state, 0).quarry[4 * row : 4 * row + 4]:
            assert print_of(stack.symbols) in text
    for sign in ("/◣ stairs", "~≈ fountain", "-═ bridge", "!♙ statue", "⌂ belvedere", "☼ yellow"):
        assert sign in text


def test_nothing_is_told_by_colour_alone():
    """What is drawn without colour tells states apart that differ in a flower, a symbol, a piece or a height."""
    pictures = set()
    for symbols, built in (("as at", ""), ("as ab", ""), ("as at", "statue:b2")):
        for name in ("clay-1", "clay-2", "granite-5"):
            picture = f"2 {symbols} . . . . . .\n3 af a* . . . . . .\n{built}"
            state = build(picture, taken=name)
            pictures.add("\n".join(plain(BOARD.draw(scene_of(state)).lines)))
    assert len(pictures) == 9


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_told_in_sentences(language):
    state = build(GARDEN, taken="granite-3", stored="clay-1", new="c", singles=6)
    scene = scene_of(state, language=language)
    told = "\n".join(BOARD.tell(scene))
    words = scene.words
    assert f"b3 {words.say('symbol-4')}" in told
    assert f"a3 [{words.say('piece-6')}]" in told
    assert f"d2 [{words.say('symbol-3')}]" in told
    assert words.say("flower-2") in told
    assert told.count("\n") < 14


def test_moves_of_a_kind_are_listed_together():
    state = build(GARDEN, taken="granite-3", new="c", singles=6)
    kinds = [kind for family in BOARD.families for kind in family.kinds]
    for text in ("place:taken", "@e5", "r0", "all"):
        for action in state.legal_actions(0):
            move = BABYLON.surface.move(state, 0, action)
            assert move.kind in kinds
            assert BOARD.rule(move).startswith("R")
        state.play(0, parse(text))


def test_few_words_for_each_move_of_a_brief_family():
    state = build(GARDEN, new="c", singles=6)
    words = Words(BABYLON, "en")

    def brief(text):
        return BOARD.brief(BABYLON.surface.move(state, 0, parse(text)), words).plain

    assert [brief(text) for text in ("@e5", "@e5+", "statue:b3", "fountain:e3-e4", "stairs:a2-a3", "bridge:b2-d2")] == [
        "e5·1", "e5·2", "♙b3", "≈e3–e4", "◣a2–a3", "═b2–d2",
    ]  # fmt: skip
    assert brief(">B3").startswith("B3+")
    assert brief("-B3") == "B3"


@pytest.mark.skipif(os.name != "posix", reason="a terminal of one's own is asked of POSIX")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_game_on_a_screen(seats, tmp_path):
    bots = [word for seat in range(1, seats) for word in ("--seat", f"{seat}=random")]
    screen = Screen("play", "babylon", "--seats", seats, "--seed", 8, *bots, "--save", tmp_path / "game.txt")
    shown = screen.read()
    assert "Round 1 of" in shown
    for line in ("1", "1", "why done", "xyzzy", *["1", "2"] * 10, "sheet", "", "log", "q", "?", "", "u", "1"):
        shown = screen.type(line)
    for lines in screen.screens:
        lines = [line for line in lines if line.strip()]
        assert len(lines) <= screen.height
        for line in lines:
            assert cell_len(line.removesuffix(PROMPT)) <= screen.width, line
    assert PROMPT in shown
    screen.type("q")
    screen.close()


def test_a_picture_needs_no_colour():
    out = Console(file=io.StringIO(), no_color=True, width=100)
    for line in BOARD.draw(scene_of(build(GARDEN, singles=3))).lines:
        out.print(line)
    assert "2! 2/" in out.file.getvalue()
