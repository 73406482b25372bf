"""Puzzles: that of the day, those of a title, and each by itself, to be solved."""

from __future__ import annotations

import asyncio
import random
from typing import Annotated

from litestar import Router, get, post
from litestar.params import Parameter

import jailbirds
from jailbirds.puzzles import Puzzle, of_the_day, puzzles
from jailbirds.server import protocol
from jailbirds.server.puzzles import boards
from jailbirds.server.puzzles.choice import next_puzzle
from jailbirds.server.puzzles.standing import Score, day_of, longest_streak, streak
from jailbirds.server.storage.reader import Client
from jailbirds.server.tables import lobby
from jailbirds.server.tables.live_table import now_ms
from jailbirds.server.workers.worker import Worker
from jailbirds.table import Refusal

Name = Annotated[str, Parameter(max_length=64)]
DICE = random.SystemRandom()


async def score_of(worker: Worker, visitor: Client | None) -> Score:
    return Score() if visitor is None else await worker.tries.score(visitor.id)


def standing(score: Score) -> protocol.PuzzleStanding:
    today = day_of(now_ms()).toordinal()
    return protocol.PuzzleStanding(
        points=score.rating.points,
        margin=score.rating.margin,
        sure=score.rating.sure,
        tried=len(score.tried),
        solved=sum(score.tried.values()),
        streak=streak(score.days, today),
        best_streak=longest_streak(score.days),
        today=score.days.get(today),
    )


@get("/puzzles")
async def overview(worker: Worker, visitor: Client | None) -> protocol.Puzzles:
    """The puzzle of the day, how many there are of each title, and how the reader does."""
    score = await score_of(worker, visitor)
    today = day_of(now_ms())

    def gather() -> protocol.Puzzles:
        daily = of_the_day(today)
        shelves = (boards.shelf_of(jailbirds.title(name), score) for name in jailbirds.titles())
        return protocol.Puzzles(
            day=today.isoformat(),
            daily=boards.info_of(daily, score) if daily else None,
            shelves=tuple(shelf for shelf in shelves if shelf.puzzles),
            mine=standing(score) if visitor else None,
        )

    return await asyncio.to_thread(gather)


@get("/titles/{title:str}/puzzles")
async def of_title(worker: Worker, visitor: Client | None, title: Name) -> protocol.TitlePuzzles:
    """All puzzles of a title, the easiest first."""
    known = jailbirds.title(title)
    score = await score_of(worker, visitor)
    listed = await asyncio.to_thread(puzzles, known)
    return protocol.TitlePuzzles(
        title=known.name,
        puzzles=tuple(boards.info_of(puzzle, score) for puzzle in listed),
        mine=standing(score) if visitor else None,
    )


@get("/titles/{title:str}/puzzles/next")
async def next_of_title(
    worker: Worker, visitor: Client | None, title: Name, after: Name | None = None
) -> protocol.PuzzleInfo:
    """A puzzle of a title that the reader may try next, `after` another."""
    known = jailbirds.title(title)
    score = await score_of(worker, visitor)
    found = next_puzzle(await asyncio.to_thread(puzzles, known), score, after, DICE)
    if found is None:
        raise Refusal("missing", "refused-puzzle", f"there is no such puzzle of {known.name}")
    return boards.info_of(found, score)


@get("/puzzles/{puzzle:str}")
async def read_puzzle(
    worker: Worker, visitor: Client | None, puzzle: Name, sketch: bool = False
) -> protocol.PuzzleTask:
    """A puzzle, as the seat sees it that is to act; its solution comes with the answer alone."""
    found = await known_puzzle(puzzle)
    score = await score_of(worker, visitor)
    return await asyncio.to_thread(
        boards.task_of, found, score, daily=is_daily(found), sketch=sketch
    )


@post("/puzzles/{puzzle:str}/ask", status_code=200)
async def ask(puzzle: Name, data: protocol.BareQuestion) -> protocol.Foresight:
    """What an action would bring about there, as far as the seat can know, or why not."""
    found = await known_puzzle(puzzle)
    return await asyncio.to_thread(boards.asked, found, data)


@post("/puzzles/{puzzle:str}/answer", status_code=200)
async def answer(
    worker: Worker, client: Client, puzzle: Name, data: protocol.PuzzleAnswer
) -> protocol.PuzzleSolved:
    """Answer a puzzle: is it right, and what is the solution? The first answer counts."""
    found = await known_puzzle(puzzle)
    right = await asyncio.to_thread(boards.read_answer, found, data)
    day = day_of(now_ms()).toordinal() if is_daily(found) else None
    change = await worker.tries.keep(client.id, found, day, solved=right)
    return protocol.PuzzleSolved(
        right=right,
        first=change is not None,
        change=change or 0,
        solution=await asyncio.to_thread(boards.solution_of, found),
        mine=standing(await worker.tries.score(client.id)),
    )


@post("/puzzles/{puzzle:str}/table")
async def play_on(
    worker: Worker, client: Client, puzzle: Name, data: protocol.PlayPuzzle
) -> protocol.TableInfo:
    """Open a table that begins in a puzzle, against bots, once it was tried: hints would solve it.
    Its result counts for nobody."""
    found = await known_puzzle(puzzle)
    score = await worker.tries.score(client.id)
    if found.id not in score.tried:
        raise Refusal("early", "refused-untried", "try the puzzle first")
    if not boards.plays_on(found):
        raise Refusal("early", "refused-old-puzzle", "it is of rules that begin no games any more")
    game = await asyncio.to_thread(boards.game_of, found)
    opened = await lobby.open_from(worker, client, game, found.seat, data.level, data.id)
    return worker.pusher.info(opened, client.id)


async def known_puzzle(name: str) -> Puzzle:
    return await asyncio.to_thread(boards.puzzle_of, name)


def is_daily(puzzle: Puzzle) -> bool:
    return of_the_day(day_of(now_ms())) == puzzle


router = Router(
    "/",
    route_handlers=[overview, of_title, next_of_title, read_puzzle, ask, answer, play_on],
    tags=["puzzles"],
)
