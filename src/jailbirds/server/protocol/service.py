"""The service itself over HTTP: is it alive, is it ready?"""

from __future__ import annotations

from jailbirds.server.protocol.basics import Out


class Health(Out, frozen=True):
    """Answer of GET /healthz."""

    version: str
    database: str  # which kind
    redis: bool | None  # null: not used
    gears: dict[str, str]  # title -> interpreted or native


class Ready(Out, frozen=True):
    """Answer of GET /readyz."""

    ready: bool
    says: str  # what is wrong and what to do, in English; empty where all is well


OF_SERVICE = (Health, Ready)
