"""How does a match go on in this terminal, from the first choice to the last? Bots, people, passing on, and the end."""

from __future__ import annotations

from rich.text import Text

from shinar.cli import pages, palette, screen
from shinar.cli.arguments import Mistake
from shinar.cli.boards import board_of
from shinar.cli.commands import Quit, obey
from shinar.cli.lines import wrap
from shinar.cli.match import Match
from shinar.cli.menu import Menu
from shinar.cli.terminal import Terminal
from shinar.words import Words

TYPING = "› "
TROUBLES = 10  # shown of each program


class Session:
    def __init__(self, match: Match, terminal: Terminal) -> None:
        self.match = match
        self.terminal = terminal
        self.board = board_of(match.table.game.name)
        self.filter = ""
        self.notice: list[Text] = []
        self._looking: int | None = None  # who has the terminal in front of him
        self._fresh: dict[int | None, int] = {}  # by viewer: the log line from which on all is new
        self._printed: dict[int | None, int] = {}  # in line mode: log lines printed
        self._table_told = False  # in line mode: since somebody else has chosen
        self._promised = False

    def run(self) -> int:
        try:
            self.terminal.enter()
            try:
                self._play()
            finally:
                self.terminal.leave()
            self._end()
        except (Quit, EOFError):
            self._part()
        finally:
            self._tell_troubles()
        return 0

    # -- showing -------------------------------------------------------------------------------------------------------

    @property
    def words(self) -> Words:
        return self.match.words(self._looking)

    def say(self, text: str, style: str = "") -> None:
        """Put a notice under the moves, or on the next line."""
        if self.terminal.drawn:
            self.notice += wrap(text, self.terminal.width, style)
        else:
            self.terminal.say(Text(text))

    def menu(self, seat: int) -> Menu:
        return Menu(self.match.table.moves(seat), self.match.words(seat), self.board, self.filter)

    def show_table(self) -> None:
        """In line mode the table is told again."""
        self._table_told = False

    def rewind(self) -> None:
        """After a choice was taken back: what was told of it is no longer so, and that it was taken back is news."""
        self._table_told = False
        self.filter = ""
        for seen in (self._printed, self._fresh):
            for viewer, lines in seen.items():
                kept = sum(line.turn < self.match.table.turn for line in self.match.log(viewer))
                seen[viewer] = min(lines, kept)

    def _show(self, seat: int, menu: Menu) -> None:
        if not self.terminal.drawn:
            self._tell(seat, menu)
            return
        foot = self.words.say("cli-filtered", text=self.filter) if self.filter else self.words.say("cli-foot")
        lines = screen.draw(
            self.match, self.terminal, self.board, menu, seat, self.notice, fresh=self._fresh.get(seat, 0), foot=foot
        )
        self.terminal.clear()
        self.terminal.show(lines)
        self.notice = []

    def _tell(self, seat: int, menu: Menu) -> None:
        self._tell_log(seat)
        if not self._table_told:
            self._table_told = True
            for line in screen.tell(self.match, self.board, seat):
                self.terminal.say(Text(line))
        self.terminal.say(screen.heading(self.match, self.words, seat, 1000))
        for line in menu.tell():
            self.terminal.say(Text(line))

    def _tell_log(self, viewer: int | None) -> None:
        log = self.match.log(viewer)
        for line in log[min(self._printed.get(viewer, 0), len(log)) :]:
            self.terminal.say(Text(line.text))
        self._printed[viewer] = len(log)

    # -- playing -------------------------------------------------------------------------------------------------------

    def _play(self) -> None:
        table = self.match.table
        while not table.over:
            if self.match.play_bots():
                self._table_told = False
                if not self.match.people:
                    self._watch()
            else:
                self._ask(next(seat for seat in table.acting if seat in self.match.people))
        self.match.save()
        if self.terminal.drawn:
            self._show_end()

    def _ask(self, seat: int) -> None:
        """One person, until he has made a choice or taken one back."""
        self._pass_to(seat)
        table = self.match.table
        before = (table.turn, len(table.sealed(seat)))
        while not table.over and (table.turn, len(table.sealed(seat))) == before:
            menu = self.menu(seat)
            self._show(seat, menu)
            obey(self, seat, menu, self.terminal.ask(TYPING))

    def choose(self, seat: int, action: int) -> None:
        self._fresh[seat] = len(self.match.log(seat))
        self.match.table.choose(seat, action)
        self.filter = ""
        try:
            self.match.save()
        except Mistake as mistake:  # the game goes on: it is only the file that cannot be written
            self.match.save_to = None
            self.say(str(mistake), palette.WARNING)

    def _pass_to(self, seat: int) -> None:
        """With several people, nobody sees another's cards: the screen is empty until the next one is there."""
        if self._looking == seat:
            return
        if len(self.match.people) > 1:
            words = self.match.words(None)
            self.terminal.clear()
            self.terminal.forget()
            self.notice = []
            self.terminal.say(Text(words.say("cli-pass-to", seat=seat), palette.TITLE))
            if not self.terminal.echoes:
                self.terminal.ask(words.say("cli-press-enter") + " ")
        self._looking = seat
        self._table_told = False
        self._promise()

    def _promise(self) -> None:
        """Once, before the first choice: by this anybody can check afterwards that the deal was not changed."""
        seed_hash = self.match.table.deal.seed_hash
        if seed_hash is not None and not self._promised and not self.match.table.rounds:
            self.say(self.words.say("cli-seed-promise", hash=seed_hash), palette.QUIET)
        self._promised = True

    def _watch(self) -> None:
        """Nobody but bots: show each turn, and go on when told to."""
        if not self.terminal.drawn:
            self._tell_log(None)
            return
        acting, table = self.match.table.acting, self.match.table
        if table.rounds and acting == [table.rounds[-1][0][0]]:
            return  # the same bot goes on
        foot = self.words.say("cli-watching")
        self.terminal.clear()
        fresh = self._fresh.get(None, 0)
        self.terminal.show(screen.draw(self.match, self.terminal, self.board, None, None, [], fresh=fresh, foot=foot))
        self._fresh[None] = len(self.match.log(None))
        if self.terminal.ask(TYPING) in ("q", "quit"):
            raise Quit

    # -- ending --------------------------------------------------------------------------------------------------------

    def _show_end(self) -> None:
        self._looking = self.match.people[0] if len(self.match.people) == 1 else None
        outcome = Text(self.words.outcome(self.match.final_sheet()), palette.TITLE)
        foot = self.words.say("cli-press-enter")
        self.terminal.clear()
        lines = screen.draw(
            self.match, self.terminal, self.board, None, self._looking, [outcome],
            fresh=self._fresh.get(self._looking, 0), foot=foot, is_open=True,
        )  # fmt: skip
        self.terminal.show(lines)
        self.terminal.ask(TYPING)

    def _end(self) -> None:
        """What stays on the screen when the game is over."""
        self._looking = self.match.people[0] if len(self.match.people) == 1 else None
        if not self.terminal.drawn:
            self._tell_log(self._looking)
            for line in screen.tell(self.match, self.board, self._looking, is_open=True):
                self.terminal.say(Text(line))
        for part in pages.result(self.match, self.words):
            self.terminal.say(part)
        self._part()

    def _tell_troubles(self) -> None:
        """What programs that played here did wrong: for those who wrote them."""
        for seat, bot in self.match.close():
            words = self.match.words(None)
            self.terminal.say(Text(words.say("cli-bot-faults", seat=seat, count=bot.faults), palette.WARNING))
            for trouble in bot.troubles[:TROUBLES]:
                self.terminal.say(Text(f"  {trouble}", palette.QUIET))

    def _part(self) -> None:
        """Keep the game, if it is wanted."""
        match, words = self.match, self.match.words(None)
        try:
            if match.save_to is None and not match.table.rounds:
                return
            if match.save_to is None:
                match.save_to = pages.ask_where(match, self.terminal, words)
            kept = match.save()
        except (EOFError, Quit):
            kept = None
        except Mistake as mistake:
            self.terminal.say(Text(str(mistake), palette.WARNING))
            match.save_to = None
            kept = None
        if kept is None:
            self.terminal.say(Text(words.say("cli-not-saved")))
        else:
            again = "replay" if match.table.over else "play --resume"
            self.terminal.say(Text(words.say("cli-saved", file=str(kept), command=f"shinar {again} {kept}")))
