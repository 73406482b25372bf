"""Web Push: a message that the browser of a subscriber alone can read (RFC 8291), and who sends it
(RFC 8292, VAPID).

The libraries made for it bring two HTTP clients along, one of which blocks; what is needed is a
page of the standard on top of `cryptography`, which is there for passkeys anyway.
"""

from __future__ import annotations

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_der_private_key,
)

CURVE = ec.SECP256R1()
RECORD = 4096  # bytes: push services take no more
LAST_RECORD = b"\x02"
SIGNED_FOR = 12 * 3600  # seconds; a push service takes no more than 24 hours


def encrypt(
    message: bytes,
    public_key: bytes,
    secret: bytes,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """A message for the browser that has made these keys; key and salt are new with each one."""
    own, salt = own or ec.generate_private_key(CURVE), salt or os.urandom(16)
    theirs = read_public_key(public_key)
    ours = point(own)
    shared = own.exchange(ec.ECDH(), theirs)
    material = _derive(shared, secret, b"WebPush: info\x00" + public_key + ours, 32)
    key = _derive(material, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = _derive(material, salt, b"Content-Encoding: nonce\x00", 12)
    sealed = AESGCM(key).encrypt(nonce, message + LAST_RECORD, None)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours + sealed


def _derive(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(material)


def read_public_key(key: bytes) -> ec.EllipticCurvePublicKey:
    """The key of a browser; `ValueError` where it is none."""
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, key)


def point(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public half of a key, as browsers write it."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


# --- who sends it


def new_key() -> bytes:
    """A new key for the server, to be kept."""
    key = ec.generate_private_key(CURVE)
    return key.private_bytes(Encoding.DER, PrivateFormat.PKCS8, NoEncryption())


def read_key(kept: bytes) -> ec.EllipticCurvePrivateKey:
    key = load_der_private_key(kept, None)
    assert isinstance(key, ec.EllipticCurvePrivateKey)
    return key


def authorization(
    key: ec.EllipticCurvePrivateKey, endpoint: str, now: float, contact: str | None
) -> str:
    """The header that tells a push service who we are."""
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + SIGNED_FOR}
    if contact:
        claims["sub"] = contact
    head = {"typ": "JWT", "alg": "ES256"}
    text = b".".join(base64url(msgspec.json.encode(part)).encode() for part in (head, claims))
    r, s = decode_dss_signature(key.sign(text, ec.ECDSA(hashes.SHA256())))
    signature = r.to_bytes(32, "big") + s.to_bytes(32, "big")
    return f"vapid t={text.decode()}.{base64url(signature)}, k={base64url(point(key))}"


def base64url(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def read_base64url(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
