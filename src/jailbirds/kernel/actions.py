"""Actions have two faces: an integer for search and training, words for people and JSON.

A title lists its actions in blocks, each with named arguments and the values they can have.
The blocks lie one behind the other in one contiguous range of integers.

>>> actions = Actions({"pass": {}, "enter": {"row": range(1, 10), "column": range(1, 10)}})
>>> actions.size
82
>>> enter = actions.read({"do": "enter", "row": 9, "column": 3})
>>> enter.id, str(enter), enter == actions.read("enter 9 3") == actions.read(75)
(75, 'enter 9 3', True)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any

from jailbirds.kernel.errors import MalformedAction, expected_one_of

Value = int | str


class Subsets(Sequence[str]):
    """All sets of some names, as values of an argument: `red+blue`, in any order.

    >>> some = Subsets(["red", "blue", "white"])
    >>> len(some), some[4], some.index("white+red"), some.index(["blue", "red"])
    (7, 'red+white', 4, 2)
    """

    def __init__(self, names: Sequence[str]) -> None:
        self.names = tuple(names)

    def __len__(self) -> int:
        return (1 << len(self.names)) - 1

    def __getitem__(self, position: Any) -> Any:
        if not 0 <= position < len(self):
            raise IndexError(position)
        bits = position + 1
        return "+".join(name for k, name in enumerate(self.names) if bits >> k & 1)

    def index(self, value: Any, *_: Any) -> int:
        parts = value.split("+") if isinstance(value, str) else list(value)
        bits = sum(1 << self.names.index(part) for part in set(parts))
        if not bits or len(set(parts)) != len(parts):
            raise ValueError(value)
        return bits - 1

    def __contains__(self, value: object) -> bool:
        try:
            self.index(value)
        except (TypeError, ValueError):
            return False
        return True


@dataclass(frozen=True, slots=True)
class Block:
    """Actions of one kind: `do` and the values each argument can have."""

    do: str
    args: Mapping[str, Sequence[Value]]
    base: int

    @property
    def size(self) -> int:
        return prod(len(values) for values in self.args.values())

    @property
    def usage(self) -> str:
        """How the action is typed: `enter <row 1-9> <column 1-9>`."""
        return " ".join([self.do, *(f"<{name} {span(v)}>" for name, v in self.args.items())])


@dataclass(frozen=True, slots=True)
class Action:
    """One action: `id` in the title's range, and `do` with its arguments for people."""

    id: int
    do: str
    args: Mapping[str, Value]

    def to_dict(self) -> dict[str, Value]:
        """The self-describing form, ready for JSON."""
        return {"do": self.do, **self.args}

    def __str__(self) -> str:
        return " ".join([self.do, *map(str, self.args.values())])

    def __hash__(self) -> int:
        return self.id


class Actions:
    """All actions of a title, and the way between their two faces."""

    def __init__(self, blocks: Mapping[str, Mapping[str, Sequence[Value]]]) -> None:
        self.blocks: dict[str, Block] = {}
        base = 0
        for do, args in blocks.items():
            self.blocks[do] = Block(do, dict(args), base)
            base += self.blocks[do].size
        self.size = base
        self._made: dict[int, Action] = {}  # lists of legal ones ask for the same again and again

    def base(self, do: str) -> int:
        """The first integer of a block: what the rules count from."""
        return self.blocks[do].base

    def __getitem__(self, number: int) -> Action:
        """The action of an integer."""
        made = self._made.get(number)
        if made is None:
            made = self._made[number] = self._make(number)
        return made

    def _make(self, number: int) -> Action:
        if not 0 <= number < self.size:
            raise MalformedAction(
                f"there is no action {number}: they are numbered 0 to {self.size - 1}"
            )
        for block in self.blocks.values():
            if number < block.base + block.size:
                break
        rest = number - block.base
        args: dict[str, Value] = {}
        for name, values in reversed(list(block.args.items())):
            rest, digit = divmod(rest, len(values))
            args[name] = values[digit]
        return Action(number, block.do, dict(reversed(args.items())))

    def read(self, given: Action | Mapping[str, Any] | str | int) -> Action:
        """The action somebody means: an action, its dictionary, its typed text or its number."""
        if isinstance(given, Action):
            if given is self._made.get(given.id):
                return given
            given = given.to_dict()
        if isinstance(given, Mapping):
            return self._from_mapping(given)
        if isinstance(given, str):
            return self._from_text(given)
        if isinstance(given, int) and not isinstance(given, bool):
            return self[given]
        raise MalformedAction(
            f"an action is a dictionary with 'do', a text, or a number, not {given!r}"
        )

    def _block(self, do: Any) -> Block:
        if isinstance(do, str) and do in self.blocks:
            return self.blocks[do]
        raise MalformedAction(f"there is no action {do!r}: {expected_one_of(do, self.blocks)}")

    def _from_mapping(self, given: Mapping[str, Any]) -> Action:
        if "do" not in given:
            raise MalformedAction(
                f"the key 'do' is missing: expected one of {', '.join(self.blocks)}"
            )
        block = self._block(given["do"])
        if set(given) != {"do", *block.args}:
            raise MalformedAction(
                f"{block.do!r} takes {', '.join(block.args) or 'no arguments'}; "
                f"given: {', '.join(str(key) for key in given if key != 'do') or 'none'}"
            )
        number = 0
        for name, values in block.args.items():
            value = given[name]
            if type(value) not in (int, str, list) or value not in values:
                raise MalformedAction(f"{name} of {block.do!r} is {span(values)}, not {value!r}")
            number = number * len(values) + values.index(value)
        return self[block.base + number]

    def _from_text(self, text: str) -> Action:
        do, *words = text.split() or [""]
        block = self._block(do)
        if len(words) != len(block.args):
            raise MalformedAction(f"expected '{block.usage}', not {text!r}")
        args: dict[str, Any] = {"do": do}
        for word, name in zip(words, block.args, strict=True):
            args[name] = int(word) if word.isascii() and word.isdigit() and len(word) < 10 else word
        return self._from_mapping(args)


def span(values: Sequence[Value]) -> str:
    """What an argument can be, in a few characters: `1-9` or `left|right`."""
    if isinstance(values, Subsets):
        return f"some of {', '.join(values.names)} joined by +"
    if len(values) > 2 and all(isinstance(value, int) for value in values):
        return f"{values[0]}-{values[-1]}"
    return "|".join(map(str, values))
