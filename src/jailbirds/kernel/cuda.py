"""The GPU, as the gear `cuda` uses it: rules become device functions, loops become kernels.

Nothing here is imported before somebody asks for that gear. Where `NUMBA_ENABLE_CUDASIM=1` is
set, Numba's simulator stands in for a GPU: kernels run as Python, thread by thread, and the
rules as they stand; it shows that the gear does the same as the others, where there is none.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from inspect import getfile, signature
from pathlib import Path
from types import FunctionType
from typing import Any

import numpy as np

from jailbirds.kernel.errors import JailbirdsError
from jailbirds.kernel.gears import Room
from jailbirds.kernel.record import Records

BLOCK = 128  # threads; found by trying
WAVES = 32  # blocks for each multiprocessor, at most: threads go on to further games
ALIGNMENT = 16  # bytes, of scratch space


class NoGpu(JailbirdsError):
    """The gear `cuda` is asked for where it cannot run."""


@cache
def processor() -> Processor:
    """The GPU of this machine, or what stands in for it."""
    return Simulated() if os.environ.get("NUMBA_ENABLE_CUDASIM") == "1" else Processor()


class Processor:
    """A GPU of Nvidia's, by way of Numba."""

    def __init__(self) -> None:
        try:
            from numba import cuda
            from numba.cuda.cudadrv.devicearray import DeviceNDArray
            from numba.cuda.dispatcher import CUDACache, CUDACacheImpl, CUDADispatcher
        except ImportError as error:
            raise NoGpu(
                f"the gear cuda needs numba-cuda ({error}): pip install 'jailbirds[cuda]'"
            ) from None
        if not cuda.is_available():
            raise NoGpu(
                "the gear cuda needs a GPU of Nvidia's with its driver, and there is none here: "
                "expected gear native or interpreted"
            )
        self.cuda = cuda
        self._array_class = DeviceNDArray
        self._cache_classes = (CUDACache, CUDACacheImpl)
        self._device_class = self._widening(CUDADispatcher)
        self._kernels: dict[Any, Callable[..., Any]] = {}
        device = cuda.get_current_device()
        self.multiprocessors: int = device.MULTIPROCESSOR_COUNT
        self.number: int = device.id

    def _widening(self, dispatcher: Any) -> Any:
        from jailbirds.kernel.compiling import wide

        class DeviceFunction(dispatcher):  # type: ignore[misc]
            """Compiled once, however wide the integers are that it is called with."""

            def compile_device(self, args: Any, return_type: Any = None) -> Any:
                return super().compile_device(tuple(map(wide, args)), return_type)

        return DeviceFunction

    def device_function(self, function: FunctionType) -> Callable[..., Any]:
        options = {"device": True, "debug": False, "opt": True, "fastmath": False}
        made: Callable[..., Any] = self._device_class(function, targetoptions=options)
        return made

    def place(self, array: np.ndarray) -> Any:
        return self.cuda.to_device(np.ascontiguousarray(array))

    def open(self, array: Any) -> Any:
        """What lies on the GPU already, whoever has put it there."""
        return array if isinstance(array, self._array_class) else self.cuda.as_cuda_array(array)

    def launch(
        self,
        folder: Path,
        function: Callable[..., Any],
        count: int,
        arguments: tuple[Any, ...],
        block: int,
    ) -> None:
        # what is None is so in the code, as scratch space is: no argument of the kernel
        inside = tuple(
            each if isinstance(each, Room) else "None" if each is None else "" for each in arguments
        )
        key = (function, inside)
        if key not in self._kernels:
            self._kernels[key] = self._kernel(folder, function, inside)
        block = block if block > 1 else BLOCK
        blocks = max(1, min(-(-count // block), self.multiprocessors * WAVES))
        given = [each for each, known in zip(arguments, inside, strict=True) if known == ""]
        self._kernels[key][blocks, block](count, *given)  # type: ignore[index]

    def _kernel(
        self, folder: Path, function: Any, inside: tuple[Room | str, ...]
    ) -> Callable[..., Any]:
        """A kernel that calls a function from every thread, with scratch space of its own."""
        names = list(signature(function.py_func).parameters)[3:]
        given = [name for name, known in zip(names, inside, strict=True) if known == ""]
        lines = [f"def kernel(count, {', '.join(given)}):"]
        known: dict[str, Any] = {"cuda": self.cuda, "function": function}
        for name, made in zip(names, inside, strict=True):
            if isinstance(made, Room):
                lines.append(f"    {name} = {self._make_room(name, made, known)}")
        names = [
            name if made != "None" else "None" for name, made in zip(names, inside, strict=True)
        ]
        lines.append(f"    function(cuda.grid(1), count, cuda.gridsize(1), {', '.join(names)})")
        file = getfile(function.py_func)
        exec(compile("\n".join(lines), file, "exec"), known)
        kernel = known["kernel"]
        kernel.__name__ = kernel.__qualname__ = f"{function.py_func.__name__}_kernel"
        return self._jit(folder, kernel)

    def _make_room(self, name: str, room: Room, known: dict[str, Any]) -> str:
        from numba import from_dtype

        known[f"{name}_type"] = from_dtype(room.dtype)
        return f"cuda.local.array({room.size}, {name}_type, {ALIGNMENT})"

    def _jit(self, folder: Path, kernel: Callable[..., Any]) -> Callable[..., Any]:
        from jailbirds.kernel.caching import keep_in

        made: Callable[..., Any] = self.cuda.jit(kernel)
        keep_in(folder, made, *self._cache_classes)
        return made


class Simulated(Processor):
    """Numba's simulator of a GPU: slow, and the same to those who launch kernels."""

    multiprocessors = 1
    number = 0

    def __init__(self) -> None:
        from numba import cuda

        self.cuda = cuda
        self._kernels = {}

    def device_function(self, function: FunctionType) -> Callable[..., Any]:
        function.py_func = function  # type: ignore[attr-defined]
        return function

    def place(self, array: np.ndarray) -> Any:
        return array

    def open(self, array: Any) -> Any:
        return Records(array) if array.dtype.names else array.data

    def _make_room(self, name: str, room: Room, known: dict[str, Any]) -> str:
        known[f"{name}_room"] = lambda: self.open(np.zeros(room.size, room.dtype))
        return f"{name}_room()"

    def _jit(self, folder: Path, kernel: Callable[..., Any]) -> Callable[..., Any]:  # noqa: ARG002
        made: Callable[..., Any] = self.cuda.jit(kernel)
        return made
