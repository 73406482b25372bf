"""Golden logs, games that are replayed as tests: where they lie, and how one is found."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import cycle, islice
from pathlib import Path
from typing import Any

from jailbirds.bots import Bot
from jailbirds.kernel.game import Game
from jailbirds.kernel.title import Title, plain
from jailbirds.lab.sim import Played, simulate

FOLDER = "golden"
ROUNDS = (2, 8, 32, 128, 512, 2048)  # games that each line-up plays, until one ends as wanted
LINE_UPS = (("random",), ("greedy",), ("inmate",), ("greedy", "random", "inmate"))
CANDIDATES = 5  # line-ups of a round that are played again to record a game
TRIES = 4  # times as many games as it took before, to meet the ending again


def golden_files(tests: Path) -> list[Path]:
    """All golden logs in a folder of tests, whatever their title."""
    return sorted(tests.rglob(f"{FOLDER}/*.json"))


def golden_folder(tests: Path, name: str) -> Path:
    """Where the golden logs of a title belong: with its tests, if these have a folder."""
    return (tests / name if (tests / name).is_dir() else tests) / FOLDER


@dataclass(frozen=True, slots=True)
class Wanted:
    """How a game is to end; None: in any way."""

    ending: str | None = None
    tie: bool = False

    def met_by(self, ending: str, winners: Sequence[int]) -> bool:
        return self.ending in (None, ending) and (len(winners) > 1 or not self.tie)


@dataclass(frozen=True, slots=True)
class LineUp:
    """So many players at a table with these options, and bots in all seats."""

    options: Mapping[str, Any]
    bots: Sequence[str]


def find_game(
    title: Title, wanted: Wanted, most: int, progress: Callable[[int], None] = lambda _: None
) -> tuple[Game, LineUp] | None:
    """A game that ends as wanted, and its line-up; None after `most` games without.

    Every line-up plays some games in the quick way of `simulate`. Those in which one ended as
    wanted are played again in the way of a table, with rolls that follow from a seed.
    """
    played = 0

    def count(games: int) -> None:
        nonlocal played
        played += games
        progress(games)

    for games in ROUNDS:
        found: list[tuple[float, LineUp]] = []  # with the actions that a game like that costs
        for line_up in line_ups(title):
            if played >= most:
                return None
            results = simulate(title, line_up.bots, games, line_up.options, seed=games)
            count(games)
            if met := [game for game in results if wanted.met_by(game.ending, game.winners)]:
                found.append((actions(results) / len(met), line_up))
        for _, line_up in sorted(found, key=lambda each: each[0])[:CANDIDATES]:
            for seed in range(TRIES * games):
                game = play(title, line_up, seed)
                count(1)
                assert game.result is not None
                if wanted.met_by(game.result.ending, game.result.winners):
                    return game, line_up
    return None


def actions(results: Sequence[Played]) -> int:
    return sum(game.actions for game in results)


def line_ups(title: Title) -> Iterator[LineUp]:
    for players, options in title.tables():
        for bots in LINE_UPS:
            yield LineUp(options, list(islice(cycle(bots), players)))


def play(title: Title, line_up: LineUp, seed: int) -> Game:
    """A game between bots, played to its end as at a table."""
    game = Game(title, len(line_up.bots), line_up.options, seed=seed, gear="native")
    bots = [Bot(name, seed=seed + seat, gear="native") for seat, name in enumerate(line_up.bots)]
    luck = random.Random(seed)
    while not game.over:
        seat = luck.choice(game.actors)
        game.play(seat, bots[seat].choose(game, seat))
    return game


def file_name(game: Game, options: Mapping[str, Any]) -> str:
    """What a file with that game is called: `limit, 2 players, a tie, turn_limit 1.json`."""
    assert game.result is not None
    parts = [game.result.ending.replace("_", " "), f"{game.players} players"]
    if len(game.result.winners) > 1:
        parts.append("a tie")
    if game.rules_version > 1:
        parts.append(f"version {game.rules_version}")
    parts += [
        f"{name} {plain(value)}" if isinstance(value, (bool, int, str)) else name
        for name, value in options.items()
    ]
    return f"{', '.join(parts)}.json"
