"""Puzzles: what is asked, answers and solutions, the puzzle of the day, and how somebody does.

The solution of a puzzle is in a `PuzzleSolved`, and nowhere else."""

from __future__ import annotations

from typing import Any, Literal

from jailbirds.server.protocol.bare import BareBoard
from jailbirds.server.protocol.basics import Id, LevelName, Out, Sentence, Strict


class PuzzleInfo(Out, frozen=True):
    """A puzzle from outside. `rating`: how difficult it is. `solved`: at the reader's first try;
    null: not tried."""

    id: str
    title: str
    players: int
    rating: int
    solved: bool | None = None


class PuzzleStanding(Out, frozen=True):
    """How the reader does: a rating, by first tries alone (`points`, `margin` and `sure` as in
    ratings of games), and days in a row on which the puzzle of the day was solved.

    `today`: was the one of today solved at the first try? null: not tried."""

    points: int
    margin: int
    sure: bool
    tried: int
    solved: int
    streak: int
    best_streak: int
    today: bool | None


class PuzzleShelf(Out, frozen=True):
    """How many puzzles of a title there are, and what the reader has tried of them."""

    title: str
    puzzles: int
    tried: int
    solved: int


class Puzzles(Out, frozen=True):
    """Answer of GET /api/puzzles. `daily`: the puzzle of the day, the same for everybody; days
    change at midnight UTC. `mine`: null to whoever is not known yet."""

    day: str  # 2030-01-31
    daily: PuzzleInfo | None
    shelves: tuple[PuzzleShelf, ...]
    mine: PuzzleStanding | None


class TitlePuzzles(Out, frozen=True):
    """Answer of GET /api/titles/{title}/puzzles: all of a title, the easiest first."""

    title: str
    puzzles: tuple[PuzzleInfo, ...]
    mine: PuzzleStanding | None


class PuzzleTask(Out, frozen=True):
    """Answer of GET /api/puzzles/{id}: a puzzle to be solved, as its seat sees it.

    `kind`: one action wins by force, one alone saves from somebody who does, or one is better than
    all others by far. `plays_on`: one can play on from there."""

    puzzle: PuzzleInfo
    kind: Literal["win", "save", "best"]
    daily: bool  # it is that of today
    options: dict[str, Any]
    own_names: dict[str, str]  # what its options call things: instead of `name-…`
    plays_on: bool
    board: BareBoard


class PuzzleAnswer(Strict):
    """Body of POST /api/puzzles/{id}/answer. Without an action the solution is wished for, which
    counts as not solved."""

    action: dict[str, Any] | None = None


class PuzzleSolution(Out, frozen=True):
    """The solution, and the word that says it; why it is one, as hints say it. What is proved, is
    `within` so many actions of all players; `hopes`, in millionths of a win, are what is expected
    after it and after the best of all others."""

    action: dict[str, Any]
    key: str  # action-…
    places: tuple[str, ...]
    reason: Sentence  # why-…
    within: int
    hopes: tuple[int, int]


class PuzzleSolved(Out, frozen=True):
    """Answer of POST /api/puzzles/{id}/answer: whether it was right, and the solution. `change`: of
    the rating, by a first try."""

    right: bool
    first: bool
    change: int
    solution: PuzzleSolution
    mine: PuzzleStanding


class PlayPuzzle(Strict):
    """Body of POST /api/puzzles/{id}/table: play on from a puzzle that one has tried, at a table of
    one's own, against bots of a level. Sent again with the same `id`, it is the same table."""

    level: LevelName = "regular"
    id: Id | None = None


class PuzzleTry(Out, frozen=True):
    """A first try, and the rating after it."""

    puzzle: str
    solved: bool
    points: int
    at: int


class PuzzleDay(Out, frozen=True):
    """A first try at a puzzle of the day. `day`: the first of January in the year 1 is 1."""

    day: int
    puzzle: str
    solved: bool
    at: int


class ExportedPuzzles(Out, frozen=True):
    """What is kept about somebody's puzzles, in the order in which they were tried."""

    tries: tuple[PuzzleTry, ...]
    days: tuple[PuzzleDay, ...]


OF_PUZZLES = (Puzzles, TitlePuzzles, PuzzleTask, PuzzleAnswer, PuzzleSolved, PlayPuzzle)
