"""Are possible worlds as likely as they should be? Compared with slow, obvious listings of all that could be."""

import math
from collections import Counter
from itertools import permutations, product

import msgspec
import pytest

from shinar.catalog import load
from shinar.check.sampler import check_sampler, chi_square_tail
from shinar_example import GAME as CARAVAN
from shinar_example.options import CaravanOptions
from shinar_example.rules import CARAVAN as LOADED
from shinar_example.rules import HAND, LOAD, MARKET, SELL, SOLD, STOCK, TAKE, packet_of

BABEL = load("babel")


# -- the test itself ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("x", "freedom", "tail"),
    [  # from printed tables
        (3.841459, 1, 0.05), (5.991465, 2, 0.05), (7.814728, 3, 0.05), (18.307038, 10, 0.05), (30.143527, 19, 0.05),
        (10.827566, 1, 0.001), (124.342113, 100, 0.05), (0.0, 7, 1.0), (6.251389, 3, 0.10),
        (1074.679, 1000, 0.05), (1106.969, 1000, 0.01),
    ],
)  # fmt: skip
def test_chi_square_agrees_with_the_tables(x, freedom, tail):
    assert math.isclose(chi_square_tail(x, freedom), tail, rel_tol=1e-4)


def test_a_lopsided_sampler_is_found_out():
    state = CARAVAN.new(1)
    fair = dict.fromkeys(range(64), 1)
    assert check_sampler(state, 0, fair, lambda world: world.rng % 64, worlds=1500).ok
    lopsided = check_sampler(state, 0, fair, lambda world: max(world.rng % 64, 4), worlds=1500)
    assert not lopsided.ok
    assert not check_sampler(state, 0, {0: 1}, lambda world: world.rng % 2, worlds=9).ok


# -- Caravan: all deals under which a seat would have seen the same game ----------------------------------------------


def world_of(state):
    """What lies where, and what is sealed; cards of the same good are not told apart."""
    lies = tuple(sorted(zip(state.place, state.good, strict=True)))
    sealed = tuple(
        (state.good[state.taken[seat] - 1], state.errand[seat]) if state.errand[seat] else None
        for seat in range(state.seats)
    )
    return lies, sealed


def small_game(options, kept):
    """Three seats and only `kept` cards in the stock, so that everything can be listed."""
    start = CARAVAN.new(3, seats=3, options=options)
    place = list(start.place)
    for card in [card for card, where in enumerate(place) if where == STOCK][kept:]:
        place[card] = MARKET
    good = [g if where == MARKET else g % 2 + 1 for g, where in zip(start.good, place, strict=True)]
    start.edit(place=place, good=good)
    return start


def play_through(start, errands, last_seats):
    """Turn by turn everybody takes the first card there is and does his errand; in the last turn only some do."""
    history = []
    state = start.clone()
    for turn, wishes in enumerate(errands):
        for seat in range(3):
            if turn == len(errands) - 1 and seat not in last_seats:
                continue
            action = state.legal_actions(seat)[0]
            state.play(seat, action)
            history.append((seat, action, state.taken[seat] - 1))
            state.play(seat, wishes[seat])
            history.append((seat, wishes[seat], None))
    return state, history


def seen_by(viewer, start, history):
    """The game as this seat saw it, step by step; None where the history was not possible."""
    state = start.clone()
    views = [CARAVAN.surface.view(state, viewer)]
    for seat, action, card in history:
        if card is not None:
            if seat == viewer and state.good[card] != action + 1:
                return None, state
            action = TAKE + state.good[card] - 1
        if state.reason(seat, action):
            return None, state
        state.play(seat, action)
        views.append(CARAVAN.surface.view(state, viewer))
    return msgspec.json.encode(views), state


def arrangements(goods):
    return sorted(set(permutations(goods)))


def list_worlds(viewer, start, history, last_seats):
    """Every deal of the cards he does not see in the end, and every choice sealed this turn, equally likely."""
    truth, end = seen_by(viewer, start, history)
    resolved = history[: len(history) - 2 * len(last_seats)]
    own = {card for seat, _, card in history if seat == viewer}
    in_sight = {MARKET, HAND + packet_of(end, viewer, end.turn), LOADED, LOADED + 1, LOADED + 2}
    loose = [card for card, where in enumerate(end.place) if card not in own and where not in in_sight]
    others = [seat for seat in last_seats if seat != viewer]
    worlds = Counter()
    for goods in arrangements([start.good[card] for card in loose]):
        deal = start.clone()
        good = list(start.good)
        for card, kind in zip(loose, goods, strict=True):
            good[card] = kind
        deal.edit(good=good)
        views, before = seen_by(viewer, deal, resolved)
        if views is None or not truth.startswith(views[:-1]):
            continue
        mine = [(seat, action, card) for seat, action, card in history[len(resolved) :] if seat == viewer]
        hands = [
            [c for c, where in enumerate(before.place) if where == HAND + packet_of(before, seat, before.turn)]
            for seat in others
        ]
        errands = [[SELL, LOAD, LOAD + 1] if before.coins[seat] else [SELL] for seat in others]
        for choice in product(*(product(hand, errand) for hand, errand in zip(hands, errands, strict=True))):
            world = before.clone()
            for seat, action, _ in mine:
                world.play(seat, action)
            for seat, (card, errand) in zip(others, choice, strict=True):
                world.play(seat, TAKE + world.good[card] - 1)
                world.play(seat, errand)
            worlds[world_of(world)] += 1
    return worlds


LEFT, RIGHT = LOAD, LOAD + 1
POSITIONS = {
    "unseen": ([(SELL, SELL, SELL), (LEFT, SELL, SELL)], [0], 3),
    "sealed": ([(LEFT, RIGHT, SELL), (SELL, SELL, SELL)], [1, 2], 2),
    "passed on": ([(SELL, SELL, SELL), (SELL, SELL, LEFT), (SELL, SELL, SELL)], [2], 2),
    "come round": ([(SELL, SELL, SELL), (LEFT, SELL, SELL), (SELL, SELL, SELL), (SELL, SELL, SELL)], [1], 2),
}


@pytest.mark.parametrize("name", POSITIONS)
@pytest.mark.parametrize("open_sales", [False, True])
@pytest.mark.parametrize("passing", ["left", "right"])
def test_worlds_of_caravan(name, open_sales, passing):
    errands, last_seats, kept = POSITIONS[name]
    start = small_game(CaravanOptions(passing=passing, open_sales=open_sales, packet=max(3, len(errands))), kept)
    state, history = play_through(start, errands, last_seats)
    viewer = 0
    worlds = list_worlds(viewer, start, history, last_seats)
    assert worlds[world_of(state)]
    fit = check_sampler(state, viewer, worlds, world_of, worlds=1500)
    assert fit.ok, fit


def test_a_packet_that_comes_round_shows_what_was_sold():
    start = small_game(CaravanOptions(packet=4), 2)
    state, _ = play_through(start, POSITIONS["come round"][0], [])
    (lot,) = [lot for lot in CARAVAN.surface.view(state, 0).lots if lot.packet == 0]
    assert lot.sold == [1, 2]
    assert lot.in_hand == 0
    assert sum(place >= SOLD for place in state.place) + sum(LOADED <= p < SOLD for p in state.place) == 9


# -- Babel: positions with few unseen cards ----------------------------------------------------------------------------


def babel_with_few_nations(pile, hand, known, face_down):
    """Seat 1 has `hand` and `face_down`, of which seat 0 knows `known` together; everything else lies open."""
    state = BABEL.new(1, options=BABEL.read_options({"halve_reveals": "false"}))
    counts = [hand.count(n) for n in range(5)]
    below = [face_down.count(n) for n in range(5)]
    own = [1, 0, 1, 0, 1]
    discards = [12 - counts[n] - below[n] - own[n] - pile.count(n) for n in range(5)]
    state.edit(
        pile=pile, pile_n=len(pile), hand=[own, counts], hand_n=[3, len(hand)], discards=discards,
        known=[[0] * 5, [known.count(n) for n in range(5)]], hidden=[[0] * 5, below], hidden_n=[0, len(face_down)],
    )  # fmt: skip
    return state


def counted(nations):
    return tuple(nations.count(n) for n in range(5))


def nations_of(state):
    return tuple(state.hand[1]), tuple(state.hidden[1]), tuple(state.pile[: state.pile_n])


@pytest.mark.parametrize(
    ("pile", "hand", "known", "face_down"),
    [
        ([0, 1, 2], [0, 1], [], []),
        ([0, 1], [0, 0, 3], [0], []),
        ([4, 4], [0, 1, 2, 2], [0, 2], [1]),
        ([0], [1, 1], [], [2, 0]),
        ([], [1, 2], [], [0, 2]),
        ([3, 0, 3], [], [], []),
    ],
)
def test_worlds_of_babel_nations(pile, hand, known, face_down):
    """All ways to lay the unseen cards out that leave the known ones in the hand or face down before it."""
    state = babel_with_few_nations(pile, hand, known, face_down)
    loose = hand + face_down
    for nation in known:
        loose.remove(nation)
    cards = known + loose + pile
    held, owned = len(hand), len(hand) + len(face_down)
    worlds = Counter()
    for places in permutations(range(len(cards))):
        if all(card in places[:owned] for card in range(len(known))):
            nations = [cards[card] for card in places]
            worlds[counted(nations[:held]), counted(nations[held:owned]), tuple(nations[owned:])] += 1
    assert worlds[nations_of(state)]
    fit = check_sampler(state, 0, worlds, nations_of, worlds=2000)
    assert fit.ok, fit


def babel_with_few_temples(quarry, stack):
    """Seat 1 has drawn `stack` in pairs, the lower of each on top; seat 0 sees the tops only."""
    state = BABEL.new(1, options=BABEL.read_options({"temple_stacks_public": "top_only"}))
    seen = [i % 2 for i in range(len(stack))]
    state.edit(
        quarry=quarry, quarry_n=len(quarry), low=len(quarry), stack=[[], stack], stack_n=[0, len(stack)],
        stack_seen=[[], seen],
    )  # fmt: skip
    return state


def temples_of(state):
    return tuple(state.stack[1][: state.stack_n[1]]), tuple(state.quarry[: state.quarry_n])


def drawn(cards):
    """The stack that pairs of cards become."""
    return tuple(card for i in range(0, len(cards), 2) for card in sorted(cards[i : i + 2], reverse=True))


@pytest.mark.parametrize(
    ("quarry", "stack"),
    [
        ([3, 5, 4], [6, 2]),
        ([1, 3, 5], [4, 2]),
        ([3, 6], [5, 1, 4, 2]),
        ([], [5, 1, 4, 2, 6, 3]),
        ([2, 3, 4], [2, 2]),
        ([2, 4], [3, 1, 2, 2]),
    ],
)
def test_worlds_of_babel_temples(quarry, stack):
    """All orders of the quarry from the start, as far as what was drawn looks the same."""
    state = babel_with_few_temples(quarry, stack)
    worlds = Counter()
    for cards in permutations(stack + quarry):
        pairs = drawn(cards[: len(stack)])
        if pairs[1::2] == tuple(stack[1::2]):
            worlds[pairs, cards[len(stack) :]] += 1
    assert worlds[temples_of(state)]
    fit = check_sampler(state, 0, worlds, temples_of, worlds=3000)
    assert fit.ok, fit


def test_what_is_discarded_face_down_was_in_the_hand():
    """Seat 0 knows two Assyrians in a hand of three; one card is halved away face down, so both are still there."""
    state = babel_with_few_nations([1, 2, 3], [0, 0, 4], [0, 0], [])
    state.edit(phase=2, active=0, halving=1)
    state.play(1, BABEL.surface.parse("-A"))
    for seed in range(100):
        world = state.redealt(0, seed)
        assert world.hand[1][0] + world.hidden[1][0] >= 2
