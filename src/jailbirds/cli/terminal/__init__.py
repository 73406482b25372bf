"""The game in the terminal, for any title.

`play` starts it; `picture` draws it for the documentation.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Mapping

from jailbirds.bots import Bot
from jailbirds.cli.terminal.app import Terminal
from jailbirds.cli.terminal.picture import picture
from jailbirds.kernel.game import Game

__all__ = ["picture", "play"]


HUNG_UP = 129  # what a program says that a hang-up has ended


def play(game: Game, bots: Mapping[int, Bot], language: str) -> None:
    """Play a game at this keyboard; seats without a bot are people who sit here."""
    threading.Thread(target=_watch_terminal, daemon=True).start()
    Terminal(game, bots, language).run()


def _watch_terminal() -> None:
    """End with the window: reading from a terminal that is gone would never stop."""
    while os.isatty(sys.__stdin__.fileno() if sys.__stdin__ else 0):
        time.sleep(1)
    os._exit(HUNG_UP)
