"""Section 5 of RULES.md: build. The held card is in test_r05_held_card.py."""

from tests.games.babel.position import given


def test_r5_1_only_at_the_pawns_site_and_on_the_own_side():
    position = given("""
              A    H     M     P   S   hand   stack
         0>   A    *HH   MMM   .   .   M      321
         1    :1   :1    :1    .   .   .      .
    """)
    position.when("own own").refuses("own", "too-few-cards R5.5").then("""
         0>   A    *HH:12   MMM   .   .   M   3
         1    :1   :1       :1    .   .   .   .
    """)
    position.when(">M").refuses("own", "wrong-level R5.4")  # the temple it would fit lies at the Hittites


def test_r5_1_nothing_is_built_from_the_quarry():
    position = given("0>  A . . . .   A  1  held\n1  . . . . .  .  1")
    position.refuses("own other held", "pawn-in-quarry R4.4")


def test_r5_1_any_number_of_levels_in_a_turn():
    given("""
              A         H   M   P   S   hand   stack
         0>   *AHMPSA   .   .   .   .   .      642
         1    .         .   .   .   .   .      531
    """).when("other own other own other own").then("0>  *AHMPSA:123456 . . . .  . .\n1 . . . . .  . .")


def test_r5_2_from_either_stack_or_the_held_card():
    position = given("""
              A   H    M   P   S   hand   stack
         0>   .   *A   .   .   .   .      31     held
         1    .   .    .   .   .   .      21     held
    """)
    position.offers("own other held")
    assert position.copy().when("own").then("0>  . *A:1 . . .  . 3 held").totals == [1, 0]
    position.copy().when("other").then("0>  . *A:1 . . .  . 31 held\n1 . . . . .  . 2 held")
    position.copy().when("held").then("0>  . *A:1 . . .  . 31\n1 . . . . .  . 21 held")


def test_r5_2_an_empty_stack_gives_nothing():
    position = given("0>  *A . . . .   . .\n1  . . . . .   . 1").refuses("own", "stack-empty R5.2")
    position.when("other").refuses("own other", "stack-empty R5.2")


def test_r5_3_only_the_top_card_and_the_next_one_at_once():
    position = given("""
              A     H   M   P   S   hand   stack
         0>   *AH   .   .   .   .   .      12
         1    .     .   .   .   .   .      31
    """)
    position.refuses("own", "wrong-level R5.4")  # the 1 below it cannot be used
    position.when("other own").then("0>  *AH:12 . . . .  . 1\n1  . . . . .  . 3")


def test_r5_4_exactly_the_next_level():
    for temple in range(7):
        levels = "123456"[:temple] or "."
        for card in range(1, 7):
            position = given(f"0>  *AHMPSAHMPS:{levels} . . . .   . {card}")
            if card == temple + 1:
                position.when("own").then(f"0>  *AHMPSAHMPS:{levels.strip('.')}{card} . . . .   . .")
            else:
                position.refuses("own", "wrong-level R5.4")


def test_r5_4_the_next_level_only():
    position = given("""
             A       H         M    P    S      hand   stack
        0>   HH:1    *SSSAPP   .    .    PP     AHS    62
        1    .:123   .         .    .    .      7      .
    """)
    position.refuses("own", "wrong-level R5.4").when(">A own").then("""
        0>   *HH:12  SSSAPP    .    .    PP     HS     6
    """)


def test_r5_4_a_temple_with_gaps_grows_on_from_its_top():
    for missing in ("2", "3", "4"):
        given(f"0>  *AHMPS:14 . . . .   . {missing}").refuses("own", "wrong-level R5.4")
    given("0>  *AHMPS:14 . . . .   . 5").when("own").then("0>  *AHMPS:145 . . . .   . .")


def test_r5_5_as_many_cards_as_the_level_of_any_nations():
    for level in range(1, 7):
        below = "12345"[: level - 1] or "."
        enough = "AHMPSA"[:level]
        picture = f"0>  *%s:{below} SSSSSS . . .   . {level}\n1  PPPPPP . . . .   3 ."
        given(picture % enough).when("own")
        given(picture % (enough[1:] or ".")).refuses("own", "too-few-cards R5.5")
        given(picture % (enough + "SS")).offers("own")


def test_r5_6_cards_are_counted_not_spent():
    position = given("""
              A        H   M   P   S   hand   stack
         0>   *AHM:1   .   .   .   .   .      432
         1    .        .   .   .   .   .      .
    """)
    position.when("own own").then("0>  *AHM:123 . . . .  . 4").refuses("own", "too-few-cards R5.5")
    position.when("A/H").then("0>  *.:123 AHM . . .  . 4")
    assert position.totals == [3, 0]
    position.refuses("own", "too-few-cards R5.5")
