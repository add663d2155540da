"""Section 9 of RULES.md: what are the ten guilds worth?"""

from tests.games.wonders.position import given


def worth(guild, own="", left="", right="", *, row="ephesus-a 0", words=("", "")):
    """Points of a guild in the last turn, with these buildings in the three cities; there are seven."""
    position = given(
        f"{row} [{guild} {own}]\nrhodes-a 0 [{left}] [] {words[0]}\ngiza-a 0 [caravansery]\nolympia-a 0 [mine]\n"
        f"halicarnassus-a 0 [loom]\nalexandria-a 0 [walls]\nbabylon-a 0 [{right}] [] {words[1]}",
        age=3, turn=5,
    )  # fmt: skip
    return position.points(0, "guilds")


def test_r9_1_workers_guild():
    assert worth("workers-guild", "lumber-yard quarry", "stone-pit sawmill loom", "clay-pool") == 3


def test_r9_2_craftsmens_guild():
    assert worth("craftsmens-guild", "press", "press glassworks", "loom stone-pit") == 6


def test_r9_3_traders_guild():
    assert worth("traders-guild", "forum", "tavern bazar", "haven") == 3


def test_r9_4_philosophers_guild():
    assert worth("philosophers-guild", "school", "library", "school study") == 3


def test_r9_5_spies_guild():
    assert worth("spies-guild", "walls", "barracks stables", "arsenal") == 3


def test_r9_6_strategists_guild():
    assert worth("strategists-guild", words=("defeats=2", "defeats=3")) == 5


def test_r9_7_shipowners_guild():
    assert worth("shipowners-guild", "lumber-yard loom press spies-guild altar") == 1 + 2 + 2
    assert worth("shipowners-guild", "", "lumber-yard", "loom") == 1


def test_r9_8_scientists_guild():
    position = given("ephesus-a 0 [scientists-guild apothecary workshop]\ngiza-a 0\nrhodes-a 0", age=3, turn=5)
    assert (position.points(0, "science"), position.points(0, "guilds")) == (10, 0)


def test_r9_9_magistrates_guild():
    assert worth("magistrates-guild", "palace", "baths altar", "pantheon") == 3


def test_r9_10_builders_guild():
    position = given("ephesus-a:12 0 [builders-guild]\ngiza-b:1234 0\nolympia-a:123 0\nrhodes-b:1 0", age=3, turn=5)
    assert position.points(0, "guilds") == 2 + 4 + 1
