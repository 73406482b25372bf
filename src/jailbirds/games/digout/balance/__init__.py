"""What games between greedy bots say about the house content.

    python -m jailbirds.games.digout.balance [games] [players ...]

writes a table in Markdown: lengths, seats, gangs, and whatever is never done.
"""

from __future__ import annotations

import statistics
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from jailbirds.games.digout.state import GANGS, PILE
from jailbirds.kernel.chance import generator
from jailbirds.kernel.title import Title

LOOPS = "jailbirds.games.digout.balance.loops"


@dataclass(frozen=True, slots=True)
class Balance:
    """What many games say. Gangs: how often anybody joined, and how often members won
    against chance, counted for all who ever joined and for those who belonged at the end."""

    players: int
    games: int
    rounds: tuple[float, float, float]  # first quartile, median, third quartile
    endings: Mapping[str, int]
    wins_by_seat: tuple[float, ...]  # in percent
    joined: Mapping[str, float]  # percent of games
    luck: Mapping[str, float]  # wins of those who joined, 1.0: as often as chance
    luck_at_end: Mapping[str, float]
    done: Mapping[str, float]  # action -> times a game


def measure(
    title: Title,
    players: int,
    games: int,
    options: Mapping[str, Any] | None = None,
    *,
    seed: int = 0,
    gear: str = "native",
) -> Balance:
    """Play games between greedy bots and count."""
    start = title.begin(title.read_players(players), title.read_options(options))
    runner = title.gear(gear)
    loops = runner.load(LOOPS)
    array = np.zeros(loops.RECORDS, dtype=title.state)
    out = np.zeros(title.most_legal, dtype=np.int32)
    values = np.zeros(players, dtype=np.int64)
    done = np.zeros(title.actions.size, dtype=np.int64)
    rounds: list[int] = []
    endings = dict.fromkeys(title.endings, 0)
    wins = np.zeros(players)
    tally = _Tally()
    for number in range(games):
        array[0] = start[0]
        joined = np.zeros((players, len(GANGS)), dtype=np.int64)
        loops.counted_match(
            *(runner.open(array), runner.open(out), runner.open(values)),
            *(runner.open(generator(seed, number)), runner.open(done), runner.open(joined)),
        )
        ending, winners = runner.loops.outcome(runner.open(array), 0)
        endings[list(endings)[ending - 1]] += 1
        rounds.append(int(array[0]["round"]) + (ending != 3))
        share = np.array([winners >> seat & 1 for seat in range(players)], dtype=float)
        share /= share.sum()
        wins += share
        at_end = array[0]["gang_card"][:players]
        tally.add(joined, at_end, share * players)
    quartiles = statistics.quantiles(rounds, n=4)
    return Balance(
        players=players,
        games=games,
        rounds=(quartiles[0], quartiles[1], quartiles[2]),
        endings=endings,
        wins_by_seat=tuple((100 * wins / games).tolist()),
        joined={name: 100 * tally.games[k] / games for k, name in enumerate(GANGS)},
        luck={name: tally.ratio(k, 0) for k, name in enumerate(GANGS)},
        luck_at_end={name: tally.ratio(k, 1) for k, name in enumerate(GANGS)},
        done={str(title.actions[k]): float(done[k]) / games for k in range(title.actions.size)},
    )


class _Tally:
    """Members and their wins, by gang: those who ever joined, and those at the end."""

    def __init__(self) -> None:
        self.games = np.zeros(len(GANGS))
        self.members = np.zeros((2, len(GANGS)))
        self.wins = np.zeros((2, len(GANGS)))

    def add(self, joined: np.ndarray, at_end: np.ndarray, luck: np.ndarray) -> None:
        last = np.array([[(card - 1) // PILE == k for k in range(len(GANGS))] for card in at_end])
        last &= (at_end > 0)[:, None]
        self.games += joined.any(axis=0)
        for row, belongs in enumerate((joined, last)):
            self.members[row] += belongs.sum(axis=0)
            self.wins[row] += (belongs * luck[:, None]).sum(axis=0)

    def ratio(self, gang: int, row: int) -> float:
        members = self.members[row, gang]
        return float(self.wins[row, gang] / members) if members else 0.0


def report(balance: Balance) -> str:
    """The figures in Markdown."""
    low, median, high = balance.rounds
    endings = ", ".join(f"{name} {count}" for name, count in balance.endings.items() if count)
    seats = " ".join(f"{share:.1f}" for share in balance.wins_by_seat)
    lines = [
        f"### {balance.players} players, {balance.games} games",
        "",
        f"- rounds: median {median:.0f} (quartiles {low:.0f} and {high:.0f}); endings: {endings}",
        f"- wins by seat, percent: {seats}",
        "",
        "| gang | joined in % of games | wins of all who joined | wins of members at the end |",
        "|---|---|---|---|",
    ]
    lines += [
        f"| {name} | {balance.joined[name]:.0f} | {balance.luck[name]:.2f} "
        f"| {balance.luck_at_end[name]:.2f} |"
        for name in balance.joined
    ]
    watched = ("search", "walk", "sneak", "craft", "dig", "steal", "heal", "sell", "buy", "play")
    used = {action: n for action, n in balance.done.items() if action.split()[0] in watched}
    by_kind: dict[str, float] = {}
    for action, n in used.items():
        do = action.split()[0]
        key = action if do in ("craft", "buy", "play", "dig") else do
        by_kind[key] = by_kind.get(key, 0) + n
    lines += ["", "- times a game: " + ", ".join(f"{key} {n:.3f}" for key, n in by_kind.items())]
    for do in ("extort", "comply", "fight", "decline", "reveal", "join"):
        n = sum(n for action, n in balance.done.items() if action.split()[0] == do)
        lines[-1] += f", {do} {n:.3f}"
    return "\n".join(lines)
