"""What one step of a run has measured."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

TARGET_MS = 150.0  # p99 from a move to the view that shows it …
TARGET_TABLES = 4_000  # … with so many tables …
TARGET_SERVER = "SQLite"  # … on an embedded database
ENOUGH = 0.8  # of the moves wanted: bots let people talk for a while before a vote


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

    server: str
    tables: int
    seats: int
    period: float = 5  # seconds between two moves of people at a table
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
    empty_mb: float = 0  # the same before anybody came
    opening: float  # seconds that it took to open all tables and sit down
    commit_ms: float = 0  # mean time of a transaction
    commit_works: float = 0  # how many works it keeps, on average

    @property
    def p99(self) -> float:
        """Of all who watch: the mover's and the other's, whichever is worse."""
        return max(self.mover.p99, self.other.p99)

    @property
    def cpu_ms(self) -> float:
        """CPU of the server for one move of a person, with all that follows it."""
        return self.server_cpu / self.made * 1000 if self.made else 0

    @property
    def table_kb(self) -> float:
        """Memory that a table takes, with its people's connections."""
        return (self.server_mb - self.empty_mb) / self.tables * 1000 if self.empty_mb else 0

    @property
    def enough(self) -> bool:
        """Were about as many moves made as there were to be?"""
        return self.made > ENOUGH * self.wanted

    @property
    def carried(self) -> bool:
        """Did the server bear it?"""
        return self.p99 < TARGET_MS and self.enough


class Run(msgspec.Struct, frozen=True, kw_only=True):
    """All steps, and where they were measured."""

    machine: dict[str, str]
    load_before: float  # how many processes wanted to run in the minute before
    bot_pause: int
    titles: tuple[str, ...]
    gear: str
    steps: tuple[Step, ...]
