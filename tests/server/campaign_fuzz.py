"""Send the server everything that it should not get, and see that it stays as it was.

    python -m tests.server.campaign_fuzz --requests 10000 --messages 100000
    python -m tests.server.campaign_fuzz --database postgresql

HTTP: half of the requests are made by schemathesis from the server's own OpenAPI, half are our
own, broken down to the first line. WebSocket: see `garbage.py`. Meanwhile nothing may be
answered by 5xx or by "that went wrong here", no process may end, and afterwards there are as
many tasks, sockets and files as before, and as much memory as after the warm-up.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import re
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import hypothesis
import msgspec
import schemathesis.openapi
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import FailedHealthCheck, Unsatisfiable
from schemathesis import Case, GenerationMode
from schemathesis.core.result import Ok
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from jailbirds.kernel.log import Log
from jailbirds.server import protocol
from tests.server.client import Client, people, sit_together
from tests.server.garbage import Garbage, Things
from tests.server.processes import Postgres, Server
from tests.server.test_playing import play_to_the_end

MESSAGE_BYTES = 64 * 1024
BATCH = 100  # messages between two proofs of life
SOCKETS = 6
DEAF_MEMORY = 24 * 2**20  # bytes that a socket may cost which asks and never reads
START = 900  # seconds for the server to answer: others may need the machine more
WARM_UP = 0.2  # of everything, before memory is measured
MORE_MEMORY = 1.10  # times what it was after the warm-up, and
SOME_MEMORY = 16 * 2**20  # bytes: what is not a leak
# how a server may end a connection: protocol broken, not UTF-8, too large; or we were still
# sending something too large when it hung up
FAIR_ENDS = {1002, 1006, 1007, 1009}
# uvicorn calls this an error, and goes on
NO_ERROR = "Invalid UTF-8 sequence received from client"
PLAIN = {"table": "nosuchtable", "title": "alcatraz", "language": "en"}
decoder = msgspec.json.Decoder(protocol.ServerMessage)


@dataclass
class Figures:
    """How the server is, from outside."""

    memory: int  # bytes
    tasks: int
    sockets: int
    files: int

    def __str__(self) -> str:
        return (
            f"{self.memory / 2**20:.0f} MiB, {self.tasks} tasks, "
            f"{self.sockets} sockets, {self.files} files"
        )


@dataclass
class Findings:
    """What a campaign has seen."""

    requests: Counter[str] = field(default_factory=Counter)  # by who made them
    statuses: Counter[str] = field(default_factory=Counter)
    messages: Counter[str] = field(default_factory=Counter)  # by kind
    answers: Counter[str] = field(default_factory=Counter)
    ends: Counter[int] = field(default_factory=Counter)  # of connections
    warm: Figures | None = None
    after: Figures | None = None
    slowest: float = 0  # seconds that an honest ping took
    seconds: float = 0
    wrong: list[str] = field(default_factory=list)

    def blame(self, what: str) -> None:
        if len(self.wrong) < 100:
            self.wrong.append(what)

    def __str__(self) -> str:
        counts = (self.requests, self.statuses, self.messages, self.answers, self.ends)
        names = ("requests", "statuses", "messages", "answers", "ends")
        lines = [
            f"{sum(self.requests.values())} requests and {sum(self.messages.values())} messages "
            f"in {self.seconds:.0f} s; the slowest honest ping: {self.slowest:.2f} s",
            *(f"{name}: {dict(count)}" for name, count in zip(names, counts, strict=True)),
            f"after the warm-up: {self.warm}; in the end: {self.after}",
            *(f"WRONG: {wrong}" for wrong in self.wrong[:30]),
            "the server is as it was" if not self.wrong else f"{len(self.wrong)} are wrong",
        ]
        return "\n".join(lines)


# --- the stage


async def set_the_stage(server: Server, rng: random.Random) -> Things:
    """Tables to throw things at: one's own, those of others, a finished one."""
    things = Things()
    async with people(server.url, "Fuzz", "Ann") as (fuzz, ann):
        things.token = fuzz.token
        for title, bots in (("alcatraz", 1), ("ausbrecher", 2), ("scapegoat", 3), ("digout", 1)):
            table = await sit_together([fuzz], title, bots=bots)
            things.mine.append((table, 0))
            await fuzz.wait_for(lambda table=table: fuzz.legal(table), 60)
            things.actions += rng.sample(fuzz.legal(table), min(8, len(fuzz.legal(table))))
            foreign = await sit_together([ann], title, bots=bots, spectators=title == "alcatraz")
            things.foreign.append((foreign, 0))
        waiting = await ann.open("alcatraz", [{"kind": "me"}, {"kind": "open"}])
        things.foreign.append((waiting["table"], 1))
        things.invites.append(waiting["invite"])
        over = await sit_together([fuzz], "digout", bots=1, options={"turn_limit": 3})
        await play_to_the_end(fuzz, over, rng)
        things.mine.append((over, 0))
        things.log = Log.from_json((await fuzz.http.get(f"/api/tables/{over}/log")).content)
        schema = await fuzz.get("/schema/openapi.json")
        things.paths = [
            (method.upper(), path)
            for path, item in schema["paths"].items()
            for method in item
            if method in ("get", "post", "patch", "put", "delete")
            and (method, path) != ("delete", "/api/me")  # it would forget who we are
        ]
    return things


async def measure(server: Server) -> Figures:
    """The server at rest: what closed connections leave behind is gone after a moment."""
    found = await _measure(server)
    for _ in range(20):
        await asyncio.sleep(0.5)
        before, found = found, await _measure(server)
        if found.sockets == 0 and found.tasks >= before.tasks:
            break
    return found


async def _measure(server: Server) -> Figures:
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        page = (await http.get("/metrics")).text
    values = dict(re.findall(r"^(jailbirds_\w+) ([\d.e+]+)$", page, re.MULTILINE))
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    memory = re.search(r"VmRSS:\s+(\d+) kB", status)
    assert memory is not None
    return Figures(
        int(memory[1]) * 1024,
        int(float(values["jailbirds_tasks"])),
        int(float(values["jailbirds_sockets"])),
        len(os.listdir(f"/proc/{server.process.pid}/fd")),
    )


# --- HTTP


def throw_by_schema(server: Server, things: Things, count: int, found: Findings, seed: int) -> None:
    """Requests that schemathesis makes from the OpenAPI: valid ones, and ones that are not."""
    schema = schemathesis.openapi.from_url(f"{server.url}/schema/openapi.json")
    operations = [
        result.ok()
        for result in schema.get_all_operations()
        if isinstance(result, Ok) and result.ok().label != "DELETE /api/me"
    ]
    jobs = [(operation, mode) for operation in operations for mode in GenerationMode]
    headers = {"authorization": f"Bearer {things.token}"}
    left = [0]

    def throw(case: Case) -> None:
        if left[0] == 0:
            return
        try:
            answer = case.call(headers=headers, timeout=60)
        except (ValueError, UnicodeError):  # what the client's own library does not send
            return
        left[0] -= 1
        found.requests["schemathesis"] += 1
        found.statuses[str(answer.status_code)] += 1
        if answer.status_code >= 500:
            found.blame(f"{answer.status_code} for {case.as_curl_command()}")

    for number, (operation, mode) in enumerate(jobs):
        share = (count - found.requests["schemathesis"]) // (len(jobs) - number)
        left[0] = share
        examples = settings(
            max_examples=max(1, share),
            deadline=None,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        try:
            strategy = operation.as_strategy(generation_mode=mode)
            examples(hypothesis.seed(seed)(given(case=strategy)(throw)))()
        except (Unsatisfiable, FailedHealthCheck):
            pass  # nothing can be wrong about a request without parameters
        for _ in range(left[0]):  # where few examples exist, the plain one again
            throw(operation.Case(method=operation.method.upper(), path_parameters=PLAIN))


async def throw_requests(server: Server, garbage: Garbage, count: int, found: Findings) -> None:
    """Our own requests, each over a connection of its own, several at once."""
    left = iter(range(count))

    async def throw() -> None:
        for _ in left:
            request = garbage.request()
            found.requests["own"] += 1
            status = await _send_raw(server, request)
            found.statuses[status] += 1
            if status.startswith("5"):
                found.blame(f"{status} for {request[:600]!r}")

    await asyncio.gather(*(throw() for _ in range(4)))


async def _send_raw(server: Server, request: bytes) -> str:
    """The status of the answer; `none` where there is none."""
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(request)
        await writer.drain()
        try:
            line = await asyncio.wait_for(reader.readline(), 3)
        except TimeoutError:
            line = b""  # it waits for the rest of what was announced
        finally:
            writer.close()
    except ConnectionError:
        line = b""
    found = re.match(rb"HTTP/1\.[01] (\d{3})", line)
    return found[1].decode() if found else "none"


# --- WebSocket


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
        """Some messages, then a ping: when it is answered, all of them were read."""
        socket = await self._connect()
        proof = f"proof{self._garbage.rng.getrandbits(60)}"
        reading = asyncio.create_task(self._read(socket, proof))
        thrown, ended = 0, False
        try:
            while thrown < most and not ended:
                frame = self._garbage.frame()
                await socket.send(frame.payload, text=frame.text)
                self._found.messages[frame.kind] += 1
                thrown += 1
                ended = frame.ends
            if not ended:
                await socket.send(msgspec.json.encode({"type": "ping", "id": proof}), text=True)
        except ConnectionClosed:
            pass
        proved = await reading
        if not proved:
            self._socket = None
            code = socket.close_code
            self._found.ends[code or 0] += 1
            if code not in FAIR_ENDS or not ended:
                self._found.blame(f"a connection was ended by {code} {socket.close_reason}")
        return thrown

    async def _read(self, socket: ClientConnection, proof: str) -> bool:
        """Read answers up to the proof of life; False where the connection ends before."""
        found = self._found
        try:
            while True:
                text = await asyncio.wait_for(socket.recv(), 60)
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
    with contextlib.suppress(ConnectionClosed):
        for number in range(count):
            await socket.send(msgspec.json.encode({"type": "ping", "id": f"f{number}"}), text=True)
    kinds: Counter[str] = Counter()
    with contextlib.suppress(ConnectionClosed):
        while True:
            message = decoder.decode(await asyncio.wait_for(socket.recv(), 60))
            kinds[getattr(message, "kind", str(type(message).__struct_config__.tag))] += 1
    found.messages["flood"] += count
    found.answers.update({f"flood: {kind}": many for kind, many in kinds.items()})
    found.ends[socket.close_code or 0] += 1
    if socket.close_code not in (1008, 1006) or not kinds["limit"]:
        found.blame(f"a flood was ended by {socket.close_code} after {kinds}")


async def be_deaf(server: Server, things: Things, count: int, found: Findings) -> None:
    """Ask for large answers and never read one: cut off before memory fills."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port, limit=1)
    writer.write(handshake(things.token))
    await reader.readline()
    table, seat = things.mine[0]
    watch = {"type": "watch", "id": "deaf", "table": table, "seat": seat}
    text = msgspec.json.encode(watch)
    frame = bytes([0x81, 0x80 | len(text)]) + bytes(4) + text  # a mask of zeros changes nothing
    before = (await _measure(server)).memory
    with contextlib.suppress(ConnectionError, TimeoutError):
        for _ in range(count):
            writer.write(frame)
            await asyncio.wait_for(writer.drain(), 10)
            found.messages["deaf"] += 1
            await asyncio.sleep(0)
    await asyncio.sleep(2)
    grown = (await _measure(server)).memory - before
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


# --- the whole


async def campaign(
    server: Server,
    requests: int,
    messages: int,
    seed: int,
    tell: Callable[[str], None] = lambda _: None,
) -> Findings:
    """Throw everything at a running server, and compare how it is with how it was."""
    found = Findings()
    started = time.monotonic()
    rng = random.Random(seed)
    assert server.process is not None
    things = await set_the_stage(server, rng)
    garbage = Garbage(rng, things, MESSAGE_BYTES)

    async def throw(share: float, name: str) -> None:
        many = round(requests * share)
        await throw_requests(server, garbage, many - many // 2, found)
        tell(f"{name}: own requests {time.monotonic() - started:.0f} s {dict(found.statuses)}")
        already = found.requests["schemathesis"]
        await asyncio.to_thread(throw_by_schema, server, things, already + many // 2, found, seed)
        tell(f"{name}: schema {time.monotonic() - started:.0f} s {dict(found.statuses)}")
        each = round(messages * share) // SOCKETS + 1
        await asyncio.gather(*(Thrower(server, garbage, found).throw(each) for _ in range(SOCKETS)))
        tell(f"{name}: messages {time.monotonic() - started:.0f} s {dict(found.answers)}")

    async with people(server.url, "Honest") as (honest,):
        watching = asyncio.create_task(stay_honest(honest, found))
        await throw(WARM_UP, "warm-up")
        watching.cancel()
    found.warm = await measure(server)
    async with people(server.url, "Honest") as (honest,):
        watching = asyncio.create_task(stay_honest(honest, found))
        await throw(1 - WARM_UP, "the rest")
        await be_deaf(server, things, min(messages, 3_000), found)
        tell(f"deaf: {time.monotonic() - started:.0f} s")
        if watching.done():
            watching.result()
        watching.cancel()
        table = await sit_together([honest], "digout", bots=1, options={"turn_limit": 3})
        await play_to_the_end(honest, table, rng)  # and one can still play
    found.after = await measure(server)
    found.seconds = time.monotonic() - started
    _judge(server, found)
    return found


def _judge(server: Server, found: Findings) -> None:
    assert found.warm is not None
    assert found.after is not None
    assert server.process is not None
    if server.process.poll() is not None:
        found.blame(f"the server has ended with {server.process.returncode}")
    if found.after.tasks > found.warm.tasks:
        found.blame(f"tasks were left behind: {found.warm.tasks} -> {found.after.tasks}")
    if found.after.sockets > 0:
        found.blame(f"{found.after.sockets} sockets are still counted")
    if found.after.memory > found.warm.memory * MORE_MEMORY + SOME_MEMORY:
        found.blame(f"memory grows: {found.warm} -> {found.after}")
    for line in server.log.read_text().splitlines():
        if '"level":"error"' in line and NO_ERROR not in line:
            found.blame(f"logged: {line[:1500]}")


async def campaign_of_floods(server: Server, messages: int) -> Findings:
    """Floods against a server with the limits that everybody has."""
    found = Findings()
    started = time.monotonic()
    async with people(server.url, "Flood", "Honest") as (flooder, honest):
        watching = asyncio.create_task(stay_honest(honest, found))
        for _ in range(2):
            found.warm, found.after = found.after, await _measure(server)
            await asyncio.gather(
                *(flood(server, flooder.token, messages // 6, found) for _ in range(3))
            )
        if watching.done():
            watching.result()
        watching.cancel()
    found.warm, found.after = found.after, await measure(server)
    found.warm.tasks = found.after.tasks  # two people were there who have gone
    found.seconds = time.monotonic() - started
    _judge(server, found)
    return found


def make_server(folder: Path, database: str | None = None, **more: Any) -> Server:
    """A server that reads every message, however many come; idle tables soon sleep."""
    limits = {"messages_per_second": 100_000, "messages_burst": 1_000_000, "idle_seconds": 5}
    return Server(folder, database, **limits | {"tables_per_client": 100, **more})


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--requests", type=int, default=10_000)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    asked = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # and the server does not stay behind
    with tempfile.TemporaryDirectory(prefix="jailbirds-fuzz-") as name:
        folder = Path(name)
        postgres = Postgres(folder).start() if asked.database == "postgresql" else None
        server = make_server(folder, postgres.new_database("fuzz") if postgres else None)
        try:
            server.launch()
            server.wait(START)
            found = asyncio.run(campaign(server, asked.requests, asked.messages, asked.seed, _tell))
        finally:
            if server.process is not None:
                server.stop()
            if postgres:
                postgres.stop()
    _tell(str(found))
    return bool(found.wrong)


def _tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
