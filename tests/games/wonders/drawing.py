"""How does the picture of a position become a state? position.py says what a picture looks like.

Cards and tiles are laid into the slots of state.pxd as a game could have done it: those of hands where the packets are,
all others where cards have left the hands by then.
"""

import re
from random import Random

from shinar.games.wonders import state as s
from shinar.games.wonders.boards import BASE_BOARDS, BOARD_ID
from shinar.games.wonders.cards import CARDS, GUILDS, ID, NAME_OF, copies
from shinar.games.wonders.effects import FREE_STAGE, FREE_STRUCTURE, SPECIALS, WILDCARD
from shinar.games.wonders.options import WondersOptions
from shinar.games.wonders.project_cards import PROJECTS, TOKENS
from shinar.games.wonders.rules import Wonders
from shinar.options import numbers
from tests.games.wonders.yields import laws, stage_number, yields

LINE = re.compile(r"^(free )?\s*([a-z-]+)-([ab])(?::([1-4]+))?\s+(-?\d+)\s*(?:\[([^]]*)\])?\s*(?:\[([^]]*)\])?\s*(.*)$")
PROJECT_ID = {project.key: number for number, project in enumerate(PROJECTS)}
LASTING = {"stage": FREE_STAGE, "structure": FREE_STRUCTURE, "wildcard": WILDCARD}
SEVENTH = 7


# -- reading -----------------------------------------------------------------------------------------------------------


def read(picture):
    """The lines of a picture, as dictionaries."""
    rows = []
    for line in filter(None, map(str.strip, picture.strip().splitlines())):
        found = LINE.match(line)
        assert found, f"not a city: {line!r}"
        free, board, side, stages, coins, cards, hand, words = found.groups()
        rows.append({
            "free": bool(free), "board": BOARD_ID[board], "side": "ab".index(side), "coins": int(coins),
            "stages": [int(n) - 1 for n in stages or ""], "cards": [ID[key] for key in (cards or "").split()],
            "hand": [ID[key] for key in (hand or "").split()], "words": words_of(words),
        })  # fmt: skip
    return rows


def words_of(text):
    """Fields of a city: numbers, `wins=1,0,2` by value, `tokens=stage:1`, `rewards=obelisk:2`, `tiles=5,7` in hand."""
    words = {"tiles": [], "wins": [0, 0, 0], "tokens": [0] * SPECIALS, "rewards": [0] * len(PROJECTS)}
    for name in ("defeats", "raised", "parts", "penalty_points", "barren", "powers", "truces"):
        words[name] = 0
    for word in text.split():
        name, _, value = word.partition("=")
        assert name in words, name
        if name in ("tokens", "rewards"):
            ids = LASTING if name == "tokens" else PROJECT_ID
            for item in value.split(","):
                key, _, count = item.partition(":")
                words[name][ids[key]] = int(count)
        elif isinstance(words[name], list):
            words[name] = [int(number) for number in value.split(",")]
        else:
            words[name] = int(value)
    return words


# -- building ----------------------------------------------------------------------------------------------------------


def build(rows, *, age=1, turn=None, tiles="", project=None, tokens=None, seed=1, **options):
    """The state of a picture. Without `turn` it is as early in the Age as the buildings of the picture allow."""
    seats = 2 if any(row["free"] for row in rows) else len(rows)
    needed = {
        "tower": bool(tiles) or any(row["words"]["tiles"] for row in rows), "projects": bool(project),
        "wonder_pack": any(row["board"] >= BASE_BOARDS for row in rows),
    }  # fmt: skip
    state = Wonders()
    state.start(seats, numbers(WondersOptions(**needed | options)), seed)
    deck = Deck(seats, age, rows, seed)
    turn = deck.earliest() if turn is None else turn
    state.edit(
        age=age, turn=turn, dealer=0, phase=s.PLAY, searcher=s.NOBODY, shown=[0] * s.AGES,
        holder=(turn + (age == 2)) % 2 if seats == 2 else s.NOBODY, **cities_of(rows),
        **lay_tiles(deck.deal(turn), rows, [int(number) for number in tiles.split()]),
        project=PROJECT_ID[project] + 1 if project else 0,
        project_tokens=0 if project is None else TOKENS[seats] if tokens is None else tokens,
        project_open=int(bool(project) and tokens != 0),
        step=[s.ASK_CARD] * len(rows) + [s.IDLE] * (s.CITIES - len(rows)), pick=[s.NO_SLOT] * s.CITIES,
        use=[0] * s.CITIES, position=[0] * s.CITIES,
    )  # fmt: skip
    return state


class Deck:
    """All cards and tiles of the game, and the slots they lie in (see state.pxd)."""

    def __init__(self, seats, age, rows, seed):
        self.seats, self.age, self.rows = seats, age, rows
        self.packets = max(3, seats)
        self.dice = Random(seed)
        named = [card for row in rows for card in row["cards"] + row["hand"]]
        guilds = list(dict.fromkeys([card for card in named if card in GUILDS] + list(GUILDS)))
        self.boxed = guilds[self.packets + 2 :]
        self.cards = {1: [], 2: [], 3: guilds[: self.packets + 2]}
        for card in range(len(CARDS)):
            self.cards[CARDS[card].age] += [card] * copies(card, self.packets)
        for deck in self.cards.values():
            self.dice.shuffle(deck)
        for card in named:
            deck = self.cards[CARDS[card].age]
            assert card in deck, f"there is no other {CARDS[card].key} for {self.packets} players"
            deck.remove(card)
        for row in rows:
            assert all(CARDS[card].age == age for card in row["hand"]), "hands are of the current Age"

    def gone(self, age):
        """Buildings of this Age, and where they stand."""
        standing = [(card, s.CITY + n) for n, row in enumerate(self.rows) for card in row["cards"]]
        return [(card, place) for card, place in standing if CARDS[card].age == age]

    def buried(self):
        return [s.UNDER + s.STAGES * n + stage for n, row in enumerate(self.rows) for stage in row["stages"]]

    def earliest(self):
        """The first turn in which so many cards can have left the hands."""
        needed = len(self.gone(self.age)) + (len(self.buried()) if self.age == 1 else 0)
        return -(-needed // self.packets)

    def deal(self, turn):
        """Where every card lies in this turn."""
        kind, place, left = [0] * s.SLOTS, [s.UNDEALT] * s.SLOTS, [s.NOT_YET] * s.SLOTS
        hand, buried = [[] for _ in range(self.seats)], self.buried()
        holds = [(seat + turn if self.age == 2 else seat - turn) % self.seats for seat in range(self.seats)]
        for age in (1, 2, 3):
            gone, deck = self.gone(age), self.cards[age]
            in_hand = self.in_hand(turn, holds) if age == self.age else {}
            for i in range(SEVENTH * self.packets):
                slot, order = s.AGE_ROOM * (age - 1) + i, i % SEVENTH
                last = self.is_pile(i) and order == SEVENTH - 1
                if i in in_hand:
                    packet = in_hand[i]
                    named = self.rows[holds.index(packet)]["hand"]
                    count = len(hand[packet])
                    kind[slot] = named[count] if count < len(named) else deck.pop()
                    place[slot] = s.HAND + packet
                    hand[packet].append(slot)
                elif age > self.age:
                    continue  # dealt when it begins
                elif age == self.age and self.is_pile(i) and order > turn:
                    kind[slot], place[slot] = deck.pop(), s.DRAW
                else:
                    left[slot] = s.NEVER_DEALT if last else min(s.TURNS - 1, order if self.is_pile(i) else 6 - order)
                    built = gone.pop() if gone and not last else None
                    kind[slot], place[slot] = built or (deck.pop(), buried.pop() if buried and not last else s.DISCARD)
            assert not gone, f"more cards of Age {age} stand here than have left the hands by turn {turn}"
            assert all(len(row["hand"]) <= SEVENTH - turn + 1 for row in self.rows), f"too many in hand in turn {turn}"
        for i, guild in enumerate(self.boxed if self.age == s.AGES else []):
            kind[s.AGE_ROOM * 2 + SEVENTH * self.packets + i] = guild
            place[s.AGE_ROOM * 2 + SEVENTH * self.packets + i] = s.BOX
        assert not buried, f"more cards are buried than have left the hands by turn {turn}"
        for slots in hand:
            slots.sort(key=lambda slot: kind[slot])
        return {
            "kind": kind, "place": place, "left": left, "known": [0] * s.SLOTS, "hand": hand, "holds": holds,
            "hand_n": [len(slots) for slots in hand],
        }  # fmt: skip

    def is_pile(self, i):
        """Is this a slot of the Free City's draw pile?"""
        return self.seats == 2 and i >= SEVENTH * 2

    def in_hand(self, turn, holds):
        """Slots of the current Age that are in hands, and in which packet. The Free City's leader has one more."""
        slots = {SEVENTH * packet + i: packet for packet in range(self.seats) for i in range(SEVENTH - turn)}
        if self.seats == 2:
            slots[SEVENTH * 2 + turn] = holds[(turn + (self.age == 2)) % 2]
        return slots


def cities_of(rows):
    built = [[0] * s.BUILT_WORDS for _ in rows]
    fields = {name: [row["words"][name] for row in rows] for name in rows[0]["words"] if name != "tiles"}
    for city, row in enumerate(rows):
        names = [NAME_OF[card] for card in row["cards"]]
        assert len(set(names)) == len(names), "twice the same in one city"
        for name in names:
            built[city][name // 64] |= 1 << name % 64
    fields |= {name: [row[name] for row in rows] for name in ("board", "side", "coins")}
    for n, row in enumerate(rows):
        row["stage"] = [1 + stage_number(rows, n, i) if i in row["stages"] else 0 for i in range(s.STAGES)]
    return fields | {"built": built, "stage": [row["stage"] for row in rows]} | yields(rows)


def lay_tiles(fields, rows, visible):
    """Tiles lie in the hands that the picture says, on the Tower, or in the box."""
    held = {tile: seat for seat, row in enumerate(rows) for tile in row["words"]["tiles"]}
    rest = [tile for tile in range(1, s.TILES + 1) if tile not in held and tile not in visible]
    for slot, tile in enumerate([*held, *visible, *rest], s.TILE_SLOTS):
        fields["kind"][slot] = tile
        fields["place"][slot] = s.TILE_HAND + held[tile] if tile in held else s.TOWER if tile in visible else s.BOX
        fields["left"][slot] = s.NOT_YET if tile in rest else 0
    fields |= {"space": visible, "tower": visible, "tower_n": len(visible)} | laws(visible)
    return fields
