"""Does every bot get the same: each deal, from each seat, beside each of the others?"""

from collections import Counter

import pytest

from shinar.arena import ArenaError, Entrant, deals_for, fill_seats, usual_seats
from tests.arena.made import ANY, BABEL, plan


@pytest.mark.parametrize("seats", range(2, 9))
def test_in_every_deal_every_bot_sits_once_at_every_seat(seats):
    field = plan(*"ABCDEFGH"[:seats], seats=seats, deals=5)
    assert field.games == 5 * seats
    for deal in range(5):
        games = [field.fixture(deal * seats + rotation) for rotation in range(seats)]
        assert len({game.seed for game in games}) == 1
        for seat in range(seats):
            assert sorted(game.seating[seat] for game in games) == list(range(seats))


@pytest.mark.parametrize(("names", "seats"), [("ABC", 2), ("ABCD", 2), ("ABCDE", 3), ("AABB", 3)])
def test_more_bots_than_seats_meet_at_every_possible_table(names, seats):
    field = plan(*names, seats=seats, deals=2)
    for deal in range(2):
        first = deal * field.games_per_deal
        games = [field.fixture(first + place) for place in range(field.games_per_deal)]
        assert len({game.seed for game in games}) == 1
        company = Counter(tuple(sorted(game.seating)) for game in games)
        assert set(company) == set(field.tables)
        assert set(company.values()) == {seats}
        for seat in range(seats):
            sat = Counter(game.seating[seat] for game in games)
            assert len(set(sat.values())) == 1
            assert len(sat) == len(names)


def test_neighbours_change_from_deal_to_deal():
    field = plan(*"ABCD", seats=4, deals=200)
    left_of_a = Counter()
    for deal in range(200):
        seating = field.seating(deal * 4)
        left_of_a[seating[(seating.index(0) + 1) % 4]] += 1
    assert set(left_of_a) == {1, 2, 3}
    assert min(left_of_a.values()) > 40


def test_deals_and_bots_have_seeds_of_their_own():
    field = plan("A", "B", deals=50)
    fixtures = [field.fixture(number) for number in range(100)]
    assert len({game.seed for game in fixtures}) == 50
    assert len({seed for game in fixtures for seed in game.bot_seeds}) == 200
    assert plan("A", "B", seed=1).fixture(0).seed != fixtures[0].seed


def test_a_game_stays_the_same_when_more_deals_are_wanted():
    few, many = plan("A", "B", "C", deals=2), plan("A", "B", "C", deals=9)
    assert [few.fixture(n) for n in range(few.games)] == [many.fixture(n) for n in range(few.games)]


def test_the_seeds_are_these_for_ever():
    """Stored runs go on with them."""
    fixture = plan("A", "B", "C", seats=3).fixture(4)
    assert (fixture.seed, fixture.seating) == (1822311351454135648, (1, 0, 2))
    assert fixture.bot_seeds[0] == 13276890976795250178


def test_bots_named_twice_are_one_bot():
    field = plan("hard", "greedy", "greedy", "greedy", seats=4)
    assert field.names == ("hard", "greedy")
    assert field.entrants_of("greedy") == [1, 2, 3]
    assert field.games_per_deal == 4


def test_a_long_command_has_a_shorter_name():
    name = Entrant("python3 " + "/very/long/path" * 9 + "/bot.py", outside=True).name
    assert len(name) == 64
    assert name.startswith("python3 /very")
    assert name.endswith("/bot.py")


def test_few_bots_share_the_seats_evenly():
    a, b = Entrant("a"), Entrant("b")
    assert fill_seats([a, b], 4) == (a, b, a, b)
    assert fill_seats([a], 3) == (a, a, a)
    assert fill_seats([a, b], 2) == (a, b)
    assert fill_seats([a, b, a], 2) == (a, b, a)
    with pytest.raises(ArenaError, match="4 seats cannot be shared evenly by 3 bots"):
        fill_seats([a, b, a], 4)
    with pytest.raises(ArenaError, match="who plays"):
        fill_seats([], 2)


def test_seats_that_nobody_asked_for():
    assert [usual_seats(ANY, bots) for bots in (1, 2, 5, 8, 9)] == [2, 2, 5, 8, 8]
    assert [usual_seats(BABEL, bots) for bots in (1, 2, 5)] == [2, 2, 2]


def test_games_are_rounded_up_to_whole_deals():
    assert deals_for(100, 2, 2) == 50
    assert deals_for(101, 2, 2) == 51
    assert deals_for(1, 4, 4) == 1
    assert deals_for(100, 3, 2) == 17  # three tables, two rotations


def test_what_cannot_be_planned_is_refused():
    with pytest.raises(ArenaError, match="babel is for 2 seats"):
        plan("a", "b", "c", seats=3, game=BABEL)
    with pytest.raises(ArenaError, match="4 seats need 4 bots"):
        plan("a", "b", seats=4)
    with pytest.raises(ArenaError, match="too many different tables"):
        plan(*map(str, range(40)), seats=4)
