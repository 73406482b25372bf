"""A finished game that is being judged, piece by piece."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeVar

import numpy as np

from jailbirds.kernel.errors import JailbirdsError
from jailbirds.kernel.game import Game
from jailbirds.kernel.record import copy_record
from jailbirds.kernel.rule import CHANCE, SPECTATOR
from jailbirds.review.judge import Judge
from jailbirds.review.report import Chances, Decision, Moment, Review, summed_up

T = TypeVar("T")


class Unfinished(JailbirdsError):
    """Nothing of a running game is reviewed."""


@dataclass(frozen=True, slots=True)
class Task:
    """Something to judge: what is to be expected after so many moves, with open cards or as a seat
    knows it, or the decision that a seat took then."""

    after: int
    seat: int = SPECTATOR  # who judges it; SPECTATOR: with open cards
    decided: bool = False


class Course:
    """The tasks of a review, and what has come of them.

    They may be done in any order and by several judges at once: what they say does not depend on
    it. In the order in which they lie here, the chart soon shows all of the game, coarsely at
    first, then the decisions, then what everybody could know.
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
        self._eyes: dict[tuple[int, int], bytes] = {}  # what a seat knows after so many moves
        self._known: dict[tuple[int, bytes], int] = {}
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
        tasks = [Task(after) for after in in_halves(sorted(set(self._same)))]
        tasks += [
            Task(number, moves[number].seat, decided=True)
            for number in in_halves(range(len(moves)))
            if moves[number].seat != CHANCE and self.choices[number] > 1
        ]
        if not self.game.title.thinking.open:
            tasks += self._plan_eyes()
        return tasks

    def _plan_eyes(self) -> Iterator[Task]:
        """What a seat knows is judged once, however long it lasts."""
        planned = set()
        for after in in_halves(range(len(self._states))):
            for seat in range(self.game.players):
                known = self._eyes[after, seat] = self._redacted(after, seat).tobytes()
                if (seat, known) not in planned:
                    planned.add((seat, known))
                    yield Task(after, seat)

    def _redacted(self, after: int, seat: int) -> np.ndarray:
        record = copy_record(self._states[after])
        self._gear.loops.redact(self._gear.open(record), 0, seat)
        return record

    def do(self, task: Task, judge: Judge) -> None:
        """Let a judge do a task."""
        if task.seat == SPECTATOR:
            self._open[task.after] = judge.open_cards(self._states[task.after])
        elif task.decided:
            self._weighed[task.after] = self._weigh(task, judge)
        else:
            known = self._redacted(task.after, task.seat)
            hope = judge.known(known, task.seat)[task.seat]
            self._known[task.seat, known.tobytes()] = hope
        with self._doing:
            self.done += 1

    def _weigh(self, task: Task, judge: Judge) -> Decision:
        """Compare what was done with the best."""
        played = self.game.moves[task.after].action
        redacted = self._redacted(task.after, task.seat)
        best, *_ = judge.weigh(redacted, task.seat, also=[played])
        if best.action == played:
            return Decision.of(best.hope, played.to_dict(), best.hope)
        hopes = judge.compare(redacted, task.seat, best.action, played)
        if hopes[0] <= hopes[1]:
            return Decision.of(hopes[1], played.to_dict(), hopes[1])
        return Decision.of(hopes[1], best.action.to_dict(), hopes[0])

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
                    known=self._known_after(number, open_cards[number]),
                    decision=self._weighed.get(number - 1),
                )
                for number, move in enumerate(game.moves, start=1)
            ),
        )
        return summed_up(review) if self.done == len(self.tasks) else review

    def _known_after(self, number: int, open_cards: Chances | None) -> tuple[int | None, ...]:
        """Where nothing is hidden, all know what open cards show."""
        if self.game.title.thinking.open:
            return open_cards or (None,) * self.game.players
        return tuple(
            self._known.get((seat, self._eyes[number, seat])) for seat in range(self.game.players)
        )


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
