"""Do the tables of section 20 of the rules pages say what cards.py says? SHINAR_GOLDEN=write writes them anew."""

import os
from collections import Counter

import pytest

from shinar.games.wonders import GAME
from shinar.games.wonders.cards import CARDS, ID
from shinar.games.wonders.facts import CARD_FACTS
from shinar.words import LANGUAGES, Words

HEADS = {
    "en": "| card | colour | cost | effect | free after | from players |",
    "fr": "| carte | couleur | coût | effet | gratuite après | à partir de |",
    "zh-TW": "| 牌 | 顏色 | 費用 | 效果 | 連鎖來源 | 人數 |",
}
AGES = {
    "en": ("### Cards of Age I", "### Cards of Age II", "### Cards of Age III"),
    "fr": ("### Cartes de l’Âge I", "### Cartes de l’Âge II", "### Cartes de l’Âge III"),
    "zh-TW": ("### 時代一的牌", "### 時代二的牌", "### 時代三的牌"),
}


def pages(language):
    return GAME.folder / ("RULES.md" if language == "en" else f"RULES.{language}.md")


def cost(facts, words):
    goods = Counter(facts.cost.goods)
    parts = [words.say("effect-coins", count=facts.cost.coins)] if facts.cost.coins else []
    parts += [words.say(f"good-{good}") + (f" ×{count}" if count > 1 else "") for good, count in sorted(goods.items())]
    return ", ".join(parts) or "–"


def effect(facts, words):
    said = []
    for one in facts.effect:
        goods = "/".join(words.say(f"good-{good}") for good in one.goods)
        what = "/".join(map(words.say, one.what))
        filled = {"count": one.count, "coins": one.coins, "goods": goods, "what": what, "where": one.where}
        said.append(words.say(one.key, **filled))
    return ", ".join(said)


def row(number, words):
    card, facts = CARDS[number], CARD_FACTS[number]
    after = ", ".join(words.say(f"card-{ID[key]}") for key in card.after.split())
    cells = [
        words.say(f"card-{number}"), words.say(f"colour-{card.colour}"), cost(facts, words), effect(facts, words),
        after or "–", ", ".join(card.marks) or "–",
    ]  # fmt: skip
    return f"| {' | '.join(cells)} |"


def tables(language):
    words = Words(GAME, language)
    lines = []
    for age in (1, 2, 3):
        lines += [AGES[language][age - 1], "", HEADS[language], "|---|---|---|---|---|---|"]
        lines += [row(number, words) for number, card in enumerate(CARDS) if card.age == age]
        lines.append("")
    return "\n".join(lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_r1_1_the_page_lists_every_card_as_it_is(language):
    page = pages(language)
    text = page.read_text(encoding="utf-8")
    if os.environ.get("SHINAR_GOLDEN") == "write":
        start = text.index(AGES[language][0])
        text = text[:start] + tables(language).rstrip("\n") + "\n"
        page.write_text(text, encoding="utf-8")
    assert tables(language).strip() in text
