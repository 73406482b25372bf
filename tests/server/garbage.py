"""What no decent client sends: messages and requests that are broken in every way we know.

Everything follows from a random generator, so that a seed repeats a campaign.
"""

from __future__ import annotations

import random
import struct
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import quote

import msgspec

import jailbirds
from jailbirds.kernel.log import Log
from tests.roles import OPEN

Message = dict[str, Any]
LETTERS = "abcXYZ019 -_/%\\\"'\0\x07\u200b\u202eäß漢🎲"
KINDS = ("watch", "unwatch", "play", "ask", "undo", "say", "leave", "return", "resign", "rematch")


@dataclass(frozen=True)
class Frame:
    """Something to send over a WebSocket. `ends`: the server has to end the connection."""

    kind: str
    payload: bytes
    text: bool = True
    ends: bool = False


@dataclass
class Things:
    """What exists on the server: garbage is worst where it is nearly right."""

    mine: list[tuple[str, int]] = field(default_factory=list)  # tables and seats
    foreign: list[tuple[str, int]] = field(default_factory=list)
    actions: list[Message] = field(default_factory=list)
    invites: list[str] = field(default_factory=list)
    log: Log | None = None  # of a finished game
    token: str = ""
    paths: list[tuple[str, str]] = field(default_factory=list)  # method and path of the OpenAPI


class Garbage:
    """Makes it."""

    def __init__(self, rng: random.Random, things: Things, message_bytes: int) -> None:
        self.rng = rng
        self.things = things
        self._most = message_bytes
        self._makers: list[tuple[int, Callable[[], Frame]]] = [
            (10, self._bytes),
            (10, self._text),
            (10, self._any_json),
            (25, self._mutated),
            (20, self._foreign),
            (10, self._wrong_action),
            (8, self._damaged),
            (4, self._deep),
            (2, self._large),
            (1, self._too_large),
            (1, self._broken_utf8),
        ]

    def frame(self) -> Frame:
        weights = [weight for weight, _ in self._makers]
        return self.rng.choices([maker for _, maker in self._makers], weights)[0]()

    # --- values

    def word(self, most: int = 80) -> str:
        return "".join(self.rng.choices(LETTERS, k=self.rng.randrange(most)))

    def value(self, depth: int = 0) -> Any:
        """Any JSON value, rather too often one at some limit."""
        rng = self.rng
        choice = rng.randrange(9 if depth < 3 else 6)
        if choice == 0:
            return rng.choice([None, True, False])
        if choice == 1:
            return rng.choice([0, -1, 1, 5, 6, 255, 2**31, 2**53, 2**63 - 1, -(2**63), 2**64 - 1])
        if choice == 2:
            return rng.choice([0.5, -0.0, 1e308, 5e-324, 3.0])
        if choice in (3, 4, 5):
            return rng.choice([self.word(), "", "\0", "x" * 65, "none", "7", self.a_table()])
        if choice == 6:
            return [self.value(depth + 1) for _ in range(rng.randrange(4))]
        return {self.word(12): self.value(depth + 1) for _ in range(rng.randrange(4))}

    def a_table(self) -> str:
        known = [table for table, _ in self.things.mine + self.things.foreign]
        return self.rng.choice([*known, "nosuchtable"])

    # --- WebSocket messages

    def proper(self) -> Message:
        """A message that is right in form; what it wants may be nonsense."""
        rng = self.rng
        kind = rng.choice([*KINDS, "ping"])
        table, seat = rng.choice(self.things.mine or [("nosuchtable", 0)])
        message: Message = {"type": kind, "id": f"g{rng.getrandbits(40)}"}
        if kind != "ping":
            message["table"] = table
        if kind not in ("ping", "unwatch", "rematch"):
            message["seat"] = seat
        if kind in ("play", "ask"):
            message["action"] = dict(rng.choice(self.things.actions or [{"do": "nothing"}]))
        if kind == "play":
            message["version"] = rng.randrange(60)
        if kind == "say":
            message["text"] = self.word(600) or "!"
        if kind in ("leave", "resign"):  # or soon nobody would play any more
            message["type"] = "return"
        return message

    def _bytes(self) -> Frame:
        return Frame("random bytes", self.rng.randbytes(self.rng.randrange(300)), text=False)

    def _text(self) -> Frame:
        return Frame("random text", self.word(300).encode())

    def _any_json(self) -> Frame:
        return Frame("random JSON", msgspec.json.encode(self.value()))

    def _mutated(self) -> Frame:
        """One or two fields of a proper message are replaced, lost, renamed or too many."""
        rng, message = self.rng, self.proper()
        for _ in range(rng.randrange(1, 3)):
            name = rng.choice([*message, "extra"])
            how = rng.randrange(4)
            if how == 0:
                message.pop(name, None)
            elif how == 1:
                message[self.word(12)] = message.pop(name, None)
            else:
                message[name] = self.value()
            if not message:
                break
        return Frame("mutated", msgspec.json.encode(message))

    def _foreign(self) -> Frame:
        """Proper messages about tables and seats of others, or that do not exist."""
        rng, message = self.rng, self.proper()
        table, seat = rng.choice([*self.things.foreign, ("nosuchtable", 0), (self.a_table(), 0)])
        if "table" in message:
            message["table"] = table
        if "seat" in message:
            message["seat"] = rng.choice([seat, rng.randrange(6)])
        if message["type"] == "watch" and rng.random() < 0.5:
            message["invite"] = rng.choice([*self.things.invites, self.word(20)])
        if message["type"] == "play" or rng.random() < 0.1:
            message = {**message, "id": rng.choice(["same", "a\0b", "🎲" * 64, message["id"]])}
        return Frame("foreign", msgspec.json.encode(message))

    def _wrong_action(self) -> Frame:
        """Actions that are nearly some of the game."""
        rng = self.rng
        action: Message = dict(rng.choice(self.things.actions or [{"do": "nothing"}]))
        for _ in range(rng.randrange(3)):
            action[rng.choice([*action, "do", self.word(10)])] = self.value()
        message = self.proper() | {"type": rng.choice(["play", "ask"]), "action": action}
        table, seat = rng.choice(self.things.mine or [("nosuchtable", 0)])
        message |= {"table": table, "seat": seat}
        if message["type"] == "play":
            message["version"] = rng.choice([0, 1, 10, 40, 10**9])
        else:
            message.pop("version", None)
        message.pop("text", None)
        return Frame("wrong action", msgspec.json.encode(message))

    def _damaged(self) -> Frame:
        """A proper message whose text was cut, doubled, or has other bytes in it."""
        return Frame("damaged", self.damage(msgspec.json.encode(self.proper())), text=False)

    def damage(self, text: bytes) -> bytes:
        rng, data = self.rng, bytearray(text)
        for _ in range(rng.randrange(1, 4)):
            at = rng.randrange(len(data)) if data else 0
            how = rng.randrange(4)
            if how == 0:
                del data[at:]
            elif how == 1:
                data[at : at + 1] = rng.randbytes(1)
            elif how == 2:
                data[at:at] = rng.choice([b'"', b"{", b"]", b"\\u0000", b"\\ud800", b"1e999", b","])
            else:
                data += data[at:]
        return bytes(data[:5_000])

    def _deep(self) -> Frame:
        depth = self.rng.choice([50, 500, 5_000, 30_000])
        inside = self.rng.choice([(b"[", b"]"), (b'{"a":', b"}")])
        depth = min(depth, self._most // 8)
        nested = inside[0] * depth + b"1" + inside[1] * depth
        if self.rng.random() < 0.5:
            head = msgspec.json.encode(self.proper())[:-1]
            nested = head + b',"action":' + nested + b"}"
        return Frame("deep", nested)

    def _large(self) -> Frame:
        message = self.proper()
        message[self.rng.choice(["text", "id", "table", "extra"])] = "x" * (self._most - 5_000)
        return Frame("large", msgspec.json.encode(message))

    def _too_large(self) -> Frame:
        message = self.proper() | {"text": "x" * (self._most + 1)}
        return Frame("too large", msgspec.json.encode(message), ends=True)

    def _broken_utf8(self) -> Frame:
        whole = msgspec.json.encode({"type": "say", "id": "u", "table": "t", "text": "漢🎲"})
        cut = whole.index("🎲".encode()) + self.rng.randrange(1, 4)
        return Frame("broken UTF-8", whole[:cut], ends=True)

    def raw_frames(self) -> bytes:
        """Bytes that break the WebSocket protocol itself."""
        rng = self.rng
        mask = rng.randbytes(4)
        return rng.choice(
            [
                rng.randbytes(rng.randrange(1, 200)),
                bytes([0x83, 0x80]) + mask,  # a reserved kind of frame
                bytes([0x81, 0x05]) + b"hello",  # not masked
                bytes([0xC1, 0x80]) + mask,  # compressed, though nothing was agreed on
                bytes([0x80, 0x80]) + mask,  # goes on with nothing
                bytes([0x09, 0x80]) + mask,  # a ping in parts
                bytes([0x89, 0xFE]) + struct.pack(">H", 200) + mask + bytes(200),  # a long ping
                bytes([0x81, 0xFF]) + struct.pack(">Q", 2**63 - 1) + mask,  # endless
                bytes([0x81, 0xFF]) + struct.pack(">Q", 2**40) + mask + bytes(1000),
                bytes([0x88, 0x81]) + mask + b"x",  # a goodbye of one byte
                bytes([0x01, 0x81]) + mask + b"{",  # the first part of what never ends
            ]
        )

    # --- HTTP

    def body(self) -> bytes:
        """The body of a request: nearly right, or nothing like it."""
        rng = self.rng
        choice = rng.randrange(10)
        if choice == 0:
            return rng.randbytes(rng.randrange(200))
        if choice == 1:
            return msgspec.json.encode(self.value())
        if choice == 2:
            return b"[" * rng.choice([100, 2_000, 60_000])
        if choice == 3:
            return b'{"nickname": "' + b"x" * rng.choice([25, 60_000, 70_000]) + b'"}'
        if choice == 4 and self.things.log is not None:
            return self._wrong_log()
        proper: list[Message] = [
            {"nickname": self.word(30)},
            {"invite": self.word(20), "seat": rng.randrange(-1, 8)},
            {
                "title": rng.choice([*jailbirds.titles(), "chess"]),
                "seats": [
                    {"kind": rng.choice(["me", "bot", "open", "device"]), "level": "rookie"}
                    for _ in range(rng.randrange(8))
                ],
                "options": {self.word(10): self.value(), "turn_limit": self.value()},
                "clock": {"kind": "live", "base": rng.randrange(100), "increment": self.value()},
            },
            {"format": "jailbirds export 1", "games": self.value()},
            {"format": "jailbirds log 1", "title": OPEN, "moves": self.value()},
        ]
        message = rng.choice(proper)
        if rng.random() < 0.5:
            message[rng.choice(list(message))] = self.value()
        text = msgspec.json.encode(message)
        return self.damage(text) if rng.random() < 0.3 else text

    def _wrong_log(self) -> bytes:
        """A log whose checksum is right, and whose contents are not."""
        rng = self.rng
        assert self.things.log is not None
        plain: Message = msgspec.to_builtins(self.things.log)
        how = rng.randrange(5)
        moves = list(plain["moves"])
        if how == 0 and moves:
            del moves[rng.randrange(len(moves))]
        elif how == 1 and moves:
            moves[rng.randrange(len(moves))] = [rng.randrange(-3, 9), {"do": self.word(9)}]
        elif how == 2:
            plain["players"] = rng.choice([-1, 0, 7, 2**63 - 1])
        elif how == 3:
            plain["options"] = {self.word(9): self.value()}
        else:
            plain["seed"] = rng.choice([None, "zz", "", "00" * 32, "é"])
            plain["names"] = [self.word(100)] * rng.randrange(8)
        plain["moves"] = moves
        try:
            return msgspec.json.encode(msgspec.convert(plain, Log).sealed())
        except msgspec.ValidationError:
            return msgspec.json.encode(plain)

    def request(self) -> bytes:
        """A request, down to its first line."""
        rng = self.rng
        method, path = rng.choice([*self.things.paths, ("GET", "/ws"), ("POST", "/")])
        if rng.random() < 0.2:
            method = rng.choice(["PUT", "DELETE", "PATCH", "OPTIONS", "HEAD", "TRACE", "G\0T", "é"])
        if (method, path) == ("DELETE", "/api/me"):
            method = "PUT"  # or all that follows would come from a stranger
        filled = self._fill(path)
        body = self.body() if method in ("POST", "PATCH", "PUT") or rng.random() < 0.1 else b""
        headers = self._headers(body)
        version = rng.choice(["1.1"] * 9 + ["1.0", "9.9", "x"])
        head = f"{method} {filled} HTTP/{version}\r\n".encode("utf-8", "surrogateescape")
        lines = b"".join(name + b": " + value + b"\r\n" for name, value in headers)
        return head + lines + b"\r\n" + body

    def _fill(self, path: str) -> str:
        """A path with all manner of things in its places."""
        rng = self.rng
        while "{" in path:
            before, _, rest = path.partition("{")
            name, _, after = rest.partition("}")
            known = {
                "table": [self.a_table(), self.a_table()],
                "title": [*jailbirds.titles(), "..", f"{OPEN}%00"],
                "language": ["en", "de", "xx", "..%2F..%2Fetc", "en%00"],
            }
            value = rng.choice([*known.get(name, []), quote(self.word(40), safe=""), "%FF%FE", "%"])
            path = before + value + after
        if rng.random() < 0.4:
            names = ["seat", "start", "count", "invite", self.word(6) or "x"]
            query = "&".join(
                f"{quote(rng.choice(names))}="
                + rng.choice(["1", "-1", "99999999999999999999", "NaN", "%00", "%ED%A0%80", "%zz"])
                for _ in range(rng.randrange(1, 4))
            )
            path += f"?{query}"
        return path

    def _headers(self, body: bytes) -> list[tuple[bytes, bytes]]:
        rng = self.rng
        token = self.things.token.encode()
        bearer = [b"Bearer " + token] * 4 + [
            b"Bearer ",
            b"Bearer \xff\xfe",
            b"Basic x",
            b"B" * 3000,
        ]
        headers = [(b"Host", rng.choice([b"localhost"] * 4 + [b"", b"[", b"\xff", b"a,b"]))]
        if rng.random() < 0.8:
            headers.append((b"Authorization", rng.choice(bearer)))
        if rng.random() < 0.3:
            cookies = [
                b"jailbirds=" + token,
                b"jailbirds=\xff",
                b"=;=;;",
                b"jailbirds",
                b"a" * 5000,
            ]
            headers.append((b"Cookie", rng.choice(cookies)))
        if rng.random() < 0.4:
            origins = [
                b"http://localhost",
                b"null",
                b"http://[",
                b"http://]:x",
                b"\xff",
                b"http://evil",
            ]
            headers.append((b"Origin", rng.choice(origins)))
        kinds = [b"application/json"] * 4 + [
            b"text/xml",
            b"multipart/form-data",
            b";=",
            b"\xff/\xff",
        ]
        kinds += [b"application/x-www-form-urlencoded", b"application/json; charset=nonsense"]
        headers.append((b"Content-Type", rng.choice(kinds)))
        if body or rng.random() < 0.1:
            length = str(len(body)).encode()
            lengths = [length] * 12 + [b"-1", b"x", b"99999999999999999999", b"0"]
            headers.append((b"Content-Length", rng.choice(lengths)))
        if rng.random() < 0.05:
            headers.append((b"Transfer-Encoding", rng.choice([b"chunked", b"gzip, chunked", b"x"])))
        if rng.random() < 0.1:
            upgrade = [(b"Connection", b"Upgrade"), (b"Upgrade", b"websocket")]
            upgrade += [(b"Sec-WebSocket-Version", rng.choice([b"13", b"0", b"x"]))]
            key = rng.choice([b"dGhlIHNhbXBsZSBub25jZQ==", b"", b"\xff"])
            headers += [*upgrade, (b"Sec-WebSocket-Key", key)]
        if rng.random() < 0.1:
            headers.append((self.word(10).encode() or b"X", rng.randbytes(30)))
        return headers
