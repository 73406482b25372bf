"""How four greedy bots fare: rounds, escapes, seats, and the rooms they use.

    python -m tests.scapegoat.balance [GAMES [PLAYERS [SIDES]]]

The figures of the title's page `balance.md` come from here.
"""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass
from typing import Any

import numpy as np

import jailbirds
from jailbirds.games.scapegoat.state import ROOM_NAMES
from tests.balance import greedy_games


@dataclass(frozen=True)
class Figures:
    """What a series of games says; shares are of one."""

    games: int
    rounds: tuple[float, float, float]  # quartiles; 14 where the guards won
    escapes: float
    by_seat: tuple[float, ...]
    rooms: dict[str, float]  # the share of games in which somebody used the room
    endings: dict[str, int]


def measure(games: int, players: int = 4, seed: int = 0, **options: Any) -> Figures:
    """Play games of greedy bots in the native gear and count."""
    title = jailbirds.title("scapegoat")
    rounds, rooms, seats, endings = [], np.zeros(12), np.zeros(players), Counter[str]()
    used = 0

    def watch(_seat: int, _action: int, record: Any) -> None:
        nonlocal used
        used |= int(record["rooms_used"])

    for game in greedy_games(title, players, games, options, watch, seed):
        endings[game.ending] += 1
        seats += [seat in game.winners for seat in range(players)]
        rooms += [used >> room & 1 for room in range(12)]
        rounds.append(int(game.record["round"]))
        used = 0
    low, middle, high = np.percentile(rounds, [25, 50, 75])
    return Figures(
        games=games,
        rounds=(float(low), float(middle), float(high)),
        escapes=1 - endings["lost"] / games,
        by_seat=tuple(float(share) for share in seats / games),
        rooms=dict(zip(ROOM_NAMES, (rooms / games).tolist(), strict=True)),
        endings=dict(endings),
    )


def main() -> None:
    games, players, sides = (*sys.argv[1:], *("2000", "4", "silver")[len(sys.argv) - 1 :])
    figures = measure(int(games), int(players), sides=sides)
    lines = [
        f"{figures.games} games, {players} greedy bots, {sides} sides",
        f"rounds, quartiles: {' '.join(f'{q:g}' for q in figures.rounds)}",
        f"the group escapes: {figures.escapes:.1%}",
        f"each seat escapes: {' '.join(f'{share:.1%}' for share in figures.by_seat)}",
        *(f"{name}: {share:.0%}" for name, share in figures.rooms.items()),
        *(f"ending {name}: {count}" for name, count in sorted(figures.endings.items())),
    ]
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
