"""Players that are programs. A bot sees what its seat may see, and nothing more.

>>> import jailbirds
>>> from jailbirds.bots import Bot
>>> game = jailbirds.new("alcatraz", players=2, seed=3)
>>> bots = [Bot("greedy", seed=1), Bot("random", seed=2)]
>>> while not game.over:
...     seat = game.actors[0]
...     _ = game.play(seat, bots[seat].choose(game, seat))
>>> game.result.winners
(0,)
"""

from __future__ import annotations

import secrets

import numpy as np

from jailbirds.kernel.actions import Action
from jailbirds.kernel.chance import generator
from jailbirds.kernel.errors import JailbirdsError, expected_one_of
from jailbirds.kernel.game import Game
from jailbirds.kernel.title import Title

LOOPS = "jailbirds.bots.loops"
BOTS = {"random": 0, "greedy": 1}  # name -> policy in bots/loops.py


class UnknownBot(JailbirdsError):
    """There is no bot of that name."""


def policy(name: str) -> int:
    """The number of a bot's policy."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}: {expected_one_of(name, BOTS)}")
    return BOTS[name]


class Bot:
    """A bot with a name and luck of its own."""

    def __init__(self, name: str, seed: int | None = None, gear: str = "interpreted") -> None:
        self.name = name
        self.policy = policy(name)
        self.gear = gear
        self._rng = generator(secrets.randbits(64) if seed is None else seed)

    def choose(self, game: Game, seat: int) -> Action:
        """What the bot does at a seat of a game."""
        return self.choose_from(game.title, game.redacted(seat), seat)

    def choose_from(self, title: Title, redacted: np.ndarray, seat: int) -> Action:
        """What the bot does, from the seat's redacted record alone."""
        gear = title.gear(self.gear)
        loops = gear.load(LOOPS)
        records = np.zeros(loops.RECORDS, dtype=title.state)
        records[0] = redacted[0]
        out = np.zeros(title.most_legal, dtype=np.int32)
        number = loops.choose(
            gear.open(records), seat, self.policy, gear.open(out), gear.open(self._rng)
        )
        return title.actions[int(number)]
