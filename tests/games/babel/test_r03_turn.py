"""Section 3 of RULES.md: a turn."""

from shinar.games.babel import GAME
from tests.games.babel.position import dealt, given


def test_r3_1_turns_alternate_and_only_phase_2_asks():
    position = given("""
              A    H   M   P   S   hand   stack
         0>   *A   .   .   .   .   HP     1
         1    *S   .   .   .   .   A      5
         pile=AHM quarry=32
    """)
    assert position.state.acting() == [0]
    position.refuses(">H", "not-owed", seat=1)
    position.when("end").then("""
         0    *A   .   .   .   .   HP     132
         1>   *S   .   .   .   .   AAHM   5
         turn=3
    """)
    assert position.state.acting() == [1]
    assert position.when("end").seat == 0


def test_r3_1_the_first_turn_is_seat_0s():
    position = dealt()
    turns = []
    while position.state.turn < 4:
        turns.append((position.state.turn, position.state.active))
        legal = position.state.legal_actions(position.seat)
        position.state.play(position.seat, 0 if 0 in legal else 11 if 11 in legal else legal[-1])
    assert list(dict.fromkeys(turns)) == [(0, 0), (1, 1), (2, 0), (3, 1)]


def test_r3_2_three_cards_are_drawn_in_the_first_turn_too():
    dealt().then("0>  ? ? ? ? ?  6  .\nturn=0 pile=49")


def test_r3_2_three_cards_are_drawn_and_the_hand_has_no_limit():
    given("""
              A   H   M   P   S   hand   stack
         0>   .   .   .   .   .   .      .
         1    .   .   .   .   .   AAAAAAAAAAHHHHHHHHHHMMMMM   .
         pile=PSM
    """).when("end").then("""
         0    .   .   .   .   .   .      #2
         1>   .   .   .   .   .   AAAAAAAAAAHHHHHHHHHHMMMMMMPS   .
    """)


def test_r3_3_drawing_goes_on_with_the_shuffled_discards():
    position = given("""
              A   H   M   P   S    hand   stack
         0>   .   .   .   .   *~   .      .
         1    .   .   .   .   .    .      .
         pile=AH discards=SSSS
    """)
    position.when("end").then("1>  . . . . .  AHS .\npile=SSS discards=.")


def test_r3_3_on_demand_waits_until_a_card_has_to_be_drawn():
    position = given("""
              A   H   M   P   S    hand   stack
         0>   .   .   .   .   *~   .      .
         1    .   .   .   .   .    .      .
         pile=AHM discards=SSSS
    """)
    position.when("end").then("1>  . . . . .  AHM .\npile=. discards=SSSS")
    position.when(">A end").then("0>  . . . . *?  3 #2\npile=2 discards=.")


def test_r3_3_on_exhaustion_shuffles_with_the_last_card():
    position = given("""
              A   H   M   P   S    hand   stack
         0>   .   .   .   .   *~   .      .
         1    .   .   .   .   .    .      .
         pile=AHM discards=SSSS
    """, reshuffle="on_exhaustion")  # fmt: skip
    position.when("end").then("1>  . . . . .  AHM .\npile=SSSS discards=.")


def test_r3_3_the_new_pile_is_shuffled():
    orders = set()
    for seed in range(30):
        position = given("0>  . . . . ~  . .\npile=. discards=AAAAHHHHMMMM")
        position.state.edit(rng=seed)
        orders.add(position.when("end").facts["pile"])
    assert len(orders) > 20


def test_r3_4_with_nothing_left_fewer_cards_are_drawn():
    for pile, drawn in (("AH", "AH"), ("A", "A"), (".", ".")):
        for reshuffle in ("on_demand", "on_exhaustion"):
            position = given(f"""
                      A   H   M   P   S    hand   stack
                 0>   .   .   .   .   *~   .      .
                 1    .   .   .   .   .    .      .
                 pile={pile}
            """, reshuffle=reshuffle)  # fmt: skip
            position.when("end").goes_on().then(f"1>  . . . . .  {drawn} .\npile=. discards=.")
            assert position.moves


def test_r3_4_on_exhaustion_waits_too_when_there_are_no_discards():
    position = given("""
              A   H   M   P   S    hand   stack
         0>   .   .   .   .   *~   .      .
         1    .   .   .   .   .    .      .
         pile=AHM
    """, reshuffle="on_exhaustion")  # fmt: skip
    position.when("end >A >H").then("1>  . *. . . .  M .\npile=. discards=AH")
    position.when("end").then("0>  . . . . *?  AH #2\npile=. discards=.")


def test_r3_5_actions_in_any_order_and_number():
    position = given("""
              A        H    M   P     S    hand        stack
         0>   *AAA:1   .    .   .     PP   HHHHHPPSS   21
         1    :12      H    .   .     .    AAHH        14
    """)
    position.when("destroy >H +H +H own own +H halve:H -A -H >S +S S/H")
    position.then("""
         0>   AA:1     HHPPS:12   .   .   *.   HPP   .
         1    .        H          .   .   .    AH    14
    """)
    position.refuses("H/A", "already-migrated R6.1")


def test_r3_6_the_turn_may_end_without_an_action():
    given("""
              A     H   M   P   S   hand   stack
         0>   *AA   .   .   .   .   HHHH   1
         1    .     .   .   .   .   .      .
         pile=AHM quarry=32
    """).when("end").then("""
         0    *AA   .   .   .   .   HHHH   132
         1>   .     .   .   .   .   AHM    .
    """)


def test_r3_6_unless_the_held_card_forbids_it():
    position = given("0>  *A . . . .  H .  held\nmust")
    position.refuses("end", "must-build-first R5.11").when("held").offers("end")


def test_r3_7_the_lower_of_two_comes_on_top():
    for quarry, stack in (("52", "152"), ("25", "152"), ("33", "133"), ("61", "161"), ("16", "161")):
        given(f"0>  . . . . .  . 1\nquarry={quarry}").when("end").then(f"0  . . . . .  . {stack}\nquarry=#42")


def test_r3_7_a_single_card_goes_alone():
    position = given("0>  . . . . .  . ~1\n1  . . . . .  . .\nquarry=4")
    assert position.when("end").facts["0 stack"].endswith("14")
    assert position.facts["quarry"] == "."


def test_r3_8_four_or_more_are_announced_at_the_end_of_the_turn():
    for hand, announced in (("AHM", 0), ("AHMP", 4), ("AAHHMMPP", 8), (".", 0)):
        for option in ("always", "announce_4_plus"):
            position = given(f"0>  . . . . .  {hand} .  announced=7\n1  . . . . .  2 .", hand_size_public=option)
            before = position.view(1)
            after = position.when("end").view(1)
            assert after.sides[0].announced == announced
            heard = [event.numbers for event in GAME.surface.news(before, after) if event.kind == "announced"]
            told = option == "announce_4_plus" and announced
            assert heard == ([{"seat": 0, "count": announced}] if told else [])
