"""The talk before a vote: it ends when the rules' own action ends it, or when its time is up.

SCG-15 gives the table the clock. A talk is on while the action that ends it is legal.
"""

from __future__ import annotations

from typing import NamedTuple

from jailbirds.kernel.game import Game
from jailbirds.table.clocks import SECOND


class Talk(NamedTuple):
    ended_by: str  # the action
    lasts: int  # ms, at most


TALKS = {"scapegoat": Talk("call", 120 * SECOND)}
BOT_WAITS = 30 * SECOND  # a bot that may end the talk lets several people talk so long


def talker(game: Game) -> int | None:
    """The seat that may end the talk that is on now."""
    talk = TALKS.get(game.title.name)
    if talk is None:
        return None
    actors = game.actors
    if len(actors) == 1 and game.why_not(actors[0], talk.ended_by) is None:
        return actors[0]
    return None
