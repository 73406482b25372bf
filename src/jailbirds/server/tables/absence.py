"""Absence: tells the others when somebody gives no sign any more, and lets them go on.

Nobody waits for the absent: the others may let a bot play on, or end the game by agreement.
"""

from __future__ import annotations

import asyncio
import logging

from jailbirds.server import protocol
from jailbirds.server.tables.live_table import LiveTable
from jailbirds.server.tables.live_tables import LiveTables
from jailbirds.server.tables.pusher import Pusher
from jailbirds.table import End, Refusal, StandIn

log = logging.getLogger(__name__)
LOOK_EVERY = 1.0  # seconds


class Absence:
    """Looks after the tables of a worker that somebody watches."""

    def __init__(self, tables: LiveTables, pusher: Pusher, seconds: int) -> None:
        self._tables = tables
        self._pusher = pusher
        self._patience = seconds * 1_000

    async def run(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                for live in list(self._tables.live.values()):
                    self.look(live)
            except Exception:
                log.exception("the look for the absent failed; it is tried again")

    def look(self, live: LiveTable) -> None:
        """Show who is absent, where that has changed."""
        quiet = live.now - live.table.at >= self._patience  # else nobody has waited long
        if not live.watched or not (quiet or live.absent_shown):
            return
        absent = frozenset(live.absent(self._patience))
        if absent != live.absent_shown:
            live.absent_shown = absent
            self._pusher.push_presence(live)

    def stand_in(self, live: LiveTable, message: protocol.StandIn) -> StandIn:
        """Let a bot play for somebody: only where that one is absent."""
        if message.other not in live.absent(self._patience):
            raise Refusal(
                "early", "refused-not-absent", f"seat {message.other} has given a sign lately"
            )
        return StandIn(message.seat, message.other)

    def end(self, live: LiveTable, message: protocol.End, client: str) -> End:
        """Be for ending the game: neither the absent nor those at the same device are asked."""
        unasked = live.seats_of(client) | frozenset(live.absent(self._patience))
        return End(message.seat, message.agree, unasked)
