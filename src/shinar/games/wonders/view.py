"""What may one player of 7 Wonders, or a spectator, see?

`knowledge.py` answers the same for numbers: whatever is shown here must survive its `redeal`. What happened between two
views is told in news.py, what the cards of a hand would cost in quotes.py, what is remembered of hands in memory.py.
"""

from __future__ import annotations

import msgspec

from shinar.game import Event, ScoreSheet, SheetRow, View
from shinar.games.wonders import memory, notation
from shinar.games.wonders.cities import WondersCity, city_of, name_of
from shinar.games.wonders.facts import PROJECT_FACTS, Cost, Phrase
from shinar.games.wonders.memory import Seen, keeper
from shinar.games.wonders.news import Round, news, rounds
from shinar.games.wonders.notation import WondersMove
from shinar.games.wonders.quotes import HandCard, acting_city, chosen_card, hand_cards, pile_cards
from shinar.games.wonders.rules import Wonders
from shinar.games.wonders.state import (
    ASK_CARD,
    ASK_JOIN,
    ASK_MEANS,
    ASK_PAY,
    ASK_WHICH,
    DISCARD,
    DRAFT,
    EXTRA,
    FREE_CITY,
    NOBODY,
    NOTHING,
    OVER,
    PENALTY,
    PLAY,
    SEARCH,
    SIDES,
    TILE_SLOTS,
    TO_RAISE,
    TO_STAGE,
    WITH_PROJECTS,
    WITH_TOWER,
)
from shinar.games.wonders.state import BOARDS as CHOOSING_BOARDS
from shinar.games.wonders.tiles import SPACES, TILES

PHASES = {
    CHOOSING_BOARDS: "boards", SIDES: "sides", DRAFT: "draft", PLAY: "play", EXTRA: "last-card", SEARCH: "search",
    PENALTY: "penalty", OVER: "over",
}  # fmt: skip
QUESTIONS = {ASK_MEANS: "means", ASK_JOIN: "join", ASK_PAY: "pay"}
ROWS = ("military", "treasury", "wonder", "civilian", "science", "commercial", "guilds", "tower", "projects")


class PastProject(msgspec.Struct, frozen=True, kw_only=True):
    project: int
    success: bool


class LaidTile(msgspec.Struct, frozen=True, kw_only=True):
    seat: int
    tile: int


class WondersTower(msgspec.Struct, frozen=True, kw_only=True):
    tiles: list[int]  # by space: the one to be seen there, 0 = none
    active_tiles: list[int]  # in this turn
    laid_tiles: list[LaidTile]  # all so far, in order


class WondersProject(msgspec.Struct, frozen=True, kw_only=True):
    project: int
    colour: int  # of the buildings with which one takes part
    cost: Cost
    reward: list[Phrase]
    penalty: Phrase
    tokens: int  # left on it
    open: bool  # one may take part in this turn


class Sealed(msgspec.Struct, frozen=True, kw_only=True):
    """What the viewer has chosen in this round, as far as he has."""

    free: bool  # for the Free City
    use: int  # as in state.pxd
    card: int | None
    tile: int | None
    stage: int | None  # 1..4


class WondersView(View, frozen=True, kw_only=True):
    age: int
    turn: int  # 1..6
    leader_seat: int | None  # who leads the Free City
    hand_seat: int | None  # for whose city the hand would be used
    hand: list[HandCard]  # the viewer's, with what each card would cost
    pile: list[HandCard]  # the discard pile, for who builds from it now
    sealed: list[Sealed]
    project: WondersProject | None
    tower: WondersTower | None
    tiles: list[int]  # in the viewer's hand
    cities: list[WondersCity]  # clockwise; with two players the Free City comes last
    hands: list[Seen]  # what the viewer remembers of the others' hands
    gone_cards: list[int]  # cards that the viewer has seen and that are in no hand, and he knows not where
    discards: int  # cards in the discard pile
    discarded_cards: list[int]  # cards of it that the viewer knows
    passed_tiles: list[int]  # that the viewer has held and passed on
    past_projects: list[PastProject]
    last: list[Round]  # the round that was shown last, by city
    round: int  # rounds that were shown, for the news


class WondersSurface:
    """7 Wonders for people and wires."""

    def view(self, state: Wonders, seat: int | None) -> WondersView:
        known = memory.remember(state, seat)
        buried = memory.buried(known)
        return WondersView(
            viewer=seat,
            acting=state.acting(),
            over=state.phase == OVER,
            phase=_phase(state, seat),
            age=state.age,
            turn=state.turn + 1,
            round=state.reveals,
            leader_seat=None if state.holder == NOBODY else state.holder,
            cities=[city_of(state, city, buried[city], memory.tile_count(known, city)) for city in range(state.cities)],
            hand=[] if seat is None else hand_cards(state, seat),
            pile=[] if seat is None else pile_cards(state, seat),
            hand_seat=None if seat is None else name_of(state, acting_city(state, seat)),
            tiles=[] if seat is None else memory.tiles(known, seat),
            passed_tiles=memory.passed_tiles(known),
            hands=memory.hands(state, known, seat),
            gone_cards=memory.gone(state, known),
            sealed=[] if seat is None else _sealed(state, seat),
            tower=_tower(state) if state.option[WITH_TOWER] else None,
            project=_project(state),
            past_projects=[PastProject(project=abs(past) - 1, success=past > 0) for past in state.past_project if past],
            discards=known.place[:TILE_SLOTS].count(DISCARD),
            discarded_cards=memory.discards(state, known),
            last=rounds(state),
        )

    def move(self, state: Wonders, seat: int, action: int) -> WondersMove:
        return notation.move(state, seat, action)

    def parse(self, text: str) -> int:
        return notation.parse(text)

    def sheet(self, state: Wonders) -> ScoreSheet:
        totals, ranks = state.standing()
        columns = [state.categories(seat) for seat in range(state.seats)]
        shown = [*ROWS[:7], *(["tower"] if state.option[WITH_TOWER] else [])]
        shown += ["projects"] if state.option[WITH_PROJECTS] else []
        rows = [SheetRow(key, [column[ROWS.index(key)] for column in columns]) for key in shown]
        return ScoreSheet(rows=rows, totals=totals, ranks=ranks)

    def news(self, before: WondersView, after: WondersView) -> list[Event]:
        return news(before, after)


def _phase(state: Wonders, seat: int | None) -> str:
    """What is asked of the viewer; where nothing is, what the table waits for."""
    if seat is None or seat not in state.acting():
        return PHASES[state.phase]
    city = acting_city(state, seat)
    step = state.step[city]
    if step == ASK_WHICH:
        return "which-tile" if state.use[city] == TO_RAISE else "which-stage"
    if step in QUESTIONS:
        return QUESTIONS[step]
    return "free-city" if city != seat and step == ASK_CARD else PHASES[state.phase]


def _tower(state: Wonders) -> WondersTower:
    slots = {tile: slot for slot, tile in enumerate(state.kind[TILE_SLOTS:])}
    return WondersTower(
        tiles=state.space[: SPACES[state.seats]],
        laid_tiles=[LaidTile(seat=keeper(state, slots[tile]), tile=tile) for tile in state.tower[: state.tower_n]],
        active_tiles=[tile for tile in range(1, len(TILES) + 1) if state.in_force >> tile & 1],
    )


def _project(state: Wonders) -> WondersProject | None:
    if state.project == 0:
        return None
    facts = PROJECT_FACTS[state.project - 1]
    return WondersProject(
        project=state.project - 1,
        colour=facts.colour,
        cost=facts.cost,
        reward=facts.reward,
        penalty=facts.penalty,
        tokens=state.project_tokens,
        open=bool(state.project_open),
    )


def _sealed(state: Wonders, seat: int) -> list[Sealed]:
    """The viewer's own choices of this round, the one for the Free City too."""
    cities = [seat] + ([FREE_CITY] if state.holder == seat else [])
    return [
        Sealed(
            free=city != seat,
            use=state.use[city],
            card=chosen_card(state, city),
            tile=state.tile[city] or None,
            stage=state.position[city] + 1 if state.use[city] == TO_STAGE else None,
        )
        for city in cities
        if state.phase in (PLAY, EXTRA) and state.use[city] != NOTHING
    ]
