"""Do the catalogues say the same things in every language, and say them in that language?"""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast

from shinar.catalog import GAMES
from tests.words.catalogues import FOLDERS, LANGUAGES, all_texts, messages, parameters, texts, walk

OTHERS = [language for language in LANGUAGES if language != "en"]
# What is the same word in English and French.
SHARED = {
    "7 Wonders",
    "Arsenal",
    "Babel",
    "Babylon",
    "Bazar",
    "Classic",
    "Excavation",
    "Expert",
    "Fortifications",
    "Forum",
    "Hittites",
    "Manneken Pis",
    "Migration",
    "Mine",
    "Nation",
    "Options",
    "Palace",
    "Points",
    "Rhodes",
    "Scriptorium",
    "Statue",
    "Statues",
    "Stonehenge",
    "Temple",
    "Total",
    "Wonder Pack",
    "point",
    "points",
    "point.",
    "points.",
    "granite",
    "statue",
    "English",
    "Français",
    "Archives",
    "A",
    "B",
    "I",
    "II",
    "III",
    "P",
    "T",
    "papyrus",
}
# People, and the sides of a board.
NAMES = {"Uwe", "Rosenberg", "Hagen", "Dorgathen", "Olivier", "Grégoire", "Antoine", "Bauza", "A", "B"}
PLACES = {*"abcdefgh", *"ABCD"}  # columns of boards
LETTERS = re.compile(r"[A-Za-zÀ-ÿ]+")
HALF_WIDTH = re.compile(r"[一-鿿 ][,.:;!?()]|[,.:;!?()][一-鿿]")


def test_every_game_has_a_catalogue_in_every_language():
    assert set(GAMES) <= set(FOLDERS)
    for folder in FOLDERS.values():
        assert {file.stem for file in folder.glob("*.ftl")} == set(LANGUAGES)


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("language", OTHERS)
def test_the_languages_have_the_same_keys_in_the_same_order(folder, language):
    assert list(messages(folder, language)) == list(messages(folder, "en"))


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("language", OTHERS)
def test_the_languages_have_the_same_parameters(folder, language):
    english = messages(folder, "en")
    for key, message in messages(folder, language).items():
        assert parameters(message) == parameters(english[key]), key


@pytest.mark.parametrize("game", GAMES)
def test_a_game_does_not_take_the_keys_of_all_games(game):
    assert not set(messages(game, "en")) & set(messages("common", "en"))


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_another_uses_is_there(folder, language):
    known = messages("common", language) | messages(folder, language)
    for key, message in known.items():
        for node in walk(message):
            if isinstance(node, ast.MessageReference):
                assert node.id.name in known, key


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_empty(folder, language):
    for key, message in messages(folder, language).items():
        assert message.value is not None, key
        assert any(isinstance(node, ast.Placeable) for node in walk(message)) or "".join(texts(message)).strip(), key


def test_chinese_is_chinese():
    for key, text in all_texts("zh-TW"):
        words = set() if key.startswith("language-") else set(LETTERS.findall(text))
        assert words <= NAMES | PLACES, (key, text)
        assert not HALF_WIDTH.search(text), (key, text)


def test_chinese_is_in_traditional_characters():
    # Such simplified characters as these texts would use, none of which is also a traditional one.
    simplified = set("动发开关个们来这说对时过还没给选张层钱为进结束总员宫双战军应该继续执达则没见从东车门头当会后")
    traditional_too = set("束宫员该后")
    for key, text in all_texts("zh-TW"):
        assert not set(text) & (simplified - traditional_too - set("沒")), (key, text)


def test_french_is_french():
    english = dict(all_texts("en"))
    stray = re.compile(r"\b(the|and|your|you|of|card|cards|is|with|from|at)\b", re.IGNORECASE)
    for key, text in all_texts("fr"):
        own = set(LETTERS.findall(text)) - PLACES
        assert text.strip() != english.get(key, "").strip() or not own or text.strip() in SHARED, (key, text)
        assert not stray.search(text), (key, text)


def test_french_keeps_its_punctuation_beside_its_word():
    for key, text in all_texts("fr"):
        assert not re.search(r"(?<![\u00a0]):|(?<![\u202f])[;!?]|«(?!\u00a0)|(?<!\u00a0)»", text), (key, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_are_typographic(language):
    for key, text in all_texts(language):
        assert "'" not in text, (key, text)
        assert '"' not in text, (key, text)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_of_moves_have_no_full_stop_and_sentences_do(game, language):
    for key, message in messages(game, language).items():
        text = "".join(texts(message)).strip()
        if key.startswith("move-"):
            assert not text.endswith((".", "。")), key
        if key.startswith(("why-", "news-", "skill-about-", "effect-about-")) or key.endswith("-about"):
            assert text.endswith((".", "。", "！")), key
