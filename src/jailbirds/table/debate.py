"""The debate before a vote: it ends when the rules' own action ends it, or when its time is up.

A title says in `debate` that it has one; the table gives it the clock.
"""

from __future__ import annotations

from jailbirds.kernel.game import Game


def who_ends_debate(game: Game) -> int | None:
    """The seat that may end the debate that is on now."""
    debate = game.title.debate
    if debate is None:
        return None
    actors = game.actors
    if len(actors) == 1 and game.why_not(actors[0], debate.ended_by) is None:
        return actors[0]
    return None
