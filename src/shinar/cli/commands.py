"""What does a person mean by a typed line? A number or notation plays a move, a command does something else, and
anything else filters the list of moves."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from shinar.cli import pages, palette, rulebook
from shinar.cli.arguments import Mistake
from shinar.cli.languages import read_language
from shinar.cli.menu import Item, Menu, fits
from shinar.game import Reason
from shinar.table import RefusedError

if TYPE_CHECKING:
    from shinar.cli.session import Session

MOST_ANSWERS = 4


class Quit(Exception):  # noqa: N818 - nothing went wrong
    """The person wants to leave the table."""


def obey(session: Session, seat: int, menu: Menu, line: str) -> None:
    """Do what was asked, or say kindly why not. Whatever changes the match shows in its table."""
    try:
        _obey(session, seat, menu, line)
    except Mistake as mistake:
        session.say(str(mistake), palette.WARNING)
    except RefusedError as refusal:
        _explain(session, session.match.words(seat).reason(refusal.reason), refusal.reason)


def _obey(session: Session, seat: int, menu: Menu, line: str) -> None:
    if not line:
        if session.filter and len(menu.shown) == 1:
            session.choose(seat, menu.shown[0].move.action)
        session.filter = ""
        return
    if item := menu.find(line):
        session.choose(seat, item.move.action)
        return
    verb, _, rest = line.partition(" ")
    if line.startswith("?"):
        verb, rest = "?", line[1:].strip()
    if command := _command(session, verb):
        command(session, seat, rest.strip())
        return
    if refused := _actions(session, seat, line, exactly=True):
        _why_not(session, seat, refused[0])
        return
    _filter(session, menu, line)


def _filter(session: Session, menu: Menu, line: str) -> None:
    shown = [item for item in menu.items if fits(item, line)]
    words = session.words
    if line.isascii() and line.isdecimal():
        session.say(words.say("cli-no-such-number", number=line, last=len(menu.items)), palette.WARNING)
    elif not shown:
        session.filter = ""
        session.say(words.say("cli-nothing-fits", text=line), palette.WARNING)
    else:
        session.filter = line
        if len(shown) == 1:
            session.say(words.say("cli-one-fits", label=shown[0].label))


def _command(session: Session, verb: str) -> Callable[[Session, int, str], None] | None:
    """A command by its English name, or by a name it has in the person's language."""
    wanted = verb.casefold()
    for name, command in COMMANDS.items():
        if wanted == name or wanted in session.words.say(f"cli-verbs-{name}").casefold().split():
            return command
    return None


# -- commands ----------------------------------------------------------------------------------------------------------


def _undo(session: Session, seat: int, _: str) -> None:
    match, words = session.match, session.words
    try:
        match.take_back(seat)
    except RefusedError as refusal:
        back = match.rounds_back(seat)
        if refusal.reason.name != "undo-needs-consent" or not back:
            raise
        if not pages.agrees(session.terminal, words, words.say("cli-ask-consent")):
            session.say(words.say("cli-nothing-changed"))
            return
        match.take_back_by_consent(seat)
    session.rewind()
    session.say(words.say("cli-taken-back"))


def _why(session: Session, seat: int, text: str) -> None:
    """`why >A`, `why 7`, `why build`: what speaks against these actions, and which rule."""
    words = session.words
    if not text:
        session.say(words.say("cli-how-why"))
        return
    found = _actions(session, seat, text)
    if not found:
        session.say(words.say("cli-no-action", text=text), palette.WARNING)
    elif len(found) == 1:
        _why_not(session, seat, found[0])
    else:
        for item in found[:MOST_ANSWERS]:
            reason = session.match.table.why_not(seat, item.move.action)
            answer = words.say("cli-allowed") if reason is None else words.reason(reason)
            rule = f" ({reason.rule})" if reason and reason.rule else ""
            session.say(f"{item.label} [{item.move.text}]: {answer}{rule}")
        if len(found) > MOST_ANSWERS:
            session.say(words.say("cli-more-answers", count=len(found) - MOST_ANSWERS), palette.QUIET)


def _why_not(session: Session, seat: int, item: Item) -> None:
    reason = session.match.table.why_not(seat, item.move.action)
    if reason is None:
        session.say(f"{item.label} [{item.move.text}]: {session.words.say('cli-allowed')}")
        _explain_rule(session, session.board.rule(item.move))
    else:
        _explain(session, f"{item.label} [{item.move.text}]: {session.words.reason(reason)}", reason)


def _explain(session: Session, sentence: str, reason: Reason) -> None:
    session.say(sentence, palette.WARNING)
    _explain_rule(session, reason.rule)


def _explain_rule(session: Session, number: str) -> None:
    text = rulebook.rule(session.match.table.game, session.match.language, number) if number else None
    if text:
        session.say(f"{number}  {text}", palette.QUIET)


def _actions(session: Session, seat: int, text: str, *, exactly: bool = False) -> list[Item]:
    """The actions of the game, legal or not, that a number, notation or words may mean."""
    menu = session.menu(seat)
    if item := menu.find(text):
        return [item]
    words = session.match.words(seat)
    items = [Item(0, move, words.move(move)) for move in session.match.moves_at_all(seat)]
    same = [item for item in items if item.move.text.casefold() == text.casefold()]
    if same or exactly:
        return same
    return [item for item in items if fits(item, text)]


def _help(session: Session, seat: int, text: str) -> None:
    if text:
        _why(session, seat, text)
    else:
        pages.show(session.terminal, session.words, pages.help_page(session.words))
        session.show_table()


def _log(session: Session, seat: int, _: str) -> None:
    pages.show(session.terminal, session.words, pages.log_page(session.match, seat))


def _sheet(session: Session, seat: int, _: str) -> None:
    pages.show(session.terminal, session.words, pages.sheet_page(session.match.final_sheet(), session.words))


def _rules(session: Session, seat: int, text: str) -> None:
    game, language = session.match.table.game, session.match.language
    if not text:
        pages.show(session.terminal, session.words, pages.rules_page(game, language))
        return
    number = text.upper()
    if rulebook.rule(game, language, number) is None:
        raise Mistake(session.words.say("cli-no-rule", rule=text))
    _explain_rule(session, number)


def _save(session: Session, seat: int, text: str) -> None:
    match = session.match
    to = Path(text) if text else match.save_to or pages.usual_file(match)
    match.save(to)
    session.say(session.words.say("cli-saved-there", file=str(to)))


def _lang(session: Session, seat: int, text: str) -> None:
    session.match.language = read_language(text)
    session.show_table()


def _resign(session: Session, seat: int, _: str) -> None:
    words = session.words
    if pages.agrees(session.terminal, words, words.say("cli-ask-resign")):
        session.match.table.resign(seat)
        session.match.save()
    else:
        session.say(words.say("cli-nothing-changed"))


def _board(session: Session, seat: int, _: str) -> None:
    session.filter = ""
    session.show_table()


def _quit(session: Session, seat: int, _: str) -> None:
    raise Quit


COMMANDS: dict[str, Callable[[Session, int, str], None]] = {
    "undo": _undo,
    "why": _why,
    "help": _help,
    "log": _log,
    "sheet": _sheet,
    "rules": _rules,
    "save": _save,
    "lang": _lang,
    "board": _board,
    "resign": _resign,
    "quit": _quit,
}
