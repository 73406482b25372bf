"""Pages: what a seat observes, written into a table by the threads of a warp together.

Every thread writes the numbers of its own game one after the other, all of them in step. They go
into the tile in the memory that the threads share (`kernel/warps/loops.py`), and whenever a row
of it is full, all of them write what is in it to the table. So a thread keeps no whole page in
memory of its own, which is larger than the caches of a GPU where a hundred thousand do so.
"""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any


def flushing(warp: ModuleType) -> Callable[..., Any]:
    """How so many columns of the tile get into the table, as the numbers from `first` on."""
    rows = warp.SIZE
    pitch = rows + 1

    def flush(page, first, count):  # type: ignore[no-untyped-def]
        numbers, table, mine, lane, top, width, todo = page
        corner = mine - lane * pitch
        warp.sync()
        if lane < count:
            at = top + first + lane
            for r in range(rows):
                if todo >> r & 1:
                    table[at + r * width] = numbers[corner + r * pitch + lane]
        warp.sync()

    return flush


def writing(warp: ModuleType, flush: Callable[..., Any]) -> Callable[..., Any]:
    """How a number gets into a page: `page[at] = number`, at one place after the other."""
    columns = warp.SIZE
    last = columns - 1

    def write(page, at, number):  # type: ignore[no-untyped-def]
        column = at & last
        page[0][page[2] + column] = number
        if column == last:
            flush(page, at - last, columns)

    return write
