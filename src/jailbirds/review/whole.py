"""The whole review of a finished game, on all cores."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from jailbirds.kernel.game import Game
from jailbirds.review.course import Course, Task
from jailbirds.review.judge import Effort, Judge, prepare
from jailbirds.review.report import Review


def review(
    game: Game,
    *,
    gear: str = "native",
    cores: int | None = None,
    seed: int = 0,
    effort: Effort | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> Review:
    """What everybody could expect after every move of a finished game, what decisions cost, and
    what was luck. It does not depend on the number of cores.

    >>> import jailbirds
    >>> from jailbirds.bots import Bot
    >>> from jailbirds.review import Effort, review
    >>> game = jailbirds.new(jailbirds.titles()[0], players=2, seed=3, options={"turn_limit": 2})
    >>> bot = Bot("regular", seed=1)
    >>> while not game.over:
    ...     _ = game.play(game.actors[0], bot.choose(game, game.actors[0]))
    >>> found = review(game, gear="interpreted", cores=1, effort=Effort(1, 1, 1, 8, 2))
    >>> one = found.players[0]
    >>> one.start + one.luck + one.own + one.others == one.result
    True
    """
    prepare(game.title, game.players, gear)  # compiled before the threads start
    course = Course(game, gear)
    own = threading.local()

    def do(task: Task) -> None:
        if not hasattr(own, "judge"):
            own.judge = Judge(game.title, game.players, gear=gear, seed=seed, effort=effort)
        course.do(task, own.judge)
        progress(1)

    with ThreadPoolExecutor(cores or os.cpu_count()) as pool:
        list(pool.map(do, course.tasks))
    return course.review
