"""Hints for people: a strong bot thinks for the seat that asks, by what that seat may know."""

from __future__ import annotations

from collections.abc import Callable

from jailbirds.server.bots.bot_pool import BotPool
from jailbirds.server.http.rate_limit import Buckets
from jailbirds.server.settings import Settings
from jailbirds.server.tables.live_table import LiveTable
from jailbirds.server.tables.live_tables import LiveTables
from jailbirds.table import Hint, Refusal, hints

MINUTE = 60.0


class Adviser:
    """Gives hints: so many to each client, and none at the cost of those who play."""

    def __init__(self, tables: LiveTables, bot_pool: BotPool, settings: Settings) -> None:
        self._tables = tables
        self._bot_pool = bot_pool
        self._most = settings.hints_per_minute
        self._asked = Buckets(settings.hints_per_minute / MINUTE, settings.hints_burst)

    def check(self, live: LiveTable, seat: int, client: str) -> None:
        """May somebody ask for a hint for their seat now? One that was given is told again."""
        hints.check(live.table, seat)
        if live.table.hint(seat) is None and not self._asked.take(client):
            raise Refusal(
                "limit",
                "refused-many-hints",
                f"too many hints: {self._most} a minute are given",
                args={"most": self._most},
            )

    async def advise(
        self, live: LiveTable, seat: int, client: str, command_id: str, done: Callable[[int], None]
    ) -> None:
        """Think, and tell the seat; refused where it has decided meanwhile."""
        table = live.table
        advised = table.hint(seat)
        if advised is None:
            advised = (await self._bot_pool.advise(table, seat, client)).to_dict()
        command = Hint(seat, advised, table.version(seat))
        await self._tables.carry_out(live, command, client=client, command_id=command_id, done=done)
