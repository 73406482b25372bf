"""What programs that learn are shown: numbers from 0 to 1, and nothing that is hidden."""

from __future__ import annotations

import numpy as np

from jailbirds.testing.cases import Case
from jailbirds.testing.kit import Kit
from jailbirds.testing.positions import positions
from jailbirds.testing.sentences import differences, who, wrong

ROOM = 64  # numbers behind an observation, to see whether more is written than is said


class Observed(Kit):
    """What programs that learn are shown: numbers from 0 to 1, and nothing that is hidden."""

    def test_an_observation_has_the_shape_that_is_said_and_numbers_from_0_to_1(
        self, case: Case
    ) -> None:
        size = case.title.observation.size(case.players)
        for here in positions(case, seed=31, most=12):
            with here as game:
                for seat in range(case.players):
                    seen, end = observed(case, game.redacted(seat), seat)
                    if end != size or not np.isnan(seen[size:]).all():
                        wrong(
                            f"`observe` writes {end} numbers for {who(seat)}, but by its parts an "
                            f"observation of {case.players} players has {size}."
                        )
                    if not ((seen[:size] >= 0) & (seen[:size] <= 1)).all():
                        at = int(np.flatnonzero(~((seen[:size] >= 0) & (seen[:size] <= 1)))[0])
                        wrong(
                            f"{who(seat)} observes {seen[at]} in {part_at(case, at)!r}: expected "
                            "numbers from 0 to 1."
                        )

    def test_two_truths_that_a_seat_cannot_tell_apart_are_observed_as_one(self, case: Case) -> None:
        for here in positions(case, seed=32, most=12):
            with here as game:
                for seat in range(case.players):
                    truths = [game.state, case.redealt(game.state, seat, seed=4)]
                    seen = [observed(case, case.redacted(t, seat), seat)[0] for t in truths]
                    if seen[0].tobytes() != seen[1].tobytes():
                        at = int(np.flatnonzero(seen[0] != seen[1])[0])
                        wrong(
                            f"{who(seat)} observes in {part_at(case, at)!r} what it cannot know: "
                            f"{differences(*truths)}."
                        )


def observed(case: Case, known: np.ndarray, seat: int) -> tuple[np.ndarray, int]:
    """What a seat observes in its redacted record, with room behind, and where it ends."""
    out = np.full(case.title.observation.size(case.players) + ROOM, np.nan, np.float32)
    record = case.title.gear("interpreted").open(known)[0]
    return out, case.title.observation.observe(record, seat, case.players, out.data, 0)


def part_at(case: Case, position: int) -> str:
    parts = case.title.observation.parts(case.players)
    return [part.name for part in parts if part.start <= position][-1]
