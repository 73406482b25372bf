"""Which of the puzzles that were found are kept: different ones, and few that everybody sees."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, islice, zip_longest

import msgspec

from jailbirds.puzzles.difficulty import rating
from jailbirds.puzzles.finder import Found
from jailbirds.puzzles.puzzle import Puzzle

WANTED = 200  # of a title
OBVIOUS = 0.8  # solved so often by every rung but the lowest
MOST_OBVIOUS = 6  # one in so many


def choose(found: Iterable[Found], wanted: int = WANTED) -> list[Puzzle]:
    """So many puzzles: of each kind of solution and number of players in turn, the hardest first,
    as there are fewest of them; and some that are obvious, to begin with."""
    unlike = {each.puzzle.id: each for each in found}
    rated = [_rated(each) for _, each in sorted(unlike.items())]
    obvious = {each.puzzle.id for each in rated if is_obvious(each)}
    puzzles = [each.puzzle for each in rated]
    easy = _in_turn([puzzle for puzzle in puzzles if puzzle.id in obvious])
    others = _in_turn([puzzle for puzzle in puzzles if puzzle.id not in obvious])
    kept = list(islice(easy, wanted // MOST_OBVIOUS))
    return kept + list(islice(others, wanted - len(kept)))


def is_obvious(found: Found) -> bool:
    """Does everybody see it who does not just do anything?"""
    return min(found.solved[1:]) >= OBVIOUS


def _rated(found: Found) -> Found:
    """With the rating of today, if ratings were reckoned otherwise when it was found."""
    puzzle = msgspec.structs.replace(found.puzzle, rating=rating(found.solved))
    return Found(puzzle, found.solved)


def _in_turn(puzzles: Sequence[Puzzle]) -> Iterator[Puzzle]:
    """One of each sort after the other, until there are none left."""
    sorts: defaultdict[tuple[str, str, int], list[Puzzle]] = defaultdict(list)
    for puzzle in sorted(puzzles, key=lambda puzzle: -puzzle.rating):
        sorts[puzzle.action.do, puzzle.kind, puzzle.players].append(puzzle)
    rows = zip_longest(*(sorts[key] for key in sorted(sorts)))
    return (puzzle for puzzle in chain.from_iterable(rows) if puzzle is not None)
