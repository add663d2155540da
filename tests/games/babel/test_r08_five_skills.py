"""Section 8 of RULES.md: the five skills. Halving is in test_r08_halving.py."""

import pytest

from tests.games.babel.position import given

# -- Assyrians: destroy


def test_r8_1_the_whole_enemy_temple_at_the_site():
    position = given("""
              A            H    M   P   S   hand   stack
         0>   *AAA:12      :1   .   .   .   .      .
         1    HH:123456    :5   .   .   .   .      .
    """)
    position.when("destroy").then("""
         0>   *AA:12       :1   .   .   .   .      .
         1    HH           :5   .   .   .   .      .
    """)
    assert position.totals == [3, 5]


@pytest.mark.parametrize("temple", ["1", "12", "123456", "6", "24", "136"])
def test_r8_2_the_lowest_card_comes_back_uppermost(temple):
    position = given(f"0>  *AAA . . . .   . .\n1  :{temple} . . . .   . .\nquarry=55")
    position.when("destroy").then(f"returned={temple[::-1]}")
    assert position.facts["quarry"].endswith("55")
    position.when("end")
    drawn = position.facts["0 stack"]
    assert drawn == (f"{temple[1]}{temple[0]}" if len(temple) > 1 else f"5{temple}" if temple < "5" else "65")


def test_r8_2_later_heaps_come_on_top():
    position = given("0>  *AAAA A . . .   H .\n1  :12 :34 . . .   . .\nreturned=6")
    position.when("destroy").then("returned=621")
    given("0>  *AAAA AAA . . .   H .\n1  :12 :34 . . .   . .").when("destroy >H destroy").then("returned=2143")


# -- Hittites: steal


def test_r8_3_the_top_card_changes_sides():
    position = given("0>  *HHHAAA:1 . . . .   . .\n1  :245 . . . .   . .").when("steal")
    position.then("0>  *HHAAA:15 . . . .   . .\n1  :24 . . . .   . .")
    assert position.totals == [5, 4]


def test_r8_3_the_last_card_leaves_an_empty_side():
    position = given("0>  *HHH . . . .   . .\n1  :3 . . . .   A .").when("steal")
    position.then("0>  *HH:3 . . . .   . .\n1  . . . . .   A .")
    assert position.totals == [3, 0]


def test_r8_4_the_stolen_level_must_be_higher():
    for own in range(6):
        for enemy in range(1, 7):
            temple = "12345"[:own] or "."
            position = given(f"0>  *HHHAAAPPP:{temple} . . . .   . .\n1  :{enemy} . . . .   . .")
            if enemy > own:
                position.when("steal").then(f"0>  *HHAAAPPP:{temple.strip('.')}{enemy} . . . .   . .")
            else:
                position.refuses("steal", "not-higher R8.4")


def test_r8_5_as_many_cards_as_the_level_the_paid_one_included():
    for level in range(4, 7):
        cards = "HHHAPS"[:level]
        given(f"0>  *{cards} . . . .   . .\n1  :{level} . . . .   . .").when("steal")
        too_few = given(f"0>  *{cards[:-1]} . . . .   . .\n1  AAAAAA:{level} . . . .   . .")
        too_few.refuses("steal", "too-few-cards R5.5")


# -- Medes: drive away


def test_r8_6_all_cards_of_the_named_nation_leave_the_enemy_column():
    picture = """
              A            H     M     P   S   hand   stack
         0>   *MMMHPA      PP    .     .   .   .      .
         1    PHMPAPMP     PPP   .     .   .   PP     .
    """
    for nation, left in (("P", "HMAM"), ("H", "PMPAPMP"), ("M", "PHPAPP"), ("A", "PHMPPMP")):
        position = given(picture).offers("desert:A desert:H desert:M desert:P")
        position.refuses("desert:S", "no-such-enemy-card R7.7").when(f"desert:{nation}")
        discards = "".join(sorted("M" + nation * (8 - len(left))))
        position.then(f"""
             0>   *MMHPA      PP    .     .   .   .      .
             1    {left}      PPP   .     .   .   PP     .
             discards={discards}
        """)


# -- Persians: skip


def test_r8_7_two_levels_above_from_either_stack():
    for level in range(7):
        temple = "123456"[:level] or "."
        for card in range(1, 7):
            for mine, yours, move in ((card, ".", "skip:own"), (".", card, "skip:other")):
                position = given(f"0>  *PPPAAAHHH:{temple} . . . .   . {mine}\n1  . . . . .   . {yours}")
                if card == level + 2:
                    position.when(move).then(f"0>  *PPAAAHHH:{temple.strip('.')}{card} . . . .   . .\n1 . . . . . . .")
                else:
                    position.refuses(move, "wrong-skip R8.7")


def test_r8_7_the_player_says_which_stack():
    position = given("0>  *PPP . . . .   . 12\n1  . . . . .   . 32").offers("skip:own skip:other")
    position.copy().when("skip:own").then("0>  *PP:2 . . . .   . 1\n1  . . . . .   . 32")
    position.copy().when("skip:other").then("0>  *PP:2 . . . .   . 12\n1  . . . . .   . 3")


def test_r8_8_as_many_cards_as_the_level_the_paid_one_included():
    for level in range(4, 7):
        cards = "PPPAHS"[:level]
        below = "12345"[: level - 2]
        given(f"0>  *{cards}:{below} . . . .   . {level}").when("skip:own")
        given(f"0>  *{cards[:-1]}:{below} . . . .   . {level}").refuses("skip:own", "too-few-cards R5.5")


def test_r8_9_to_skip_again_is_to_pay_again():
    position = given("0>  *PPPPAA . . . .   . 42\n1  . . . . .   . 3")
    position.when("skip:own").refuses("skip:other", "wrong-skip R8.7")
    position.when("skip:own").then("0>  *PPAA:24 . . . .   . .\ndiscards=PP")


# -- Sumerians: win over


def test_r8_10_all_cards_equal_to_the_top_card_defect():
    position = given("""
              A          H     M   P   S   hand   stack
         0>   *SSSH      A     .   .   .   .      .
         1    PAPSPP     PP    .   .   .   PP     .
    """).when("defect")
    position.then("""
         0>   *SSHPPPP   A     .   .   .   .      .
         1    AS         PP    .   .   .   PP     .
         discards=S
    """)


def test_r8_11_only_the_unbroken_group_at_the_top_defects():
    for column, left, won in (("PAPP", "PA", "PP"), ("PAP", "PA", "P"), ("PPP", ".", "PPP"), ("A", ".", "A")):
        position = given(f"0>  *SSS . . . .   . .\n1  {column} . . . .   . .", sumerian_scope="top_group")
        position.when("defect").then(f"0>  *SS{won} . . . .   . .\n1  {left} . . . .   . .")


def test_r8_12_they_come_on_top_and_the_rest_keeps_its_order():
    given("0>  *SSSAHA . . . .   . .\n1  MHMAMPM . . . .   . .").when("defect").then(
        "0>  *SSAHAMMMM . . . .   . .\n1  HAP . . . .   . ."
    )


@pytest.mark.parametrize("scope", ["all_matching", "top_group"])
def test_r8_13_the_top_card_counts_however_it_came_there(scope):
    laid = given("0  *SSS . . . .   . .\n1>  *H . . . .   P .", sumerian_scope=scope)
    laid.when("+P end defect").then("0>  *SSP . . . .   ? .\n1  *H . . . .   . #2")
    migrated = given("0  . *SSS . . .   . .\n1>  HHMAA P . . .   . .", sumerian_scope=scope)
    migrated.when("A/H end defect").then("0>  . *SSAA . . .   ? .\n1  HH PM . . .   . #2")
    uncovered = given("0>  *SSSSMMM . . . .   . .\n1  HPPHH . . . .   . .", sumerian_scope=scope)
    uncovered.when("desert:H defect").then("0>  *SSSMMPP . . . .   . .\n1  . . . . .   . .")
    won_over = given("0  *SSSM . . . .   . .\n1>  *SSSA . . . .   . .", sumerian_scope=scope)
    won_over.when("defect end defect").then("0>  *SSM . . . .   ? .\n1  *SSA . . . .   . #2")
    again = given("0>  *SSSS . . . .   . .\n1  AHP . . . .   . .", sumerian_scope=scope)
    again.when("defect defect").then("0>  *SSPH . . . .   . .\n1  A . . . .   . .")
