"""Which puzzle comes next: one that was not tried yet, about as difficult as its reader is good."""

from __future__ import annotations

import random
from collections.abc import Sequence

from jailbirds.puzzles import Puzzle
from jailbirds.server.puzzles.standing import Score

NEAREST = 12  # of these any one


def next_puzzle(
    puzzles: Sequence[Puzzle], score: Score, after: str | None, dice: random.Random
) -> Puzzle | None:
    """One of these that somebody may try next, but not the same again; None where there is none.
    Who has tried all of them gets one again that was not solved, then any."""
    others = [puzzle for puzzle in puzzles if puzzle.id != after]
    fresh = [puzzle for puzzle in others if puzzle.id not in score.tried]
    missed = [puzzle for puzzle in others if not score.tried.get(puzzle.id)]
    nearest = sorted(
        fresh or missed or others, key=lambda puzzle: abs(puzzle.rating - score.rating.points)
    )
    return dice.choice(nearest[:NEAREST]) if nearest else None
