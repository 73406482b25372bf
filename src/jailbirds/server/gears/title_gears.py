"""The fast gear of each title, without anybody having to wait for it.

A child process compiles (`compile.py`) and writes the names of titles that are done into a
file. Until then tables run in the interpreted gear. The server itself never compiles: it looks
into the file, and loads what is there in a thread.
"""

from __future__ import annotations

import asyncio
import logging
import os
import time
from pathlib import Path

import jailbirds
from jailbirds.server.gears.compile import REVIEW, run_everything
from jailbirds.server.gears.compiler_process import DONE
from jailbirds.server.workers.garbage_collection import leave_out

log = logging.getLogger(__name__)
LOOK_EVERY = 0.5  # seconds


class TitleGears:
    """Which gear each title runs in."""

    def __init__(self) -> None:
        self._gears = dict.fromkeys(jailbirds.titles(), "interpreted")
        self._judges: set[str] = set()

    def of(self, title: str) -> str:
        return self._gears.get(title, "interpreted")

    def can_judge(self, title: str) -> bool:
        """Is the judge of its reviews compiled?"""
        return title in self._judges

    def until_judged(self, title: str) -> tuple[int, int]:
        """How many parts are compiled until the judge of a title is, in the order of the child
        process, and how many of them are there."""
        titles = list(self._gears)
        judges = titles[: titles.index(title) + 1]
        played = sum(gear == "native" for gear in self._gears.values())
        return played + len(self._judges.intersection(judges)), len(titles) + len(judges)

    @property
    def all(self) -> dict[str, str]:
        return dict(self._gears)

    async def look_out(self) -> None:
        """Shift up, title by title, as soon as the child process is done with it."""
        done = os.environ.get(DONE)
        waiting = set(self._gears) | {name + REVIEW for name in self._gears}
        while done and waiting:
            compiled = await asyncio.to_thread(Path(done).read_text) if Path(done).exists() else ""
            for name in sorted(waiting.intersection(compiled.split())):
                waiting.remove(name)
                started = time.perf_counter()
                if name.endswith(REVIEW):
                    self._judges.add(name.removesuffix(REVIEW))
                    continue
                try:
                    await asyncio.to_thread(run_everything, jailbirds.title(name))
                except Exception:
                    log.exception("the compiled rules of %s cannot be loaded", name)
                    continue
                self._gears[name] = "native"
                leave_out()
                seconds = round(time.perf_counter() - started, 2)
                log.info("native gear", extra={"title": name, "seconds": seconds})
            await asyncio.sleep(LOOK_EVERY)
