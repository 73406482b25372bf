"""A live table: one that a worker has in memory, with those who watch it."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Protocol

import msgspec

from jailbirds.kernel.talk import Remark
from jailbirds.server.protocol import SeatInfo
from jailbirds.server.storage.reader import Occupant, TableRow
from jailbirds.table import Table

ALWAYS = float("inf")
NO_SEATS: frozenset[int] = frozenset()
COMPANY = 60_000  # ms for which a table is offered after its people were there
PRESENCE_LASTS = 50.0  # seconds without news from another worker


_START = time.time_ns() - time.monotonic_ns()


def now_ms() -> int:
    """The time, which never goes back: a clock that is set changes nothing while we run."""
    return (_START + time.monotonic_ns()) // 1_000_000


class Watcher(Protocol):
    """An open connection of a client."""

    client: str

    def send(self, message: bytes) -> None:
        """Put an encoded message into its queue; never waits."""

    def __hash__(self) -> int: ...


class LiveTable:
    """A table in this worker's memory: folded, with who sits there and who watches."""

    def __init__(self, row: TableRow, table: Table) -> None:
        self.id = row.id
        self.row = row
        self.table = table
        self.lock = asyncio.Lock()
        self.rematching = asyncio.Lock()
        self.commands: dict[tuple[str, str], int] = {}  # command -> the journal's length after it
        self.watchers: dict[int | None, set[Watcher]] = {}
        self.sketching: set[Watcher] = set()  # those who have no board for this title
        self.elsewhere: dict[str, tuple[float, frozenset[int], int]] = {}  # worker -> presence
        self.timer: asyncio.TimerHandle | None = None
        self.acting = False
        self.to_say: list[tuple[int, Remark]] = []  # what bots say once their moves are kept
        self.hurried = False  # have its bots said that they think less for now?
        self.used = time.monotonic()
        self.signs: dict[int, int] = {}  # seat -> when its player last gave a sign
        self.sign_told = -ALWAYS  # when other workers last heard of a sign
        self.loaded = now_ms()
        # where the clock was set back since, the table's own goes on from where it was
        self.ahead = max(0, table.at - self.loaded)
        self.invited_known = self.invited  # as they were when they were last told
        self.listed_as = ""  # its status when the lobby was last told of it
        self.absent_shown: frozenset[int] = frozenset()
        # by whose they are: the seats as they were last shown, and what that was made from
        self.seats_shown: dict[frozenset[int], tuple[tuple[Any, ...], tuple[SeatInfo, ...]]] = {}
        self.answered = -ALWAYS  # when a bot last answered somebody
        self.chat_after = 0  # the number of the newest line that was shown
        self.shown: set[int] = set()  # the numbers of lines lately shown

    @property
    def row(self) -> TableRow:
        """What is kept of the table beside its journal."""
        return self._row

    @row.setter
    def row(self, row: TableRow) -> None:
        self._row = row
        seats: dict[str, set[int]] = {}
        for seat, occupant in enumerate(row.occupants):
            if occupant.client is not None:
                seats.setdefault(occupant.client, set()).add(seat)
        self._seats_of = {client: frozenset(own) for client, own in seats.items()}

    def seats_of(self, client: str | None) -> frozenset[int]:
        """The seats that belong to somebody."""
        return self._seats_of.get(client, NO_SEATS) if client is not None else NO_SEATS

    @property
    def clients(self) -> tuple[str, ...]:
        """Those to whom seats belong."""
        return tuple(self._seats_of)

    @property
    def invited(self) -> frozenset[str]:
        """Those for whom a seat is kept on which they do not sit yet."""
        if self.table.status != "waiting" or self.table.cancelled:
            return frozenset()
        kept = {n for n, seat in enumerate(self.table.seats) if seat.plays == "nobody"}
        others = self._seats_of.items()
        return frozenset(who for who, own in others if own & kept and who != self.row.owner)

    @property
    def is_shared(self) -> bool:
        """Do several people have a seat here, each with a device of their own?"""
        return len(self._seats_of) > 1

    @property
    def now(self) -> int:
        """The time at this table, in ms: never before what has happened here."""
        return now_ms() + self.ahead

    @property
    def names(self) -> list[str | None]:
        return [occupant.name for occupant in self.row.occupants]

    def seat(self, number: int, occupant: Occupant) -> None:
        """Note who sits there now."""
        seats = list(self.row.occupants)
        seats[number] = occupant
        self.row = msgspec.structs.replace(self.row, occupants=tuple(seats))

    def may_look(self, client: str | None) -> bool:
        """May this client see the table without an invitation?"""
        return (
            self.row.spectators
            or (self.row.visibility == "open" and self.table.status == "waiting")
            or (client is not None and (client == self.row.owner or bool(self.seats_of(client))))
        )

    # --- who is there

    @property
    def watched(self) -> bool:
        return any(self.watchers.values())

    @property
    def everybody(self) -> set[Watcher]:
        """All who watch, through whatever eyes."""
        return {watcher for watchers in self.watchers.values() for watcher in watchers}

    @property
    def connected_here(self) -> frozenset[int]:
        """The seats whose players are connected to this worker."""
        return frozenset().union(*(self.seats_of(watcher.client) for watcher in self.everybody))

    @property
    def connected(self) -> frozenset[int]:
        """The seats whose players are there, on this worker or on another."""
        limit = time.monotonic() - PRESENCE_LASTS
        others = [seats for at, seats, _ in self.elsewhere.values() if at > limit]
        return self.connected_here.union(*others)

    def give_sign(self, client: str) -> None:
        """Somebody is there: does something, or comes, or goes."""
        for seat in self.seats_of(client):
            self.signs[seat] = self.now

    @property
    def is_joinable(self) -> bool:
        """Does anybody find company here? Somebody sits here, and was there a moment ago, or
        plays by days anyway."""
        if self.table.status != "waiting" or not self.table.people:
            return False
        seen = max([self.table.at, *self.signs.values()])
        lately = bool(self.connected) or self.now - seen < COMPANY
        return lately or self.table.opened.clock.kind == "days"

    def absent(self, patience: int) -> dict[int, int]:
        """The seats for whom others wait, and since when there has been no sign of them.

        Whoever is gone, or is to act and does nothing, is absent after so many ms. Where a clock
        runs, that is the clock's business; where nobody else plays, nobody's.
        """
        table = self.table
        if table.status != "playing" or table.people < 2 or table.opened.clock.kind != "none":
            return {}
        limit = self.now - patience
        signs = {seat: self.signs.get(seat, self.loaded) for seat in sorted(table.seats_of_people)}
        if min(signs.values()) > limit:
            return {}  # as nearly always, and quickly found out
        connected, actors = self.connected, table.actors
        since = {
            seat: max(sign, table.asked_at(seat))
            for seat, sign in signs.items()
            if seat in actors or seat not in connected
        }
        return {seat: at for seat, at in since.items() if at <= limit}

    @property
    def strangers_here(self) -> int:
        """How many watch by this worker who do not sit at the table."""
        clients = {watcher.client for watcher in self.everybody}
        return sum(not self.seats_of(client) for client in clients)
