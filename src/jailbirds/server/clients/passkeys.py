"""Passkeys (WebAuthn): a device keeps a key and proves that it has it; nothing is typed.

A browser signs a challenge of ours. It is a ticket: good once, for some minutes, on any worker.
"""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

import msgspec
import webauthn
from sqlalchemy import Connection, insert, select, update
from webauthn.helpers import (
    base64url_to_bytes,
    bytes_to_base64url,
    generate_challenge,
    parse_authentication_credential_json,
    parse_client_data_json,
    parse_registration_credential_json,
)
from webauthn.helpers.options_to_json_dict import options_to_json_dict
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from jailbirds.server.clients import devices, tickets
from jailbirds.server.clients.identity import new_token
from jailbirds.server.hosts import is_number
from jailbirds.server.settings import Settings
from jailbirds.server.storage.committer import Clash, Work
from jailbirds.server.storage.reader import Client, Passkey
from jailbirds.server.storage.schema import passkeys
from jailbirds.server.tables.live_table import now_ms
from jailbirds.server.workers.worker import Worker
from jailbirds.table import Refusal

NAME = "Jailbirds"
CHALLENGE_SECONDS = 300
MOST = 20  # of one client
Credential = dict[str, Any]  # as the browser gives it


class Site(msgspec.Struct, frozen=True):
    """What a passkey belongs to: the name of the server, and the address of its pages."""

    name: str
    origin: str


def site_of(settings: Settings, origin: str | None, host: str | None) -> Site:
    """Our site, as a browser sees it; `origin` has been checked to be ours, where there is one."""
    parts = urlsplit(settings.public_url or origin or f"http://{host}")
    name = parts.hostname or ""
    if not name or is_number(name):
        raise Refusal(
            "malformed",
            "refused-passkey-address",
            f"a passkey belongs to a name such as localhost or play.example.org, not to {name!r}",
        )
    return Site(name, f"{parts.scheme}://{parts.netloc}".lower())


async def options_to_make(worker: Worker, client: Client, site: Site) -> dict[str, Any]:
    """What a browser needs to make a passkey."""
    known = await worker.reader.passkeys(client.id)
    if len(known) >= MOST:
        raise Refusal(
            "limit",
            "refused-passkeys",
            f"{MOST} passkeys at most: delete one first",
            args={"most": MOST},
        )
    options = webauthn.generate_registration_options(
        rp_id=site.name,
        rp_name=NAME,
        user_id=client.id.encode(),
        user_name=client.nickname,
        challenge=await _challenge(worker, "passkey", client.id),
        timeout=CHALLENGE_SECONDS * 1000,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[
            PublicKeyCredentialDescriptor(id=base64url_to_bytes(each.id)) for each in known
        ],
    )
    return options_to_json_dict(options)


async def options_to_show(worker: Worker, site: Site) -> dict[str, Any]:
    """What a browser needs to show a passkey, whichever it has of this site."""
    options = webauthn.generate_authentication_options(
        rp_id=site.name,
        challenge=await _challenge(worker, "sign-in", None),
        timeout=CHALLENGE_SECONDS * 1000,
    )
    return options_to_json_dict(options)


async def _challenge(worker: Worker, purpose: tickets.Purpose, client: str | None) -> bytes:
    challenge = generate_challenge()

    def job(connection: Connection) -> None:
        secret = bytes_to_base64url(challenge)
        tickets.issue(connection, secret, purpose, CHALLENGE_SECONDS, client)

    await worker.committer.keep(Work(client or "", job=job))
    return challenge


async def add(worker: Worker, client: Client, site: Site, made: Credential, name: str) -> Passkey:
    """Keep a passkey that a browser has made."""
    try:
        credential = parse_registration_credential_json(made)
        challenge = parse_client_data_json(credential.response.client_data_json).challenge
        verified = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origin,
        )
    except Exception as error:  # whatever it is that cannot be read
        raise _refuse(str(error)) from None
    passkey = Passkey(bytes_to_base64url(verified.credential_id), name, now_ms())

    def job(connection: Connection) -> bool:
        ticket = tickets.redeem(connection, bytes_to_base64url(challenge), "passkey")
        if ticket is None or ticket.client != client.id:
            return False
        row = {
            "id": passkey.id,
            "client_id": client.id,
            "public_key": verified.credential_public_key,
            "sign_count": verified.sign_count,
            "name": passkey.name,
            "created": passkey.created,
        }
        connection.execute(insert(passkeys), [row])
        return True

    try:
        kept = await worker.committer.keep(Work(client.id, job=job))
    except Clash:
        raise _refuse("this passkey is known already") from None
    if not kept:
        raise _refuse("its challenge is not ours, too old, or was used")
    return passkey


async def remove(worker: Worker, client: Client, passkey: str) -> None:
    """Nobody comes back by this passkey any more."""
    await devices.remove_own(worker, client, passkeys, passkey)


async def sign_in(worker: Worker, site: Site, shown: Credential, device: str) -> tuple[Client, str]:
    """Somebody who shows a passkey, at a device of that name; and the new token."""
    token = new_token()
    try:
        credential = parse_authentication_credential_json(shown)
        challenge = parse_client_data_json(credential.response.client_data_json).challenge
    except Exception as error:  # whatever it is that cannot be read
        raise _refuse(str(error)) from None

    def job(connection: Connection) -> Client | Refusal:
        if tickets.redeem(connection, bytes_to_base64url(challenge), "sign-in") is None:
            return _refuse("its challenge is not ours, too old, or was used")
        this = passkeys.c.id == bytes_to_base64url(credential.raw_id)
        known = connection.execute(select(passkeys).where(this).with_for_update()).first()
        if known is None:
            return _refuse("it is not known here: its player was deleted, or has removed it")
        try:
            verified = webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origin,
                credential_public_key=known.public_key,
                credential_current_sign_count=known.sign_count,
            )
        except Exception as error:  # whatever it is that is wrong with it
            return _refuse(str(error))
        count = update(passkeys).where(this).values(sign_count=verified.new_sign_count)
        connection.execute(count)
        found = devices.sign_in(connection, known.client_id, token, device)
        return found or _refuse("its player is no more")

    found = await worker.committer.keep(Work(job=job))
    if isinstance(found, Refusal):
        raise found
    return found, token


def _refuse(why: str) -> Refusal:
    return Refusal("not_yours", "refused-passkey", f"this passkey cannot be taken: {why}")
