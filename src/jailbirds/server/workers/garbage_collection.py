"""Python's search for garbage in circles, when nobody waits: while it runs, no view is made.

What is thrown away here is freed at once, circles are few. But to find them a search looks at
every object there is, a third of a second for thousands of tables; and Python would begin one
after so many new objects, however little it found before. So it is begun here: when nothing
happens, or when so much is new that circles could fill the memory.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable

LOOK_EVERY = 1.0  # seconds
QUIET = 2.0  # seconds without a change at any table
NOW_AND_THEN = 600.0  # seconds from one search to the next, when it is quiet
FEW = 500_000  # objects: a hundred megabytes at most
MORE = 0.5  # new ones, as a part of those there were


class GarbageCollection:
    """Searches when it is quiet, or when there is much that is new."""

    def __init__(self, last_change: Callable[[], float]) -> None:
        self._last_change = last_change
        leave_out()
        self.search()

    async def run(self) -> None:
        gc.disable()
        try:
            while True:
                await asyncio.sleep(LOOK_EVERY)
                self.look()
        finally:
            gc.enable()

    def look(self) -> None:
        """Search, if it is time."""
        now = time.monotonic()
        new = gc.get_count()[0]  # since the last search, less those that are gone
        quiet = now - self._last_change() > QUIET and now - self._searched > NOW_AND_THEN
        if quiet or new > max(FEW, MORE * self.objects):
            self.search()

    def search(self) -> None:
        gc.collect()
        self.objects = len(gc.get_objects())
        self._searched = time.monotonic()


def leave_out() -> None:
    """What is there now stays: code, compiled rules, settings. No search looks at it again."""
    gc.freeze()
