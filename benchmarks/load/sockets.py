"""`python -m benchmarks.load.sockets`: what a message costs between the system and the server.

Somebody sends a move, and is sent an answer and what is shown then; a server that does nothing else
reads and writes. Measured is its CPU, for our lines (`jailbirds.server.http.lines`) and for picows,
a WebSocket written in Cython, where it is installed (it is none of our dependencies). Both hand a
message to a task that reads one after the other, as the server does.
"""

from __future__ import annotations

import argparse
import asyncio
import importlib
import importlib.util
import subprocess
import sys
import time
from itertools import cycle
from typing import Any

import msgspec
import uvicorn
import uvloop
from rich.console import Console
from rich.table import Table as Printed

from benchmarks.load.usage import cpu_seconds
from benchmarks.load.wire import Line, Wrong
from jailbirds.server.http.lines import LINE, SocketLine, line_options
from jailbirds.server.settings import Settings
from tests.server.processes import free_port

HOST = "127.0.0.1"
MOVE = {"type": "play", "table": "x" * 22, "seat": 0, "version": 100, "action": {"do": "move"}}
ANSWERS = [msgspec.json.encode({"is": "." * size}) for size in (100, 5_000)]  # done, and a view
SERVERS = {"ours": "jailbirds", "picows": "picows"}  # and the package that it takes
PEOPLE = 50
EVERY = 0.01  # seconds between two looks at who is to send
STARTS = 30.0  # seconds


async def answer(scope: Any, receive: Any, send: Any) -> None:
    """An application that only answers, by our lines."""
    if scope["type"] != "websocket":
        await receive()
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await send({"type": "lifespan.shutdown.complete"})
        return
    line: SocketLine = scope["extensions"][LINE]
    await receive()
    await send({"type": "websocket.accept"})
    while (await receive())["type"] == "websocket.receive":
        line.write(ANSWERS)


def serve_ours(port: int) -> None:
    options = line_options(Settings(messages_per_second=10**6))
    uvicorn.run(answer, host=HOST, port=port, loop="uvloop", lifespan="on", **options)


def serve_picows(port: int) -> None:
    picows = importlib.import_module("picows")
    text = picows.WSMsgType.TEXT

    class Listener(picows.WSListener):  # type: ignore[misc, name-defined]
        def on_ws_connected(self, transport: Any) -> None:
            self.heard: asyncio.Queue[str] = asyncio.Queue()
            self.task = asyncio.get_running_loop().create_task(self.answer(transport))

        def on_ws_frame(self, _: Any, frame: Any) -> None:
            if frame.msg_type == text:
                self.heard.put_nowait(frame.get_payload_as_utf8_text())

        def on_ws_disconnected(self, _: Any) -> None:
            self.task.cancel()

        async def answer(self, transport: Any) -> None:
            while await self.heard.get():
                for each in ANSWERS:
                    transport.send(text, each)

    async def run() -> None:
        server = await picows.ws_create_server(lambda _: Listener(), HOST, port)
        await server.serve_forever()

    uvloop.run(run())


async def send(port: int, rate: float, seconds: float) -> int:
    """So many messages a second, by many lines in turn; how many were answered."""
    heard = 0

    def hear(_: bytes) -> None:
        nonlocal heard
        heard += 1

    lines = [await _connect(port, hear) for _ in range(PEOPLE)]
    sent, turn, started = 0, cycle(lines), time.monotonic()
    while (passed := time.monotonic() - started) < seconds:
        for _ in range(int(passed * rate) - sent):
            next(turn).send(MOVE)
            sent += 1
        await asyncio.sleep(EVERY)
    async with asyncio.timeout(STARTS):
        while heard < sent * len(ANSWERS):
            await asyncio.sleep(EVERY)
    for line in lines:
        line.end()
    return sent


async def _connect(port: int, hear: Any) -> Line:
    async with asyncio.timeout(STARTS):
        while True:
            try:
                return await Line.connect(HOST, port, "/ws", "x", hear)
            except (OSError, Wrong):
                await asyncio.sleep(0.1)


def measure(name: str, rate: float, seconds: float) -> float:
    """CPU of a server for a message and its answers, in microseconds."""
    port = free_port()
    command = [sys.executable, "-m", "benchmarks.load.sockets", "--serve", name, str(port)]
    server = subprocess.Popen(command)
    try:
        uvloop.run(send(port, rate, 1))
        before = cpu_seconds({server.pid})
        sent = uvloop.run(send(port, rate, seconds))
        return (cpu_seconds({server.pid}) - before) / sent * 1e6
    finally:
        server.kill()
        server.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--rate", type=float, default=2_000, help="messages a second")
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--serve", nargs=2, metavar=("WHICH", "PORT"), help="be a server")
    args = parser.parse_args()
    if args.serve:
        which, port = args.serve
        {"ours": serve_ours, "picows": serve_picows}[which](int(port))
        return
    there = [name for name, needs in SERVERS.items() if importlib.util.find_spec(needs)]
    rounds = [
        [measure(name, args.rate, args.seconds) for name in there] for _ in range(args.rounds)
    ]
    title = f"µs CPU for a message and its answers, at {args.rate:,.0f} messages/s"
    printed = Printed("", *(f"round {n + 1}" for n in range(args.rounds)), title=title)
    for name, took in zip(there, zip(*rounds, strict=True), strict=True):
        printed.add_row(name, *(f"{each:.0f}" for each in took))
    Console().print(printed)


if __name__ == "__main__":
    main()
