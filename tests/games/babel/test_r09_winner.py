"""Section 9 of RULES.md: who has won, and the bounds of a total."""

from tests.games.babel.position import dealt, given


def last_turn(own, enemy, hand=".", other_hand=".", **options):
    """A game that ends with this turn because the quarry does."""
    picture = f"0>  . . . . .:{own}   {hand} .\n1  . . . . .:{enemy}   {other_hand} ~\nquarry=4"
    return given(picture, **options).when("end").ends()


def test_r9_10_the_higher_total_wins_however_it_ended():
    last_turn(5, 3).ends(ranks=[0, 1])
    last_turn(3, 5).ends(ranks=[1, 0])
    last_turn(3, 5, hand="AAAHHH").ends(ranks=[1, 0])
    stalemate = given("0>  . . . . .:2   . .\n1  . . . . .:3   . .\nlow=1", stalemate_turns=1)
    stalemate.when("end").ends(ranks=[1, 0])


def test_r9_10_in_the_end_phase_the_opener_may_lose():
    picture = "0>  *AAA .:6 .:5 . .   . .\n1  A:6 .:6 . . .   . .\nopener=1"
    given(picture).when("destroy").ends(ranks=[0, 1])
    low = given("0>  *PAAA:1 . . . .   . .\n1  A:1234 .:6 .:5 . .   . .\nopener=0", allow_empty_skill=True)
    low.when("destroy").ends(ranks=[1, 0])  # 1 against 11: who fell below is not who had 15 first


def test_r9_11_equal_totals_the_larger_hand_wins():
    last_turn(4, 4, hand="AH", other_hand="A").ends(ranks=[0, 1])
    last_turn(4, 4, hand="A", other_hand="AH").ends(ranks=[1, 0])
    assert last_turn(".", ".", hand="A").state.standing() == ([0, 0], [0, 1])


def test_r9_12_a_full_tie_is_a_draw():
    for hands in ((".", "."), ("AH", "MP")):
        last_turn(4, 4, *hands).ends(ranks=[0, 0])


def test_r9_12_or_the_second_seat_wins():
    last_turn(4, 4, "AH", "MP", full_tie="second_seat").ends(ranks=[1, 0])
    last_turn(4, 4, "AH", "M", full_tie="second_seat").ends(ranks=[0, 1])
    last_turn(5, 4, full_tie="second_seat").ends(ranks=[0, 1])


def test_r9_13_twenty_five_can_be_reached():
    position = given("""
              A         H     M     P     S     hand   stack
         0>   *HHHAAA   .:6   .:6   .:6   .:1   .      .
         1    .:6       .:6   .:4   .     .     .      .
         opener=0
    """)
    assert position.when("steal").ends().totals == [25, 10]


def test_r9_13_but_no_more():
    for seed in range(150):
        state = dealt(seed, allow_empty_skill=True).state
        before = [0, 0]
        while not state.is_over:
            assert max(before) <= 19
            state.random_play(seed, 1)
            totals = state.standing()[0]
            assert all(now - was <= 6 for now, was in zip(totals, before, strict=True))
            assert max(totals) <= 25
            before = totals
