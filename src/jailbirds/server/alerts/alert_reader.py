"""What is read from the database about alerts: who wants to be told what, by which ways."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import msgspec
from sqlalchemy import exists, select

from jailbirds.server.alerts.standing import KINDS
from jailbirds.server.clients.identity import hashed
from jailbirds.server.storage.reader import Reader
from jailbirds.server.storage.schema import (
    alert_wishes,
    alerts,
    devices,
    seats,
    subscriptions,
    tables,
)

FEED_SHOWS = 50  # alerts


class Quiet(msgspec.Struct, frozen=True):
    """Minutes after midnight between which nothing is sent, and where that midnight is."""

    start: int
    end: int
    zone: str


class Wishes(msgspec.Struct, frozen=True):
    """What somebody wants to be told, and when not."""

    kinds: tuple[str, ...] = KINDS
    quiet: Quiet | None = None
    feed: bool = False


class Subscription(msgspec.Struct, frozen=True):
    """A way to somebody."""

    id: str
    client: str
    device: str | None
    kind: str
    endpoint: str
    public_key: bytes | None
    secret: bytes
    language: str
    created: int


class Alert(msgspec.Struct, frozen=True):
    """Something that is to be told to somebody, or was."""

    id: str
    client: str
    table: str
    kind: str
    number: int
    at: int
    due: int | None


_SUBSCRIPTION = [
    subscriptions.c[name]
    for name in (
        *("id", "client_id", "device_id", "kind", "endpoint"),
        *("public_key", "secret", "language", "created"),
    )
]
_ALERT = [alerts.c[name] for name in ("id", "client_id", "table_id", "kind", "number", "at", "due")]


class AlertReader(Reader):
    """What is asked of the database about alerts."""

    async def wishes(self, clients: Iterable[str]) -> dict[str, Wishes]:
        """Of those who want to be told anything, what."""
        rows = await self._rows(
            select(alert_wishes).where(alert_wishes.c.client_id.in_(sorted(clients)))
        )
        return {row.client_id: _wishes(row) for row in rows}

    async def subscriptions(self, client: str) -> list[Subscription]:
        """All ways to somebody; none to a device that was signed out."""
        there = exists().where(devices.c.id == subscriptions.c.device_id)
        rows = await self._rows(
            select(*_SUBSCRIPTION)
            .where(subscriptions.c.client_id == client)
            .where(subscriptions.c.device_id.is_(None) | there)
            .order_by(subscriptions.c.created)
        )
        return [Subscription(*row) for row in rows]

    async def alerts_at(self, tables: Iterable[str]) -> list[Alert]:
        rows = await self._rows(select(*_ALERT).where(alerts.c.table_id.in_(sorted(tables))))
        return [Alert(*row) for row in rows]

    async def due_alerts(self, now: int, most: int) -> list[Alert]:
        rows = await self._rows(
            select(*_ALERT).where(alerts.c.due <= now).order_by(alerts.c.due).limit(most)
        )
        return [Alert(*row) for row in rows]

    async def alerts_of(self, client: str) -> list[Alert]:
        """What somebody is told, the latest first."""
        rows = await self._rows(
            select(*_ALERT).where(alerts.c.client_id == client).order_by(alerts.c.at.desc())
        )
        return [Alert(*row) for row in rows]

    async def feed(self, word: str) -> tuple[str, list[Alert]] | None:
        """The language of the feed that a word opens, and what has come to be told there."""
        rows = await self._rows(
            select(alert_wishes.c.client_id, alert_wishes.c.feed_language).where(
                alert_wishes.c.feed_hash == hashed(word)
            )
        )
        if not rows:
            return None
        client, language = rows[0]
        told = [alert for alert in await self.alerts_of(client) if alert.due is None]
        return language, told[:FEED_SHOWS]

    async def tables_of_wishers(self, since: int) -> list[str]:
        """Tables that have changed since, where somebody sits who wants to be told."""
        rows = await self._rows(
            select(tables.c.id)
            .join(seats, seats.c.table_id == tables.c.id)
            .join(alert_wishes, alert_wishes.c.client_id == seats.c.client_id)
            .where(tables.c.changed > since)
            .distinct()
        )
        return [row[0] for row in rows]


def _wishes(row: Any) -> Wishes:
    quiet = None
    if row.quiet_from is not None:
        quiet = Quiet(row.quiet_from, row.quiet_to, row.zone)
    return Wishes(tuple(row.kinds.split()), quiet, row.feed_hash is not None)


def quiet_until(quiet: Quiet | None, now: int) -> int | None:
    """When the quiet hours end that are on, in ms; None: they are not on."""
    if quiet is None or quiet.start == quiet.end:
        return None
    there = datetime.fromtimestamp(now / 1000, UTC).astimezone(ZoneInfo(quiet.zone))
    minute = there.hour * 60 + there.minute
    left = (quiet.end - minute) % (24 * 60)
    if (minute - quiet.start) % (24 * 60) >= (quiet.end - quiet.start) % (24 * 60):
        return None
    end = there.replace(second=0, microsecond=0) + timedelta(minutes=left)
    return round(end.timestamp() * 1000)
