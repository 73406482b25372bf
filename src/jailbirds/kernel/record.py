"""Records for the interpreted gear: the spelling of compiled code, in plain Python.

A state is one element of a NumPy structured array. Compiled rules read `s.cell[seat]` from
it directly. `Records` gives plain Python the same spelling over the same bytes, by way of
memoryviews: a field reads as a Python `int`, which never wraps around, and a value that does
not fit its field is refused with an error where compiled code would silently cut it off.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np


def copy_record(array: np.ndarray) -> np.ndarray:
    """An independent copy, byte for byte: NumPy's own goes through every field of a record."""
    return array.view(np.uint8).copy().view(array.dtype)


class Records:
    """A structured array whose elements are read and written as records."""

    def __init__(self, array: np.ndarray) -> None:
        self.array = array
        kind = record_class(array.dtype)
        self._records = [kind(array[i : i + 1]) for i in range(len(array))]

    def __len__(self) -> int:
        return len(self._records)

    def __getitem__(self, index: int | slice) -> Any:
        if isinstance(index, slice):
            part = object.__new__(Records)
            part.array = self.array[index]
            part._records = self._records[index]
            return part
        return self._records[index]

    def __setitem__(self, index: int, record: Record) -> None:
        self.array[index] = record._element[0]


class Record:
    """One element of a structured array; subclasses have an attribute for each field."""

    __slots__ = ("_element",)
    _element: np.ndarray


@cache
def record_class(dtype: np.dtype) -> type[Any]:
    """The class of records of a dtype: array fields are memoryviews, numbers properties."""
    names = dtype.names or ()
    arrays = [name for name in names if dtype[name].shape]
    numbers = [name for name in names if not dtype[name].shape]

    class FieldRecord(Record):
        __slots__ = (*arrays, *(f"_{name}" for name in numbers))

        def __init__(self, element: np.ndarray) -> None:
            self._element = element
            for name in arrays:
                setattr(self, name, element[name][0].data)
            for name in numbers:
                setattr(self, f"_{name}", element[name].data)

    for name in numbers:
        setattr(FieldRecord, name, _number_property(f"_{name}"))
    return FieldRecord


def _number_property(slot: str) -> property:
    def read(record: Record) -> int:
        value: int = getattr(record, slot)[0]
        return value

    def write(record: Record, value: int) -> None:
        getattr(record, slot)[0] = value

    return property(read, write)
