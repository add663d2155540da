"""Is everything that Babylon shows said in every language, and are no two legal moves called the same?"""

from __future__ import annotations

import random

import pytest

from shinar.catalog import load
from shinar.game import Event
from shinar.games.babylon.actions import DONE
from shinar.games.babylon.state import BUILDING, CONVERT_SYMBOL, FILL_BLANK
from shinar.table import TABLE_REASONS
from shinar.words import LANGUAGES, Words
from tests.words.catalogues import messages

BABYLON = load("babylon")
NAMES = ("Ann", "Bob", "Cleo", "Dan")
NEWS = {
    "round": "round rounds",
    "turn": "seat",
    "removed": "seat stack material flower print",
    "dug": "seat stack gain material flower print",
    "placed": "seat material flower column row column_to row_to level",
    "statues-carry": "count",
    "belvedere": "column row",
    "built-statue": "seat column row level",
    "built-fountain": "seat column row column_to row_to level",
    "built-stairs": "seat column row column_to row_to level",
    "built-bridge": "seat column row column_to row_to level",
    "changed": "seat",
    "kept": "seat material flower print",
    "discarded": "seat material flower print",
    "returned": "seat count",
    "token": "effect",
    "given-single": "seat",
    "given-double": "seat",
    "over": "",
}


@pytest.fixture(params=LANGUAGES)
def language(request):
    return request.param


def says(language, viewer=None):
    return Words(BABYLON, language).with_names(NAMES, viewer)


def builders(seed, seats, options=None):
    """A random game, in which nobody stops building while he can, and tokens that change spaces are frequent."""
    state = BABYLON.new(seed, seats=seats, options=options)
    dice = random.Random(seed)
    while not state.is_over:
        (seat,) = state.acting()
        if state.phase == BUILDING and state.round and dice.random() < 0.3:
            token = list(state.token)
            token[state.round - 1] = dice.choice([CONVERT_SYMBOL, FILL_BLANK])
            state.edit(token=token)
        yield state, seat
        legal = state.legal_actions(seat)
        busy = [action for action in legal if action != DONE or len(legal) == 1]
        state.play(seat, dice.choice(busy))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_along_random_games_everything_is_said_and_moves_differ(language, seats):
    surface = BABYLON.surface
    viewer = None if seats == 2 else 1
    speak = says(language, viewer)
    before = None
    for state, seat in builders(seats, seats):
        labels = [speak.move(surface.move(state, seat, action)) for action in state.legal_actions(seat)]
        assert len(set(labels)) == len(labels), labels
        assert not any("None" in label or "  " in label for label in labels)
        now = surface.view(state, viewer)
        assert speak.phase(now)
        assert all(speak.event(event) for event in surface.news(before or now, now))
        before = now
    end = surface.view(state, viewer)
    assert end.over
    assert speak.phase(end)
    assert all(speak.event(event) for event in surface.news(before, end))
    sheet = surface.sheet(state)
    assert speak.outcome(sheet)
    assert len({speak.row(row) for row in sheet.rows}) == len(sheet.rows)


def test_moves_that_are_not_legal_can_be_named_too(language):
    """A face may say what it was that is refused."""
    speak = says(language)
    for i, (state, seat) in enumerate(builders(5, 2)):
        if i % 12 == 0:
            moves = [BABYLON.surface.move(state, seat, action) for action in range(BABYLON.actions)]
            assert all(speak.move(move) for move in moves)
            assert len({move.text for move in moves}) == BABYLON.actions


def test_the_catalogue_has_no_reasons_kinds_or_options_that_the_game_has_not():
    known = {f"why-{reason.name}" for reason in (*BABYLON.reasons.values(), *TABLE_REASONS)}
    known |= {f"news-{kind}" for kind in NEWS} | {"news-undone", "news-resigned"}
    for state, seat in builders(5, 2):
        known |= {f"move-{BABYLON.surface.move(state, seat, action).kind}" for action in range(BABYLON.actions)}
    for spec in BABYLON.option_specs():
        known |= {f"option-{spec.name}", f"option-{spec.name}-about"}
        known |= {f"option-{spec.name}-{value}" for value in spec.values}
    for preset in BABYLON.presets:
        known |= {f"preset-{preset}", f"preset-{preset}-about"}
    checked = ("why-", "news-", "move-", "option-", "preset-")
    assert {key for key in messages("common", "en") | messages("babylon", "en") if key.startswith(checked)} == known


@pytest.mark.parametrize("kind", NEWS)
def test_all_news_are_said_to_all(kind, language):
    for number in (1, 3):
        numbers = dict.fromkeys(NEWS[kind].split(), number) | ({"print": 3} if "print" in NEWS[kind] else {})
        for viewer in (None, 1, 3):
            text = says(language, viewer).event(Event(kind=kind, numbers=numbers))
            assert text == text.strip()
            assert "  " not in text


def test_what_moves_and_news_sound_like():
    state = BABYLON.new(3)
    speak = says("en", 0)
    assert speak.move(BABYLON.surface.move(state, 0, 0)).startswith("Remove A1: ")
    placed = {"seat": 0, "material": 1, "flower": 2, "column": 2, "row": 3, "column_to": 3, "row_to": 4, "level": 2}
    event = Event(kind="placed", numbers=placed)
    assert speak.event(event) == "You placed a tile (yellow granite) over c3–d4 on level 2."
    assert says("fr", 0).event(event) == ("Vous avez posé une tuile (granite, fleur jaune) sur c3–d4, au niveau 2.")
    assert says("zh-TW", 0).event(event) == "你把板塊（花崗岩，黃色花朵）放在 c3–d4，第 2 層。"


def test_every_effect_has_a_name_and_an_explanation(language):
    speak = says(language)
    assert len({speak.say(f"effect-{kind}") for kind in range(7)}) == 7
    assert len({speak.say(f"effect-about-{kind}") for kind in range(7)}) == 7
