"""Reviews that people look at: each is made once, in spare time, and grows while it is made.

It is a job of one game, whoever looks: task after task goes to the threads in which bots think,
when no bot waits for one. What is finished is kept in memory for a while, and made again when
somebody asks later: it comes out the same.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Iterator
from functools import partial

from jailbirds.kernel.game import Game
from jailbirds.review import Course, Task
from jailbirds.server import protocol
from jailbirds.server.bots.bot_pool import BotPool
from jailbirds.server.reviews.judges import Judges
from jailbirds.server.reviews.shown import shown
from jailbirds.server.tables.live_table import LiveTable
from jailbirds.table import Refusal

log = logging.getLogger(__name__)
MOST_KEPT = 100  # reviews in memory
MOST_AT_WORK = 20
LOOK_EVERY = 0.5  # seconds, whether the judge of a title is compiled


class Job:
    """The review of a table's game, as far as it has come."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.course: Course | None = None  # while it is judged
        self.work: asyncio.Task[None] | None = None
        self.whole: protocol.GameReview | None = None

    @property
    def answer(self) -> protocol.GameReview:
        if self.whole is not None:
            return self.whole
        if self.course is None:
            return protocol.GameReview(table=self.table, done=0, tasks=1, start=None, waiting=True)
        return shown(self.table, self.course.game.title, self.course.review)


class ReviewKeeper:
    """Makes reviews, and keeps those that were asked for last."""

    def __init__(self, judges: Judges, pool: BotPool) -> None:
        self._judges = judges
        self._pool = pool
        self._jobs: OrderedDict[str, Job] = OrderedDict()

    async def review(self, live: LiveTable) -> protocol.GameReview:
        """The review of a finished game as it is now; whoever asks first has it begun."""
        job = self._jobs.get(live.id)
        if job is None:
            job = self._begin(live)
        self._jobs.move_to_end(live.id)
        return await asyncio.to_thread(lambda: job.answer)

    def _begin(self, live: LiveTable) -> Job:
        working = sum(job.whole is None for job in self._jobs.values())
        if working >= MOST_AT_WORK:
            raise Refusal("busy", "refused-reviews", "too many reviews are being made: try later")
        while len(self._jobs) >= MOST_KEPT:
            del self._jobs[next(table for table, job in self._jobs.items() if job.whole)]
        job = self._jobs[live.id] = Job(live.id)
        assert live.table.game is not None
        job.work = asyncio.create_task(self._make(job, live.table.game))
        return job

    async def _make(self, job: Job, game: Game) -> None:
        """All tasks of a review, in spare time, in as many threads as bots think in."""
        try:
            while not self._judges.are_ready(game.title):
                await asyncio.sleep(LOOK_EVERY)
            await self._pool.in_spare_time(partial(self._open, job, game, self._judges.gear))
            assert job.course is not None
            tasks = iter(job.course.tasks)
            hands = (self._work(job.course, tasks) for _ in range(self._pool.threads))
            await asyncio.gather(*hands)
            job.whole = await asyncio.to_thread(lambda: job.answer)
            job.course = None
        except Exception:
            log.exception("a review failed", extra={"table": job.table})
            del self._jobs[job.table]

    @staticmethod
    def _open(job: Job, game: Game, gear: str) -> None:
        job.course = Course(game, gear)

    async def _work(self, course: Course, tasks: Iterator[Task]) -> None:
        for task in tasks:
            await self._pool.in_spare_time(partial(self._do, course, task))

    def _do(self, course: Course, task: Task) -> None:
        """In a thread: a task."""
        course.do(task, self._judges.of(course.game.title, course.game.players))

    async def close(self) -> None:
        """Leave what is not finished."""
        working = [job.work for job in self._jobs.values() if job.work]
        for work in working:
            work.cancel()
        await asyncio.gather(*working, return_exceptions=True)
