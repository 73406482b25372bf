"""What is counted of a title: the things its events name, and all that one can do.

A title need not say anything: of every event that is told of a seat, each argument that is among
the title's `names` is counted. One that wants others says so in `counted`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from jailbirds.kernel.errors import BadTitle
from jailbirds.kernel.events import MOST_ARGS, EventKind
from jailbirds.kernel.kinds import Subsets
from jailbirds.kernel.title import Title

OWNER = "seat"
NUMBERS = 32  # values of an argument that is a number: from 0 on
NOBODY = -1


@dataclass(frozen=True, slots=True)
class Group:
    """Things of a like: all values of an argument of an event."""

    event: str
    arg: str
    values: tuple[str, ...]
    base: int  # the place of the first among all things
    named: bool  # are they names, not numbers?
    sets: bool  # does a value name several of them, as a set of bits?

    @property
    def name(self) -> str:
        return f"{self.event} {self.arg}"

    @property
    def places(self) -> slice:
        return slice(self.base, self.base + len(self.values))


@dataclass(frozen=True, slots=True)
class Slot:
    """Something one can do: an action of a name, or with a value of an argument."""

    do: str
    arg: str = ""
    value: str = ""

    def told(self, say: Callable[[str], str]) -> str:
        """`play card Parcel`; `say` gives the name of a thing."""
        return f"{self.do} {self.arg} {say(self.value)}" if self.arg else self.do


class Counted:
    """What is counted of a title, and where."""

    def __init__(self, title: Title) -> None:
        self.title = title
        self.groups: list[Group] = []
        base = 0
        for kind, arg in self._arguments():
            names = title.events.names.get(arg)
            values = members(names) if names else tuple(map(str, range(NUMBERS)))
            group = Group(kind.name, arg, values, base, bool(names), len(values) < len(names or ()))
            self.groups.append(group)
            base += len(values)
        self.things = base

    def _arguments(self) -> Iterator[tuple[EventKind, str]]:
        kinds, names = self.title.events.kinds, self.title.events.names
        for wish in self.title.counted:
            event, _, arg = wish.partition(" ")
            if event not in kinds or arg not in kinds[event].args:
                raise BadTitle(
                    f"{self.title.name} wants {wish!r} counted: expected an event and one of its "
                    "arguments, as in 'played card'"
                )
            yield kinds[event], arg
        if not self.title.counted:
            for kind in kinds.values():
                if OWNER in kind.args:
                    yield from ((kind, arg) for arg in kind.args if arg in names)

    @cached_property
    def counted(self) -> np.ndarray:
        """By kind of event and argument: the place of its first value, how many there are, and
        whether they come as sets of bits."""
        table = np.zeros((len(self.title.events.kinds), MOST_ARGS, 3), np.int64)
        for group in self.groups:
            kind = self.title.events.kinds[group.event]
            table[kind.code, kind.args.index(group.arg)] = (
                *(group.base, len(group.values)),
                group.sets,
            )
        return table

    @cached_property
    def owners(self) -> np.ndarray:
        """By kind of event: the argument that says whose it is."""
        kinds = self.title.events.kinds.values()
        return np.array([k.args.index(OWNER) if OWNER in k.args else NOBODY for k in kinds])

    @cached_property
    def slots(self) -> Sequence[Slot]:
        found: dict[Slot, None] = {}
        for number in range(self.title.actions.size):
            found |= dict.fromkeys(self._slots_of(number))
        return list(found)

    @cached_property
    def slot_table(self) -> np.ndarray:
        """By action: the slots it is noted in."""
        place = {slot: k for k, slot in enumerate(self.slots)}
        numbers = range(self.title.actions.size)
        width = max(len(list(self._slots_of(number))) for number in numbers)
        table = np.full((self.title.actions.size, width), NOBODY, np.int64)
        for number in range(len(table)):
            for k, slot in enumerate(self._slots_of(number)):
                table[number, k] = place[slot]
        return table

    def _slots_of(self, number: int) -> Iterator[Slot]:
        action = self.title.actions[number]
        yield Slot(action.do)
        for arg, values in self.title.actions.kinds[action.do].args.items():
            value = str(action.args[arg])
            for part in value.split("+") if isinstance(values, Subsets) else [value]:
                if arg != OWNER:
                    yield Slot(action.do, arg, part)

    @cached_property
    def starts(self) -> np.ndarray:
        """By action: the seat that it lets begin, where chance does it first of its like."""
        actions = (self.title.actions[number] for number in range(self.title.actions.size))
        return np.array([int(action.args.get(OWNER, NOBODY)) for action in actions])


def members(names: Sequence[str]) -> tuple[str, ...]:
    """The names themselves; of sets of names, as bits from the empty one on, what is in them."""
    count = len(names).bit_length() - 1
    single = tuple(names[1 << k] for k in range(count))
    if len(names) == 1 << count and names[-1] == "+".join(single):
        return single
    return tuple(names)
