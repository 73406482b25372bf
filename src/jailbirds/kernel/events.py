"""What happened, for those who may know it.

While an action is applied the rules `tell` what happens, as small integers: the kind, who
may see it, and its arguments. Search passes `None` instead of a place to write to, and
compiled code then contains no trace of the telling.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from jailbirds.kernel.rule import rule

MOST_EVENTS = 63  # in one action
MOST_ARGS = 5


@rule
def tell(events, kind, seen_by, a=0, b=0, c=0, d=0, e=0):
    """Write down an event; row 0 of `events` holds only their count."""
    if events is not None:
        events[0, 0] += 1
        n = events[0, 0]
        events[n, 0] = kind
        events[n, 1] = seen_by
        events[n, 2] = a
        events[n, 3] = b
        events[n, 4] = c
        events[n, 5] = d
        events[n, 6] = e


def blank_events() -> np.ndarray:
    return np.zeros((MOST_EVENTS + 1, 2 + MOST_ARGS), dtype=np.int32)


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened: its name, its arguments, and the seats that may know."""

    name: str
    args: Mapping[str, int | str]
    seen_by: int

    def visible_to(self, seat: int) -> bool:
        return bool(self.seen_by >> seat & 1)


class Events:
    """The kinds of events of a title, each with the names of its arguments.

    The rules tell numbers; where an argument has named `values`, readers get the name.
    """

    def __init__(
        self,
        kinds: Mapping[str, Sequence[str]],
        values: Mapping[str, Sequence[str]] | None = None,
    ) -> None:
        self.kinds = {name: tuple(args) for name, args in kinds.items()}
        self.values = dict(values or {})
        self._names = list(self.kinds)

    def code(self, name: str) -> int:
        """The integer by which the rules tell an event of this kind."""
        return self._names.index(name)

    def read(self, told: np.ndarray) -> list[Event]:
        """The events that the rules have written down."""
        return [self._event(row.tolist()) for row in told[1 : told[0, 0] + 1]]

    def _event(self, row: list[int]) -> Event:
        kind, seen_by, *numbers = row
        name = self._names[kind]
        args: dict[str, int | str] = {}
        for arg, number in zip(self.kinds[name], numbers, strict=False):
            args[arg] = self.values[arg][number] if arg in self.values else number
        return Event(name, args, seen_by)
