"""What stands in for a GPU where there is none: Numba's simulator, slow, and of the same results.

Kernels run as Python, thread by thread, and rules as they stand. Arrays are kept from NumPy as
those of a GPU are, so that whoever forgets to copy one notices it here.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import cached_property, reduce
from operator import or_
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from jailbirds.kernel.cuda import Processor, warp_of
from jailbirds.kernel.gears import Room
from jailbirds.kernel.record import Records
from jailbirds.kernel.warps.pages import flushing, writing


class OnGpu:
    """An array that can be cut and copied, as Numba's on a GPU, and not reckoned with."""

    def __init__(self, array: np.ndarray) -> None:
        self._array = array
        self.shape, self.dtype = array.shape, array.dtype

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return self._array.__array_interface__

    def copy_to_host(self) -> np.ndarray:
        return self._array.copy()

    def reshape(self, shape: tuple[int, ...]) -> OnGpu:
        return OnGpu(self._array.reshape(shape))

    def view(self, kind: Any) -> OnGpu:
        return OnGpu(self._array.view(kind))

    def __getitem__(self, where: int | slice | tuple[int | slice, ...]) -> Any:
        found = self._array[where]
        return OnGpu(found) if isinstance(found, np.ndarray) else found


def opened(array: np.ndarray) -> Any:
    return Records(array) if array.dtype.names else array.data


def words_of_view(array: Any) -> memoryview:
    """`kernel/warps/words.py`, for what is opened for plain Python."""
    if not isinstance(array, Records):
        view: memoryview = array.cast("B").cast("i")
        return view
    size = len(array.data) // len(array)
    return array.data.cast("i" if size % 4 == 0 else "h" if size % 2 == 0 else "b")


def numbers_of_view(array: memoryview) -> memoryview[float]:
    return array.cast("B").cast("f")


class Simulated(Processor):
    """Numba's simulator of a GPU, the same to those who launch kernels."""

    multiprocessors = 1
    number = 0
    block = 2  # threads, and as many in a warp: each is a thread of Python

    def __init__(self) -> None:
        from numba import cuda

        self.cuda = cuda
        self._array_class = (memoryview, Records)
        self._kernels = {}

    @cached_property
    def warp(self) -> ModuleType:
        said = [0] * self.block
        meeting = threading.Barrier(self.block, timeout=60)  # Numba's own looks ten times a second

        def lane() -> int:
            number: int = threading.current_thread().threadIdx.x  # type: ignore[attr-defined]
            return number

        def sync() -> None:
            meeting.wait()

        def vote(mine: bool) -> int:
            said[lane()] = mine
            sync()
            votes = sum(1 << number for number, yes in enumerate(said) if yes)
            sync()
            return votes

        def join(bits: int) -> int:
            said[lane()] = bits
            sync()
            joined = reduce(or_, said)
            sync()
            return joined

        class Page(tuple[Any, ...]):
            __slots__ = ()

            def __setitem__(self, at: int, number: float) -> None:
                write(self, at, number)

        def page(*parts: Any) -> Page:
            return Page(parts)

        functions = (lane, lane, sync, vote, join, int.bit_count, page)
        made = warp_of(self.block, words_of_view, numbers_of_view, *functions)
        vars(made)["flush"] = flush = flushing(made)
        write = writing(made, flush)
        return made

    def device_function(self, function: Callable[..., Any]) -> Callable[..., Any]:
        function.py_func = function  # type: ignore[attr-defined]
        return function

    def place(self, array: np.ndarray) -> Any:
        return OnGpu(array.copy())

    def open(self, array: Any) -> Any:
        """As `Processor.open`: what lies there already."""
        return opened(array._array) if isinstance(array, OnGpu) else super().open(array)

    def _configured(self, kernel: Any, blocks: int) -> Any:
        return kernel[blocks, self.block]

    def _make_room(self, name: str, room: Room, known: dict[str, Any]) -> str:
        if room.shared:
            tile = opened(np.zeros(room.size * self.block, room.dtype))
            known[f"{name}_room"] = lambda: tile  # one block runs after another
        else:
            known[f"{name}_room"] = lambda: opened(np.zeros(room.size, room.dtype))
        return f"{name}_room()"

    def _jit(self, folder: Path, kernel: Callable[..., Any]) -> Callable[..., Any]:  # noqa: ARG002
        made: Callable[..., Any] = self.cuda.jit(kernel)
        return made
