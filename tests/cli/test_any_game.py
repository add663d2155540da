"""Does a game that has no board of its own play at once? The example game: more seats, sealed choices of two parts."""

import io
import random

import pytest
from rich.console import Console

from shinar.cli.match import HUMAN, Match
from shinar.cli.session import Session
from shinar.cli.terminal import Terminal
from shinar.table import Table
from shinar.words import LANGUAGES
from shinar_example import GAME as CARAVAN


def play(monkeypatch, kinds, typed, language="en", drawn=False, seed=2):
    """A match with these people, who type these lines; the match, and all that was shown."""
    lines = iter(typed)

    def answer(prompt=""):
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", answer)
    monkeypatch.setattr("shinar.cli.pages.ask_where", lambda *_: None)  # nothing is left behind
    out = Console(record=True, width=100, height=30, file=io.StringIO())
    terminal = Terminal(console=out)
    terminal.drawn, terminal.echoes = drawn, True
    match = Match(Table.new(CARAVAN, seed=seed, seats=len(kinds)), list(kinds), language)
    Session(match, terminal).run()
    return match, out.export_text()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("drawn", [False, True])
def test_against_bots(monkeypatch, language, drawn):
    match, shown = play(monkeypatch, [HUMAN, "greedy", "random"], ["1"] * 300, language, drawn)
    assert match.table.over
    assert match.words(0).outcome(match.final_sheet()) in shown


def test_several_people_seal_their_choices(monkeypatch):
    dice = random.Random(1)
    typed = [str(dice.randint(1, 3)) for _ in range(3000)]
    match, shown = play(monkeypatch, [HUMAN] * 3, typed)
    assert match.table.over
    assert "Pass the terminal to Player 3" in shown


def test_a_sealed_choice_is_withdrawn(monkeypatch):
    match, shown = play(monkeypatch, [HUMAN] * 3, ["1", "u", "q", "n"])
    assert "Taken back." in shown
    assert match.table.sealed(0) == []


def test_bots_alone(monkeypatch):
    match, _ = play(monkeypatch, ["greedy", "random", "greedy", "random"], [""] * 500, drawn=True)
    assert match.table.over
