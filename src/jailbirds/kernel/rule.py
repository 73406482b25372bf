"""The mark of a rule, and the seats that are no player's.

A rule is an ordinary Python function on the record. It allocates nothing, calls nothing but
rules, and keeps to what Numba compiles, so that the same function runs interpreted, native
and one day on a GPU. `@rule` only marks it: importing a title compiles nothing.
"""

from __future__ import annotations

import dis
from types import FunctionType
from typing import Any, TypeVar

F = TypeVar("F")

MOST_SEATS = 8
CHANCE = 8  # the seat that rolls and draws
SPECTATOR = 9  # the seat of everybody who only looks on
EVERYONE = (1 << 10) - 1  # all seats, chance and spectators, as a set of bits
NEVER = -50_000  # what a title's `prefer` says of actions that no bot does if it has a choice


def rule(function: F) -> F:
    """Mark a function as a rule: the gears may compile it."""
    function.__rule__ = True  # type: ignore[attr-defined]
    return function


def is_rule(thing: Any) -> bool:
    return getattr(thing, "__rule__", False) is True


def globals_of(function: FunctionType) -> dict[str, Any]:
    """The globals that a function reads, without those that are built into Python.

    Names of fields are not among them, even where a rule has the same name.
    """
    read = {i.argval for i in dis.get_instructions(function) if i.opname == "LOAD_GLOBAL"}
    return {name: function.__globals__[name] for name in read if name in function.__globals__}
