"""A picture of the terminal for the documentation, sharp in any font.

Textual writes a screen as SVG, with block characters as letters of a font, and fonts leave
seams between them. Here they become rectangles instead.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping, Sequence
from itertools import groupby

from jailbirds.bots import Bot
from jailbirds.cli.terminal.app import Terminal
from jailbirds.cli.terminal.canvas import BLOCKS
from jailbirds.kernel.game import Game

WIDTH, HEIGHT, RISE = 12.2, 24.4, 18.5  # of a cell in the SVG; its top above the baseline
LETTERS = re.compile(
    rf'<text class="(\S+)" x="([\d.]+)" y="([\d.]+)"[^>]*>([{BLOCKS[1:]}]+)</text>'
)


def picture(
    game: Game,
    bots: Mapping[int, Bot],
    language: str,
    size: tuple[int, int] = (120, 36),
    keys: Sequence[str] = (),
) -> str:
    """The game as `play` shows it, as an SVG, after keys such as `["tab", "enter"]`."""

    async def draw() -> str:
        app = Terminal(game, bots, language)
        app.animation_level = "none"
        async with app.run_test(size=size) as pilot:
            await pilot.press(*keys)
            await pilot.pause()
            return app.export_screenshot(title="jailbirds")

    drawn = LETTERS.sub(_rectangles, asyncio.run(draw()))
    return drawn.replace("<svg ", '<svg shape-rendering="crispEdges" ', 1)


def _rectangles(letters: re.Match[str]) -> str:
    """A run of block characters as the rectangles they stand for."""
    look, x, y, run = letters.groups()
    drawn = []
    for low in (0, 1):
        quarters = [
            BLOCKS.index(letter) >> (2 * low + side) & 1 for letter in run for side in (0, 1)
        ]
        start = 0
        for filled, stretch in groupby(quarters):
            count = len(list(stretch))
            if filled:
                left = float(x) + start * WIDTH / 2
                top = float(y) - RISE + low * HEIGHT / 2
                drawn.append(
                    f'<rect class="{look}" x="{left:.1f}" y="{top:.1f}" width='
                    f'"{count * WIDTH / 2 + 0.2:.1f}" height="{HEIGHT / 2 + 0.2:.1f}"/>'
                )
            start += count
    return "".join(drawn)
