"""Is every action written in one way, and said in one way?"""

import random

import pytest

from shinar.games.wonders import GAME
from shinar.games.wonders import actions as a
from shinar.games.wonders import state as s
from shinar.games.wonders.cards import ID
from shinar.games.wonders.notation import TEXTS
from shinar.words import LANGUAGES, Words
from tests.games.wonders.position import dealt, given

EXAMPLES = {
    a.BUILD + ID["stockade"]: "build:stockade", a.STAGE + ID["loom-2"]: "stage:loom-2", a.SELL: "sell:lumber-yard",
    a.RAISE + ID["builders-guild"]: "raise:builders-guild", a.LOSE + ID["altar"]: "lose:altar", a.TILE + 23: "tile:24",
    a.WHICH + 3: "which:4", a.MEANS + s.BY_CHAIN: "means:chain", a.JOIN + 2: "join:2", a.PAY + 13: "pay:13",
    a.LOSE_WIN + 1: "lose-win:3", a.DECLINE: "decline", a.BOARD + 9: "board:manneken-pis", a.SIDE + 1: "side:b",
}  # fmt: skip


def test_every_action_of_the_table_has_a_text_of_its_own():
    assert len(TEXTS) == a.ACTIONS
    assert len(set(TEXTS)) == a.ACTIONS
    assert not any(" " in text or not text for text in TEXTS)
    assert [GAME.surface.parse(text) for text in TEXTS] == list(range(a.ACTIONS))


def test_how_moves_are_written():
    assert {action: TEXTS[action] for action in EXAMPLES} == EXAMPLES


@pytest.mark.parametrize("text", ["", "build", "build:", "build:pyramid", "Build:stockade", "stage:stockade "])
def test_anything_else_is_no_move(text):
    with pytest.raises(ValueError, match="no move"):
        GAME.surface.parse(text)


@pytest.mark.parametrize("seats", [2, 3, 7])
def test_any_action_can_be_named_at_any_time(seats):
    position = dealt(seats=seats, tower=True, projects=True, wonder_pack=True)
    choices = random.Random(seats)
    while not position.state.is_over:
        for seat in position.state.acting():
            if choices.random() < 0.02:
                texts = [GAME.surface.move(position.state, seat, action).text for action in range(a.ACTIONS)]
                assert texts == TEXTS
            position.state.play(seat, choices.choice(position.state.legal_actions(seat)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"boards": "chosen", "sides": "chosen"}), (5, {})])
def test_whole_games_are_said_and_no_two_moves_alike(language, seats, options):
    position = dealt(seats, seats=seats, tower=True, projects=True, wonder_pack=True, **options)
    words = Words(GAME, language, names=["Ann", "Bob", "Cleo"], viewer=0)
    choices = random.Random(seats)
    before = GAME.surface.view(position.state, 0)
    while not position.state.is_over:
        for seat in position.state.acting():
            legal = position.state.legal_actions(seat)
            labels = [words.move(GAME.surface.move(position.state, seat, action)) for action in legal]
            assert len(set(labels)) == len(labels)
            assert not any("None" in label or "{" in label or label.endswith((".", "。")) for label in labels)
            position.state.play(seat, choices.choice(legal))
            after = GAME.surface.view(position.state, 0)
            assert words.phase(after)
            for event in GAME.surface.news(before, after):
                assert words.event(event).endswith((".", "。"))
            before = after
    sheet = GAME.surface.sheet(position.state)
    assert words.outcome(sheet)
    assert len({words.row(row) for row in sheet.rows}) == 9


def label(position, seat, part):
    return Words(GAME, "en").move(GAME.surface.move(position.state, seat, position.action(seat, part)))


def test_labels_say_how_much_to_whom():
    position = given(
        """
        giza-a     9  []             [stockade barracks altar]
        rhodes-a   3  [lumber-yard]  []
        babylon-a  3  []             []
        """
    , turn=1)  # fmt: skip
    assert label(position, 0, "build:altar") == "Build Altar"
    assert label(position, 0, "build:barracks") == "Build Barracks · 2 left"
    assert label(position, 0, "sell:altar") == "Sell Altar"
    position = given("giza-a 9 [] [guard-tower]\nrhodes-a 3 [clay-pool]\nbabylon-a 3", turn=1)
    assert label(position, 0, "build:guard-tower") == "Build Guard Tower · several ways, from 2"
    position.choose(0, "build:guard-tower")
    assert {label(position, 0, f"pay:{coins}") for coins in (0, 2)} == {"Pay 0 left, 2 right", "Pay 2 left, 0 right"}
