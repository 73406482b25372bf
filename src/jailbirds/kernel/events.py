"""What happened, for those who may know it.

While an action is applied the rules `tell` what happens, as small integers: the kind, who
may see it, and its arguments. Search passes `None` instead of a place to write to, and
compiled code then contains no trace of the telling.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
import numpy as np

from jailbirds.kernel.errors import BadTitle
from jailbirds.kernel.rule import rule

MOST_EVENTS = 63  # in one action
MOST_ARGS = 5


Told = list[int]  # the kind, who may see it, and its arguments


@rule
def tell(
    events: Any, kind: Any, seen_by: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0
) -> None:
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


class Event(msgspec.Struct, frozen=True, gc=False):
    """One thing that happened: its name, its arguments, and the seats that may know."""

    name: str
    args: Mapping[str, int | str]
    seen_by: int

    def visible_to(self, seat: int) -> bool:
        """May this seat know of it?"""
        return bool(self.seen_by >> seat & 1)


class EventKind:
    """All events of one name; in a rule it is the integer by which they are told.

    `hits` is the argument that names the seat it is done to, `own` whether that counts where
    the seat has done it to itself.
    """

    def __init__(
        self, name: str, args: tuple[str, ...], hits: str | None = None, own: bool = False
    ) -> None:
        self.name = name
        self.args = args
        self.hits = hits
        self.own = own
        self.code = 0  # given when its title is made

    def __index__(self) -> int:
        return self.code

    def __repr__(self) -> str:
        return f"<event {' '.join([self.name, *self.args])}>"


def event(name: str, *args: str, hits: str | None = None, own: bool = False) -> EventKind:
    """State an event in the chapter that tells it, with its arguments in the order of telling.

    `hits="other"`: what is done to a player by others, robbed or outvoted, and to whom. What
    comes of a player's own action hits that player only where `own` says so.
    """
    if len(args) > MOST_ARGS:
        raise BadTitle(
            f"the event {name!r} has {len(args)} arguments: expected {MOST_ARGS} at most"
        )
    if hits is not None and hits not in args:
        raise BadTitle(
            f"the event {name!r} hits {hits!r}: expected one of its arguments, {', '.join(args)}"
        )
    return EventKind(name, args, hits, own)


class Events:
    """The kinds of events of a title, and how what the rules have told is read.

    The rules tell numbers; where an argument is among `names`, readers get the name.
    """

    def __init__(
        self, kinds: Iterable[EventKind], names: Mapping[str, Sequence[str]] | None = None
    ) -> None:
        self.kinds = {kind.name: kind for kind in kinds}
        self.names = dict(names or {})
        self._by_code = list(self.kinds.values())
        for code, kind in enumerate(self._by_code):
            kind.code = code

    def hits(self, event: Event, seat: int, by: int | None) -> bool:
        """Is the event done to a seat, by somebody else or by chance?"""
        kind = self.kinds[event.name]
        if kind.hits is None or event.args[kind.hits] != seat:
            return False
        return kind.own or by != seat

    def read(self, told: np.ndarray) -> list[Event]:
        """The events that the rules have written down."""
        return [self.event(row) for row in self.rows(told)]

    def rows(self, told: np.ndarray) -> list[Told]:
        """The same as numbers."""
        rows: list[Told] = told[1 : told[0, 0] + 1].tolist()
        return rows

    def event(self, row: Told) -> Event:
        code, seen_by, *numbers = row
        kind = self._by_code[code]
        args: dict[str, int | str] = {
            arg: self.names[arg][number] if arg in self.names else number
            for arg, number in zip(kind.args, numbers, strict=False)
        }
        return Event(kind.name, args, seen_by)
