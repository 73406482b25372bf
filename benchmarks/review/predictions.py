"""What the judge of reviews expects in positions of games between bots, and what came of them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from multiprocessing import get_context

import numpy as np

import jailbirds
from jailbirds.bots import Bot
from jailbirds.review import Effort, Judge
from jailbirds.review.judge import WHOLE, shared_out

POSITIONS = 8  # of a game, drawn from all of it
AT_ONCE = 10  # games that a worker takes at a time


@dataclass(frozen=True, slots=True)
class Job:
    """Some games of a title between regulars, with the effort of their judge."""

    title: str
    players: int
    effort: Effort
    games: range


def play(title: str, players: int, seed: int) -> jailbirds.Game:
    """A game between regulars."""
    bot = Bot("regular", seed, gear="native")
    game = jailbirds.new(title, players, seed=seed, gear="native")
    while not game.over:
        seat = game.actors[0]
        game.play(seat, bot.choose(game, seat))
    return game


def predictions(job: Job) -> np.ndarray:
    """Rows of positions, in each the shares that were expected for every seat, then the results."""
    judge = Judge(jailbirds.title(job.title), job.players, effort=job.effort)
    rows = []
    for seed in job.games:
        game = play(job.title, job.players, seed)
        assert game.result is not None
        result = shared_out(sum(1 << seat for seat in game.result.winners), job.players)
        drawn = random.Random(seed).sample(range(len(game.moves)), POSITIONS)
        rows += [(judge.open_cards(game.before(number)), result) for number in drawn]
    return np.array(rows, dtype=np.float64) / WHOLE


def all_predictions(job: Job, cores: int, progress: Callable[[int], None]) -> np.ndarray:
    """Those of all games of a job, in their order, by several processes."""
    predictions(replace(job, games=job.games[:1]))  # compiled once
    first, last = job.games.start, job.games.stop
    parts = [
        replace(job, games=range(number, min(number + AT_ONCE, last)))
        for number in range(first, last, AT_ONCE)
    ]

    def found() -> Iterator[np.ndarray]:
        with get_context("spawn").Pool(cores) as pool:
            for part, rows in zip(parts, pool.imap(predictions, parts), strict=True):
                progress(len(part.games))
                yield rows

    return np.concatenate(list(found()))
