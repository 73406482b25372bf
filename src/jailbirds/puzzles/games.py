"""Games to look for puzzles in: between bots of all levels, at all tables, each by its seed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from jailbirds.bots import Bot
from jailbirds.kernel.chance import generator, pick
from jailbirds.kernel.game import Game
from jailbirds.kernel.rule import CHANCE
from jailbirds.kernel.title import Title

LEVELS = (*("inmate", "regular", "champion") * 3, "random")  # any of them as likely
ITERATIONS = 40  # of those that search
USUAL = 5  # of so many games all but one are played as most people play, without options


def played(title: Title, seed: int) -> Game:
    """A game to its end; who plays how well, and at which table, follows from the seed."""
    luck = generator(seed, 1).data
    players, options = _table(title, seed, luck)
    game = Game(title, players, options, seed=seed, gear="native")
    bots = {}
    for seat in range(players):
        level = LEVELS[pick(luck, len(LEVELS))]
        bots[seat] = Bot(level, seed + seat, gear="native", iterations=ITERATIONS, patient=True)
    while not game.over:
        seat = game.actors[int(pick(luck, len(game.actors)))]
        game.play(seat, bots[seat].choose(game, seat))
    return game


def _table(title: Title, seed: int, luck: memoryview) -> tuple[int, Mapping[str, Any]]:
    """All numbers of players in turn; sometimes other options."""
    if pick(luck, USUAL) == 0:
        tables = list(title.tables())
        return tables[pick(luck, len(tables))]
    return title.players[seed % len(title.players)], {}


def decisions(game: Game, fewest: int, most: int) -> list[int]:
    """The numbers of the moves at which a seat could do so many things, and no more.

    Where others act at the same time, what is best depends on what they do: these are left out.
    """
    gear = game.title.gear("native")
    out = gear.open(np.zeros(game.title.most_legal, dtype=np.int32))
    found = []
    for number, move in enumerate(game.moves):
        if move.seat != CHANCE and game.actors_before(number) == (move.seat,):
            count = gear.loops.legal(gear.open(game.before(number)), 0, move.seat, out)
            if fewest <= count <= most:
                found.append(number)
    return found
