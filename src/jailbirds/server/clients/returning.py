"""Coming back as oneself, on the same device or on another: by a recovery phrase, or by a code.

A phrase is five made-up words of 16 bits each, alternately a consonant and a vowel, so that it
can be read aloud and typed in any language. It is random, so that a plain hash is kept of it.
A code is for the moment: it is typed at a second device while the first one shows it.
"""

from __future__ import annotations

import secrets

from sqlalchemy import Connection, select, update

from jailbirds.server.clients import devices, tickets
from jailbirds.server.clients.identity import hashed, new_id, new_token
from jailbirds.server.storage.committer import Work
from jailbirds.server.storage.reader import Client
from jailbirds.server.storage.schema import clients
from jailbirds.server.workers.worker import Worker
from jailbirds.table import Refusal

CONSONANTS = "bdfghjklmnprstvz"
VOWELS = "aiou"
WORDS = 5
PHRASE = WORDS * 5  # letters
CODE = 8  # letters
CODE_SECONDS = 600


def _word() -> str:
    return "".join(
        secrets.choice(letters) for letters in (CONSONANTS, VOWELS, CONSONANTS, VOWELS, CONSONANTS)
    )


def cleaned(typed: str) -> str:
    """What counts of what somebody types: letters and digits."""
    return "".join(c for c in typed.casefold() if c.isascii() and c.isalnum())


async def new_phrase(worker: Worker, client: Client) -> str:
    """A recovery phrase; the last one is worth nothing from now on."""
    phrase = " ".join(_word() for _ in range(WORDS))

    def job(connection: Connection) -> None:
        mine = update(clients).where(clients.c.id == client.id)
        connection.execute(mine.values(phrase_hash=hashed(cleaned(phrase))))

    await worker.committer.keep(Work(client.id, job=job))
    return phrase


async def new_code(worker: Worker, client: Client) -> tuple[str, int]:
    """A code for a second device, and until when it is good."""
    code = new_id(CODE)

    def job(connection: Connection) -> int:
        return tickets.issue(connection, code, "device", CODE_SECONDS, client.id)

    until: int = await worker.committer.keep(Work(client.id, job=job))
    return code, until


async def sign_in(worker: Worker, typed: str, device: str) -> tuple[Client, str]:
    """Somebody who types a phrase or a code, at a device of that name; and the new token."""
    secret, token = cleaned(typed), new_token()

    def job(connection: Connection) -> Client | None:
        client: str | None = None
        if len(secret) == PHRASE:
            known = select(clients.c.id).where(clients.c.phrase_hash == hashed(secret))
            client = connection.execute(known).scalar()
        elif len(secret) == CODE:
            ticket = tickets.redeem(connection, secret, "device")
            client = ticket.client if ticket else None
        return devices.sign_in(connection, client, token, device) if client else None

    found: Client | None = await worker.committer.keep(Work(job=job))
    if found is None:
        raise Refusal(
            "not_yours",
            "refused-secret",
            f"no player has this phrase of {WORDS} words or this code of {CODE} letters; "
            f"a code is good once, for {CODE_SECONDS // 60} minutes",
        )
    return found, token
