"""Are imagined worlds exactly those under which a seat would have seen the same game (R17.3, R17.4, R17.16)?

The slow answer: every way to deal the cards of the hands that it has not held, and every choice that others could have
made in every round; whatever looked different at any time is out. What remains must be what `redeal` deals, all of it,
each arrangement as often as any other. Seven play, nobody has coins, and all cards in hands are different.
"""

from collections import Counter
from itertools import combinations, product

import msgspec
import pytest

from shinar.check.sampler import check_sampler
from shinar.games.wonders import GAME
from shinar.games.wonders import actions as a
from shinar.games.wonders import state as s
from shinar.games.wonders.cards import CARDS
from tests.compiled import compiled_only
from tests.games.wonders.position import given

pytestmark = compiled_only
VIEWER = 0
BOARDS = ["giza", "rhodes", "alexandria", "ephesus", "babylon", "olympia", "halicarnassus"]
FAMILIES = {"build": a.BUILD, "stage": a.STAGE, "sell": a.SELL}


def small(hands, turn):
    """Everybody has only these cards; the discard pile is known to all."""
    rows = [f"{board}-a 0 [] [{hand}]" for board, hand in zip(BOARDS, hands, strict=True)]
    state = given("\n".join(rows), turn=turn).state
    named = {key for hand in hands for key in hand.split()}
    kept = [[slot for slot in packet if name_of(state, slot) in named] for packet in state.hand[:7]]
    place, left = list(state.place), list(state.left)
    for packet in range(7):
        kept[packet] = kept[packet][: len(hands[0].split())]
        for slot in state.hand[packet][: state.hand_n[packet]]:
            if slot not in kept[packet]:
                place[slot], left[slot] = s.DISCARD, 0
    state.edit(
        place=place, left=left, hand=kept, hand_n=[len(packet) for packet in kept],
        known=[s.ALL_KNOW if where == s.DISCARD else 0 for where in place],
    )  # fmt: skip
    return state


def name_of(state, slot):
    return CARDS[state.kind[slot]].key


def hand_of(state, seat):
    packet = state.holds[seat]
    return state.hand[packet][: state.hand_n[packet]]


def seen(state):
    """All that the viewer can see, by the view and by the numbers."""
    return msgspec.json.encode(GAME.surface.view(state, VIEWER)), tuple(state.observation(VIEWER))


def arrangement(state):
    """What lies where; cards in the discard pile by who laid them and when."""
    slots = zip(state.place, state.left, state.kind, strict=True)
    every = [(place, left, slot // 7, kind) for slot, (place, left, kind) in enumerate(slots)]
    return tuple(sorted(every[: s.AGE_ROOM]))


# -- everything that could be ------------------------------------------------------------------------------------------


def deals(state, hidden):
    """Every way to deal the cards in the hands of these seats."""
    slots = [slot for seat in hidden for slot in hand_of(state, seat)]
    size = len(slots) // len(hidden)
    for cards in partitions(sorted(state.kind[slot] for slot in slots), size):
        kind = list(state.kind)
        for slot, card in zip(slots, cards, strict=True):
            kind[slot] = card
        world = state.clone()
        world.edit(kind=kind)
        yield world


def partitions(cards, size):
    if not cards:
        yield []
    for hand in combinations(cards, size) if cards else []:
        for rest in partitions([card for card in cards if card not in hand], size):
            yield [*hand, *rest]


def choices(state, seat):
    """Every complete choice of a seat, as a sequence of actions."""
    found = []
    for action in state.legal_actions(seat):
        world = state.clone()
        world.play(seat, action)
        rest = choices(world, seat) if world.reveals == state.reveals and seat in world.acting() else [()]
        found += [(action, *more) for more in rest]
    return found


def after(state, sequences):
    """The state after everybody's choice."""
    world = state.clone()
    for seat, sequence in enumerate(sequences):
        for action in sequence:
            world.play(seat, action)
    return world


def open_of(state, seat):
    return state.coins[seat], state.built[seat], state.stage[seat], state.last_use[seat]


def possible(world, seat, wanted):
    """The choices of a seat after which its city would look so. Nobody has coins: no city depends on another."""
    found = []
    for sequence in choices(world, seat):
        sequences = [sequence if other == seat else (sale(world, other),) for other in range(world.seats)]
        if open_of(after(world, sequences), seat) == wanted:
            found.append(sequence)
    return found


def sale(state, seat):
    return next(action for action in state.legal_actions(seat) if a.SELL <= action < a.SELL + s.CARDS)


def worlds_of(start, hidden, rounds):
    """The state in the end, and all arrangements with which the viewer would have seen the same."""
    truth, candidates = start, [world for world in deals(start, hidden) if seen(world) == seen(start)]
    for wishes in rounds:
        sequences = [chosen(truth, seat, wish) for seat, wish in enumerate(wishes.split())]
        truth_after = after(truth, sequences)
        show = seen(truth_after)
        survivors = {}
        for world in candidates:
            others = [possible(world, seat, open_of(truth_after, seat)) for seat in range(1, world.seats)]
            for combination in product(*others):
                new = after(world, [sequences[VIEWER], *combination])
                if seen(new) == show:
                    survivors.setdefault(arrangement(new), new)
        truth, candidates = truth_after, list(survivors.values())
    return truth, Counter(arrangement(world) for world in candidates)


def chosen(state, seat, wish):
    """The first card for which it can be done, and the first answer to every question."""
    family = FAMILIES[wish]
    return next(sequence for sequence in choices(state, seat) if family <= sequence[0] < family + s.CARDS)


# -- positions ---------------------------------------------------------------------------------------------------------

# By seat; in turn 4 of Age I seat 0 has held what seats 1 to 4 have, and in turn 3 what seats 1 to 3 have.
THREE_CARDS = [
    "altar theater baths",
    "lumber-yard stockade barracks",
    "stone-pit guard-tower apothecary",
    "clay-pool workshop scriptorium",
    "ore-vein tree-farm mine",
    "loom marketplace tavern",
    "glassworks west-trading-post press",
]
TWO_CARDS = [
    "altar theater",
    "lumber-yard stockade",
    "stone-pit guard-tower",
    "clay-pool workshop",
    "ore-vein tree-farm",
    "loom tavern",
    "glassworks press",
]
FIRST, SECOND = "build build build build sell sell build", "sell build sell sell sell sell sell"
HISTORIES = {
    "nothing yet": (THREE_CARDS, 4, (5, 6), [], 20),
    "both build, and one of their hands comes": (
        THREE_CARDS,
        4,
        (5, 6),
        ["sell build build build build build build"],
        1,
    ),
    "both sell": (THREE_CARDS, 4, (5, 6), ["sell build build build build sell sell"], None),
    "others sell": (THREE_CARDS, 4, (5, 6), ["build sell build sell build build sell"], None),
    "three unseen hands": (TWO_CARDS, 3, (4, 5, 6), [], 90),
    "one round": (TWO_CARDS, 3, (4, 5, 6), [FIRST], None),
    "two rounds": (TWO_CARDS, 3, (4, 5, 6), [FIRST, SECOND], None),
}


@pytest.mark.parametrize("name", HISTORIES)
def test_r17_16_worlds_are_those_in_which_the_same_was_seen(name):
    hands, turn, hidden, rounds, count = HISTORIES[name]
    state, worlds = worlds_of(small(hands, turn), hidden, rounds)
    assert worlds[arrangement(state)] == 1
    assert count in (None, len(worlds))
    assert count or len(worlds) > 5, len(worlds)
    fit = check_sampler(state, VIEWER, worlds, arrangement, worlds=20 * len(worlds))
    assert fit.ok, fit
