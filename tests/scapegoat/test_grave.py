"""What one is asked about before it is done, wherever it is pressed."""

from __future__ import annotations

from tests.asked import grave
from tests.scapegoat.positions import prison


def test_ending_a_turn_of_the_scapegoat_is_asked_about_while_there_are_points() -> None:
    assert "end" in grave(prison(points=2), 1)
    assert "end" not in grave(prison(points=0), 1)
