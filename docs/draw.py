"""Draw the picture of the terminal in README.md again: `make screenshots`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import jailbirds
from jailbirds.bots import Bot
from jailbirds.cli.terminal import picture

PICTURES = Path(__file__).parent / "pictures"
SIZE = (120, 36)
NAMES = ["Anna", "Ben", "Cleo"]

# Anna to move, with one in the boat; the preview shows whom the warden of row 8 would catch.
ALCATRAZ = """
enter 6 8, enter 5 2, enter 7 3, enter 5 9, enter 7 2, enter 7 8, move 5 9 2 9, move 7 2 3 2,
enter 7 2, enter 7 7, move 5 2 2 2, enter 5 2, enter 5 9, move 3 2 1 2, enter 8 7, move 5 9 1 9,
move 1 2 1 4, move 7 2 6 2, move 7 7 4 7, escape 1 4, send left, move 6 2 4 2
"""


def alcatraz() -> str:
    game = jailbirds.new("alcatraz", 3, seed=173, names=NAMES)
    for action in ALCATRAZ.split(","):
        game.play(game.actors[0], action.strip())
    return draw(game, typed("move 1 9 8 9"))


def draw(game: jailbirds.Game, keys: Sequence[str]) -> str:
    """Seat 0 is a person, the others are bots."""
    bots = {seat: Bot("regular", seed=seat) for seat in range(1, game.players)}
    return picture(game, bots, "en", SIZE, keys)


def typed(move: str) -> list[str]:
    return ["colon", *("space" if letter == " " else letter for letter in move)]


if __name__ == "__main__":
    (PICTURES / "alcatraz.svg").write_text(alcatraz(), encoding="utf-8")
