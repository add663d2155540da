"""Would the laws notice? Each fault is planted into a game, through the doors, so that it works compiled or not.

A law that is not broken by the fault it is for is worth nothing, however green it is.
"""

import random
from dataclasses import replace

import msgspec
import pytest

from shinar.catalog import load
from shinar.check import check_game
from shinar.game import SheetRow
from shinar_example import GAME as CARAVAN
from shinar_example.rules import HAND, LOAD, SELL, STOCK

BABEL = load("babel")
NO_RULE = 12


def with_doors(game, **doors):
    """The game with other doors in its state."""
    return replace(game, state=type("Faulty", (game.state,), doors))


class Other:
    """A surface that answers as told, and otherwise as the true one."""

    def __init__(self, true, **answers):
        self.true = true
        self.answers = answers

    def __getattr__(self, name):
        return self.answers.get(name) or getattr(self.true, name)


def with_surface(game, **answers):
    return replace(game, surface=Other(game.surface, **answers))


def with_proofs(game, **proofs):
    return replace(game, proofs=replace(game.proofs, **proofs))


def true(game):
    return game.state, game.surface


C, SHOWN = true(CARAVAN)
B, _ = true(BABEL)


# -- the faults: (name, law that must break, game) ---------------------------------------------------------------------


def deals_over_the_old_game(s, seats, options, seed):
    before = s.bank
    C.start(s, seats, options, seed)
    s.edit(bank=s.bank - (before > 0))


def forgets_a_coin(s, seat, action):
    C.play(s, seat, action)
    if action == SELL:
        s.edit(bank=s.bank - 1)


def loses_a_card(s, seat, action):
    C.play(s, seat, action)
    if s.turn == 2 and STOCK in s.place:
        lost = s.place.index(STOCK)  # out of a hand it would leave a seat with nothing to have sealed
        s.edit(place=[99 if i == lost else place for i, place in enumerate(s.place)])


def pays_the_last_to_choose(s, seat, action):
    before = s.turn
    C.play(s, seat, action)
    if s.turn > before:
        coins = list(s.coins)
        coins[seat] += 1
        s.edit(coins=coins, bank=s.bank - 1)


def tosses_a_coin_of_its_own(s, seat, action):
    before = s.turn
    C.play(s, seat, action)
    if s.turn > before:
        s.edit(wanted=random.randint(1, 5))


def favours_seat_0(s, seat, action):
    C.play(s, seat, action)
    if seat == 0 and action >= LOAD and s.coins[1] > 0:
        s.edit(coins=[s.coins[0] + 1, s.coins[1] - 1, *s.coins[2:]])


def takes_anything(s, seat, action):
    if C.reason(s, seat, action) == 0:
        C.play(s, seat, action)


def hides_what_it_reveals(s, seat, action):
    before = s.reveals
    C.play(s, seat, action)
    s.edit(reveals=before)


def peeks(s, seat, seed):
    world = C.redealt(s, seat, seed)
    world.edit(good=s.good)
    return world


def peeks_at_errands(s, seat, seed):
    world = C.redealt(s, seat, seed)
    if any(s.errand):
        world.edit(errand=s.errand)
    return world


def keeps_the_generator(s, seat, seed):
    world = C.redealt(s, seat, seed)
    world.edit(rng=s.rng)
    return world


def forgets_what_it_passed_on(s, seat, seed):
    """Only the own hand and what is open are kept."""
    world = C.redealt(s, -1, seed)
    packet = (seat - s.turn) % s.seats
    if seat >= 0:
        goods = list(world.good)
        spare = [i for i, place in enumerate(s.place) if place == 0]
        for i, place in enumerate(s.place):
            if place == HAND + packet and goods[i] != s.good[i]:
                j = next((j for j in spare if goods[j] == s.good[i]), None)
                if j is None:
                    return C.redealt(s, seat, seed)
                goods[i], goods[j] = goods[j], goods[i]
        world.edit(good=goods, taken=s.taken, errand=s.errand)
    return world


def adds_a_card(s, seat, seed):
    world = C.redealt(s, seat, seed)
    world.edit(good=[1, *world.good[1:]] if s.place[0] != HAND + (seat - s.turn) % s.seats else world.good)
    return world


def redeals_the_true_state_too(s, seat, seed):
    s.become_redealt(seat, seed)
    return s.clone()


def shows_a_hidden_number(s, seat):
    return [*C.observation(s, seat), s.good[s.place.index(0)]]


def shows_who_has_begun(state, seat):
    view = SHOWN.view(state, seat)
    return msgspec.structs.replace(view, wanted=sum(taken > 0 for taken in state.taken))


def shows_sealed_errands(state, seat):
    view = SHOWN.view(state, seat)
    return msgspec.structs.replace(view, wanted=sum(state.errand))


def shows_the_stock(state, seat):
    view = SHOWN.view(state, seat)
    stock = sum(good for good, place in zip(state.good, state.place, strict=True) if place == 0)
    return msgspec.structs.replace(view, stock=stock)


WINDOW = []


def shows_through_a_window(state, seat):
    view = SHOWN.view(state, seat)
    WINDOW[:] = view.traders
    return msgspec.structs.replace(view, traders=WINDOW)


def changes_what_it_shows(state, seat):
    state.edit(last_taken=[0] * 5)
    return SHOWN.view(state, seat)


def counts_hands(state):
    sheet = SHOWN.sheet(state)
    hands = [sum(1 for g, p in zip(state.good, state.place, strict=True) if p == HAND + i and g == 1) for i in range(5)]
    return msgspec.structs.replace(sheet, rows=[*sheet.rows, SheetRow("hands", hands[: state.seats])])


def adds_up_wrongly(state):
    sheet = SHOWN.sheet(state)
    return msgspec.structs.replace(sheet, rows=sheet.rows[1:])


def names_the_next_card(state, seat, action):
    move = SHOWN.move(state, seat, action)
    return msgspec.structs.replace(move, good=state.good[29])


def writes_two_moves_alike(state, seat, action):
    move = SHOWN.move(state, seat, action)
    return msgspec.structs.replace(move, text="load") if action >= LOAD else move


def parses_anything(text):
    return SHOWN.parse(text) if text in ["+A", "+C", "+D", "+G", "+S", "sell", "left", "right"] else 0


def peeks_while_the_other_chooses(s, seat, seed):
    world = B.redealt(s, seat, seed)
    if seat >= 0 and seat not in s.acting():  # only in one situation, as gin rummy once did
        world = s.clone()
        world.edit(rng=seed)
    return world


def reverses(s, seat):
    return C.legal_actions(s, seat)[::-1]


def offers_the_illegal(s, seat):
    return sorted({*C.legal_actions(s, seat), LOAD + 1}) if C.legal_actions(s, seat) else []


def offers_nothing(s, seat):
    return C.legal_actions(s, seat) if s.turn < 2 or seat else []


def offers_to_the_waiting(s, seat):
    return C.legal_actions(s, seat) or [SELL]


def refuses_with_a_nameless_reason(s, seat, action):
    return 99 if action == LOAD + 1 and C.reason(s, seat, action) else C.reason(s, seat, action)


def refuses_a_legal_action(s, seat, action):
    return NO_RULE if action == LOAD + 1 else C.reason(s, seat, action)


FAULTS = [
    ("determinism", with_doors(CARAVAN, start=deals_over_the_old_game)),
    ("determinism", with_doors(CARAVAN, play=tosses_a_coin_of_its_own)),
    ("conservation", with_doors(CARAVAN, play=forgets_a_coin)),
    ("conservation", with_doors(CARAVAN, play=loses_a_card)),
    ("conservation", with_doors(CARAVAN, redealt=adds_a_card)),
    ("conservation", with_surface(CARAVAN, sheet=adds_up_wrongly)),
    ("order-independence", with_doors(CARAVAN, play=pays_the_last_to_choose)),
    ("legality", with_doors(CARAVAN, legal_actions=reverses)),
    ("legality", with_doors(CARAVAN, legal_actions=offers_the_illegal)),
    ("legality", with_doors(CARAVAN, legal_actions=offers_nothing)),
    ("legality", with_doors(CARAVAN, legal_actions=offers_to_the_waiting)),
    ("legality", with_doors(CARAVAN, reason=refuses_a_legal_action)),
    ("legality", with_doors(CARAVAN, reason=refuses_with_a_nameless_reason)),
    ("legality", with_doors(CARAVAN, play=takes_anything)),
    ("isolation", with_doors(CARAVAN, clone=lambda s: s)),
    ("isolation", with_doors(CARAVAN, redealt=redeals_the_true_state_too)),
    ("isolation", with_surface(CARAVAN, view=shows_through_a_window)),
    ("isolation", with_surface(CARAVAN, view=changes_what_it_shows)),
    ("round-trips", with_surface(CARAVAN, move=writes_two_moves_alike)),
    ("round-trips", with_surface(CARAVAN, parse=parses_anything)),
    ("round-trips", with_doors(CARAVAN, __reduce__=lambda s: (C.from_bytes, (s.to_bytes()[:-1] + b"?",)))),
    ("termination", with_proofs(CARAVAN, longest=lambda _options, _seats: 23)),
    ("termination", with_proofs(CARAVAN, highest=5)),
    ("termination", with_doors(CARAVAN, standing=lambda s: (C.standing(s)[0], [1] * s.seats))),
    ("symmetry", with_doors(CARAVAN, play=favours_seat_0)),
    ("secrets", with_doors(CARAVAN, redealt=peeks)),
    ("secrets", with_doors(CARAVAN, redealt=peeks_at_errands)),
    ("secrets", with_doors(CARAVAN, redealt=keeps_the_generator)),
    ("secrets", with_doors(CARAVAN, redealt=forgets_what_it_passed_on)),
    ("secrets", with_doors(CARAVAN, observation=shows_a_hidden_number)),
    ("secrets", with_surface(CARAVAN, view=shows_the_stock)),
    ("secrets", with_doors(BABEL, redealt=peeks_while_the_other_chooses)),
    ("non-interference", with_surface(CARAVAN, view=shows_the_stock)),
    ("non-interference", with_surface(CARAVAN, view=shows_sealed_errands)),
    ("non-interference", with_surface(CARAVAN, view=shows_who_has_begun)),
    ("non-interference", with_surface(CARAVAN, sheet=counts_hands)),
    ("non-interference", with_surface(CARAVAN, move=names_the_next_card)),
    ("reveals", with_doors(CARAVAN, play=hides_what_it_reveals)),
]


@pytest.mark.parametrize(("law", "game"), FAULTS, ids=[f"{i}-{law}" for i, (law, _) in enumerate(FAULTS)])
def test_a_fault_breaks_its_law(law, game):
    report = check_game(game, games=4, laws=[law], budget=8)
    assert report.broken - {"playing"} == {law}
    found = [violation.text for row in report.rows if row.law == law for violation in row.violations]
    assert not [text for text in found if "Error" in text], "broken by a crash, not by the fault"


@pytest.mark.parametrize("game", [CARAVAN, BABEL], ids=["caravan", "babel"])
def test_without_a_fault_no_law_is_broken(game):
    report = check_game(game, games=3, budget=8)
    assert not list(report.lines())
