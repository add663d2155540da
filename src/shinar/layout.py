"""How does a state lie in memory? The headers (.pxd) say so, and this file reads them.

A header is the one place for the sizes and constants of a rules file. Cython compiles from it; this module reads the
same lines to give uncompiled rules their arrays and constants, and to let Python look into a compiled state.
Fields of exact-width types (`int8_t` …) are data, in the order of the header; all others are scratch.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.util import find_spec
from pathlib import Path
from typing import Any, cast

DATA_CODES = {
    "int8_t": "b", "uint8_t": "B", "int16_t": "h", "uint16_t": "H",
    "int32_t": "i", "uint32_t": "I", "int64_t": "q", "uint64_t": "Q",
}  # fmt: skip
SCRATCH_CODES = {"short": "h", "int": "i", "unsigned long long": "Q"}
CODES = DATA_CODES | SCRATCH_CODES

_FIELD = re.compile(rf"^    cdef ({'|'.join(CODES)}) ([\w\[\], ]+?)\s*(?:#\s*(.*))?$")
_CLASS = re.compile(r"^cdef class (\w+)")
_ENUM = re.compile(r"^(?:cpdef|cdef) enum:")
_CONSTANT = re.compile(r"^    (\w+)\s*=\s*([^#]+?)\s*(?:#.*)?$")
_CIMPORT = re.compile(r"^from (shinar[\w.]*) cimport ")


@dataclass(frozen=True)
class Field:
    """One field of a state: its element type, its dimensions, and its place in the block."""

    name: str
    code: str  # as in the struct module
    shape: tuple[int, ...]
    offset: int
    about: str
    is_data: bool

    @cached_property
    def count(self) -> int:
        total = 1
        for size in self.shape:
            total *= size
        return total

    @cached_property
    def packing(self) -> struct.Struct:
        return struct.Struct(f"={self.count}{self.code}")

    @cached_property
    def number(self) -> int:
        """The code as compiled rules know it (state.pxd)."""
        return ord(self.code)

    @cached_property
    def steps(self) -> tuple[int, ...]:
        """Bytes of the whole, of one row of it, and so on down to one number."""
        sizes = [struct.calcsize("=" + self.code)]
        for length in reversed(self.shape):
            sizes.insert(0, sizes[0] * length)
        return tuple(sizes)


@dataclass(frozen=True)
class Layout:
    fields: Mapping[str, Field]  # the data, in order
    scratch: Mapping[str, Field]
    size: int  # bytes of the block


class Row(list[Any]):
    """An array of uncompiled rules: refuses what C would get wrong in silence. A slice is a plain copy."""

    __slots__ = ("high", "low")

    def __init__(self, values: list[Any], code: str) -> None:
        super().__init__(values)
        bits = 8 * struct.calcsize("=" + code)
        signed = code.islower()
        self.low = -(1 << (bits - 1)) if signed else 0
        self.high = (1 << (bits - 1 if signed else bits)) - 1

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return super().__getitem__(cast("Any", index))
        if index < 0:
            raise IndexError(f"negative index {index}")
        return super().__getitem__(index)

    def __setitem__(self, index: Any, value: Any) -> None:
        if index < 0:
            raise IndexError(f"negative index {index}")
        if not self.low <= value <= self.high:
            raise OverflowError(f"{value} does not fit into {self.low}..{self.high}")
        super().__setitem__(index, int(value))  # C has no bool either


@cache
def _header_of(module: str) -> tuple[str, ...]:
    package, _, name = module.rpartition(".")
    spec = find_spec(package) if package else None
    if spec is None or spec.origin is None:
        raise FileNotFoundError(f"{module} is in no package that has a folder")
    return tuple(Path(spec.origin).with_name(f"{name}.pxd").read_text(encoding="utf-8").splitlines())


@cache
def constants(module: str) -> dict[str, int]:
    """The constants that the header of `module` defines or imports."""
    known: dict[str, int] = {}
    inside = False
    for line in _header_of(module):
        if source := _CIMPORT.match(line):
            known |= constants(source[1])
        elif _ENUM.match(line):
            inside = True
        elif inside and (found := _CONSTANT.match(line)):
            known[found[1]] = _value(found[2], known)
        elif line and not line.startswith(("    ", "#")):
            inside = False
    return known


def _value(text: str, known: Mapping[str, int]) -> int:
    """A sum of products of numbers and known names: all that our headers use."""
    return sum(_product(term, known) for term in text.split("+"))


def _product(text: str, known: Mapping[str, int]) -> int:
    result = 1
    for factor in text.split("*"):
        word = factor.strip()
        result *= known[word] if word in known else int(word)
    return result


def declared(module: str, class_name: str) -> Iterator[tuple[str, str, tuple[int, ...], str]]:
    """Type, name, dimensions and comment of the fields that one header gives one class."""
    known = constants(module)
    current = ""
    for line in _header_of(module):
        if opened := _CLASS.match(line):
            current = opened[1]
        elif current == class_name and (found := _FIELD.match(line)):
            for item in found[2].split(", "):
                name, *sizes = item.replace("]", "").split("[")
                yield found[1], name, tuple(_value(size, known) for size in sizes), found[3] or ""


@cache
def layout_of(cls: type) -> Layout:
    fields: dict[str, Field] = {}
    scratch: dict[str, Field] = {}
    end = 0
    for base in reversed(cls.__mro__):
        if not _has_header(base):
            continue
        for kind, name, shape, about in declared(base.__module__, base.__name__):
            is_data = kind in DATA_CODES
            code = CODES[kind]
            width = struct.calcsize("=" + code)
            if is_data:
                end += -end % width
            field = Field(name, code, shape, end if is_data else -1, about, is_data)
            if is_data:
                fields[name] = field
                end += width * field.count
            else:
                scratch[name] = field
    return Layout(fields, scratch, end)


@cache
def span_of(cls: type) -> int:
    """Bytes of the block of a compiled class, or of a Python class derived from one: that cannot add fields."""
    compiled = cls
    while compiled.__dictoffset__ and compiled.__base__:
        compiled = compiled.__base__
    size = layout_of(compiled).size
    if size != layout_of(cls).size:
        raise TypeError(f"{cls.__name__} adds fields to compiled rules, but is not compiled itself")
    return size


def _has_header(cls: type) -> bool:
    try:
        return any(line.startswith(f"cdef class {cls.__name__}") for line in _header_of(cls.__module__))
    except (FileNotFoundError, NotADirectoryError):
        return False


# -- looking into a block ----------------------------------------------------------------------------------------------


def _nested(values: tuple[int, ...], shape: tuple[int, ...]) -> Any:
    """Flat values as lists of lists; a single number where there is no dimension."""
    if not shape:
        return values[0]
    if len(shape) == 1:
        return list(values)
    step = len(values) // shape[0]
    return [_nested(values[i * step : (i + 1) * step], shape[1:]) for i in range(shape[0])]


def _flat(value: Any) -> Iterator[int]:
    if isinstance(value, int):
        yield value
    else:
        for item in value:
            yield from _flat(item)


def decode(field: Field, block: bytes) -> Any:
    return _nested(field.packing.unpack_from(block, field.offset), field.shape)


def encode(cls: type, block: bytes, values: Mapping[str, Any]) -> bytes:
    """The block with the named fields replaced; lists shorter than their field are filled with zeros at the end."""
    result = bytearray(block)
    layout = layout_of(cls)
    for name, value in values.items():
        field = layout.fields.get(name)
        if field is None:
            raise AttributeError(f"{cls.__name__} has no field {name!r}")
        field.packing.pack_into(result, field.offset, *_flat(_padded(value, field.shape, name)))
    return bytes(result)


def _padded(value: Any, shape: tuple[int, ...], name: str) -> Any:
    if not shape:
        return int(value)
    if len(value) > shape[0]:
        raise ValueError(f"{name} has room for {shape[0]}, not {len(value)}")
    empty: Any = 0 if len(shape) == 1 else []
    return [_padded(item, shape[1:], name) for item in [*value, *[empty] * (shape[0] - len(value))]]


# -- uncompiled states -------------------------------------------------------------------------------------------------


def _rows(value: Any, code: str) -> Any:
    if isinstance(value, int):
        return value
    return Row([_rows(item, code) for item in value], code)


def _layout(state: Any) -> Layout:
    return layout_of(type(state))  # pyright: ignore[reportUnknownArgumentType]


def fill(state: Any, source: Any = None) -> None:
    """Give an uncompiled state its data: zeros, or a copy of another's."""
    for field in _layout(state).fields.values():
        value = getattr(source, field.name) if source else _nested((0,) * field.count, field.shape)
        setattr(state, field.name, _rows(value, field.code))


def fill_scratch(state: Any) -> None:
    for field in _layout(state).scratch.values():
        setattr(state, field.name, _rows(_nested((0,) * field.count, field.shape), field.code))


def write_block(state: Any) -> bytes:
    layout = _layout(state)
    block = bytearray(layout.size)
    for field in layout.fields.values():
        field.packing.pack_into(block, field.offset, *_flat(getattr(state, field.name)))
    return bytes(block)


def read_block(state: Any, block: bytes) -> None:
    for field in _layout(state).fields.values():
        setattr(state, field.name, _rows(decode(field, block), field.code))
