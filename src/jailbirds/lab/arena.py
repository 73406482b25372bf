"""Tournaments: bots of all levels against each other, seats in rotation, on all cores.

Every game is a row of a CSV file as soon as it is over, so that a tournament that was broken
off goes on where it stopped.
"""

from __future__ import annotations

import csv
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from threading import Lock
from typing import Any

from jailbirds.bots import Bot
from jailbirds.kernel.errors import JailbirdsError
from jailbirds.kernel.title import Title
from jailbirds.lab.bots_games import on_cores, play
from jailbirds.lab.figures import wilson
from jailbirds.lab.sim import Played

COLUMNS = ("game", "bots", "winners", "ending", "actions")


def tournament(
    title: Title,
    bots: Sequence[str],
    games: int,
    options: Mapping[str, Any] | None = None,
    *,
    seed: int = 0,
    iterations: int | None = None,
    cores: int | None = None,
    file: Path | None = None,
    progress: Callable[[int], None] = lambda _: None,
    seated: Callable[..., Bot] = Bot,
) -> list[Played]:
    """Play so many games; with `file`, those already in it are not played again.

    `iterations` gives searching bots so many iterations instead of their time: then the
    same tournament has the same result everywhere. `seated` makes the bot of a name.
    """
    title.read_players(len(bots))
    done = _read(file, bots) if file else {}
    progress(len(done))
    lock = Lock()

    def one(number: int) -> None:
        whole = play(
            *(title, bots, number, options),
            seed=seed,
            iterations=iterations,
            seated=seated,
        )
        game = whole.game
        assert game.result is not None
        played = Played(
            tuple(whole.players), len(game.moves), game.result.ending, game.result.winners
        )
        with lock:
            done[number] = played
            if file:
                _append(file, number, played)
        progress(1)

    for _ in on_cores(one, [number for number in range(games) if number not in done], cores):
        pass
    return [done[number] for number in sorted(done) if number < games]


def _read(file: Path, bots: Sequence[str]) -> dict[int, Played]:
    """The games of a file, if they are of the same bots."""
    if not file.exists():
        return {}
    done = {}
    with file.open(newline="", encoding="utf-8") as rows:
        for row in csv.DictReader(rows):
            if set(row) != set(COLUMNS):
                raise JailbirdsError(f"{file} is no file of a tournament: expected {COLUMNS}")
            names = tuple(row["bots"].split())
            if sorted(names) != sorted(bots):
                raise JailbirdsError(f"{file} has games of {', '.join(names)}, not of these bots")
            winners = tuple(map(int, row["winners"].split()))
            done[int(row["game"])] = Played(names, int(row["actions"]), row["ending"], winners)
    return done


def _append(file: Path, number: int, played: Played) -> None:
    fresh = not file.exists()
    with file.open("a", newline="", encoding="utf-8") as rows:
        writer = csv.writer(rows)
        if fresh:
            writer.writerow(COLUMNS)
        winners = " ".join(map(str, played.winners))
        writer.writerow((number, " ".join(played.bots), winners, played.ending, played.actions))


@dataclass(frozen=True, slots=True)
class Standing:
    """How a bot did; a shared win counts in part, and `decided` leaves such games out."""

    bot: str
    seats: int  # how many times it sat down
    wins: float
    share: float
    low: float
    high: float
    decided: float
    rating: float
    doubt: float


def rating_model() -> Any:
    """Openskill's model of ratings, which comes with the extra `lab`."""
    try:
        from openskill.models import PlackettLuce  # noqa: PLC0415
    except ModuleNotFoundError:
        raise JailbirdsError(
            "tournaments need openskill for their ratings: pip install 'jailbirds[lab]'"
        ) from None
    return PlackettLuce()


def standings(played: Sequence[Played]) -> list[Standing]:
    """The table of a tournament, best first; ratings by openskill, with their doubt."""
    model = rating_model()
    names = sorted({bot for game in played for bot in game.bots})
    ratings = {name: model.rating(name=name) for name in names}
    seats = dict.fromkeys(names, 0)
    wins = dict.fromkeys(names, 0.0)
    decided = {name: [0, 0] for name in names}
    for game in played:
        for seat, name in enumerate(game.bots):
            won = seat in game.winners
            seats[name] += 1
            wins[name] += won / max(1, len(game.winners))
            if len(game.winners) == 1:
                decided[name][0] += won
                decided[name][1] += 1
        if len(set(game.bots)) == len(game.bots):  # a bot cannot beat itself
            teams = [[ratings[name]] for name in game.bots]
            ranks = [0.0 if seat in game.winners else 1.0 for seat in range(len(game.bots))]
            for name, (rating,) in zip(game.bots, model.rate(teams, ranks=ranks), strict=True):
                ratings[name] = rating
    table = []
    for name in names:
        low, high = wilson(wins[name], seats[name])
        table.append(
            Standing(
                *(name, seats[name], wins[name], wins[name] / seats[name], low, high),
                decided=decided[name][0] / max(1, decided[name][1]),
                rating=ratings[name].mu,
                doubt=1.96 * ratings[name].sigma,
            )
        )
    return sorted(table, key=lambda standing: -standing.share)
