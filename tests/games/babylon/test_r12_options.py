"""Section 12 of RULES.md: options and presets."""

from pathlib import Path

import pytest

from shinar.games.babylon import GAME
from shinar.games.babylon.options import PRESETS, BabylonOptions
from tests.games.babylon.position import dealt


def test_r12_1_the_preset_2024_is_all_defaults():
    assert next(iter(PRESETS)) == "2024"
    assert PRESETS["2024"] == BabylonOptions()


def test_r12_2_the_preset_plain_has_blank_tokens():
    assert PRESETS["plain"] == BabylonOptions(effect_tokens=0)
    assert set(GAME.new(1, options=PRESETS["plain"]).token) == {0}


@pytest.mark.parametrize("page", ["RULES.md", "RULES.fr.md", "RULES.zh-TW.md"])
def test_the_rules_list_all_options_with_their_rules(page):
    text = (Path(GAME.folder) / page).read_text(encoding="utf-8")
    for spec in GAME.option_specs():
        (row,) = [line for line in text.splitlines() if line.startswith(f"| `{spec.name}`")]
        assert " ".join(spec.rules) in row
        assert all(f"`{value}`" in row for value in spec.values)


def test_the_order_of_options_is_that_of_the_header():
    state = dealt(supply="unlimited", bridges_hide=True, effect_tokens=1).state
    assert list(state.option) == [0, 0, 0, 0, 1, 1, 0, 1, 1]
