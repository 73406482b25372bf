"""Signing in: somebody who was here before, on a new device. Every time there is a new token."""

from __future__ import annotations

from litestar import Response, Router, post
from litestar.datastructures import Cookie

from jailbirds.server import protocol
from jailbirds.server.clients import devices, passkeys, returning
from jailbirds.server.clients.identity import COOKIE
from jailbirds.server.http.requests import AnyRequest
from jailbirds.server.settings import Settings
from jailbirds.server.storage.reader import Client
from jailbirds.server.workers.worker import Worker

YEAR = 365 * 24 * 3600


def cookie(settings: Settings, token: str, seconds: int) -> Cookie:
    return Cookie(
        COOKIE,
        value=token,
        max_age=seconds,
        httponly=True,
        samesite="lax",
        secure=settings.secure,
        path="/",
    )


def signed_out(settings: Settings) -> list[Cookie]:
    """What makes a browser forget its token."""
    return [cookie(settings, "", 0)]


async def describe(worker: Worker, client: Client, token: str | None = None) -> protocol.Me:
    kept = await worker.reader.has_phrase(client.id) or bool(
        await worker.reader.passkeys(client.id)
    )
    face = (await worker.players.faces([client.id])).get(client.id)
    return protocol.Me(
        client=client.id,
        nickname=client.nickname,
        created=client.created,
        kept=bool(kept),
        page=face.page if face else None,
        hidden=face.hidden if face else True,
        token=token,
    )


async def signed_in(worker: Worker, client: Client, token: str) -> Response[protocol.Me]:
    """The answer to somebody who has got a new token."""
    me = await describe(worker, client, token)
    return Response(me, cookies=[cookie(worker.settings, token, YEAR)])


def device_name(request: AnyRequest) -> str:
    return devices.name_of(request.headers.get("user-agent"))


def site_of(worker: Worker, request: AnyRequest) -> passkeys.Site:
    headers = request.headers
    return passkeys.site_of(worker.settings, headers.get("origin"), headers.get("host"))


async def _leave(worker: Worker, visitor: Client | None) -> None:
    """Whoever this device was before is so no more."""
    if visitor is not None:
        await devices.sign_out(worker, visitor, visitor.device)


@post("/", status_code=200)
async def sign_in(
    worker: Worker, visitor: Client | None, request: AnyRequest, data: protocol.SignIn
) -> Response[protocol.Me]:
    """Come back by a recovery phrase, or by the code that another device shows."""
    client, token = await returning.sign_in(worker, data.secret, device_name(request))
    await _leave(worker, visitor)
    return await signed_in(worker, client, token)


@post("/passkey/options", status_code=200)
async def passkey_options(worker: Worker, request: AnyRequest) -> protocol.PasskeyOptions:
    """What a browser needs to show a passkey."""
    options = await passkeys.options_to_show(worker, site_of(worker, request))
    return protocol.PasskeyOptions(options=options)


@post("/passkey", status_code=200)
async def sign_in_by_passkey(
    worker: Worker, visitor: Client | None, request: AnyRequest, data: protocol.Credential
) -> Response[protocol.Me]:
    """Come back by a passkey."""
    site = site_of(worker, request)
    client, token = await passkeys.sign_in(worker, site, data.credential, device_name(request))
    await _leave(worker, visitor)
    return await signed_in(worker, client, token)


router = Router(
    "/sign-in", route_handlers=[sign_in, passkey_options, sign_in_by_passkey], tags=["sign-in"]
)
