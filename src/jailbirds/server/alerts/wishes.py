"""What somebody wants to be told, and by which ways: push to a browser, a webhook, a feed."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from sqlalchemy import Connection, delete, insert, select, update

from jailbirds.server.alerts.alert_reader import Quiet
from jailbirds.server.alerts.outside import check_address
from jailbirds.server.alerts.standing import KINDS
from jailbirds.server.alerts.web_push import read_public_key
from jailbirds.server.clients.devices import remove_own
from jailbirds.server.clients.identity import hashed, new_id, new_token
from jailbirds.server.storage.committer import Work
from jailbirds.server.storage.reader import Client
from jailbirds.server.storage.schema import alert_wishes, subscriptions
from jailbirds.server.tables.live_table import now_ms
from jailbirds.server.workers.worker import Worker
from jailbirds.table import Refusal

MOST_WEBHOOKS = 3  # of one client; of browsers there is one for each device


async def set_wishes(
    worker: Worker, client: Client, kinds: Iterable[str], quiet: Quiet | None
) -> None:
    """What somebody wants to be told from now on."""
    if quiet is not None:
        try:
            ZoneInfo(quiet.zone)
        except (ZoneInfoNotFoundError, ValueError, OSError):
            message = f"no time zone is called {quiet.zone[:40]!r}: expected one as Europe/Warsaw"
            raise Refusal("malformed", "refused-malformed", message) from None
    values = {
        "kinds": " ".join(kind for kind in KINDS if kind in set(kinds)),
        "quiet_from": quiet.start if quiet else None,
        "quiet_to": quiet.end if quiet else None,
        "zone": quiet.zone if quiet else "UTC",
    }

    def job(connection: Connection) -> None:
        _have_wishes(connection, client.id)
        mine = update(alert_wishes).where(alert_wishes.c.client_id == client.id)
        connection.execute(mine.values(values))

    await worker.committer.keep(Work(client.id, job=job))


def _have_wishes(connection: Connection, client: str) -> None:
    mine = select(alert_wishes.c.client_id).where(alert_wishes.c.client_id == client)
    if connection.execute(mine).first() is None:
        row = {"client_id": client, "kinds": " ".join(KINDS), "zone": "UTC"}
        connection.execute(insert(alert_wishes), [row])


async def subscribe(
    worker: Worker,
    client: Client,
    endpoint: str,
    public_key: bytes,
    secret: bytes,
    language: str | None,
) -> None:
    """Tell somebody by this browser from now on; without a language, in that of before."""
    check_address(endpoint, private=worker.settings.private_endpoints)
    try:
        read_public_key(public_key)
    except ValueError:
        public_key = b""
    if not public_key or len(secret) != 16:
        message = "expected the keys of a push subscription: p256dh is a point of P-256, auth 16 B"
        raise Refusal("malformed", "refused-malformed", message)
    row = _row(client, "push", endpoint, secret, language or "en")
    row |= {"device_id": client.device, "public_key": public_key}

    def job(connection: Connection) -> None:
        same = (subscriptions.c.endpoint == endpoint) & (subscriptions.c.secret == secret)
        here = subscriptions.c.device_id == client.device
        before = connection.execute(select(subscriptions.c.language).where(here)).scalar()
        if language is None and before is not None:
            row["language"] = before
        connection.execute(delete(subscriptions).where(same | here))
        _have_wishes(connection, client.id)
        connection.execute(insert(subscriptions), [row])

    await worker.committer.keep(Work(client.id, job=job))


async def add_webhook(worker: Worker, client: Client, url: str, language: str) -> tuple[str, str]:
    """Tell a program of somebody's from now on; its id, and the secret that signs alerts."""
    check_address(url, private=worker.settings.private_endpoints)
    secret = new_token()
    row = _row(client, "webhook", url, secret.encode(), language)
    row |= {"device_id": None, "public_key": None}

    def job(connection: Connection) -> bool:
        known = select(subscriptions.c.id).where(
            subscriptions.c.client_id == client.id, subscriptions.c.kind == "webhook"
        )
        if len(connection.execute(known).all()) >= MOST_WEBHOOKS:
            return False
        _have_wishes(connection, client.id)
        connection.execute(insert(subscriptions), [row])
        return True

    if not await worker.committer.keep(Work(client.id, job=job)):
        raise Refusal(
            "limit",
            "refused-webhooks",
            f"{MOST_WEBHOOKS} webhooks at most: remove one first",
            args={"most": MOST_WEBHOOKS},
        )
    return row["id"], secret


def _row(client: Client, kind: str, endpoint: str, secret: bytes, language: str) -> dict[str, Any]:
    return {
        "id": new_id(),
        "client_id": client.id,
        "kind": kind,
        "endpoint": endpoint,
        "secret": secret,
        "language": language,
        "created": now_ms(),
        "failures": 0,
    }


async def unsubscribe(worker: Worker, client: Client, subscription: str) -> None:
    """Tell nobody by this way any more."""
    await remove_own(worker, client, subscriptions, subscription)


async def open_feed(worker: Worker, client: Client, language: str) -> str:
    """A new word that opens somebody's feed; the last one does so no more."""
    word = secrets.token_urlsafe(24)
    await _set_feed(worker, client, hashed(word), language)
    return word


async def close_feed(worker: Worker, client: Client) -> None:
    await _set_feed(worker, client, None, None)


async def _set_feed(
    worker: Worker, client: Client, feed_hash: str | None, language: str | None
) -> None:
    def job(connection: Connection) -> None:
        _have_wishes(connection, client.id)
        mine = update(alert_wishes).where(alert_wishes.c.client_id == client.id)
        connection.execute(mine.values(feed_hash=feed_hash, feed_language=language))

    await worker.committer.keep(Work(client.id, job=job))
