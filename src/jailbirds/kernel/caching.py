"""Compiled functions that are kept in a folder of one's own.

Numba knows one folder for a whole process (`numba.config.CACHE_DIR`); titles that are loaded
by several threads at once would find their code in one another's. So each compiled function is
told its folder by itself, and nothing that all share is touched.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from numba.core.caching import CompileResultCacheImpl, FunctionCache, InTreeCacheLocator

after_keeping: list[
    Callable[[], None]
] = []  # what is done whenever something was compiled and kept


def keep_in(
    folder: Path, function: Any, kind: Any = FunctionCache, form: Any = CompileResultCacheImpl
) -> None:
    """Let a compiled function look for its machine code under a folder, and keep it there.

    `kind` and `form` are Numba's classes for what it is compiled for.
    """

    class Folder(InTreeCacheLocator):  # type: ignore[misc]
        def __init__(self, written: Any, file: str) -> None:
            super().__init__(written, file)
            self._cache_path = os.path.join(folder, self.get_suitable_cache_subpath(file))

    class MachineCode(form):  # type: ignore[misc]
        _locator_classes = [Folder]  # noqa: RUF012

    class Kept(kind):  # type: ignore[misc]
        _impl_class = MachineCode

        def save_overload(self, sig: Any, data: Any) -> None:
            super().save_overload(sig, data)
            for do in after_keeping:
                do()

    function._cache = Kept(function.py_func)
