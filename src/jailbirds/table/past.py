"""Looking back while a game runs, through the same eyes that saw it."""

from __future__ import annotations

from jailbirds.kernel.game import Game, Move
from jailbirds.table.journal import Begun
from jailbirds.table.table import Table


def game_after(table: Table, seat: int | None, number: int) -> tuple[Game, Move | None] | None:
    """The game as it stood after the step that a seat, or a spectator, counts as `number`.

    With the move that was that step; None where there is no such step, or it was before the game.
    """
    eye = table.eye(seat)
    if table.game is None or not 0 < number <= table.version(seat):
        return None
    index = max(k for k, step in enumerate(table.steps) if step.numbers[eye] <= number)
    if not any(isinstance(step.entry, Begun) for step in table.steps[: index + 1]):
        return None
    then = [at for at in table.standing if at <= index]
    before = len(table.game.moves) - len(table.standing)  # of a game that has begun elsewhere
    game = table.game.after(before + len(then))
    noticed = [at for at in then if table.steps[at].numbers[eye] == number]
    seen = [at for at in noticed if table.steps[at].noticed >> eye & 1]
    return game, game.moves[before + then.index(seen[0])] if seen else None
