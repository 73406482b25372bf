"""A push service of our own, and a browser that has subscribed to it: it decrypts what comes (RFC
8291) and checks who has signed it (RFC 8292), by nothing of the server's. A webhook's receiver too.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from cryptography.hazmat.primitives import hashes, hmac
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.client import Client


def to_base64(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


def from_base64(text: str) -> bytes:
    return urlsafe_b64decode(text + "==")


def _hmac(key: bytes, text: bytes) -> bytes:
    made = hmac.HMAC(key, hashes.SHA256())
    made.update(text)
    return made.finalize()


class Browser:
    """The keys of a push subscription."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    @property
    def public(self) -> bytes:
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self, language: str = "en") -> dict[str, Any]:
        keys = {"p256dh": to_base64(self.public), "auth": to_base64(self.auth)}
        return {"endpoint": self.endpoint, "keys": keys, "language": language}

    def decrypt(self, body: bytes) -> bytes:
        """By the letter of RFC 8291, section 3.4."""
        salt, length = body[:16], body[20]
        sender = body[21 : 21 + length]
        curve = ec.SECP256R1()
        public = ec.EllipticCurvePublicKey.from_encoded_point(curve, sender)
        shared = self.key.exchange(ec.ECDH(), public)
        info = b"WebPush: info\0" + self.public + sender
        material = _hmac(_hmac(self.auth, shared), info + b"\x01")
        pseudo = _hmac(salt, material)
        key = _hmac(pseudo, b"Content-Encoding: aes128gcm\0\x01")[:16]
        nonce = _hmac(pseudo, b"Content-Encoding: nonce\0\x01")[:12]
        text = AESGCM(key).decrypt(nonce, body[21 + length :], None)
        assert text[-1:] == b"\x02"  # the last record, and no padding
        return text[:-1]


def check_signature(headers: dict[str, str], origin: str) -> tuple[dict[str, Any], str]:
    """The claims of a sender, and its public key: RFC 8292."""
    scheme, _, rest = headers["authorization"].partition(" ")
    assert scheme == "vapid"
    given = dict(part.strip().split("=", 1) for part in rest.split(","))
    signed, _, signature = given["t"].rpartition(".")
    raw = from_base64(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    point = from_base64(given["k"])
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    key.verify(der, signed.encode(), ec.ECDSA(hashes.SHA256()))
    head, claims = (msgspec.json.decode(from_base64(part)) for part in signed.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    assert claims["aud"] == origin
    return claims, given["k"]


class PushService:
    """Takes what is pushed, and answers as it is told."""

    def __init__(self) -> None:
        self.received: list[tuple[str, dict[str, str], bytes]] = []  # path, headers, body
        self.answers: dict[str, int] = {}  # path -> status; else 201
        self.browsers: dict[str, Browser] = {}
        self.redirect: str | None = None
        self._news = asyncio.Event()

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.origin = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    async def close(self) -> None:
        self._server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        path = head[0].split(" ")[1]
        headers = {
            name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:])
        }
        body = await reader.readexactly(int(headers.get("content-length", 0)))
        self.received.append((path, headers, body))
        status = self.answers.get(path, 201)
        more = f"Location: {self.redirect}\r\n" if self.redirect else ""
        writer.write(f"HTTP/1.1 {status} so\r\n{more}Content-Length: 0\r\n\r\n".encode())
        with contextlib.suppress(ConnectionError):
            await writer.drain()
            writer.close()
        self._news.set()

    async def subscribe(self, client: Client, path: str, language: str = "en") -> Browser:
        """Let a client's device be called."""
        browser = self.browsers[path] = Browser(self.origin + path)
        await client.post("/api/me/alerts/push", browser.subscription(language))
        return browser

    def messages(self, path: str) -> list[dict[str, Any]]:
        """What a browser has been told, in the clear."""
        browser = self.browsers[path]
        return [
            msgspec.json.decode(browser.decrypt(body))
            for where, _, body in self.received
            if where == path
        ]

    async def until(self, many: int, seconds: float = 30) -> None:
        """Until so many requests have come in all."""
        async with asyncio.timeout(seconds):
            while len(self.received) < many:
                self._news.clear()
                await self._news.wait()


@contextlib.asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    service = PushService()
    await service.start()
    try:
        yield service
    finally:
        await service.close()
