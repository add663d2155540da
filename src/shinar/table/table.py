"""What may each seat see of a match? A table is a match with eyes: views, moves, news, sheets and transcripts.

What a method answers for a seat, or for a spectator (None), may be shown to that seat: it is made from the state at the
start of the round and the seat's own sealed choices, and from nothing else but the list of who is ready.
"""

from __future__ import annotations

from collections.abc import Collection, Container, Iterator
from typing import Any

import msgspec

from shinar.game import Event, Move, ScoreSheet, State, View
from shinar.table.answers import Chosen, LogEntry
from shinar.table.deal import Deal
from shinar.table.match import Match
from shinar.table.rounds import Round, play_all
from shinar.table.write import write


class Sight:
    """What one viewer has been told of the rounds so far: kept, so that no view is made twice."""

    __slots__ = ("news", "view")

    def __init__(self, view: View) -> None:
        self.view = view  # at the start of the round after the last of these
        self.news: list[list[Event]] = []  # by turn


class Table(Match):
    def __init__(self, deal: Deal, **more: Any) -> None:
        self._sights: dict[int | None, Sight] = {}
        self._opened: list[list[Chosen]] | None = None  # all choices, once everybody may see them
        super().__init__(deal, **more)

    def undo(self, seat: int, turns: int = 1, consent: Collection[int] = frozenset()) -> None:
        super().undo(seat, turns, consent)
        self._sights.clear()
        self._opened = None

    def sheet(self) -> ScoreSheet:
        """Points by category at the start of the round. The ranks are those of the rules: see `result`."""
        return self.game.surface.sheet(self._round.start)

    def view(self, seat: int | None) -> View:
        """What the viewer sees now, its own sealed choices included. `acting` is who has not finished his choice."""
        self._check_seat(seat)
        state = self._round.state_for(seat)
        sight = self._sight(seat) if seat in self._sights or self.turn == 0 else None
        if sight is not None and state is self._round.start:
            view = sight.view
        else:
            view = self.game.surface.view(state, seat)
        return msgspec.structs.replace(view, acting=self.acting, over=self.over)

    def moves(self, seat: int) -> list[Move]:
        """What the seat may choose now."""
        self._check_seat(seat)
        if self.over or seat in self._resigned:
            return []
        state = self._round.state_for(seat)
        return [self.game.surface.move(state, seat, action) for action in state.legal_actions(seat)]

    def legal(self, seat: int) -> list[int]:
        """The same as action numbers, ascending."""
        self._check_seat(seat)
        if self.over or seat in self._resigned:
            return []
        return self._round.state_for(seat).legal_actions(seat)

    def move(self, seat: int, action: int) -> Move:
        """How an action that the seat may choose now reads."""
        self._check_seat(seat)
        return self.game.surface.move(self._round.state_for(seat), seat, action)

    def sealed(self, seat: int) -> list[Move]:
        """The seat's own choices in the open round."""
        self._check_seat(seat)
        own = tuple((seat, action) for action in self._round.sealed(seat))
        return [chosen.move for chosen in self._read(self._round.start, own)]

    def in_a_row(self, seat: int) -> int:
        """How many choices the seat has made since another had one."""
        self._check_seat(seat)
        count = len(self._round.sealed(seat))
        if self._round.seats == [seat]:
            for choices in reversed(self._history.rounds):
                if any(chooser != seat for chooser, _ in choices):
                    break
                count += len(choices)
        return count

    def observation(self, seat: int) -> list[int]:
        """The seat's view as numbers, without who is ready."""
        self._check_seat(seat)
        return self._round.state_for(seat).observation(seat)

    def imagine(self, seat: int, seed: int) -> State:
        """A state that may be the true one for all the seat knows."""
        self._check_seat(seat)
        return self._round.state_for(seat).redealt(seat, seed)

    def log(self, seat: int | None, since_turn: int = 0) -> list[LogEntry]:
        """The rounds from a turn on as the viewer knows them. When the match is over, all choices are open."""
        self._check_seat(seat)
        self._check_turn(since_turn)
        news = self._sight(seat).news
        shown = self._choices_shown(seat, since_turn)
        return [LogEntry(turn=turn, choices=read, news=news[turn]) for turn, read in enumerate(shown, since_turn)]

    def news(self, seat: int | None, since_turn: int = 0) -> list[Event]:
        """What the viewer was shown from a turn on, in order."""
        self._check_seat(seat)
        self._check_turn(since_turn)
        return [event for events in self._sight(seat).news[since_turn:] for event in events]

    # -- what only the host may use ------------------------------------------------------------------------------------

    def transcript(self, *, sealed: bool = False) -> str:
        """The whole match as a text, its seed included. Choices of the open round are in it on request (to save it)."""
        text = write(
            self.deal,
            self._history.rounds,
            open_choices=self._round.choices if sealed and not self.over else (),
            resigned=self._resigned,
            taken_back=self._taken_back,
            result=self.result if self.over else None,
        )
        return str(text)

    def receipt(self) -> str:
        """What everybody may keep from before the first choice on: no seed and no choice, but the seed hash."""
        return str(write(self.deal, (), hide_seed=True))

    # -- inside --------------------------------------------------------------------------------------------------------

    def _sight(self, seat: int | None) -> Sight:
        """All that the viewer was told up to now."""
        surface = self.game.surface
        sight = self._sights.get(seat)
        if sight is None:
            sight = self._sights[seat] = Sight(surface.view(self._history.state_at(0), seat))
        if len(sight.news) < self.turn:
            for state in self._states_from(len(sight.news) + 1):
                view = surface.view(state, seat)
                sight.news.append(surface.news(sight.view, view))
                sight.view = view
        return sight

    def _states_from(self, turn: int) -> Iterator[State]:
        """How things stood at the start of that turn, and of every later one up to now. Only to be read."""
        resolved = self._history.rounds[turn:]
        if resolved:
            state = self._history.state_at(turn)
            yield state
            for choices in resolved[:-1]:
                play_all(state, choices)
                yield state
        yield self._round.start

    def _choices_shown(self, seat: int | None, since_turn: int) -> list[list[Chosen]]:
        """What the viewer may know that was chosen, by turn: the seat's own; when the match is over, everybody's."""
        if not self.over:
            return self._read_rounds(since_turn, (seat,))
        if self._opened is None:
            self._opened = self._read_rounds(0, range(self.seats))
        return self._opened[since_turn:]

    def _read_rounds(self, since_turn: int, seats: Container[int | None]) -> list[list[Chosen]]:
        """The choices of these seats, by turn."""
        state = self._history.state_at(since_turn)
        rounds: list[list[Chosen]] = []
        for choices in self._history.rounds[since_turn:]:
            rounds.append(self._read(state, tuple(choice for choice in choices if choice[0] in seats)))
            play_all(state, choices)
        return rounds

    def _read(self, state: State, choices: Round) -> list[Chosen]:
        """The choices of one round, each read where its seat stood when it chose."""
        result: list[Chosen] = []
        copies: dict[int, State] = {}
        for number, (seat, action) in enumerate(choices, 1):
            at = copies.get(seat, state)
            result.append(Chosen(seat, self.game.surface.move(at, seat, action)))
            if any(later == seat for later, _ in choices[number:]):
                if at is state:
                    copies[seat] = at = state.clone()
                at.play(seat, action)
        return result
