"""Reviews that people look at: each is made once, in spare time, and grows while it is made.

It is a job of one game, whoever looks and at whichever worker: task after task goes to the threads
in which bots think, when no bot waits for one. What is finished is kept in the database, and made
again only where the rules or the judge are others by then.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import Iterator
from functools import partial

from jailbirds.kernel.game import Game
from jailbirds.kernel.title import Title
from jailbirds.review import Course, Task
from jailbirds.review.signature import signature
from jailbirds.server import protocol
from jailbirds.server.bots.bot_pool import BotPool
from jailbirds.server.reviews.judges import Judges
from jailbirds.server.reviews.kept_reviews import KeptReviews, pack, unpack
from jailbirds.server.reviews.shown import shown
from jailbirds.server.storage.committer import NotKept
from jailbirds.server.storage.trouble import tell
from jailbirds.server.tables.live_table import LiveTable
from jailbirds.table import Refusal

log = logging.getLogger(__name__)
MOST_AT_HAND = 20  # reviews in memory that are finished
MOST_AT_WORK = 20
LOOK_EVERY = 0.5  # seconds, whether the judge of a title is compiled
SIGN_EVERY = 2.0  # seconds between signs that a review is being made


class Job:
    """The review of a table's game, as far as it has come."""

    def __init__(self, table: str, title: Title, judges: Judges) -> None:
        self.table = table
        self._title = title
        self._judges = judges
        self.course: Course | None = None  # while it is judged
        self.work: asyncio.Task[None] | None = None

    @property
    def answer(self) -> protocol.GameReview:
        if self.course is None:
            return protocol.GameReview(
                table=self.table,
                done=0,
                tasks=1,
                start=None,
                waiting=True,
                compiled=self._judges.awaited(self._title),
            )
        return shown(self.table, self.course.game.title, self.course.review)


class ReviewKeeper:
    """Makes reviews, and has those at hand that were asked for last."""

    def __init__(self, judges: Judges, pool: BotPool, kept: KeptReviews, *, is_alone: bool) -> None:
        self._judges = judges
        self._pool = pool
        self._kept = kept
        self._is_alone = is_alone  # is nobody at another worker, to be told how far we are?
        self._jobs: dict[str, Job] = {}
        self._claiming = asyncio.Lock()
        self._at_hand: OrderedDict[str, protocol.GameReview] = OrderedDict()

    async def review(self, live: LiveTable) -> protocol.GameReview:
        """The review of a finished game as it is now; whoever asks first has it begun."""
        if live.id in self._at_hand:
            self._at_hand.move_to_end(live.id)
            return self._at_hand[live.id]
        if live.id not in self._jobs:
            if kept := await self._find(live):
                return kept
            async with self._claiming:
                if live.id not in self._jobs:
                    await self._begin(live)
        if job := self._jobs.get(live.id):
            return await asyncio.to_thread(lambda: job.answer)
        return await self._find(live) or _nothing_yet(live.id)

    async def _find(self, live: LiveTable) -> protocol.GameReview | None:
        """A review that was made before, or as far as another worker has made it."""
        kept = await self._kept.find(live.id, self._judge_of(live))
        if kept is None or kept.is_abandoned:
            return None
        if kept.packet is None:
            return _nothing_yet(live.id)
        review = await asyncio.to_thread(unpack, kept.packet)
        if kept.maker is None:
            self._have_at_hand(review)
            with contextlib.suppress(NotKept):  # it is only that it may be dropped sooner
                await self._kept.note_asked(live.id, kept)
        return review

    def _judge_of(self, live: LiveTable) -> str:
        return signature(live.table.title, self._judges.effort)

    def _have_at_hand(self, review: protocol.GameReview) -> None:
        self._at_hand[review.table] = review
        while len(self._at_hand) > MOST_AT_HAND:
            self._at_hand.popitem(last=False)

    async def _begin(self, live: LiveTable) -> None:
        """Begin a review, unless another worker has just done so."""
        if len(self._jobs) >= MOST_AT_WORK:
            raise Refusal("busy", "refused-reviews", "too many reviews are being made: try later")
        assert live.table.game is not None
        if await self._kept.claim(live.id, self._judge_of(live)):
            job = self._jobs[live.id] = Job(live.id, live.table.title, self._judges)
            job.work = asyncio.create_task(self._make(job, live.table.game))

    async def _make(self, job: Job, game: Game) -> None:
        """A review from its beginning to where it is kept."""
        signs = asyncio.create_task(self._give_signs(job))
        started = time.monotonic()
        try:
            await self._judge(job, game)
            review = await asyncio.to_thread(lambda: job.answer)
            self._have_at_hand(review)
            await self._kept.finish(job.table, await asyncio.to_thread(pack, review))
            seconds = round(time.monotonic() - started, 1)
            log.info("a review is made", extra={"table": job.table, "seconds": seconds})
        except asyncio.CancelledError:
            raise
        except Exception as error:
            tell(log, f"the review of {job.table} was not made or not kept", error)
            with contextlib.suppress(NotKept):
                await self._kept.give_up(job.table)
        finally:
            signs.cancel()
            del self._jobs[job.table]

    async def _judge(self, job: Job, game: Game) -> None:
        """All tasks, in spare time, in as many threads as bots think in."""
        while not self._judges.are_ready(game.title):
            await asyncio.sleep(LOOK_EVERY)
        await self._pool.in_spare_time(partial(self._open, job, game))
        assert job.course is not None
        tasks = iter(job.course.tasks)
        hands = (self._work(job.course, tasks) for _ in range(self._pool.threads))
        await asyncio.gather(*hands)

    async def _give_signs(self, job: Job) -> None:
        """Let other workers know that it is being made, and show it to those who look there."""
        while True:
            await asyncio.sleep(SIGN_EVERY)
            packet = None
            if not self._is_alone:
                packet = await asyncio.to_thread(lambda: pack(job.answer))
            with contextlib.suppress(NotKept):
                await self._kept.give_sign(job.table, packet)

    def _open(self, job: Job, game: Game) -> None:
        job.course = Course(game, self._judges.gear)

    async def _work(self, course: Course, tasks: Iterator[Task]) -> None:
        for task in tasks:
            await self._pool.in_spare_time(partial(self._do, course, task))

    def _do(self, course: Course, task: Task) -> None:
        course.do(task, self._judges.of(course.game.title, course.game.players))

    async def close(self) -> None:
        """Leave what is not finished to others."""
        working = {job.table: job.work for job in self._jobs.values() if job.work}
        for work in working.values():
            work.cancel()
        await asyncio.gather(*working.values(), return_exceptions=True)
        with contextlib.suppress(NotKept):
            await asyncio.gather(*map(self._kept.give_up, working))


def _nothing_yet(table: str) -> protocol.GameReview:
    """A review that another worker has begun a moment ago."""
    return protocol.GameReview(table=table, done=0, tasks=1, start=None)
