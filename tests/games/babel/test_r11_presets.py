"""Section 11 of RULES.md: options and presets."""

import re

import pytest

from shinar.games.babel import GAME
from shinar.games.babel.options import BabelOptions
from shinar.options import changed

RULES = (GAME.folder / "RULES.md").read_text(encoding="utf-8")


def test_r11_1_the_preset_2013_is_all_defaults():
    assert next(iter(GAME.presets)) == "2013"
    assert GAME.presets["2013"] == BabelOptions()
    assert changed(GAME.presets["2013"]) == {}


def test_r11_2_the_preset_classic():
    assert list(GAME.presets) == ["2013", "classic"]
    assert changed(GAME.presets["classic"]) == {
        "starting_hands": "5-5",
        "sumerian_scope": "top_group",
        "reshuffle": "on_exhaustion",
    }


def test_the_table_of_options_is_that_of_the_code():
    rows = re.findall(r"^\| `(\w+)` \| (.+?) \| `(\w\S*)` \| ([R\d. ]+) \|$", RULES, re.MULTILINE)
    specs = {spec.name: spec for spec in GAME.option_specs()}
    assert [row[0] for row in rows] == list(specs)
    for name, values, default, rules in rows:
        spec = specs[name]
        assert str(spec.default).lower() == default
        if spec.kind == "choice":
            assert re.findall(r"`(\S+?)`", values) == list(spec.values)
        elif spec.kind == "switch":
            assert sorted(re.findall(r"`(\S+?)`", values)) == ["false", "true"]
        else:
            assert values == f"whole number from {spec.low} to {spec.high}"
        assert set(spec.rules) <= set(rules.split())


def test_every_option_is_named_by_the_rules_it_changes():
    for spec in GAME.option_specs():
        named = set(re.findall(rf"\*\*(R[\d.]+)\*\*(?:(?!\n\n)[\s\S])*\(options?[^)]*`{spec.name}`", RULES))
        assert set(spec.rules) <= named


def test_wrong_values_are_refused():
    for name, value in (("starting_hands", "4-4"), ("stalemate_turns", "0"), ("full_tie", "x"), ("nothing", "1")):
        with pytest.raises(ValueError, match=name):
            GAME.read_options({name: value})
