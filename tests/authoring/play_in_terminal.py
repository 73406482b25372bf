"""Play a title to its end in the terminal game, by the keys a person would press.

Run by itself, where the title is installed: `python play_in_terminal.py TITLE`.
"""

from __future__ import annotations

import asyncio
import sys

from textual.pilot import Pilot

import jailbirds
from jailbirds.bots import Bot
from jailbirds.cli.terminal.app import Terminal
from jailbirds.cli.terminal.board import Board

MOST_KEYS = 200


async def play(title: str) -> Terminal:
    game = jailbirds.new(title, 2, seed=1, names=["Anna", "Ben"])
    app = Terminal(game, {1: Bot("greedy", seed=1)}, "en", pause=0)
    app.animation_level = "none"
    async with app.run_test() as pilot:
        await bots_play(app, pilot)
        while not app.game.over:
            for place in title_places(app):
                await walk_to(app, pilot, place)
                await pilot.press("enter")
            await bots_play(app, pilot)
    return app


async def bots_play(app: Terminal, pilot: Pilot[None]) -> None:
    await app.workers.wait_for_complete()
    await pilot.pause()


def title_places(app: Terminal) -> tuple[str, ...]:
    """What to point at for the last of the legal actions, which is never far from the end."""
    return app.game.title.places(app.game.legal(0)[-1])


async def walk_to(app: Terminal, pilot: Pilot[None], place: str) -> None:
    """From one thing that glows to the next, until the cursor is there."""
    board = app.tabletop.query_one(Board)
    for _ in range(MOST_KEYS):
        if board.cursor == place:
            return
        await pilot.press("tab")
    raise AssertionError(f"the cursor never comes to {place}")


if __name__ == "__main__":
    played = asyncio.run(play(sys.argv[1])).game
    assert played.result is not None
    print(f"{len(played.moves)} moves, {played.result.ending}")  # noqa: T201
