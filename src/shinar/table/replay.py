"""Did a game go as its transcript says? If so, here is its table."""

from __future__ import annotations

from itertools import zip_longest

from shinar.catalog import AnyGame, load
from shinar.options import Options, read_options
from shinar.table.deal import Deal
from shinar.table.errors import RefusedError, TranscriptError, shown
from shinar.table.table import Table
from shinar.table.transcript import Played, Resigned, TakenBack, Transcript

GAME_LINE, SEATS_LINE, OPTIONS_LINE = 2, 3, 4


def replay(transcript: Transcript | str | bytes, to_turn: int | None = None, *, game: AnyGame | None = None) -> Table:
    """The table after the whole transcript has been played and found true, or as it stood at the start of `to_turn`.

    The game is looked up in the catalogue where it is not given. All that can be wrong is a TranscriptError.
    """
    text = transcript if isinstance(transcript, Transcript) else Transcript.read(transcript)
    table = Table(_deal(text, game), taken_back=[record for record in text.records if isinstance(record, TakenBack)])
    leaving: dict[int, list[int]] = {}
    for record in text.records:
        if isinstance(record, Resigned):
            leaving.setdefault(record.turn, []).append(record.seat)
    for record, line in zip_longest(text.records, text.lines, fillvalue=0):
        try:
            if isinstance(record, Played):
                _play(table, record)
            elif isinstance(record, Resigned):
                table.resign(*leaving.pop(record.turn, []))  # all of that turn at the same time
        except RefusedError as refusal:
            raise TranscriptError(line, f"turn {table.turn}, {refusal}") from None
    # There is only one way to write a match: what the table writes now must be the text that was read.
    if difference := _first_difference(str(text), table.transcript(sealed=True)):
        raise difference
    if to_turn is None:
        return table
    if not 0 <= to_turn <= table.turn:
        raise TranscriptError(1, f"the match has turns 0 to {table.turn}, not {to_turn}")
    return table.at(to_turn)


def _deal(text: Transcript, game: AnyGame | None) -> Deal:
    if game is None:
        try:
            game = load(text.game)
        except ValueError as error:
            raise TranscriptError(GAME_LINE, str(error)) from None
    if game.name != text.game:
        raise TranscriptError(GAME_LINE, f"this is a game of {text.game}, not of {game.name}")
    if game.rules_version != text.rules:
        here = game.rules_version
        raise TranscriptError(GAME_LINE, f"played by version {text.rules} of the rules; version {here} is played here")
    if text.seats not in game.seats:
        raise TranscriptError(SEATS_LINE, f"{text.game} is not for {text.seats} seats")
    defaults: Options = game.options()
    try:
        options = read_options(defaults, text.options)
    except ValueError as error:
        raise TranscriptError(OPTIONS_LINE, str(error)) from None
    after_options = OPTIONS_LINE + bool(text.options)
    if text.seed is None:
        raise TranscriptError(after_options, "the seed is not yet revealed")
    if text.seed >> 64:
        raise TranscriptError(after_options, "a seed is a number from 0 to 2**64 - 1")
    return Deal(game, text.seats, options, text.seed, text.salt, text.names)


def _play(table: Table, record: Played) -> None:
    for seat, moves in record.choices:
        if seat not in table.resigned:  # for those the table has chosen already
            for move in moves:
                table.choose(seat, move)


def _first_difference(read: str, played: str) -> TranscriptError | None:
    lines = zip_longest(read.splitlines(), played.splitlines(), fillvalue="")
    for number, (line, right) in enumerate(lines, 1):
        if line != right:
            return TranscriptError(number, f"here stands {shown(line)}, but the game gives {shown(right)}")
    return None
