"""How a batch says no: by game, seat, action and rule."""

from __future__ import annotations

import numpy as np

from jailbirds.kernel.errors import IllegalAction, JailbirdsError, MalformedAction, OutOfTurn
from jailbirds.kernel.title import Title


class BadBatch(JailbirdsError):
    """A batch that cannot be made, or arrays of another shape than it has."""


def illegal(title: Title, record: np.ndarray, game: int, seat: int, action: int) -> JailbirdsError:
    """The refusal of an action; nothing has been changed."""
    unchanged = "nothing is changed, in this game or in another"
    if not 0 <= action < title.actions.size:
        return MalformedAction(
            f"game {game}: there is no action {action}: they are numbered 0 to "
            f"{title.actions.size - 1}, and -1 leaves a game alone; {unchanged}"
        )
    named = f"'{title.actions[action]}' ({action})"
    loops = title.gear("interpreted").loops
    opened = title.gear("interpreted").open(record)
    rule = title.rule_name(loops.check(opened, 0, max(seat, 0), action))
    if seat < 0:
        return OutOfTurn(
            rule, f"game {game} is over ({rule}), and takes no {named}: give -1; {unchanged}"
        )
    return IllegalAction(
        rule, f"game {game}: seat {seat} may not do {named}: {rule} forbids it; {unchanged}"
    )
