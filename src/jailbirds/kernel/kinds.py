"""How actions are stated: each once, in the chapter it belongs to.

An entry gives the name of an action, its arguments with the values they can have, the phase it
belongs into, and what one points at to mean it. Its check and its doing stand below:

    ENTER = action("enter", row=ROWS, column=COLUMNS, during=TURN, points=("cell", SQUARE))

    @ENTER.check
    def check_enter(s, seat, row, column): ...

    @ENTER.do
    def enter(s, seat, row, column, events): ...

All else is derived: the integers (`actions.py`), `check`, `legal`, `apply`, `weight` and
`prefer` (`dispatch.py`), and what somebody means who points at something.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any, TypeVar

from jailbirds.kernel.errors import BadTitle, expected_one_of
from jailbirds.kernel.rule import rule

Value = int | str
Points = Sequence[str] | Callable[[Mapping[str, Value]], Sequence[str]]
F = TypeVar("F", bound=Callable[..., Any])
USED = ("s", "action", "count", "events", "k", "no", "other", "out", "phase")  # by what is made


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


class Way:
    """How an action is checked and done in some phases.

    Its rules take what they need, by name: the record `s`, the `seat` that acts, `events` to
    tell into, and the arguments of the action. A number comes as it is, a name as its position
    among its like, a set as bits. An argument called `seat` comes as `other`.
    """

    def __init__(self, kind: ActionKind, phases: tuple[int, ...]) -> None:
        self.kind = kind
        self.phases = phases  # none: all
        self.checked: Callable[..., Any] | None = None
        self.done: Callable[..., Any] | None = None
        self.listed: Callable[..., Any] | None = None
        self.weighed: Callable[..., Any] | None = None

    def check(self, function: F) -> F:
        """Mark the rule that says 0, or which rule forbids it. Without one it is allowed."""
        self.checked = self._marked(function, self.kind.parameters)
        return function

    def do(self, function: F) -> F:
        """Mark the rule that does it, trusting that it is legal."""
        self.done = self._marked(function, (*self.kind.parameters, "events"))
        return function

    def each(self, function: F) -> F:
        """Mark a rule that lists what is legal in a cleverer way than asking the check.

        It writes into `out` behind the `count` that are there, and returns how many there are
        then.
        """
        self.listed = self._marked(function, ("s", "seat", "out", "count"))
        return function

    def weight(self, function: F) -> F:
        """Mark the rule that says how likely an outcome of chance is; 0: it cannot be."""
        self.weighed = self._marked(function, self.kind.parameters)
        return function

    def _marked(self, function: F, known: Sequence[str]) -> F:
        for name in inspect.signature(function).parameters:
            if name not in known:
                raise BadTitle(
                    f"{function.__qualname__} of the action {self.kind.name!r} takes {name!r}: "
                    f"{expected_one_of(name, known)}"
                )
        return rule(function)


class ActionKind(Way):
    """All actions of one name.

    In a rule, called with arguments as rules know them, it is the integer of an action:
    `MOVE(row, column, to_row, to_column)`.
    """

    def __init__(
        self,
        name: str,
        args: Mapping[str, Sequence[Value]],
        phases: tuple[int, ...],
        otherwise: int,
        points: Points,
        asked_if: Callable[..., Any] | None,
    ) -> None:
        self.name = name
        self.args = dict(args)
        self.otherwise = otherwise
        self.points = points
        self.asked_if = asked_if
        self.base = 0  # the first of its integers
        self.encode: Callable[..., int] = _unnumbered
        self.ways: list[Way] = [self]
        self.preferred: Callable[..., Any] | int = 0
        values = list(self.args.values())
        self.arguments = [
            Argument(
                "other" if name == "seat" else name,
                _first(values[k]),
                len(values[k]),
                prod(map(len, values[k + 1 :])),
            )
            for k, name in enumerate(self.args)
        ]
        super().__init__(self, phases)

    def during(self, *phases: int) -> Way:
        """Another way to check and do it, stated in the chapter of these phases."""
        way = Way(self, phases)
        self.ways.append(way)
        return way

    def prefer(self, worth: Any) -> Any:
        """Mark the rule that says what speaks for an action, for bots; or give the number."""
        self.preferred = worth if isinstance(worth, int) else self._marked(worth, self.parameters)
        return worth

    def number(self, base: int) -> None:
        """Take the integers from `base` on."""
        self.base = base
        parameters = ", ".join(argument.name for argument in self.arguments)
        names: dict[str, Any] = {}
        exec(f"def encode({parameters}):\n    return {self.encoded}", names)
        self.encode = rule(names["encode"])

    @property
    def encoded(self) -> str:
        """The integer of an action, as an expression of its arguments."""
        offset = self.base - sum(one.first * one.stride for one in self.arguments)
        terms = [
            one.name if one.stride == 1 else f"{one.name} * {one.stride}" for one in self.arguments
        ]
        return " + ".join([str(offset), *terms] if offset or not terms else terms)

    def __call__(self, *values: int) -> int:
        return self.encode(*values)

    @property
    def parameters(self) -> tuple[str, ...]:
        """What a rule of the action can ask for."""
        return ("s", "seat", *(argument.name for argument in self.arguments))

    @property
    def size(self) -> int:
        return prod(len(values) for values in self.args.values())

    @property
    def usage(self) -> str:
        """How the action is typed: `enter <row 1-9> <column 1-9>`."""
        return " ".join([self.name, *(f"<{name} {span(v)}>" for name, v in self.args.items())])

    def __repr__(self) -> str:
        return f"<action {self.usage}>"


@dataclass(frozen=True, slots=True)
class Argument:
    """An argument as rules know it: a number from `first` on, `size` of them."""

    name: str
    first: int
    size: int
    stride: int  # how many actions lie between two values


def _unnumbered(*_: int) -> int:
    raise BadTitle("this action has no number yet: it is given one when its title is made")


def _first(values: Sequence[Value]) -> int:
    """The number that rules know the first value by."""
    if isinstance(values, Subsets):
        return 1
    return values.start if isinstance(values, range) else 0


def action(
    name: str,
    *,
    during: int | Sequence[int] = (),
    otherwise: int = 0,
    points: Points = (),
    asked_if: Callable[..., Any] | None = None,
    **args: Sequence[Value],
) -> ActionKind:
    """State an action.

    `during`: the phases it belongs into; none: all. `otherwise`: the rule that is named to who
    tries it in another phase, where the phase itself names none. `points`: the places one points
    at to mean it, such as `room-{room}`, the last of which does it; none: it is picked from a
    list. `asked_if`: a rule (s, seat) that is cheap and true whenever an action of this kind is
    legal: `legal` asks no further where it is not.
    """
    for argument in args:
        if argument in USED:
            raise BadTitle(
                f"the action {name!r} has an argument {argument!r}, a name that the rules made "
                "from it use themselves: choose another"
            )
    phases = (during,) if isinstance(during, int) else tuple(during)
    return ActionKind(name, args, phases, otherwise, points, asked_if)


def listing(*phases: int) -> Callable[[F], F]:
    """Mark a rule (s, seat, out) that lists all that is legal in these phases, for speed."""

    def mark(function: F) -> F:
        function.__lists__ = phases  # type: ignore[attr-defined]
        return rule(function)

    return mark


def span(values: Sequence[Value]) -> str:
    """What an argument can be, in a few characters: `1-9` or `left|right`."""
    if isinstance(values, Subsets):
        return f"some of {', '.join(values.names)} joined by +"
    if len(values) > 2 and all(isinstance(value, int) for value in values):
        return f"{values[0]}-{values[-1]}"
    return "|".join(map(str, values))
