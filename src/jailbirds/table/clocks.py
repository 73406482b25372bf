"""Clocks: whose time runs, and when it runs out.

They are read off the journal: an entry's time stops some clocks and starts others. A clock
runs while its seat is to act and a person plays it. An increment is given when the seat has
finished its turn, not with every action: secret steps must not be readable from a clock.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

import msgspec

SECOND = 1_000
DAY = 24 * 60 * 60 * SECOND


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`none`; `live`: `base` seconds a game and `increment` more a turn; `days` for each move."""

    kind: Literal["none", "live", "days"] = "none"
    base: Annotated[int, msgspec.Meta(ge=10, le=36_000)] = 600
    increment: Annotated[int, msgspec.Meta(ge=0, le=600)] = 10
    days: Annotated[int, msgspec.Meta(ge=1, le=30)] = 3


class Times(msgspec.Struct, frozen=True):
    """The clocks of all seats at one moment: what is left, and since when each one runs."""

    clock: Clock
    left: tuple[int, ...]
    since: tuple[int | None, ...]

    @classmethod
    def at_start(cls, clock: Clock, seats: int) -> Times:
        left = clock.days * DAY if clock.kind == "days" else clock.base * SECOND
        return cls(clock, (left,) * seats, (None,) * seats)

    def deadline(self, seat: int) -> int | None:
        """When the time of a seat runs out, if its clock runs."""
        since = self.since[seat]
        if since is None or self.clock.kind == "none":
            return None
        return since + self.left[seat]

    def first_deadline(self) -> tuple[int, int] | None:
        """The first deadline, and its seat."""
        if self.clock.kind == "none":
            return None
        ends = [(end, s) for s in range(len(self.left)) if (end := self.deadline(s)) is not None]
        return min(ends, default=None)

    def turned(self, at: int, running: Iterable[int], again: int | None = None) -> Times:
        """The clocks when from now on those of the seats `running` run.

        `again` is a seat that acted and acts on: with days per move its time begins anew.
        """
        if self.clock.kind == "none":
            return self
        left, since = list(self.left), list(self.since)
        run = set(running)
        live = self.clock.kind == "live"
        for seat, start in enumerate(self.since):
            if start is not None and (seat not in run or (seat == again and not live)):
                if live:
                    left[seat] = max(0, left[seat] - (at - start))
                since[seat] = None
            if seat in run and since[seat] is None:
                since[seat] = at
        return Times(self.clock, tuple(left), tuple(since))

    def given(self, seat: int, more: int) -> Times:
        """The clocks with some milliseconds more, or less, for a seat."""
        left = list(self.left)
        left[seat] = max(0, left[seat] + more)
        return Times(self.clock, tuple(left), self.since)
