"""The levels of a title on one scale: games between them, and the ratings that follow.

Levels that do not search play all others of their kind; each that searches plays the one below.
Where a title needs three players or more, each level sits among regulars. Whatever is played is
written at once, so that it goes on where it stopped.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, pairwise
from math import log, sqrt
from pathlib import Path

import msgspec
import numpy as np

from jailbirds.bots import LEVELS, OPPONENTS
from jailbirds.bots.ratings import ANCHOR, FILE, MIDDLE, LevelRating, Pairing, Ratings
from jailbirds.kernel.errors import JailbirdsError
from jailbirds.kernel.title import Title
from jailbirds.lab.bots_games import TimedBot, on_cores, play
from jailbirds.lab.figures import Z
from jailbirds.lab.sim import simulate

RATED = ("random", *OPPONENTS)  # the weakest first
UNIT = 400 / log(10)  # points for each step of the odds by a factor of e
LOOSE = 10.0  # standard deviation of what is believed without games: nobody is infinitely strong
HALF = 0.5  # a game, added to wins and losses for the same end
STEPS = 60  # of Newton's method, which needs far fewer


def pairs(players: int) -> list[tuple[str, str]]:
    """Who plays whom, those first that cost least."""
    if players > 2:
        return [(level, ANCHOR) for level in RATED]
    quick = [level for level in RATED if not LEVELS[level].seconds]
    found = [(stronger, weaker) for weaker, stronger in combinations(quick, 2)]
    near = [(stronger, weaker) for weaker, stronger in pairwise(RATED)]
    return found + [pair for pair in near if pair not in found]


class Ladder:
    """A title's file of ratings, as it grows."""

    def __init__(self, title: Title, file: Path | None, iterations: int | None, seed: int) -> None:
        self.title = title
        self.file = file or title.folder / FILE
        self.ratings = Ratings(title.players[0], seed, iterations)
        if self.file.is_file():
            self.ratings = msgspec.json.decode(self.file.read_bytes(), type=Ratings)
            known = (self.ratings.seed, self.ratings.iterations)
            if known != (seed, iterations):
                raise JailbirdsError(
                    f"{self.file} is of games with seed {known[0]} and "
                    f"{known[1] or 'no number of'} iterations: go on with these, or remove it"
                )

    def missing(self, quick: int, searched: int) -> list[tuple[Pairing, int]]:
        """The pairings, each with how many games are still to be played."""
        known = {(pairing.first, pairing.second): pairing for pairing in self.ratings.pairings}
        found = []
        for pair in pairs(self.ratings.players):
            pairing = known.get(pair) or Pairing(*pair)
            if pair not in known:
                self.ratings.pairings.append(pairing)
            wanted = searched if any(LEVELS[name].seconds for name in pair) else quick
            found.append((pairing, max(0, wanted - pairing.games)))
        return found

    def play(
        self,
        quick: int,
        searched: int,
        cores: int | None = None,
        progress: Callable[[int], None] = lambda _: None,
    ) -> None:
        """Play until each pairing of levels has so many games: `searched` where one of them
        searches."""
        for pairing, left in self.missing(quick, searched):
            for number, winners in self._games(pairing, left, cores):
                _count(pairing, number % self.ratings.players, winners, self.ratings.players)
                if LEVELS[pairing.first].seconds:
                    self.save()
                progress(1)
            self.save()

    def _games(
        self, pairing: Pairing, left: int, cores: int | None
    ) -> Iterator[tuple[int, Sequence[int]]]:
        """The numbers of further games, and who won them."""
        bots = (pairing.first, *[pairing.second] * (self.ratings.players - 1))
        begun, seed = pairing.games, self.ratings.seed
        if not LEVELS[pairing.first].seconds:
            played = simulate(self.title, bots, left, seed=seed + begun)
            yield from ((number, game.winners) for number, game in enumerate(played))
            return

        def one(number: int) -> tuple[int, Sequence[int]]:
            whole = play(
                *(self.title, bots, number),
                seed=seed,
                iterations=self.ratings.iterations,
                seated=TimedBot,
            )
            assert whole.game.result is not None
            return number, whole.game.result.winners

        yield from on_cores(one, range(begun, begun + left), cores)

    def save(self) -> None:
        """Write what is known by now, with the ratings that follow from it."""
        self.ratings.levels = rated(self.ratings)
        text = msgspec.json.format(msgspec.json.encode(self.ratings), indent=1)
        self.file.write_bytes(text + b"\n")


def _count(pairing: Pairing, seat: int, winners: Sequence[int], players: int) -> None:
    """Against one other a shared win counts half; among several each may win."""
    if players == 2 and len(winners) != 1:
        pairing.shared += 1
    elif seat in winners:
        pairing.won += 1
    else:
        pairing.lost += 1


def rated(ratings: Ratings) -> dict[str, LevelRating]:
    """The ratings that follow from the games, of all levels that have played."""
    played = [pairing for pairing in ratings.pairings if pairing.games]
    found = among(played) if ratings.players > 2 else fitted(played)
    return {level: found[level] for level in RATED if level in found}


def fitted(played: Sequence[Pairing]) -> dict[str, LevelRating]:
    """By the model of Bradley and Terry, with the likeliest strengths.

    >>> fitted([Pairing("veteran", "regular", won=75, lost=25)])["veteran"]
    LevelRating(points=1691, margin=79)
    """
    names = sorted({name for each in played for name in (each.first, each.second)} | {ANCHOR})
    others = [name for name in names if name != ANCHOR]
    first = np.array([_row(each.first, others) - _row(each.second, others) for each in played])
    won = np.array([each.won + each.shared / 2 for each in played])
    games = np.array([each.games for each in played])
    strengths, known = np.zeros(len(others)), np.eye(len(others)) / LOOSE**2
    for _ in range(STEPS):
        expected = 1 / (1 + np.exp(-first @ strengths))
        information = (first * (games * expected * (1 - expected))[:, None]).T @ first + known
        missed = first.T @ (won - games * expected) - known @ strengths
        step = np.linalg.solve(information, missed)
        strengths += np.clip(step, -1, 1)
    margins = Z * np.sqrt(np.diag(np.linalg.inv(information)))
    points = {
        name: LevelRating(round(MIDDLE + UNIT * strength), round(UNIT * margin))
        for name, strength, margin in zip(others, strengths, margins, strict=True)
    }
    return points | {ANCHOR: LevelRating(MIDDLE, 0)}


def _row(name: str, others: Sequence[str]) -> np.ndarray:
    return np.array([float(name == other) for other in others])


def among(played: Sequence[Pairing]) -> dict[str, LevelRating]:
    """By the odds of winning among regulars, beside those of a regular.

    >>> seats = [Pairing("regular", "regular", won=300, lost=600)]
    >>> among([*seats, Pairing("veteran", "regular", won=50, lost=50)])["veteran"]
    LevelRating(points=1620, margin=72)
    """
    wins = {each.first: (each.won + HALF, each.lost + HALF) for each in played}
    if ANCHOR not in wins:
        return {}
    here = wins[ANCHOR]
    found = {ANCHOR: LevelRating(MIDDLE, 0)}
    for name, (won, lost) in wins.items():
        if name != ANCHOR:
            points = UNIT * log(won / lost * here[1] / here[0])
            doubt = Z * UNIT * sqrt(1 / won + 1 / lost + 1 / here[0] + 1 / here[1])
            found[name] = LevelRating(round(MIDDLE + points), round(doubt))
    return found
