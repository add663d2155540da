"""Which types does the page share with the server? Writes web/src/wire.gen.ts from the Python structs.

python tools/wire.py           write it
python tools/wire.py --check   is it the one that the structs give?
"""

import json
import sys
import typing
from pathlib import Path

import msgspec
from msgspec import inspect

from shinar.catalog import GAMES, load
from shinar.server import bodies, messages

FILE = Path(__file__).resolve().parent.parent / "web" / "src" / "wire.gen.ts"
HEAD = """\
// What goes over the wire? Written by tools/wire.py from the structs of the server and the games; never edit it.
"""
ROOTS = [
    *(bodies.Problem, bodies.Catalogue, bodies.NewMatch, bodies.Entered, bodies.Lobby, bodies.Summary, bodies.Join),
    *(bodies.Rematch, bodies.KeyBody, bodies.Text, bodies.Past, bodies.Health),
    *typing.get_args(messages.ClientMessage),
    *typing.get_args(messages.ServerMessage),
]


class Writer:
    def __init__(self):
        self.done = {}
        self.owners = {}

    def name(self, cls):
        if self.owners.setdefault(cls.__name__, cls) is not cls:
            raise TypeError(f"two structs are called {cls.__name__}: give one of them another name")
        return cls.__name__

    def kind(self, kind):
        """A type as TypeScript writes it."""
        match kind:
            case inspect.Metadata():
                return self.kind(kind.type)
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.StrType():
                return "string"
            case inspect.BoolType():
                return "boolean"
            case inspect.NoneType():
                return "null"
            case inspect.LiteralType():
                return " | ".join(json.dumps(value) for value in kind.values)
            case inspect.ListType():
                inner = self.kind(kind.item_type)
                return f"({inner})[]" if " | " in inner else f"{inner}[]"
            case inspect.DictType():
                return f"Record<string, {self.kind(kind.value_type)}>"
            case inspect.UnionType():
                options = [part for part in kind.types if not self.is_unset(part)]
                return " | ".join(dict.fromkeys(map(self.kind, options)))
            case inspect.StructType():
                self.struct(kind)
                return self.name(kind.cls)
        raise TypeError(f"no TypeScript for {kind}")

    def is_unset(self, kind):
        return isinstance(kind, inspect.CustomType) and kind.cls is msgspec.UnsetType

    def is_optional(self, field, sent):
        unset = isinstance(field.type, inspect.UnionType) and any(map(self.is_unset, field.type.types))
        return unset or (not sent and not field.required)

    def struct(self, kind):
        name = self.name(kind.cls)
        if name in self.done:
            return
        self.done[name] = ""
        # What the client sends may leave out what has a default; what the server sends is complete.
        sent = not kind.forbid_unknown_fields and kind.cls not in (bodies.SeatWish, bodies.Clock)
        lines = [f'  {kind.tag_field}: "{kind.tag}";'] if kind.tag is not None else []
        for field in kind.fields:
            mark = "?" if self.is_optional(field, sent) else ""
            lines.append(f"  {field.encode_name}{mark}: {self.kind(field.type)};")
        body = "\n".join(lines)
        self.done[name] = f"export interface {name} {{\n{body}\n}}\n" if lines else f"export type {name} = object;\n"


def union(name, alias):
    return f"export type {name} =\n  | " + "\n  | ".join(cls.__name__ for cls in typing.get_args(alias)) + ";\n"


def games():
    """By game: the structs of its view and its moves."""
    for name in GAMES:
        surface = load(name).surface
        yield name, *(typing.get_type_hints(getattr(surface, method))["return"] for method in ("view", "move"))


def text():
    writer = Writer()
    for root in ROOTS:
        writer.kind(inspect.type_info(root))
    kinds = list(games())
    for _, view, move in kinds:
        writer.kind(inspect.type_info(view))
        writer.kind(inspect.type_info(move))
    parts = [HEAD, *(writer.done[name] for name in sorted(writer.done))]
    parts += [union("ClientMessage", messages.ClientMessage), union("ServerMessage", messages.ServerMessage)]
    parts.append("export type GameName = " + " | ".join(f'"{name}"' for name in GAMES) + ";\n")
    for what, index in (("View", 1), ("Move", 2)):
        lines = "".join(f"  {kind[0]}: {kind[index].__name__};\n" for kind in kinds)
        parts.append(f"export interface {what}Of {{\n{lines}}}\n")
    return "\n".join(parts)


def main():
    wanted = text()
    if sys.argv[1:] != ["--check"]:
        FILE.parent.mkdir(parents=True, exist_ok=True)
        FILE.write_text(wanted, encoding="utf-8")
    elif not FILE.exists() or FILE.read_text(encoding="utf-8") != wanted:
        sys.exit(f"{FILE.name} is not what the structs give: run `python tools/wire.py`")


if __name__ == "__main__":
    main()
