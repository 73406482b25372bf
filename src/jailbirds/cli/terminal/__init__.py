"""The game in the terminal, for any title.

`play` starts it; `picture` draws it for the documentation.
"""

from __future__ import annotations

from collections.abc import Mapping

from jailbirds.bots import Bot
from jailbirds.cli.terminal.app import Terminal
from jailbirds.cli.terminal.picture import picture
from jailbirds.kernel.game import Game

__all__ = ["picture", "play"]


def play(game: Game, bots: Mapping[int, Bot], language: str) -> None:
    """Play a game at this keyboard; seats without a bot are people who sit here."""
    Terminal(game, bots, language).run()
