"""Puzzles: positions from bots' games in which one action is better than all others, and proof.

>>> import jailbirds
>>> from jailbirds.puzzles import find, puzzles
>>> title = jailbirds.title(jailbirds.titles()[0])
>>> easiest, *_, hardest = puzzles(title)
>>> easiest.rating < hardest.rating
True
>>> game = hardest.open()
>>> hardest.seat in game.actors, hardest.action in game.legal(hardest.seat)
(True, True)
>>> [hardest.is_solved_by(action) for action in game.legal(hardest.seat)].count(True)
1
>>> find(hardest.id) == hardest
True

They lie in `puzzles.jsonl` in the folder of their title; `jailbirds puzzles find` finds more.
"""

from jailbirds.puzzles.collection import find, of_the_day, puzzles
from jailbirds.puzzles.puzzle import Kind, Puzzle

__all__ = ["Kind", "Puzzle", "find", "of_the_day", "puzzles"]
