"""The same batch in two gears: `python -m jailbirds.testing.twins PACKAGE:TITLE`.

Plays games of the title interpreted and in the gear `cuda`, which is simulated where
NUMBA_ENABLE_CUDASIM=1 is set: from their set-up and near their ends, with random players and
bots, with legal actions and others. After every step both have to be the same, byte for byte.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from typing import Any

import numpy as np

import jailbirds
from jailbirds.batch import LEAVE, Batch, as_numpy
from jailbirds.kernel.title import Title
from jailbirds.testing.cases import Case
from jailbirds.testing.positions import recorded

GEARS = ("interpreted", "cuda")
GAMES = 3  # one more than a simulated GPU has threads: the last goes on to a further game
STEPS = 5  # from the set-up
NEAR = 6  # actions before the end
MOST = 150  # steps until all games have ended that began near their ends
SEEN = ("actors", "mask", "legal", "counts", "observations", "worth", "rewards", "endings")


class Twins:
    """A batch in both gears, to which the same is done."""

    def __init__(self, title: Title, what: str, **how: Any) -> None:
        self.what = f"{what}, of {title.players[0]} players"
        table = (title, GAMES, title.players[0])
        self.one, self.other = (Batch(*table, gear=gear, seed=5, **how) for gear in GEARS)
        self.steps = 0
        self._compare()

    def do(self, deed: Callable[[Batch], None]) -> None:
        deed(self.one)
        deed(self.other)
        self.steps += 1
        self._compare()

    def step(self, actions: np.ndarray) -> None:
        self.do(lambda batch: batch.step(actions))

    def _compare(self) -> None:
        kept = ("_records", "_rngs", *(["finished"] if hasattr(self.one, "finished") else []))
        for name in (*kept, *SEEN):
            one = getattr(self.one, name)
            if one is None:
                continue
            other = as_numpy(getattr(self.other, name))
            if one.tobytes() == other.tobytes():
                continue
            games = [g for g in range(GAMES) if one[g].tobytes() != other[g].tobytes()]
            raise AssertionError(
                f"{self.what}: after step {self.steps} `{name.strip('_')}` of the games {games} "
                f"differ, {one} {GEARS[0]} and {other} in {GEARS[1]}"
            )


def from_the_set_up(title: Title) -> None:
    twins = Twins(title, "random games")
    for number in range(STEPS):
        actions = twins.one.random_actions()
        actions[number % GAMES] = LEAVE  # between others whose rows are written
        twins.step(actions)
    twins.do(lambda batch: batch.play(8 * STEPS))


def near_their_ends(title: Title) -> int:
    """With bots, judgements and rewards; what ends begins anew. How many games ended."""
    twins = Twins(title, "games near their ends, with bots", bots=some_bots(title), judge=True)
    starts = {game: ending_soon(title, game) for game in range(GAMES)}
    twins.do(lambda batch: batch.put(starts))
    ended = np.zeros(GAMES, bool)
    while not ended.all() and twins.steps < MOST:
        actions = twins.one.random_actions()
        twins.step(actions)
        ended |= twins.one.endings > 0
    twins.do(lambda batch: batch.put(starts))
    twins.do(lambda batch: batch.play(3 * NEAR))  # at random, the bots too
    return int(ended.sum())


def by_illegal_actions(title: Title) -> None:
    """One game goes on, the others end: by an action that is forbidden and by one unheard of."""
    for restart in (True, False):
        what = f"games with illegal actions, restart={restart}"
        twins = Twins(title, what, on_illegal="end", restart=restart, bots=some_bots(title))
        actions = twins.one.random_actions()
        actions[1:] = forbidden(twins.one, 1), title.actions.size
        twins.step(actions)
        assert twins.one.endings.tolist()[1:] == [-1, -1]
        actions = twins.one.random_actions()  # -1 where a game waits
        twins.step(actions)
        twins.do(lambda batch: batch.begin([False, True, False]))


def are_refused(title: Title) -> None:
    """In the same words."""
    twins = Twins(title, "refusals")
    wrong = ([title.actions.size, LEAVE, LEAVE], [LEAVE, LEAVE, forbidden(twins.one, 2)])
    for actions in wrong:
        said = [refusal(batch, actions) for batch in (twins.one, twins.other)]
        assert said[0] == said[1], f"refused differently: {said}"
        twins.step(np.full(GAMES, LEAVE))


def forbidden(batch: Batch, game: int) -> int:
    """An action that is not legal there; where all are, one that there is not."""
    wrong = np.flatnonzero(~batch.mask[game])
    return int(wrong[0]) if len(wrong) else batch.title.actions.size


def refusal(batch: Batch, actions: list[int]) -> str:
    try:
        batch.step(actions)
    except jailbirds.JailbirdsError as error:
        return f"{type(error).__name__}: {error}"
    return "not at all"


def some_bots(title: Title) -> dict[int, str]:
    """On the last seats; the first is left to random actions."""
    return dict(zip(range(title.players[0] - 1, 0, -1), ("greedy", "rookie"), strict=False))


def ending_soon(title: Title, seed: int) -> jailbirds.Position:
    """A random game, some actions before its end."""
    case = Case(title, title.players[0], {}, title.rules_version)
    gear = title.gear("interpreted")
    seats, actions, _ = recorded(case, seed, gear)
    state = case.begin()
    moves = (gear.open(seats), gear.open(actions), max(0, len(actions) - NEAR))
    gear.loops.replay(gear.open(state), 0, *moves)
    options = title.read_options({})
    return jailbirds.Position(title, title.players[0], options, state.tobytes())


def main() -> None:
    package, _, attribute = sys.argv[1].partition(":")
    title: Title = getattr(importlib.import_module(package), attribute)
    from_the_set_up(title)
    by_illegal_actions(title)
    are_refused(title)
    ended = near_their_ends(title)
    sys.stdout.write(f"{ended} of {GAMES} games near their ends have ended in {MOST} steps\n")


if __name__ == "__main__":
    main()
