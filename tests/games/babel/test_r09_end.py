"""Section 9 of RULES.md: how a game ends. Who has won is in test_r09_winner.py."""

import pytest

from tests.games.babel.position import dealt, given


def table(own, enemy, *, site="AAAHHHPPP", other_site=".", stack=".", opener="-", **options):
    """Seat 0's pawn is at the Assyrians; beside the temples there the seats have `own` and `enemy` points."""
    return given(f"""
              A              H M P S              hand   stack
         0>   *{site}        {temples(own)}       AA     {stack}
         1    {other_site}   {temples(enemy)}     HHH    .
         opener={opener}
    """, **options)  # fmt: skip


def temples(points):
    """Four sites worth so many points."""
    levels = [max(0, min(6, points - 6 * i)) for i in range(4)]
    return " ".join(f".:{level}" if level else "." for level in levels)


# -- when is it checked


def test_r9_1_after_a_build_in_the_middle_of_a_turn():
    position = table(10, 9, site="AAAHHHPPP:1234", stack=5).when("own").ends(ranks=[0, 1])
    assert position.totals == [15, 9]


def test_r9_1_after_a_skip():
    position = table(11, 9, site="AAAHHHPPP:123", stack=5).when("skip:own").ends(ranks=[0, 1])
    assert position.totals == [16, 9]


def test_r9_1_after_a_destruction():
    position = table(15, 9, other_site="A:123", opener=0).when("destroy").ends(ranks=[0, 1])
    assert position.totals == [15, 9]


def test_r9_1_after_a_theft():
    position = table(13, 9, site="AAAHHHPPP:1", other_site="A:2").when("steal").ends(ranks=[0, 1])
    assert position.totals == [15, 9]
    position = table(12, 7, site="AAAHHHPPP:1", other_site="A:34", opener=1).when("steal").goes_on()
    assert position.totals == [16, 10]


def test_r9_1_after_the_held_card():
    position = given("0>  *A .:6 .:6 .:2 .   . .  held\n1  . .:6 .:3 . .   . .").when("held").ends()
    assert position.totals == [15, 9]


# -- the two thresholds


@pytest.mark.parametrize("enemy", [0, 8, 9])
def test_r9_2_fifteen_against_nine_or_less_is_the_end(enemy):
    table(10, enemy, site="AAAHHHPPP:1234", stack=5).when("own").ends(ranks=[0, 1]).then("opener=-")


@pytest.mark.parametrize("enemy", [0, 9, 14])
def test_r9_2_fourteen_is_not(enemy):
    table(9, enemy, site="AAAHHHPPP:1234", stack=5).when("own").goes_on().then("opener=-")


def test_r9_2_for_seat_1_too():
    given("0  . .:6 .:3 . .   . .\n1>  *A .:6 .:6 .:2 .   . 1").when("own").ends(ranks=[1, 0])


@pytest.mark.parametrize("enemy", [10, 14])
def test_r9_3_fifteen_against_ten_or_more_opens_the_end_phase(enemy):
    position = table(10, enemy, site="AAAHHHPPP:1234", stack=5).when("own").goes_on().then("opener=0")
    assert position.view(None).end_phase == 0
    given("0  . .:6 .:4 . .   . .\n1>  *A .:6 .:6 .:2 .   . 1").when("own").goes_on().then("opener=1")


def test_r9_3_it_never_closes_again():
    position = table(12, 10, other_site="A:5", opener=1).when("destroy").goes_on().then("opener=1")
    assert position.totals == [12, 10]
    position = table(12, 9, other_site="A:4", opener=0).when("destroy").ends()  # still the end phase: 9 is too low
    assert position.totals == [12, 9]


def test_r9_3_it_does_not_change_its_opener():
    position = table(10, 16, site="AAAHHHPPP:1234", stack=5, opener=1).when("own").goes_on().then("opener=1")
    assert position.totals == [15, 16]


def test_r9_4_twenty_ends_the_end_phase():
    for opener in (0, 1):
        table(15, 15, site="AAAHHHPPP:1234", stack=5, opener=opener).when("own").ends(ranks=[0, 1])
        table(14, 15, site="AAAHHHPPP:1234", stack=5, opener=opener).when("own").goes_on()


def test_r9_4_whoever_has_it():
    given("0  . .:6 .:6 .:2 .   . .\n1>  *A .:6 .:6 .:6 .:1   . 1\nopener=0").when("own").ends(ranks=[1, 0])


def test_r9_4_in_the_instant_of_opening_too():
    position = table(14, 8, other_site="A:56").when("steal").ends(ranks=[0, 1]).then("opener=0")
    assert position.totals == [20, 13]
    position = table(13, 8, other_site="A:56").when("steal").goes_on().then("opener=0")
    assert position.totals == [19, 13]


@pytest.mark.parametrize("opener", [0, 1])
def test_r9_5_nine_or_less_ends_the_end_phase_whoever_has_it(opener):
    table(12, 9, other_site="A:5", opener=opener).when("destroy").ends(ranks=[0, 1])
    table(12, 10, other_site="A:5", opener=opener).when("destroy").goes_on()
    table(12, 0, other_site="A:5", opener=opener).when("destroy").ends(ranks=[0, 1])


def test_r9_5_the_winner_need_not_be_the_one_who_stands_low():
    position = given("""
              A            H     M     P     S     hand   stack
         0>   *AAAHHHPPP   .:6   .     .     .:3   .      .
         1    .:5          .:6   .:3   .     .     .      .
         opener=1
    """)
    position.when("destroy").ends(ranks=[0, 0])


def test_r9_5_with_the_option_only_the_opponent_of_the_opener():
    option = {"end_phase_low_applies_to": "opponent_of_first_15"}
    table(12, 9, other_site="A:5", opener=0, **option).when("destroy").ends(ranks=[0, 1])
    table(12, 10, other_site="A:5", opener=0, **option).when("destroy").goes_on()
    position = table(12, 9, other_site="A:5", opener=1, **option).when("destroy").goes_on()
    assert position.totals == [12, 9]
    table(8, 12, site="AAAHHHPPP", stack=1, opener=1, **option).when("own").ends(ranks=[1, 0])  # still 9


# -- the quarry


@pytest.mark.parametrize("quarry", ["4", "21", "66"])
def test_r9_6_the_last_card_of_the_quarry_ends_the_game(quarry):
    position = given(f"0>  . . . . .   A .\n1  . . . . .   . ~\nquarry={quarry}").when("end").ends()
    lower_last = "".join(sorted(quarry, reverse=True))
    position.then(f"0>  . . . . .   A {lower_last}\n1  . . . . .   . ?\nquarry=.")


def test_r9_6_with_one_card_left_it_goes_on():
    position = given("0>  . . . . .   A .\n1  . . . . .   . ~\nquarry=321").when("end").goes_on().then("quarry=3")
    position.when("end").ends()


def test_r9_7_with_the_option_when_none_can_be_drawn():
    for quarry in ("4", "21"):
        position = given(
            f"0>  . . . . .   A .\n1  . . . . .   . ~\nquarry={quarry}", temple_deck_end="when_draw_impossible"
        )
        position.when("end").goes_on().then("quarry=.\nturn=3").when("end").ends()


def test_r9_7_returned_cards_let_it_go_on():
    position = given("""
              A      H   M   P   S   hand   stack
         0>   .      .   .   .   .   .      .
         1    *AAA   .   .   .   .   .      ~
         quarry=3
    """, temple_deck_end="when_draw_impossible")  # fmt: skip
    position.when("end end").ends()
    position = given("""
              A      H   M   P   S   hand   stack
         0>   .:1    .   .   .   .   .      .
         1    *AAA   .   .   .   .   .      ~
         quarry=3
    """, temple_deck_end="when_draw_impossible")  # fmt: skip
    position.when("end destroy end").goes_on().when("end").ends()


# -- stalemate


def test_r9_8_turns_without_a_new_low_of_the_quarry():
    for turns in (1, 2, 5):
        position = given("0>  . . . . .   . .\n1  . . . . .   . .\nlow=2", stalemate_turns=turns)
        position.when("end " * (turns - 1)).goes_on().then(f"stall={turns - 1}").when("end").ends()


def test_r9_8_a_new_low_begins_the_count_afresh():
    position = given("""
              A          H   M   P   S   hand   stack
         0>   *AAAAA     .   .   .   .   .      .
         1    .:123456   .   .   .   .   .      ~
         quarry=345 low=3
    """, stalemate_turns=2)  # fmt: skip
    position.when("end").then("stall=0 low=1 quarry=3").when("end").ends()
    position = given("""
              A          H   M   P   S   hand   stack
         0>   *AAAAA     .   .   .   .   .      .
         1    .:123456   .   .   .   .   .      ~
         quarry=345 low=3
    """, stalemate_turns=3)  # fmt: skip
    position.when("destroy end").then("stall=1 low=3")
    position.when("end").then("stall=2").when("end").ends().then("stall=3 low=3")
    assert position.state.quarry_n == 3  # as low as before, but no lower


def test_r9_8_an_equal_low_is_no_new_low():
    position = given("0>  . . . . .   . .\n1  . . . . .   . .\nlow=43", stalemate_turns=2)
    position.state.edit(low=position.state.quarry_n - 2)
    position.when("end").then("stall=1").when("end").goes_on().then("stall=0")


def test_r9_8_the_default_is_a_hundred_turns_and_the_first_low_43():
    position = given("0>  *A . . . .   . .\n1  . . . . .   . .\nstall=98 low=1")
    position.when("end").goes_on().then("stall=99").when("end").ends().then("stall=100")
    assert dealt().state.low == 43


# -- nothing more


def test_r9_9_when_it_is_over_nothing_more_happens():
    position = table(10, 9, site="AAAHHHPPP:1234", stack=35)
    before = position.facts
    position.when("own").ends()
    after = position.facts
    changed = {name for name in before if before[name] != after[name]}
    assert changed == {"0 stack", "0 A:", "over", "0 seen"}
    for seat in (0, 1):
        assert position.state.legal_actions(seat) == []
        position.refuses("end +A >H -H pay:1 halve:A other", "game-over", seat=seat)
    with pytest.raises(ValueError, match="may not choose"):
        position.state.play(0, 0)


def test_r9_9_the_other_draws_no_more_cards():
    position = given("0>  . . . . .   A .\n1  . . . . .   . ~\nquarry=4 pile=AHM").when("end").ends()
    assert position.state.hand_n == [1, 0]
