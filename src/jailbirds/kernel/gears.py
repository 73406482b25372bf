"""The gears: the same rules, interpreted by CPython or compiled for this CPU.

A *template* is a module of generic loops (`kernel/loops.py`, `bots/loops.py`). It is
loaded once for each title and gear, and finds three names already set when it is run:
`rules`, the title's rules in this gear; `compiled`, the decorator for its functions; and
`load`, which gives it another template in the same gear. Written this way a routine is
compiled against the title's own record and rules, and Numba finds it on disk next time.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np

from jailbirds.kernel.record import Records
from jailbirds.kernel.rule import is_rule

if TYPE_CHECKING:
    from jailbirds.kernel.title import Title

LOOPS = "jailbirds.kernel.loops"
CACHES_KEPT = 4  # compiled versions of one title


class Gear:
    """A title's rules in a form that runs, and the templates loaded with them."""

    name: str

    def __init__(self, title: Title) -> None:
        self.title = title
        self._templates: dict[str, ModuleType] = {}

    @cached_property
    def rules(self) -> ModuleType:
        """The title's rules in this gear, as a module: the form that compiled code can read."""
        module = ModuleType("rules")
        for name, function in self.title.rules.items():
            setattr(module, name, self._rule(function))
        return module

    @property
    def loops(self) -> Any:
        """The kernel's own template: the doors to the rules, and playouts."""
        return self.load(LOOPS)

    def load(self, template: str) -> Any:
        """The module of a template in this gear."""
        if template not in self._templates:
            self._templates[template] = self._load(template)
        return self._templates[template]

    def open(self, array: np.ndarray) -> Any:
        """An array in the form in which this gear's functions take it."""
        raise NotImplementedError

    def _rule(self, function: Callable[..., Any]) -> Callable[..., Any]:
        raise NotImplementedError

    def _compiled(self, function: Callable[..., Any]) -> Callable[..., Any]:
        raise NotImplementedError

    def _load(self, template: str) -> ModuleType:
        found = importlib.util.find_spec(template)
        if found is None or found.origin is None:
            raise ModuleNotFoundError(template)
        name = f"{template}[{self.title.name},{self.name}]"
        spec = importlib.util.spec_from_file_location(name, found.origin)
        if spec is None or spec.loader is None:
            raise ModuleNotFoundError(template)
        module = importlib.util.module_from_spec(spec)
        vars(module).update(rules=self.rules, compiled=self._compiled, load=self.load)
        sys.modules[name] = module
        spec.loader.exec_module(module)
        return module


class Interpreted(Gear):
    """CPython runs the rules as they stand: slow to run, quick to start, good to debug."""

    name = "interpreted"

    def open(self, array: np.ndarray) -> Any:
        return Records(array) if array.dtype.names else array.data

    def _rule(self, function: Callable[..., Any]) -> Callable[..., Any]:
        return function

    def _compiled(self, function: Callable[..., Any]) -> Callable[..., Any]:
        return function


class Native(Gear):
    """Numba compiles the rules for this CPU; what is compiled is kept for the next start."""

    name = "native"

    def __init__(self, title: Title) -> None:
        super().__init__(title)
        self._dispatchers: dict[Callable[..., Any], Callable[..., Any]] = {}

    def open(self, array: np.ndarray) -> Any:
        return array

    def _rule(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """The compiled twin of a rule; the rules it calls are replaced by their twins too."""
        import numba

        if function not in self._dispatchers:
            assert isinstance(function, FunctionType)
            twin = FunctionType(
                function.__code__,
                self._twin_globals(function),
                function.__name__,
                function.__defaults__,
            )
            twin.__qualname__ = function.__qualname__
            self._dispatchers[function] = numba.njit(
                nogil=True, error_model="numpy", no_cpython_wrapper=True, no_cfunc_wrapper=True
            )(twin)
        return self._dispatchers[function]

    def _twin_globals(self, function: FunctionType) -> dict[str, Any]:
        names = dict(function.__globals__)
        for name in function.__code__.co_names:
            if is_rule(names.get(name)):
                names[name] = self._rule(names[name])
        return names

    def _compiled(self, function: Callable[..., Any]) -> Callable[..., Any]:
        import numba

        assert isinstance(function, FunctionType)
        for name in function.__code__.co_names:
            if is_rule(function.__globals__.get(name)):
                function.__globals__[name] = self._rule(function.__globals__[name])
        elsewhere = numba.config.CACHE_DIR
        numba.config.CACHE_DIR = str(self.cache_folder)  # looked at while decorating only
        try:
            twin: Callable[..., Any] = numba.njit(nogil=True, error_model="numpy", cache=True)(
                function
            )
        finally:
            numba.config.CACHE_DIR = elsewhere
        return twin

    @cached_property
    def cache_folder(self) -> Path:
        """Where compiled code is kept: one folder for each state of the sources.

        Numba itself looks only at the file of the function it compiles, not at the rules
        it calls; the hash in the folder's name covers everything that can matter.
        """
        folder = compiled_code_folder() / f"{self.title.name}-{self._source_hash()}"
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        older = sorted(folder.parent.glob(f"{self.title.name}-*"), key=lambda f: f.stat().st_mtime)
        for outdated in older[:-CACHES_KEPT]:
            shutil.rmtree(outdated, ignore_errors=True)
        return folder

    def _source_hash(self) -> str:
        import numba

        import jailbirds

        package = Path(jailbirds.__file__).parent
        folders = [package / "kernel", package / "bots", package / "lab", self.title.folder]
        digest = hashlib.sha256(f"{numba.__version__} {np.__version__}".encode())
        for folder in folders:
            for source in sorted(folder.rglob("*.py")) + sorted(folder.rglob("*.toml")):
                digest.update(source.relative_to(folder).as_posix().encode())
                digest.update(source.read_bytes())
        return digest.hexdigest()[:16]


GEARS: dict[str, type[Gear]] = {"interpreted": Interpreted, "native": Native}


def compiled_code_folder() -> Path:
    """`$JAILBIRDS_CACHE`, or the system's place for caches, or a temporary one."""
    if "JAILBIRDS_CACHE" in os.environ:
        wish = Path(os.environ["JAILBIRDS_CACHE"])
    elif sys.platform == "win32":
        wish = Path(os.environ.get("LOCALAPPDATA", Path.home())) / "jailbirds" / "cache"
    elif sys.platform == "darwin":
        wish = Path.home() / "Library" / "Caches" / "jailbirds"
    else:
        wish = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "jailbirds"
    try:
        wish.mkdir(parents=True, exist_ok=True)
        if os.access(wish, os.W_OK):
            return wish
    except OSError:
        pass
    return Path(tempfile.gettempdir()) / f"jailbirds-{os.getuid() if hasattr(os, 'getuid') else 0}"
