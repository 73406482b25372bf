"""What the judge of reviews expects in positions of games between bots, and what came of them."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path

import numpy as np

import jailbirds
from jailbirds.bots import Bot
from jailbirds.puzzles.findings import NEVER, Findings
from jailbirds.review import Effort, Judge
from jailbirds.review.judge import WHOLE, shared_out
from jailbirds.review.signature import signature

FOLDER = Path("build/review")
POSITIONS = 2  # of a game, drawn from all of it: games tell more than positions of one game
Rows = list[tuple[tuple[int, ...], tuple[int, ...]]]


@dataclass(frozen=True, slots=True)
class Job:
    """Games of a title between regulars, with the effort of their judge."""

    title: str
    players: int
    effort: Effort

    @property
    def called(self) -> str:
        judge = signature(jailbirds.title(self.title), self.effort)
        return f"predictions-{self.title}-{self.players}-{judge}"


def play(title: str, players: int, seed: int) -> jailbirds.Game:
    """A game between regulars."""
    bot = Bot("regular", seed, gear="native")
    game = jailbirds.new(title, players, seed=seed, gear="native")
    while not game.over:
        seat = game.actors[0]
        game.play(seat, bot.choose(game, seat))
    return game


def predictions(job: Job, seed: int) -> Rows:
    """Of some positions of a game the shares that were expected for every seat, and the result."""
    game, judge = play(job.title, job.players, seed), _judge(job)
    assert game.result is not None
    result = shared_out(sum(1 << seat for seat in game.result.winners), job.players)
    drawn = random.Random(seed).sample(range(len(game.moves)), POSITIONS)
    return [(judge.open_cards(game.before(number)), result) for number in drawn]


@cache
def _judge(job: Job) -> Judge:
    return Judge(jailbirds.title(job.title), job.players, effort=job.effort)


def all_predictions(
    job: Job,
    games: range,
    cores: int,
    progress: Callable[[int], None] = lambda _: None,
    until: float = NEVER,
) -> tuple[np.ndarray, int]:
    """Those of games by their seeds, in their order, and how many games that is: all, or as many
    as there are at that moment of `time.monotonic`."""
    kept = Findings(FOLDER / f"{job.called}.jsonl")
    progress(len(kept.of(games)))
    for _ in kept.gather(partial(predictions, job), games, cores=cores, until=until):
        progress(1)
    found = kept.of(games)
    rows = [row for rows in found.values() for row in rows]
    return np.array(rows, dtype=np.float64) / WHOLE, len(found)
