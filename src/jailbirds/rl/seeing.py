"""What the doors show of a game: observations, masks, and pictures of the board."""

from __future__ import annotations

from typing import Any

import numpy as np

from jailbirds.batch.errors import BadBatch
from jailbirds.kernel.game import Game
from jailbirds.kernel.rule import SPECTATOR
from jailbirds.kernel.sketch import Sketch, Tile, shape_of

MODES = ["ansi", "rgb_array"]
TILE = 12  # pixels, of a picture
INK = {"": (40, 40, 40), "label": (150, 150, 150), "warden": (30, 60, 160)}
SEAT_INK = (
    (200, 70, 40),
    (50, 110, 160),
    (80, 150, 70),
    (180, 140, 40),
    (130, 70, 150),
    (60, 60, 60),
)
GROUND, PAPER = (225, 220, 205), (250, 248, 242)


def observation(game: Game, seat: int) -> np.ndarray:
    """What a seat observes, from its redacted record."""
    out = np.zeros(game.title.observation.size(game.players), np.float32)
    record = game.title.gear("interpreted").open(game.redacted(seat))[0]
    game.title.observation.observe(record, seat, game.players, out.data, 0)
    return out


def action_mask(game: Game, seat: int) -> np.ndarray:
    """1 for each action that a seat may do now."""
    mask = np.zeros(game.title.actions.size, np.int8)
    if seat in game.actors:
        mask[[action.id for action in game.legal(seat)]] = 1
    return mask


def read_mode(render_mode: str | None) -> str | None:
    if render_mode not in (None, *MODES):
        raise BadBatch(
            f"an environment is rendered as it was asked for at the start: expected "
            f"{', '.join(map(repr, MODES))} or None, not {render_mode!r}"
        )
    return render_mode


def text(game: Game) -> str:
    """The board as everybody may see it, in letters."""
    rows = sketch(game).rows
    return "\n".join(" ".join(_letters(tile) for tile in row.tiles).rstrip() for row in rows)


def picture(game: Game) -> np.ndarray:
    """The board as everybody may see it: a square of colour for every tile."""
    board = sketch(game).folded()
    height, width = len(board.rows), max([1, *(row.columns for row in board.rows)])
    image = np.full((height * TILE, width * TILE, 3), PAPER, np.uint8)
    for y, row in enumerate(board.rows):
        x = 0
        for tile in row.tiles:
            across = slice(x * TILE, (x + tile.span) * TILE)
            if tile.solid:
                image[y * TILE : (y + 1) * TILE, across] = GROUND
            for number, role in enumerate(
                [tile.role] * bool(tile.text or tile.role) + [*tile.holds]
            ):
                left = x * TILE + 3 + 4 * (number % (3 * tile.span))
                top = y * TILE + 3 + 4 * (number // (3 * tile.span) % 2)
                image[top : top + 6, left : min(left + 6, across.stop)] = ink(role)
            x += tile.span
    return image


def sketch(game: Game) -> Sketch:
    drawn: Sketch = game.title.sketch(game.view(SPECTATOR))
    return drawn


def ink(role: str) -> tuple[int, int, int]:
    if role.startswith("seat") and role[4:].isdigit():
        return SEAT_INK[int(role[4:]) % len(SEAT_INK)]
    return INK.get(role, INK[""])


def _letters(tile: Tile) -> str:
    held = "".join(shape_of(role) or "" for role in tile.holds)
    written: Any = tile.text or shape_of(tile.role) or tile.words or ("·" if tile.solid else " ")
    return f"{written.splitlines()[0]}{held}"
