"""What one step of a run has measured."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

TARGET_MS = 150.0  # p99 from a move to the view that shows it …
TARGET_TABLES = 1_000  # … with so many tables …
TARGET_HOUSE = "SQLite"  # … on an embedded database


class Spread(msgspec.Struct, frozen=True):
    """Times in milliseconds: how many there were, and how they are spread."""

    count: int = 0
    p50: float = 0
    p90: float = 0
    p99: float = 0
    longest: float = 0

    @classmethod
    def of(cls, seconds: Sequence[float]) -> Spread:
        if not seconds:
            return cls()
        ordered = sorted(seconds)

        def at(share: float) -> float:
            return round(ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000, 2)

        return cls(len(ordered), at(0.5), at(0.9), at(0.99), at(1))


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """One number of tables at one server.

    CPU is in cores: 1.0 is one core that is always busy.
    """

    house: str
    tables: int
    seats: int
    seconds: float
    mover: Spread  # from sending a move to the view that shows it, for who made it
    other: Spread  # for the other person at the table, where the move can be seen
    late: Spread  # how much later than planned the crowd itself sent its moves
    wanted: float  # moves of people a second
    made: float
    all_moves: float  # a second, with those of bots and of chance
    messages: float  # a second, received by the crowd
    received: float  # MB a second
    errors: int
    what_errors: str = ""
    server_cpu: float
    others_cpu: float  # database and messenger
    crowd_cpu: float
    server_mb: float  # resident, all its processes together
    opening: float  # seconds that it took to open all tables and sit down
    commit_ms: float = 0  # mean time of a transaction
    commit_works: float = 0  # how many works it keeps, on average

    @property
    def p99(self) -> float:
        """Of all who watch: the mover's and the other's, whichever is worse."""
        return max(self.mover.p99, self.other.p99)

    @property
    def is_target(self) -> bool:
        return self.house == TARGET_HOUSE and self.tables == TARGET_TABLES


class Run(msgspec.Struct, frozen=True, kw_only=True):
    """All steps, and where they were measured."""

    machine: dict[str, str]
    load_before: float  # how many processes wanted to run in the minute before
    period: float
    bot_pause: int
    titles: tuple[str, ...]
    gear: str
    steps: tuple[Step, ...]
