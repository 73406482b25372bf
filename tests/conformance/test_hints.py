"""What must hold for the hints that a title gives to bots."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

import jailbirds
from jailbirds.kernel.events import blank_events
from jailbirds.kernel.rule import NEVER
from tests.conformance.cases import Case, every_case, positions


@every_case
def test_no_bot_takes_back_what_it_did(case: Case) -> None:
    """Of a step and the step back to where one was, one is never a bot's: it would do both, and
    both again, without end."""
    record = case.title.gear("interpreted").open
    prefer = case.title.rules["prefer"]
    for game in positions(case, seed=6, most=60):
        for seat in set(game.actors) - {jailbirds.CHANCE}:
            for there, after, back in ways_back(case, game.state, seat):
                liked = (
                    prefer(record(game.state)[0], seat, there),
                    prefer(record(after)[0], seat, back),
                )
                names = [str(case.title.actions[number]) for number in (there, back)]
                assert min(liked) <= NEVER, " and ".join(names)


def ways_back(case: Case, state: np.ndarray, seat: int) -> Iterator[tuple[int, np.ndarray, int]]:
    """An action, the state after it, and an action of the same seat that leads back."""
    actors = case.title.gear("native").loops.actors
    for there in legal(case, state, seat)[:30]:
        after = step(case, state, seat, there)
        if actors(after, 0) >> seat & 1:
            for back in legal(case, after, seat)[:60]:
                if step(case, after, seat, back).tobytes() == state.tobytes():
                    yield there, after, back


def legal(case: Case, state: np.ndarray, seat: int) -> list[int]:
    out = np.zeros(case.title.most_legal, dtype=np.int32)
    return out[: case.title.gear("native").loops.legal(state, 0, seat, out)].tolist()


def step(case: Case, state: np.ndarray, seat: int, action: int) -> np.ndarray:
    after = state.copy()
    case.title.gear("native").loops.apply(after, 0, seat, action, blank_events())
    return after
