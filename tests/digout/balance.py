"""What games between greedy bots say about the house content.

    python -m tests.digout.balance [GAMES [PLAYERS ...]]

writes a table in Markdown: lengths, seats, gangs, and whatever is never done.
"""

from __future__ import annotations

import statistics
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

import jailbirds
from jailbirds.games.digout.state import GANGS, PILE
from tests.balance import greedy_games


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


def measure(players: int, games: int, seed: int = 0, **options: Any) -> Balance:
    """Play games between greedy bots and count."""
    title = jailbirds.title("digout")
    actions = [title.actions[number] for number in range(title.actions.size)]
    gang_of = {
        action.id: GANGS.index(str(action.args["gang"]))
        for action in actions
        if action.do == "join"
    }
    done = np.zeros(len(actions), dtype=np.int64)
    rounds: list[int] = []
    endings = dict.fromkeys(title.endings, 0)
    wins = np.zeros(players)
    tally = _Tally()
    joined = np.zeros((players, len(GANGS)), dtype=np.int64)

    def watch(seat: int, action: int, _: Any) -> None:
        done[action] += 1
        if action in gang_of:
            joined[seat, gang_of[action]] = 1

    for game in greedy_games(title, players, games, options, watch, seed):
        endings[game.ending] += 1
        rounds.append(int(game.record["round"]) + (game.ending != "limit"))
        share = np.array([seat in game.winners for seat in range(players)], dtype=float)
        share /= share.sum()
        wins += share
        tally.add(joined, game.record["gang_card"][:players], share * players)
        joined[:] = 0
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
        done={str(action): float(done[action.id]) / games for action in actions},
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


def main() -> None:
    games, *tables = [int(word) for word in sys.argv[1:]] or [2000]
    for players in tables or [2, 4, 6]:
        sys.stdout.write(report(measure(players, games)) + "\n\n")


if __name__ == "__main__":
    main()
