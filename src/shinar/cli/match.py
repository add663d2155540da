"""Who sits at the table in this terminal, and what has happened there? People, bots, the log, and the saved file."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from shinar.bots import Bot, OutsideBot, Seat, new_bot
from shinar.cli.deals import write_file
from shinar.game import Event, Move, ScoreSheet
from shinar.table import Table
from shinar.words import Words

HUMAN = "human"
COMMAND = "command:"  # and then how to start a program: only the command line says so


@dataclass(frozen=True)
class Line:
    """Something that is told, and at which turn it happened."""

    turn: int
    text: str


@dataclass
class Match:
    table: Table
    kinds: list[str]  # by seat: human, the name of a bot, or the command of one
    language: str
    save_to: Path | None = None
    saved: str = ""  # what the file holds
    bots: dict[int, Bot] = field(default_factory=dict[int, Bot])
    _told: dict[int | None, list[list[Event]]] = field(default_factory=dict[int | None, list[list[Event]]])

    def __post_init__(self) -> None:
        for seat, kind in enumerate(self.kinds):
            if kind != HUMAN:
                digest = hashlib.sha256(f"{self.table.deal.seed} {seat}".encode()).digest()
                seed = int.from_bytes(digest[:8], "big")
                is_outside = kind.startswith(COMMAND)
                self.bots[seat] = OutsideBot(kind.removeprefix(COMMAND), seed) if is_outside else new_bot(kind, seed)

    @property
    def people(self) -> list[int]:
        return [seat for seat, kind in enumerate(self.kinds) if kind == HUMAN]

    def words(self, viewer: int | None) -> Words:
        return Words(self.table.game, self.language, names=self.table.deal.names, viewer=viewer)

    # -- playing -------------------------------------------------------------------------------------------------------

    def play_bots(self) -> bool:
        """Every bot that owes a choice makes one. Did any?"""
        waiting = [seat for seat in self.table.acting if seat in self.bots]
        for seat in waiting:
            self.table.choose(seat, self.bots[seat].choose(Seat(self.table, seat)))
        return bool(waiting)

    def close(self) -> list[tuple[int, OutsideBot]]:
        """Send programs home; those, by seat, that made mistakes."""
        programs = [(seat, bot) for seat, bot in self.bots.items() if isinstance(bot, OutsideBot)]
        for _, bot in programs:
            bot.close()
        return [(seat, bot) for seat, bot in programs if bot.troubles]

    def take_back(self, seat: int) -> None:
        """Withdraw the seat's last choice: one that is sealed, or else one that nobody has answered yet."""
        if self.table.sealed(seat):
            self.table.unseal(seat, 1)
        else:
            self.table.undo(seat)
        self._told.clear()

    def take_back_by_consent(self, seat: int) -> None:
        """Back to before this seat's last choice, everybody agreeing."""
        self.table.undo(seat, self.rounds_back(seat), consent=range(self.table.seats))
        self._told.clear()

    def rounds_back(self, seat: int) -> int:
        """How many rounds ago the seat chose last; 0 = never."""
        rounds = self.table.rounds
        for back in range(1, len(rounds) + 1):
            if any(chooser == seat for chooser, _ in rounds[-back]):
                return back
        return 0

    # -- looking -------------------------------------------------------------------------------------------------------

    def moves_at_all(self, seat: int) -> list[Move]:
        """Every action of the game, legal or not, as it would be called; made from what the seat knows."""
        world = self.table.imagine(seat, 0)
        return [self.table.game.surface.move(world, seat, action) for action in range(self.table.game.actions)]

    def log(self, viewer: int | None) -> list[Line]:
        """All that the viewer was told, oldest first."""
        told = self._told.setdefault(viewer, [])
        told += [entry.news for entry in self.table.log(viewer, len(told))]
        words = self.words(viewer)
        table = self.table
        lines = [Line(turn, words.event(event)) for turn, news in enumerate(told) for event in news]
        extra = [Line(note.turn, words.say("news-undone", seat=note.seat)) for note in table.taken_back]
        extra += [Line(table.turn, words.say("news-resigned", seat=seat)) for seat in table.resigned]
        return sorted(lines + extra, key=lambda line: line.turn)

    def final_sheet(self) -> ScoreSheet:
        """With the ranks of the match: whoever resigned is last."""
        return msgspec.structs.replace(self.table.sheet(), ranks=self.table.result.ranks)

    # -- keeping -------------------------------------------------------------------------------------------------------

    def save(self, to: Path | None = None) -> Path | None:
        """Write the match to its file, or to another that becomes its file; nothing where it has none."""
        self.save_to = to or self.save_to
        if self.save_to is not None:
            text = self.table.transcript(sealed=True)
            if text != self.saved or to is not None:
                write_file(self.save_to, text)
                self.saved = text
        return self.save_to
