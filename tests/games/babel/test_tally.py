"""Are the skills counted as they were used?"""

import pytest

from shinar.catalog import load
from shinar.games.babel import actions
from shinar.games.babel.notation import TEXTS
from shinar.games.babel.tally import HALVING, skill_of, tally_choices
from shinar.table import Table
from shinar.words import LANGUAGES, Words

BABEL = load("babel")
KINDS = {"destroy": 0, "steal": 1, "desert": 2, "skip": 3, "defect": 4, "halve": HALVING}


def test_every_skill_is_told_by_what_it_does():
    for action in range(actions.DESTROY, actions.PAY):
        assert skill_of(action) == KINDS[TEXTS[action].partition(":")[0]]


def test_skills_are_counted_and_nothing_else():
    choices = [
        (0, actions.END),
        (1, actions.STEAL),
        (0, actions.HALVE + 3),
        (1, actions.PAY),
        (0, actions.HALVE),
        (0, actions.DEFECT),
        (1, actions.DISCARD),
    ]
    marks = [(mark.kind, mark.number, mark.seat) for mark in tally_choices(choices)]
    assert marks == [("skill", 1, 1), ("skill", HALVING, 0), ("skill", HALVING, 0), ("skill", 4, 0)]
    assert list(tally_choices([])) == []


def test_of_a_whole_game():
    table = Table.new(BABEL, seed=3)
    told = [0, 0]
    while not table.over:
        seat = table.acting[0]
        move = table.moves(seat)[-1]
        told[seat] += move.kind in ("destroy", "steal", "desert", "skip", "defect", "halve")
        table.choose(seat, move.action)
    choices = [choice for choices in table.rounds for choice in choices]
    assert [sum(mark.seat == seat for mark in BABEL.tally_choices(choices)) for seat in (0, 1)] == told
    assert sum(told) > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_has_words(language):
    words = Words(BABEL, language)
    assert words.has("tally-skill")
    assert all(words.has(f"skill-{skill}") for skill in KINDS.values())
