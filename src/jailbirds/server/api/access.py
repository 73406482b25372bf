"""How I am recognised: my devices, my passkeys, a recovery phrase, a code for a second device."""

from __future__ import annotations

from litestar import Response, Router, delete, get, post

from jailbirds.server import protocol
from jailbirds.server.api.sign_in import device_name, signed_out, site_of
from jailbirds.server.clients import devices, passkeys, returning
from jailbirds.server.http.requests import AnyRequest
from jailbirds.server.storage.reader import Client
from jailbirds.server.workers.worker import Worker


async def describe(worker: Worker, client: Client) -> protocol.Access:
    return protocol.Access(
        devices=tuple(
            protocol.Device(
                id=device.id,
                name=device.name,
                created=device.created,
                used=device.used,
                this=device.id == client.device,
            )
            for device in await worker.reader.devices(client.id)
        ),
        passkeys=tuple(
            protocol.Passkey(id=passkey.id, name=passkey.name, created=passkey.created)
            for passkey in await worker.reader.passkeys(client.id)
        ),
        phrase=await worker.reader.has_phrase(client.id),
    )


@get("/access")
async def read_access(worker: Worker, client: Client) -> protocol.Access:
    """Where I am signed in, and how I can come back."""
    return await describe(worker, client)


@delete("/devices/{device:str}", status_code=200)
async def sign_out(worker: Worker, client: Client, device: str) -> Response[None]:
    """Sign out one of my devices: its token is worth nothing from now on."""
    await devices.sign_out(worker, client, device)
    return Response(None, cookies=signed_out(worker.settings) if device == client.device else [])


@post("/phrase")
async def make_phrase(worker: Worker, client: Client) -> protocol.Phrase:
    """A new recovery phrase, shown this once."""
    return protocol.Phrase(phrase=await returning.new_phrase(worker, client))


@post("/code")
async def make_code(worker: Worker, client: Client) -> protocol.DeviceCode:
    """A code for a second device."""
    code, until = await returning.new_code(worker, client)
    return protocol.DeviceCode(code=code, until=until)


@post("/passkeys/options", status_code=200)
async def passkey_options(
    worker: Worker, client: Client, request: AnyRequest
) -> protocol.PasskeyOptions:
    """What a browser needs to make a passkey."""
    options = await passkeys.options_to_make(worker, client, site_of(worker, request))
    return protocol.PasskeyOptions(options=options)


@post("/passkeys")
async def add_passkey(
    worker: Worker, client: Client, request: AnyRequest, data: protocol.Credential
) -> protocol.Passkey:
    """Keep a passkey that a browser has made."""
    site, name = site_of(worker, request), device_name(request)
    made = await passkeys.add(worker, client, site, data.credential, name)
    return protocol.Passkey(id=made.id, name=made.name, created=made.created)


@delete("/passkeys/{passkey:str}", status_code=200)
async def remove_passkey(worker: Worker, client: Client, passkey: str) -> None:
    """Nobody comes back by this passkey any more."""
    await passkeys.remove(worker, client, passkey)


router = Router(
    "/me",
    route_handlers=[
        *(read_access, sign_out, make_phrase, make_code),
        *(passkey_options, add_passkey, remove_passkey),
    ],
    tags=["me"],
)
