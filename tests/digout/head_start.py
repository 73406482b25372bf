"""What is a gang card worth to whoever has it from the first turn on? docs/balance tells.

    python -m tests.digout.head_start [PLAYERS] [GAMES]

plays so many games between bots of level `regular` (four, 1,000) in which the first seat begins
with the card, for each card, and prints by how many points that seat wins more often than without.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import jailbirds
from jailbirds.games.digout.state import GANG_CARDS, PILE
from jailbirds.lab.balance.games import Table, watch
from jailbirds.lab.figures import difference, share

PLAYERS, GAMES = 4, 1000


def beginning_with(card: int, setup: Callable[..., None]) -> Callable[..., None]:
    """A set-up after which the first seat has a gang card, which is then in no pile."""

    def head_start(s: Any, players: int, options: Any) -> None:
        setup(s, players, options)
        s.gang_card[0] = card + 1
        s.shuffled[card // PILE] &= ~(1 << card % PILE)

    return head_start


def main(players: int = PLAYERS, games: int = GAMES) -> None:
    title = jailbirds.title("digout")
    table = Table(("regular",) * players)
    plain = int(watch(title, table, games).won[:, 0].sum())
    sys.stdout.write(f"without: {100 * share(plain, games).value:.1f} %\n")
    other = replace(title)
    for number, name in enumerate(GANG_CARDS):
        object.__setattr__(other, "setup", beginning_with(number, title.setup))
        found = difference(int(watch(other, table, games).won[:, 0].sum()), games, plain, games)
        low, high = 100 * found.low, 100 * found.high
        sys.stdout.write(f"{name}: {100 * found.value:+.1f} ({low:+.1f} to {high:+.1f})\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
