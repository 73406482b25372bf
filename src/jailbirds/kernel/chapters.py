"""What the chapters of a title hold: actions, events, and rules that are found by their names."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterator, Sequence
from types import ModuleType
from typing import Any

from jailbirds.kernel.errors import BadTitle
from jailbirds.kernel.events import EventKind
from jailbirds.kernel.kinds import ActionKind
from jailbirds.kernel.rule import is_rule

# What else is found by its name: the name in the code, and in `Title`
NAMED = {
    "STATE": "state",
    "Options": "options",
    "VARIANTS": "variants",
    **{name: name for name in ("setup", "census", "view", "sketch", "traces")},
}
# What a title may have besides, found in the same way
OPTIONAL = {"OBSERVED": "observed"} | {
    name: name for name in ("prompt", "goal", "near", "light", "moot", "grave", "ending", "reason")
}

# The parts of a title, in the order in which their actions and events are numbered
PARTS = (
    *("state", "options", "rules", "hidden", "hints", "census", "view"),
    *("guide", "reasons", "observed"),
)


def parts_of(package: str) -> list[ModuleType]:
    """The parts of a title that are in its package: files or folders called as in `PARTS`."""
    folder = importlib.import_module(package).__path__
    there = {found.name for found in pkgutil.iter_modules(folder)}
    return [importlib.import_module(f"{package}.{part}") for part in PARTS if part in there]


class Chapters:
    """All that is stated in some modules, and in every chapter of those that are folders."""

    def __init__(self, title: str, code: Sequence[ModuleType]) -> None:
        self.actions: list[ActionKind] = []
        self.events: list[EventKind] = []
        self.rules: dict[str, Callable[..., Any]] = {}
        self.listings: dict[int, Callable[..., Any]] = {}
        self.found: dict[str, Any] = {}
        self._title = title
        for module in _modules(code):
            for name, thing in vars(module).items():
                if isinstance(thing, ActionKind):
                    self._add(self.actions, thing)
                elif isinstance(thing, EventKind):
                    self._add(self.events, thing)
                elif getattr(thing, "__module__", module.__name__) != module.__name__:
                    continue  # from another chapter
                elif is_rule(thing):
                    self.rules[name] = thing
                    self.listings |= dict.fromkeys(getattr(thing, "__lists__", ()), thing)
                elif name in NAMED or name in OPTIONAL:
                    self.found[(NAMED | OPTIONAL)[name]] = thing

    def _add(self, kept: list[Any], kind: Any) -> None:
        if kind in kept:
            return  # another chapter uses it
        if any(other.name == kind.name for other in kept):
            raise BadTitle(f"{self._title} states {kind.name!r} twice: once is enough")
        kept.append(kind)

    def ordered_actions(self, order: Sequence[str]) -> list[ActionKind]:
        """Those that are named in `order`, in that order; behind them the others as stated."""
        by_name = {kind.name: kind for kind in self.actions}
        if unknown := [name for name in order if name not in by_name]:
            raise BadTitle(f"{self._title} orders actions that it does not state: {unknown}")
        return [
            *(by_name[name] for name in order),
            *(k for k in self.actions if k.name not in order),
        ]


def _modules(code: Sequence[ModuleType]) -> Iterator[ModuleType]:
    for module in code:
        yield module
        if hasattr(module, "__path__"):
            for found in pkgutil.iter_modules(module.__path__, f"{module.__name__}."):
                yield importlib.import_module(found.name)
