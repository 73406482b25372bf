"""How bots judge what can be done in Ausbrecher."""

from __future__ import annotations

import jailbirds
from jailbirds.kernel.rule import NEVER


def test_no_bot_erases_what_it_wrote() -> None:
    game = jailbirds.new("ausbrecher", 2, seed=1)
    while not any(action.do == "erase" for action in game.legal(0)):
        game.play(0, next(action for action in game.legal(0) if action.do == "write"))
    prefer = game.title.rules["prefer"]
    record = game.position.record
    judged = {str(action): prefer(record, 0, action.id) for action in game.legal(0)}
    assert judged.pop("erase") <= NEVER
    assert set(judged.values()) == {0}
