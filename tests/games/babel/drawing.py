"""How is a position of Babel drawn? `read` a picture, `tell` a state: both give the same facts, each under its name.

`draw` makes the picture of a state, `build` the state of facts. The language is explained in position.py.
"""

from collections import Counter
from itertools import chain, zip_longest

from shinar.games.babel import GAME
from shinar.games.babel.notation import LETTERS, TEXTS
from shinar.games.babel.state import ACT, HALVING, NOBODY, OVER, PAYING, QUARRY

NATION_BOX = dict.fromkeys(LETTERS, 12)
TEMPLE_BOX = {str(level): 11 - level for level in range(1, 7)}
HEADER = ["", *LETTERS, "hand", "stack"]
# Of a seat: holds the first card; cards the other player knows, in hand or face down; discarded face down; size last
# announced; which cards of the stack the other player knows.
SEAT_WORDS = {"held": "0", "known": ".", "hidden": ".", "announced": "-", "seen": "-"}
# The unknown part of the quarry, and what returned to it; cards still to discard; the skill that waits for payment.
HEAPS = {"pile": ".", "discards": ".", "quarry": ".", "returned": "."}
STANDING = {"turn": "-", "stall": "0", "low": "-", "opener": "-", "migrated": "0", "must": "0", "over": "0",
            "halving": "0", "pending": "-"}  # fmt: skip
TABLE_WORDS = STANDING | HEAPS
SEAT_FACTS = {f"{who} {name}": value for who in "01" for name, value in SEAT_WORDS.items()}
SWITCHED_ON = {("held", "1"), ("migrated", "1"), ("must", "1"), ("over", "1")}


# -- pictures and facts ------------------------------------------------------------------------------------------------


def read(picture):
    """The facts that a picture states, each under its name: `0 hand`, `1 A` (a column), `1 A:` (a temple), `pile` …"""
    facts = {}
    for line in picture.splitlines():
        row = line.split()
        if not row or row[0] == "A":
            continue
        who = row[0].rstrip(">")
        if who not in ("0", "1"):
            facts |= dict(_word(word, "", TABLE_WORDS) for word in row)
            continue
        if row[0] != who:
            facts["active"] = who
        facts[f"{who} pawn"] = "Q"
        for site, cell in zip(LETTERS, row[1:6], strict=True):
            if cell.startswith("*"):
                facts[f"{who} pawn"] = site
            column, colon, temple = cell.lstrip("*").partition(":")
            facts[f"{who} {site}"] = column or "."
            facts[f"{who} {site}:"] = temple if colon else "?" if column == "?" else "."
        facts |= {f"{who} hand": row[6], f"{who} stack": row[7]}
        facts |= dict(_word(word, f"{who} ", SEAT_WORDS) for word in row[8:])
    return facts


def _word(word, prefix, known):
    name, equals, value = word.partition("=")
    assert name in known, f"{name!r} is none of {', '.join(known)}"
    return prefix + name, value if equals else "1"


def tell(state):
    """All facts of a state."""
    fields = {name: getattr(state, name) for name in FIELDS}
    facts = {name: str(int(fields[name])) for name in ("active", "turn", "stall", "low", "migrated", "halving")}
    for who in (0, 1):
        of = {name: fields[name][who] for name in OF_A_SEAT}
        facts |= {
            f"{who} pawn": "Q" if of["pawn"] == QUARRY else LETTERS[of["pawn"]],
            f"{who} hand": _sorted(of["hand"]),
            f"{who} stack": _row(of["stack"][: of["stack_n"]]),
            f"{who} held": str(of["held"]),
            f"{who} known": _sorted(of["known"]),
            f"{who} hidden": _sorted(of["hidden"]),
            f"{who} announced": str(of["announced"]),
            f"{who} seen": _row(of["stack_seen"][: of["stack_n"]]),
        }
        for site, letter in enumerate(LETTERS):
            facts[f"{who} {letter}"] = _cards(of["column"][site][: of["column_n"][site]])
            facts[f"{who} {letter}:"] = _row(of["temple"][site][: of["temple_n"][site]])
    unknown = fields["quarry_n"] - fields["quarry_known"]
    return facts | {
        "opener": "-" if fields["opener"] == NOBODY else str(fields["opener"]),
        "must": str(int(fields["must_build"])),
        "over": str(int(fields["phase"] == OVER)),
        "pending": TEXTS[fields["pending"]] if fields["phase"] == PAYING else "-",
        "pile": _cards(fields["pile"][: fields["pile_n"]]),
        "discards": _sorted(fields["discards"]),
        "quarry": _row(fields["quarry"][:unknown]),
        "returned": _row(fields["quarry"][unknown : fields["quarry_n"]]),
    }


OF_A_SEAT = ["pawn", "hand", "stack", "stack_n", "stack_seen", "held", "known", "hidden", "announced"]
OF_A_SEAT += ["column", "column_n", "temple", "temple_n"]
FIELDS = [*OF_A_SEAT, "active", "turn", "stall", "low", "migrated", "halving", "opener", "must_build", "phase"]
FIELDS += ["pending", "pile", "pile_n", "discards", "quarry", "quarry_n", "quarry_known"]


def _cards(nations):
    return "".join(LETTERS[nation] for nation in nations) or "."


def _sorted(counts):
    return "".join(letter * count for letter, count in zip(LETTERS, counts, strict=True)) or "."


def _row(levels):
    return "".join(map(str, levels)) or "."


def draw(state, *, secrets=True):
    """The picture of a state. Without secrets: pile and quarry as numbers."""
    facts = tell(state)
    plain = _settled(facts | SEAT_FACTS | STANDING) | HEAPS
    rows = [HEADER]
    for who in "01":
        row = [who + ">" * (who == facts["active"])]
        for site in LETTERS:
            temple = facts[f"{who} {site}:"]
            pawn = "*" * (facts[f"{who} pawn"] == site)
            row.append(pawn + facts[f"{who} {site}"] + ("" if temple == "." else ":" + temple))
        names = [name for name in SEAT_WORDS if facts[f"{who} {name}"] != plain[f"{who} {name}"]]
        words = [_said(name, facts[f"{who} {name}"]) for name in names]
        rows.append([*row, facts[f"{who} hand"], facts[f"{who} stack"], *words])
    widths = [max(map(len, column)) for column in zip_longest(*rows, fillvalue="")]
    lines = ["   ".join(map(str.ljust, row, widths)).rstrip() for row in rows]
    if not secrets:
        facts |= {"pile": str(state.pile_n), "quarry": f"#{len(facts['quarry'].strip('.'))}"}
    words = [_said(name, facts[name]) for name in TABLE_WORDS if facts[name] != plain[name] or name == "turn"]
    return "\n".join([*lines, " ".join(words)])


def _said(name, value):
    return name if (name, value) in SWITCHED_ON else f"{name}={value}"


def _settled(facts):
    """What follows from other facts unless it is said: "-" replaced."""
    plain = dict(facts)
    for who in "01":
        hand, stack = facts[f"{who} hand"].strip("."), facts[f"{who} stack"].strip(".")
        if plain[f"{who} announced"] == "-":
            plain[f"{who} announced"] = str(len(hand) if len(hand) >= 4 else 0)
        if plain[f"{who} seen"] == "-":
            plain[f"{who} seen"] = "1" * len(stack) or "."
    if plain["turn"] == "-":
        plain["turn"] = str(2 + int(plain["active"]))
    if plain["low"] == "-":
        plain["low"] = str(len(facts["quarry"].strip(".") + facts["returned"].strip(".")))
    return plain


# -- from a picture to a state -----------------------------------------------------------------------------------------


def _complete(facts, names, box, home):
    """Deal out what the named places leave of a box: hands that are numbers first, the rest to `~`, else to `home`."""
    left = Counter(box)
    sizes = [name for name in names if "A" in box and facts[name].isdecimal()]
    for name in names:
        if name not in sizes:
            left.subtract(facts[name].strip(".").replace("~", ""))
    too_many = {card: box.get(card, 0) - count for card, count in left.items() if count < 0}
    assert not too_many, f"too many cards: {too_many}"
    rest = [card for card in chain.from_iterable(zip_longest(*([card] * left[card] for card in box))) if card]
    for name in sizes:
        size = int(facts[name])
        facts[name], rest = "".join(rest[:size]), rest[size:]
    heap = next((name for name in names if "~" in facts[name]), home)
    facts[heap] = "".join(rest) + facts[heap].strip(".").replace("~", "")


def build(facts, options):
    """The state of these facts."""
    facts = {**SEAT_FACTS, **TABLE_WORDS, "active": "0", **facts}
    for who in "01":
        facts = {f"{who} {site}{end}": "." for site in LETTERS for end in ("", ":")} | facts
        facts = {f"{who} hand": ".", f"{who} stack": ".", f"{who} pawn": "Q"} | facts
    both = [f"{who} {place}" for who in "01" for place in [*LETTERS, "hand", "hidden"]]
    _complete(facts, [*both, "pile", "discards"], NATION_BOX, "pile")
    temples = [f"{who} {place}" for who in "01" for place in [*(f"{site}:" for site in LETTERS), "stack"]]
    box = TEMPLE_BOX | {"1": 10 - int(facts["0 held"]) - int(facts["1 held"])}
    _complete(facts, [*temples, "quarry", "returned"], box, "quarry")
    facts = _settled(facts)
    state = GAME.new(1, options=options)
    state.edit(**_fields({name: value.strip(".") for name, value in facts.items()}))
    return state


def _fields(facts):
    def of(name):
        return [facts[f"{who} {name}"] for who in "01"]

    def counted(cards):
        return [cards.count(letter) for letter in LETTERS]

    def numbered(cards):
        return [LETTERS.index(card) for card in cards]

    columns = [[facts[f"{who} {site}"] for site in LETTERS] for who in "01"]
    temples = [[facts[f"{who} {site}:"] for site in LETTERS] for who in "01"]
    quarry = facts["quarry"] + facts["returned"]
    phase = OVER if facts["over"] == "1" else HALVING if facts["halving"] != "0" else ACT
    return {
        "turn": facts["turn"], "stall": facts["stall"], "low": facts["low"], "active": facts["active"],
        "phase": phase if facts["pending"] == "-" else PAYING,
        "pending": 0 if facts["pending"] == "-" else TEXTS.index(facts["pending"]),
        "halving": facts["halving"], "migrated": facts["migrated"], "must_build": facts["must"],
        "opener": NOBODY if facts["opener"] == "-" else facts["opener"],
        "held": of("held"),
        "pawn": [(LETTERS + "Q").index(site) for site in of("pawn")],
        "total": [sum(int(temple[-1]) for temple in row if temple) for row in temples],
        "hand": [counted(cards) for cards in of("hand")], "hand_n": [len(cards) for cards in of("hand")],
        "known": [counted(cards) for cards in of("known")], "announced": of("announced"),
        "column": [[numbered(cards) for cards in row] for row in columns],
        "column_n": [[len(cards) for cards in row] for row in columns],
        "temple": temples, "temple_n": [[len(levels) for levels in row] for row in temples],
        "stack": of("stack"), "stack_seen": of("seen"), "stack_n": [len(levels) for levels in of("stack")],
        "pile": numbered(facts["pile"]), "pile_n": len(facts["pile"]),
        "discards": counted(facts["discards"]),
        "hidden": [counted(cards) for cards in of("hidden")], "hidden_n": [len(cards) for cards in of("hidden")],
        "quarry": quarry, "quarry_n": len(quarry), "quarry_known": len(facts["returned"]),
    }  # fmt: skip


def fits(name, fact, wanted):
    if wanted == "?":
        return True
    if wanted.startswith("#"):
        return len(fact.strip(".")) == int(wanted[1:])
    if wanted.isdecimal() and (fact == "." or fact.isalpha()):
        return len(fact.strip(".")) == int(wanted)
    if name.endswith(("hand", "known", "hidden", "discards")):
        return sorted(fact) == sorted(wanted)
    return fact == wanted
