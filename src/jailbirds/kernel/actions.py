"""Actions have two faces: an integer for search and training, words for people and JSON.

The actions of a title lie kind by kind (`kinds.py`) in one contiguous range of integers.

>>> from jailbirds.kernel.kinds import action
>>> enter = action("enter", row=range(1, 10), column=range(1, 10), points=("r{row}c{column}",))
>>> actions = Actions([action("pass"), enter])
>>> actions.size
82
>>> actions.read({"do": "enter", "row": 9, "column": 3}).id, str(actions[75])
(75, 'enter 9 3')
>>> actions.read("enter 9 3") == actions[75], actions.places(actions[75])
(True, ('r9c3',))
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from jailbirds.kernel.errors import MalformedAction, expected_one_of
from jailbirds.kernel.kinds import ActionKind, Value, span


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

    def __init__(self, kinds: Iterable[ActionKind]) -> None:
        self.kinds = {kind.name: kind for kind in kinds}
        self.size = 0
        for kind in self.kinds.values():
            kind.number(self.size)
            self.size += kind.size
        # lists of legal ones ask for the same again and again
        self._made: dict[int, Action] = {}
        self._places: dict[int, tuple[str, ...]] = {}

    def places(self, action: Action) -> tuple[str, ...]:
        """What one points at, in order, to mean an action; nothing for those picked from a list."""
        found = self._places.get(action.id)
        if found is None:
            points = self.kinds[action.do].points
            if callable(points):
                found = tuple(points(action.args))
            else:
                found = tuple(point.format(**action.args) for point in points)
            self._places[action.id] = found
        return found

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
        for kind in self.kinds.values():
            if number < kind.base + kind.size:
                break
        rest = number - kind.base
        args: dict[str, Value] = {}
        for name, values in reversed(list(kind.args.items())):
            rest, digit = divmod(rest, len(values))
            args[name] = values[digit]
        return Action(number, kind.name, dict(reversed(args.items())))

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

    def _kind(self, do: Any) -> ActionKind:
        if isinstance(do, str) and do in self.kinds:
            return self.kinds[do]
        raise MalformedAction(f"there is no action {do!r}: {expected_one_of(do, self.kinds)}")

    def _from_mapping(self, given: Mapping[str, Any]) -> Action:
        if "do" not in given:
            raise MalformedAction(
                f"the key 'do' is missing: expected one of {', '.join(self.kinds)}"
            )
        kind = self._kind(given["do"])
        if set(given) != {"do", *kind.args}:
            raise MalformedAction(
                f"{kind.name!r} takes {', '.join(kind.args) or 'no arguments'}; "
                f"given: {', '.join(str(key) for key in given if key != 'do') or 'none'}"
            )
        number = 0
        for name, values in kind.args.items():
            value = given[name]
            if type(value) not in (int, str, list) or value not in values:
                raise MalformedAction(f"{name} of {kind.name!r} is {span(values)}, not {value!r}")
            number = number * len(values) + values.index(value)
        return self[kind.base + number]

    def _from_text(self, text: str) -> Action:
        do, *words = text.split() or [""]
        kind = self._kind(do)
        if len(words) != len(kind.args):
            raise MalformedAction(f"expected '{kind.usage}', not {text!r}")
        args: dict[str, Any] = {"do": do}
        for word, name in zip(words, kind.args, strict=True):
            args[name] = int(word) if word.isascii() and word.isdigit() and len(word) < 10 else word
        return self._from_mapping(args)
