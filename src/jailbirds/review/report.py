"""What a review says: moments, grades, luck and skill, all in millionths of a win."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

Who = int | Literal["chance"]
Chances = tuple[int, ...]  # of every seat
POINT = 10_000  # of win chance, in millionths
Grade = Literal["inaccuracy", "mistake", "blunder"]
# what is lost at least
GRADES: dict[Grade, int] = {"blunder": 20 * POINT, "mistake": 10 * POINT, "inaccuracy": 5 * POINT}
HALF = 10 * POINT  # lost by a decision, which is then half accurate
TURN = 10 * POINT  # the least change of a turning point
MOST_TURNS = 5
MOST_LUCK = 5


class Decision(msgspec.Struct, frozen=True):
    """What a seat expected of what it did, and of the best that was found: by what it could know.

    `grade` says how bad it was, if it was; `accuracy` is 1000 where nothing was lost. In some
    phases actions have names of their own: `phase` is that of the decision, if the title has any.
    """

    hope: int
    best: dict[str, Any]
    best_hope: int
    loss: int
    grade: Grade | None
    accuracy: int
    phase: str

    @classmethod
    def of(cls, hope: int, best: dict[str, Any], best_hope: int, phase: str = "") -> Decision:
        loss = max(0, best_hope - hope)
        grade = next((name for name, least in GRADES.items() if loss >= least), None)
        accuracy = round(1000 * 0.5 ** (loss / HALF))
        return cls(hope, best, best_hope, loss, grade, accuracy, phase)


class Moment(msgspec.Struct, frozen=True):
    """A move: who did what, and what every seat could expect after it.

    `chances` sees all cards, `decision` what its seat could know; it is there where the seat had a
    choice. What is not judged yet is None.
    """

    number: int
    seat: Who
    action: dict[str, Any]
    chances: Chances | None
    decision: Decision | None


class Balance(msgspec.Struct, frozen=True):
    """How a seat came from what it could expect at first to what it got.

    `start + luck + own + others == result`, to the last digit. The grades are counted;
    `accuracy`, in thousandths, is the mean over all decisions that were a choice.
    """

    start: int
    luck: int
    own: int
    others: int
    result: int
    decisions: int
    grades: dict[str, int]
    accuracy: int | None


class Swing(msgspec.Struct, frozen=True):
    """A move that changed what a seat could expect."""

    number: int
    seat: int
    change: int


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """All of it. While the work is not `done`, the balances and what follows are empty."""

    title: str
    rules_version: int
    names: tuple[str, ...]
    done: int
    tasks: int
    start: Chances | None
    moments: tuple[Moment, ...]
    players: tuple[Balance, ...] = ()
    turning_points: tuple[Swing, ...] = ()
    luckiest: tuple[Swing, ...] = ()
    unluckiest: tuple[Swing, ...] = ()


def summed_up(review: Review) -> Review:
    """The review of which all is judged, with its balances."""
    assert review.start is not None
    line = [review.start, *(moment.chances or () for moment in review.moments)]
    seats = range(len(review.names))
    swings = [
        Swing(moment.number, seat, line[moment.number][seat] - line[moment.number - 1][seat])
        for moment in review.moments
        for seat in seats
    ]
    luck = [swing for swing in swings if review.moments[swing.number - 1].seat == "chance"]
    return msgspec.structs.replace(
        review,
        players=tuple(balance(review, swings, seat) for seat in seats),
        turning_points=turning_points(swings),
        luckiest=most([swing for swing in luck if swing.change > 0]),
        unluckiest=most([swing for swing in luck if swing.change < 0]),
    )


def balance(review: Review, swings: Sequence[Swing], seat: int) -> Balance:
    """The changes of a seat's chances, by who brought them about, and how well it played."""
    assert review.start is not None
    came = {"luck": 0, "own": 0, "others": 0}
    for swing in swings:
        if swing.seat == seat:
            who = review.moments[swing.number - 1].seat
            came["luck" if who == "chance" else "own" if who == seat else "others"] += swing.change
    mine = [each.decision for each in review.moments if each.seat == seat and each.decision]
    last = review.moments[-1].chances if review.moments else review.start
    assert last is not None
    return Balance(
        start=review.start[seat],
        **came,
        result=last[seat],
        decisions=len(mine),
        grades={name: sum(each.grade == name for each in mine) for name in GRADES},
        accuracy=round(sum(each.accuracy for each in mine) / len(mine)) if mine else None,
    )


def turning_points(swings: Sequence[Swing]) -> tuple[Swing, ...]:
    """The greatest changes, one of a move, in the order of the game."""
    by_move: dict[int, Swing] = {}
    for swing in swings:
        if swing.number not in by_move or abs(swing.change) > abs(by_move[swing.number].change):
            by_move[swing.number] = swing
    large = [swing for swing in by_move.values() if abs(swing.change) >= TURN]
    return tuple(sorted(most(large, MOST_TURNS), key=lambda swing: swing.number))


def most(swings: Sequence[Swing], count: int = MOST_LUCK) -> tuple[Swing, ...]:
    """The greatest changes, the greatest first."""
    return tuple(sorted(swings, key=lambda s: (-abs(s.change), s.number, s.seat))[:count])
