"""The slow twin: what may be chosen, and what does it do, read off the picture of a position and RULES.md alone?

A position is the dictionary of facts that `drawing.tell` makes: columns, temples, stacks and hands are strings. No
speed, no cleverness, no line of the real rules. The duty of the first turn is tried out, move by move, to the end.
"""

from itertools import groupby

NATIONS = "AHMPS"
# The action table, word for word: its order is an API.
TABLE = """
    end
    >A >H >M >P >S
    +A +H +M +P +S
    held own other
    A/H A/M A/P A/S
    H/A H/M H/P H/S
    M/A M/H M/P M/S
    P/A P/H P/M P/S
    S/A S/H S/M S/P
    destroy steal
    desert:A desert:H desert:M desert:P desert:S
    skip:own skip:other
    defect
    halve:A halve:H halve:M halve:P halve:S
    pay:1 pay:2 pay:3 pay:4
    -A -H -M -P -S
"""
ACTION_ORDER = TABLE.split()
PAYING = {"destroy": "A", "steal": "H", "desert": "M", "skip": "P", "defect": "S"}


def moves(p, options):
    """What whoever owes a choice may choose."""
    return [move for move in ACTION_ORDER if may(p, options, move)]


def may(p, options, move):
    if p["over"] == "1":
        return False  # R9.9
    me = p["active"]
    if p["halving"] != "0":
        return move[0] == "-" and move[1] in p[f"{other(me)} hand"]  # R8.16
    if p["pending"] != "-":
        groups = groups_of(p, me, paying(p["pending"]))
        return move.startswith("pay") and int(move[-1]) <= len(groups)  # R7.6
    if move[0] == "-" or move.startswith("pay") or not possible(p, options, move):
        return False
    due = p["must"] == "1"
    if due and move == "end":
        return not can_still_build_held(p, options)  # R5.11
    if due and options.first_turn_guard:
        return can_still_build_held(after(p, options, move, may_end=False), options)  # R5.10
    return True


def possible(p, options, move):
    """May this be done in phase 2, but for the duty of the first turn?"""
    me, enemy = p["active"], other(p["active"])
    site, hand = p[f"{me} pawn"], p[f"{me} hand"]
    if move == "end":
        return True  # R3.6
    if move[0] == ">":
        return move[1] in hand and move[1] != site  # R4.1 R4.3
    if move[1] == "/":
        return p["migrated"] == "0" and len(cards(p, me, move[0])) >= 3  # R6.1 R6.2
    if site == "Q":
        return False  # R4.4 R5.1 R7.2
    if move[0] == "+":
        return move[1] in hand  # R4.4
    own, theirs = cards(p, me, site), cards(p, enemy, site)
    top, enemy_top = level(p, me, site), level(p, enemy, site)
    if move == "held":
        return p[f"{me} held"] == "1" and top == 0 and len(own) >= 1  # R5.7
    if move in ("own", "other"):
        card = top_card(p, move)
        return card == top + 1 and len(own) >= card  # R5.4 R5.5
    if not groups_of(p, me, paying(move)):
        return False  # R7.2
    if move.startswith("skip"):
        card = top_card(p, move[5:])
        return card > 0 and card == top + 2 and len(own) >= card  # R8.7 R8.8
    if move == "steal" and enemy_top > top:
        return len(own) >= enemy_top  # R8.5
    does_nothing = {
        "destroy": enemy_top == 0,
        "steal": True,
        "desert": move[-1] not in theirs,
        "defect": theirs == "",
        "halve": len(p[f"{enemy} hand"].strip(".")) < 2,
    }[move.split(":")[0]]
    return options.allow_empty_skill or not does_nothing  # R7.7 R7.8


def can_still_build_held(p, options, tried=None):
    """R5.9, by trying all that could still be done in this turn, were it not for the end of the game."""
    tried = set() if tried is None else tried
    me = p["active"]
    if p[f"{me} held"] == "0" or possible(p, options, "held"):
        return True
    mine = tuple(p[f"{me} {place}"] for place in ("pawn", "hand", *NATIONS, *(f"{n}:" for n in NATIONS)))
    place = (*mine, p["migrated"], p["0 stack"], p["1 stack"], *(p[f"{other(me)} {n}"] for n in NATIONS))
    if place in tried:
        return False
    tried.add(place)
    return any(
        can_still_build_held(after(p, options, move, may_end=False), options, tried)
        for move in ACTION_ORDER[1:-9]
        if possible(p, options, move)
    )


# -- what a move does, the end of a turn apart -------------------------------------------------------------------------


def after(p, options, move, *, may_end=True):
    before, p = p, dict(p)
    me, enemy = p["active"], other(p["active"])
    site = p[f"{me} pawn"]
    if move[0] == "-":
        lose(p, f"{enemy} hand", move[1])
        gain(p, "discards" if options.halve_reveals else f"{enemy} hidden", move[1])
        p["halving"] = str(int(p["halving"]) - 1)
    elif move[0] == ">":
        lose(p, f"{me} hand", move[1])
        gain(p, "discards", move[1])
        p[f"{me} pawn"] = move[1]
    elif move[0] == "+":
        lose(p, f"{me} hand", move[1])
        put(p, f"{me} {site}", move[1])
    elif move[1] == "/":
        put(p, f"{me} {move[2]}", take(p, f"{me} {move[0]}", 3))  # R6.4
        p["migrated"] = "1"
    elif move == "held":
        p[f"{me} held"] = p["must"] = "0"
        put(p, f"{me} {site}:", "1")
    elif move in ("own", "other"):
        put(p, f"{me} {site}:", take(p, stack_name(p, move), 1))
    elif move.startswith("pay"):
        skill, p["pending"] = p["pending"], "-"
        use(p, options, skill, int(move[-1]))
    elif len(groups_of(p, me, paying(move))) > 1:
        p["pending"] = move  # R7.6
    else:
        use(p, options, move, 1)
    if may_end and any(p[f"{who} {site}:"] != before[f"{who} {site}:"] for who in "01" for site in NATIONS):
        check_the_end(p, options)  # R9.1
    return p


def use(p, options, skill, group):
    me, enemy = p["active"], other(p["active"])
    site, nation = p[f"{me} pawn"], paying(skill)
    start = groups_of(p, me, nation)[group - 1]
    column = cards(p, me, site)
    p[f"{me} {site}"] = column[:start] + column[start + 1 :] or "."  # R7.3
    gain(p, "discards", nation)
    theirs = cards(p, enemy, site)
    if skill == "destroy":
        put(p, "returned", p[f"{enemy} {site}:"].strip(".")[::-1])  # R8.2
        p[f"{enemy} {site}:"] = "."
    elif skill == "steal" and level(p, enemy, site) > level(p, me, site):
        put(p, f"{me} {site}:", take(p, f"{enemy} {site}:", 1))
    elif skill.startswith("desert"):
        for card in theirs:
            if card == skill[-1]:
                gain(p, "discards", card)
        p[f"{enemy} {site}"] = theirs.replace(skill[-1], "") or "."
    elif skill.startswith("skip"):
        put(p, f"{me} {site}:", take(p, stack_name(p, skill[5:]), 1))
    elif skill == "defect" and theirs:
        top = theirs[-1]
        if options.sumerian_scope == "top_group":
            left = theirs.rstrip(top)  # R8.11
        else:
            left = theirs.replace(top, "")  # R8.10
        put(p, f"{me} {site}", top * (len(theirs) - len(left)))
        p[f"{enemy} {site}"] = left or "."
    elif skill.startswith("halve"):
        p["halving"] = str(len(p[f"{enemy} hand"].strip(".")) // 2)  # R8.15


def check_the_end(p, options):
    """R9.2 to R9.5."""
    totals = {who: sum_of(p, who) for who in "01"}
    if p["opener"] == "-":
        for who in "01":
            if totals[who] >= 15 and totals[other(who)] <= 9:
                p["over"] = "1"
                return
            if totals[who] >= 15:
                p["opener"] = who
    if p["opener"] != "-":
        low = ["0", "1"] if options.end_phase_low_applies_to == "either" else [other(p["opener"])]
        if max(totals.values()) >= 20 or any(totals[who] <= 9 for who in low):
            p["over"] = "1"


# -- words -------------------------------------------------------------------------------------------------------------


def other(who):
    return "1" if who == "0" else "0"


def cards(p, who, site):
    return p[f"{who} {site}"].strip(".")


def level(p, who, site):
    return int(p[f"{who} {site}:"].replace(".", "0")[-1])


def sum_of(p, who):
    return sum(level(p, who, site) for site in NATIONS)


def stack_name(p, which):
    return f"{p['active'] if which == 'own' else other(p['active'])} stack"


def top_card(p, which):
    return int(p[stack_name(p, which)].replace(".", "0")[-1])


def paying(skill):
    return skill[-1] if skill.startswith("halve") else PAYING[skill.split(":")[0]]


def groups_of(p, who, nation):
    """Where the groups of a nation begin in the column at the pawn's site, the nearest to the top first (R7.1)."""
    if p[f"{who} pawn"] == "Q":
        return []
    starts, at = [], 0
    for card, run in groupby(cards(p, who, p[f"{who} pawn"])):
        length = len(list(run))
        if card == nation and length >= 3:
            starts.insert(0, at)
        at += length
    return starts


def put(p, place, what):
    p[place] = p[place].strip(".") + what or "."


def take(p, place, count):
    left, taken = p[place][:-count], p[place][-count:]
    p[place] = left or "."
    return taken


def gain(p, heap, card):
    p[heap] = "".join(sorted(p[heap].strip(".") + card))


def lose(p, heap, card):
    p[heap] = p[heap].replace(card, "", 1) or "."
