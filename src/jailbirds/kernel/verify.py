"""Was this game played by the rules, and with honest dice?"""

from __future__ import annotations

from dataclasses import dataclass

from jailbirds.kernel.errors import DamagedLog
from jailbirds.kernel.game import Game
from jailbirds.kernel.log import Log
from jailbirds.kernel.rule import CHANCE


@dataclass(frozen=True, slots=True)
class Proof:
    """What was shown: so many moves legal, so many rolls; `fair` if all follow from the seed."""

    game: Game
    moves: int
    rolls: int
    fair: bool


def verify(log: Log) -> Proof:
    """Replay a log and recompute every roll from its seed, where the seed is published.

    Raises `DamagedLog` at the first move that the rules forbid, or roll that the seed denies.
    """
    game = Game.from_log(log)
    rolls = [move for move in game.moves if move.seat == CHANCE]
    if game.stream is None:
        return Proof(game, len(game.moves), len(rolls), fair=False)
    again = game.after(0)
    again.roll()
    for number, move in enumerate(game.moves, start=1):
        if move.seat != CHANCE:
            again.play(move.seat, move.action)
        elif again.moves[number - 1] != move:
            raise DamagedLog(
                f"move {number} is not what the seed rolls: it says '{move.action}', "
                f"the seed gives '{again.moves[number - 1].action}'"
            )
    return Proof(game, len(game.moves), len(rolls), fair=True)
