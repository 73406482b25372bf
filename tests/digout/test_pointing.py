"""What somebody means who points there: by the places of its actions."""

from __future__ import annotations

from jailbirds.kernel.game import Game
from jailbirds.table.pointing import Hand
from tests.reaching import reach


def test_what_is_begun_is_meant_before_anything_else_at_the_same_place() -> None:
    """A tool one asks for is not stolen from its pile on the way."""

    def both(game: Game) -> bool:
        kinds = {action.do for action in game.legal()}
        return {"steal", "extort"} <= kinds

    game = reach("digout", 3, both)
    hand = Hand(game, game.actors[0])
    assert [action.do for action in hand.point("pile-spoon").actions] == ["steal"]
    victim = next(action for action in hand.legal if action.do == "extort").args["seat"]
    hand.pick(f"seat-{victim}")
    assert hand.point("pile-spoon").kind == "pick"
    hand.pick("pile-spoon")
    hand.pick("pile-shovel")
    assert hand.picked == {f"seat-{victim}", "pile-shovel"}
