"""What must hold for the hints that a title gives to bots."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

import jailbirds
from jailbirds.kernel.rule import NEVER
from jailbirds.testing.cases import Case
from jailbirds.testing.kit import Kit
from jailbirds.testing.positions import positions
from jailbirds.testing.sentences import who, wrong


class Hints(Kit):
    """What must hold for the hints that a title gives to bots."""

    def test_no_bot_takes_back_what_it_did(self, case: Case) -> None:
        """Of a step and the step back to where one was, one is never a bot's: it would do both, and
        both again, without end."""
        record = case.title.gear("interpreted").open
        prefer = case.title.rules["prefer"]
        for here in positions(case, seed=6, most=60):
            with here as game:
                for seat in set(game.actors) - {jailbirds.CHANCE}:
                    for there, after, back in ways_back(case, game.state, seat):
                        liked = (
                            prefer(record(game.state)[0], seat, there),
                            prefer(record(after)[0], seat, back),
                        )
                        if min(liked) > NEVER:
                            wrong(
                                f"a bot at {who(seat)} could do '{case.title.actions[there]}' and "
                                f"'{case.title.actions[back]}' in turn, without end: the second "
                                "leads back to where it was. Let `prefer` say NEVER to one of them."
                            )


def ways_back(case: Case, state: np.ndarray, seat: int) -> Iterator[tuple[int, np.ndarray, int]]:
    """An action, the state after it, and an action of the same seat that leads back."""
    for there in case.legal(state, seat)[:30]:
        after = state.copy()
        case.do(after, seat, there)
        if case.gear.loops.actors(case.gear.open(after), 0) >> seat & 1:
            for back in case.legal(after, seat)[:60]:
                again = after.copy()
                case.do(again, seat, back)
                if again.tobytes() == state.tobytes():
                    yield there, after, back
