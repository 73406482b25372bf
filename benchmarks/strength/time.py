"""What thinking costs, and whether budgets are kept.

    python -m benchmarks.strength.time        into time.csv; about six minutes, on an idle machine

*Cost*: iterations of the search a second, as a share of the random playouts a second that look
as many actions ahead, over positions of games between regulars.
*Budget*: how long a bot took to choose, of the time its level has; it may be quicker where one
action is clearly best.
"""

from __future__ import annotations

import csv
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np

import jailbirds
from jailbirds.bots import Bot, level
from jailbirds.bots.search import Search
from jailbirds.kernel.chance import generator
from jailbirds.kernel.game import Game
from jailbirds.kernel.title import Title

FILE = Path(__file__).parent / "time.csv"
LOOPS = "benchmarks.strength.loops"
POSITIONS = 30
ITERATIONS = 2000
CHOICES = {"champion@0.3": 200, "champion@2": 60}  # so many for each level and title
COLUMNS = ("title", "what", "value", "unit")


def positions(title: Title, count: int) -> Iterator[tuple[Game, int]]:
    """Positions with a choice, spread over games between regulars."""
    players = title.players[0]
    found = number = 0
    while True:
        game = Game(title, players, seed=f"time.{number}", gear="native")
        bots = [Bot("regular", seed=10 * number + k, gear="native") for k in range(players)]
        number += 1
        decisions = 0
        while not game.over:
            seat = game.actors[0]
            if len(game.legal(seat)) > 1:
                decisions += 1
                if decisions % 7 == 0:
                    yield game, seat
                    found += 1
                    if found == count:
                        return
            game.play(seat, bots[seat].choose(game, seat))


def cost(title: Title) -> tuple[float, float, float]:
    """Iterations a second, playouts a second of the same depth, and the depth."""
    gear = title.gear("native")
    wander = gear.load(LOOPS).wander
    search = Search(title, title.players[0])
    records = np.zeros(2, dtype=title.state)
    out = np.zeros(title.most_legal, dtype=np.int32)
    rng = generator(1)
    thinking = playing = actions = 0.0
    for number, (game, seat) in enumerate(positions(title, POSITIONS + 1)):
        redacted = game.redacted(seat)
        started = time.perf_counter()
        thought = search.think(redacted, seat, seed=number, iterations=ITERATIONS)
        thought_at = time.perf_counter()
        records[0] = redacted[0]
        wander(records, seat, ITERATIONS, max(1, round(thought.depth)), out, rng)
        if number:  # the first one compiles
            thinking += thought_at - started
            playing += time.perf_counter() - thought_at
            actions += thought.depth
    done = POSITIONS * ITERATIONS
    return done / thinking, done / playing, actions / POSITIONS


def budget(title: Title, name: str) -> list[float]:
    """How long each choice took, as a share of the level's time."""
    bot = Bot(name, seed=1, gear="native", patient=True)
    shares = []
    for game, seat in positions(title, CHOICES[name] + 1):
        started = time.perf_counter()
        bot.choose(game, seat)
        shares.append((time.perf_counter() - started) / level(name).seconds)
    return sorted(shares[1:])  # the first one compiles


def main(names: list[str]) -> None:
    with FILE.open("w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(COLUMNS)
        for name in names:
            title = jailbirds.title(name)
            iterations, playouts, depth = cost(title)
            rows = [
                ("iterations", round(iterations), "a second"),
                ("random playouts of that depth", round(playouts), "a second"),
                ("depth", round(depth, 1), "actions"),
                ("iterations to playouts", round(iterations / playouts, 2), "ratio"),
            ]
            for who in CHOICES:
                shares = budget(title, who)
                rows += [
                    (f"{who}, median", round(shares[len(shares) // 2], 2), "of its time"),
                    (
                        f"{who}, 99 of 100 within",
                        round(shares[int(0.99 * len(shares))], 3),
                        "of its time",
                    ),
                ]
            for row in rows:
                writer.writerow((name, *row))
                print(f"{name:<11} {row[0]:<32} {row[1]:>10} {row[2]}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:] or jailbirds.titles())
