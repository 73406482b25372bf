"""Analysis of finished games: branches, and what is to be expected of their positions."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from jailbirds.server.protocol.bare import BareQuestion
from jailbirds.server.protocol.basics import Id, LevelName, Out, Seat, Strict, TableId
from jailbirds.server.protocol.reviews import Compiled

MOST_BRANCHED = 300  # moves of a branch


class BranchMove(Strict, kw_only=True):
    """A move of a branch: of a seat, or an outcome of chance, which has none."""

    seat: Seat | None = None
    action: dict[str, Any]


class Branch(Strict):
    """Another way on from a finished game as it stood after `move` moves: what is tried instead.

    Chance is among its moves; it does nothing by itself."""

    table: TableId
    move: Annotated[int, msgspec.Meta(ge=0, le=100_000)]
    moves: Annotated[list[BranchMove], msgspec.Meta(max_length=MOST_BRANCHED)] = []


class Analysis(Branch):
    """Body of POST /api/analysis, which is answered by a `BareBoard`: the end of a branch, seen by
    whoever is to act, by a seat, or by nobody who plays. While chance is to act, by who acted last.

    `roll`: first let chance act, until somebody else is to. `sketch`: with the sketch of the board.
    Body of POST /api/analysis/outlook, too."""

    eyes: Seat | Literal["actor", "nobody"] = "actor"
    roll: bool = False
    sketch: bool = False


class AnalysisQuestion(Branch, kw_only=True):
    """Body of POST /api/analysis/ask, which is answered by a `Foresight`."""

    seat: Seat
    question: BareQuestion


class PlayOn(Branch, kw_only=True):
    """Body of POST /api/analysis/table: play on from the end of a branch at a table of one's own,
    on a seat, against bots of a level. Sent again with the same `id`, it is the same table."""

    seat: Seat
    level: LevelName = "regular"
    id: Id | None = None


class SharedMove(Out, frozen=True):
    """A move of a branch that was shared."""

    seat: int | None
    action: dict[str, Any]


class SharedBranch(Out, frozen=True):
    """A branch under an address of its own: GET /api/analysis/branches/{id}. Body of the POST that
    shares it is a `Branch`; the same branch has the same id, whoever shares it."""

    id: str
    table: str
    move: int
    moves: tuple[SharedMove, ...]


class GoodAction(Out, frozen=True):
    """One of the best actions that were found: the word that says it, the places to point at, and
    what its seat can expect after it, by what it knows."""

    action: dict[str, Any]
    key: str  # action-…
    places: tuple[str, ...]
    hope: int


class Outlook(Out, frozen=True):
    """What is to be expected at the end of a branch, in millionths of a win. It grows: ask again
    until `done` is `rounds`.

    `chances`: of every seat, with open cards. `best`: at most three actions of `seat`, which is to
    act, the best first. `waiting`: the judge of the title is still being compiled; `compiled`:
    how far that is."""

    seat: int | None
    done: int
    rounds: int
    waiting: bool = False
    compiled: Compiled | None = None
    chances: tuple[int, ...] | None = None
    best: tuple[GoodAction, ...] = ()


OF_ANALYSIS = (Branch, Analysis, AnalysisQuestion, PlayOn, SharedBranch, Outlook)
