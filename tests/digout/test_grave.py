"""What one is asked about before it is done, wherever it is pressed."""

from __future__ import annotations

from tests.asked import grave
from tests.digout.positions import table


def test_ending_a_turn_is_asked_about_while_there_is_something_left_to_do() -> None:
    assert "end" in grave(table(actions=1), 0)
    none = table(actions=0)
    assert "end" in {action.do for action in none.legal(0)}
    assert "end" not in grave(none, 0)


def test_a_beating_is_asked_about() -> None:
    game = table(["razor", "pickaxe knife"], ["yard", "yard"])
    game.play(0, "extort 1 pickaxe razor")
    assert grave(game, 1) == {"decline"}
