"""What must stay true of every state of Babel? The game's own part of the laws in shinar/check.py."""

from __future__ import annotations

from shinar.game import Options, Proofs
from shinar.games.babel.options import BabelOptions
from shinar.games.babel.state import (
    LEVELS,
    NATION_CARDS,
    NATIONS,
    NOBODY,
    QUARRY_START,
    SEATS,
    SEEN,
    SITES,
    TEMPLE_CARDS,
    BabelState,
)


def census(state: BabelState) -> dict[str, int]:
    """All cards by name, wherever they lie, and the sizes that the state keeps beside them."""
    discards, pile = state.discards, state.pile[: state.pile_n]
    counts = {f"nation {n}": discards[n] + pile.count(n) for n in range(NATIONS)}
    temples = state.quarry[: state.quarry_n] + [1] * sum(state.held)
    slips = 0  # sizes that disagree with what they count
    columns, heights = state.column, state.column_n
    for seat in range(SEATS):
        temples += state.stack[seat][: state.stack_n[seat]]
        slips += state.hand_n[seat] != sum(state.hand[seat])
        slips += state.hidden_n[seat] != sum(state.hidden[seat])
        total = 0
        for site in range(SITES):
            column = columns[seat][site][: heights[seat][site]]
            temple = state.temple[seat][site][: state.temple_n[seat][site]]
            slips += temple != sorted(set(temple))
            temples += temple
            total += max(temple, default=0)
            for nation in range(NATIONS):
                counts[f"nation {nation}"] += column.count(nation)
        slips += state.total[seat] != total
        for nation in range(NATIONS):
            counts[f"nation {nation}"] += state.hand[seat][nation] + state.hidden[seat][nation]
            slips += state.known[seat][nation] > state.hand[seat][nation] + state.hidden[seat][nation]
    counts |= {f"temple {level}": temples.count(level) for level in range(1, LEVELS + 1)}
    return counts | {"slips": slips}


def longest(options: Options, seats: int) -> int:
    """R12.2: choices in one turn, times the turns between two new lows of the quarry, times its lows."""
    assert isinstance(options, BabelOptions)
    lays = moves_and_skills = payments = NATION_CARDS
    end_and_migration = 2
    one_turn = lays + moves_and_skills + payments + TEMPLE_CARDS + end_and_migration
    return one_turn * options.stalemate_turns * (QUARRY_START + 1)


def hidden(state: BabelState, seat: int) -> dict[str, object]:
    """What this seat, or a spectator (-1), cannot know, where there is more than one possibility."""
    result: dict[str, object] = {}
    unknown_quarry = state.quarry[: state.quarry_n - state.quarry_known]
    covered = [
        state.stack[owner][i]
        for owner in range(SEATS)
        if owner != seat
        for i in range(state.stack_n[owner])
        if state.stack_seen[owner][i] != SEEN
    ]
    if len(set(unknown_quarry)) > 1:
        result["quarry"] = unknown_quarry
    if len(set(state.pile[: state.pile_n])) > 1:
        result["pile"] = state.pile[: state.pile_n]
    for owner in range(SEATS):
        loose = state.hand_n[owner] + state.hidden_n[owner] - sum(state.known[owner])
        if owner != seat and loose and len(set(state.pile[: state.pile_n])) > 1:
            result[f"hand {owner}"] = state.hand[owner]
    if covered and LEVELS in unknown_quarry and min(covered) < LEVELS:
        result["covered"] = covered
    return result


def relabel(state: BabelState, order: list[int]) -> BabelState:
    """The same game with the players renamed: seat i becomes order[i]."""
    other = state.clone()
    by_seat = ("held", "pawn", "total", "hand", "hand_n", "known", "announced", "column", "column_n", "temple")
    by_seat += ("temple_n", "stack", "stack_seen", "stack_n", "hidden", "hidden_n")
    fields = {name: [getattr(state, name)[order.index(seat)] for seat in range(SEATS)] for name in by_seat}
    opener = state.opener if state.opener == NOBODY else order[state.opener]
    other.edit(**fields, active=order[state.active], opener=opener)
    return other


PROOFS = Proofs(census=census, longest=longest, highest=25, lowest=0, hidden=hidden, relabel=relabel)
