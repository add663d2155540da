"""How is an id said in a language?

Rules and wires speak ids and numbers. A `Words` says them in one language, out of the Fluent catalogues
`shinar/text/<language>.ftl` (common to all games) and `<game>/text/<language>.ftl`; shinar/game.py lists the keys.
Languages have the same keys and parameters. A missing word is an error, never half a sentence. A message is given:

    $x            the number x, or, where the catalogue has a message `x-<number>`, its text: nation 2 is "Medes"
    $x-form       each attribute `.form` of that message, for forms that only this language needs: "a Mede"
    $seat, $who   a player's name (or that of a city without a player, `seat-<number>`), and `you` where the reader
                  is meant, else `other`
    $other, $whom the same of a second player

A number that is not there (None) is the message `x-none`, if there is one.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

    from shinar.game import Event, Game, Move, Reason, ScoreSheet, SheetRow, View
    from shinar.options import OptionSpec

LANGUAGES = ("en", "fr", "zh-TW")

# Parameters that are players, and what says whether each is the reader.
_WHO = {"seat": "who", "other": "whom"}
_COMMON = Path(__file__).with_name("text")


class WordsError(LookupError):
    """A catalogue lacks something, or a sentence lacks a parameter."""


class Words:
    """What can be said about one game (None: about none in particular) in one language.

    `names` are the players' by seat, as far as they have any; `viewer` is the seat that is spoken to as "you".
    """

    def __init__(
        self,
        game: Game[Any, Any] | None = None,
        language: str = "en",
        *,
        names: Sequence[str] = (),
        viewer: int | None = None,
    ) -> None:
        if language not in LANGUAGES:
            raise WordsError(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
        self.game = game
        self.language = language
        self.names = tuple(names)
        self.viewer = viewer

    def with_names(self, names: Sequence[str], viewer: int | None = None) -> Words:
        """The same words, for a table where these people sit."""
        return Words(self.game, self.language, names=names, viewer=viewer)

    # -- anything ------------------------------------------------------------------------------------------------------

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, **params: int | str | None) -> str:
        """The message `key`."""
        message = self._bundle.get_message(key) if self.has(key) else None
        if message is None or message.value is None:
            raise WordsError(f"{self.language}: there are no words for {key!r}")
        return self._format(key, message.value, self._given(params))

    def form(self, key: str, form: str) -> str:
        """The attribute `.form` of a message, which nothing is filled into."""
        message = self._bundle.get_message(key) if self.has(key) else None
        if message is None or form not in message.attributes:
            raise WordsError(f"{self.language}: {key!r} has no form {form!r}")
        return self._format(key, message.attributes[form], {})

    # -- people --------------------------------------------------------------------------------------------------------

    def seat(self, seat: int) -> str:
        """What a player is called: "You", "Ann" or "Player 2"."""
        if seat == self.viewer:
            return self.say("you")
        if self.has(f"seat-{seat}"):
            return self.say(f"seat-{seat}")
        named = self.names[seat] if seat < len(self.names) else ""
        return named or self.say("seat-name", number=seat + 1)

    def list_names(self, seats: Iterable[int]) -> str:
        """Several players, the reader first: "You, Ann and Bob"."""
        names = [self.seat(seat) for seat in sorted(seats, key=lambda seat: (seat != self.viewer, seat))]
        text = names.pop(0)
        while len(names) > 1:
            text = self.say("list-comma", first=text, next=names.pop(0))
        return self.say("list-and", first=text, next=names[0]) if names else text

    # -- what a game shows ---------------------------------------------------------------------------------------------

    def move(self, move: Move) -> str:
        """A label, different for every legal move of a moment."""
        fields = _numbers(move)
        del fields["action"]
        return self.say(f"move-{move.kind}", **fields)

    def event(self, event: Event) -> str:
        return self.say(f"news-{event.kind}", **event.numbers)

    def reason(self, reason: Reason) -> str:
        return self.say(f"why-{reason.name}")

    def phase(self, view: View) -> str:
        """What is asked for, and of whom."""
        acting = {"seat": self.list_names(view.acting), "who": self._who(*view.acting)} if view.acting else {}
        return self.say(f"phase-{view.phase}", **{**_numbers(view), **acting})

    def row(self, row: SheetRow) -> str:
        return self.say(f"sheet-{row.key}")

    def outcome(self, sheet: ScoreSheet) -> str:
        """Who has won, by the final score."""
        first = [seat for seat, rank in enumerate(sheet.ranks) if rank == 0]
        if len(first) == 1:
            return self.say("outcome-won", seat=first[0])
        if len(first) == len(sheet.ranks):
            return self.say("outcome-draw")
        return self.say("outcome-shared", names=self.list_names(first))

    # -- options -------------------------------------------------------------------------------------------------------

    def option(self, spec: OptionSpec) -> str:
        return self.say(f"option-{spec.name}")

    def option_about(self, spec: OptionSpec) -> str:
        return self.say(f"option-{spec.name}-about")

    def option_value(self, spec: OptionSpec, value: str | bool | int) -> str:
        if spec.kind == "number":
            return str(value)
        if spec.kind == "switch":
            return self.say("switch-on" if value else "switch-off")
        return self.say(f"option-{spec.name}-{value}")

    def preset(self, name: str) -> str:
        return self.say(f"preset-{name}")

    # -- catalogues ----------------------------------------------------------------------------------------------------

    @property
    def _bundle(self) -> FluentBundle:
        return _load(self.language, self.game.folder / "text" if self.game else None)

    def _given(self, params: Mapping[str, int | str | None]) -> dict[str, int | str]:
        given: dict[str, int | str] = {}
        for name, value in params.items():
            if isinstance(value, str):
                given[name] = value
            elif name in _WHO and value is not None:
                given |= {name: self.seat(value), _WHO[name]: self._who(value)}
            else:
                given |= self._word(name, value)
        return given

    def _word(self, name: str, value: int | None) -> dict[str, int | str]:
        """A number as it is called where the field is of this name."""
        key = f"{name}-{'none' if value is None else value}"
        if not self.has(key):
            return {} if value is None else {name: value}
        message = self._bundle.get_message(key)
        forms = {f"{name}-{form}": self._format(key, text, {}) for form, text in message.attributes.items()}
        return {name: self.say(key), **forms}

    def _who(self, *seats: int) -> str:
        return "you" if self.viewer in seats else "other"

    def _format(self, key: str, text: Pattern, given: Mapping[str, int | str]) -> str:
        said, errors = self._bundle.format_pattern(text, dict(given))
        if errors:
            raise WordsError(f"{self.language}: {key!r} cannot be said with {dict(given)}: {errors[0]}")
        return str(said)


def language_of(text: str | None = None) -> str:
    """The language of ours nearest to a wish ("fr_CA.UTF-8", "de, fr;q=0.8", "zh-Hant"), or else to the environment's.

    English where nothing fits.
    """
    if text is None:
        variables = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")  # as gettext looks for them
        text = next((value for name in variables if (value := os.environ.get(name))), "")
    for wish in text.replace(",", ":").split(":"):
        tongue = wish.strip().lower().replace("_", "-").partition("-")[0].partition(".")[0].partition(";")[0]
        for language in LANGUAGES:
            if tongue == language.partition("-")[0]:
                return language
    return LANGUAGES[0]


def _numbers(struct: Move | View) -> dict[str, int | str | None]:
    """The fields of a struct that are one number, or may be and are not there."""
    fields = {name: getattr(struct, name) for name in struct.__struct_fields__}
    return {name: n for name, n in fields.items() if n is None or (isinstance(n, int) and not isinstance(n, bool))}


@cache
def _load(language: str, folder: Path | None) -> FluentBundle:
    from fluent.runtime import FluentBundle

    # The marks that isolate a parameter's writing direction would be rubbish in a terminal.
    bundle = FluentBundle([language], use_isolating=False)
    for place in (_COMMON, folder):
        if place is not None:
            _add(bundle, place / f"{language}.ftl")
    return bundle


def _add(bundle: FluentBundle, file: Path) -> None:
    from fluent.runtime import FluentResource
    from fluent.syntax import ast

    if not file.is_file():
        raise WordsError(f"there is no catalogue {file}")
    resource = FluentResource(file.read_text(encoding="utf-8"))
    keys: set[str] = set()
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise WordsError(f"{file}: not Fluent: {entry.content}")
        if isinstance(entry, ast.Message):
            key = entry.id.name
            if key in keys or bundle.has_message(key):
                raise WordsError(f"{file}: {key!r} is there twice")
            keys.add(key)
    bundle.add_resource(resource)
