"""The fast gear of each title, without anybody having to wait for it.

A child process compiles (`python -m jailbirds.server.gears`) and writes the names of titles
that are done into a file. Until then tables run in the interpreted gear. The server itself
never compiles: it looks into the file, and loads what is there in a thread.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import threading
import time
from pathlib import Path

import jailbirds
from jailbirds.bots import Bot
from jailbirds.kernel.game import Game
from jailbirds.kernel.gears import Native
from jailbirds.kernel.title import Title
from jailbirds.server import garbage
from jailbirds.server.compiling import DONE
from jailbirds.server.logs import set_up_logs

log = logging.getLogger(__name__)
MARK = "server-is-compiled"
LOOK_EVERY = 0.5  # seconds


class Gears:
    """Which gear each title runs in."""

    def __init__(self) -> None:
        self._gears = dict.fromkeys(jailbirds.titles(), "interpreted")

    def of(self, title: str) -> str:
        return self._gears.get(title, "interpreted")

    @property
    def all(self) -> dict[str, str]:
        return dict(self._gears)

    async def look_out(self) -> None:
        """Shift up, title by title, as soon as the child process is done with it."""
        done = os.environ.get(DONE)
        waiting = set(self._gears)
        while done and waiting:
            compiled = await asyncio.to_thread(Path(done).read_text) if Path(done).exists() else ""
            for name in sorted(waiting.intersection(compiled.split())):
                waiting.remove(name)
                started = time.perf_counter()
                try:
                    await asyncio.to_thread(use, jailbirds.title(name))
                except Exception:
                    log.exception("the compiled rules of %s cannot be loaded", name)
                    continue
                self._gears[name] = "native"
                garbage.leave_out()
                seconds = round(time.perf_counter() - started, 2)
                log.info("native gear", extra={"title": name, "seconds": seconds})
            await asyncio.sleep(LOOK_EVERY)


def _mark(title: Title) -> Path:
    gear = title.gear("native")
    assert isinstance(gear, Native)
    return gear.cache_folder / MARK


def use(title: Title) -> None:
    """Run everything once that a server runs: it is compiled by that, or found in the cache."""
    for players in {title.players[0], title.players[-1]}:
        game = Game(title, players, seed=0, gear="native")
        for name in ("regular", "veteran"):
            bot = Bot(name, seed=0, gear="native", iterations=1, patient=True)
            for _ in range(2):
                if not game.actors:
                    break
                seat = game.actors[0]
                action = bot.choose(game, seat)
                game.preview(seat, action)
                game.play(seat, action)


def compile_all(parent: int | None) -> None:
    """What the child does: one title after the other, as long as the server lives."""
    set_up_logs()
    if hasattr(os, "nice"):
        os.nice(10)
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()
    names = jailbirds.titles()
    for number, name in enumerate(names, start=1):
        title = jailbirds.title(name)
        if not _mark(title).exists():
            progress = {"title": name, "number": number, "of": len(names)}
            log.info("compiling", extra=progress)
            started = time.perf_counter()
            use(title)
            _mark(title).touch()
            seconds = round(time.perf_counter() - started, 1)
            log.info("compiled", extra=progress | {"seconds": seconds})
        with Path(os.environ[DONE]).open("a", encoding="utf-8") as done:
            done.write(f"{name}\n")


def _end_with(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(0)


if __name__ == "__main__":
    compile_all(int(sys.argv[1]) if len(sys.argv) > 1 else None)
