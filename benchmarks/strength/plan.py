"""Who plays whom, how often, and what is asked of the stronger."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import jailbirds
from benchmarks.asked import Among, asked

HERE = Path(__file__).parent


@dataclass(frozen=True)
class Match:
    """The first bot against the second, seats in rotation; `target` of the decided games."""

    title: str
    bots: tuple[str, ...]
    games: int
    target: float

    @property
    def name(self) -> str:
        return f"{self.title}-{self.bots[0]}-{self.bots[1]}".replace("@", "_")

    @property
    def file(self) -> Path:
        return HERE / f"{self.name}.csv"

    @property
    def command(self) -> str:
        return (
            f"jailbirds arena {self.title} --seats {','.join(self.bots)} --games {self.games} "
            f"--csv benchmarks/strength/{self.file.name}"
        )


LADDER = ("champion@2", "champion@0.3", "regular", "inmate")
# How many games: enough to tell, and fewer where a game takes minutes.
GAMES = {
    ("regular", "inmate"): 1000,
    ("champion@0.3", "regular"): 60,
    ("champion@2", "champion@0.3"): 20,
    ("champion@2", "regular"): 20,
    ("champion@2", "random"): 10,
}
# Twice the time against half of it: so many games, and fewer where they take longer.
DOUBLINGS = {(0.2, 0.1): 64, (0.4, 0.2): 20, (0.8, 0.4): 12}
# One seat among regulars, compared with another bot in the same seat of the same games.
AMONG_GAMES = {"champion@0.3": 90, "champion@2": 36}
AMONG_DOUBLED = 60


def matches() -> list[Match]:
    """The quick ones first."""
    found = []
    for title in jailbirds.titles():
        if ladder := asked(title).ladder:
            targets = dict.fromkeys(pairwise(LADDER), ladder.step)
            targets[("champion@2", "regular")] = ladder.regular
            targets[("champion@2", "random")] = ladder.random
            for pair, target in targets.items():
                games = ladder.games.get("-".join(pair), GAMES[pair])
                found.append(Match(title, pair, games, target))
    return sorted(found, key=lambda match: "champion@2" in match.bots)


def doublings() -> list[Match]:
    return [
        Match(title, (f"champion@{more}", f"champion@{less}"), games, 0.5)
        for title in jailbirds.titles()
        if asked(title).ladder
        for (more, less), games in DOUBLINGS.items()
    ]


def among_regulars() -> dict[str, list[tuple[Match, Match]]]:
    """For the titles that several win: matches, each with its yardstick."""
    return {
        title: [
            (
                Match(title, (bot, *("regular",) * (among.players - 1)), games, gain),
                Match(title, (other, *("regular",) * (among.players - 1)), games, 0),
            )
            for bot, other, games, gain in _seats(among)
        ]
        for title in jailbirds.titles()
        if (among := asked(title).among)
    }


def _seats(among: Among) -> Iterator[tuple[str, str, int, float]]:
    yield "champion@0.3", "regular", AMONG_GAMES["champion@0.3"], among.quick
    yield "champion@2", "regular", AMONG_GAMES["champion@2"], among.slow
    for more, less in DOUBLINGS:
        yield f"champion@{more}", f"champion@{less}", AMONG_DOUBLED, 0


def to_play() -> list[Match]:
    """All of them, once each."""
    pairs = [match for found in among_regulars().values() for pair in found for match in pair]
    found: dict[str, Match] = {}
    for match in [*matches(), *doublings(), *pairs]:
        if match.name not in found or found[match.name].games < match.games:
            found[match.name] = match
    return list(found.values())
