"""Alerts: what I want to be told while I am not there; my feed."""

from __future__ import annotations

from typing import Annotated
from urllib.parse import urlsplit

from litestar import Response, Router, delete, get, post, put
from litestar.params import Parameter

from jailbirds.server import protocol
from jailbirds.server.alerts import feed, sentences, wishes
from jailbirds.server.alerts.alert_reader import Quiet, Wishes
from jailbirds.server.alerts.sending import message
from jailbirds.server.alerts.web_push import base64url, point, read_base64url
from jailbirds.server.clients.identity import hashed
from jailbirds.server.http.requests import AnyRequest
from jailbirds.server.storage.reader import Client
from jailbirds.server.workers.worker import Worker
from jailbirds.table import Refusal


async def describe(worker: Worker, client: Client) -> protocol.Alerts:
    found = (await worker.alert_reader.wishes([client.id])).get(client.id, Wishes())
    names = {device.id: device.name for device in await worker.reader.devices(client.id)}
    quiet = found.quiet
    return protocol.Alerts(
        key=base64url(point(worker.alert_key)),
        kinds=found.kinds,  # type: ignore[arg-type]
        quiet=protocol.QuietHours(start=quiet.start, end=quiet.end, zone=quiet.zone)
        if quiet
        else None,
        subscriptions=tuple(
            protocol.Subscription(
                id=way.id,
                kind=way.kind,  # type: ignore[arg-type]
                name=names.get(way.device or "") or urlsplit(way.endpoint).hostname or "",
                created=way.created,
                this=way.device == client.device,
            )
            for way in await worker.alert_reader.subscriptions(client.id)
        ),
        feed=found.feed,
    )


@get("/")
async def read_alerts(worker: Worker, client: Client) -> protocol.Alerts:
    """What I want to be told while I am not there, and by which ways."""
    return await describe(worker, client)


@put("/")
async def set_alerts(worker: Worker, client: Client, data: protocol.AlertWishes) -> protocol.Alerts:
    """What to tell me, and when not."""
    quiet = Quiet(data.quiet.start, data.quiet.end, data.quiet.zone) if data.quiet else None
    await wishes.set_wishes(worker, client, data.kinds, quiet)
    return await describe(worker, client)


@post("/push")
async def subscribe(
    worker: Worker, client: Client, data: protocol.PushSubscription
) -> protocol.Alerts:
    """Tell me by this browser from now on (Web Push)."""
    try:
        keys = [read_base64url(key.rstrip("=")) for key in (data.keys.p256dh, data.keys.auth)]
    except ValueError:
        raise Refusal("malformed", "refused-malformed", "expected keys in base64url") from None
    await wishes.subscribe(worker, client, data.endpoint, keys[0], keys[1], data.language)
    return await describe(worker, client)


@post("/webhooks")
async def add_webhook(
    worker: Worker, client: Client, data: protocol.NewWebhook
) -> protocol.Webhook:
    """Tell a program of mine from now on."""
    webhook, secret = await wishes.add_webhook(worker, client, data.url, data.language)
    return protocol.Webhook(id=webhook, secret=secret)


@delete("/subscriptions/{subscription:str}", status_code=200)
async def unsubscribe(worker: Worker, client: Client, subscription: str) -> None:
    """Tell me nothing more by this browser or webhook."""
    await wishes.unsubscribe(worker, client, subscription)


@post("/feed")
async def open_feed(worker: Worker, client: Client, data: protocol.NewFeed) -> protocol.Feed:
    """A new address for my feed; an earlier one is void."""
    word = await wishes.open_feed(worker, client, data.language)
    return protocol.Feed(path=f"/api/feeds/{word}")


@delete("/feed", status_code=200)
async def close_feed(worker: Worker, client: Client) -> None:
    """No feed any more."""
    await wishes.close_feed(worker, client)


@get("/feeds/{word:str}", media_type="application/atom+xml")
async def read_feed(
    worker: Worker, request: AnyRequest, word: Annotated[str, Parameter(max_length=64)]
) -> Response[bytes]:
    """What somebody is told, for a feed reader (Atom). The address is the secret."""
    found = await worker.alert_reader.feed(word)
    if found is None:
        raise Refusal("missing", "refused-missing", "there is no feed here")
    language, told = found
    site = (worker.settings.public_url or str(request.base_url)).rstrip("/")
    entries = []
    for alert in told:
        live = await worker.tables.readable(alert.table)
        if live is not None:
            entries.append(message(alert, live, language, site))
    text = feed.atom(hashed(word)[:16], sentences.feed_heading(language), site, entries)
    headers = {"cache-control": "private, no-cache", "x-robots-tag": "noindex"}
    return Response(text, media_type="application/atom+xml; charset=utf-8", headers=headers)


router = Router(
    "/me/alerts",
    route_handlers=[
        *(read_alerts, set_alerts, subscribe, add_webhook, unsubscribe, open_feed, close_feed),
    ],
    tags=["me"],
)
feeds = Router("/", route_handlers=[read_feed], tags=["feeds"])
