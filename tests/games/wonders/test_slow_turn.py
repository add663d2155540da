"""Do coins go where they should in every turn of play? Who had what, what was done, and what should be there now."""

import random

import pytest

from shinar.games.wonders import state as s
from shinar.games.wonders.cards import CARDS
from shinar.games.wonders.effects import OF_LEFT, OF_OWN, OF_RIGHT, ON_CHAIN, THE_AGE
from shinar.games.wonders.options import WondersOptions
from shinar.games.wonders.project_cards import PROJECTS
from shinar.games.wonders.rules import Wonders
from shinar.options import numbers
from tests.games.wonders.slow_payment import due_for_card, due_for_stage, tiles_of
from tests.games.wonders.slow_score import Town, conflicts, counted
from tests.games.wonders.test_slow_twin import HOW, cards_of, effects_of, laws_for
from tests.games.wonders.yields import effect_of, side_of


def paid_to_the_bank(before, after, city):
    """R6.2"""
    use, how = after.last_use[city], HOW[after.last_means[city]]
    tiles, taxed = laws_for(before, city), bool(before.option[s.TAX_ON_FREE_BUILDS])
    if use == s.TO_BUILD:
        project = PROJECTS[before.project - 1] if after.last_joins[city] else None
        return due_for_card(after.last_card[city], before.age, tiles, how, project=project, tax_on_free=taxed).bank
    if use == s.TO_STAGE:
        number = new_stage(before, after, city)
        stage = side_of(number // 8, number // 4 % 2)[number % 4]
        return due_for_stage(stage, before.age, tiles, how, tax_on_free=taxed).bank
    return 0


def new_stage(before, after, city):
    (number,) = set(after.stage[city]) - set(before.stage[city])
    return number - 1


def gained(before, after, city):
    """R6.4: what the bank gives for this city's own action, counted on the table as it is now."""
    use = after.last_use[city]
    if use == s.TO_SELL:
        return 3
    if use == s.TO_BUILD:
        card = CARDS[after.last_card[city]]
        builds = 1 << card.colour | (ON_CHAIN if HOW[after.last_means[city]] == "chain" else 0)
        tiles = [tile for tile in laws_for(before, city) if tile.bonus and tile.on & builds]
        return income(after, city, card.effect) + sum(before.age if t.bonus == THE_AGE else t.bonus for t in tiles)
    if use == s.TO_STAGE:
        return income(after, city, effect_of(new_stage(before, after, city)))
    return 0


def income(after, city, effect):
    if not effect.coins_per:
        return effect.coins
    towns = [Town(stages=effects_of(after, n), cards=cards_of(after, n)) for n in range(after.cities)]
    whose = {OF_OWN: city, OF_LEFT: (city + 1) % after.cities, OF_RIGHT: (city - 1) % after.cities}
    number = sum(counted(effect.per, towns[n]) for mask, n in whose.items() if effect.of & mask)
    return effect.coins + effect.coins_per * number


def gifts(before, after, city):
    """R11.4, R11.7: what the stages of others bring and take. The Free City is no player: it loses nothing."""
    coins, losses = 0, 0
    for other in range(after.cities):
        if other != city and after.last_use[other] == s.TO_STAGE:
            effect = effect_of(new_stage(before, after, other))
            near = city in ((other + 1) % after.cities, (other - 1) % after.cities)
            coins += effect.gift if near else 0
            losses += effect.loss if city < after.seats else 0
    return coins, losses


@pytest.mark.parametrize("seats", range(2, 8))
def test_r6_2_r6_4_and_r6_5_coins_of_every_turn(seats):
    dice, turns, uses = random.Random(seats), 0, set()
    for seed in range(25):
        switches = {name: dice.random() < 0.7 for name in ("tower", "projects", "wonder_pack", "tax_on_free_builds")}
        state = Wonders()
        state.start(seats, numbers(WondersOptions(**switches)), seed)
        before = state.clone()
        while not state.is_over:
            reveals = state.reveals
            state.random_play(dice.randrange(1 << 40), 1)
            if state.reveals == reveals:
                continue
            if (before.phase, state.phase, before.age) == (s.PLAY, s.PLAY, state.age):
                agree_on_coins(before, state)
                turns += 1
                uses |= set(state.last_use[: state.cities])
            before = state.clone()
    assert turns > 250
    assert {s.TO_BUILD, s.TO_STAGE, s.TO_SELL, s.TO_RAISE} <= uses


def agree_on_coins(before, after):
    for city in range(after.cities):
        left, right = (city + 1) % after.cities, (city - 1) % after.cities
        bank = paid_to_the_bank(before, after, city)
        assert after.last_bank[city] == bank
        coins = before.coins[city] - bank - after.last_left[city] - after.last_right[city]
        assert coins >= 0
        coins += gained(before, after, city) + after.last_right[left] + after.last_left[right]
        more, losses = gifts(before, after, city)
        assert after.coins[city] == max(0, coins + more - losses), (city, after.last_use[city])


@pytest.mark.parametrize("seats", range(2, 8))
def test_r7_1_to_r7_5_conflicts_of_every_age(seats):
    """With the shields as they are afterwards, and the tiles that acted in the sixth turn and are still to be seen."""
    for seed in range(12):
        state = Wonders()
        state.start(seats, numbers(WondersOptions(tower=True)), seed)
        for age in (1, 2, 3):
            while state.age <= age and not state.is_over:
                before = state.clone()
                state.random_play(seed, 1)
            acting = {n for n in range(1, 25) if before.in_force >> n & 1} & set(state.space)
            won, lost = conflicts(state.shields[: state.cities], age, tiles=tiles_of(acting))
            for city in range(state.cities):
                gains = [now - then for now, then in zip(state.wins[city], before.wins[city], strict=True)]
                assert gains == [won[city].count(value) for value in (1, 3, 5)]
                assert state.defeats[city] - before.defeats[city] == lost[city]
