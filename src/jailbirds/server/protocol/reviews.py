"""Reviews of finished games. Chances and changes are in millionths of a win."""

from __future__ import annotations

from typing import Any, Literal

from jailbirds.review import Balance, Swing
from jailbirds.server.protocol.basics import Out


class BetterAction(Out, frozen=True):
    """The best that was found: the action, the word that says it, and the places to point at."""

    action: dict[str, Any]
    key: str  # action-…
    places: tuple[str, ...] = ()


class ReviewDecision(Out, frozen=True):
    """What a decision cost, by what its player could know; `better` where something was lost.

    Points of win chance lost: 5 make an inaccuracy, 10 a mistake, 20 a blunder. `accuracy` is in
    thousandths; it halves with every 10 points."""

    hope: int  # what the player could expect after it
    loss: int
    accuracy: int
    grade: Literal["inaccuracy", "mistake", "blunder"] | None = None
    better: BetterAction | None = None


class ReviewMoment(Out, frozen=True):
    """A move, by its number from 1, and what every seat could expect after it, with open cards.
    What is not judged yet is null."""

    number: int
    seat: int | None  # null: chance
    chances: tuple[int, ...] | None
    decision: ReviewDecision | None = None


class Compiled(Out, frozen=True):
    """How many of the parts are compiled that come first, and the judge of a title with them."""

    done: int
    parts: int


class GameReview(Out, frozen=True):
    """Answer of GET /api/reviews/{table}. It grows: ask again until `done` is `tasks`.

    `waiting`: it has not begun. `compiled`: because the judge of the title is still being
    compiled."""

    table: str
    done: int
    tasks: int
    start: tuple[int, ...] | None
    waiting: bool = False
    compiled: Compiled | None = None
    moments: tuple[ReviewMoment, ...] = ()
    players: tuple[Balance, ...] = ()
    turning_points: tuple[Swing, ...] = ()
    luckiest: tuple[Swing, ...] = ()
    unluckiest: tuple[Swing, ...] = ()


OF_REVIEWS = (GameReview,)
