"""Section 10 of RULES.md: what a player knows by having watched and counted."""

from collections import Counter

from shinar.games.babel.notation import LETTERS
from tests.games.babel.position import Position, dealt, given

EVERYBODY = (0, 1, None)


def hands(position, viewer, owner, worlds=200):
    """The hands that the owner may have, for all the viewer knows."""
    return {tuple(position.state.redealt(viewer, seed).hand[owner]) for seed in range(worlds)}


def counted(cards):
    return [cards.count(letter) for letter in LETTERS]


def test_r10_9_returned_temple_cards_are_known_in_their_order():
    position = given("0>  *AAA . . . .   . .\n1  A:1356 . . . .   . .\nquarry=44").when("destroy")
    for viewer in EVERYBODY:
        assert position.view(viewer).returned == [1, 3, 5, 6]
    top = position.state.quarry_n
    for viewer in (0, 1, -1):
        for seed in range(20):
            assert list(position.state.redealt(viewer, seed).quarry)[top - 4 : top] == [6, 5, 3, 1]


def test_r10_9_until_they_are_drawn():
    position = given("0>  *AAA . . . .   . .\n1  A:1356 . . . .   . .\nquarry=44").when("destroy end")
    position.then("0  *AA . . . .   . 31\nreturned=65")
    for viewer in EVERYBODY:
        assert position.view(viewer).returned == [5, 6]
    position.when("end").then("1  A . . . .   ? 65\nreturned=.")
    for viewer in EVERYBODY:
        assert position.view(viewer).returned == []
    position.when("end").then("0  *AA . . . .   ? 3144\nreturned=.")


def test_r10_9_an_odd_heap_is_known_until_its_last_card_is_drawn():
    position = given("0>  *AAA . . . .   . .\n1  A:6 . . . .   . .\nquarry=45").when("destroy").then("returned=6")
    position.when("end").then("0  *AA . . . .   . 65\nreturned=.").when("end").then("returned=.")


def test_r10_10_unseen_cards_are_known_by_counting():
    for seed in range(15):
        state = dealt(seed).state
        while not state.is_over:
            state.random_play(seed, 13)
            position = Position(state)
            for seat in (0, 1):
                view = position.view(seat)
                unseen = Counter(state.pile[: state.pile_n])
                for nation, count in enumerate(state.hand[1 - seat]):
                    unseen[nation] += count - state.known[1 - seat][nation]
                assert view.unseen == [unseen[nation] for nation in range(5)]
                rest = Counter(state.quarry[: state.quarry_n - state.quarry_known])
                assert view.unseen_temples == [rest[level] for level in range(1, 7)]


EMPTIED = """
          A     H   M   P   S    hand    stack
     0>   *.    .   .   .   ~    AAHHM   .
     1    .     .   .   .   .    MMPPS   .
     pile=AHM discards=SSSS
"""


def test_r10_11_when_the_pile_has_run_out_the_other_hand_is_known():
    for reshuffle in ("on_demand", "on_exhaustion"):
        position = given(EMPTIED, reshuffle=reshuffle)
        assert len(hands(position, 1, 0)) > 1
        position.when("end")
        assert position.view(1).sides[0].known == counted("AAHHM")
        assert position.view(0).sides[1].known == counted("AHMMMPPS")
        assert hands(position, 1, 0) == {tuple(counted("AAHHM"))}
        assert hands(position, 0, 1) == {tuple(counted("AHMMMPPS"))}


def test_r10_11_what_it_had_at_the_reshuffle_stays_known():
    position = given(EMPTIED, reshuffle="on_exhaustion").when("end >A end")
    position.then("0>  *. . . . ?   AAHHMSSS #2  known=AAHHM\n1  *. . . . .   HMMMPPS #2  known=HMMMPPS")
    # Only three S and what seat 1 has discarded since were left to be drawn.
    assert hands(position, 1, 0) == {tuple(counted("AAHHMSSS"))}
    late = given(EMPTIED.replace("SSSS", "PPSS"), reshuffle="on_exhaustion").when("end end")
    assert late.view(1).sides[0].known == counted("AAHHM")
    found = hands(late, 1, 0)
    assert len(found) > 1
    assert all(have >= sure for hand in found for have, sure in zip(hand, counted("AAHHM"), strict=True))


def test_r10_11_cards_drawn_after_the_reshuffle_are_unknown():
    position = given(EMPTIED.replace("pile=AHM", "pile=A"))  # one card, then two of SSSS
    position.when("end")
    assert position.view(0).sides[1].known == counted("AMMPPS")  # as it was when the discards were reshuffled
    assert position.facts["1 hand"] == "AMMPPSSS"


def test_r10_12_a_known_card_goes_first():
    position = given("""
              A     H   M   P   S   hand    stack
         0>   *AAA  .   .   .   .   AAAHM   .      known=AAM
         1    .     .   .   .   .   AAHHM   .      known=AH
    """)
    position.when("+A").then("0>  *AAAA . . . .   AAHM .  known=AM")
    position.when("+A").then("0>  *AAAAA . . . .   AHM .  known=M")
    position.when("+A").then("0>  *AAAAAA . . . .   HM .  known=M")
    position.when(">H").then("0>  AAAAAA *. . . .   M .  known=M")
    position.when(">M").then("0>  AAAAAA . *. . .   . .  known=.")


def test_r10_12_a_known_card_that_is_discarded_is_known_no_more():
    position = given("0>  *AAA . . . .   . .\n1  . . . . .   AAHHM .  known=AH").when("halve:A -A -M")
    position.then("1  . . . . .   AHH .  known=H")


HALVED = """
          A      H   M   P   S   hand      stack
     0>   *AAA   .   .   .   .   .         .
     1    .      .   .   .   .   HHHMPSS   .       known=HHHM
"""


def test_r10_13_known_cards_of_a_halved_hand_may_lie_face_down():
    position = given(HALVED, halve_reveals=False).when("halve:A -H -P -S")
    view = position.view(0)
    assert view.sides[1].known == [0, 0, 0, 0, 0]  # any three of the four may have gone
    assert view.sides[1].face_down == 3
    assert view.discards == counted("A")


def test_r10_13_they_are_in_that_hand_or_face_down_and_nowhere_else():
    position = given(HALVED, halve_reveals=False).when("halve:A -H -P -S")
    for seed in range(200):
        world = position.state.redealt(0, seed)
        both = [have + down for have, down in zip(world.hand[1], world.hidden[1], strict=True)]
        assert both[1] >= 3
        assert both[2] >= 1


def test_r10_13_more_known_cards_than_can_have_gone():
    position = given(HALVED.replace("HHHM", "HHHHHM", 1).replace("known=HHHM", "known=HHHHHM"), halve_reveals=False)
    assert position.state.hand_n[1] == 9
    position.when("halve:A -H -H -P -S")
    assert position.view(0).sides[1].known == counted("H")  # five were known, four cards went


def test_r10_13_at_the_next_reshuffle_all_is_known_again():
    position = given("""
              A      H   M   P   S    hand      stack
         0>   *AAA   .   .   .   ~    .         .
         1    .      .   .   .   .    HHHMPSS   .       known=HHHM
         pile=A
    """, halve_reveals=False)  # fmt: skip
    position.when("halve:A -H -P -S end")
    position.then("1>  . . . . .   ? .  known=AHHMS hidden=.")


def test_r10_13_when_the_pile_runs_out_hand_and_face_down_are_known_together():
    position = given("""
              A      H   M   P   S    hand     stack
         0>   *AAA   .   .   .   ~    .        .
         1    .      .   .   .   .    HHHMPS   .
         pile=HHM
    """, halve_reveals=False)  # fmt: skip
    position.when("halve:A -H -P -S end").then("1>  . . . . .   HHHHMM .  hidden=HPS\npile=. discards=A")
    assert position.view(0).sides[1].known == counted("HH")  # five H in both places, three lie face down
    for seed in range(50):
        world = position.state.redealt(0, seed)
        both = [have + down for have, down in zip(world.hand[1], world.hidden[1], strict=True)]
        assert both == counted("HHHHHMMPS")
