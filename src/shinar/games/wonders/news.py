"""What happened between two views of one viewer? Ids and numbers; the round that was shown last comes with the view."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import msgspec

from shinar.game import Event
from shinar.games.wonders.project_cards import PROJECTS
from shinar.games.wonders.state import (
    BY_CHAIN,
    BY_POWER,
    BY_SEARCH,
    BY_TOKEN,
    EXTRA,
    PLAY,
    SALE,
    SEARCH,
    TO_BUILD,
    TO_DECLINE,
    TO_RAISE,
    TO_SELL,
    TO_STAGE,
    WondersState,
)

if TYPE_CHECKING:
    from shinar.games.wonders.cities import WondersCity
    from shinar.games.wonders.view import WondersView

BUILT = {
    BY_CHAIN: "built-by-chain", BY_POWER: "built-by-power", BY_TOKEN: "built-by-token", BY_SEARCH: "built-by-search",
}  # fmt: skip
VALUES = (1, 3, 5)
FREE_CITY_NAME = 8  # how the Free City is called where a player is meant: the message `seat-8`


class Round(msgspec.Struct, frozen=True, kw_only=True):
    """What one city did in the round that was shown last."""

    seat: int
    use: int  # as in state.pxd; 0 = nothing
    card: int | None  # where it was shown
    means: int
    joins: int  # took part in the project: 1, or 2 with the joining token
    left: int  # coins to the left neighbour
    right: int
    bank: int  # coins to the bank
    gain: int  # coins from the bank


def rounds(state: WondersState) -> list[Round]:
    if state.last_phase not in (PLAY, EXTRA, SEARCH):
        return []
    return [
        Round(
            seat=city if city < state.seats else FREE_CITY_NAME,
            use=state.last_use[city],
            card=state.last_card[city] if state.last_card[city] >= 0 else None,
            means=state.last_means[city],
            joins=state.last_joins[city],
            left=state.last_left[city],
            right=state.last_right[city],
            bank=state.last_bank[city],
            gain=state.last_gain[city],
        )
        for city in range(state.cities)
    ]


def news(before: WondersView, after: WondersView) -> list[Event]:
    events = _set_up(before, after)
    if after.round != before.round:
        for city, done in zip(after.cities, after.last, strict=False):
            events += _deed(before, city, done)
        for city, done in zip(after.cities, after.last, strict=False):
            events += _payments(city, done)
    events += [*_tower(before, after), *_losses(before, after), *_settlement(before, after), *_conflicts(before, after)]
    if after.age != before.age:
        events.append(_event("age", age=after.age))
        if after.project is not None:
            events.append(_event("project", project=after.project.project, count=after.project.tokens))
    if after.over and not before.over:
        events.append(_event("over"))
    return events


def _event(kind: str, **numbers: int) -> Event:
    return Event(kind=kind, numbers=numbers)


def _pairs(before: WondersView, after: WondersView) -> list[tuple[WondersCity, WondersCity]]:
    return list(zip(before.cities, after.cities, strict=True))


def _set_up(before: WondersView, after: WondersView) -> list[Event]:
    """Boards and sides that were chosen."""
    events: list[Event] = []
    for was, now in _pairs(before, after):
        if now.board is None:
            continue
        if was.board is None:
            events.append(_event("board", seat=now.seat, board=now.board))
        if was.side is None and now.side is not None and before.phase == "sides":
            events.append(_event("side", seat=now.seat, board=now.board, side=now.side))
    return events


def _deed(before: WondersView, city: WondersCity, done: Round) -> list[Event]:
    """What a city did with its card."""
    seat = city.seat
    if done.use == TO_BUILD and done.card is not None:
        events = [_event(BUILT.get(done.means, "built"), seat=seat, card=done.card)]
        if done.joins and before.project is not None:
            events.append(_event("joined", seat=seat, project=before.project.project))
        return events
    if done.use == TO_STAGE:
        was = next(old.stages for old in before.cities if old.seat == seat)
        new = [now.stage for now, old in zip(city.stages, was, strict=True) if now.built and not old.built]
        return [_event("staged", seat=seat, stage=number) for number in new]
    if done.use == TO_DECLINE:
        return [_event("declined-search" if before.phase == "search" else "declined", seat=seat)]
    kind = {TO_SELL: "sold", TO_RAISE: "raised"}.get(done.use)
    return [_event(kind, seat=seat)] if kind else []


def _payments(city: WondersCity, done: Round) -> list[Event]:
    events: list[Event] = []
    for other, coins in ((city.left_seat, done.left), (city.right_seat, done.right)):
        if coins:
            events.append(_event("paid", seat=city.seat, other=other, coins=coins))
    if done.bank:
        events.append(_event("paid-bank", seat=city.seat, coins=done.bank))
    gain = done.gain - (SALE if done.use == TO_SELL else 0)  # that a card brings three coins need not be told
    if gain > 0:
        events.append(_event("gained", seat=city.seat, coins=gain))
    return events


def _tower(before: WondersView, after: WondersView) -> list[Event]:
    if before.tower is None or after.tower is None:
        return []
    laid = after.tower.laid_tiles[len(before.tower.laid_tiles) :]
    return [_event("laid", seat=each.seat, tile=each.tile) for each in laid]


def _losses(before: WondersView, after: WondersView) -> list[Event]:
    """Coins that went without a payment: those of diplomacy, and of a failed project."""
    events: list[Event] = []
    for place, (was, now) in enumerate(_pairs(before, after)):
        expected = was.coins
        if after.round != before.round and after.last:
            done = after.last[place]
            expected += done.gain - done.left - done.right - done.bank
            expected += after.last[(place + 1) % len(after.last)].right + after.last[place - 1].left
        if now.coins < expected:
            events.append(_event("lost-coins", seat=now.seat, coins=expected - now.coins))
    return events


# -- the end of an Age -------------------------------------------------------------------------------------------------


def _settlement(before: WondersView, after: WondersView) -> list[Event]:
    """What became of the project, and what it gave and took."""
    events: list[Event] = []
    for settled in after.past_projects[len(before.past_projects) :]:
        kind = "project-done" if settled.success else "project-failed"
        events.append(_event(kind, project=settled.project))
        events += _rewards(before, after) if settled.success else []
    for was, now in _pairs(before, after):
        lost = [card for old, new in zip(was.cards, now.cards, strict=True) for card in old if card not in new]
        events += [_event("gave-up", seat=now.seat, card=card) for card in lost]
        wins = (Counter(was.wins) - Counter(now.wins)).total()
        if wins:
            events.append(_event("gave-up-wins", seat=now.seat, count=wins))
        if now.barren and not was.barren:
            events.append(_event("barren", seat=now.seat))
        if now.penalties < was.penalties:
            events.append(_event("penalty", seat=now.seat, points=now.penalties - was.penalties))
    return events


def _parts(before: WondersView, after: WondersView) -> list[int]:
    """By city: how often it had taken part when the project was settled."""
    late = [int(done.joins > 0) for done in after.last] if after.round != before.round else []
    late += [0] * (len(before.cities) - len(late))
    return [city.parts + more for city, more in zip(before.cities, late, strict=True)]


def _rewards(before: WondersView, after: WondersView) -> list[Event]:
    counts = zip(after.cities, _parts(before, after), strict=True)
    return [_event("rewarded", seat=city.seat, count=count) for city, count in counts if count]


def _conflicts(before: WondersView, after: WondersView) -> list[Event]:
    if before.age == 0 or (after.age == before.age and after.over == before.over):
        return []
    settled = after.past_projects[len(before.past_projects) :]
    gives_tokens = any(past.success and PROJECTS[past.project].reward.victory for past in settled)
    events: list[Event] = []
    for (was, now), parts in zip(_pairs(before, after), _parts(before, after), strict=True):
        gained = Counter(now.wins) - Counter(was.wins)  # all of one value, that of the Age
        victories = max(gained.total() - (parts if gives_tokens else 0), 0)
        points = victories * max(gained, default=0)
        defeats = now.defeats - was.defeats
        if points or defeats:
            events.append(_event("fought", seat=now.seat, points=points, defeats=defeats))
    return events
