"""What a position is worth to every seat, and what an action costs: the judge of reviews.

With open cards it sees all; of a seat that is to act it sees what that may know, and deals the rest
anew. It plays on from there many times, by regulars, and looks at what is reached. What it says
follows from its seed and from what it is shown, to the last digit.

>>> import jailbirds
>>> from jailbirds.review.judge import Judge, Effort
>>> game = jailbirds.new(jailbirds.titles()[0], players=2, seed=3)
>>> judge = Judge(game.title, 2, gear="interpreted", effort=Effort(2, 2, 2, 10, 4))
>>> sum(judge.open_cards(game.state))
1000000
>>> seat = game.actors[0]
>>> weighed = judge.weigh(game.redacted(seat), seat)
>>> weighed[0].action in game.legal(seat), weighed[0].hope >= weighed[1].hope
(True, True)
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec
import numpy as np

from jailbirds.bots.search import Search
from jailbirds.kernel.actions import Action
from jailbirds.kernel.chance import generators
from jailbirds.kernel.game import Game
from jailbirds.kernel.title import Title

ROLLOUTS = "jailbirds.review.rollouts.loops"
MANNER = "review.json"  # in the folder of a title
WHOLE = 1_000_000  # a win of one's own; all that is expected is in such millionths
NODES = 1 << 16
BEST = 3  # actions that are compared, besides those asked for


@dataclass(frozen=True, slots=True)
class Effort:
    """How much a judge does."""

    open_cards: int = 384  # times that a position is played on
    deals: int = 64  # in which the most promising actions are tried
    duels: int = 256  # further deals, in which two of them are compared
    iterations: int = 1000  # of the search that finds what to try
    horizon: int | None = None  # actions to play on, instead of what suits the title


class Manner(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a title is judged: `review.json` in its folder, where
    `python -m benchmarks.review sharpness` keeps what it has found. Titles without one are judged
    as it stands here.

    `sharpness`, by the number of players, is how much more than `evaluate` thinks a lead is worth:
    the exponent of the shares by which seats stand, before they are made to come to a whole. `won`
    is the share of games that anybody wins, where all can lose.
    """

    horizon: int = 100  # actions to play on
    sharpness: dict[str, float] = {}
    won: dict[str, float] = {}


@dataclass(frozen=True, slots=True)
class Weighed:
    """An action, and what its seat can expect after it, in millionths of a win."""

    action: Action
    hope: int


class Judge:
    """A judge of a title, with its memory; not to be shared between threads."""

    def __init__(
        self,
        title: Title,
        players: int,
        *,
        gear: str = "native",
        seed: int = 0,
        effort: Effort | None = None,
    ) -> None:
        self.title = title
        self.players = players
        self.effort = effort or Effort()
        self._seed = seed
        self._gear = title.gear(gear)
        self._loops = self._gear.load(ROLLOUTS)
        self._search = Search(title, players, gear=gear, nodes=NODES)
        self._tree = self._search.trees[0]
        manner = manner_of(title)
        self._sharpness = manner.sharpness.get(str(players), 1.0)
        self._won = manner.won.get(str(players), 1.0)
        self._horizon = manner.horizon if self.effort.horizon is None else self.effort.horizon

    def open_cards(self, state: np.ndarray) -> tuple[int, ...]:
        """What every seat can expect of the whole truth; at the end, what it has."""
        ending, winners = self._gear.loops.outcome(self._gear.open(state), 0)
        if ending:
            return shared_out(winners, self.players)
        times = self.effort.open_cards
        return millionths(self.play_on(state, slice(0, times)), times)

    def play_on(self, state: np.ndarray, times: slice) -> np.ndarray:
        """The shares of the win that every seat comes to when the whole truth is played on, all
        these times together."""
        shares, opened = self._shares(1)
        self._look_at(state)
        self._loops.with_open_cards(
            *(self._tree.memory, self._tree.net, self.players),
            *(self._horizon, self._sharpness, self._won, self._luck(times), opened),
        )
        found: np.ndarray = shares[0]
        return found

    def weigh(
        self, redacted: np.ndarray, seat: int, also: Collection[Action] = ()
    ) -> list[Weighed]:
        """The most promising actions of a seat that is to act and some others, the best first: what
        the seat can expect after each, from its redacted record."""
        listed = list(dict.fromkeys([*self.promising(redacted, seat, BEST), *also]))
        hopes = self._after_each(redacted, seat, listed, slice(0, self.effort.deals))
        return sorted(map(Weighed, listed, hopes), key=lambda each: -each.hope)

    def promising(self, redacted: np.ndarray, seat: int, most: int) -> list[Action]:
        """What a search for a seat that is to act has tried most often."""
        thought = self._search.think(
            redacted, seat, seed=self._seed, iterations=self.effort.iterations
        )
        visits = thought.visits
        found = sorted(visits, key=lambda action: (-visits[action], action))[:most]
        return [self.title.actions[action] for action in found]

    def compare(self, redacted: np.ndarray, seat: int, one: Action, other: Action) -> list[int]:
        """What a seat can expect after each of two actions. They are tried in other deals than
        those in which they were weighed: what was best there by luck is not so here."""
        first = self.effort.deals
        return self._after_each(
            redacted, seat, [one, other], slice(first, first + self.effort.duels)
        )

    def _after_each(
        self, redacted: np.ndarray, seat: int, actions: Sequence[Action], deals: slice
    ) -> list[int]:
        shares = self.try_each(redacted, seat, actions, deals)
        return [millionths(row, deals.stop - deals.start)[seat] for row in shares]

    def try_each(
        self, redacted: np.ndarray, seat: int, actions: Sequence[Action], deals: slice
    ) -> np.ndarray:
        """The shares of the win that every seat comes to after each of some actions, a row each, in
        all these deals together."""
        shares, opened = self._shares(len(actions))
        self._look_at(redacted)
        self._loops.after_each(
            *(self._tree.memory, self._tree.net, seat, self.players),
            *(self._horizon, self._sharpness, self._won, self._luck(deals)),
            self._gear.open(np.array([action.id for action in actions], dtype=np.int32)),
            opened,
        )
        return shares

    def _luck(self, times: slice) -> Any:
        """The luck of each of these times: the same for whatever is played on."""
        return self._gear.open(np.ascontiguousarray(generators(self._seed, times.stop)[times]))

    def _look_at(self, record: np.ndarray) -> None:
        self._tree.place(record)

    def _shares(self, rows: int) -> tuple[np.ndarray, Any]:
        shares = np.zeros((rows, self.players))
        return shares, self._gear.open(shares)


def prepare(title: Title, players: int, gear: str = "native") -> None:
    """Have all compiled that a judge needs, where it is not yet."""
    judge = Judge(title, players, gear=gear, effort=Effort(1, 1, 1, 1, 1))
    game = Game(title, players, seed=0)
    seat = game.actors[0]
    judge.open_cards(game.state)
    judge.weigh(game.redacted(seat), seat)


def millionths(shares: np.ndarray, times: int = 1) -> tuple[int, ...]:
    """The shares of so many wins as whole numbers. They come to a whole, or to as much less as
    there were times in which nobody won.

    >>> millionths(np.array([1.0, 1.0, 1.0]), 3)
    (333334, 333333, 333333)
    >>> millionths(np.array([1.5, 0.5]), 4)
    (375000, 125000)
    """
    exact = [float(share) / times * WHOLE for share in shares]
    whole = [int(part) for part in exact]
    by_rest = sorted(range(len(exact)), key=lambda k: (whole[k] - exact[k], k))
    for k in by_rest[: round(sum(exact)) - sum(whole)]:
        whole[k] += 1
    return tuple(whole)


def shared_out(winners: int, players: int) -> tuple[int, ...]:
    """What each seat has of a win, by the set of those who have won."""
    each = np.array([winners >> seat & 1 for seat in range(players)], np.float64)
    return millionths(each, max(1, winners.bit_count()))


@cache
def manner_of(title: Title) -> Manner:
    """How a title is judged."""
    file = title.folder / MANNER
    if not file.is_file():
        return Manner()
    return msgspec.json.decode(file.read_bytes(), type=Manner)
