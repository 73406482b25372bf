"""How long a review takes: until the first chart, and until all of it is there."""

from __future__ import annotations

import time
from dataclasses import dataclass

import jailbirds
from benchmarks.review.predictions import play
from jailbirds.review import prepare, review

FIRST_CHART = 33  # points of it
ASKED_FIRST, ASKED_WHOLE = 3.0, 30.0  # seconds
GAMES = 2


@dataclass(frozen=True, slots=True)
class Speed:
    """Of a title: the game that took longest."""

    title: str
    players: int
    moves: int
    first: float
    whole: float


def measure(players: int, cores: int) -> list[Speed]:
    """Reviews of some games of every title; compiled before."""
    found = []
    for name in jailbirds.titles():
        title = jailbirds.title(name)
        count = min(max(players, title.players[0]), title.players[-1])
        prepare(title, count)
        speeds = [one(name, count, seed, cores) for seed in range(GAMES)]
        found.append(max(speeds, key=lambda speed: speed.whole))
        print(f"{name}: {found[-1].first:.1f} s, {found[-1].whole:.1f} s", flush=True)
    return found


def one(name: str, players: int, seed: int, cores: int) -> Speed:
    game = play(name, players, seed)
    times: list[float] = []
    start = time.perf_counter()
    review(game, cores=cores, progress=lambda _: times.append(time.perf_counter() - start))
    whole = time.perf_counter() - start
    return Speed(name, players, len(game.moves), times[min(FIRST_CHART, len(times)) - 1], whole)


def table(found: list[Speed]) -> str:
    lines = [
        "| title | players | moves | first chart | asked | whole | asked | |",
        "|---|--:|--:|--:|--:|--:|--:|---|",
    ]
    for each in found:
        kept = each.first <= ASKED_FIRST and each.whole <= ASKED_WHOLE
        lines.append(
            f"| {each.title} | {each.players} | {each.moves} | {each.first:.1f} s | "
            f"≤ {ASKED_FIRST:g} s | {each.whole:.1f} s | ≤ {ASKED_WHOLE:g} s | "
            f"{'yes' if kept else '**no**'} |"
        )
    return "\n".join(lines)
