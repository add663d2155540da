"""Section 10 of RULES.md: what everybody sees, and what nobody may. What is remembered is in test_r10_memory.py."""

import msgspec
import pytest

from shinar.games.babel import GAME
from shinar.games.babel.options import BabelOptions
from tests.games.babel.position import dealt, given

EVERYBODY = (0, 1, None)
RICH = """
          A           H          M      P     S     hand    stack
     0>   *AAAHHH:1   MP         SSS    .     .:3   AHMPS   16253
     1    AMP:12      HHH:1345   *PPP   .     .     MMPP    621    held
"""
OPTION_SETS = [
    {},
    {"halve_reveals": False},
    {"temple_stacks_public": "top_only"},
    {"hand_size_public": "announce_4_plus", "reshuffle": "on_exhaustion"},
    {"halve_reveals": False, "temple_stacks_public": "top_only", "hand_size_public": "announce_4_plus"},
]


def test_r10_1_a_hand_is_seen_by_its_owner_only():
    position = given(RICH)
    hands = {viewer: [side.hand for side in position.view(viewer).sides] for viewer in EVERYBODY}
    assert hands == {0: [[1, 1, 1, 1, 1], None], 1: [None, [0, 0, 2, 2, 0]], None: [None, None]}


def test_r10_1_a_spectator_cannot_tell_the_hands_that_the_players_know():
    """Each player knows the other's hand when the pile has run out (R10.11): a spectator does not."""
    position = given("""
              A     H   M   P   S    hand    stack
         0>   *.    .   .   .   ~    AAHHM   .
         1    *.    .   .   .   .    MPSSS   .
         pile=AHM
    """)
    position.when("end").then("1>  *. . . . .   AHMMPSSS .  known=AHMMPSSS")
    worlds = {tuple(map(tuple, position.state.redealt(-1, seed).hand)) for seed in range(60)}
    assert len(worlds) > 1


def test_r10_2_the_board_is_seen_by_everybody():
    position = given(RICH + " discards=AAP opener=1 turn=8")
    for viewer in EVERYBODY:
        view = position.view(viewer)
        assert [side.pawn for side in view.sides] == [0, 2]
        assert [side.held for side in view.sides] == [False, True]
        assert view.sides[0].columns == [[0, 0, 0, 1, 1, 1], [2, 3], [4, 4, 4], [], []]
        assert view.sides[0].temples == [[1], [], [], [], [3]]
        assert view.sides[1].columns == [[0, 2, 3], [1, 1, 1], [3, 3, 3], [], []]
        assert view.sides[1].temples == [[1, 2], [1, 3, 4, 5], [], [], []]
        assert view.discards == [2, 0, 0, 1, 0]
        assert view.end_phase == 1
        assert (view.turn, view.active) == (8, 0)
    assert given(RICH).view(None).end_phase is None
    assert [side.pawn for side in dealt().view(1).sides] == [None, None]


def test_r10_3_pile_and_quarry_are_numbers():
    position = given(RICH)
    shuffled = position.copy()
    size, cards = position.state.pile_n, position.state.pile
    rows, temples = position.state.quarry_n, position.state.quarry
    shuffled.state.edit(pile=cards[:size][::-1], quarry=temples[:rows][::-1])
    for viewer in EVERYBODY:
        assert (position.view(viewer).pile, position.view(viewer).quarry) == (size, rows)
        assert position.view(viewer) == shuffled.view(viewer)
        number = -1 if viewer is None else viewer
        assert position.state.observation(number) == shuffled.state.observation(number)


def test_r10_4_both_temple_stacks_are_public():
    position = given(RICH).when("end")
    stack = [int(card) for card in position.facts["0 stack"]]
    for viewer in EVERYBODY:
        assert [side.stack for side in position.view(viewer).sides] == [stack, [6, 2, 1]]


def test_r10_5_top_only_shows_what_is_or_was_on_top():
    position = given("0>  *AAA . . . .   . 2\n1  . . . . .   . .\nquarry=5341", temple_stacks_public="top_only")
    position.when("end")
    seen = {viewer: position.view(viewer).sides[0].stack for viewer in EVERYBODY}
    assert seen == {0: [2, 4, 1], 1: [2, 0, 1], None: [2, 0, 1]}
    position.when("end")
    assert position.view(0).sides[1].stack == [0, 3]
    assert position.view(1).sides[1].stack == [5, 3]
    position.when("own").then("0>  *AAA:1 . . . .   ? 24")  # uncovers the 4
    assert position.view(1).sides[0].stack == position.view(None).sides[0].stack == [2, 4]
    position.when("end")
    upper, lower = position.view(0).sides[0].stack[2:]
    assert position.view(1).sides[0].stack == [2, 4, 0, lower]  # the 4 was on top once
    assert upper >= lower


def test_r10_5_top_only_shows_known_cards_that_returned():
    for heap, stack in (("21", [2, 1]), ("3456", [6, 5])):
        picture = f"0>  . . . . .   . .\n1  . . . . .   . .\nquarry=3 returned={heap}"
        position = given(picture, temple_stacks_public="top_only").when("end")
        assert position.view(1).sides[0].stack == position.view(None).sides[0].stack == stack
    # One known card: a 6 over an unknown 3 must be the covered one; a 1 over an unknown 3 tells nothing about it.
    for heap, stack in (("6", [6, 3]), ("1", [0, 1]), ("3", [0, 3])):
        picture = f"0>  . . . . .   . .\n1  . . . . .   . .\nquarry=53 returned={heap}"
        position = given(picture, temple_stacks_public="top_only").when("end")
        assert position.view(1).sides[0].stack == stack


def test_r10_6_a_covered_card_is_not_lower_than_its_cover():
    picture = "0>  . . . . .   . .\n1  . . . . .   . .\nquarry=64"
    position = given(picture, temple_stacks_public="top_only").when("end").then("0  . . . . .   . 64  seen=01")
    worlds = [position.state.redealt(1, seed).stack[0][:2] for seed in range(300)]
    assert all(lower == 4 for _, lower in worlds)
    assert {upper for upper, _ in worlds} == {4, 5, 6}
    assert {tuple(position.state.redealt(0, seed).stack[0][:2]) for seed in range(50)} == {(6, 4)}
    # The 3 had returned to the quarry and was drawn first: what lies below it was drawn second, and is 3 or more.
    position = given(picture + " returned=3", temple_stacks_public="top_only").when("end").then("0 . . . . .  . 43")
    worlds = [position.state.redealt(1, seed).stack[0][:2] for seed in range(300)]
    assert {tuple(world) for world in worlds} == {(3, 3), (4, 3), (5, 3), (6, 3)}


def test_r10_7_hand_sizes_are_public():
    position = given(RICH)
    for viewer in EVERYBODY:
        assert [side.hand_size for side in position.view(viewer).sides] == [5, 4]
    position.when("+A +H")
    for viewer in EVERYBODY:
        assert [side.hand_size for side in position.view(viewer).sides] == [3, 4]


ANNOUNCE = {"hand_size_public": "announce_4_plus"}


def test_r10_8_only_what_was_announced():
    position = given("0>  . . . . .   AHMPS .  announced=0\n1  *A . . . .   AHMP .", **ANNOUNCE)

    def told():
        return {v: [(side.hand_size, side.announced) for side in position.view(v).sides] for v in EVERYBODY}

    assert told() == {0: [(5, 0), (None, 4)], 1: [(None, 0), (4, 4)], None: [(None, 0), (None, 4)]}
    position.when(">A")
    assert told()[1][0] == (None, 0)
    position.when("end")
    assert told()[1] == [(None, 4), (7, 4)]
    position.when("+A +H +M +P end")
    assert told()[0] == [(7, 4), (None, 0)]
    assert position.state.observation(0)[75 + 396 + 3] == 0  # of the other side: as announced
    assert position.state.observation(1)[75 + 396 + 3] == 4


def test_r10_8_before_the_first_announcement_the_starting_hand():
    for hands, announced in (("3-5", [0, 5]), ("5-5", [5, 5])):
        view = dealt(starting_hands=hands, **ANNOUNCE).view(None)
        assert [side.announced for side in view.sides] == announced
        assert [side.hand_size for side in view.sides] == [None, None]


def test_r10_8_a_move_does_not_tell_the_size_either():
    """`halve:A` may be chosen; how many cards it would cost is the other hand's size, which is not announced."""
    counts = set()
    for hand in (4, 7):
        position = given(f"0>  *AAA . . . .   . .\n1  . . . . .   {hand} .  announced=4", **ANNOUNCE)
        counts.add(GAME.surface.move(position.state, 0, GAME.surface.parse("halve:A")).count)
    assert len(counts) == 1


@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_r10_14_games_that_differ_in_secrets_only_look_alike(options):
    """A redeal changes secrets only, and all of them; nothing that a player is shown may change with it."""
    for seed in range(12):
        state = GAME.new(seed, options=BabelOptions(**options))
        while not state.is_over:
            state.random_play(seed, 11)
            for viewer in (0, 1, -1):
                world = state.redealt(viewer, seed)
                seat = None if viewer < 0 else viewer
                assert GAME.surface.view(world, seat) == GAME.surface.view(state, seat)
                assert world.observation(viewer) == state.observation(viewer)
                assert GAME.proofs.census(world) == GAME.proofs.census(state)
                if viewer in state.acting():
                    assert world.legal_actions(viewer) == state.legal_actions(viewer)


def test_r10_14_no_view_holds_a_field_it_should_not():
    """All pile and quarry orders, hands and face-down cards are told apart by the state; no viewer's message is."""
    for options in OPTION_SETS:
        for seed in range(5):
            state = GAME.new(seed, options=BabelOptions(**options))
            state.random_play(seed, 60)
            for viewer in EVERYBODY:
                number = -1 if viewer is None else viewer
                worlds = [state.redealt(number, n) for n in range(8)]
                messages = {msgspec.json.encode(GAME.surface.view(world, viewer)) for world in worlds}
                assert len(messages) == 1
                if not state.is_over:
                    assert len({bytes(world.pile) for world in worlds}) > 1
