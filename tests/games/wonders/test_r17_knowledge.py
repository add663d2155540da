"""Section 17 of RULES.md: who knows what. The laws prove besides that a redeal changes nothing shown."""

import random
from collections import Counter

import msgspec
import pytest

from shinar.games.wonders import GAME
from shinar.games.wonders import state as s
from shinar.games.wonders.cards import CARDS, GUILDS, ID
from shinar.games.wonders.effects import RED
from tests.games.wonders.position import dealt, given

THREE = "giza-a 9 [] [{}]\nrhodes-a 9 [] [{}]\nbabylon-a 9 [] [{}]"


def view(position, seat):
    return GAME.surface.view(position.state, seat)


def keys(cards):
    return [CARDS[card].key for card in cards]


def played(turns, seed=1, seats=4, **options):
    """A game after so many random turns."""
    position = dealt(seed, seats=seats, **options)
    choices = random.Random(seed)
    for _ in range(turns):
        turn = position.state.age, position.state.turn
        while not position.state.is_over and (position.state.age, position.state.turn) == turn:
            for seat in position.state.acting():
                position.state.play(seat, choices.choice(position.state.legal_actions(seat)))
    return position


# -- what is open ------------------------------------------------------------------------------------------------------


def test_r17_1_cities_are_open():
    position = played(8, tower=True, projects=True)
    state = position.state
    for seat in (0, 1, None):
        shown = view(position, seat)
        for city, seen in enumerate(shown.cities):
            assert (seen.board, seen.side, seen.coins) == (state.board[city], state.side[city], state.coins[city])
            assert {CARDS[card].key for row in seen.cards for card in row} == {
                key.removesuffix("-2") for key in position.cards(city)
            }
            assert sum(stage.built for stage in seen.stages) == state.stage_n[city]
            assert (seen.wins, seen.defeats) == (position.wins(city), state.defeats[city])
            assert (seen.shields, seen.parts, seen.raised) == (
                state.shields[city], state.parts[city], state.raised[city],
            )  # fmt: skip
            assert seen.hand_size == len(position.hand(city))
        assert shown.discards == sum(position.pile.values())


def test_r17_2_a_hand_is_seen_by_its_owner_only():
    position = given(THREE.format("altar marketplace", "loom press", "clay-pit baths"))
    assert set(keys(card.card for card in view(position, 0).hand)) >= {"altar"}
    assert [card.card for card in view(position, 1).hand] == [ID[key] for key in position.hand(1)]
    assert view(position, None).hand == []
    for seat in range(3):
        assert view(position, seat).hands == []


def test_r17_2_a_sealed_choice_is_seen_by_nobody_else():
    position = given(THREE.format("altar", "loom", "clay-pit"))
    before = view(position, 1), view(position, None)
    position.choose(0, "build:altar")
    after = view(position, 1), view(position, None)
    for was, now in zip(before, after, strict=True):
        assert msgspec.structs.replace(was, acting=[1, 2]) == now
    own = view(position, 0).sealed
    assert [(choice.use, choice.card) for choice in own] == [(s.TO_BUILD, ID["altar"])]


# -- what is remembered ------------------------------------------------------------------------------------------------


def test_r17_3_a_hand_passed_on_is_remembered():
    position = dealt(seats=4, sides="all_a")
    first = position.hand(0)
    position.choose(0, "sell:*")
    sold = first[0]
    for seat in (1, 2, 3):
        position.choose(seat, "sell:*")
    (seen,) = view(position, 0).hands
    assert (seen.seat, seen.size, seen.sure) == (1, 6, 6)
    rest = list(first)
    rest.remove(sold)
    assert sorted(keys(seen.cards)) == sorted(rest)


def test_r17_3_what_was_built_is_no_longer_there_and_what_was_sold_may_be():
    position = given(THREE.format("altar loom", "press clay-pit", "baths marketplace"))
    hand = position.hand(0)
    position.turn("sell:altar", "sell", "sell")
    passed = [key for key in hand if key != "altar"]
    assert "loom" in position.hand(1)
    position.turn("sell", "build:loom", "sell")
    (near, _) = sorted(view(position, 0).hands, key=lambda seen: len(seen.cards))
    assert "loom" not in keys(near.cards)
    position = given(THREE.format("altar loom", "press clay-pit", "baths marketplace"))
    position.turn("sell:altar", "sell", "sell")
    position.turn("sell", "sell:loom", "sell")
    seen = next(seen for seen in view(position, 0).hands if seen.seat == 2)
    assert (seen.size, seen.sure) == (5, 5)
    assert sorted(keys(seen.cards)) == sorted(passed)  # six cards, five of which are there


def test_r17_4_a_hand_that_comes_back_tells_what_is_gone():
    position = given(THREE.format("altar loom", "press clay-pit", "baths marketplace"))
    hand = position.hand(0)
    position.turn("sell:altar", "sell", "sell")
    position.turn("sell", "sell:loom", "sell")
    position.turn("sell", "sell", "sell")
    assert view(position, 0).hands
    assert len(position.hand(0)) == 4
    missing = Counter(hand) - Counter(position.hand(0))
    known = view(position, 0)
    gone = Counter(keys(known.gone_cards)) + Counter(keys(known.discarded_cards))
    assert all(gone[key] >= 1 for key in missing)
    assert "loom" in gone


def test_r17_5_what_is_laid_face_down_is_known_to_its_player():
    position = given("giza-a 9 [] [altar]\nrhodes-a 9 [stone-pit] [loom]\nbabylon-a 9 [] []", turn=1)
    position.turn("sell:altar", "sell:loom", "sell")
    assert keys(view(position, 0).discarded_cards).count("altar") == 1
    assert "loom" not in keys(view(position, 0).discarded_cards)
    assert "loom" in keys(view(position, 1).discarded_cards)
    assert "loom" not in keys(view(position, None).discarded_cards)


def test_r17_5_a_buried_card_is_known_to_who_buried_it():
    position = given("giza-b 9 [] [altar]\nrhodes-a 9 [lumber-yard]\nbabylon-a 9 [timber-yard]", turn=1)
    assert position.reason(0, "stage:altar") == 0
    position.turn("stage:altar+pay:*", "sell", "sell")
    assert view(position, 0).cities[0].stages[0].card == ID["altar"]
    for seat in (1, 2, None):
        seen = view(position, seat).cities[0]
        assert (seen.stages[0].built, seen.stages[0].card) == (True, None)


def test_r17_6_who_looks_through_the_discard_pile_knows_it():
    position = given("halicarnassus-b 9 [ore-vein foundry] []\nrhodes-a 9\nbabylon-a 9", age=2, turn=3)
    before = sum(position.pile.values())
    position.turn("stage:*", "sell", "sell")
    assert position.state.phase == s.SEARCH
    looking = view(position, 0)
    assert {CARDS[card.card].key for card in looking.pile} == set(position.pile)
    assert len(looking.discarded_cards) == looking.discards == sum(position.pile.values()) >= before
    assert view(position, 1).pile == []
    for seat in range(3):
        assert [CARDS[card.card].key for card in view(position, seat).hand] == position.hand(seat)
    taken = next(key for key in position.pile if position.reason(0, f"build:{key}") == 0)
    was = view(position, 1)
    position.choose(0, f"build:{taken}")
    told = GAME.surface.news(was, view(position, 1))
    assert [event.numbers["card"] for event in told if event.kind == "built-by-search"] == [ID[taken]]
    assert len(view(position, 0).discarded_cards) == sum(position.pile.values())


def test_r17_7_guilds_are_unknown_until_they_are_seen():
    position = played(12, seats=3)
    own = {ID[key] for key in position.hand(0)} & set(GUILDS)
    assert position.state.age == 3
    worlds = set()
    for seed in range(40):
        other = position.state.redealt(0, seed)
        guilds = [
            kind
            for kind, place in zip(other.kind[: s.TILE_SLOTS], other.place, strict=False)
            if kind in GUILDS and place == s.BOX
        ]
        assert len(guilds) == 5
        assert not own & set(guilds)
        worlds.add(tuple(sorted(guilds)))
    assert len(worlds) > 20


def test_r17_8_tiles_of_the_draft():
    position = dealt(seats=3, tower=True, sides="all_a")
    held = position.draft(0)
    position.choose(0, f"tile:{held[0]}")
    assert view(position, 0).tiles == []
    for seat in (1, 2):
        position.choose(seat, f"tile:{position.draft(seat)[0]}")
    shown = view(position, 0)
    assert shown.tiles == [held[0]]
    assert set(held[1:]) <= set(shown.passed_tiles)
    assert [city.tiles_left for city in shown.cities] == [1, 1, 1]
    assert view(position, None).tiles == view(position, None).passed_tiles == []


def test_r17_8_who_placed_a_tile_is_public():
    position = dealt(seats=4, tower=True)
    choices, held, laid = random.Random(4), [set() for _ in range(4)], []
    while not position.state.is_over:
        before = view(position, None)
        for seat in range(4):
            held[seat].update(view(position, seat).tiles)
        for seat in position.state.acting():
            position.state.play(seat, choices.choice(position.state.legal_actions(seat)))
        told = [event.numbers for event in GAME.surface.news(before, view(position, None)) if event.kind == "laid"]
        laid += [(numbers["seat"], numbers["tile"]) for numbers in told]
    tower = view(position, None).tower
    assert [(each.seat, each.tile) for each in tower.laid_tiles] == laid
    assert len(laid) > 4
    assert all(tile in held[seat] for seat, tile in laid)


def test_r17_8_placed_tiles_are_public_covered_ones_too():
    position = played(9, seed=2, seats=3, tower=True)
    tower = view(position, None).tower
    assert len(tower.laid_tiles) > 3
    assert sorted(tile for tile in tower.tiles if tile) == sorted(each.tile for each in tower.laid_tiles[-3:])
    assert all(view(position, seat).tower == tower for seat in range(3))


def test_r17_9_projects_are_public_when_they_lie_there():
    position = played(8, seed=3, seats=3, projects=True)
    shown = [view(position, seat) for seat in (0, 1, 2, None)]
    assert len({seen.project.project for seen in shown}) == 1
    assert all(len(seen.past_projects) == 1 for seen in shown)
    worlds = {played(8, seed=3, seats=3, projects=True).state.redealt(0, seed).project for seed in range(3)}
    assert worlds == {position.state.project}


def test_r17_10_with_two_players_the_draw_pile_is_unknown_to_both():
    position = dealt(seats=2, sides="all_a")
    for seat in (0, 1):
        worlds = set()
        for seed in range(20):
            other = position.state.redealt(seat, seed)
            pile = [k for k, place in zip(other.kind, other.place, strict=True) if place == s.DRAW]
            worlds.add(tuple(pile))
        assert len(worlds) > 10


def test_r17_11_a_spectator_knows_what_is_open():
    position = played(4, seats=3, tower=True, projects=True)
    shown = view(position, None)
    assert (shown.hand, shown.hands, shown.gone_cards, shown.tiles, shown.sealed) == ([], [], [], [], [])
    assert shown.cities[0].coins == position.state.coins[0]


def test_r17_12_a_building_lost_to_a_penalty_is_known_in_the_discard_pile():
    position = given("giza-a 9 [stockade]\nrhodes-a 0\nbabylon-a 0", age=1, turn=5, project="belvedere", tokens=2)
    position.rush()
    for seat in (0, 1, 2, None):
        shown = view(position, seat)
        assert not shown.cities[0].cards[RED]
        assert "stockade" in keys(shown.discarded_cards)


@pytest.mark.parametrize("seats", [2, 3, 5, 7])
def test_r17_13_what_is_secret_changes_nothing_that_is_shown(seats):
    for turns in (0, 3, 7, 13):
        position = played(turns, seed=turns, seats=seats, tower=True, projects=True, wonder_pack=True)
        for viewer in (0, seats - 1, None):
            shown = view(position, viewer)
            number = -1 if viewer is None else viewer
            for seed in range(4):
                other = position.state.redealt(number, seed)
                assert GAME.surface.view(other, viewer) == shown
