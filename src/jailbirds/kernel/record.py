"""Records for the interpreted gear: the spelling of compiled code, in plain Python.

A state is one element of a NumPy structured array. Compiled rules read `s.cell[seat]` from
it directly. `Records` gives plain Python the same spelling over the same bytes, by way of
memoryviews: a field reads as a Python `int`, which never wraps around, and a value that does
not fit its field is refused with an error where compiled code would silently cut it off.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from struct import Struct
from typing import Any, ClassVar

import numpy as np


def copy_record(array: np.ndarray) -> np.ndarray:
    """An independent copy, byte for byte: NumPy's own goes through every field of a record."""
    return from_bytes(array.dtype, array.tobytes())


def from_bytes(dtype: np.dtype, data: bytes) -> np.ndarray:
    """An array of records with these bytes."""
    return np.ndarray(len(data) // dtype.itemsize, dtype, bytearray(data))


def with_bytes(dtype: np.dtype, records: int, first: bytes) -> tuple[np.ndarray, np.ndarray]:
    """An array of so many records, the first of them with these bytes; and the bytes of all of
    them, a row each."""
    array = np.ndarray(records, dtype, bytearray(first).ljust(records * dtype.itemsize, b"\0"))
    return array, array.view(np.uint8).reshape(records, dtype.itemsize)


class Records:
    """A structured array whose elements are read and written as records."""

    def __init__(self, array: np.ndarray) -> None:
        kind, size = record_class(array.dtype), array.dtype.itemsize
        self.data = data = array.view(np.uint8).data
        self._records = [kind(data[at : at + size]) for at in range(0, len(data), size)]

    def __len__(self) -> int:
        return len(self._records)

    def __getitem__(self, index: int | slice) -> Any:
        if isinstance(index, slice):
            part = object.__new__(Records)
            part._records = self._records[index]
            return part
        return self._records[index]

    def __setitem__(self, index: int, record: Record) -> None:
        self._records[index]._data[:] = record._data


class Record:
    """One element of a structured array; subclasses have an attribute for each field.

    What lies where is looked up when a field is first asked for: most who open a record look
    at a few fields only.
    """

    __slots__ = ("_data",)
    _data: memoryview
    _windows: ClassVar[dict[str, tuple[int, int, Any, tuple[int, ...]]]]

    def __init__(self, data: memoryview) -> None:
        self._data = data

    def __getattr__(self, name: str) -> memoryview:
        try:
            start, end, kind, shape = self._windows[name]
        except KeyError:
            raise AttributeError(f"the record has no field {name!r}") from None
        window: memoryview = self._data[start:end].cast(kind, shape)
        setattr(self, name, window)
        return window


@cache
def record_class(dtype: np.dtype) -> type[Record]:
    """The class of records of a dtype: array fields are memoryviews, numbers properties."""
    names = dtype.names or ()
    arrays = [name for name in names if dtype[name].shape]
    numbers = [name for name in names if not dtype[name].shape]

    class FieldRecord(Record):
        __slots__ = (*arrays, *(f"_{name}" for name in numbers))

    FieldRecord._windows = {
        f"_{name}" if name in numbers else name: _window(dtype, name) for name in names
    }
    for name in numbers:
        setattr(FieldRecord, name, _number_property(f"_{name}"))
    return FieldRecord


@cache
def shown_class(dtype: np.dtype) -> Callable[[bytes], Record]:
    """The class of records to look at only, of their bytes: numbers are plain attributes, rows of
    numbers tuples, which plain Python reads faster than anything else."""
    fields: Mapping[str, tuple[Any, ...]] = dtype.fields or {}
    names = sorted(fields, key=lambda name: fields[name][1])
    grids = [name for name in names if len(dtype[name].shape) > 1]
    others = [name for name in names if name not in grids]
    unpack = Struct(_pattern(dtype, others)).unpack
    places: list[tuple[str, int | slice]] = []  # of the fields among all that is unpacked
    at = 0
    for name in others:
        length = dtype[name].shape[0] if dtype[name].shape else 1
        places.append((name, slice(at, at + length) if dtype[name].shape else at))
        at += length

    class ShownRecord(Record):
        def __init__(self, data: bytes) -> None:
            super().__init__(memoryview(data))
            values = unpack(data)  # nearly every field is looked at: all at once is quickest
            vars(self).update([(name, values[place]) for name, place in places])

    ShownRecord._windows = {name: _window(dtype, name) for name in grids}
    return ShownRecord


def _pattern(dtype: np.dtype, wanted: Sequence[str]) -> str:
    """How to unpack some fields of a record, in their order: all others are passed over."""
    assert dtype.fields is not None
    pattern, at = "=", 0
    for name in wanted:
        kind, start = dtype.fields[name][:2]
        letter = {1: "b", 2: "h", 4: "i", 8: "q"}[kind.base.itemsize]
        letter = letter.upper() if kind.base.kind == "u" else letter
        pattern += f"{start - at}x{kind.itemsize // kind.base.itemsize}{letter}"
        at = start + kind.itemsize
    return f"{pattern}{dtype.itemsize - at}x"


def _window(dtype: np.dtype, name: str) -> tuple[int, int, str, tuple[int, ...]]:
    """Where a field lies, what its values are, and its shape."""
    assert dtype.fields is not None
    kind, start = dtype.fields[name][:2]
    return start, start + kind.itemsize, kind.base.char, kind.shape or (1,)


def _number_property(slot: str) -> property:
    def read(record: Record) -> int:
        value: int = getattr(record, slot)[0]
        return value

    def write(record: Record, value: int) -> None:
        getattr(record, slot)[0] = value

    return property(read, write)
