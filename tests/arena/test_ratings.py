"""Do ratings find strengths that are known, and do their intervals hold them as often as they say?"""

import math
import random

import pytest

from shinar.arena.ratings import rate

BETA = 25 / 6


def results(dice, strengths, deals, seats=None, luck=0.0):
    """Games drawn from the Plackett-Luce model itself, each deal once for every rotation at every table."""
    from itertools import combinations

    seats = seats or len(strengths)
    scale = BETA * math.sqrt(seats)
    played = []
    for _ in range(deals):
        lucky = [dice.gauss(0, luck) for _ in range(seats)]
        games = []
        for table in combinations(range(len(strengths)), seats):
            for rotation in range(seats):
                seating = [table[(seat + rotation) % seats] for seat in range(seats)]
                draws = [
                    (strengths[entrant] + lucky[seat]) / scale - math.log(-math.log(dice.random()))
                    for seat, entrant in enumerate(seating)
                ]
                order = sorted(range(seats), key=lambda seat: -draws[seat])
                games.append((seating, [order.index(seat) for seat in range(seats)]))
        played.append(games)
    return played


def alone(count):
    return [[entrant] for entrant in range(count)]


def test_known_strengths_are_found():
    """Bots are told apart in the right order, and differences are what they are."""
    strengths = [31, 27, 24, 18]
    rated = rate(results(random.Random(1), strengths, 400), alone(4))
    for (rating, _), strength in zip(rated, strengths, strict=True):
        assert rating == pytest.approx(strength, abs=0.8)


CASES = {
    "equal bots": ([25, 25], 2, 60),
    "one wins 70 %": ([27.5, 22.5], 2, 60),
    "one wins 92 %": ([32, 18], 2, 100),
    "one wins 98 %": ([36.5, 13.5], 2, 200),
    "four at a table": ([30, 25, 22, 23], 4, 40),
    "three in pairs": ([30, 25, 20], 2, 40),
}


@pytest.mark.parametrize("case", CASES)
def test_the_intervals_hold_the_truth(case):
    strengths, seats, deals = CASES[case]
    dice = random.Random(5)
    held = total = 0
    for _ in range(60):
        for (_, interval), strength in zip(
            rate(results(dice, strengths, deals, seats), alone(len(strengths))), strengths, strict=True
        ):
            held += interval.low <= strength <= interval.high
            total += 1
    assert held / total >= 0.88


def test_intervals_count_deals_not_games():
    """Where the luck of a deal decides much, ratings of the same number of games are less sure than they look."""
    dice = random.Random(6)
    games = results(dice, [25, 25], 100)
    same_deal = [[each for _ in range(4) for each in deal] for deal in games[:25]]
    (_, wide), _ = rate(same_deal, alone(2))
    (_, narrow), _ = rate(games, alone(2))
    assert wide.high - wide.low > 1.5 * (narrow.high - narrow.low)


def test_the_mean_is_25():
    rated = rate(results(random.Random(2), [30, 25, 20], 30), alone(3))
    assert sum(rating for rating, _ in rated) / 3 == pytest.approx(25)


def test_a_bot_named_several_times_has_one_rating():
    dice = random.Random(3)
    rated = rate(results(dice, [31, 23, 23, 23], 150), [[0], [1, 2, 3]])
    (best, _), (rest, _) = rated
    assert best == pytest.approx(31, abs=1)
    assert rest == pytest.approx(23, abs=1)
    assert best + 3 * rest == pytest.approx(100)


def test_ties_are_even():
    rated = rate([[([0, 1], [0, 0]), ([1, 0], [0, 0])]] * 30, alone(2))
    assert [rating for rating, _ in rated] == pytest.approx([25, 25])


def test_one_deal_tells_next_to_nothing():
    (rating, interval), _ = rate([[([0, 1], [0, 1]), ([1, 0], [1, 0])]], alone(2))
    assert interval.high - interval.low > 15
    assert interval.low < rating < interval.high


def test_always_winning_is_far_ahead():
    (best, interval), (worst, _) = rate([[([0, 1], [0, 1]), ([1, 0], [1, 0])]] * 100, alone(2))
    assert best - worst > 20
    assert interval.low > 25
