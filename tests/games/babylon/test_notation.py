"""Does every action have one text, and every move name what it touches?"""

import random

import pytest

from shinar.games.babylon import GAME, actions
from shinar.games.babylon.notation import TEXTS, parse
from tests.games.babylon.drawing import build, cell_named

SURFACE = GAME.surface


def test_every_action_has_a_text_of_its_own_that_is_read_back():
    assert len(set(TEXTS)) == actions.ACTIONS
    assert len({text.casefold() for text in TEXTS}) == actions.ACTIONS  # for those who type small letters
    for action, text in enumerate(TEXTS):
        assert text
        assert " " not in text
        assert parse(text) == action


@pytest.mark.parametrize("text", ["", "a9", ">E1", "statue:i1", "bridge:a1-b1", "END", "r45"])
def test_other_texts_are_no_moves(text):
    with pytest.raises(ValueError, match="no move of Babylon"):
        parse(text)


def test_texts_of_each_family():
    said = {
        "-A1": actions.REMOVE, ">B1": actions.DIG + 1, ">D4": actions.DIG + 15, "done": actions.DONE,
        "end": actions.END, "keep:stored": actions.KEEP_STORED, "place:taken": actions.PLACE_TAKEN,
        "@a1": actions.SITE, "@a1+": actions.SITE + 1, "@g7": actions.SITE + 96, "r90": actions.TURN + 1,
        "free:nw": actions.PROP, "free:sw": actions.PROP + 3, "all": actions.PROP + 4,
        "statue:a1": actions.BUILD_STATUE, "statue:b1": actions.BUILD_STATUE + 1, "statue:a2": actions.BUILD_STATUE + 8,
        "fountain:a1-b1": actions.BUILD_FOUNTAIN, "fountain:g8-h8": actions.BUILD_FOUNTAIN + 55,
        "fountain:a1-a2": actions.BUILD_FOUNTAIN + 56, "stairs:h7-h8": actions.BUILD_STAIRS + 111,
        "bridge:a1-c1": actions.BUILD_BRIDGE, "bridge:f8-h8": actions.BUILD_BRIDGE + 47,
        "bridge:a1-a3": actions.BUILD_BRIDGE + 48, "bridge:h6-h8": actions.BUILD_BRIDGE + 95,
        "change:1nw": actions.CHANGE, "change:2sw": actions.CHANGE + 7, "as:stairs": actions.WISH,
        "as:statue": actions.WISH + 3,
    }  # fmt: skip
    assert {text: parse(text) for text in said} == said


def move(state, text):
    (seat,) = state.acting()
    return SURFACE.move(state, seat, parse(text))


def test_a_placement_says_step_by_step_what_it_will_be():
    state = build(
        """
        1   as at .  .  .  .  .  .
        2   af ab .  .  .  .  .  .
        """,
        taken="granite-3",
        singles=9,
    )
    assert move(state, "place:taken").tile == 18
    state.play(0, parse("place:taken"))
    site = move(state, "@b2")
    assert (site.cell, site.other, site.level) == (cell_named("b2"), cell_named("c3"), 2)
    assert move(state, "@b2+").level == 3
    assert move(state, "@e5").level == 1
    state.play(0, parse("@b2"))
    upright, turned = move(state, "r0"), move(state, "r90")
    assert (upright.nw, upright.ne, upright.se, upright.sw) == (0, 3, 2, 4)
    assert (turned.nw, turned.ne, turned.se, turned.sw) == (4, 0, 3, 2)
    state.play(0, parse("r90"))
    assert move(state, "all").cost == 7  # three doubles stand on the board, a single on the tile
    corner = move(state, "free:ne")
    assert (corner.cost, corner.cell, corner.corner) == (5, cell_named("c2"), 1)


def test_a_move_tells_the_price_that_is_paid_and_the_pillars_that_are_gained():
    prices = gains = 0
    for seed in range(6):
        state = GAME.new(seed, seats=2 + seed % 3)
        dice = random.Random(seed)
        while not state.is_over:
            (seat,) = state.acting()
            choice = SURFACE.move(state, seat, dice.choice(state.legal_actions(seat)))
            singles, laid = state.singles[seat], state.laid_n[seat]
            state.play(seat, choice.action)
            if choice.kind == "dig":
                assert state.singles[seat] == singles + choice.gain
                gains += 1
            if choice.kind in ("prop", "prop-all") and state.active == seat:
                assert state.laid_n[seat] == laid + 1
                assert state.singles[seat] == singles - choice.cost
                prices += 1
    assert gains > 100
    assert prices > 50


def test_decorations_name_their_cells_levels_and_worth():
    state = build(
        """
            a  b  c  d  e  f  g  h     a  b  c  d  e  f  g  h
        1   as ab .  .  .  .  .  .     .  .  .  .  .  .  .  .
        2   af at .  .  .  .  .  .     .  .  .  .  .  .  .  .
        3   .  .  .  .  .  .  .  .     .  bt bs .  .  .  .  .
        4   .  .  .  .  .  .  .  .     .  b- bf .  .  .  .  .
        """,
        new="b",
    )
    statue = move(state, "statue:b3")
    assert (statue.cell, statue.level, statue.worth) == (cell_named("b3"), 2, 2)
    stairs = move(state, "stairs:b2-b3")
    assert (stairs.cell, stairs.other, stairs.level, stairs.level_to, stairs.worth) == (9, 17, 1, 2, 3)
    assert move(state, "fountain:a2-b2").worth == 3
    bridge = move(state, "bridge:a1-c1")
    assert (bridge.cell, bridge.other, bridge.row, bridge.column_to) == (0, 2, 1, 2)


def test_the_end_of_a_turn_counts_what_is_discarded():
    state = build("1 as at . . . . . .\n2 af ab . . . . . .", taken="clay-1", stored="clay-2")
    assert move(state, "keep:taken").left == 1
    assert move(state, "keep:stored").tile == 1
    assert move(state, "end").left == 2
    assert move(state, "place:stored").source == 1
