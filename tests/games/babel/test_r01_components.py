"""Section 1 of RULES.md: components and words."""

from collections import Counter

from shinar.games.babel import GAME
from shinar.games.babel.notation import LETTERS
from shinar.games.babel.state import ASSYRIANS, HITTITES, MEDES, NATIONS, PERSIANS, SUMERIANS
from tests.games.babel.position import dealt, given


def test_r1_1_sixty_nation_cards_in_this_order():
    state = dealt().state
    cards = Counter(state.pile[: state.pile_n])
    for hand in state.hand:
        cards.update(dict(enumerate(hand)))
    assert cards == dict.fromkeys(range(NATIONS), 12)
    assert [ASSYRIANS, HITTITES, MEDES, PERSIANS, SUMERIANS] == [0, 1, 2, 3, 4]
    assert LETTERS == "AHMPS"


def test_r1_2_forty_five_temple_cards():
    state = dealt().state
    cards = Counter(state.quarry[: state.quarry_n]) + Counter({1: sum(state.held)})
    assert cards == {1: 10, 2: 9, 3: 8, 4: 7, 5: 6, 6: 5}


def test_r1_3_five_sites_with_two_sides():
    position = given("""
              A   H   M    P   S   hand   stack
         0>   .   .   .    .   .   MMA    .
         1    .   .   *P   .   .   MA     .
    """)
    assert position.refuses("+A", "pawn-in-quarry R4.4").state.pawn == [5, 2]
    position.when(">M +M").then("""
         0>   .   .   *M   .   .   A      .
         1    .   .   *P   .   .   MA     .
    """)
    view = position.view(0)
    assert [len(side.columns) for side in view.sides] == [5, 5]
    assert [len(side.temples) for side in view.sides] == [5, 5]


def test_r1_4_the_newest_card_lies_on_top():
    given("""
              A    H   M   P   S   hand   stack
         0>   *S   .   .   .   .   AHP    .
         1    .    .   .   .   .   .      .
    """).when("+P +A +H").then("0>  *SPAH  .  .  .  .   .  .")


def test_r1_4_a_column_closes_up_and_neighbours_form_a_group():
    position = given("""
              A   H   M        P   S   hand   stack
         0>   .   .   *MMM     .   .   AH     .
         1    .   .   *SASAS   .   .   .      .
         pile=AHM
    """)
    position.when("desert:A").then("1   .  .  *SSS  .  .   .  .")
    position.when("end").offers("halve:S")


def test_r1_4_the_own_column_closes_up_too():
    given("""
              A   H             M   P   S   hand   stack
         0>   .   *SHHAAAHPMM   .   .   .   .      .
         1    .   .             .   .   .   8      .
    """).when("halve:A").then("0   .  *SHHAAHPMM  .  .  .   .  .")


def test_r1_5_only_the_top_card_counts():
    position = given("""
              A      H     M     P         S       hand   stack
         0>   .:36   *AH   :1    .         .       .      1
         1    :2     .     .     :12345    :1356   .      .
    """).when("own")
    assert position.totals == [6 + 1 + 1, 2 + 5 + 6]
    rows = {row.key: row.points for row in GAME.surface.sheet(position.state).rows}
    assert rows == {"site-0": [6, 2], "site-1": [1, 0], "site-2": [1, 0], "site-3": [0, 5], "site-4": [0, 6]}
    assert [side.total for side in position.view(None).sides] == [8, 13]


def test_r1_6_levels_rise_strictly_but_may_be_missing():
    position = given("""
              A   H          M   P            S   hand   stack
         0>   .   *HHHHHH    .   HHPPPP:1     .   P      3
         1    .   :136       .   .            .   .      4
    """)
    position.when("steal").then("0   .  *HHHHH:6  .  HHPPPP:1  .   P  3")
    position.when(">P skip:own other").then("0   .  HHHHH:6  .  *HHPPP:134  .   .  .")


def test_r1_6_in_random_games():
    for seed in range(30):
        state = dealt(seed, allow_empty_skill=True).state
        while not state.is_over:
            state.random_play(seed, 5)
            for row, counts in zip(state.temple, state.temple_n, strict=True):
                for temple, count in zip(row, counts, strict=True):
                    levels = list(temple)[:count]
                    assert levels == sorted(set(levels))
                    assert all(1 <= level <= 6 for level in levels)


def test_r1_7_paid_and_lost_nation_cards_go_to_the_discards():
    given("""
              A    H            M          P   S   hand   stack
         0>   .    *HHHAAASSS   MMM        .   .   MA     .
         1    PP   APA:12       HPAPPH:1   .   .   SSSS   .
    """).when("destroy defect halve:H -S -S >M desert:P").then("""
         0>   .    HHAASSAA     *MM        .   .   A      .
         1    PP   P            HAH:1      .   .   SS     .
         discards=AHMMPPPSSS returned=21
    """)


def test_r1_7_all_cards_are_always_there():
    everything = GAME.proofs.census(dealt().state)
    assert {name: n for name, n in everything.items() if name.startswith("nation")} == {
        f"nation {n}": 12 for n in range(5)
    }
    for options in ({}, {"halve_reveals": False, "reshuffle": "on_exhaustion", "first_turn_guard": False}):
        for seed in range(10):
            state = dealt(seed, **options).state
            while not state.is_over:
                state.random_play(seed, 3)
                assert GAME.proofs.census(state) == everything
