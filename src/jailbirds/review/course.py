"""A finished game that is being judged, piece by piece."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

import numpy as np

from jailbirds.kernel.errors import JailbirdsError
from jailbirds.kernel.game import Game
from jailbirds.kernel.record import copy_record
from jailbirds.kernel.rule import CHANCE
from jailbirds.review.judge import Judge
from jailbirds.review.report import Chances, Decision, Moment, Review, summed_up

T = TypeVar("T")


class Unfinished(JailbirdsError):
    """Nothing of a running game is reviewed."""


@dataclass(frozen=True, slots=True)
class Task:
    """Something to judge: what is to be expected after so many moves, with open cards, or the
    decision that a seat took then."""

    after: int
    decision: bool = False


class Course:
    """The tasks of a review, and what has come of them.

    They may be done in any order and by several judges at once: what they say does not depend on
    it. In the order in which they lie here, the chart soon shows all of the game, coarsely at
    first; then come the decisions.
    """

    def __init__(self, game: Game, gear: str = "interpreted") -> None:
        if game.result is None:
            raise Unfinished(
                "the game is not over: only finished games are reviewed, as a review tells "
                "what nobody may know before the end"
            )
        self.game = game
        self._gear = game.title.gear(gear)
        self._states = [game.before(number) for number in range(len(game.moves))] + [game.state]
        self.choices = [self._count_choices(number) for number in range(len(game.moves))]
        self._same = self._find_the_same()
        self._open: dict[int, Chances] = {}
        self._weighed: dict[int, Decision] = {}
        self._doing = threading.Lock()
        self.tasks = self._plan()
        self.done = 0

    def _count_choices(self, number: int) -> int:
        """How many actions the seat of a move had, or how many outcomes chance."""
        out = self._gear.open(np.zeros(self.game.title.most_legal, dtype=np.int32))
        records = self._gear.open(self._states[number])
        return int(self._gear.loops.legal(records, 0, self.game.moves[number].seat, out))

    def _find_the_same(self) -> list[int]:
        """For each number of moves, after how many the same is to be expected: a move that could
        not be another one changes nothing."""
        same = list(range(len(self._states)))
        for number in reversed(range(len(self.choices))):
            if self.choices[number] == 1:
                same[number] = same[number + 1]
        return same

    def _plan(self) -> list[Task]:
        moves = self.game.moves
        decided = [
            number
            for number, move in enumerate(moves)
            if move.seat != CHANCE and self.choices[number] > 1
        ]
        return [
            *(Task(after) for after in in_halves(sorted(set(self._same)))),
            *(Task(number, decision=True) for number in in_halves(decided)),
        ]

    def do(self, task: Task, judge: Judge) -> None:
        """Let a judge do a task."""
        if task.decision:
            self._weighed[task.after] = self._weigh(task.after, judge)
        else:
            self._open[task.after] = judge.open_cards(self._states[task.after])
        with self._doing:
            self.done += 1

    def _weigh(self, number: int, judge: Judge) -> Decision:
        """Compare what was done with the best, by what its seat could know."""
        seat, played = self.game.moves[number].seat, self.game.moves[number].action
        redacted = copy_record(self._states[number])
        self._gear.loops.redact(self._gear.open(redacted), 0, seat)
        best, *_ = judge.weigh(redacted, seat, also=[played])
        hopes = [best.hope, best.hope]
        if best.action != played:
            hopes = judge.compare(redacted, seat, best.action, played)
        better = best.action if hopes[0] > hopes[1] else played
        record = self.game.title.gear("interpreted").open(redacted)[0]
        phase = getattr(self.game.title.view(record, seat), "phase", "")
        return Decision.of(hopes[1], better.to_dict(), max(hopes), phase)

    @property
    def review(self) -> Review:
        """What is known by now."""
        game = self.game
        last = len(game.moves)
        open_cards = [self._open.get(self._same[after]) for after in range(last + 1)]
        review = Review(
            title=game.title.name,
            rules_version=game.rules_version,
            names=game.names,
            done=self.done,
            tasks=len(self.tasks),
            start=open_cards[0],
            moments=tuple(
                Moment(
                    number=number,
                    seat="chance" if move.seat == CHANCE else move.seat,
                    action=move.action.to_dict(),
                    chances=open_cards[number],
                    decision=self._weighed.get(number - 1),
                )
                for number, move in enumerate(game.moves, start=1)
            ),
        )
        return summed_up(review) if self.done == len(self.tasks) else review


def in_halves(items: Sequence[T]) -> list[T]:
    """The same items: the last, the first, the middle one, those in between, and so on.

    >>> in_halves(range(9))
    [8, 0, 4, 2, 6, 1, 3, 5, 7]
    """
    last = len(items) - 1
    step = 1 << max(0, last.bit_length() - 1)
    order = dict.fromkeys([last, 0]) if items else {}
    while step:
        order |= dict.fromkeys(range(0, last + 1, step))
        step //= 2
    return [items[k] for k in order]
