"""How does a match go on? Rounds, sealed choices, undo and resignation; what is shown of it is in table.py.

A round begins with the seats that then owe a choice; each of them chooses, on a copy of the state at its start that
nobody else's choices touch, until that copy asks it for nothing more (a seat that owes alone has chosen with a single
action); with the last of them ready the choices are played in seat order, and the turn counter goes up by one.

Until then a choice is sealed: only its own seat sees it, and may withdraw it. That a seat is ready is public.

A seat that resigns owes nothing more: at every later choice, and in place of what it had sealed, the lowest legal
action is taken for it. When no more than one seat is left the match is over. Seats that resigned rank behind all
others, the earlier the worse; their points stay what they are. A resignation cannot be undone.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from operator import index
from typing import Self

from shinar.catalog import AnyGame
from shinar.game import Options, Reason, State
from shinar.table.answers import RESIGN, Result, StoredChoice, result_of
from shinar.table.deal import Deal
from shinar.table.errors import (
    GAME_OVER,
    NO_SUCH_ACTION,
    NO_SUCH_SEAT,
    NOTHING_SEALED,
    RESIGNED,
    SEAL_REVEALED,
    RefusedError,
    common,
)
from shinar.table.rounds import History, OpenRound, Round
from shinar.table.transcript import TakenBack
from shinar.table.undo import free_undo, merged, why_not_undo

LONGEST_MOVE = 64  # characters


class Match:
    def __init__(
        self,
        deal: Deal,
        *,
        history: History | None = None,
        resigned: Mapping[int, int] | None = None,  # seat: turn
        taken_back: Iterable[TakenBack] = (),
    ) -> None:
        start = deal.start() if history is None else history.state_at(history.turn)
        self.deal = deal
        self._history = History(start) if history is None else history
        self._round = OpenRound(start)
        self._resigned = dict(resigned or {})
        self._taken_back = merged(taken_back)
        self._settle()

    @classmethod
    def new(
        cls,
        game: AnyGame,
        *,
        seed: int | None = None,
        seats: int | None = None,
        options: Options | None = None,
        names: Sequence[str] = (),
        salt: bytes | None = None,
    ) -> Self:
        """A fresh match. Without a seed it is dealt by the system's chance, and its seed hash is a promise."""
        return cls(Deal.new(game, seats=seats, options=options, seed=seed, salt=salt, names=names))

    @classmethod
    def from_choices(
        cls,
        deal: Deal,
        choices: Iterable[tuple[int, int, int, int]],
        taken_back: Iterable[tuple[int, int, int]] = (),
    ) -> Self:
        """The match that was stored as (turn, seat, n, action), in any order, and as (turn, seat, rounds) taken back.

        Sealed choices that a resignation in the same turn made void may be among them.
        """
        match = cls(deal, taken_back=[TakenBack(*note) for note in taken_back])
        turns: dict[int, list[tuple[int, int, int, int]]] = {}
        for row in sorted(choices):
            turns.setdefault(row[0], []).append(row)
        for turn, rows in turns.items():
            if turn != match.turn:
                raise ValueError(f"choices of turn {turn} are stored, but the match has only come to turn {match.turn}")
            gone = [seat for _, seat, _, action in rows if action == RESIGN]
            match.resign(*gone)
            for _, seat, _, action in rows:
                if seat not in gone and not (gone and match.over):
                    match.choose(seat, action)
        return match

    # -- what is public ------------------------------------------------------------------------------------------------

    @property
    def game(self) -> AnyGame:
        return self.deal.game

    @property
    def seats(self) -> int:
        return self.deal.seats

    @property
    def turn(self) -> int:
        """How many rounds are resolved."""
        return self._history.turn

    @property
    def over(self) -> bool:
        return not self._round.seats or self._is_conceded

    @property
    def acting(self) -> list[int]:
        """The seats that have not finished their choice."""
        return [] if self.over else self._round.acting

    @property
    def resigned(self) -> list[int]:
        return sorted(self._resigned)

    @property
    def taken_back(self) -> list[TakenBack]:
        """What was undone by consent, by the turn that the match went back to."""
        return self._taken_back.copy()

    @property
    def result(self) -> Result:
        points, ranks = self._round.start.standing()
        return result_of(points, ranks, self._resigned)

    # -- what a seat may do --------------------------------------------------------------------------------------------

    def why_not(self, seat: int, action: int | str) -> Reason | None:
        """Why the seat may not choose this now; None if it may. Anything may be asked."""
        try:
            self._legal(seat, action)
        except RefusedError as refusal:
            return refusal.reason
        return None

    def choose(self, seat: int, action: int | str) -> bool:
        """Seal a choice, given by its number or by its text. Was it the last one that the round waited for?"""
        number = self._legal(seat, action)
        turn = self.turn
        self._round.seal(seat, number)
        self._settle()
        return self.turn > turn

    def unseal(self, seat: int, count: int | None = None) -> None:
        """Withdraw the seat's last `count` sealed choices, or all; it has to choose anew."""
        self._check_playing(seat)
        sealed = len(self._round.sealed(seat))
        if not 0 < (sealed if count is None else count) <= sealed:
            raise RefusedError(seat, NOTHING_SEALED)
        if self._round.shows_more_than_before(seat, count):
            raise RefusedError(seat, SEAL_REVEALED)
        self._round.withdraw(seat, count)

    def undo_horizon(self, seat: int) -> int:
        """How many rounds the seat may undo without asking anybody."""
        self._check_seat(seat)
        if self.over or seat in self._resigned or len(self._round.seats) != 1:
            return 0
        return free_undo(self._history, seat, self._earliest)

    def undo(self, seat: int, turns: int = 1, consent: Collection[int] = frozenset()) -> None:
        """Go back some rounds; beyond the horizon only with the consent of every other seat that has not resigned.

        All choices sealed in the open round are withdrawn. What was undone by consent stays on record, since somebody
        may have learnt something from it; what was undone freely does not.
        """
        self._check_seat(seat)
        others = set(range(self.seats)) - {seat} - self._resigned.keys()
        free = turns <= self.undo_horizon(seat)
        refusal = why_not_undo(
            turns,
            now=self.turn,
            earliest=self._earliest,
            resigned=seat in self._resigned or self._is_conceded,
            agreed=free or others <= set(consent),
        )
        if refusal:
            raise RefusedError(seat, refusal)
        turn = self.turn - turns
        notes = [note._replace(turn=min(note.turn, turn)) for note in self._taken_back]
        self._taken_back = merged(notes if free else [*notes, TakenBack(turn, seat, turns)])
        self._history.cut(turn)
        self._round = OpenRound(self._history.state_at(turn))
        self._settle()

    def resign(self, *seats: int) -> None:
        """These seats give up, all at the same time."""
        for seat in seats:
            self._check_playing(seat)
        for seat in seats:
            self._resigned[seat] = self.turn
            self._round.withdraw(seat)
        self._settle()

    # -- what only the host may use ------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """A copy of the true state at the start of the round."""
        return self._round.start.clone()

    @property
    def rounds(self) -> tuple[Round, ...]:
        """What was chosen in every resolved round, as (seat, action)."""
        return tuple(self._history.rounds)

    def choices(self) -> list[StoredChoice]:
        """All choices that were made, sealed ones included, as `from_choices` takes them back."""
        rows = [StoredChoice(turn, seat, 0, RESIGN) for seat, turn in self._resigned.items()]
        rounds = self._history.rounds if self.over else [*self._history.rounds, self._round.choices]
        for turn, choices in enumerate(rounds):
            count = [0] * self.seats
            for seat, action in choices:
                if seat not in self._resigned or turn < self._resigned[seat]:
                    rows.append(StoredChoice(turn, seat, count[seat], action))
                    count[seat] += 1
        return sorted(rows)

    def at(self, turn: int) -> Self:
        """The match as it stood at the start of that turn: another one, to look at or to go on differently."""
        self._check_turn(turn)
        history = self._history.copy()
        history.cut(turn)
        return type(self)(
            self.deal,
            history=history,
            resigned={seat: when for seat, when in self._resigned.items() if when < turn},
            taken_back=[note for note in self._taken_back if note.turn <= turn],
        )

    # -- inside --------------------------------------------------------------------------------------------------------

    @property
    def _is_conceded(self) -> bool:
        return len(self._resigned) > 0 and self.seats - len(self._resigned) <= 1

    @property
    def _earliest(self) -> int:
        """The turn before which nobody may go back."""
        return max(self._resigned.values(), default=0)

    def _check_turn(self, turn: int) -> None:
        if not 0 <= turn <= self.turn:
            raise ValueError(f"the match has turns 0 to {self.turn}, not {turn}")

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.seats:
            raise RefusedError(seat, NO_SUCH_SEAT)

    def _check_playing(self, seat: int) -> None:
        self._check_seat(seat)
        if self.over:
            raise RefusedError(seat, common(GAME_OVER), GAME_OVER)
        if seat in self._resigned:
            raise RefusedError(seat, RESIGNED)

    def _legal(self, seat: int, action: int | str) -> int:
        """The number of the action, if the seat may choose it."""
        self._check_playing(seat)
        number = self._parse(action) if isinstance(action, str) else index(action)
        refusal = NO_SUCH_ACTION
        if 0 <= number < self.game.actions:
            refusal = self._round.state_for(seat).reason(seat, number)
        if refusal:
            raise RefusedError(seat, self.game.reasons.get(refusal) or common(refusal), refusal)
        return number

    def _parse(self, text: str) -> int:
        """The number of the action, or one that no action has."""
        try:
            return self.game.surface.parse(text) if len(text) <= LONGEST_MOVE else -1
        except ValueError:
            return -1

    def _settle(self) -> None:
        """Choose for the seats that resigned, resolve the round when nobody owes a choice, and begin the next."""
        while not self.over:
            for seat in self._round.acting:
                while seat in self._resigned and seat in self._round.acting:
                    self._round.seal(seat, self._round.state_for(seat).legal_actions(seat)[0])
            if self._round.acting:
                return
            choices = self._round.choices
            state = self._round.resolve()
            self._history.append(choices, state)
            self._round = OpenRound(state)
