"""How a client is recognised, over HTTP: devices, passkeys, a recovery phrase, signing in."""

from __future__ import annotations

from typing import Any

from jailbirds.server.protocol.basics import Out, Secret, Strict


class Device(Out, frozen=True):
    """Where you are signed in; `this` is the one that asks. `used`: last, to the hour."""

    id: str
    name: str  # 'Firefox · Android'; empty where nothing is known
    created: int
    used: int
    this: bool


class Passkey(Out, frozen=True):
    """A passkey of yours; the name is that of the device it was made at."""

    id: str
    name: str
    created: int


class Access(Out, frozen=True):
    """Answer of GET /api/me/access."""

    devices: tuple[Device, ...]
    passkeys: tuple[Passkey, ...]
    phrase: bool  # is there a recovery phrase?


class Phrase(Out, frozen=True):
    """A new recovery phrase, shown this once: five made-up words. An earlier one is void."""

    phrase: str


class DeviceCode(Out, frozen=True):
    """A code that lets one more device in as you, once and until then."""

    code: str
    until: int


class PasskeyOptions(Out, frozen=True):
    """What a browser takes for `navigator.credentials`, in JSON as WebAuthn has it."""

    options: dict[str, Any]


class Credential(Strict):
    """What a browser answers to `PasskeyOptions`, in JSON as WebAuthn has it."""

    credential: dict[str, Any]


class SignIn(Strict):
    """Body of POST /api/sign-in: a recovery phrase, or the code that another device shows."""

    secret: Secret


OF_ACCESS = (Access, Phrase, DeviceCode, PasskeyOptions, Credential, SignIn)
