"""How is a move of Babel written? `>A` go to the Assyrians, `+H` lay a Hittite, `A/M` migrate, `desert:P`, `end` …

One short text for each action of the table, always the same, and the Move that names what the action touches.
"""

from __future__ import annotations

from shinar.game import Move
from shinar.games.babel.actions import (
    ACTIONS,
    BUILD,
    BUILD_HELD,
    DEFECT,
    DESERT,
    DESTROY,
    DISCARD,
    END,
    HALVE,
    LAY,
    MIGRATE,
    MOVE,
    PAY,
    SKIP,
    STEAL,
)
from shinar.games.babel.state import (
    ANNOUNCE_4_PLUS,
    HAND_SIZE_PUBLIC,
    NATIONS,
    SITES,
    SUMERIAN_SCOPE,
    TOP_GROUP,
    BabelState,
)

LETTERS = "AHMPS"  # nations, and the sites of the same name
STACKS = ("own", "other")
MOST_GROUPS = DISCARD - PAY


class BabelMove(Move, frozen=True, kw_only=True):
    """Nations and sites are 0..4, stacks 0 (own) and 1 (the other's). A field that says nothing here is None."""

    site: int | None = None
    nation: int | None = None
    stack: int | None = None
    level: int | None = None
    source: int | None = None  # sites of a migration
    target: int | None = None
    count: int | None = None  # cards that leave, defect or must be discarded
    group: int | None = None  # 1 = the nearest to the top
    groups: int | None = None
    left: int | None = None  # cards still to be discarded, this one included


def migration(action: int) -> tuple[int, int]:
    """From which site to which."""
    source, step = divmod(action - MIGRATE, SITES - 1)
    return source, step + (step >= source)


def _texts() -> list[str]:
    texts = [""] * ACTIONS
    texts[END] = "end"
    texts[BUILD_HELD] = "held"
    texts[DESTROY] = "destroy"
    texts[STEAL] = "steal"
    texts[DEFECT] = "defect"
    for nation, letter in enumerate(LETTERS):
        texts[MOVE + nation] = f">{letter}"
        texts[LAY + nation] = f"+{letter}"
        texts[DESERT + nation] = f"desert:{letter}"
        texts[HALVE + nation] = f"halve:{letter}"
        texts[DISCARD + nation] = f"-{letter}"
    for stack, name in enumerate(STACKS):
        texts[BUILD + stack] = name
        texts[SKIP + stack] = f"skip:{name}"
    for action in range(MIGRATE, DESTROY):
        source, target = migration(action)
        texts[action] = f"{LETTERS[source]}/{LETTERS[target]}"
    for group in range(MOST_GROUPS):
        texts[PAY + group] = f"pay:{group + 1}"
    return texts


TEXTS = _texts()
_ACTION_OF = {text: action for action, text in enumerate(TEXTS)}


def parse(text: str) -> int:
    if text not in _ACTION_OF:
        raise ValueError(f"{text!r} is no move of Babel")
    return _ACTION_OF[text]


def move(state: BabelState, seat: int, action: int) -> BabelMove:
    """What `action` would mean for `seat` now, legal or not."""
    site = state.pawn[seat]
    enemy = 1 - seat
    there = site if site < SITES else None
    text = TEXTS[action]
    if action == END:
        return BabelMove(action=action, text=text, kind="end")
    if action < LAY:
        return BabelMove(action=action, text=text, kind="move", site=action - MOVE)
    if action < BUILD_HELD:
        return BabelMove(action=action, text=text, kind="lay", nation=action - LAY, site=there)
    if action == BUILD_HELD:
        return BabelMove(action=action, text=text, kind="build-held", site=there)
    if action < MIGRATE:
        side = action - BUILD
        level = _stack_top(state, seat ^ side)
        return BabelMove(action=action, text=text, kind="build", stack=side, level=level, site=there)
    if action < DESTROY:
        source, target = migration(action)
        return BabelMove(action=action, text=text, kind="migrate", source=source, target=target)
    if action < DESERT:
        level = 0 if there is None else _top_level(state, enemy, there)
        if action == DESTROY:
            return BabelMove(action=action, text=text, kind="destroy", site=there, level=level)
        higher = there is not None and level > _top_level(state, seat, there)
        return BabelMove(action=action, text=text, kind="steal", site=there, level=level if higher else 0)
    if action < SKIP:
        nation = action - DESERT
        count = 0 if there is None else _column(state, enemy, there).count(nation)
        return BabelMove(action=action, text=text, kind="desert", nation=nation, site=there, count=count)
    if action < DEFECT:
        side = action - SKIP
        level = _stack_top(state, seat ^ side)
        return BabelMove(action=action, text=text, kind="skip", stack=side, level=level, site=there)
    if action == DEFECT:
        column = [] if there is None else _column(state, enemy, there)
        nation, count = _defectors(state, column)
        return BabelMove(action=action, text=text, kind="defect", nation=nation, site=there, count=count)
    if action < PAY:
        nation = action - HALVE
        if state.option[HAND_SIZE_PUBLIC] == ANNOUNCE_4_PLUS:  # the count would tell the other hand's size (R10.8)
            return BabelMove(action=action, text=text, kind="halve-untold", nation=nation)
        return BabelMove(action=action, text=text, kind="halve", nation=nation, count=state.hand_n[enemy] // 2)
    if action < DISCARD:
        nation = paying_nation(state.pending)
        groups = 0 if there is None or nation is None else count_groups(_column(state, seat, there), nation)
        return BabelMove(action=action, text=text, kind="pay", nation=nation, group=action - PAY + 1, groups=groups)
    return BabelMove(action=action, text=text, kind="discard", nation=action - DISCARD, left=state.halving)


def paying_nation(skill: int) -> int | None:
    """The nation whose group pays for a skill; None where no skill is pending."""
    if skill < DESTROY or skill >= PAY:
        return None
    if skill >= HALVE:
        return skill - HALVE
    first_actions = (DESTROY, STEAL, DESERT, SKIP, DEFECT)
    return max(nation for nation in range(NATIONS) if first_actions[nation] <= skill)


def count_groups(column: list[int], nation: int) -> int:
    """How many separate groups of three or more of `nation`, for people who are asked which one pays."""
    runs = "".join("x" if card == nation else " " for card in column).split()
    return sum(len(run) >= 3 for run in runs)


def _stack_top(state: BabelState, stack: int) -> int:
    count = state.stack_n[stack]
    return state.stack[stack][count - 1] if count else 0


def _top_level(state: BabelState, seat: int, site: int) -> int:
    count = state.temple_n[seat][site]
    return state.temple[seat][site][count - 1] if count else 0


def _column(state: BabelState, seat: int, site: int) -> list[int]:
    return state.column[seat][site][: state.column_n[seat][site]]


def _defectors(state: BabelState, column: list[int]) -> tuple[int | None, int]:
    """Which nation would change sides from this column, and how many of it."""
    if not column:
        return None, 0
    nation = column[-1]
    if state.option[SUMERIAN_SCOPE] == TOP_GROUP:
        others = [i for i, card in enumerate(column) if card != nation]
        return nation, len(column) - (others[-1] + 1 if others else 0)
    return nation, column.count(nation)
