"""Do the fast rules and their slow twins agree on what everything costs, who can pay it how, and what all is worth?"""

import random

import pytest

from shinar.games.wonders import actions as a
from shinar.games.wonders import state as s
from shinar.games.wonders.boards import BOARDS
from shinar.games.wonders.cards import CARDS, CHAINS, NAME_OF
from shinar.games.wonders.effects import FREE_STAGE, FREE_STRUCTURE, MIRROR, ON_CHAIN, PURPLE, WILDCARD
from shinar.games.wonders.options import WondersOptions
from shinar.games.wonders.project_cards import PROJECTS
from shinar.games.wonders.rules import Wonders
from shinar.options import numbers
from tests.games.wonders.inventing import invented
from tests.games.wonders.slow_payment import (
    CHAIN,
    NORMAL,
    POWER,
    TOKEN,
    City,
    due_for_card,
    due_for_stage,
    splits,
    tiles_of,
)
from tests.games.wonders.slow_score import CATEGORIES, Town, sheets
from tests.games.wonders.yields import effect_of, side_of

HOW = (NORMAL, CHAIN, POWER, TOKEN)  # in the order of the numbers of means


# -- what stands where, read off the slots -----------------------------------------------------------------------------


def cards_of(state, city):
    return tuple(k for k, place in zip(state.kind, state.place, strict=True) if place == s.CITY + city)


def effects_of(state, city):
    return tuple(effect_of(number - 1) for number in state.stage[city] if number)


def cities_of(state):
    return [
        City(BOARDS[state.board[city]].start, effects_of(state, city), cards_of(state, city), bool(state.barren[city]))
        for city in range(state.cities)
    ]


def laws_for(state, city):
    """The tiles of the table, and those that hold for this buyer (R12.15)."""
    tiles = tiles_of([n for n in range(1, 25) if state.in_force >> n & 1])
    free = city >= state.seats and not state.option[s.FREE_CITY_AFFECTED]
    return [] if free else tiles


class Buyer:
    """A city of a state, and what it could do, by the slow twin."""

    def __init__(self, state, city):
        self.state, self.city, self.cities = state, city, cities_of(state)
        self.tiles = laws_for(state, city)
        self.taxed = bool(state.option[s.TAX_ON_FREE_BUILDS])
        self.me = self.cities[city]
        self.left, self.right = self.cities[(city + 1) % len(self.cities)], self.cities[city - 1]

    def pay(self, due):
        return splits(self.me, self.left, self.right, self.tiles, self.state.coins[self.city], due)

    def has_chain(self, card):
        near = [self.me, *([self.left, self.right] if any(tile.chains for tile in self.tiles) else [])]
        return any(a in city.cards for a, b in CHAINS if b == card for city in near)

    def builds(self, card):
        """(means, left, right, bank) for every way to build this card; chains and powers only where they matter."""
        if any(NAME_OF[other] == NAME_OF[card] for other in self.me.cards):
            return []
        state, found = self.state, {}
        for means, how in enumerate(HOW):
            allowed = {
                NORMAL: True, CHAIN: self.has_chain(card), POWER: state.powers[self.city] > 0,
                TOKEN: state.tokens[self.city][FREE_STRUCTURE] > 0,
            }[how]  # fmt: skip
            due = due_for_card(card, state.age, self.tiles, how, tax_on_free=self.taxed)
            if allowed and (how in (NORMAL, CHAIN) or due != due_for_card(card, state.age, self.tiles)):
                found[means] = [(means, *pair, due.bank) for pair in self.pay(due)]
        if self.has_chain(card):
            matters = any(tile.on == ON_CHAIN for tile in self.tiles)
            if self.city >= state.seats or (found[1] and not matters):
                found = {1: found[1]}  # R5.14, R12.10
        return [way for ways in found.values() for way in ways]

    def stages(self):
        """(means, position, left, right, bank) for every stage and every way to build it."""
        state, found = self.state, []
        for position, stage in self.next_stages():
            normal = due_for_stage(stage, state.age, self.tiles, tax_on_free=self.taxed)
            free = due_for_stage(stage, state.age, self.tiles, TOKEN, tax_on_free=self.taxed)
            found += [(0, position, *pair, normal.bank) for pair in self.pay(normal)]
            if state.tokens[self.city][FREE_STAGE] and free != normal:
                found += [(3, position, *pair, free.bank) for pair in self.pay(free)]
        return found

    def next_stages(self):
        """R4.5, R11.1, R11.14 to R11.16: (number of the answer, stage) of those that could be next."""
        board, side = self.state.board[self.city], self.state.side[self.city]
        stages, built = side_of(board, side), self.state.stage[self.city]
        if BOARDS[board].any_order:
            return [(i, stage) for i, stage in enumerate(stages) if not built[i]]
        number = sum(map(bool, built))
        if number == len(stages):
            return []
        effect = stages[number].effect
        if effect.special != MIRROR:
            return [(number, stages[number])]
        other = (self.city + (1 if effect.of == 2 else -1)) % self.state.cities
        board, side = self.state.board[other], self.state.side[other]
        there = side_of(board, side)
        if BOARDS[board].any_order:
            first = 1 + 4 * (2 * board + side)
            return [(i, stage) for i, stage in enumerate(there) if first + i not in built]
        return [(number, there[effect.mirrored - 1])] if effect.mirrored <= len(there) else []

    def joins(self, card):
        """Answers to whether it takes part, and for each but the first what it then costs to pay normally."""
        state = self.state
        if not state.project or not state.project_open or self.city >= state.seats:
            return None
        project = PROJECTS[state.project - 1]
        token = state.tokens[self.city][WILDCARD] > 0
        if CARDS[card].colour != project.colour and not token:
            return None
        return 1 if CARDS[card].colour == project.colour else 2


def agree(state):
    """All cities, all cards of their hands, all stages; and the real choice, with its parts, for one of them."""
    compared = 0
    for city in range(state.cities):
        buyer = Buyer(state, city)
        seat = city if city < state.seats else state.holder
        packet = state.holds[seat]
        for slot in state.hand[packet][: state.hand_n[packet]]:
            card = state.kind[slot]
            reason, ways = state.offers(city, s.TO_BUILD, card)
            found = [(means, left, right, bank) for means, _, left, right, bank in ways]
            assert sorted(found) == sorted(buyer.builds(card)), (CARDS[card].key, city)
            assert (reason == 0) == bool(found)
            compared += len(found)
        _, ways = state.offers(city, s.TO_STAGE, 0)
        assert sorted(ways) == sorted(buyer.stages()), city
        compared += len(ways)
    for seat in range(state.seats):
        compared += agree_on_joining(state, seat)
    return compared


def agree_on_joining(state, seat):
    """Taking part, asked for where it can be paid together with the building (R15.5), and with which splits."""
    buyer, compared = Buyer(state, seat), 0
    for action in state.legal_actions(seat):
        if action >= a.STAGE:
            break
        join = buyer.joins(action)
        if join is None:
            continue
        for means in {way[0] for way in buyer.builds(action)}:
            due = due_for_card(
                action, state.age, buyer.tiles, HOW[means], project=PROJECTS[state.project - 1], tax_on_free=buyer.taxed
            )
            pairs = buyer.pay(due)
            copy = state.clone()
            copy.play(seat, action)
            if copy.step[seat] == s.ASK_MEANS:
                copy.play(seat, a.MEANS + means)
            assert (copy.step[seat] == s.ASK_JOIN) == bool(pairs), (CARDS[action].key, HOW[means])
            if pairs:
                copy.play(seat, a.JOIN + join)
                ways = copy.payments(seat) if copy.step[seat] == s.ASK_PAY else [sealed(copy, seat)]
                assert sorted(way[-3:-1] for way in ways) == pairs
                compared += len(pairs)
    return compared


def sealed(state, seat):
    return (state.to_left[seat], state.to_right[seat], 0)


@pytest.mark.parametrize("part", range(4))
def test_payment_in_invented_cities(part):
    assert sum(agree(invented(1000 * part + i)) for i in range(60)) > 500


@pytest.mark.slow
@pytest.mark.parametrize("part", range(8))
def test_payment_in_twenty_thousand_invented_cities(part):
    cities = 0
    for i in range(700):
        state = invented(10_000 + 1000 * part + i)
        agree(state)
        cities += state.cities
    assert cities > 2500


@pytest.mark.parametrize("seats", range(2, 8))
def test_payment_and_score_in_positions_from_play(seats):
    dice = random.Random(seats)
    for seed in range(5):
        state = begun(seed, seats, dice)
        while not state.is_over:
            if state.phase == s.PLAY and all(state.step[city] == s.ASK_CARD for city in range(state.cities)):
                agree(state)
            assert [state.categories(seat) for seat in range(seats)] == slow_categories(state)
            state.random_play(dice.randrange(1 << 40), dice.randrange(1, 20))
        assert [state.categories(seat) for seat in range(seats)] == slow_categories(state)


def begun(seed, seats, dice):
    switches = {name: dice.random() < 0.7 for name in ("tower", "projects", "wonder_pack", "tax_on_free_builds")}
    state = Wonders()
    state.start(seats, numbers(WondersOptions(**switches)), seed)
    return state


# -- scores ------------------------------------------------------------------------------------------------------------


def slow_categories(state):
    towns = [town_of(state, city) for city in range(state.cities)]
    return [[row[key] for key in CATEGORIES] for row in sheets(towns)][: state.seats]


def town_of(state, city):
    wins, rewards = state.wins[city], state.rewards[city]
    buried = [
        CARDS[kind].colour
        for kind, place in zip(state.kind, state.place, strict=True)
        if place == s.UNDER + s.STAGES * city + 1 and state.phase == s.OVER
    ]
    return Town(
        stages=effects_of(state, city), cards=cards_of(state, city), coins=state.coins[city],
        victories=tuple(value for value, count in zip((1, 3, 5), wins, strict=True) for _ in range(count)),
        defeats=state.defeats[city], buried=buried[0] if buried else None, tiles=state.raised[city],
        rewards=tuple(project.reward for project, n in zip(PROJECTS, rewards, strict=True) for _ in range(n)),
        penalties=state.penalty_points[city],
    )  # fmt: skip


@pytest.mark.parametrize("part", range(4))
def test_scores_of_invented_cities(part):
    for i in range(100):
        state = invented(50_000 + 1000 * part + i)
        assert [state.categories(seat) for seat in range(state.seats)] == slow_categories(state)
        points, _ = state.standing()
        assert points == [sum(row) for row in slow_categories(state)]


def test_invented_cities_have_everything():
    states = [invented(seed) for seed in range(300)]
    assert {board for state in states for board in state.board[: state.cities]} == set(range(10))
    assert any(CARDS[card].colour == PURPLE for state in states for card in cards_of(state, 0))
    assert {n for state in states for n in range(1, 25) if state.in_force >> n & 1} == set(range(1, 25))
