"""Does somebody who plays for the first time beat a rookie?

Nobody of that sort is at hand, so a bot stands in: it does anything at all in half of its
decisions, and what looks best in the others.

    python -m benchmarks.strength.newcomer
"""

from __future__ import annotations

import csv
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

import jailbirds
from jailbirds.bots import Bot
from jailbirds.kernel.actions import Action
from jailbirds.kernel.chance import generator, pick
from jailbirds.kernel.title import Title
from jailbirds.lab.arena import tournament
from jailbirds.lab.figures import share

FILE = Path(__file__).parent / "newcomer.csv"
NAME, GAMES = "newcomer", 200


class Newcomer(Bot):
    def __init__(self, seed: int, **how: Any) -> None:
        super().__init__("greedy", seed, **how)
        self._blind = Bot("random", seed, gear=self.gear)
        self._care = generator(seed, 2).data

    def choose_from(self, title: Title, redacted: np.ndarray, seat: int, players: int) -> Action:
        known = (title, redacted, seat, players)
        return (
            super().choose_from(*known) if pick(self._care, 2) else self._blind.choose_from(*known)
        )


def seated(name: str, *, seed: int, **how: Any) -> Bot:
    return Newcomer(seed, **how) if name == NAME else Bot(name, seed, **how)


def main() -> None:
    with FILE.open("w", newline="", encoding="utf-8") as file:
        rows = csv.writer(file, lineterminator="\n")
        rows.writerow(("title", "against", "decided", "won"))
        for name in jailbirds.titles():
            title = jailbirds.title(name)
            for level in ("rookie", "inmate") if title.players[0] == 2 else ():
                played = tournament(title, [NAME, level], GAMES, seated=seated)
                decided = [game for game in played if len(game.winners) == 1]
                won = sum(game.bots[game.winners[0]] == NAME for game in decided)
                rows.writerow((name, level, len(decided), won))


def table() -> Iterator[str]:
    """What was found, in Markdown."""
    yield "| title | against | decided | won | interval |"
    yield "|---|---|--:|--:|---|"
    with FILE.open(newline="", encoding="utf-8") as file:
        for row in csv.DictReader(file):
            won = share(int(row["won"]), int(row["decided"]))
            yield (
                f"| {row['title']} | {row['against']} | {won.count} | {won.value:.1%} | "
                f"{won.low:.1%} – {won.high:.1%} |"
            )


if __name__ == "__main__":
    main()
