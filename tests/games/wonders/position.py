"""How is a position of 7 Wonders drawn in a test?

    def test_r5_13_a_chain_is_free():
        position = given('''
            babylon-a:1  3  [baths lumber-yard]  [aqueduct]
            rhodes-a     3
            olympia-b    3  []                   [walls]      defeats=2 wins=0,1,0
        ''', age=2)
        position.turn("build:aqueduct", "sell", "stage:walls")
        assert position.coins == [3, 6, 1]

A line is a city, from seat 0 on: its board, side and built stages, its coins, its buildings and its hand, then fields
of the state by name (drawing.py). `free` before the third of three cities makes it the Free City. `tiles="1 16"` are in
force on the Tower, `project="cranes"` is laid out with as many `tokens`. What the picture needs is switched on.

Hands are filled up with cards of the Age that the picture does not name; all others that left the hands are in the
discard pile. A choice is its parts joined by `+`: `build:<card>`, `stage:<card>`, `sell:<card>`, `raise:<card>` (`*`:
any that will do), then `tile:<number>`, `which:<stage>`, `means:cost|chain|power|token`, `join:0|1|2`, `pay:<coins to
the left>`; `lose:<card>`, `lose-win:1|3|5`, `decline`, `board:<key>`, `side:a|b`. `sell` alone sells what the picture
does not name.
"""

from collections import Counter

from shinar.games.wonders import actions as a
from shinar.games.wonders import state as s
from shinar.games.wonders.boards import BOARD_ID
from shinar.games.wonders.cards import CARDS, ID
from shinar.games.wonders.options import WondersOptions
from shinar.games.wonders.rules import Wonders
from shinar.options import numbers
from tests.games.wonders.drawing import LASTING, build, read
from tests.games.wonders.slow_score import CATEGORIES
from tests.games.wonders.yields import yields


def given(picture, **settings):
    """A position, by its picture; `age`, `turn`, `tiles`, … and the options that differ from their defaults."""
    return Position(build(read(picture), **settings), {card for row in read(picture) for card in row["hand"]})


def dealt(seed=1, *, seats=3, **options):
    """A fresh game."""
    if seats not in range(2, 8):
        raise ValueError(f"wonders is for 2 to 7 seats, not {seats}")
    state = Wonders()
    state.start(seats, numbers(WondersOptions(**options)), seed)
    return Position(state, set())


# -- playing -----------------------------------------------------------------------------------------------------------


class Position:
    """A state to try choices on."""

    def __init__(self, state, named):
        self.state = state
        self.named = named  # cards of the picture's hands: the last to be sold without being asked for
        self.check()

    def copy(self):
        return Position(self.state.clone(), set(self.named))

    # what there is

    @property
    def coins(self):
        return self.state.coins[: self.state.cities]

    @property
    def defeats(self):
        return self.state.defeats[: self.state.cities]

    @property
    def pile(self):
        """The discard pile: how often each card is there."""
        return Counter(CARDS[k].key for k, place in self.slots() if place == s.DISCARD)

    def slots(self):
        return list(zip(self.state.kind, self.state.place, strict=True))[: s.TILE_SLOTS]

    def cards(self, city):
        return {CARDS[kind].key for kind, place in self.slots() if place == s.CITY + city}

    def hand(self, seat):
        packet = self.state.holds[seat]
        return [CARDS[self.state.kind[slot]].key for slot in self.state.hand[packet][: self.state.hand_n[packet]]]

    def draft(self, seat):
        """Tiles of the packet in hand."""
        packet = self.state.holds[seat]
        return sorted(self.state.kind[slot] for slot in self.state.hand[packet][: self.state.hand_n[packet]])

    def tiles(self, seat):
        place = list(zip(self.state.kind, self.state.place, strict=True))[s.TILE_SLOTS :]
        return sorted(kind for kind, where in place if where == s.TILE_HAND + seat)

    def stages(self, city):
        return [n for n, stage in enumerate(self.state.stage[city], 1) if stage]

    def wins(self, city):
        return [value for value, count in zip((1, 3, 5), self.state.wins[city], strict=True) for _ in range(count)]

    def tokens(self, city, name):
        return self.state.tokens[city][LASTING[name]]

    def in_force(self):
        return {tile for tile in range(1, s.TILES + 1) if self.state.in_force >> tile & 1}

    def sheet(self, seat):
        """Points by category."""
        return dict(zip(CATEGORIES, self.state.categories(seat), strict=True))

    def points(self, seat, category):
        return self.sheet(seat)[category]

    # choosing

    def action(self, seat, part):
        """The action that a part of a choice means."""
        kind, _, what = part.partition(":")
        if kind in CARD_FAMILIES:
            family = CARD_FAMILIES[kind]
            if what in ("", "*"):
                return self.any_card(seat, family, named=what == "*")
            return family + ID[what]
        if kind == "pay" and what == "*":
            return (self.state.legal_actions(seat) or [a.PAY])[0]
        if kind == "decline":
            return a.DECLINE
        return {
            "tile": lambda: a.TILE + int(what) - 1, "which": lambda: a.WHICH + int(what) - 1,
            "means": lambda: a.MEANS + MEANS.index(what), "join": lambda: a.JOIN + int(what),
            "pay": lambda: a.PAY + int(what), "lose-win": lambda: a.LOSE_WIN + int(what) // 2,
            "board": lambda: a.BOARD + BOARD_ID[what], "side": lambda: a.SIDE + "ab".index(what),
        }[kind]()  # fmt: skip

    def any_card(self, seat, family, *, named):
        """The first action of a family; cards that the picture names come last, unless any will do."""
        actions = [action for action in self.state.legal_actions(seat) if family <= action < family + s.CARDS]
        actions = actions or [family + ID[key] for key in self.hand(seat)]
        spared = [action for action in actions if action - family not in self.named]
        return actions[0] if named or not spared else spared[0]

    def reason(self, seat, part):
        return self.state.reason(seat, self.action(seat, part))

    def choose(self, seat, choice):
        """Answer with these parts in turn. What has only one answer is not asked: then it must be this one."""
        city = s.FREE_CITY if self.state.holder == seat and self.state.step[seat] == s.SEALED else seat
        before = self.state.reveals
        for part in choice.split("+"):
            action = self.action(seat, part)
            reason = self.state.reason(seat, action)
            if reason in (a.OTHER_QUESTION, a.NOT_OWED) and part != choice.split("+")[0]:
                assert self.state.reveals > before or self.sealed(city, part), f"not asked, and not chosen: {part}"
                continue
            assert not reason, f"seat {seat} may not {part}: reason {reason}"
            self.state.play(seat, action)
            self.check()

    def sealed(self, city, part):
        """Is this what a city has chosen?"""
        kind, _, what = part.partition(":")
        state = self.state
        return {
            "tile": lambda: state.tile[city] == int(what), "means": lambda: MEANS[state.means[city]] == what,
            "join": lambda: state.joins[city] == int(what), "which": lambda: state.plan[city] % 4 == int(what) % 4,
            "pay": lambda: what == "*" or state.to_left[city] == int(what),
        }[kind]()  # fmt: skip

    def turn(self, *choices):
        """One choice for every seat; those not named sell a card."""
        before = self.state.age, self.state.turn
        for seat in range(self.state.seats):
            self.choose(seat, choices[seat] if seat < len(choices) else "sell")
        while self.state.phase == s.PLAY and (self.state.age, self.state.turn) == before:
            seat = self.state.acting()[0]
            self.state.play(seat, self.state.legal_actions(seat)[-1])  # for the Free City: a sale only if it must
            self.check()

    def sell_all(self):
        """Everybody sells; later questions of the turn are declined, or answered with the first there is."""
        before = self.state.age, self.state.turn, self.state.phase
        while not self.state.is_over and (self.state.age, self.state.turn, self.state.phase) == before:
            for seat in self.state.acting():
                legal = self.state.legal_actions(seat)
                sales = [action for action in legal if a.SELL <= action < a.SELL + s.CARDS]
                self.state.play(seat, (sales or [a.DECLINE if a.DECLINE in legal else legal[0]])[0])
        self.check()

    def raise_all(self):
        """Everybody who has a tile builds one; the Free City does what it can."""
        before = self.state.turn
        while self.state.turn == before:
            for seat in self.state.acting():
                legal = self.state.legal_actions(seat)
                raises = [action for action in legal if a.RAISE <= action < a.RAISE + s.CARDS]
                self.state.play(seat, (raises or legal)[0])

    def rush(self):
        """To the end of the Age, selling where it can be."""
        age = self.state.age
        while self.state.age == age and not self.state.is_over:
            self.sell_all()

    def sell(self, seat):
        """Sells a card and says which."""
        action = self.any_card(seat, a.SELL, named=False)
        self.state.play(seat, action)
        return CARDS[action - a.SELL].key

    # asking

    def refuses(self, seat, part, *reasons):
        found = self.reason(seat, part)
        assert found in reasons, f"{part}: reason {found}, not {reasons}"

    def offers(self, seat, part):
        assert self.reason(seat, part) == 0, f"{part}: reason {self.reason(seat, part)}"

    def asked(self, seat, choice, family, count):
        """What is offered to a question of this family, once these parts are chosen; [] where it is not asked."""
        copy = self.copy()
        if self.reason(seat, choice.split("+")[0]):
            return []
        copy.choose(seat, choice)
        world = copy.state
        while seat in world.acting():
            legal = world.legal_actions(seat)
            if family <= legal[0] < family + count:
                return [action - family for action in legal]
            if legal[0] >= a.WHICH and legal[0] < family:
                world.play(seat, legal[0])
            else:
                break
        return []

    def which(self, seat, choice):
        """Numbers of the stages among which one is asked to choose."""
        return [n + 1 for n in self.asked(seat, choice, a.WHICH, 4)]

    def means(self, seat, choice):
        return [MEANS[n] for n in self.asked(seat, choice, a.MEANS, 5)]

    def joins(self, seat, choice):
        return self.asked(seat, choice, a.JOIN, 4)

    def splits(self, seat, choice, city=None):
        """All (coins to the left, coins to the right) with which this can be done; [] where it cannot."""
        city = seat if city is None else city
        if self.reason(seat, choice.split("+")[0]):
            return []
        found = []
        for coins in self.asked(seat, choice, a.PAY, 40) or [None]:
            copy = self.copy()
            copy.choose(seat, choice)
            while copy.state.step[city] < s.SEALED:
                legal = copy.state.legal_actions(seat)
                copy.state.play(seat, a.PAY + coins if legal[0] >= a.PAY else legal[0])
            found.append((copy.state.to_left[city], copy.state.to_right[city]))
        return found

    def payable(self, seat):
        """Cards of the hand that can be built."""
        return {key for key in self.hand(seat) if self.reason(seat, f"build:{key}") == 0}

    def check(self):
        """What holds of every position: what cities yield is what stands in them, and lists agree with reasons."""
        check(self.state)


CARD_FAMILIES = {"build": a.BUILD, "stage": a.STAGE, "sell": a.SELL, "raise": a.RAISE, "lose": a.LOSE}
MEANS = ["cost", "chain", "power", "token"]


def check(state):
    """Every thirteenth action of the table is enough here: the laws (`shinar check`) look at all of them."""
    acting = state.acting()
    for seat in range(state.seats):
        legal = state.legal_actions(seat)
        some = range((state.turn + seat) % 13, a.ACTIONS, 13)
        assert [action for action in some if state.reason(seat, action) == 0] == [n for n in legal if n in some]
        assert all(state.reason(seat, action) == 0 for action in legal)
        assert bool(legal) == (seat in acting)
    rows = rows_of(state)
    if rows and state.phase > s.DRAFT:
        wanted = {name: in_any_order(name, values) for name, values in yields(rows).items()}
        found = {name: in_any_order(name, getattr(state, name)[: len(rows)]) for name in wanted}
        wrong = {name: (found[name], wanted[name]) for name in wanted if found[name] != wanted[name]}
        assert not wrong, wrong


def in_any_order(name, values):
    """Producers with a choice stand in the order in which they were built."""
    return [sorted(masks) for masks in values] if name in ("own_card", "own_stage") else values


def rows_of(state):
    """The cities of a state, as lines of a picture."""
    rows = []
    for city in range(state.cities):
        cards = [k for k, place in zip(state.kind, state.place, strict=True) if place == s.CITY + city]
        rows.append({
            "board": state.board[city], "side": state.side[city], "cards": cards, "stage": state.stage[city],
            "words": {"barren": state.barren[city], "rewards": state.rewards[city]},
        })  # fmt: skip
    return rows
