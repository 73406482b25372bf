"""The GPU, as the gear `cuda` uses it: rules become device functions, loops become kernels.

Nothing here is imported before somebody asks for that gear. Where `NUMBA_ENABLE_CUDASIM=1` is
set, Numba's simulator stands in for a GPU: kernels run as Python, thread by thread, and the
rules as they stand; it shows that the gear does the same as the others, where there is none.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache, cached_property
from inspect import getfile, signature
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from jailbirds.kernel.errors import JailbirdsError
from jailbirds.kernel.gears import Fixed, Room
from jailbirds.kernel.warps.pages import flushing, writing

BLOCK = 128  # threads; found by trying
WARP = 32  # threads that go together
ALL = 0xFFFFFFFF  # of them
TOGETHER = ("lane", "thread", "sync", "vote", "join", "ones", "page")  # what they have and do
WAVES = 32  # blocks for each multiprocessor, at most: threads go on to further games
ALIGNMENT = 16  # bytes, of scratch space
NEEDED = "the gear cuda needs numba-cuda ({}): pip install 'jailbirds[cuda]'"


class NoGpu(JailbirdsError):
    """The gear `cuda` is asked for where it cannot run."""


class ManyAtOnce(JailbirdsError):
    """The gear `cuda` is asked for where a game is played by itself."""


@cache
def processor() -> Processor:
    """The GPU of this machine, or what stands in for it."""
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack  # NumPy has it no more from 2.5 on, and numba-cuda asks for it
    if os.environ.get("NUMBA_ENABLE_CUDASIM") == "1":
        from jailbirds.kernel.simulated import Simulated

        return Simulated()
    return Processor()


class Processor:
    """A GPU of Nvidia's, by way of Numba."""

    block = BLOCK

    def __init__(self) -> None:
        try:
            from numba import cuda
            from numba.cuda.cudadrv.devicearray import DeviceNDArray
            from numba.cuda.dispatcher import CUDACache, CUDACacheImpl, CUDADispatcher, config
        except ImportError as error:
            raise NoGpu(NEEDED.format(error)) from None
        if not cuda.is_available():
            raise NoGpu(
                "the gear cuda needs a GPU of Nvidia's with its driver, and there is none here: "
                "expected gear native or interpreted"
            )
        try:
            from jailbirds.kernel.warps import words
        except ImportError as error:  # Numba itself has an older `numba.cuda`
            raise NoGpu(NEEDED.format(error)) from None
        self.cuda = cuda
        self._words = words
        self._config = config
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

            apart = False  # is it called, and not copied to every place that calls it?

            def compile_device(self, args: Any, return_type: Any = None) -> Any:
                made = super().compile_device(tuple(map(wide, args)), return_type)
                if self.apart:
                    name = made.fndesc.llvm_func_name
                    made.library.get_function(name).attributes.add("noinline")
                return made

        return DeviceFunction

    @cached_property
    def warp(self) -> ModuleType:
        """What the threads of a warp do together, for `kernel/warps/loops.py`."""
        cuda = self.cuda

        def lane() -> Any:
            return cuda.laneid

        def thread() -> Any:
            return cuda.threadIdx.x

        def sync() -> None:
            cuda.syncwarp()

        def vote(said: bool) -> Any:
            return cuda.ballot_sync(ALL, said) & ALL

        def join(bits: int) -> int:
            for step in (1, 2, 4, 8, 16):
                bits |= cuda.shfl_xor_sync(ALL, bits, step)
            return bits

        def ones(bits: int) -> Any:
            return cuda.popc(bits)

        def page(
            numbers: Any, table: Any, mine: int, lane: int, top: int, width: int, todo: int
        ) -> Any:
            return numbers, table, mine, lane, top, width, todo

        functions: tuple[Any, ...] = (lane, thread, sync, vote, join, ones, page)
        made = warp_of(
            WARP, self._words.words, self._words.numbers, *map(self.device_function, functions)
        )
        flush: Any = self.device_function(flushing(made))
        flush.apart = True
        vars(made)["flush"] = flush
        self._words.let_pages_be_written(self.device_function(writing(made, flush)))
        return made

    def device_function(self, function: Callable[..., Any]) -> Callable[..., Any]:
        options = {"device": True, "debug": False, "opt": True, "fastmath": False}
        made: Callable[..., Any] = self._device_class(function, targetoptions=options)
        return made

    def place(self, array: np.ndarray) -> Any:
        return self.cuda.to_device(np.ascontiguousarray(array))

    def open(self, array: Any) -> Any:
        """What lies on the GPU already, whoever has put it there."""
        if isinstance(array, np.ndarray):
            raise ManyAtOnce(
                "the gear cuda plays many games at once, in a jailbirds.batch.Batch and in what "
                "stands on one: here gear native or interpreted is expected"
            )
        return array if isinstance(array, self._array_class) else self.cuda.as_cuda_array(array)

    def launch(
        self,
        folder: Path,
        function: Callable[..., Any],
        count: int,
        arguments: tuple[Any, ...],
        hands: int,
    ) -> None:
        kernel, given = self.kernel(folder, function, arguments)
        blocks = max(1, min(-(-count // (self.block * hands)), self.multiprocessors * WAVES))
        self._configured(kernel, blocks)(count, *given)

    def _configured(self, kernel: Any, blocks: int) -> Any:
        """Numba warns of few blocks, where somebody has but asked for few games."""
        said = self._config.CUDA_LOW_OCCUPANCY_WARNINGS
        self._config.CUDA_LOW_OCCUPANCY_WARNINGS = 0
        try:
            return kernel[blocks, self.block]
        finally:
            self._config.CUDA_LOW_OCCUPANCY_WARNINGS = said

    def kernel(
        self, folder: Path, function: Callable[..., Any], arguments: tuple[Any, ...]
    ) -> tuple[Any, list[Any]]:
        """What is launched for a function, and those of its arguments that are handed over."""
        inside = tuple(map(self._inside, arguments))
        key = (function, inside)
        if key not in self._kernels:
            self._kernels[key] = self._kernel(folder, function, inside)
        given = [each for each, known in zip(arguments, inside, strict=True) if known == ""]
        return self._kernels[key], given

    @staticmethod
    def _inside(argument: Any) -> Room | str:
        """What is in the code of the kernel itself: scratch space, None, numbers; "" is not."""
        if isinstance(argument, Room):
            return argument
        return str(argument) if argument is None or isinstance(argument, Fixed) else ""

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
            made if isinstance(made, str) and made else name
            for name, made in zip(names, inside, strict=True)
        ]
        lines.append(f"    function(cuda.grid(1), count, cuda.gridsize(1), {', '.join(names)})")
        file = getfile(function.py_func)
        exec(compile("\n".join(lines), file, "exec"), known)
        kernel = known["kernel"]
        # Numba tells kernels that it keeps apart by their names, not by the numbers in them
        sizes = "_".join(str(each.size) if isinstance(each, Room) else each for each in inside)
        kernel.__name__ = kernel.__qualname__ = f"{function.py_func.__name__}_kernel_{sizes}"
        return self._jit(folder, kernel)

    def _make_room(self, name: str, room: Room, known: dict[str, Any]) -> str:
        from numba import from_dtype

        known[f"{name}_type"] = from_dtype(room.dtype)
        if room.shared:
            return f"cuda.shared.array({room.size * self.block}, {name}_type)"
        return f"cuda.local.array({room.size}, {name}_type, {ALIGNMENT})"

    def _jit(self, folder: Path, kernel: Callable[..., Any]) -> Callable[..., Any]:
        from jailbirds.kernel.caching import keep_in

        made: Callable[..., Any] = self.cuda.jit(kernel)
        keep_in(folder, made, *self._cache_classes)
        return made


def warp_of(size: int, words: Any, numbers: Any, *functions: Any) -> ModuleType:
    """A module, the form that compiled code can read."""
    warp = ModuleType("warp")
    vars(warp).update(SIZE=size, words=words, numbers=numbers)
    vars(warp).update(zip(TOGETHER, functions, strict=True))
    return warp
