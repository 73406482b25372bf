"""The keeper of alerts: finds out what is to be told to whom, keeps it, and sends it in time.

What stands at a table is written down once nothing has happened there for a moment, by the worker
that changed it last; what no longer stands is taken away. A due alert is claimed by one worker,
looked at once more, and sent by all the ways its reader has. So it is sent once, however many
workers there are, and a worker that dies leaves it to another.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import Literal

from sqlalchemy import Connection, delete, insert, update

from jailbirds.server.alerts.alert_reader import Alert, AlertReader, Wishes, quiet_until
from jailbirds.server.alerts.sending import Sender
from jailbirds.server.alerts.standing import Standing, alerts_of
from jailbirds.server.clients.identity import new_id
from jailbirds.server.storage.committer import Clash, Committer, NotKept, Work
from jailbirds.server.storage.schema import alerts
from jailbirds.server.storage.trouble import tell
from jailbirds.server.tables.live_table import LiveTable, now_ms
from jailbirds.server.tables.live_tables import LiveTables

log = logging.getLogger(__name__)
LOOK_BACK = 24 * 3600 * 1000  # ms: what may have been missed when a server was stopped
LEASE = 60_000  # ms for which a claimed alert is left alone by the other workers
MOST_DUE = 100  # in one look
PRESENCE = 0.5  # seconds for other workers to say who is connected to them
LASTS = 30 * 24 * 3600 * 1000  # ms for which an alert that was sent stays in the feed
TIDY_EVERY = 3600.0  # seconds
SETTLED = 10.0  # seconds without a change, at most: where people play on, nobody is called
NOTHING = Wishes(kinds=())  # of those who want to be told nothing


class AlertKeeper:
    """Keeps and sends the alerts of the tables that this worker changes."""

    def __init__(
        self,
        reader: AlertReader,
        committer: Committer,
        tables: LiveTables,
        sender: Sender,
        patience: int,
        ask_who_is_there: Callable[[LiveTable], bool],
    ) -> None:
        self._reader = reader
        self._committer = committer
        self._tables = tables
        self._sender = sender
        self._patience = patience
        self._ask_who_is_there = ask_who_is_there  # are there others who may know?
        self._settled = min(SETTLED, patience / 1000 / 2)  # seconds
        self._changed: dict[str, float] = {}  # tables, and when they last did
        self._sending: set[asyncio.Task[None]] = set()
        self._tidied = -TIDY_EVERY

    def changed(self, live: LiveTable) -> None:
        """Told of every change of our own; where nobody else sits, nobody is called."""
        if live.is_shared:
            self._changed[live.id] = time.monotonic()

    async def close(self) -> None:
        """What is not sent by now is left to whoever comes next."""
        for task in self._sending:
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)
        await self._sender.close()

    async def run(self, every_ms: int) -> None:
        first = True
        while True:
            try:
                if first:
                    missed = await self._reader.tables_of_wishers(now_ms() - LOOK_BACK)
                    self._changed = dict.fromkeys(missed, -SETTLED) | self._changed
                    first = False
                await self.look()
            except NotKept:
                pass  # the log tells it; it is tried again
            except Exception as error:
                tell(log, "the look for alerts failed; it is tried again", error)
            await asyncio.sleep(every_ms / 1000)

    async def look(self) -> None:
        """Note what is new, and send what is due."""
        settled = time.monotonic() - self._settled
        changed = {table: at for table, at in self._changed.items() if at <= settled}
        for table in changed:
            del self._changed[table]
        try:
            if changed:
                await self._note(set(changed))
        except BaseException:
            self._changed = changed | self._changed
            raise
        due = await self._reader.due_alerts(now_ms(), max(0, MOST_DUE - len(self._sending)))
        for alert in due:
            self._look_after_soon(alert)
        if time.monotonic() > self._tidied + TIDY_EVERY:
            self._tidied = time.monotonic()
            old = alerts.c.due.is_(None) & (alerts.c.at < now_ms() - LASTS)
            await self._do(lambda connection: connection.execute(delete(alerts).where(old)))

    # --- what stands

    async def _note(self, tables: set[str]) -> None:
        """Write down what stands at some tables now, for those who want to be told."""
        standing: dict[str, list[Standing]] = {}
        for table in tables:
            live = self._tables.live.get(table) or await self._tables.readable(table)
            standing[table] = alerts_of(live, self._patience) if live is not None else []
        told = {alert.client for each in standing.values() for alert in each}
        wishes = await self._reader.wishes(told) if told else {}
        for table, each in standing.items():
            standing[table] = [a for a in each if a.kind in wishes.get(a.client, NOTHING).kinds]
        known: dict[str, list[Alert]] = {}
        for alert in await self._reader.alerts_at(tables):
            known.setdefault(alert.table, []).append(alert)
        for table in sorted(standing.keys()):
            await self._renew(table, standing[table], known.get(table, []))

    async def _renew(self, table: str, standing: list[Standing], known: list[Alert]) -> None:
        stands = {(each.client, each.kind, each.number): each for each in standing}
        there = {(each.client, each.kind, each.number): each for each in known}
        gone = [there[key].id for key in there.keys() - stands.keys() if key[1] != "over"]
        new = [
            {
                "id": new_id(16),
                "client_id": each.client,
                "table_id": table,
                "kind": each.kind,
                "number": each.number,
                "at": now_ms(),
                "due": each.due,
            }
            for key, each in stands.items()
            if key not in there
        ]
        moved = [
            (there[key].id, each.due)
            for key, each in stands.items()
            if key in there and each.kind == "deadline" and _is_later(there[key].due, each.due)
        ]
        if not (gone or new or moved):
            return

        def job(connection: Connection) -> None:
            if gone:
                connection.execute(delete(alerts).where(alerts.c.id.in_(gone)))
            if new:
                connection.execute(insert(alerts), new)
            for alert, due in moved:
                connection.execute(update(alerts).where(alerts.c.id == alert).values(due=due))

        with contextlib.suppress(Clash):  # another worker was faster
            await self._do(job, table)

    async def _do(self, job: Callable[[Connection], object], table: str = "") -> object:
        result: object = await self._committer.keep(Work(table, job=job))
        return result

    # --- what is due

    def _look_after_soon(self, alert: Alert) -> None:
        task = asyncio.create_task(self._look_after(alert))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _look_after(self, alert: Alert) -> None:
        """Send an alert, unless another worker does, it no longer stands, or it is quiet now."""
        try:
            claimed = now_ms() + LEASE
            if not await self._set_due(alert, alert.due, claimed):
                return
            found = await self._live_to_tell(alert)
            if found is None:
                gone = delete(alerts).where(alerts.c.id == alert.id)
                await self._do(lambda connection: connection.execute(gone), alert.table)
                return
            if isinstance(found, LiveTable):
                ways = await self._reader.subscriptions(alert.client)
                await self._sender.send(alert, found, ways)
            await self._set_due(alert, claimed, found if isinstance(found, int) else None)
        except NotKept:
            pass  # the log tells it; it is tried again when the claim is over
        except Exception as error:
            tell(log, "an alert could not be sent; it is tried again", error)

    async def _live_to_tell(self, alert: Alert) -> LiveTable | int | Literal["seen"] | None:
        """The table that an alert is about, if it is to be sent; or until when it has to wait.
        None: there is nothing to tell any more."""
        wishes = (await self._reader.wishes([alert.client])).get(alert.client)
        live = await self._tables.readable(alert.table)
        if live is None or wishes is None or alert.kind not in wishes.kinds:
            return None
        quiet = quiet_until(wishes.quiet, now_ms())
        if quiet is not None:
            return quiet
        if self._ask_who_is_there(live):
            await asyncio.sleep(PRESENCE)
        await self._tables.catch_up(live)
        stands = _find(alert, alerts_of(live, self._patience))
        if stands is None or stands.due > now_ms():
            return stands.due if stands else None
        if live.seats_of(alert.client) & live.connected:
            # the open page tells it; whoever leaves it without a move is called after all
            return "seen" if alert.kind == "over" else now_ms() + max(self._patience, 1_000)
        return live

    async def _set_due(self, alert: Alert, old: int | None, new: int | None) -> bool:
        """Change when an alert is due, if nobody else has done so meanwhile."""

        def job(connection: Connection) -> int:
            this = update(alerts).where(alerts.c.id == alert.id, alerts.c.due == old)
            return connection.execute(this.values(due=new)).rowcount

        return bool(await self._do(job, alert.table))


def _is_later(known: int | None, due: int) -> bool:
    """Was a deadline put off after it was written down?"""
    return due > (known if known is not None else now_ms())


def _find(alert: Alert, standing: list[Standing]) -> Standing | None:
    """What an alert was made from, if it stands still."""
    key = (alert.client, alert.kind, alert.number)
    return next((each for each in standing if (each.client, each.kind, each.number) == key), None)
