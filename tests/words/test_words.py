"""Is everything that games show said, and said well?"""

from __future__ import annotations

import random
import subprocess
import sys

import pytest

from shinar.catalog import GAMES, load
from shinar.game import COMMON_REASONS, Event, Move, Reason, ScoreSheet, View
from shinar.table import TABLE_REASONS
from shinar.words import LANGUAGES, Words, WordsError, language_of
from tests.words.catalogues import messages

BABEL = load("babel")


@pytest.fixture(params=LANGUAGES)
def language(request):
    return request.param


def says(language, names=("Ann", "Bob"), viewer=None):
    return Words(BABEL, language).with_names(names, viewer)


# -- the ways of speaking ----------------------------------------------------------------------------------------------


def test_numbers_become_words():
    assert says("en").say("news-laid", seat=0, nation=3, site=2) == "Ann laid a Persian at the Medes."
    assert says("fr").say("news-laid", seat=0, nation=3, site=2) == (
        "Ann a déployé une carte Perses sur le chantier des Mèdes."
    )
    assert says("zh-TW").say("news-laid", seat=0, nation=3, site=2) == "Ann在米底人工地打出了 1 張波斯人牌。"


def test_the_reader_is_spoken_to():
    spoken = [says(language, viewer=1).say("news-moved", seat=1, site=0) for language in LANGUAGES]
    assert spoken == [
        "You moved to the Assyrians.",
        "Vous avez déplacé votre pion vers le chantier des Assyriens.",
        "你移動到亞述人工地。",
    ]


def test_players_without_a_name_are_numbered():
    spoken = [says(language, names=["Ann"]).seat(1) for language in LANGUAGES]
    assert spoken == ["Player 2", "Joueur 2", "玩家二"]


def test_several_names_begin_with_the_reader():
    speak = says("en", names=["Ann", "Bob", "Cleo"], viewer=2)
    assert speak.list_names([0]) == "Ann"
    assert speak.list_names([1, 2]) == "You and Bob"
    assert speak.list_names([0, 1, 2]) == "You, Ann and Bob"
    assert says("zh-TW", names=["Ann", "Bob", "Cleo"]).list_names([0, 1, 2]) == "Ann、Bob和Cleo"


def test_plurals():
    speak = Words(None, "en")
    assert [speak.say("points", points=n) for n in (0, 1, 2)] == ["0 points", "1 point", "2 points"]
    speak = Words(None, "fr")
    assert [speak.say("points", points=n) for n in (0, 1, 2)] == ["0 point", "1 point", "2 points"]


def test_events():
    event = Event(kind="temple-cards", numbers={"seat": 1, "upper": 4, "lower": 2})
    assert says("en").event(event) == "Bob drew temple cards 4 and 2; the 2 lies on top."


def test_a_field_that_is_not_there_is_left_out_or_called_so(language):
    class Lay(Move, frozen=True, kw_only=True):
        nation: int
        site: int | None

    move = Lay(action=6, text="+A", kind="lay", nation=0, site=None)
    assert says(language).say("site-none") in says(language).move(move)


def test_the_outcome():
    speak = says("en", viewer=0)
    assert speak.outcome(ScoreSheet(rows=[], totals=[15, 9], ranks=[0, 1])) == "You win."
    assert speak.outcome(ScoreSheet(rows=[], totals=[9, 15], ranks=[1, 0])) == "Bob wins."
    assert speak.outcome(ScoreSheet(rows=[], totals=[9, 9], ranks=[0, 0])) == "The game is a draw."
    speak = says("en", names=["Ann", "Bob", "Cleo"])
    assert speak.outcome(ScoreSheet(rows=[], totals=[9, 9, 1], ranks=[0, 0, 2])) == "Shared victory: Ann and Bob."


def test_the_phase_names_who_acts():
    view = View(viewer=0, acting=[1], over=False, phase="act")
    assert says("en").phase(view) == "Bob is acting."
    assert "Bob" not in says("en", viewer=1).phase(view)


# -- what is missing is an error ---------------------------------------------------------------------------------------


def test_a_missing_message_is_an_error(language):
    with pytest.raises(WordsError, match="move-fly"):
        says(language).say("move-fly")


def test_a_missing_parameter_is_an_error(language):
    with pytest.raises(WordsError, match="move-lay"):
        says(language).say("move-lay", nation=2)


def test_an_unknown_language_is_an_error():
    with pytest.raises(WordsError, match="there are: en, fr, zh-TW"):
        Words(BABEL, "tlh")


def test_a_broken_catalogue_is_an_error(tmp_path):
    class Broken:
        folder = tmp_path

    (tmp_path / "text").mkdir()
    with pytest.raises(WordsError, match="no catalogue"):
        Words(Broken(), "en").say("you")
    (tmp_path / "text/en.ftl").write_text("good = one\nbad\n", encoding="utf-8")
    with pytest.raises(WordsError, match="not Fluent"):
        Words(Broken(), "en").say("you")
    (tmp_path / "text/en.ftl").write_text("you = thou\n", encoding="utf-8")
    with pytest.raises(WordsError, match="twice"):
        Words(Broken(), "en").say("you")


# -- everything that games have is said --------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_every_reason_has_a_sentence_of_its_own(name, language):
    game = load(name)
    speak = Words(game, language)
    spoken = [speak.reason(reason) for reason in game.reasons.values()]
    assert len(set(spoken)) == len(spoken)
    assert set(COMMON_REASONS) <= set(game.reasons)


@pytest.mark.parametrize("name", GAMES)
def test_every_option_and_value_is_said(name, language):
    game = load(name)
    speak = Words(game, language)
    for spec in game.option_specs():
        values = {"choice": spec.values, "switch": (True, False), "number": (spec.low, spec.high)}[spec.kind]
        assert speak.option(spec)
        assert speak.option_about(spec)
        assert len({speak.option_value(spec, value) for value in values}) == len(values)
    for preset in game.presets:
        assert speak.preset(preset)
        assert speak.say(f"preset-{preset}-about")
    assert speak.say("game-name")
    assert speak.say("game-about")


@pytest.mark.parametrize("options", ["2013", "classic", "lax"])
def test_along_random_games_everything_is_said_and_moves_differ(language, options):
    if options == "lax":  # whatever makes rare moves and news likely
        chosen = BABEL.read_options(
            {
                "allow_empty_skill": "true",
                "halve_reveals": "false",
                "temple_stacks_public": "top_only",
                "hand_size_public": "announce_4_plus",
                "first_turn_guard": "false",
                "stalemate_turns": "6",
            }
        )
    else:
        chosen = BABEL.presets[options]
    for seed in range(3):
        _tell(BABEL.new(seed, options=chosen), language, viewer=seed - 1 if seed else None)


def _tell(state, language, viewer):
    surface = BABEL.surface
    speak = says(language, viewer=viewer)
    choices = random.Random(state.rng)
    while acting := state.acting():
        seat = acting[0]
        legal = state.legal_actions(seat)
        labels = [speak.move(surface.move(state, seat, action)) for action in legal]
        assert len(set(labels)) == len(labels), labels
        for text in labels:
            assert "None" not in text
        before = surface.view(state, viewer)
        assert speak.phase(before)
        state.play(seat, choices.choice(legal))
        for event in surface.news(before, surface.view(state, viewer)):
            assert speak.event(event)
    assert speak.phase(surface.view(state, viewer))
    sheet = surface.sheet(state)
    assert speak.outcome(sheet)
    for row in sheet.rows:
        assert speak.row(row)


def test_moves_that_are_not_legal_can_be_named_too(language):
    """A face may say what it was that is refused."""
    state = BABEL.new(1)
    speak = says(language)
    named = [speak.move(BABEL.surface.move(state, 0, action)) for action in range(BABEL.actions)]
    assert len(set(named)) == BABEL.actions


def test_groups_that_could_pay_differ(language):
    speak = says(language)
    spoken = [
        speak.say("move-pay", nation=nation, group=group, groups=4) for nation in range(5) for group in (1, 2, 3, 4)
    ]
    assert len(set(spoken)) == len(spoken)


@pytest.mark.parametrize("count", [0, 1, 2])
def test_skills_that_find_nothing_one_or_more_are_said_differently(language, count):
    speak = says(language)
    for nation in (1, None) if count == 0 else (1,):
        defect = speak.say("move-defect", nation=nation, site=2, count=count)
        assert defect != speak.say("move-defect", nation=1, site=2, count=3)
    assert speak.say("move-desert", nation=1, site=2, count=count) != speak.say(
        "move-desert", nation=1, site=2, count=3
    )
    assert speak.say("move-halve", nation=1, count=count) != speak.say("move-halve", nation=1, count=3)
    assert speak.say("move-destroy", site=2, level=count) != speak.say("move-destroy", site=2, level=3)


def test_the_catalogue_has_no_reasons_kinds_or_options_that_the_game_has_not():
    known = {f"why-{reason.name}" for reason in (*BABEL.reasons.values(), *TABLE_REASONS)}
    known |= {f"news-{kind}" for kind in NEWS} | {"news-undone", "news-resigned"}
    for told in ("always", "announce_4_plus"):
        state = BABEL.new(1, options=BABEL.read_options({"hand_size_public": told}))
        known |= {f"move-{BABEL.surface.move(state, 0, action).kind}" for action in range(BABEL.actions)}
    for spec in BABEL.option_specs():
        known |= {f"option-{spec.name}", f"option-{spec.name}-about"}
        known |= {f"option-{spec.name}-{value}" for value in spec.values}
    for preset in BABEL.presets:
        known |= {f"preset-{preset}", f"preset-{preset}-about"}
    checked = ("why-", "news-", "move-", "option-", "preset-")
    assert {key for key in messages("common", "en") | messages("babel", "en") if key.startswith(checked)} == known


NEWS = {
    "turn": "seat",
    "drew": "seat count",
    "drew-cards": "nation count",
    "moved": "seat site",
    "laid": "seat nation site",
    "built": "seat level site",
    "migrated": "seat source target",
    "destroyed": "seat level site",
    "stolen": "seat level site",
    "deserted": "seat nation count site",
    "defected": "seat nation count site",
    "halved": "seat count",
    "discarded": "seat nation count",
    "discarded-hidden": "seat count",
    "temple-cards": "seat upper lower",
    "temple-card-hidden": "seat lower",
    "last-temple-card": "seat level",
    "reshuffled": "count",
    "end-phase": "seat",
    "total": "seat total",
    "announced": "seat count",
    "stalemate": "",
    "over": "",
}


@pytest.mark.parametrize("kind", NEWS)
def test_all_news_are_said_to_all(kind, language):
    for count in (1, 4):
        numbers = dict.fromkeys(NEWS[kind].split(), count)
        numbers |= {"seat": 0} if "seat" in numbers else {}
        for viewer in (None, 0, 1):
            text = says(language, viewer=viewer).event(Event(kind=kind, numbers=numbers))
            assert text == text.strip()
            assert "  " not in text


def test_words_of_the_board(language):
    speak = says(language)
    for nation in range(5):
        for key in ("nation", "site", "skill", "skill-about", "sheet-site"):
            assert speak.say(f"{key}-{nation}")
    labels = ["site", "column", "temple", "stack", "quarry", "pile", "discards", "hand", "pawn", "total"]
    assert len({speak.say(f"label-{label}") for label in labels}) == len(labels)
    assert speak.reason(Reason("game-over", ""))


# -- which language ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wish", "language"),
    [
        ("fr_CA.UTF-8", "fr"),
        ("fr", "fr"),
        ("zh", "zh-TW"),
        ("zh-Hant", "zh-TW"),
        ("zh_TW", "zh-TW"),
        ("zh_TW.UTF-8", "zh-TW"),
        ("EN-gb", "en"),
        ("C.UTF-8", "en"),
        ("POSIX", "en"),
        ("", "en"),
        ("de", "en"),
        ("de:fr", "fr"),
        ("de-CH, fr;q=0.9, en;q=0.8", "fr"),
        ("fro", "en"),
    ],
)
def test_the_nearest_language(wish, language):
    assert language_of(wish) == language


def test_the_language_of_the_environment(monkeypatch):
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert language_of() == "en"
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert language_of() == "fr"
    monkeypatch.setenv("LC_ALL", "zh_TW.UTF-8")
    assert language_of() == "zh-TW"


def test_importing_words_does_not_import_fluent():
    code = "import sys, shinar.words; sys.exit('fluent' in sys.modules or 'shinar.game' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0
