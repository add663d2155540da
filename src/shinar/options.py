"""How are a game's options described, read from text, and handed to the rules as numbers?

Options are one frozen dataclass per game. Each field is a `Literal` of names, a `bool`, or an `int` with a range, and
says which numbered rules it changes. The rules receive one number per field, in the order of the fields.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, TypeVar, cast, get_args, get_origin, get_type_hints


class OptionError(ValueError):
    """An option or value that the game does not have."""


@dataclass(frozen=True)
class Options:
    """The base of every game's options."""


O = TypeVar("O", bound=Options)


@dataclass(frozen=True)
class OptionSpec:
    """One option as people are shown it."""

    name: str
    kind: Literal["choice", "switch", "number"]
    values: tuple[str, ...]  # of a choice
    low: int  # of a number
    high: int
    default: str | bool | int
    rules: tuple[str, ...]
    aliases: Mapping[str, str]

    def read(self, text: str) -> str | bool | int:
        """The value that a text means."""
        word = text.strip().lower().replace(" ", "")
        word = self.aliases.get(word, word)
        if self.kind == "choice" and word in self.values:
            return word
        if self.kind == "switch" and word in ("true", "false"):
            return word == "true"
        if self.kind == "number" and word.isdecimal() and self.low <= int(word) <= self.high:
            return int(word)
        raise OptionError(f"{self.name} is {self.allowed}, not {text!r}")

    @property
    def allowed(self) -> str:
        if self.kind == "number":
            return f"a whole number from {self.low} to {self.high}"
        return " or ".join(self.values or ("true", "false"))

    def number(self, value: Any) -> int:
        return self.values.index(value) if self.kind == "choice" else int(value)


def option(
    default: Any,
    rules: str,
    *,
    aliases: Mapping[str, str] | None = None,
    low: int = 0,
    high: int = 0,
) -> Any:
    """A field of an options class: its default, and the ids of the rules it changes."""
    metadata = {"rules": tuple(rules.split()), "aliases": aliases or {}, "low": low, "high": high}
    return dataclasses.field(default=default, metadata=metadata)


def specs(options: type[Options]) -> tuple[OptionSpec, ...]:
    hints = get_type_hints(options)
    return tuple(_spec(field, hints[field.name]) for field in dataclasses.fields(options))


def _spec(field: dataclasses.Field[Any], hint: Any) -> OptionSpec:
    kind: Literal["choice", "switch", "number"] = "number"
    if get_origin(hint) is Literal:
        kind = "choice"
    elif hint is bool:
        kind = "switch"
    values = cast("tuple[str, ...]", get_args(hint)) if kind == "choice" else ()
    extra = field.metadata
    default = cast("str | bool | int", field.default)
    return OptionSpec(field.name, kind, values, extra["low"], extra["high"], default, extra["rules"], extra["aliases"])


def read_options(options: O, texts: Mapping[str, str]) -> O:
    """`options` with the named ones replaced by what the texts mean."""
    known = {spec.name: spec for spec in specs(type(options))}
    for name in texts:
        if name not in known:
            raise OptionError(f"there is no option {name!r}; there are: {', '.join(known)}")
    return dataclasses.replace(options, **{name: known[name].read(text) for name, text in texts.items()})


def changed(options: Options) -> dict[str, str]:
    """The options that differ from their defaults, as texts that `read_options` takes back."""
    return {
        spec.name: str(value).lower() if isinstance(value, bool) else str(value)
        for spec in specs(type(options))
        if (value := getattr(options, spec.name)) != spec.default
    }


def numbers(options: Options) -> list[int]:
    """What the rules are dealt: one number per option. Refuses values that no text could have given."""
    result: list[int] = []
    for spec in specs(type(options)):
        value = getattr(options, spec.name)
        spec.read(str(value))
        result.append(spec.number(value))
    return result
