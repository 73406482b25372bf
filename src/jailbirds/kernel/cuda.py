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

BLOCK = 128  # threads; found by trying
WARP = 32  # threads that go together
ALL = 0xFFFFFFFF  # of them
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
            from numba.cuda.dispatcher import CUDACache, CUDACacheImpl, CUDADispatcher
        except ImportError as error:
            raise NoGpu(NEEDED.format(error)) from None
        if not cuda.is_available():
            raise NoGpu(
                "the gear cuda needs a GPU of Nvidia's with its driver, and there is none here: "
                "expected gear native or interpreted"
            )
        try:
            from jailbirds.kernel.warps.words import words
        except ImportError as error:  # Numba itself has an older `numba.cuda`
            raise NoGpu(NEEDED.format(error)) from None
        self.cuda = cuda
        self._words = words
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

        functions: tuple[Any, ...] = (lane, thread, sync, vote, join, ones)
        return warp_of(WARP, self._words, *map(self.device_function, functions))

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
        block: int,
        hands: int,
    ) -> None:
        inside = tuple(map(self._inside, arguments))
        key = (function, inside)
        if key not in self._kernels:
            self._kernels[key] = self._kernel(folder, function, inside)
        block = self._block(block, inside)
        blocks = max(1, min(-(-count // (block * hands)), self.multiprocessors * WAVES))
        given = [each for each, known in zip(arguments, inside, strict=True) if known == ""]
        self._kernels[key][blocks, block](count, *given)  # type: ignore[index]

    def _block(self, wished: int, inside: tuple[Room | str, ...]) -> int:
        shared = any(each.shared for each in inside if isinstance(each, Room))
        return self.block if wished <= 1 else min(wished, self.block) if shared else wished

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


def warp_of(
    size: int, words: Any, lane: Any, thread: Any, sync: Any, vote: Any, join: Any, ones: Any
) -> ModuleType:
    """A module, the form that compiled code can read."""
    warp = ModuleType("warp")
    vars(warp).update(SIZE=size, words=words, lane=lane, thread=thread, sync=sync, vote=vote)
    vars(warp).update(join=join, ones=ones)
    return warp
