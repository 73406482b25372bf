"""Python's search for garbage in circles, kept short: while it runs, nobody gets a view.

What is thrown away here is freed at once, circles are few. To find them Python would look at every
object of a middle age now and then, and at all of them sometimes: half a second, and two and more,
with thousands of tables, without finding anything. So what is new is searched four times a second,
and left out from then on; all there is only when it is quiet, or when so much was left out since
that circles among it could fill the memory.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable

LOOK_EVERY = 0.25  # seconds: thousands of tables make 20,000 new objects in one
LITTLE = 5_000  # new objects, which can wait
QUIET = 2.0  # seconds without a change at any table
NOW_AND_THEN = 600.0  # seconds from one search of everything to the next, when it is quiet
MUCH = 500_000  # objects: a hundred megabytes or two


class GarbageCollection:
    """Searches what is new often, and everything rarely."""

    def __init__(self, last_change: Callable[[], float]) -> None:
        self._last_change = last_change
        self._left_out = 0  # objects since everything was searched
        self._there = 0  # then
        self._searched = time.monotonic()
        leave_out()  # what is there now stays: code, settings

    async def run(self) -> None:
        gc.disable()
        try:
            while True:
                await asyncio.sleep(LOOK_EVERY)
                self.look()
        finally:
            gc.enable()

    def look(self) -> None:
        """Search, if there is something new or it is time."""
        now = time.monotonic()
        quiet = now - self._last_change() > QUIET and now - self._searched > NOW_AND_THEN
        if quiet or self._left_out > max(MUCH, self._there):
            gc.unfreeze()
            self._there, self._left_out, self._searched = self._search(), 0, now
        elif gc.get_count()[0] > LITTLE:
            self._left_out += self._search()

    def _search(self) -> int:
        """Search all that is not left out; the number of objects that stay, and are from now on."""
        gc.collect()
        stay = len(gc.get_objects())
        leave_out()
        return stay


def leave_out() -> None:
    """No search looks at what is there now, but that of everything."""
    gc.freeze()
