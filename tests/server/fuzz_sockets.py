"""Malformed WebSocket messages, floods, and somebody who never reads."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from jailbirds.server import protocol
from tests.server.client import Client
from tests.server.fuzz_findings import Findings, look
from tests.server.garbage import Frame, Garbage, Things
from tests.server.processes import Server

BATCH = 100  # messages between two proofs of life
DEAF_MEMORY = 24 * 2**20  # bytes that a socket may cost which asks and never reads
# how a server may end a connection: protocol broken, not UTF-8, too large; or we were still
# sending something too large when it hung up
FAIR_ENDS = {1002, 1006, 1007, 1009}
decoder = msgspec.json.Decoder(protocol.ServerMessage)


class Thrower:
    """A connection over which garbage is thrown, opened again whenever the server ends it."""

    def __init__(self, server: Server, garbage: Garbage, found: Findings) -> None:
        self._server = server
        self._garbage = garbage
        self._found = found
        self._socket: ClientConnection | None = None

    async def _connect(self) -> ClientConnection:
        if self._socket is None:
            token = self._garbage.things.token
            self._socket = await connect(
                self._server.url.replace("http", "ws", 1) + "/ws",
                additional_headers={"authorization": f"Bearer {token}"},
                compression=None,
                max_size=None,
                open_timeout=60,
            )
        return self._socket

    async def throw(self, count: int) -> None:
        """So many messages."""
        left = count
        while left > 0:
            await self._throw_raw()
            left -= 1 + await self._throw_batch(min(BATCH, left))
        await self.close()

    async def _throw_batch(self, most: int) -> int:
        """Some messages, then a ping: when it is answered, all of them were read. What ends the
        connection comes last."""
        socket = await self._connect()
        frames = [self._garbage.frame()]
        while len(frames) < most and not frames[-1].ends:
            frames.append(self._garbage.frame())
        last = frames.pop() if frames[-1].ends else None
        proof = f"proof{self._garbage.rng.getrandbits(60)}"
        reading = asyncio.create_task(self._read(socket, proof))
        with contextlib.suppress(ConnectionClosed):
            for frame in frames:
                await socket.send(frame.payload, text=frame.text)
                self._found.messages[frame.kind] += 1
            await socket.send(msgspec.json.encode({"type": "ping", "id": proof}), text=True)
        proved = await reading
        if not proved:
            self._found.blame(f"ended by {socket.close_code} {socket.close_reason}")
            self._socket = None
        elif last is not None:
            await self._end(socket, last)
        return len(frames) + (last is not None)

    async def _end(self, socket: ClientConnection, last: Frame) -> None:
        """Send something that the server has to hang up for."""
        with contextlib.suppress(ConnectionClosed):
            await socket.send(last.payload, text=last.text)
            if await self._read(socket, "nothing ends this"):
                self._found.blame(f"not ended by {last.kind}")
        self._socket = None
        self._found.messages[last.kind] += 1
        self._found.ends[socket.close_code or 0] += 1
        if socket.close_code not in FAIR_ENDS:
            self._found.blame(f"ended by {socket.close_code} {socket.close_reason}")

    async def _read(self, socket: ClientConnection, proof: str) -> bool:
        """Read answers up to the proof of life; False where the connection ends before."""
        found = self._found
        try:
            while True:
                text = await asyncio.wait_for(socket.recv(), 300)
                message = decoder.decode(text)
                if isinstance(message, protocol.Refused):
                    found.answers[f"refused: {message.kind}"] += 1
                    if message.kind == "busy":
                        found.blame(f"busy: {message}")
                else:
                    found.answers[str(type(message).__struct_config__.tag)] += 1
                if isinstance(message, protocol.Pong) and message.id == proof:
                    return True
        except ConnectionClosed:
            return False
        except TimeoutError:
            found.blame("no answer for 60 s")
            return False
        except msgspec.MsgspecError as error:
            found.blame(f"the server sent what is not in its schema: {error}")
            return False

    async def _throw_raw(self) -> None:
        """Shake hands, then break the protocol, and perhaps leave without a word."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self._server.port)
        writer.write(handshake(self._garbage.things.token))
        status = await reader.readline()
        if b" 101 " not in status:
            self._found.blame(f"no handshake: {status!r}")
        with contextlib.suppress(ConnectionError):
            writer.write(self._garbage.raw_frames())
            await writer.drain()
            if self._garbage.rng.random() < 0.5:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(reader.read(10_000), 0.05)
        if self._garbage.rng.random() < 0.5:
            writer.transport.abort()
        writer.close()
        self._found.messages["raw"] += 1

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()
            self._socket = None


async def flood(server: Server, token: str, count: int, found: Findings) -> None:
    """Faster than is read: refused at first, cut off in the end. For a server with limits."""
    socket = await connect(
        f"ws://127.0.0.1:{server.port}/ws",
        additional_headers={"authorization": f"Bearer {token}"},
        compression=None,
        open_timeout=60,
    )
    kinds: Counter[str] = Counter()

    async def read() -> None:  # while sending: what is unread when a socket is cut off is lost
        with contextlib.suppress(ConnectionClosed):
            while True:
                message = decoder.decode(await asyncio.wait_for(socket.recv(), 300))
                kinds[getattr(message, "kind", str(type(message).__struct_config__.tag))] += 1

    reading = asyncio.create_task(read())
    with contextlib.suppress(ConnectionClosed):
        for number in range(count):
            await socket.send(msgspec.json.encode({"type": "ping", "id": f"f{number}"}), text=True)
    await reading
    found.messages["flood"] += count
    found.answers.update({f"flood: {kind}": many for kind, many in kinds.items()})
    found.ends[socket.close_code or 0] += 1
    if socket.close_code not in (1008, 1006):
        found.blame(f"a flood was ended by {socket.close_code} after {kinds}")


async def be_deaf(server: Server, things: Things, count: int, found: Findings) -> None:
    """Ask for large answers and never read one: cut off before memory fills."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port, limit=2048)
    writer.write(handshake(things.token))
    await reader.readline()
    table, seat = things.mine[0]
    watch = {"type": "watch", "id": "deaf", "table": table, "seat": seat}
    text = msgspec.json.encode(watch)
    frame = bytes([0x81, 0x80 | len(text)]) + bytes(4) + text  # a mask of zeros changes nothing
    before = (await look(server)).memory
    with contextlib.suppress(ConnectionError, TimeoutError):
        for _ in range(count):
            writer.write(frame)
            await asyncio.wait_for(writer.drain(), 10)
            found.messages["deaf"] += 1
            await asyncio.sleep(0)
    await asyncio.sleep(2)
    grown = (await look(server)).memory - before
    writer.transport.abort()
    if grown > DEAF_MEMORY:
        found.blame(f"somebody who does not read costs {grown / 2**20:.0f} MiB")


def handshake(token: str) -> bytes:
    return (
        b"GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        b"Authorization: Bearer " + token.encode() + b"\r\n\r\n"
    )


async def stay_honest(client: Client, found: Findings) -> None:
    """Somebody who behaves, and has to be served all the while."""
    while True:
        started = time.monotonic()
        answer = await client.ask("ping", 60)
        found.slowest = max(found.slowest, time.monotonic() - started)
        if answer["type"] != "pong":
            found.blame(f"an honest ping was answered by {answer}")
        client.received.clear()
        client.raw.clear()
        await asyncio.sleep(0.2)
