"""What happens between two resolved rounds, and what happened before?

An `OpenRound` keeps the state at its start, which nobody touches, and for every seat that has chosen a copy of it with
that seat's own choices alone. A state with the choices of several seats does not exist before the round resolves: so
nothing that is derived from one seat's copy, however careless the game, can tell of another's sealed choice.
`History` keeps resolved rounds as numbers and finds the state at any turn again.
"""

from __future__ import annotations

from shinar.game import State

Choice = tuple[int, int]  # seat, action
Round = tuple[Choice, ...]  # in seat order; of one seat, in the order of choosing


def play_all(state: State, choices: Round) -> None:
    for seat, action in choices:
        state.play(seat, action)


class OpenRound:
    def __init__(self, start: State) -> None:
        self.start = start
        self.seats = start.acting()  # fixed until the round resolves
        self._owing = set(self.seats)
        self._sealed: dict[int, list[int]] = {}
        self._copies: dict[int, State] = {}

    @property
    def acting(self) -> list[int]:
        """The seats that have not finished their choice."""
        return sorted(self._owing)

    def state_for(self, seat: int | None) -> State:
        """The start of the round and this seat's own choices: all that it may be shown anything of. Only to be read."""
        return self.start if seat is None else self._copies.get(seat, self.start)

    def sealed(self, seat: int) -> tuple[int, ...]:
        return tuple(self._sealed.get(seat, ()))

    @property
    def choices(self) -> Round:
        return tuple((seat, action) for seat in self.seats for action in self._sealed.get(seat, ()))

    def seal(self, seat: int, action: int) -> None:
        """Add a legal choice. It must have been asked for: see Table.why_not."""
        if len(self.seats) > 1:
            copy = self._copies.get(seat)
            if copy is None:
                copy = self.start.clone()
            copy.play(seat, action)
            owing = copy.acting()
            if any(other not in owing for other in self.seats if other != seat):
                raise RuntimeError(
                    f"a sealed choice of seat {seat} changed what others owe: the game breaks its protocol"
                )
            self._copies[seat] = copy
            if seat not in owing:
                self._owing.remove(seat)
        else:
            self._owing.remove(seat)
        self._sealed.setdefault(seat, []).append(action)

    def withdraw(self, seat: int, count: int | None = None) -> None:
        """Forget the seat's last `count` choices, or all."""
        if seat not in self.seats:
            return
        kept = self._sealed.pop(seat, [])[: 0 if count is None else -count]
        self._copies.pop(seat, None)
        self._owing.add(seat)
        for action in kept:
            self.seal(seat, action)

    def shows_more_than_before(self, seat: int, count: int | None) -> bool:
        """Did the seat see anything new since the choices it wants to take back?"""
        before = self.start.clone()
        sealed = self.sealed(seat)
        play_all(before, tuple((seat, action) for action in sealed[: 0 if count is None else -count]))
        return before.reveals != self.state_for(seat).reveals

    def resolve(self) -> State:
        """The state after the round. The round itself is used up."""
        play_all(self.start, self.choices)
        return self.start


CHECKPOINT = 32  # turns between two stored states


class History:
    def __init__(self, start: State) -> None:
        self.rounds: list[Round] = []
        self.reveals = [start.reveals]  # at the start of every turn, and now
        self._kind = type(start)
        self._blocks = [start.to_bytes()]  # at turns 0, CHECKPOINT, 2 * CHECKPOINT ...

    @property
    def turn(self) -> int:
        return len(self.rounds)

    def append(self, choices: Round, after: State) -> None:
        self.rounds.append(choices)
        self.reveals.append(after.reveals)
        if self.turn % CHECKPOINT == 0:
            self._blocks.append(after.to_bytes())

    def cut(self, turn: int) -> None:
        """Forget all that came after the start of `turn`."""
        del self.rounds[turn:]
        del self.reveals[turn + 1 :]
        del self._blocks[turn // CHECKPOINT + 1 :]

    def copy(self) -> History:
        other = object.__new__(History)
        other.rounds = self.rounds.copy()
        other.reveals = self.reveals.copy()
        other._kind = self._kind
        other._blocks = self._blocks.copy()
        return other

    def state_at(self, turn: int) -> State:
        """A fresh copy of the state at the start of `turn`."""
        block = turn // CHECKPOINT
        state = self._kind.from_bytes(self._blocks[block])
        for choices in self.rounds[block * CHECKPOINT : turn]:
            play_all(state, choices)
        return state
