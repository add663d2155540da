"""What does a match look like in a transcript? The counterpart, from transcript to match, is replay.py."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from shinar.game import State
from shinar.table.answers import Result
from shinar.table.deal import Deal
from shinar.table.rounds import Round, play_all
from shinar.table.transcript import MOVE, Played, Record, Resigned, TakenBack, Transcript

Moves = tuple[tuple[int, tuple[str, ...]], ...]  # of one round: seat, the texts of its moves


def write(
    deal: Deal,
    rounds: Sequence[Round],
    *,
    open_choices: Round = (),
    resigned: Mapping[int, int] | None = None,
    taken_back: Iterable[TakenBack] = (),
    result: Result | None = None,
    hide_seed: bool = False,
) -> Transcript:
    """`open_choices` are those of a round that is not resolved; those taken for seats that resigned are left out."""
    gone = resigned or {}
    own_choices = tuple((seat, action) for seat, action in open_choices if seat not in gone)
    marks: list[TakenBack | Resigned] = [*taken_back, *(Resigned(turn, seat) for seat, turn in gone.items())]
    game = deal.game
    return Transcript(
        game=game.name,
        rules=game.rules_version,
        seats=deal.seats,
        options=deal.changed_options,
        records=tuple(_records(deal, [*rounds, own_choices], marks)),
        rounds=len(rounds),
        points=tuple(result.points) if result else (),
        ranks=tuple(result.ranks) if result else (),
        seed=None if hide_seed else deal.seed,
        salt=None if hide_seed else deal.salt,
        seed_hash=deal.seed_hash,
        names=deal.names,
    )


def _records(deal: Deal, rounds: Sequence[Round], marks: list[TakenBack | Resigned]) -> list[Record]:
    """In the order of turns; in one turn, first what was taken back, then who resigned, then the choices."""
    records: list[Record] = []
    run = _Run()
    marks.sort(key=lambda mark: (mark.turn, isinstance(mark, Resigned), mark.seat))
    following = 0
    state = deal.start()
    for turn, choices in enumerate(rounds):
        while following < len(marks) and marks[following].turn == turn:
            records += run.end()
            records.append(marks[following])
            following += 1
        moves = _moves(deal, state, choices)
        if len(moves) != 1:
            records += run.end()
            records += [Played(turn, moves)] if moves else []
        elif not run.takes(turn, *moves[0]):
            records += run.end()
            run.takes(turn, *moves[0])
    return records + run.end()


class _Run:
    """Consecutive rounds in which the same seat chose alone."""

    def __init__(self) -> None:
        self.turn = 0
        self.seat = 0
        self.moves: list[str] = []

    def takes(self, turn: int, seat: int, moves: tuple[str, ...]) -> bool:
        """Add to the run, unless it is another seat's."""
        if self.moves and seat != self.seat:
            return False
        if not self.moves:
            self.turn, self.seat = turn, seat
        self.moves += moves
        return True

    def end(self) -> list[Played]:
        moves, self.moves = tuple(self.moves), []
        return [Played(self.turn, ((self.seat, moves),))] if moves else []


def _moves(deal: Deal, state: State, choices: Round) -> Moves:
    """The texts of one round's moves. The state is played on."""
    texts: dict[int, list[str]] = {}
    for seat, action in choices:
        text = deal.game.surface.move(state, seat, action).text
        if not MOVE.fullmatch(text):
            raise ValueError(f"{text!r}, the text of action {action}, cannot stand in a transcript")
        texts.setdefault(seat, []).append(text)
        play_all(state, ((seat, action),))
    return tuple((seat, tuple(words)) for seat, words in texts.items())
