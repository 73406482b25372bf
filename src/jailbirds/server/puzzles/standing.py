"""How somebody does with puzzles: a rating, and days in a row.

A first try is a game of two, of whoever tries against the puzzle, by the scale of all ratings. What
a puzzle is rated is known from the bots that have tried it, and does not change.
"""

from __future__ import annotations

import datetime
from collections.abc import Mapping

import msgspec

from jailbirds.server.ratings.scale import MEAN, MIDDLE, UNIT, Rating, rate

DOUBT = 2.5  # in a puzzle's rating, in steps of the scale: 100 points
WHO, PUZZLE = "who", "puzzle"


class Score(msgspec.Struct, frozen=True):
    """All that is kept of somebody: which puzzles were solved at the first try, which days' too, by
    their ordinals, and the rating that follows."""

    tried: Mapping[str, bool] = {}
    days: Mapping[int, bool] = {}
    rating: Rating = Rating()


def rated(before: Rating, puzzle_rating: int, *, solved: bool) -> Rating:
    """What is believed of somebody after a first try."""
    puzzle = Rating(MEAN + (puzzle_rating - MIDDLE) / UNIT, DOUBT)
    return rate((WHO, PUZZLE), (0,) if solved else (1,), {WHO: before, PUZZLE: puzzle})[WHO]


def streak(days: Mapping[int, bool], today: int) -> int:
    """How many days in a row up to today the puzzle of the day was solved; today's may still come.

    >>> streak({1: True, 2: True, 3: True}, 3), streak({1: True, 2: True, 3: True}, 4)
    (3, 3)
    >>> streak({1: True, 2: True, 3: False}, 3), streak({1: True, 2: True}, 4)
    (0, 0)
    """
    last = today if today in days else today - 1
    first = last
    while days.get(first):
        first -= 1
    return last - first


def longest_streak(days: Mapping[int, bool]) -> int:
    """The most days in a row there ever were.

    >>> longest_streak({1: True, 2: True, 3: False, 4: True}), longest_streak({})
    (2, 0)
    """
    return max((streak(days, day) for day in days), default=0)


def day_of(ms: int) -> datetime.date:
    """The day of a time, the same for everybody: days change at midnight UTC.

    >>> day_of(0)
    datetime.date(1970, 1, 1)
    """
    return datetime.datetime.fromtimestamp(ms / 1_000, datetime.UTC).date()
