"""A puzzle: a position in which one action is better than all others, and which that is."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from jailbirds.kernel.actions import Action
from jailbirds.kernel.errors import BadPosition
from jailbirds.kernel.finding import title as find_title
from jailbirds.kernel.game import AnyAction, Game
from jailbirds.kernel.position_text import HEAD
from jailbirds.kernel.title import Said, Title

# What a solution is: the only action that wins by force, or the only one after which nobody else
# can; or better than all others by far
Kind = Literal["win", "save", "best"]
LETTERS = 8  # of a puzzle's name


class Puzzle(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position, and what the seat that is to act does best there.

    It is asked of what the seat can know, and judged by that. `hopes`, in millionths of a win, are
    what it can expect after the solution and after the best of all others; a win that is proved is
    `within` so many actions of all players together, and so are the defeats by all others where
    the solution is the only one that saves. `rating` is how difficult it is for bots; see
    `difficulty.py`.
    """

    id: str
    position: str
    rules_version: int
    seat: int
    solution: dict[str, Any]
    kind: Kind
    within: int
    hopes: tuple[int, int]
    rating: int

    @property
    def title(self) -> Title:
        return find_title(self._head[1])

    @property
    def players(self) -> int:
        return int(self._head[3])

    @property
    def _head(self) -> Any:
        head = HEAD.match(self.position)
        if head is None:
            raise BadPosition([f"{self.position!r} does not begin like a position"])
        return head

    def open(self, names: Sequence[str] | None = None) -> Game:
        """The game as it stands, to be played on: chance does nothing by itself. It is played by
        the rules that the puzzle was found under."""
        return Game.from_position(
            self.position, rules_version=self.rules_version, names=names, roll=False
        )

    @property
    def action(self) -> Action:
        """The solution."""
        return self.title.actions.read(self.solution)

    def is_solved_by(self, action: AnyAction) -> bool:
        """Is it the solution? Raises `MalformedAction` where it is none at all."""
        return self.title.actions.read(action) == self.action

    @property
    def reason(self) -> Said:
        """What speaks for the solution, as hints say it: the key of a word of the title, and what
        it speaks of."""
        return self.open().reason(self.seat, self.solution)


def name_of(position: str, seat: int) -> str:
    """The name of a puzzle: it follows from what is asked.

    >>> name_of("liars_dice/3 turns=9", 1)
    '9fcac358'
    """
    return hashlib.sha256(f"{position} {seat}".encode()).hexdigest()[:LETTERS]
