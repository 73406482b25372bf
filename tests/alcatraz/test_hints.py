"""How bots judge positions of Alcatraz."""

from __future__ import annotations

import pytest

from tests.alcatraz.positions import position


def lead(turns: int, turn_limit: int) -> int:
    """How much better the first stands than the second who is a row behind."""
    game = position({(4, 2): 0, (5, 8): 1}, {4: 5, 5: 5}, turns=turns, turn_limit=turn_limit)
    values = [0, 0]
    game.title.rules["evaluate"](game.position.record, 0b11, values)
    return values[0] - values[1]


@pytest.mark.rule("ALC-25")
def test_a_row_counts_more_and_more_towards_the_turn_limit_that_it_decides() -> None:
    assert 0 < lead(0, 400) == lead(360, 400) < lead(380, 400) < lead(390, 400) < lead(399, 400)


@pytest.mark.rule("ALC-25")
def test_without_a_turn_limit_a_row_counts_the_same_all_along() -> None:
    assert lead(0, 0) == lead(399, 0) == lead(5000, 0) == lead(0, 400)
