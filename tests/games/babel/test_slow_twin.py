"""Do the fast rules and their slow twin agree, on positions from play and on invented ones, with odd options?"""

import random

import pytest

from shinar.games.babel import GAME
from shinar.games.babel.notation import TEXTS
from shinar.games.babel.options import BabelOptions
from tests.games.babel import slow
from tests.games.babel.drawing import NATION_BOX, build, draw, tell
from tests.games.babel.position import Position

SET_BY_A_MOVE = [
    *(f"{who} {name}" for who in "01" for name in ["pawn", "hand", "stack", "held", "hidden"]),
    *(f"{who} {site}{end}" for who in "01" for site in slow.NATIONS for end in ("", ":")),
    *("returned", "discards", "migrated", "must", "over", "opener"),
]


def odd_options(dice):
    values = {}
    for spec in GAME.option_specs():
        choices = spec.values or ((True, False) if spec.kind == "switch" else (1, 7, 100))
        values[spec.name] = dice.choice([spec.default, *choices])
    return BabelOptions(**values)


def invented(dice, options, *, due):
    """Any position of a game that goes on: where the held card is due, with few cards, so that duty is in danger."""
    facts = scattered(dice, due=due)
    while not (high(facts) < 15 or (high(facts) < 20 and low(facts) > 9)):
        facts = scattered(dice, due=due)
    facts["opener"] = dice.choice("01" if high(facts) >= 15 else "01---" if low(facts) > 9 else "-")
    return build(facts, options)


def high(facts):
    return max(slow.sum_of(facts, who) for who in "01")


def low(facts):
    return min(slow.sum_of(facts, who) for who in "01")


def scattered(dice, *, due):
    nations = [nation for nation, count in NATION_BOX.items() for _ in range(count)]
    temples = [str(level) for level in range(1, 7) for _ in range(11 - level)][2:]
    dice.shuffle(nations)
    dice.shuffle(temples)
    facts = {"active": dice.choice("01"), "migrated": dice.choice("01")}

    def some(heap, most):
        taken = [heap.pop() for _ in range(min(len(heap), dice.randint(0, most)))]
        return "".join(taken) or "."

    for who in "01":
        mine = who == facts["active"]
        facts[f"{who} hand"] = some(nations, 3 if due and mine else 6)
        facts[f"{who} pawn"] = dice.choice("AHMPS" + "Q" * due)
        for site in "AHMPS":
            cards = some(nations, dice.choice([0, 0, 4]) if due else 9)
            facts[f"{who} {site}"] = "".join(sorted(cards)) if dice.random() < 0.7 else cards
            facts[f"{who} {site}:"] = "".join(sorted(set(some(temples, dice.choice([0, 1, 2])))))
        facts[f"{who} stack"] = some(temples, 3)
        facts[f"{who} held"] = "1" if due and mine else "0"
    site = facts[f"{facts['active']} pawn"]
    if site != "Q" and dice.random() < 0.6:  # what could be built there comes to the top of a stack
        wanted = str(slow.level(facts, facts["active"], site) + dice.choice([1, 2]))
        if wanted in temples:
            temples.remove(wanted)
            slow.put(facts, dice.choice(["0 stack", "1 stack"]), wanted)
    facts["must"] = str(int(due))
    return facts


def agree(state, options):
    """The same moves, each with the same effect."""
    facts = tell(state)
    fast = [TEXTS[action] for seat in state.acting() for action in state.legal_actions(seat)]
    assert fast == slow.moves(facts, options), f"{options}\n{draw(state)}"
    for move in fast:
        if move != "end":
            copy = state.clone()
            copy.play(copy.acting()[0], TEXTS.index(move))
            found, expected = tell(copy), slow.after(facts, options, move)
            watched = SET_BY_A_MOVE if expected["over"] == "1" else [*SET_BY_A_MOVE, "halving", "pending"]
            wrong = {name: (found[name], expected[name]) for name in watched if found[name] != expected[name]}
            assert not wrong, f"{move}: {wrong}\n{options}\n{draw(state)}"
            if found["pending"] != "-" or found["halving"] > facts["halving"]:
                agree(copy, options)
    return fast


@pytest.mark.parametrize("part", range(4))
def test_positions_from_play(part):
    dice = random.Random(part)
    seen = 0
    while seen < 250:
        options = odd_options(dice)
        state = GAME.new(dice.randrange(1 << 40), options=options)
        state.random_play(part, dice.randrange(12))
        while not state.is_over:
            agree(state, options)
            seen += 1
            state.random_play(dice.randrange(1 << 40), dice.randrange(1, 16))


@pytest.mark.parametrize("part", range(4))
def test_invented_positions(part):
    dice = random.Random(100 + part)
    kinds = set()
    for _ in range(200):
        options = odd_options(dice)
        state = invented(dice, options, due=False)
        kinds |= set(agree(state, options))
    assert kinds >= {"destroy", "steal", "defect", "skip:own", "skip:other", "own", "other"}


@pytest.mark.parametrize("part", range(4))
def test_the_duty_of_the_first_turn(part):
    dice = random.Random(200 + part)
    refused = 0
    ended = 0
    for _ in range(200):
        options = odd_options(dice)
        state = invented(dice, options, due=True)
        possible = slow.can_still_build_held(tell(state), options)
        if not possible and options.first_turn_guard:
            continue  # the guard has seen to it that this cannot come about
        moves = agree(state, options)
        ended += "end" in moves
        position = Position(state)
        refused += sum("would-break" in position.reason(move) for move in slow.ACTION_ORDER)
    assert refused > 20
    assert ended > 5


def test_early_turns_of_play_with_few_cards():
    """Waived duties, duties that come back, and first turns in which cards have been wasted."""
    dice = random.Random(7)
    for seed in range(25):
        options = BabelOptions(first_turn_guard=bool(seed % 2), allow_empty_skill=bool(seed % 3))
        state = GAME.new(seed, options=options)
        while state.turn < 4 and not state.is_over:
            if sum(state.hand_n) < 12:
                agree(state, options)
            state.random_play(dice.randrange(1 << 40), 1)
