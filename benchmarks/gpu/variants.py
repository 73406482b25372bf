"""What is tried: each variant changes this process before anything is compiled."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any


def now() -> None:
    """As it stands."""


def calls(large: int = 150) -> None:
    """Rules of so many instructions are called, and not copied to every place that calls them."""
    from jailbirds.kernel.cuda import processor

    made = processor()._device_class
    compile_device = made.compile_device

    def compile_apart(self: Any, args: Any, return_type: Any = None) -> Any:
        found = compile_device(self, args, return_type)
        function = found.library.get_function(found.fndesc.llvm_func_name)
        if sum(len(block.instructions) for block in function.blocks) > large:
            function.attributes.add("noinline")
        return found

    made.compile_device = compile_apart


def tight() -> None:
    """The same, with fewer registers: more threads at once."""
    from jailbirds.kernel.cuda import processor

    calls()
    cuda = processor().cuda
    cuda.jit = partial(cuda.jit, max_registers=80)


# `rows`: another package, in .device
VARIANTS: dict[str, Callable[[], None]] = {
    "now": now,
    "rows": now,
    "calls": calls,
    "short": partial(calls, 40),
    "tight": tight,
}
