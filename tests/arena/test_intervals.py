"""Do intervals hold the truth as often as they say? Tried on made-up results whose truth is known."""

import math
import random
from statistics import fmean

import pytest

from shinar.arena.intervals import Bets, difference_interval, mean_interval, share_interval, t_quantile

# From printed tables of Student's distribution, two-sided 95 %.
STUDENT = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 5: 2.571, 10: 2.228, 19: 2.093, 30: 2.042, 100: 1.984}


@pytest.mark.parametrize("freedom", STUDENT)
def test_students_quantiles(freedom):
    assert t_quantile(freedom) == pytest.approx(STUDENT[freedom], rel=0.002)


def test_an_interval_of_a_mean_by_hand():
    # Mean 3, variance 2.5, five values: 3 +- 2.776 * sqrt(2.5 / 5).
    assert mean_interval([1, 2, 3, 4, 5]) == pytest.approx((3 - 1.963, 3 + 1.963), abs=0.003)
    assert mean_interval([7]) == (-math.inf, math.inf)


def coverage(interval, draw, truth, size, rounds=400):
    dice = random.Random(7)
    held = 0
    for _ in range(rounds):
        low, high = interval([draw(dice) for _ in range(size)])
        held += low <= truth <= high
    return held / rounds


@pytest.mark.parametrize("size", [5, 30])
def test_means_are_covered(size):
    assert 0.92 <= coverage(mean_interval, lambda dice: dice.gauss(3, 2), 3, size) <= 0.98


def shares(values):
    return share_interval(values, [1.0] * len(values))


@pytest.mark.parametrize("truth", [0.02, 0.25, 0.5, 0.9, 0.98])
@pytest.mark.parametrize("size", [20, 200])
def test_shares_are_covered(truth, size):
    """Whole deals won or lost: the worst case, both games of a deal going the same way."""
    assert coverage(shares, lambda dice: float(dice.random() < truth), truth, size) >= 0.92


def test_shares_are_not_much_wider_than_they_must_be():
    low, high = shares([0.0, 1.0] * 200)
    assert high - low == pytest.approx(2 * 1.96 * 0.5 / 20, rel=0.03)


def test_games_of_one_deal_are_not_taken_for_independent():
    """Ten games a deal that all go the same way are one result, not ten."""
    dice = random.Random(3)
    deals = [float(dice.random() < 0.4) for _ in range(100)]
    once = share_interval(deals, [1.0] * 100)
    tenfold = share_interval([10 * won for won in deals], [10.0] * 100)
    assert tenfold == pytest.approx(once)


def test_deals_that_count_unequally_are_covered():
    """Such as victories of those who had something, which in some deals nobody had twice."""

    def draw(dice):
        size = dice.choice([1, 1, 2, 4])
        return sum(dice.random() < 0.3 for _ in range(size)), size

    def interval(deals):
        return share_interval([won for won, _ in deals], [size for _, size in deals])

    assert 0.92 <= coverage(interval, draw, 0.3, 80) <= 0.98


def test_winning_everything_is_no_certainty():
    low, high = shares([1.0] * 10)
    assert high == 1
    assert 0.5 < low < 0.8
    assert shares([1.0] * 1000)[0] > 0.99


@pytest.mark.parametrize("truth", [0.0, 0.3, -0.8])
def test_differences_are_covered(truth):
    """The lead of one bot in a deal of two games: -1, 0 or 1."""

    def draw(dice):
        chance = (1 + truth) / 2
        return (dice.random() < chance) + (dice.random() < chance) - 1

    assert coverage(difference_interval, draw, truth, 100) >= 0.93


def test_pairing_pays():
    """Where the deal decides most games, every bot wins its half, and the interval is narrow."""
    paired = difference_interval([0.0] * 90 + [1.0] * 5 + [-1.0] * 5)
    unpaired = difference_interval([1.0, -1.0] * 50)
    assert paired.high - paired.low < 0.5 * (unpaired.high - unpaired.low)


# -- confidence sequences ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("truth", [0.5, 0.9])
def test_a_true_claim_is_hardly_ever_refuted_however_often_one_looks(truth):
    dice = random.Random(11)
    wrong = 0
    for _ in range(400):
        bets = Bets(0.05, [truth])
        for _ in range(300):
            bets.see(float(dice.random() < truth))
            if bets.shows_more_than(truth) or bets.shows_less_than(truth):
                wrong += 1
                break
    assert wrong / 400 <= 0.05


def test_a_fixed_sample_interval_would_not_do():
    """Why it takes more than Student's t to look all the time: the same coin, looked at after every toss."""
    dice = random.Random(11)
    wrong = 0
    for _ in range(100):
        tosses = []
        for toss in range(300):
            tosses.append(float(dice.random() < 0.5))
            if toss >= 10 and not shares(tosses)[0] <= 0.5 <= shares(tosses)[1]:
                wrong += 1
                break
    assert wrong / 100 > 0.15


def test_a_false_claim_is_refuted_soon():
    dice = random.Random(2)
    needed = []
    for _ in range(50):
        bets = Bets(0.05, [0.5])
        count = 0
        while not bets.shows_more_than(0.5):
            bets.see(float(dice.random() < 0.7))
            count += 1
            assert count < 1000
        needed.append(count)
    assert fmean(needed) < 100  # a test of fixed size with 90 % power needs 63


def test_the_interval_is_what_is_not_refuted():
    dice = random.Random(4)
    bets, watched = Bets(0.05), Bets(0.05, [0.2, 0.5, 0.8])
    for _ in range(150):
        value = dice.choice([0.0, 0.5, 1.0, 1.0])
        bets.see(value)
        watched.see(value)
    low, high = bets.interval
    assert low < 0.625 < high
    assert bets.shows_more_than(low - 1e-3)
    assert not bets.shows_more_than(low + 1e-3)
    assert bets.shows_less_than(high + 1e-3)
    assert not bets.shows_less_than(high - 1e-3)
    for claim in (0.2, 0.5, 0.8):
        assert watched.shows_more_than(claim) == bets.shows_more_than(claim)
        assert watched.shows_less_than(claim) == bets.shows_less_than(claim)


def test_nothing_seen_nothing_known():
    assert Bets(0.05).interval == (0, 1)


def test_only_victories():
    bets = Bets(0.05)
    for _ in range(200):
        bets.see(1.0)
    assert bets.interval.high == 1
    assert bets.interval.low > 0.95
