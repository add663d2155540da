"""Does `redeal` deal what a seat cannot know, all of it, and each arrangement as often as it should?

The worlds of small positions are listed here one by one, from the rules of knowledge as RULES.md tells them: who held
which hand when. knowledge.py is only asked for its worlds.
"""

from collections import Counter
from itertools import permutations
from random import Random

from shinar.check import check_sampler
from shinar.games.wonders import GAME
from shinar.games.wonders.actions import RAISE, SELL
from shinar.games.wonders.cards import GUILDS
from shinar.games.wonders.options import WondersOptions
from shinar.games.wonders.state import (
    AGE_ROOM,
    ALL_KNOW,
    BOX,
    DISCARD,
    DRAW,
    HAND,
    HAND_SIZE,
    NO_SLOT,
    PLAY,
    TILE_HAND,
    TILE_SLOTS,
    TURNS,
)
from tests.compiled import compiled_only

pytestmark = compiled_only
HAND_OF_LEADER = {1: 0, 2: 1, 3: 0}  # the packet that the drawn cards join (R12.4, R12.5)


def played(seed, seats, turns, choose, **options):
    """A game in which everybody has chosen by `choose(state, seat)` for so many turns."""
    state = GAME.new(seed, seats=seats, options=WondersOptions(**options))
    while not state.is_over and (state.age - 1) * TURNS + state.turn < turns:
        seat = state.acting()[0]
        state.play(seat, choose(state, seat))
    return state


def sell_or_first(state, seat):
    """Sell the lowest card; for the Free City, whatever comes first."""
    legal = state.legal_actions(seat)
    return next((action for action in legal if SELL <= action < RAISE), legal[0])


def hand(state, seat):
    packet = state.holds[seat]
    return [state.kind[slot] for slot in state.hand[packet][: state.hand_n[packet]]]


def narrowed(state, keep):
    """The same position with all cards but those in the slots `keep` made known: few enough worlds to list."""
    known = [mask if slot in keep else mask | ALL_KNOW for slot, mask in enumerate(state.known)]
    small = state.clone()
    small.edit(known=known)
    return small


def arrangements(state, slots):
    """How often each assignment of the kinds in these slots to the slots comes up, all permutations taken once."""
    kinds = [state.kind[slot] for slot in slots]
    return Counter(permutations(kinds))


def test_r17_16_cards_never_seen_lie_anywhere():
    state = GAME.new(5, seats=3)
    seat = 0
    others = [slot for slot in range(AGE_ROOM) if HAND <= state.place[slot] != HAND + state.holds[seat]]
    slots = others[2:4] + others[9:11]
    small = narrowed(state, set(slots))
    expected = arrangements(small, slots)
    fit = check_sampler(small, seat, expected, lambda world: tuple(world.kind[slot] for slot in slots))
    assert fit.ok, fit


def test_r17_3_what_is_left_of_a_hand_passed_on_is_one_lot():
    """Seat 0 saw five cards of its first hand go round; one of each two others was thrown away face down."""
    state = played(3, 4, 3, sell_or_first)
    first_hand = [slot for slot in range(AGE_ROOM) if slot // 7 == 0]
    gone = [slot for slot in first_hand if state.place[slot] == DISCARD and state.left[slot] in (1, 2)]
    there = [slot for slot in first_hand if state.place[slot] >= HAND and state.place[slot] < DISCARD][:2]
    slots = gone + there
    assert len(slots) == 4
    small = narrowed(state, set(slots))
    expected = arrangements(small, slots)
    fit = check_sampler(small, 0, expected, lambda world: tuple(world.kind[slot] for slot in slots))
    assert fit.ok, fit


def test_r17_5_what_one_has_sold_oneself_stays_known():
    state = played(3, 4, 3, sell_or_first)
    own = [slot for slot in range(AGE_ROOM) if state.place[slot] == DISCARD and state.left[slot] == 0 and slot < 7]
    assert len(own) == 1
    for seed in range(20):
        assert state.redealt(0, seed).kind[own[0]] == state.kind[own[0]]


def test_r17_7_guilds_in_the_box_come_from_all_unseen_guilds():
    state = played(7, 3, 12, sell_or_first)
    assert state.age == 3
    first = 2 * AGE_ROOM
    boxed = [slot for slot in range(first, first + AGE_ROOM) if state.place[slot] == BOX]
    seat = 0
    elsewhere = [
        slot for slot in range(first, first + AGE_ROOM)
        if HAND <= state.place[slot] < DISCARD and state.place[slot] != HAND + state.holds[seat]
    ]  # fmt: skip
    guilds = [slot for slot in elsewhere if state.kind[slot] in GUILDS][:1]
    plain = [slot for slot in elsewhere if state.kind[slot] not in GUILDS][:1]
    slots = boxed[:2] + guilds + plain
    assert len(slots) == 4
    small = narrowed(state, set(slots))
    kinds = [state.kind[slot] for slot in slots]
    expected = Counter(order for order in permutations(kinds) if order[0] in GUILDS and order[1] in GUILDS)
    fit = check_sampler(small, seat, expected, lambda world: tuple(world.kind[slot] for slot in slots))
    assert fit.ok, fit


def test_r17_15_which_of_two_hidden_cards_lies_where():
    """Two players: the leader hides two cards in one turn, one that the other had seen and the one drawn then."""
    state, seen, drawn = two_hidden_cards()
    other = (state.age - 1 + state.turn - 1 + 1) % 2  # did not lead in the turn that is over
    base = AGE_ROOM * (state.age - 1)
    unseen = next(slot for slot in range(base + 14, base + 21) if state.place[slot] == DRAW)
    small = narrowed(state, {drawn, seen, unseen})
    one, two = sorted((state.place[drawn], state.place[seen]))

    def key(world):
        return tuple(sorted((world.place[slot], world.kind[slot]) for slot in (drawn, seen))), world.kind[unseen]

    expected = Counter()
    known = state.kind[seen]
    for drew, left in permutations((state.kind[drawn], state.kind[unseen])):
        expected[((one, known), (two, drew)), left] += 1
        expected[((one, drew), (two, known)), left] += 1
    assert check_sampler(small, other, expected, key).ok


def two_hidden_cards():
    """A position just after such a turn, and the two slots."""
    for seed in range(3000):
        state = GAME.new(seed, seats=2)
        dice = Random(seed)
        while not state.is_over:
            age, turn = state.age, state.turn
            state.play(state.acting()[0], dice.choice(state.legal_actions(state.acting()[0])))
            if (state.age, state.turn) == (age, turn + 1) and turn > 0:
                base = AGE_ROOM * (age - 1)
                packet = HAND_OF_LEADER[age]
                own = [*range(base + 7 * packet, base + 7 * packet + 7), *range(base + 14, base + 15 + turn)]
                left = [slot for slot in own if state.left[slot] == turn and not state.known[slot]]
                hidden = [slot for slot in left if state.place[slot] >= DISCARD]
                drawn = base + 14 + turn
                differ = len({state.place[slot] for slot in hidden}) == len({state.kind[slot] for slot in hidden}) == 2
                if len(hidden) == 2 and drawn in hidden and differ:
                    return state, hidden[0], drawn
    raise AssertionError("no such game")


def test_r17_8_tiles_passed_on_are_known_but_not_whose_they_are():
    state = GAME.new(11, seats=3, options=WondersOptions(tower=True))
    while state.phase != PLAY:
        seat = state.acting()[0]
        state.play(seat, state.legal_actions(seat)[0])
    passed = [slot for slot in range(TILE_SLOTS, TILE_SLOTS + 3) if state.place[slot] != TILE_HAND]
    assert len(passed) == 2
    worlds = [state.redealt(0, seed) for seed in range(40)]
    both = sorted(state.kind[slot] for slot in passed)
    assert all(sorted(world.kind[slot] for slot in passed) == both for world in worlds)
    assert len({tuple(world.kind[slot] for slot in passed) for world in worlds}) == 2


def test_r17_13_a_sealed_choice_may_be_any():
    state = GAME.new(2, seats=3)
    state.play(1, state.legal_actions(1)[-1])
    worlds = [state.redealt(0, seed) for seed in range(60)]
    assert all(1 not in world.acting() for world in worlds)
    assert len({(world.use[1], world.kind[world.pick[1]]) for world in worlds}) > 10
    begun = state.redealt(0, 1)
    assert begun.pick[0] == NO_SLOT


def test_r17_14_cards_of_the_pile_stay_where_they_were_laid():
    state = played(4, 3, 4, sell_or_first)
    pile = [slot for slot in range(AGE_ROOM) if state.place[slot] == DISCARD]
    for viewer in (-1, 0, 2):
        world = state.redealt(viewer, 9)
        assert [slot for slot in range(AGE_ROOM) if world.place[slot] == DISCARD] == pile
        assert [world.left[slot] for slot in pile] == [state.left[slot] for slot in pile]


def test_r12_16_who_sells_for_the_free_city_shows_the_hand():
    state, before = free_city_sale()
    drawn = HAND_SIZE * 2 + state.turn  # by the other, who has the hand by now
    shown = [slot for slot in range(AGE_ROOM) if state.place[slot] == HAND and slot != drawn]
    assert len(shown) == HAND_SIZE - state.turn
    kinds = Counter(state.kind[slot] for slot in shown)
    for viewer in (-1, before.holder):
        worlds = [state.redealt(viewer, seed) for seed in range(20)]
        assert all(Counter(world.kind[slot] for slot in shown) == kinds for world in worlds)
    (sold,) = [slot for slot in range(AGE_ROOM) if state.known[slot] & ALL_KNOW]
    assert state.kind[sold] in hand(before, before.holder)
    assert {state.redealt(-1, seed).kind[sold] for seed in range(20)} == {state.kind[sold]}


def free_city_sale():
    """A position just after the Free City has sold a card for the first time, and the one in which this was chosen."""
    for seed in range(3000):
        state = GAME.new(seed, seats=2)
        dice = Random(seed)
        while state.age == 1:
            before, turn = state.clone(), state.turn
            seat = state.acting()[0]
            state.play(seat, dice.choice(state.legal_actions(seat)))
            if state.shown[0] and state.turn == turn + 1:
                return state, before
            if state.shown[0]:
                break
    raise AssertionError("no such game")
