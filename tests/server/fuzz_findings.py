"""What a fuzzing campaign has seen, and how the server is, measured from outside."""

from __future__ import annotations

import asyncio
import os
import re
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from tests.server.processes import Server

MORE_MEMORY = 1.10  # times what it was after the warm-up, and
SOME_MEMORY = 16 * 2**20  # bytes: what is not a leak
# uvicorn calls this an error, and goes on
NO_ERROR = "Invalid UTF-8 sequence received from client"


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


COUNTED = ("requests", "statuses", "messages", "answers", "ends")


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
        lines = [
            f"{sum(self.requests.values())} requests and {sum(self.messages.values())} messages "
            f"in {self.seconds:.0f} s; the slowest honest ping: {self.slowest:.2f} s",
            *(f"{name}: {dict(getattr(self, name))}" for name in COUNTED),
            f"after the warm-up: {self.warm}; in the end: {self.after}",
            *(f"WRONG: {wrong}" for wrong in self.wrong[:30]),
            "the server is as it was" if not self.wrong else f"{len(self.wrong)} are wrong",
        ]
        return "\n".join(lines)


async def measure(server: Server) -> Figures:
    """The server at rest: what closed connections leave behind is gone after a moment."""
    found = await look(server)
    for _ in range(20):
        await asyncio.sleep(0.5)
        before, found = found, await look(server)
        if found.sockets == 0 and found.tasks >= before.tasks:
            break
    return found


async def look(server: Server) -> Figures:
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


def judge(server: Server, found: Findings) -> None:
    """Is the server alive, and as it was after the warm-up?"""
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
