"""What is to be expected of a position, and what its seat had best do: the longer it is judged, the
finer. For analysis, where somebody looks on while it is made.

>>> import jailbirds
>>> from jailbirds.review import Effort, Judge
>>> game = jailbirds.new(jailbirds.titles()[0], players=2, seed=3)
>>> judge = Judge(game.title, 2, gear="interpreted", effort=Effort(2, 2, 2, 10, 4))
>>> outlook = Outlook(game, game.actors[0], rounds=2, deals=1)
>>> while outlook.done < outlook.rounds:
...     outlook.go_on(judge)
>>> sum(outlook.chances), len(outlook.best) <= MOST
(1000000, True)
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from jailbirds.kernel.actions import Action
from jailbirds.kernel.game import Game
from jailbirds.review.judge import Judge, Weighed, millionths, shared_out
from jailbirds.review.report import Chances

ROUNDS = 8
DEALS = 16  # of a round, in which every candidate is tried
PLAYED_ON = 3  # times that the position is played on with open cards, for each deal
CANDIDATES = 6  # actions that are tried
MOST = 3  # of them that are told


class Outlook:
    """A position that is judged, round by round.

    `seat` is who is to act, if anybody; what it had best do is judged by what it knows, what every
    seat can expect with open cards, as in reviews. After all rounds it comes out the same,
    whichever judges did them, if they are of one seed.
    """

    def __init__(
        self, game: Game, seat: int | None, *, rounds: int = ROUNDS, deals: int = DEALS
    ) -> None:
        self.title = game.title
        self.players = game.players
        self.seat = seat
        self.rounds = rounds
        self.done = 0
        self._deals = deals
        self._state = game.state
        self._redacted = None if seat is None else game.redacted(seat)
        self._only = game.legal(seat)[:2] if seat is not None else []
        self._candidates: Sequence[Action] = ()
        self._tried = np.zeros((0, game.players))
        self._open = np.zeros(game.players)
        self._ended: Chances | None = None
        if game.result is not None:
            winners = sum(1 << winner for winner in game.result.winners)
            self._ended = shared_out(winners, game.players)
            self.done = self.rounds

    def go_on(self, judge: Judge) -> None:
        """One round more."""
        deals = slice(self.done * self._deals, (self.done + 1) * self._deals)
        if self._redacted is not None and self.seat is not None:
            if not self._candidates:
                self._candidates = self._find(judge)
                self._tried = np.zeros((len(self._candidates), self.players))
            self._tried = self._tried + judge.try_each(
                self._redacted, self.seat, self._candidates, deals
            )
        times = slice(deals.start * PLAYED_ON, deals.stop * PLAYED_ON)
        self._open = self._open + judge.play_on(self._state, times)
        self.done += 1

    def _find(self, judge: Judge) -> Sequence[Action]:
        assert self._redacted is not None
        assert self.seat is not None
        if len(self._only) == 1:  # there is nothing to choose
            return self._only
        return judge.promising(self._redacted, self.seat, CANDIDATES)

    @property
    def chances(self) -> Chances | None:
        """What every seat can expect with open cards; None: nothing is known yet."""
        if not self.done:
            return None
        return self._ended or millionths(self._open, self.done * self._deals * PLAYED_ON)

    @property
    def best(self) -> list[Weighed]:
        """The best actions of the seat that is to act, and what it can expect after each."""
        if self.seat is None or not self.done:
            return []
        times = self.done * self._deals
        hopes = [millionths(row, times)[self.seat] for row in self._tried]
        return sorted(map(Weighed, self._candidates, hopes), key=lambda each: -each.hope)[:MOST]
