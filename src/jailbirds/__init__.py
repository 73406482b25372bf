"""Jailbirds: four prison-escape board games on one engine.

>>> import jailbirds
>>> first, *others = jailbirds.titles()
>>> game = jailbirds.new(first, players=3, seed=7)
>>> while not game.over:
...     seat = game.actors[0]
...     events = game.play(seat, game.legal(seat)[0])
>>> game.result.ending
'limit'
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from jailbirds.kernel.actions import Action
from jailbirds.kernel.errors import (
    BadAction,
    BadLog,
    BadOption,
    BadPlayers,
    BadPosition,
    BadSeat,
    BadVersion,
    DamagedLog,
    ForeignLog,
    IllegalAction,
    JailbirdsError,
    MalformedAction,
    OutdatedLog,
    OutOfTurn,
    Refused,
    UnknownTitle,
)
from jailbirds.kernel.events import Event
from jailbirds.kernel.finding import title, titles
from jailbirds.kernel.game import Game, Move
from jailbirds.kernel.log import Log, Outcome
from jailbirds.kernel.position import Position
from jailbirds.kernel.preview import Preview
from jailbirds.kernel.rule import CHANCE, SPECTATOR
from jailbirds.kernel.title import Title
from jailbirds.kernel.verify import Proof, verify

__version__ = "0.3.0"

__all__ = [
    "CHANCE",
    "SPECTATOR",
    "Action",
    "BadAction",
    "BadLog",
    "BadOption",
    "BadPlayers",
    "BadPosition",
    "BadSeat",
    "BadVersion",
    "DamagedLog",
    "Event",
    "ForeignLog",
    "Game",
    "IllegalAction",
    "JailbirdsError",
    "Log",
    "MalformedAction",
    "Move",
    "OutOfTurn",
    "Outcome",
    "OutdatedLog",
    "Position",
    "Preview",
    "Proof",
    "Refused",
    "Title",
    "UnknownTitle",
    "new",
    "title",
    "titles",
    "verify",
]


def new(
    title_name: str,
    players: int,
    options: Mapping[str, Any] | None = None,
    *,
    seed: int | str | bytes | None = None,
    names: Sequence[str] | None = None,
    roll: bool = True,
    gear: str = "interpreted",
    rules_version: int | None = None,
) -> Game:
    """A new game.

    `seed` decides every roll: the same seed and moves give the same game everywhere;
    without one the dice cannot be foreseen. With `roll=False` chance waits to be played
    like any other seat, `game.play(jailbirds.CHANCE, ...)`, or for `game.roll()`.
    `gear="native"` runs compiled rules: some seconds to compile once, then faster.
    Rules keep their versions: `rules_version` plays under an older one of the title's `versions`.

    >>> import jailbirds
    >>> first, *others = jailbirds.titles()
    >>> jailbirds.new(first, players=4, options={"turn_limit": 20}, seed=1).players
    4
    """
    return Game(
        *(title(title_name), players, options),
        seed=seed,
        names=names,
        roll=roll,
        gear=gear,
        rules_version=rules_version,
    )
