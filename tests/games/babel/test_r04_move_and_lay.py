"""Section 4 of RULES.md: move and lay."""

from shinar.games.babel.notation import LETTERS
from tests.games.babel.position import given


def test_r4_1_a_move_costs_a_hand_card_of_the_site():
    position = given("""
              A    H   M    P   S   hand   stack
         0>   .    .   *P   .   .   AASS   .
         1    *H   .   .    .   .   .      .
         discards=H
    """)
    position.refuses(">H >P", "no-such-hand-card R4.1")  # there are cards of both, but in columns
    position.when(">A").then("""
         0>   *.   .   P    .   .   ASS    .
         1    *H   .   .    .   .   .      .
         discards=AH
    """)
    position.when(">S >A").then("0>  *.  .  P  .  .   S  .\ndiscards=AAHS").refuses(">H", "no-such-hand-card R4.1")


def test_r4_2_from_quarry_to_site_never_back():
    for site in LETTERS:
        position = given("0>  . . . . .   AHMPS  .")
        position.when(f">{site}")
        assert position.facts["0 pawn"] == site
        for other in LETTERS.replace(site, ""):
            there = position.copy().when(f">{other}")
            assert there.facts["0 pawn"] == other
            assert len([move for move in there.moves if move.startswith(">")]) == 3


def test_r4_3_no_move_to_where_the_pawn_stands():
    position = given("0>  . *. . . .   AHH  .")
    position.refuses(">H", "already-there R4.3").when(">A").offers(">H")


def test_r4_4_cards_are_laid_at_the_pawns_site_whatever_their_nation():
    given("""
              A    H    M   P   S   hand    stack
         0>   A    *A   .   .   .   AHMPS   .
         1    .    M    .   .   .   .       .
    """).when("+S +P +H +A +M").then("""
         0>   A    *ASPHAM   .   .   .   .   .
         1    .    M         .   .   .   .   .
    """)


def test_r4_4_nothing_is_laid_from_the_quarry():
    position = given("0>  A . . . .   AHMPS  .\n1  . . . . *.   .  .")
    position.refuses("+A +H +M +P +S", "pawn-in-quarry R4.4").when(">H").offers("+A +M +P +S")
    position.refuses("+H", "no-such-hand-card R4.1")


def test_r4_5_any_number_of_cards_and_any_length():
    position = given("""
              A                                     H   M   P   S   hand             stack
         0>   *AAAAAAHHHHHHMMMMMMPPPPPPSSSSSSPPPP   .   .   .   .   AAAAAHHHHHMMMM   .
         1    .                                     .   .   .   .   .                .
    """)
    position.when("+A +A +A +A +A +H +H +H +H +H +M +M +M +M").then("""
         0>   *AAAAAAHHHHHHMMMMMMPPPPPPSSSSSSPPPPAAAAAHHHHHMMMM   .   .   .   .   .   .
    """)


def test_r4_6_a_laid_card_never_comes_back_to_the_hand():
    position = given("""
              A    H   M     P   S   hand    stack
         0>   *.   .   MMMM  .   .   AAHMS   1
         1    .    .   HHH   .   .   4       2
    """)
    sizes = [position.when(move).state.hand_n[0] for move in ("+A", "+S", "own", ">M", "desert:H", "M/A", ">H")]
    assert sizes == [4, 3, 3, 2, 2, 2, 1]


def test_r4_6_no_move_of_the_table_takes_a_card_from_a_column_into_a_hand():
    for seed in range(20):
        state = given("0>  AAAHHH MMMPPP *SSSAAA HH:23 PP:4   AHMPS 21\n1  HHAS:34 :12 AMSSS:5 PP .   4  13").state
        while not state.is_over:
            hand, turn = state.hand_n[state.active], state.turn
            state.random_play(seed, 1)
            if state.turn == turn:
                assert state.hand_n[state.active] <= hand
