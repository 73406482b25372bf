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
    vacation: Annotated[int, msgspec.Meta(ge=0, le=60)] = 0  # days of it for each seat, with `days`


class Times(msgspec.Struct, frozen=True):
    """The clocks of all seats at one moment: what is left, and since when each one runs."""

    clock: Clock
    left: tuple[int, ...]
    since: tuple[int | None, ...]
    vacation: tuple[int, ...] = ()  # how many ms of it each seat has left
    away: tuple[int, ...] = ()  # until when each seat is on vacation

    @classmethod
    def at_start(cls, clock: Clock, seats: int) -> Times:
        left = clock.days * DAY if clock.kind == "days" else clock.base * SECOND
        vacation = clock.vacation * DAY if clock.kind == "days" else 0
        return cls(clock, (left,) * seats, (None,) * seats, (vacation,) * seats, (0,) * seats)

    def deadline(self, seat: int) -> int | None:
        """When the time of a seat runs out, if its clock runs."""
        since = self.since[seat]
        if since is None or self.clock.kind == "none":
            return None
        return max(since, self.away[seat]) + self.left[seat]

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
        return msgspec.structs.replace(self, left=tuple(left), since=tuple(since))

    def given(self, seat: int, more: int) -> Times:
        """The clocks with some milliseconds more, or less, for a seat."""
        left = list(self.left)
        left[seat] = max(0, left[seat] + more)
        return msgspec.structs.replace(self, left=tuple(left))

    def days_left(self, seat: int, at: int) -> int:
        """How many days of vacation a seat could take now, with what is left of one it is on."""
        return (self.vacation[seat] + max(0, self.away[seat] - at)) // DAY

    def on_vacation(self, seat: int, at: int, days: int) -> Times:
        """The clocks when a seat goes on vacation for so many days; with 0 it is back."""
        vacation, away = list(self.vacation), list(self.away)
        vacation[seat] += max(0, away[seat] - at) - days * DAY
        away[seat] = at + days * DAY if days else 0
        return msgspec.structs.replace(self, vacation=tuple(vacation), away=tuple(away))
