"""The gears: the same rules, interpreted by CPython, or compiled for this CPU or for a GPU.

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
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from pathlib import Path
from threading import RLock
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np
from platformdirs import user_cache_path

from jailbirds.kernel.errors import BadTitle
from jailbirds.kernel.events import EventKind
from jailbirds.kernel.kinds import ActionKind
from jailbirds.kernel.record import Records
from jailbirds.kernel.rule import globals_of, is_rule

if TYPE_CHECKING:
    from jailbirds.kernel.title import Title

LOOPS = "jailbirds.kernel.loops"
ROWS = "jailbirds.kernel.rows.loops"
WARPS = "jailbirds.kernel.warps.loops"  # on a GPU, in the place of these
OPTIONS = {  # of Numba
    "nopython": True,
    "nogil": True,
    "error_model": "numpy",
    "_nrt": False,  # rules allocate nothing: counting who holds an array would cost, and is no use
}
CACHES_KEPT = 4  # compiled versions of one title
Callers = tuple[Callable[..., Any], ...]


@dataclass(frozen=True)
class Room:
    """Scratch space as an argument of `each`: every worker gets one of its own.

    If `shared`, workers that go together see one another's, where they do so.
    """

    size: int
    dtype: np.dtype
    shared: bool = False


class Fixed(int):
    """A number as an argument of `each` that is mostly the same: it may be compiled in."""


TILE = Room(33, np.dtype(np.int32), shared=True)  # for `kernel/warps/loops.py`


class Gear:
    """A title's rules in a form that runs, and the templates loaded with them."""

    name: str
    device = 0  # its number, where a machine has several

    def __init__(self, title: Title) -> None:
        self.title = title
        self._templates: dict[str, ModuleType] = {}
        self._loading = RLock()  # templates load one another; threads wait

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
            with self._loading:
                if template not in self._templates:
                    self._templates[template] = self._load(template)
        return self._templates[template]

    def open(self, array: np.ndarray) -> Any:
        """An array in the form in which this gear's functions take it."""
        raise NotImplementedError

    def place(self, array: np.ndarray) -> Any:
        """An array in the memory that this gear works in: for others too, and to be opened."""
        return array

    def wait(self) -> None:
        """Until all is done that was begun."""

    def each(
        self,
        function: Callable[..., Any],
        count: int,
        *arguments: Any,
        workers: int = 1,  # noqa: ARG002
        hands: int = 1,  # noqa: ARG002
    ) -> None:
        """Let `function(first, last, step, …)` do its work on so many games, all at once.

        A worker has so many of them in its hands at a time. Its arguments are opened arrays,
        numbers, and `Room` for scratch space.
        """
        function(0, count, 1, *self._with_room(arguments))

    def _with_room(self, arguments: tuple[Any, ...]) -> list[Any]:
        return [
            self.open(np.zeros(each.size, each.dtype)) if isinstance(each, Room) else each
            for each in arguments
        ]

    def _rule(self, function: Callable[..., Any]) -> Callable[..., Any]:
        raise NotImplementedError

    def _compiled(self, function: Callable[..., Any]) -> Callable[..., Any]:
        raise NotImplementedError

    def _further(self) -> dict[str, Any]:
        """What a template finds already set in this gear alone."""
        return {}

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
        vars(module).update(self._further())
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
        self._pool: tuple[int, ThreadPoolExecutor] | None = None

    def open(self, array: np.ndarray) -> Any:
        return array

    def each(
        self,
        function: Callable[..., Any],
        count: int,
        *arguments: Any,
        workers: int = 1,
        hands: int = 1,  # noqa: ARG002
    ) -> None:
        """Every worker is a thread with a slice of the games: compiled code needs no lock."""
        workers = min(workers, count)
        if workers <= 1:
            super().each(function, count, *arguments)
            return
        parts = [count * number // workers for number in range(workers + 1)]
        waiting = [
            self._threads(workers).submit(function, first, last, 1, *self._with_room(arguments))
            for first, last in pairwise(parts[1:])
        ]
        function(0, parts[1], 1, *self._with_room(arguments))
        for part in waiting:
            part.result()

    def _threads(self, workers: int) -> ThreadPoolExecutor:
        if self._pool is None or self._pool[0] < workers:
            self._pool = workers, ThreadPoolExecutor(workers, f"jailbirds-{self.title.name}")
        return self._pool[1]

    def _rule(self, function: Callable[..., Any], callers: Callers = ()) -> Callable[..., Any]:
        """The compiled twin of a rule; the rules it calls are replaced by their twins too."""
        if function in callers:
            chain = (*callers[callers.index(function) :], function)
            names = " calls ".join(each.__name__ for each in chain)
            raise BadTitle(f"{names}: a rule cannot call itself, write a loop instead")
        if function not in self._dispatchers:
            assert isinstance(function, FunctionType)
            twin = FunctionType(
                function.__code__,
                {**function.__globals__, **self._in_this_gear(function, callers)},
                function.__name__,
                function.__defaults__,
            )
            twin.__qualname__ = function.__qualname__
            self._dispatchers[function] = self._dispatcher(twin)
        return self._dispatchers[function]

    def _dispatcher(self, twin: FunctionType) -> Callable[..., Any]:
        from jailbirds.kernel.compiling import RuleDispatcher

        called_by_rules = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
        dispatcher: Callable[..., Any] = RuleDispatcher(
            twin, targetoptions=OPTIONS | called_by_rules
        )
        return dispatcher

    def _in_this_gear(self, function: FunctionType, callers: Callers = ()) -> dict[str, Any]:
        """The globals of a function that compiled code knows in another form."""
        names: dict[str, Any] = {}
        for name, thing in globals_of(function).items():
            if is_rule(thing):
                names[name] = self._rule(thing, (*callers, function))
            elif isinstance(thing, ActionKind):
                names[name] = self._rule(thing.encode)
            elif isinstance(thing, EventKind):
                names[name] = thing.code
        return names

    def _compiled(self, function: Callable[..., Any]) -> Callable[..., Any]:
        from jailbirds.kernel.caching import keep_in
        from jailbirds.kernel.compiling import RuleDispatcher

        assert isinstance(function, FunctionType)
        function.__globals__.update(self._in_this_gear(function))
        twin = RuleDispatcher(function, targetoptions=OPTIONS)
        keep_in(self.cache_folder, twin)
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

        package = Path(__file__).parents[1]
        templates = {template.parent for template in package.rglob("loops.py")}
        folders = [*sorted(templates), self.title.folder]
        digest = hashlib.sha256(f"{numba.__version__} {np.__version__}".encode())
        for folder in folders:
            for source in sorted(folder.rglob("*.py")) + sorted(folder.rglob("*.toml")):
                digest.update(source.relative_to(folder).as_posix().encode())
                digest.update(source.read_bytes())
        return digest.hexdigest()[:16]


class Cuda(Native):
    """Numba compiles the rules for a GPU: a game a thread. See `kernel/cuda.py`."""

    name = "cuda"

    def __init__(self, title: Title) -> None:
        from jailbirds.kernel.cuda import processor

        super().__init__(title)
        self._processor = processor()  # says so where there is none
        self.device = self._processor.number

    def load(self, template: str) -> Any:
        return super().load(WARPS if template == ROWS else template)

    def _further(self) -> dict[str, Any]:
        return {"warp": self._processor.warp}

    def open(self, array: Any) -> Any:
        return self._processor.open(array)

    def place(self, array: np.ndarray) -> Any:
        return self._processor.place(array)

    def wait(self) -> None:
        self._processor.cuda.synchronize()

    def each(
        self,
        function: Callable[..., Any],
        count: int,
        *arguments: Any,
        workers: int = 1,  # noqa: ARG002
        hands: int = 1,
    ) -> None:
        """Every thread of the GPU is a worker, as many as there are."""
        self._processor.launch(self.cache_folder, function, count, arguments, hands)

    def _dispatcher(self, twin: FunctionType) -> Callable[..., Any]:
        return self._processor.device_function(twin)

    def _compiled(self, function: Callable[..., Any]) -> Callable[..., Any]:
        assert isinstance(function, FunctionType)
        function.__globals__.update(self._in_this_gear(function))
        return self._processor.device_function(function)


GEARS: dict[str, type[Gear]] = {"interpreted": Interpreted, "native": Native, "cuda": Cuda}


def compiled_code_folder() -> Path:
    """`$JAILBIRDS_CACHE`, or the system's place for caches, or a temporary one."""
    given = os.environ.get("JAILBIRDS_CACHE")
    wish = Path(given) if given else user_cache_path("jailbirds", appauthor=False)
    try:
        wish.mkdir(parents=True, exist_ok=True)
        if os.access(wish, os.W_OK):
            return wish
    except OSError:
        pass
    return Path(tempfile.gettempdir()) / f"jailbirds-{os.getuid() if hasattr(os, 'getuid') else 0}"
