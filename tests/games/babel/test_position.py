"""Does the drawing language say what it means? A picture and its state are the same, both ways."""

import pytest

from tests.games.babel.drawing import build, draw, read
from tests.games.babel.position import Position, dealt, given

OPTIONS = [{}, {"temple_stacks_public": "top_only", "halve_reveals": False, "allow_empty_skill": True}]


@pytest.mark.parametrize("options", OPTIONS, ids=["default", "secretive"])
def test_a_state_can_be_drawn_and_the_picture_built(options):
    for seed in range(25):
        state = dealt(seed, **options).state
        while not state.is_over:
            state.random_play(seed, 17)
            again = build(read(draw(state)), Position(state).options)
            assert draw(again) == draw(state)
            left_over = {"rng": state.rng, "reveals": state.reveals, "pile": state.pile, "pending": state.pending}
            again.edit(**left_over)  # what rules leave behind in places that count no more
            assert again == state


def test_what_is_not_drawn_lies_in_pile_and_quarry():
    position = given("""
              A     H         M    P        S     hand    stack
         0>   A:1   *HHH:26   .    .        .     AM      123
         1    .     .         .    *P       .     4       .       held
         pile=SS returned=61
    """)
    assert position.state.pile_n == 60 - 5 - 2 - 4
    assert position.state.quarry_n == 45 - 3 - 3 - 1
    assert position.totals == [7, 0]
    assert position.facts["pile"].endswith("SS")
    assert position.facts["returned"] == "61"
    assert position.facts["1 announced"] == "4"


def test_the_rest_can_be_sent_elsewhere():
    position = given("""
        0>  .  .  .  .  .   AA  ~21
        1   .  .  .  .  .   .   .
        quarry=5 discards=~A
    """)
    position.then("quarry=5 pile=. discards=58")
    assert position.facts["0 stack"].endswith("21")


def test_too_many_cards_and_unknown_words_are_noticed():
    with pytest.raises(AssertionError, match="too many"):
        given("0>  AAAAAAA  .  .  .  .   AAAAAA  .")
    with pytest.raises(AssertionError, match="none of"):
        given("0>  .  .  .  .  .   .  .   helt")
    with pytest.raises(AssertionError, match="hand is A, not H"):
        given("0>  .  .  .  .  .   A  .").then("0>  .  .  .  .  .   H  .")
    with pytest.raises(AssertionError, match="refused"):
        given("0>  .  .  .  .  .   A  .").when("+A")
