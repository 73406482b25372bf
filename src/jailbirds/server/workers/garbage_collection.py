"""Python's search for garbage in circles, kept short: while it runs, nobody gets a view.

What is thrown away here is freed at once, circles are few: they come with people who connect, not
with moves. To find them Python would look at every object of a middle age now and then, and at all
of them sometimes: half a second, and two and more, with thousands of tables, without finding
anything. So what is new is searched once a second at most, and left out from then on; where nothing
was found, the new of the next seconds is left out unsearched. All there is is searched only when it
is quiet, or when so much more is there than tables account for that circles could fill the memory.
Who searched in vain has more patience the next time.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable

# seconds: thousands of tables make 20,000 new objects in one, which takes 20 ms; what is still in
# use is searched in vain, and the more of that the more often
LOOK_EVERY = 1.0
LITTLE = 5_000  # new objects, which can wait
MOST_SKIPPED = 31  # looks in a row that do not search, after several in vain
QUIET = 2.0  # seconds without a change at any table
NOW_AND_THEN = 600.0  # seconds from one search of everything to the next, when it is quiet
MUCH = 500_000  # objects: a hundred megabytes or two
OF_A_TABLE = 3_000  # objects, with those who sit there
PATIENT = 4  # times as much, at most, where there was little to find
LITTLE_FOUND = 20  # of so many objects one


class GarbageCollection:
    """Searches what is new often, and everything rarely."""

    def __init__(
        self, last_change: Callable[[], float], tables: Callable[[], int] = lambda: 0
    ) -> None:
        self._last_change = last_change
        self._tables = tables  # in memory
        self._left_out = 0  # objects since they were counted
        self._there = 0  # when everything was searched
        self._tables_then = 0
        self._patience = 1
        self._to_skip = self._skipped = 0  # looks; and how many that were after the last search
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
        if quiet or self._has_grown():
            self._search_everything()
            self._searched = now
        elif (new := gc.get_count()[0]) > LITTLE:
            if self._to_skip:
                self._to_skip -= 1
            else:
                in_vain = gc.collect() * LITTLE_FOUND < new
                self._skipped = min(2 * self._skipped + 1, MOST_SKIPPED) if in_vain else 0
                self._to_skip = self._skipped
            self._left_out += new
            leave_out()

    def _has_grown(self) -> bool:
        """Is much more there than when everything was searched? Most of what is left out is freed
        soon, and counting takes a moment: that is done only when it could be so."""
        tables = max(0, self._tables() - self._tables_then)
        much = self._patience * max(MUCH, self._there) + OF_A_TABLE * tables
        if self._left_out <= much:
            return False
        self._left_out = 0
        return gc.get_freeze_count() - self._there > much

    def _search_everything(self) -> None:
        gc.unfreeze()
        found = gc.collect()
        leave_out()
        self._there, self._left_out = gc.get_freeze_count(), 0
        self._tables_then = self._tables()
        in_vain = found * LITTLE_FOUND < self._there
        self._patience = min(2 * self._patience, PATIENT) if in_vain else 1


def leave_out() -> None:
    """No search looks at what is there now, but that of everything."""
    gc.freeze()
