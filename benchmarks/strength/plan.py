"""Who plays whom, how often, and what is asked of the stronger."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

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


LADDER = ("mastermind", "veteran", "regular", "rookie")
# Each level against the one below; mastermind against regular; mastermind against random.
ASKED = {
    "alcatraz": (0.70, 0.90, 0.99),
    "ausbrecher": (0.57, 0.62, 0.90),
    "digout": (0.60, 0.65, 0.95),
}
# How many games: enough to tell, and fewer where a game takes minutes.
GAMES = {
    ("regular", "rookie"): 1000,
    ("veteran", "regular"): 60,
    ("mastermind", "veteran"): 20,
    ("mastermind", "regular"): 20,
    ("mastermind", "random"): 10,
}
MORE_GAMES = {
    ("ausbrecher", "mastermind", "veteran"): 40
}  # what is asked there is least above luck
# Twice the time against half of it: so many games, and fewer where they take longer.
DOUBLINGS = {(0.2, 0.1): 64, (0.4, 0.2): 20, (0.8, 0.4): 12}
# One seat among regulars, compared with another bot in the same seat of the same games: how many
# games, and how much more often the first must escape.
AMONG = {
    ("veteran", "regular"): (90, 0.08),
    ("mastermind", "regular"): (36, 0.12),
    **{(f"veteran@{more}", f"veteran@{less}"): (60, 0) for more, less in DOUBLINGS},
}
AMONG_PLAYERS = 3


def matches() -> list[Match]:
    """The quick ones first."""
    found = []
    for title, (above, regular, random) in ASKED.items():
        asked = dict.fromkeys(pairwise(LADDER), above)
        asked |= {("mastermind", "regular"): regular, ("mastermind", "random"): random}
        for pair, target in asked.items():
            games = MORE_GAMES.get((title, *pair), GAMES[pair])
            found.append(Match(title, pair, games, target))
    return sorted(found, key=lambda match: "mastermind" in match.bots)


def doublings() -> list[Match]:
    return [
        Match(title, (f"veteran@{more}", f"veteran@{less}"), games, 0.5)
        for title in ASKED
        for (more, less), games in DOUBLINGS.items()
    ]


def among_regulars() -> list[tuple[Match, Match]]:
    rest = ("regular",) * (AMONG_PLAYERS - 1)
    return [
        (
            Match("scapegoat", (bot, *rest), games, gain),
            Match("scapegoat", (other, *rest), games, 0),
        )
        for (bot, other), (games, gain) in AMONG.items()
    ]


def to_play() -> list[Match]:
    """All of them, once each."""
    pairs = [match for pair in among_regulars() for match in pair]
    found: dict[str, Match] = {}
    for match in [*matches(), *doublings(), *pairs]:
        if match.name not in found or found[match.name].games < match.games:
            found[match.name] = match
    return list(found.values())
