"""How greedy bots fare: rounds, escapes, seats, the rooms they use, and what they trade.

    python -m tests.scapegoat.balance [GAMES [PLAYERS [SIDES [SEED]]]]

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
    trading: float  # the share of games in which somebody trades
    offers: float  # in a game
    refused: float  # of the offers
    swaps: float  # of the offers; the others only give, or only ask


def measure(games: int, players: int = 4, seed: int = 0, **options: Any) -> Figures:
    """Play games of greedy bots in the native gear and count."""
    title = jailbirds.title("scapegoat")
    rounds, rooms, seats, endings = [], np.zeros(12), np.zeros(players), Counter[str]()
    send, accept, refuse = (title.actions.read(do).id for do in ("send", "accept", "refuse"))
    trades = Counter[str]()
    used, traded = 0, False

    def watch(_seat: int, action: int, record: Any) -> None:
        nonlocal used, traded
        used |= int(record["rooms_used"])
        if action == send:
            trades["offers"] += 1
            trades["swaps"] += bool(record["give"].any() and record["ask"].any())
        trades["refused"] += action == refuse
        traded |= action == accept

    for game in greedy_games(title, players, games, options, watch, seed):
        endings[game.ending] += 1
        seats += [seat in game.winners for seat in range(players)]
        rooms += [used >> room & 1 for room in range(12)]
        rounds.append(int(game.record["round"]))
        trades["games"] += traded
        used, traded = 0, False
    low, middle, high = np.percentile(rounds, [25, 50, 75])
    return Figures(
        games=games,
        rounds=(float(low), float(middle), float(high)),
        escapes=1 - endings["lost"] / games,
        by_seat=tuple(float(share) for share in seats / games),
        rooms=dict(zip(ROOM_NAMES, (rooms / games).tolist(), strict=True)),
        endings=dict(endings),
        trading=trades["games"] / games,
        offers=trades["offers"] / games,
        refused=trades["refused"] / max(1, trades["offers"]),
        swaps=trades["swaps"] / max(1, trades["offers"]),
    )


def main() -> None:
    usual = ("2000", "4", "silver", "0")
    games, players, sides, seed = (*sys.argv[1:], *usual[len(sys.argv) - 1 :])
    figures = measure(int(games), int(players), int(seed), sides=sides)
    lines = [
        f"{figures.games} games, {players} greedy bots, {sides} sides, seed {seed}",
        f"rounds, quartiles: {' '.join(f'{q:g}' for q in figures.rounds)}",
        f"the group escapes: {figures.escapes:.1%}",
        f"each seat escapes: {' '.join(f'{share:.1%}' for share in figures.by_seat)}",
        *(f"{name}: {share:.0%}" for name, share in figures.rooms.items()),
        *(f"ending {name}: {count}" for name, count in sorted(figures.endings.items())),
        f"games with a trade: {figures.trading:.0%}",
        f"offers a game: {figures.offers:.2f}, refused {figures.refused:.1%}, "
        f"swaps {figures.swaps:.0%}",
    ]
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
