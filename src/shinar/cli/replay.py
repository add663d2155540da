"""How did a saved game go? Steps through it forwards and backwards, or makes a picture of one moment."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable

from rich.text import Text

from shinar.cli import pages, palette, picture, screen
from shinar.cli.arguments import Mistake
from shinar.cli.boards import board_of
from shinar.cli.deals import write_file
from shinar.cli.languages import read_language, the_language
from shinar.cli.lines import wrap
from shinar.cli.match import HUMAN, Match
from shinar.cli.play import read_match
from shinar.cli.terminal import Terminal
from shinar.words import Words


def run(wish: Namespace) -> int:
    table = read_match(wish.file)
    turn: int = wish.turn or 0
    if turn > table.turn:
        raise Mistake(f"{wish.file} has choices 0 to {table.turn}, not {turn}")
    if wish.viewer is not None and wish.viewer >= table.seats:
        raise Mistake(f"{wish.file} has seats 0 to {table.seats - 1}, not {wish.viewer}")
    match = Match(table, [HUMAN] * table.seats, the_language(wish))
    if wish.picture:
        at = Match(table.at(turn), match.kinds, match.language)
        write_file(wish.picture, picture.svg(at, wish.viewer))
        return 0
    Replay(match, Terminal.of(wish), wish.viewer, turn).run()
    return 0


class Replay:
    def __init__(self, match: Match, terminal: Terminal, viewer: int | None, turn: int) -> None:
        self.match = match
        self.terminal = terminal
        self.viewer = viewer  # None: everything is open
        self.turn = turn
        self.board = board_of(match.table.game.name)
        self.notice: list[Text] = []

    @property
    def words(self) -> Words:
        return self.match.words(self.viewer)

    def run(self) -> None:
        self.terminal.enter()
        try:
            while True:
                self._show()
                line = self.terminal.ask("› ")
                if line.casefold() in ("q", "quit", *self.words.say("cli-verbs-quit").casefold().split()):
                    return
                self._obey(line)
        except EOFError:
            return
        finally:
            self.terminal.leave()

    def _obey(self, line: str) -> None:
        verb, _, rest = line.casefold().partition(" ")
        last = self.match.table.turn
        steps: dict[str, Callable[[], int]] = {
            "": lambda: self.turn + 1,
            "n": lambda: self.turn + 1,
            "b": lambda: self.turn - 1,
            "nn": lambda: self._other_seat(1),
            "bb": lambda: self._other_seat(-1),
            "first": lambda: 0,
            "last": lambda: last,
        }
        if verb in steps:
            self.turn = min(max(steps[verb](), 0), last)
        elif verb.isascii() and verb.isdecimal() and len(verb) < 10:
            self.turn = min(int(verb), last)
        elif verb == "lang" and rest:
            try:
                self.match.language = read_language(rest)
            except Mistake as mistake:
                self._say(str(mistake))
        elif verb in ("log", "sheet"):
            now = self._now()
            is_log = verb == "log"
            page = pages.log_page(now, self.viewer) if is_log else pages.sheet_page(now.final_sheet(), self.words)
            pages.show(self.terminal, self.words, page)
        else:
            self._say(self.words.say("cli-replay-help"))

    def _other_seat(self, step: int) -> int:
        """Where the next, or the last, run of choices by one player begins."""
        rounds = self.match.table.rounds
        turn = self.turn + step
        while 0 < turn < len(rounds) and rounds[turn][0][0] == rounds[turn - 1][0][0]:
            turn += step
        return turn

    def _say(self, text: str) -> None:
        if self.terminal.drawn:
            self.notice += wrap(text, self.terminal.width, palette.WARNING)
        else:
            self.terminal.say(Text(text))

    def _now(self) -> Match:
        return Match(self.match.table.at(self.turn), self.match.kinds, self.match.language)

    def _show(self) -> None:
        now = self._now()
        foot = self.words.say("cli-replay-foot", number=self.turn, last=self.match.table.turn)
        chosen = self._chosen()
        if now.table.over:
            chosen = [*chosen, self.words.outcome(now.final_sheet())]
        if not self.terminal.drawn:
            for line in (*chosen, *screen.tell(now, self.board, self.viewer, is_open=self.viewer is None), foot):
                self.terminal.say(Text(line))
            return
        told = [line for text in chosen for line in wrap(text, self.terminal.width, palette.PROMPT)]
        fresh = len(Match(now.table.at(max(self.turn - 1, 0)), now.kinds, now.language).log(self.viewer))
        lines = screen.draw(
            now, self.terminal, self.board, None, self.viewer, [*told, *self.notice], fresh=fresh, foot=foot,
            is_open=self.viewer is None,
        )  # fmt: skip
        self.terminal.clear()
        self.terminal.show(lines)
        self.notice = []

    def _chosen(self) -> list[str]:
        """What was chosen last, by whom."""
        if not self.turn:
            return []
        before = self.match.table.at(self.turn - 1).state
        game, words = self.match.table.game, self.match.words(None)
        said: list[str] = []
        for seat, action in self.match.table.rounds[self.turn - 1]:
            move = game.surface.move(before, seat, action)
            said.append(f"{words.seat(seat)}: {words.move(move)}  [{move.text}]")
            before.play(seat, action)
        return said
