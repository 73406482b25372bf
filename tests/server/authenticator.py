"""An authenticator as small as can be: it makes passkeys, and signs challenges with them."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

import cbor2
import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url

PRESENT, VERIFIED, WITH_KEY = 0x01, 0x04, 0x40
Credential = dict[str, Any]


class Authenticator:
    """One key, and how often it was used; `origin` is the page that the browser says it shows."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.id = secrets.token_bytes(16)
        self.count = 0
        self._key = ec.generate_private_key(ec.SECP256R1())

    def make(self, options: dict[str, Any]) -> Credential:
        """What `navigator.credentials.create` gives."""
        point = self._key.public_key().public_numbers()
        x, y = (number.to_bytes(32, "big") for number in (point.x, point.y))
        key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        about = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + key
        known = self._data(options["rp"]["id"], PRESENT | VERIFIED | WITH_KEY) + about
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": known})
        client_data = self._client_data("webauthn.create", options)
        return self._credential(clientDataJSON=client_data, attestationObject=attestation)

    def show(self, options: dict[str, Any]) -> Credential:
        """What `navigator.credentials.get` gives."""
        self.count += 1
        data = self._data(options["rpId"], PRESENT | VERIFIED)
        client_data = self._client_data("webauthn.get", options)
        signed = data + hashlib.sha256(client_data).digest()
        signature = self._key.sign(signed, ec.ECDSA(hashes.SHA256()))
        return self._credential(
            clientDataJSON=client_data, authenticatorData=data, signature=signature
        )

    def _data(self, site: str, flags: int) -> bytes:
        site_hash = hashlib.sha256(site.encode()).digest()
        return site_hash + bytes([flags]) + self.count.to_bytes(4, "big")

    def _client_data(self, kind: str, options: dict[str, Any]) -> bytes:
        said = {"type": kind, "challenge": options["challenge"], "origin": self.origin}
        return msgspec.json.encode(said | {"crossOrigin": False})

    def _credential(self, **response: bytes) -> Credential:
        name = bytes_to_base64url(self.id)
        parts = {key: bytes_to_base64url(value) for key, value in response.items()}
        return {"id": name, "rawId": name, "type": "public-key", "response": parts}
