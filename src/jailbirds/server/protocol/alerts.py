"""Alerts over HTTP: what you want to be told while not there, and by which ways."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from jailbirds.server.protocol.basics import Id, Out, Strict

AlertKind = Literal["turn", "invitation", "deadline", "over"]
Minute = Annotated[int, msgspec.Meta(ge=0, lt=1440)]  # after midnight
Language = Literal["en", "de", "pl", "nl"]
Address = Annotated[str, msgspec.Meta(min_length=1, max_length=1_000)]
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=200, pattern="^[A-Za-z0-9_=-]+$")]


class QuietHours(Strict):
    """Nothing is sent between these minutes after midnight; what still holds is sent afterwards."""

    start: Minute
    end: Minute
    zone: Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[\w+/-]+$")]


class AlertWishes(Strict):
    """Body of PUT /api/me/alerts."""

    kinds: Annotated[tuple[AlertKind, ...], msgspec.Meta(max_length=8)]
    quiet: QuietHours | None = None


class PushKeys(Strict):
    """The keys of a push subscription, in base64url as browsers give them."""

    p256dh: Key
    auth: Key


class PushSubscription(Strict):
    """Body of POST /api/me/alerts/push: what `pushManager.subscribe` gives, and a language; without
    one it stays as it was on this device, where the browser has renewed its subscription."""

    endpoint: Address
    keys: PushKeys
    language: Language | None = None


class NewWebhook(Strict):
    """Body of POST /api/me/alerts/webhooks."""

    url: Address
    language: Language = "en"


class Webhook(Out, frozen=True):
    """A new webhook. Alerts come as JSON, signed: the header `Jailbirds-Signature` is `sha256=` and
    the HMAC of the body by `secret`, which is shown this once."""

    id: Id
    secret: str


class NewFeed(Strict):
    """Body of POST /api/me/alerts/feed."""

    language: Language = "en"


class Feed(Out, frozen=True):
    """Where your feed (Atom) is. Whoever has the address can read it; an earlier one is void."""

    path: str


class Subscription(Out, frozen=True):
    """A way to you: a browser, or a webhook. `this`: it is the device that asks."""

    id: str
    kind: Literal["push", "webhook"]
    name: str  # of the device, or the host of the webhook
    created: int
    this: bool


class Alerts(Out, frozen=True):
    """Answer of GET /api/me/alerts. `key` is the `applicationServerKey` for `pushManager`."""

    key: str
    kinds: tuple[AlertKind, ...]
    quiet: QuietHours | None
    subscriptions: tuple[Subscription, ...]
    feed: bool  # is there one?


class ToldAlert(Out, frozen=True):
    """What you were told, or will be."""

    table: str
    kind: AlertKind
    at: int


OF_ALERTS = (Alerts, AlertWishes, PushSubscription, NewWebhook, Webhook, NewFeed, Feed)
