"""How a batch, and any door for programs, says no: by game, seat, action and rule."""

from __future__ import annotations

import operator
from typing import Any

import numpy as np

from jailbirds.kernel.errors import (
    IllegalAction,
    JailbirdsError,
    MalformedAction,
    OutOfTurn,
    Refused,
)
from jailbirds.kernel.title import Title

POLICIES = ("raise", "end")  # what comes of an illegal action


class BadBatch(JailbirdsError):
    """A batch that cannot be made, or arrays of another shape than it has."""


def read_policy(on_illegal: str) -> str:
    if on_illegal not in POLICIES:
        raise BadBatch(f"on_illegal is 'raise' or 'end', not {on_illegal!r}")
    return on_illegal


def read_action(action: Any) -> int:
    """A whole number, whatever library it comes from."""
    try:
        return operator.index(action)
    except TypeError:
        raise BadBatch(f"an action is given by its number, not as {action!r}") from None


def illegal(
    title: Title, record: np.ndarray, game: int | None, seat: int, action: int
) -> JailbirdsError:
    """The refusal of an action; nothing has been changed. `game`: its number, where it has one."""
    where = f"the game of {title.name}" if game is None else f"game {game}"
    unchanged = "nothing is changed" + (", in this game or in another" if game is not None else "")
    alone = "" if game is None else ", and -1 leaves a game alone"
    if not 0 <= action < title.actions.size:
        whose = f" for seat {seat}" if seat >= 0 else ""
        return MalformedAction(
            f"{where}: there is no action {action}{whose}: they are numbered 0 to "
            f"{title.actions.size - 1}{alone}; {unchanged}"
        )
    named = f"'{title.actions[action]}' ({action})"
    loops = title.gear("interpreted").loops
    opened = title.gear("interpreted").open(record)
    rule = title.rule_name(loops.check(opened, 0, max(seat, 0), action))
    if seat < 0:
        advice = "" if game is None else ": give -1"
        return OutOfTurn(
            rule, f"{where} is over ({rule}), and takes no {named}{advice}; {unchanged}"
        )
    return IllegalAction(
        rule, f"{where}: seat {seat} may not do {named}: {rule} forbids it; {unchanged}"
    )


def rule_of(refusal: JailbirdsError) -> str:
    """The rule that it names; empty where there is no such action at all."""
    return refusal.rule if isinstance(refusal, Refused) else ""
