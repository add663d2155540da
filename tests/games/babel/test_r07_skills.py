"""Section 7 of RULES.md: skills in general."""

from shinar.games.babel.notation import LETTERS
from tests.games.babel.position import given


def halvings(position):
    return "".join(move[-1] for move in position.moves if move.startswith("halve"))


def test_r7_1_a_group_is_three_or_more_neighbours_anywhere():
    groups = {
        "AA": "", "AAA": "A", "AAHA": "", "HAAA": "A", "AAAH": "A", "HAAAH": "A", "AAHAA": "", "AAAA": "A",
        "AAAHHH": "AH", "SSSPPPMMMHHHAAA": "AHMPS", "AAHHMMPPSS": "", "AHAHAHA": "", "AAHHHAA": "H",
    }  # fmt: skip
    for column, nations in groups.items():
        position = given(f"0>  . . *{column} . .   . .\n1  . . . . .   5 .")
        assert halvings(position) == nations, column
        others = " ".join(f"halve:{nation}" for nation in LETTERS if nation not in nations)
        position.refuses(others, "no-group R7.1")


def test_r7_1_however_it_came_about():
    given("0>  *AA . . . .   A .\n1 . . . . .   5 .").when("+A").offers("halve:A")  # laid
    given("0>  *AA HHA . . .   . .\n1 . . . . .   5 .").refuses("halve:A", "no-group R7.1")
    given("0>  *AA AHH . . .   . .\n1 . . . . .   5 .").when("H/A").offers("halve:A")  # migrated
    given("0>  *ASSS . . . .   . .\n1 MAA . . . .   5 .").when("defect").refuses("halve:A", "no-group R7.1")
    given("0>  *SSSA . . . .   . .\n1 MAA . . . .   5 .").when("defect").offers("halve:A")  # won over


def test_r7_1_the_whole_run_is_one_group():
    given("0>  *AAAAAA . . . .   . .\n1 . . . . .   5 .").when("halve:A").then("0>  *AAAAA . . . .   . .\nhalving=2")


def test_r7_2_only_at_the_pawns_site_and_only_that_site():
    position = given("""
              A         H       M        P   S   hand   stack
         0>   AAA       *HHAA   SSSMMM   .   .   AM     .
         1    AAA:123   HH:12   PPP:12   .   .   6      .
    """)
    position.refuses("destroy halve:A desert:P defect halve:S", "no-group R7.1").when(">M")
    position.refuses("destroy halve:A", "no-group R7.1").when("desert:P").then("""
         0>   AAA       HHAA    *SSSMM   .   .   A      .
         1    AAA:123   HH:12   .:12     .   .   6      .
    """)
    position.when(">A destroy").then("1  AAA HH:12 .:12 . .   6 .\nreturned=321")


def test_r7_2_not_from_the_quarry():
    position = given("0>  AAAHHHMMMPPPSSS . . . .   . .\n1  AA:12 . . . .   6 2")
    position.refuses("destroy steal desert:A skip:other defect halve:A", "pawn-in-quarry R4.4")


def test_r7_2_the_opponents_groups_do_not_serve():
    given("0>  *HH . . . .   . .\n1  *AAA:1 . . . .   6 .").refuses("destroy halve:A", "no-group R7.1")


def test_r7_3_a_use_costs_one_card_of_the_group():
    for skill in ("destroy", "halve:A"):
        position = given("0>  *HAAAAH . . . .   A .\n1  .:1 . . . .   2 .").when(skill)
        position.then("0>  *HAAAH . . . .   A .\ndiscards=A")


def test_r7_4_conditions_are_checked_before_the_card_is_paid():
    given("0>  *AHHH . . . .   . .\n1  .:1234 . . . .   . .").when("steal").then("0>  *AHH:4 . . . .   . .")
    given("0>  *PPP:1 . . . .   . 3\n1  . . . . .   . .").when("skip:own").then("0>  *PP:13 . . . .   . .")


def test_r7_4_the_effect_comes_after_the_payment():
    # Of SSS one is paid first; then the won S joins the two that are left.
    given("0>  *SSS . . . .   . .\n1  S . . . .   . .").when("defect").then("0>  *SSS . . . .   . .\n1 . . . . .   . .")


def test_r7_5_a_group_of_n_cards_allows_n_minus_2_uses():
    for n in range(3, 8):
        position = given(f"0>  *{'A' * n} . . . .   . .\n1  . . . . .   . .", allow_empty_skill=True)
        position.when("halve:A " * (n - 2)).refuses("halve:A", "no-group R7.1")
        assert position.facts["0 A"] == "AA"


def test_r7_5_any_number_of_skills_in_a_turn():
    given("""
              A                     H   M   P   S   hand   stack
         0>   *AAAHHHMMMMPPPSSS     .   .   .   .   .      2
         1    HPHPA:14              .   .   .   .   4      .
    """).when("halve:A -A -H steal desert:P desert:H defect").then("""
         0>   *AAHHMMPPPSSA:4       .   .   .   .   .      2
         1    .:1                   .   .   .   .   2      .
    """)


def test_r7_6_of_two_groups_the_player_says_which_pays():
    position = given("""
              A               H   M   P   S   hand   stack
         0>   *AAAHAAAASPAAA   .   .   .   .   M      .
         1    :1              .   .   .   .   4      .
    """)
    position.refuses("pay:1 pay:2", "nothing-to-pay R7.6").when("destroy")
    assert position.moves == ["pay:1", "pay:2", "pay:3"]
    position.refuses("pay:4", "no-such-group R7.6")
    position.refuses("end destroy +M >M halve:A -A", "must-pay R7.6")
    position.then("0>  *AAAHAAAASPAAA . . . .   M .\n1  .:1 . . . .   4 .\npending=destroy")
    for pay, column in (("pay:1", "AAAHAAAASPAA"), ("pay:2", "AAAHAAASPAAA"), ("pay:3", "AAHAAAASPAAA")):
        position.copy().when(pay).then(f"0>  *{column} . . . .   M .\n1  . . . . .   4 .\nreturned=1 discards=A")


def test_r7_6_of_every_nation_and_skill():
    paying = {"destroy": "A", "steal": "H", "desert:H": "M", "skip:own": "P", "skip:other": "P", "defect": "S"}
    for skill in (*paying, *(f"halve:{nation}" for nation in LETTERS)):
        nation = paying.get(skill, skill[-1])
        other = "H" if nation == "A" else "A"
        position = given(f"""
                 A                           H   M   P   S   hand   stack
            0>   *{nation * 3}{other}{nation * 3}   .   .   .   .   .      2
            1    {'H' if nation != 'H' else 'P'}:3     .   .   .   .   4      2
        """)  # fmt: skip
        position.when(skill).then(f"pending={skill}")
        assert position.moves == ["pay:1", "pay:2"]
        position.when("pay:2")
        assert position.facts["0 A"].startswith(nation * 2 + other + nation * 3)


def test_r7_6_one_group_is_not_asked():
    position = given("0>  *AAAHAA . . . .   . .\n1  :1 . . . .   . .").when("destroy")
    position.then("0>  *AAHAA . . . .   . .\n1  . . . . .   . .\nreturned=1 pending=-")


def test_r7_7_a_skill_that_would_do_nothing_cannot_be_used():
    columns = "0>  *AAAHHHMMMPPPSSS%s . . . .   . %s\n1  %s . . . .   %s %s"
    position = given(columns % ("", ".", ".", "AA", "."))
    position.refuses("destroy steal", "no-enemy-temple R7.7")
    position.refuses("desert:A desert:H desert:M desert:P desert:S", "no-such-enemy-card R7.7")
    position.refuses("defect", "enemy-column-empty R7.7").refuses("skip:own", "stack-empty R5.2").offers("halve:A")
    for hand in (".", "A"):
        position = given(columns % ("", ".", "P", hand, "."))
        position.refuses("halve:A halve:H halve:M halve:P halve:S", "hand-too-small R7.7")
        position.refuses("desert:A desert:H desert:M desert:S", "no-such-enemy-card R7.7").offers("desert:P defect")
    for level in "123":
        given(columns % (":3", ".", f":{level}", ".", ".")).refuses("steal", "not-higher R8.4").offers("destroy")
    given(columns % (":3", ".", ":4", ".", ".")).offers("steal destroy")


def test_r7_8_with_the_option_it_may_be_paid_for_and_does_nothing():
    def fresh():
        return given("""
                  A                     H   M   P   S   hand   stack
             0>   *AAAHHHMMMPPPSSS:1   .   .   .   .   .      .
             1    .                     .   .   .   .   A      .
        """, allow_empty_skill=True)  # fmt: skip

    nothing = "1  . . . . .   A .\nhalving=0 pending=- returned=."
    skills = ("destroy", "steal", "desert:A", "desert:H", "desert:M", "desert:P", "desert:S", "defect", "halve:H")
    for skill in skills:
        position = fresh().when(skill).then(nothing)
        assert position.totals == [1, 0]
        assert len(position.facts["0 A"]) == 14
        assert len(position.facts["discards"]) == 1
        assert position.seat == 0
    fresh().when("halve:A").then("0>  *AAHHHMMMPPPSSS:1 . . . .   . .")


def test_r7_8_hittites_still_need_the_cards_for_a_higher_level():
    picture = "0>  *%s:2 . . . .   . .\n1  :%s . . . .   . ."
    given(picture % ("HHH", 4), allow_empty_skill=True).refuses("steal", "too-few-cards R5.5")
    given(picture % ("HHHA", 4), allow_empty_skill=True).when("steal").then("0>  *HHA:24 . . . .   . .")
    for level in (1, 2):  # not higher
        position = given(picture % ("HHH", level), allow_empty_skill=True)
        position.when("steal").then(f"0>  *HH:2 . . . .   . .\n1  :{level} . . . .   . .")


def test_r7_8_persians_still_need_a_card_to_build():
    position = given("0>  *PPP . . . .   . .\n1  . . . . .   . 3", allow_empty_skill=True)
    position.refuses("skip:own", "stack-empty R5.2").refuses("skip:other", "wrong-skip R8.7")
