"""Finished games between bots, for reviews."""

from __future__ import annotations

from typing import Any

import jailbirds
from jailbirds.bots import Bot
from jailbirds.review import Effort

# for what holds anyway
LITTLE = Effort(open_cards=1, deals=1, duels=1, horizon=2, iterations=4)


def finished(
    title: str, seed: int, players: int | None = None, gear: str = "native", **options: Any
) -> jailbirds.Game:
    """A game between regulars, to its end."""
    count = players or jailbirds.title(title).players[0]
    game = jailbirds.new(title, count, options, seed=seed, gear=gear)
    return play_out(game, Bot("regular", seed, gear=gear))


def play_out(game: jailbirds.Game, bot: Bot) -> jailbirds.Game:
    """The same game, played to its end by a bot."""
    while not game.over:
        seat = game.actors[0]
        if seat == jailbirds.CHANCE:
            game.play(seat, game.drawn())
        else:
            game.play(seat, bot.choose(game, seat))
    return game


def table_of(title: str, seed: int) -> tuple[int, dict[str, Any]]:
    """Players and options of a title, other ones for every seed."""
    tables = list(jailbirds.title(title).tables())
    players, options = tables[seed % len(tables)]
    return players, dict(options)
