"""How far apart the levels of bots are: levels.md, from the ratings in every title's folder.

python -m benchmarks.strength.levels
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import jailbirds
from benchmarks.strength import newcomer
from jailbirds.bots import LEVELS
from jailbirds.bots.ratings import ANCHOR, Pairing, Ratings, kept
from jailbirds.kernel.title import Title
from jailbirds.lab.figures import share
from jailbirds.lab.ladder import RATED
from jailbirds.words import words

FILE = Path(__file__).parent / "levels.md"
LOW, HIGH = 0.65, 0.85  # what the stronger of two neighbours is to win
HEAD = """# How far apart the levels are

Written by `python -m benchmarks.strength.levels` from `ratings.json` in the folder of every title,
which `jailbirds lab levels` has made: the commands stand below each title. Seats rotate; intervals
are of 95 %; a shared win is half of one. Of two neighbours the stronger is to win 65 to 85 %.

A level rating is a strength by the model of Bradley and Terry: 191 points more win three games in
four, and a regular has 1500. Levels that do not search played all others of their kind, each that
searches the one below it.

**By iterations, not by the clock.** These games were played on two cores on which others worked as
well, with a load of 8 to 16, where seconds mean little. So every level that searches had the same
number of iterations for a decision. What is seen of the steps above a regular is how many of their
decisions they think over, 30, 55, 80 or 100 of 100, and not that a mastermind has seven times a
veteran's time, and a champion twice a mastermind's. In a real game all of them have many times as
many iterations, and are stronger against a regular than it says here. By the clock, on an idle
machine, `champion@0.3` won 94.7 to 100 % against a regular in the titles for two, and `champion@2`
60 and 65 % against that in two of them ([results.md](results.md)); these four levels share that
way among them. Whether they do so evenly by the clock has still to be played.

## Somebody who plays for the first time

Against a rookie, and against an inmate, who plays as rookies did before. Nobody of that sort was at
hand: in their place a bot does anything at all in half of its decisions, and what looks best in the
others (`python -m benchmarks.strength.newcomer`).
"""


def write() -> None:
    text = "\n".join(
        [
            HEAD,
            *newcomer.table(),
            "",
            *(line for name in jailbirds.titles() for line in _title(name)),
        ]
    )
    FILE.write_text(text, encoding="utf-8")


def _title(name: str) -> Iterator[str]:
    title = jailbirds.title(name)
    ratings = kept(title)
    assert ratings is not None
    yield f"## {words('en', title).say('title')}"
    yield ""
    yield from _among(ratings) if ratings.players > 2 else _neighbours(ratings)
    yield ""
    yield f"    {_command(title, ratings)}"
    yield ""


def _command(title: Title, ratings: Ratings) -> str:
    quick, searched = (
        max(each.games for each in ratings.pairings if bool(LEVELS[each.first].seconds) is searches)
        for searches in (False, True)
    )
    return (
        f"jailbirds lab levels {title.name} --games {quick} --searched {searched} "
        f"--iterations {ratings.iterations}"
    )


def _neighbours(ratings: Ratings) -> Iterator[str]:
    yield "| level | rating | | against | games | won | interval | |"
    yield "|---|--:|--:|---|--:|--:|---|---|"
    below = {each.first: each for each in ratings.pairings if _is_next(each)}
    for level, rating in ratings.levels.items():
        told = f"| {level} | {rating.points} | ± {rating.margin} |"
        if level not in below:
            yield f"{told} | | | | |"
            continue
        pairing = below[level]
        won = share(pairing.won + pairing.shared / 2, pairing.games)
        fits = "" if pairing.second == "random" else _fits(won.low, won.value, won.high)
        yield (
            f"{told} {pairing.second} | {pairing.games} | {won.value:.1%} | "
            f"{won.low:.1%} – {won.high:.1%} | {fits} |"
        )


def _is_next(pairing: Pairing) -> bool:
    return RATED.index(pairing.first) - RATED.index(pairing.second) == 1


def _fits(low: float, value: float, high: float) -> str:
    if LOW <= value <= HIGH:
        return "yes"
    return "within chance" if low <= HIGH and high >= LOW else "no"


def _among(ratings: Ratings) -> Iterator[str]:
    yield (
        f"{ratings.players} players, of whom several may win, or none: how often a level wins "
        f"among {ANCHOR}s, and what its odds are worth beside those of a {ANCHOR} there."
    )
    yield ""
    yield "| level | rating | | games | won | interval |"
    yield "|---|--:|--:|--:|--:|---|"
    played = {each.first: each for each in ratings.pairings}
    for level, rating in ratings.levels.items():
        won = share(played[level].won, played[level].games)
        yield (
            f"| {level} | {rating.points} | ± {rating.margin} | {played[level].games} | "
            f"{won.value:.1%} | {won.low:.1%} – {won.high:.1%} |"
        )


if __name__ == "__main__":
    write()
