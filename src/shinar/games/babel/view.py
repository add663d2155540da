"""What may one player of Babel, or a spectator, see; and what happened between two such views?

`knowledge.py` answers the same for numbers: whatever is shown here must survive its `redeal`.
"""

from __future__ import annotations

import msgspec

from shinar.game import Event, ScoreSheet, SheetRow, View
from shinar.games.babel import notation
from shinar.games.babel.notation import BabelMove
from shinar.games.babel.state import (
    ACT,
    ANNOUNCE_4_PLUS,
    HALVING,
    HAND_SIZE_PUBLIC,
    LEVELS,
    NATION_COPIES,
    NATIONS,
    NOBODY,
    OVER,
    PAYING,
    SEATS,
    SEEN,
    SITES,
    BabelState,
)

PHASES = {ACT: "act", PAYING: "paying", HALVING: "halving", OVER: "over"}
TEMPLE_COPIES: tuple[int, ...] = (10, 9, 8, 7, 6, 5)  # of levels 1..6


class Side(msgspec.Struct, frozen=True, kw_only=True):
    """One player's half of the table. Lists by nation or site have five entries."""

    hand: list[int] | None  # by nation; None where the viewer may not see it
    hand_size: int | None  # None where it need not be told (option hand_size_public)
    announced: int  # hand size last announced, 0 = fewer than four
    known: list[int] | None  # cards of this hand that the other player knows of; None for spectators
    face_down: int  # halved cards lying face down
    held: bool  # still has the level 1 card of the start
    pawn: int | None  # site; None = in the quarry
    columns: list[list[int]]  # by site, nations, the oldest first
    temples: list[list[int]]  # by site, levels, the foundation first
    stack: list[int]  # temple cards, the last may be taken; 0 = covered and unseen
    total: int


class BabelView(View, frozen=True, kw_only=True):
    active: int  # whose turn it is
    turn: int
    must_build: bool  # the held card is due this turn
    migrated: bool
    halving: int  # cards still to be discarded
    pending: str | None  # the skill that waits for its payment, in notation
    end_phase: int | None  # who opened it
    stalled: int  # turns since the quarry was last at a new low
    sides: list[Side]
    pile: int  # cards left
    discards: list[int]  # by nation
    quarry: int  # cards left
    returned: list[int]  # the quarry's next cards, known to all, the next first
    unseen: list[int]  # by nation: cards the viewer cannot place (pile, hands he does not see)
    unseen_temples: list[int]  # by level: cards the viewer cannot place (quarry, covered cards)


class BabelSurface:
    """Babel for people and wires."""

    def view(self, state: BabelState, seat: int | None) -> BabelView:
        hands = state.hand
        quarry = state.quarry[: state.quarry_n]
        sides = [_side(state, owner, seat, hands) for owner in range(SEATS)]
        returned = quarry[len(quarry) - state.quarry_known :][::-1]
        return BabelView(
            viewer=seat,
            acting=state.acting(),
            over=state.phase == OVER,
            phase=PHASES[state.phase],
            active=state.active,
            turn=state.turn,
            must_build=bool(state.must_build),
            migrated=bool(state.migrated),
            halving=state.halving,
            pending=notation.TEXTS[state.pending] if state.phase == PAYING else None,
            end_phase=None if state.opener == NOBODY else state.opener,
            stalled=state.stall,
            sides=sides,
            pile=state.pile_n,
            discards=list(state.discards),
            quarry=state.quarry_n,
            returned=returned,
            unseen=_unseen_nations(sides, state.discards, state.hidden[seat] if seat is not None else None),
            unseen_temples=_unseen_temples(sides, returned),
        )

    def move(self, state: BabelState, seat: int, action: int) -> BabelMove:
        return notation.move(state, seat, action)

    def parse(self, text: str) -> int:
        return notation.parse(text)

    def sheet(self, state: BabelState) -> ScoreSheet:
        totals, ranks = state.standing()
        temples = state.temple  # levels only rise, and empty places are zero
        rows = [SheetRow(f"site-{site}", [max(temples[seat][site]) for seat in range(SEATS)]) for site in range(SITES)]
        return ScoreSheet(rows=rows, totals=totals, ranks=ranks)

    def news(self, before: BabelView, after: BabelView) -> list[Event]:
        return [*_board_news(before, after), *_turn_news(before, after)]


def _side(state: BabelState, owner: int, viewer: int | None, hands: list[list[int]]) -> Side:
    own = owner == viewer
    told = own or state.option[HAND_SIZE_PUBLIC] != ANNOUNCE_4_PLUS
    columns, heights = state.column[owner], state.column_n[owner]
    temples, storeys = state.temple[owner], state.temple_n[owner]
    stack = state.stack[owner][: state.stack_n[owner]]
    seen = state.stack_seen[owner]
    pawn = state.pawn[owner]
    return Side(
        hand=list(hands[owner]) if own else None,
        hand_size=state.hand_n[owner] if told else None,
        announced=state.announced[owner],
        known=None if viewer is None else [max(0, count - state.hidden_n[owner]) for count in state.known[owner]],
        face_down=state.hidden_n[owner],
        held=bool(state.held[owner]),
        pawn=pawn if pawn < SITES else None,
        columns=[column[:height] for column, height in zip(columns, heights, strict=True)],
        temples=[temple[:height] for temple, height in zip(temples, storeys, strict=True)],
        stack=[card if own or seen[i] == SEEN else 0 for i, card in enumerate(stack)],
        total=state.total[owner],
    )


def _unseen_nations(sides: list[Side], discards: list[int], own_face_down: list[int] | None) -> list[int]:
    left = [NATION_COPIES - count for count in discards]
    for side in sides:
        for column in side.columns:
            for nation in column:
                left[nation] -= 1
        located = side.hand or side.known or [0] * NATIONS
        left = [count - here for count, here in zip(left, located, strict=True)]
    return [count - here for count, here in zip(left, own_face_down or [0] * NATIONS, strict=True)]


def _unseen_temples(sides: list[Side], returned: list[int]) -> list[int]:
    left = list(TEMPLE_COPIES)
    seen = list(returned)
    for side in sides:
        seen += [1] * side.held + [level for temple in side.temples for level in temple] + side.stack
    for level in seen:
        if level:
            left[level - 1] -= 1
    assert len(left) == LEVELS
    return left


# -- news --------------------------------------------------------------------------------------------------------------


def _event(kind: str, **numbers: int) -> Event:
    return Event(kind=kind, numbers=numbers)


def _board_news(before: BabelView, after: BabelView) -> list[Event]:
    """What the choice itself did to columns, temples and hands."""
    events: list[Event] = []
    for seat in range(SEATS):
        was, now = before.sides[seat], after.sides[seat]
        if now.pawn is not None and was.pawn != now.pawn:
            events.append(_event("moved", seat=seat, site=now.pawn))
    shrunk = _changes(before, after, grown=False)
    grown = _changes(before, after, grown=True)
    if len(shrunk) == 1 and len(grown) == 1 and shrunk[0][0] == grown[0][0]:
        events.append(_event("migrated", seat=shrunk[0][0], source=shrunk[0][1], target=grown[0][1]))
    else:
        events += _column_news(before, after) or [
            _event("laid", seat=seat, nation=after.sides[seat].columns[site][-1], site=site) for seat, site in grown
        ]
    for seat in range(SEATS):
        for site in range(SITES):
            events += _temple_news(before, after, seat, site)
    if after.halving and not before.halving:
        events.append(_event("halved", seat=1 - after.active, count=after.halving))
    if before.halving:
        events += _discard_news(before, after)
    return events


def _changes(before: BabelView, after: BabelView, *, grown: bool) -> list[tuple[int, int]]:
    """Seats and sites whose column became longer, or shorter."""
    result: list[tuple[int, int]] = []
    for seat in range(SEATS):
        for site in range(SITES):
            change = len(after.sides[seat].columns[site]) - len(before.sides[seat].columns[site])
            if change > 0 if grown else change < 0:
                result.append((seat, site))
    return result


def _column_news(before: BabelView, after: BabelView) -> list[Event]:
    """Cards that left the enemy's column: for the other side, or, if more than the payment was discarded, for good."""
    active = before.active
    enemy = 1 - active
    for site in range(SITES):
        was, now = before.sides[enemy].columns[site], after.sides[enemy].columns[site]
        if len(now) < len(was):
            nation = next(n for n in range(NATIONS) if now.count(n) < was.count(n))
            defected = sum(after.discards) - sum(before.discards) == 1
            kind, seat = ("defected", active) if defected else ("deserted", enemy)
            return [_event(kind, seat=seat, nation=nation, count=len(was) - len(now), site=site)]
    return []


def _temple_news(before: BabelView, after: BabelView, seat: int, site: int) -> list[Event]:
    was, now = before.sides[seat].temples[site], after.sides[seat].temples[site]
    if len(now) > len(was):
        lost = len(after.sides[1 - seat].temples[site]) < len(before.sides[1 - seat].temples[site])
        kind = "stolen" if lost else "built"
        return [_event(kind, seat=seat, level=now[-1], site=site)]
    returned = len(after.returned) > len(before.returned)
    if len(now) < len(was) and returned:
        return [_event("destroyed", seat=seat, level=was[-1], site=site)]
    return []


def _discard_news(before: BabelView, after: BabelView) -> list[Event]:
    seat = 1 - before.active
    for nation in range(NATIONS):
        count = after.discards[nation] - before.discards[nation]
        if count > 0:
            return [_event("discarded", seat=seat, nation=nation, count=count)]
    return [_event("discarded-hidden", seat=seat, count=after.sides[seat].face_down - before.sides[seat].face_down)]


def _turn_news(before: BabelView, after: BabelView) -> list[Event]:
    """What the end of a turn brought: temple cards, a new turn, drawn cards, the end."""
    events: list[Event] = []
    if after.end_phase is not None and before.end_phase is None:
        events.append(_event("end-phase", seat=after.end_phase))
    ended = before.active
    drawn = after.sides[ended].stack[len(before.sides[ended].stack) :]
    if len(drawn) == 2 and drawn[0]:
        events.append(_event("temple-cards", seat=ended, upper=drawn[0], lower=drawn[1]))
    elif len(drawn) == 2:
        events.append(_event("temple-card-hidden", seat=ended, lower=drawn[1]))
    elif drawn:
        events.append(_event("last-temple-card", seat=ended, level=drawn[0]))
    if after.turn != before.turn:
        size = after.sides[ended].hand_size
        if after.sides[ended].announced and size is None:
            events.append(_event("announced", seat=ended, count=after.sides[ended].announced))
        events += _draw_news(before, after)
    if after.over and not before.over:
        if drawn and after.quarry:  # over in phase 3 with cards left to draw: R9.8
            events.append(_event("stalemate"))
        events.append(_event("over"))
    return events


def _draw_news(before: BabelView, after: BabelView) -> list[Event]:
    seat = after.active
    events = [_event("turn", seat=seat)]
    if sum(after.discards) < sum(before.discards):
        events.append(_event("reshuffled", count=sum(before.discards)))
    was, now = before.sides[seat], after.sides[seat]
    if now.hand is not None and was.hand is not None:
        gains = [(nation, now.hand[nation] - was.hand[nation]) for nation in range(NATIONS)]
        return events + [_event("drew-cards", nation=nation, count=count) for nation, count in gains if count]
    if now.hand_size is not None and was.hand_size is not None:
        return [*events, _event("drew", seat=seat, count=now.hand_size - was.hand_size)]
    return events
