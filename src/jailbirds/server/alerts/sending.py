"""Sending an alert: encrypted to a browser by its push service, or signed to a webhook."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import time
from collections.abc import Sequence

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import Connection, delete, update

from jailbirds.server.alerts.alert_reader import Alert, Subscription
from jailbirds.server.alerts.outside import Outside, Unreachable
from jailbirds.server.alerts.sentences import say
from jailbirds.server.alerts.web_push import authorization, encrypt
from jailbirds.server.settings import Settings
from jailbirds.server.storage.committer import Committer, Work
from jailbirds.server.storage.schema import subscriptions
from jailbirds.server.tables.live_table import LiveTable
from jailbirds.server.workers import metrics

log = logging.getLogger(__name__)
AGAIN = (1.0, 5.0)  # seconds until it is tried once more
GONE = (404, 410)  # a push service says so of a browser that wants nothing any more
PATIENCE = 20  # failures in a row, until a subscription is given up
HOURS = 3600
TTL = {"turn": 24 * HOURS, "invitation": 24 * HOURS, "deadline": 6 * HOURS, "over": 72 * HOURS}
URGENT = ("turn", "deadline")


class Message(msgspec.Struct):
    """What is sent: to a browser as it shows it, to a webhook as a program wants it."""

    alert: str
    kind: str
    title: str
    table: str
    url: str
    heading: str
    body: str
    at: int


class Sender:
    """Sends alerts, and forgets those who are gone."""

    def __init__(
        self,
        settings: Settings,
        committer: Committer,
        key: ec.EllipticCurvePrivateKey,
        outside: Outside,
    ) -> None:
        self._site = (settings.public_url or f"http://localhost:{settings.port}").rstrip("/")
        self._contact = settings.contact or (self._site if settings.secure else None)
        self._committer = committer
        self._key = key
        self._outside = outside

    async def send(self, alert: Alert, live: LiveTable, ways: Sequence[Subscription]) -> None:
        """Send an alert by all ways; whatever one of them does, the others get theirs."""
        await asyncio.gather(*(self._send(alert, live, way) for way in ways))

    async def _send(self, alert: Alert, live: LiveTable, way: Subscription) -> None:
        site = "" if way.kind == "push" else self._site  # a browser knows where it is from
        body = msgspec.json.encode(message(alert, live, way.language, site))
        status = await self._post(alert, way, body)
        ok = 200 <= status < 300
        metrics.alerts.labels(way.kind, "sent" if ok else "failed").inc()
        if ok or (status in GONE and way.kind == "push"):
            await self._note(way, failures=0 if ok else None)
        else:
            await self._note(way, failures=1)
            log.info("an alert was not taken", extra={"way": way.kind, "status": status})

    async def _post(self, alert: Alert, way: Subscription, body: bytes) -> int:
        """The status of the answer; 0 where there was none."""
        status = 0
        for wait in (*AGAIN, None):
            headers, sealed = self._sealed(alert, way, body)
            try:
                status = await self._outside.post(way.endpoint, headers, sealed)
            except Unreachable:
                status = 0
            if wait is None or (status and status != 429 and status < 500):
                break
            await asyncio.sleep(wait)
        return status

    def _sealed(self, alert: Alert, way: Subscription, body: bytes) -> tuple[dict[str, str], bytes]:
        if way.kind == "webhook":
            signature = hmac.new(way.secret, body, hashlib.sha256).hexdigest()
            headers = {
                "content-type": "application/json",
                "jailbirds-signature": f"sha256={signature}",
            }
            return headers, body
        assert way.public_key is not None
        headers = {
            "authorization": authorization(self._key, way.endpoint, time.time(), self._contact),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(TTL[alert.kind]),
            "urgency": "high" if alert.kind in URGENT else "normal",
            "topic": alert.table[:32],  # a newer one about a table takes the place of an older
        }
        return headers, encrypt(body, way.public_key, way.secret)

    async def close(self) -> None:
        await self._outside.close()

    async def _note(self, way: Subscription, failures: int | None) -> None:
        """Remember how it went; None: the way leads nowhere any more."""
        this = subscriptions.c.id == way.id

        def job(connection: Connection) -> None:
            if failures is None:
                connection.execute(delete(subscriptions).where(this))
            elif failures == 0:
                fine = update(subscriptions).where(this, subscriptions.c.failures > 0)
                connection.execute(fine.values(failures=0))
            else:
                once_more = subscriptions.c.failures + 1
                connection.execute(update(subscriptions).where(this).values(failures=once_more))
                given_up = this & (subscriptions.c.failures >= PATIENCE)
                connection.execute(delete(subscriptions).where(given_up))

        await self._committer.keep(Work(way.client, job=job))


def message(alert: Alert, live: LiveTable, language: str, site: str) -> Message:
    """An alert in somebody's language."""
    said = say(alert.kind, live, alert.client, language)
    return Message(
        alert=alert.id,
        kind=alert.kind,
        title=live.table.title.name,
        table=live.id,
        url=f"{site}/t/{live.id}",
        heading=said.heading,
        body=said.body,
        at=alert.at,
    )
