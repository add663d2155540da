"""Is the page whole by itself, true to the figures, readable in every language, and is the data all there?"""

import csv
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from shinar.arena import Outcome, Played, compare, summarize
from shinar.arena.data import FILES
from shinar.arena.phrases import Phrases
from shinar.arena.plots import Bars, Dot, bars, dots, ticks
from shinar.arena.report import the_page, write_report
from shinar.words import LANGUAGES
from tests.arena.made import BABEL, UNCOUNTED, made, plan

VOID = {"meta", "line", "path", "circle", "rect", "br"}


class Page(HTMLParser):
    """Checks that what is opened is closed, and remembers tags, attributes and text."""

    def __init__(self, text):
        super().__init__()
        self.open, self.tags, self.told = [], [], []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag, attributes):
        self.tags.append((tag, dict(attributes)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attributes):
        self.tags.append((tag, dict(attributes)))

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, text):
        self.told.append(text)

    def all(self, tag):
        return [attributes for name, attributes in self.tags if name == tag]


@pytest.fixture(scope="module")
def babel():
    outcome = compare(plan("greedy", "random", game=BABEL, deals=3))
    return outcome, summarize(outcome)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_in_every_language(babel, language):
    page = Page(the_page(*babel, language))
    assert page.all("html") == [{"lang": language}]
    assert len(page.all("h1")) == 1
    plots = [attributes for attributes in page.all("svg") if attributes.get("class") == "plot"]
    assert len(plots) == 5  # ratings, pairs, scores, seats, skills
    assert all(plot["role"] == "img" and plot["aria-label"] for plot in plots)
    assert len(page.all("table")) == len(plots)


def test_languages_differ(babel):
    assert len({the_page(*babel, language) for language in LANGUAGES}) == 3


def test_nothing_is_fetched_and_nothing_runs(babel):
    text = the_page(*babel, "en")
    assert "://" not in text
    assert "<script" not in text
    assert "default-src 'none'" in text
    page = Page(text)
    links = [attributes["href"] for attributes in page.all("a")]
    assert links == list(FILES)
    assert not any("src" in attributes for _, attributes in page.tags)


def test_the_same_results_make_the_same_page(babel):
    assert the_page(*babel, "fr") == the_page(*babel, "fr")


def test_figures_say_what_the_summary_says(babel):
    outcome, summary = babel
    phrases = Phrases(outcome.plan, "en")
    text = the_page(*babel, "en")
    for bot in summary.bots:
        assert phrases.share(bot.win_rate) in text
        assert phrases.interval(bot.interval, phrases.number) in text
    assert phrases.verdict(summary.pairs[0]).replace("'", "&#x27;") in text


def test_names_cannot_break_the_page():
    field = plan("<script>alert(1)</script>", 'b" onload="x', "c & d", seats=3, deals=3)
    outcome = made(field, lambda deal, seating: [0, 1, 2])
    text = the_page(outcome, summarize(outcome), "en")
    assert "<script" not in text
    page = Page(text)
    assert not any("onload" in attributes for _, attributes in page.tags)
    assert "c & d" in page.told


@pytest.mark.parametrize("seats", [2, 3, 8])
def test_any_number_of_seats(seats):
    field = plan(*"ABCDEFGH"[:seats], seats=seats, deals=4)
    outcome = made(field, lambda deal, seating: list(range(seats)))
    page = Page(the_page(outcome, summarize(outcome), "en"))
    assert len(page.all("table")) == 4


def test_a_bot_alone():
    outcome = made(plan("a", "a", deals=4), lambda deal, seating: [0, 1])
    text = the_page(outcome, summarize(outcome), "en")
    assert "nobody to compare it with" in text


def test_what_has_no_name_is_shown_by_its_number():
    field = plan("a", "b", game=BABEL, deals=1)
    games = [
        Played(number=n, points=[1, 0], ranks=[0, 1], choices=1, seconds=[0, 0], marks=[{"skill": {99: 1}}, {}])
        for n in range(2)
    ]
    outcome = Outcome(field, games)
    assert ">99<" in the_page(outcome, summarize(outcome), "en")


# -- data --------------------------------------------------------------------------------------------------------------


def read(file):
    with file.open(encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines))


def test_the_data_is_all_there(tmp_path, babel):
    outcome, summary = babel
    page = write_report(tmp_path / "new" / "folder", outcome, summary, "en")
    assert page.name == "index.html"
    games = read(page.with_name("games.csv"))
    assert len(games) == summary.games * 2
    for bot in summary.bots:
        own = [row for row in games if row["bot"] == bot.name]
        assert sum(float(row["win"]) for row in own) == pytest.approx(bot.wins)
        assert sum(int(row["points"]) for row in own) / len(own) == pytest.approx(bot.points)
    (pair,) = read(page.with_name("pairs.csv"))
    assert float(pair["lead"]) == pytest.approx(summary.pairs[0].lead)
    assert {row["bot"]: float(row["rating"]) for row in read(page.with_name("bots.csv"))} == {
        bot.name: pytest.approx(bot.rating) for bot in summary.bots
    }
    marks = read(page.with_name("tally.csv"))
    assert sum(int(row["times"]) for row in marks) == sum(row.times for row in summary.tally if row.bot is None)


def test_a_game_that_counts_nothing(tmp_path):
    outcome = compare(plan("random", "random", "greedy", seats=3, game=UNCOUNTED, deals=2))
    page = write_report(tmp_path, outcome, summarize(outcome), "zh-TW")
    assert read(page.with_name("tally.csv")) == []
    assert len(read(page.with_name("games.csv"))) == 18


# -- drawings ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("low", "high", "expected"),
    [(0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1]), (8.7, 41.2, [10, 20, 30, 40]), (-0.5, 15.5, [0, 5, 10, 15]),
     (-1, 0.01, [-1, -0.5, 0])],
)  # fmt: skip
def test_ticks_are_round_numbers(low, high, expected):
    assert ticks(low, high) == expected


def test_dots_lie_where_their_values_are():
    text = dots("t", [Dot("a", 0, 0, 1), Dot("b", 1, 0.5, 1)], str, low=0.0, high=1.0, par=0.5)
    centres = [float(x) for x in re.findall(r'circle class="dot" cx="([\d.]+)"', text)]
    assert centres == [190, 614]
    assert 'class="par" x1="402.0"' in text


def test_bars_have_the_same_area():
    text = bars("t", [Bars("a", {0: 2, 1: 2}, 0.5), Bars("b", {0: 100, 1: 100}, 0.5, 1)], str)
    heights = re.findall(r'height="([\d.]+)"/>', text)
    assert len(set(heights)) == 1


def test_bars_of_one_value():
    assert bars("t", [Bars("a", {7: 3}, 7)], str).count('class="bar"') == 1


def test_a_wide_range_is_put_together():
    text = bars("t", [Bars("a", dict.fromkeys(range(300), 1), 150)], str)
    assert text.count('class="bar"') == 60


@pytest.mark.parametrize(("language", "share", "more"), [("en", "12.5%", "+3.0%"), ("fr", "12,5 %", "+3,0 %")])
def test_numbers_are_written_as_the_language_does(language, share, more):
    phrases = Phrases(plan("a", "b", game=BABEL), language)
    assert phrases.share(0.125).replace("\u00a0", " ") == share
    assert phrases.more(0.03).replace("\u00a0", " ") == more
    assert phrases.more(-0.03).startswith("−")


def test_every_word_of_the_arena_is_used():
    root = Path(__file__).parents[2]
    catalogue = (root / "src/shinar/text/en.ftl").read_text(encoding="utf-8")
    code = "".join(file.read_text(encoding="utf-8") for file in (root / "src/shinar").glob("*/*.py"))
    for key in re.findall(r"^arena-([\w-]+) =", catalogue, re.MULTILINE):
        stem = key.removesuffix("-about")
        made = stem.partition("-")[0] in ("reading", "data")  # put together from parts
        assert made or re.search(rf"""["']({stem}|{key}|arena-{key})["']""", code), key
