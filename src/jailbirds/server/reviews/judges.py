"""The judges of a server: one for each kind of table in each of the threads in which bots think."""

from __future__ import annotations

import threading
from collections import OrderedDict

from jailbirds.kernel.title import Title
from jailbirds.review import Effort, Judge
from jailbirds.server import protocol
from jailbirds.server.gears.title_gears import TitleGears

MOST_JUDGES = 4  # in each thread: each has a memory of its own
# where a server compiles nothing, it judges coarsely
UNCOMPILED = Effort(open_cards=1, deals=1, duels=1, horizon=2, iterations=4)


class Judges:
    """Those who judge finished games, by and by."""

    def __init__(self, gears: TitleGears, *, compiles: bool) -> None:
        self._gears = gears
        self.compiles = compiles
        self.effort = Effort() if compiles else UNCOMPILED
        self._own = threading.local()

    @property
    def gear(self) -> str:
        return "native" if self.compiles else "interpreted"

    def are_ready(self, title: Title) -> bool:
        """Is the judge of a title compiled, where it is to be?"""
        return not self.compiles or self._gears.can_judge(title.name)

    def awaited(self, title: Title) -> protocol.Compiled | None:
        """How far the server has come with the judge of a title; None: nothing is waited for."""
        if self.are_ready(title):
            return None
        done, parts = self._gears.until_judged(title.name)
        return protocol.Compiled(done=done, parts=parts)

    def of(self, title: Title, players: int) -> Judge:
        """In a thread: the judge that belongs to this thread alone."""
        judges: OrderedDict[tuple[str, int], Judge] | None = getattr(self._own, "judges", None)
        if judges is None:
            judges = self._own.judges = OrderedDict()
        key = (title.name, players)
        if key not in judges:
            while len(judges) >= MOST_JUDGES:
                judges.popitem(last=False)
            judges[key] = Judge(title, players, gear=self.gear, effort=self.effort)
        judges.move_to_end(key)
        return judges[key]
